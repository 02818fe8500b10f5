"""From an empty channel to one's first own decision."""

import pytest

from bot.menus.control_ids import read_control_id
from bot.storage import NewTable, SeatRow
from bot.table.notes import Notes
from tests.support.bot import private

MOST_CLICKS = 4


def asks(message):
    """Whether a move can be made or begun with a message's controls."""
    return any(read_control_id(one["custom_id"]) for one in [*message.buttons, *message.selects])


@pytest.fixture
def anna(world):
    """Somebody who is new here."""
    return world.person("anna")


@pytest.mark.parametrize("game", ["Age of Discovery", "Mundus Novus", "Pizarro & Co.", "Puerto Rico"])
async def test_from_an_empty_channel_to_ones_first_decision_it_is_at_most_four_clicks(world, anna, game):
    clicks = 1
    reply = await anna.slash(world.general, "play")
    for label in (game, "Begin with robots"):
        reply = await anna.click(reply.message, label)
        clicks += 1
    await world.settled()
    decision = world.post
    assert decision.content.startswith(f"<@{anna.id}>")
    if "Your move" in decision.labels:
        decision = (await anna.click(decision, "Your move")).message
        clicks += 1
    assert asks(decision)
    assert clicks <= MOST_CLICKS


async def test_a_game_that_waits_for_people_is_a_lobby(world, anna):
    reply = await anna.click((await anna.slash(world.general, "play")).message, "Puerto Rico")
    await anna.click(reply.message, "Open a lobby")
    await world.settled()
    ben = world.person("ben")
    await ben.click((await ben.slash(world.general, "play")).message, "Join")
    assert [row.name for row in (await world.live()).seats] == ["anna", "ben"]


async def test_whoever_plays_here_is_shown_what_they_may_do_and_others_are_refused(world):
    anna, *_ = await world.start("puerto_rico", "anna", robots=2)
    reply = await anna.slash(world.general, "play")
    assert reply.message.ephemeral
    assert asks(reply.message)
    assert "already has a table" in private(await world.person("ben").slash(world.general, "play"))


async def test_a_game_that_was_cut_short_before_its_start_is_a_lobby_then(world, anna):
    seats = (SeatRow(0, anna.id, None, "anna"), SeatRow(1, None, "easy", "Robot 1"))
    at = world.tables.now()
    await world.acts.lobbies.opened(
        NewTable(world.general.id, world.general.guild_id, anna.id, "mundus_novus", at, seats=seats), Notes()
    )
    await world.restart()
    await world.settled()
    assert "Start" in world.post.labels


async def test_an_empty_server_says_what_to_do_next(world, anna):
    for command in ("games", "move", "board"):
        assert "/play" in private(await anna.slash(world.general, command))
    assert "/play" in private(await anna.slash(world.general, "games", {"open": True}))


async def test_open_tables_tell_their_pace_and_their_language(world):
    await world.open("puerto_rico", "anna")
    text = private(await world.person("ben").slash(world.general, "games", {"open": True}))
    assert "Pace: no hurry (no time limits) · Language: English" in text
