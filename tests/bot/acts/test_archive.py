"""What is paused is not idle; notices reach the players; from the archive one looks, saves and plays on."""

from datetime import timedelta

import pytest

from bot.acts.housekeeping import Housekeeper, Lifetimes
from games.words.phrases import phrases
from tests.bot.acts.test_powers import rated
from tests.support.bot import private

GAME = "puerto_rico"
WORDS = phrases("en", GAME)


class Later:
    """A clock that is ahead."""

    def __init__(self, world, days):
        self._moment = world.tables.now() + timedelta(days=days)

    def now(self):
        return self._moment


async def passes(world, *days):
    for moment in days:
        await Housekeeper(world.tables, Lifetimes(), Later(world, moment)).tick()
    await world.settled()


async def test_a_paused_table_is_not_archived(world):
    anna, *_ = await world.start(GAME, "anna", "ben", "clara")
    await anna.slash(world.general, "host pause")
    await passes(world, 54, 70, 400)
    assert (await world.live()).row.status == "running"


async def test_the_notice_reaches_the_players_in_person(world):
    people = await world.start(GAME, "anna", "ben", "clara")
    await passes(world, 54, 55)
    for person in people:
        (letter,) = [one.content for one in person.direct_messages() if "is archived on" in one.content]
        assert f"<#{world.general.id}>" in letter


@pytest.fixture
async def archived(world):
    await world.start(GAME, "anna", "ben", "clara")
    await passes(world, 54, 70)
    (row,) = [await world.storage.table(1)]
    assert row.status == "archived"
    return world


async def test_from_the_archive_one_can_look_and_save(archived):
    for command in ("board", "log", "score"):
        reply = private(await archived.person("ben").slash(archived.general, command))
        assert reply != WORDS("no-table-here"), command
    reply = await archived.person("ben").slash(archived.general, "save")
    assert reply.message.files
    await archived.settled()
    assert archived.post.content == WORDS("archive-saved", name="ben")


async def test_from_the_archive_any_player_plays_on(archived):
    dora, ben = archived.person("dora"), archived.person("ben")
    assert private(await dora.slash(archived.general, "host resume")) == WORDS("not-seated")
    assert private(await ben.slash(archived.general, "host resume")) == WORDS("host-done")
    await archived.settled()
    anna = archived.person("anna")
    assert archived.post.pinged == [anna.id]
    await anna.slash(archived.general, "puerto-rico take-role", {"role": "builder"})
    await archived.settled()
    assert "takes the builder" in archived.told


@pytest.mark.rest
async def test_what_was_ended_is_not_played_on_from_the_archive(world):
    anna, *_ = await world.start(GAME, "anna", "ben", "clara")
    await world.end(anna)
    await passes(world, 8)
    assert private(await anna.slash(world.general, "host resume")) == WORDS("table-ended-already")


async def test_where_the_result_counts_no_archive_gives_a_save_away(world):
    await rated(world, "anna", "ben", "clara")
    await passes(world, 54, 70)
    reply = await world.person("ben").slash(world.general, "save")
    assert private(reply) == WORDS("save-counts")
    assert not reply.message.files
