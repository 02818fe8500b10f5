"""What a click changes in its own message, and where that message stands."""

import pytest

from bot.posts.lobby import lobby_edit
from bot.table.clicked import Clicked, answering
from games.puerto_rico.moves import TakeRole

GAME = "puerto_rico"
ELSEWHERE, MESSAGE = 7, 77


async def changed_by(world, click, monkeypatch):
    """Let Anna take a role by a click; returns the messages that what is then said changes."""
    live, said = await world.live(), []
    commit = world.storage.commit

    async def noted(change):
        said.extend(change.outbox)
        return await commit(change)

    monkeypatch.setattr(world.storage, "commit", noted)
    with answering(click):
        await world.acts.play.move(live.row.id, live.seats[0].user, 0, lambda *_: TakeRole("settler"))
    await world.settled()
    return [post.changes for post in said]


@pytest.mark.rest
async def test_a_move_shows_in_the_post_that_was_clicked(world, monkeypatch):
    await world.start(GAME, "anna", "ben", "clara")
    click = Clicked(world.general.id, world.post.id)
    assert world.post.id in await changed_by(world, click, monkeypatch)
    assert click.row is not None


async def test_a_click_in_another_channel_changes_no_message_of_the_table(world, monkeypatch):
    await world.start(GAME, "anna", "ben", "clara")
    click = Clicked(ELSEWHERE, MESSAGE)
    assert MESSAGE not in await changed_by(world, click, monkeypatch)
    assert click.row is None


async def test_a_lobby_shows_a_change_that_was_asked_for_elsewhere(world):
    await world.open(GAME, "anna")
    live = await world.live()
    with answering(Clicked(ELSEWHERE, MESSAGE)):
        await world.acts.lobbies.join(live.row.id, world.person("ben").id, "ben")
    await world.settled()
    assert "ben" in world.lobby.content


async def test_what_goes_on_by_itself_belongs_to_no_click(world):
    await world.open(GAME, "anna")
    async with world.tables.hold((await world.live()).row.id) as held:
        assert held.clicked.message is None
        assert lobby_edit(held.live, held.clicked.shown_in(world.general.id)).changes is None
