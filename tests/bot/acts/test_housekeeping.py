"""Tables that nobody plays any more: told, archived, forgotten; nothing is lost and nobody is surprised."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.acts.housekeeping import Housekeeper, Lifetimes, due
from bot.time.clock import SystemClock
from games.words.phrases import phrases
from tests.support.bot import private

GAME = "puerto_rico"
WORDS = phrases("en", GAME)
DAY = timedelta(days=1)
LIMITS = Lifetimes(lobby=14 * DAY, idle=60 * DAY, finished=7 * DAY, notice=7 * DAY, forget=30 * DAY)


class Later(SystemClock):
    """The clock of a machine that runs ahead."""

    def __init__(self) -> None:
        self.ahead = timedelta(0)

    def now(self):
        return super().now() + self.ahead


@pytest.fixture
def keeper(world):
    """A function that looks through the tables so many days later."""
    clock = Later()

    async def look(days, limits=LIMITS):
        clock.ahead = days * DAY
        await Housekeeper(world.tables, limits, clock).tick()
        await world.settled()

    return look


async def statuses(world):
    tables = [await world.storage.table(number) for number in (1, 2)]
    return [table.status for table in tables if table is not None]


def told(world, message, channel=None):
    """How often a sentence was said, whatever its date."""
    words = WORDS(message, game="Puerto Rico", at="#")
    first, _, last = words.partition("#")
    return sum(
        post.content.startswith(first) and post.content.endswith(last) for post in world.posts(channel)
    )


async def test_a_table_where_somebody_moved_lately_is_left_alone(world, keeper):
    await world.start(GAME, "anna", "ben", "clara")
    await keeper(52)
    assert not told(world, "archived-soon-running")
    assert await statuses(world) == ["running"]


async def test_an_idle_table_is_archived_a_week_after_it_was_told(world, keeper):
    await world.start(GAME, "anna", "ben", "clara")
    await keeper(54)
    assert told(world, "archived-soon-running") == 1
    await keeper(60)
    assert await statuses(world) == ["running"]
    await keeper(61.1)
    assert await statuses(world) == ["archived"]
    assert told(world, "archived-now-running") == 1
    assert not any(post.components for post in world.posts() if post not in world.boards)


async def test_it_is_told_once_also_over_a_restart(world, keeper):
    await world.start(GAME, "anna", "ben", "clara")
    await keeper(54)
    await world.restart()
    await keeper(55)
    assert told(world, "archived-soon-running") == 1


async def test_after_a_long_silence_of_the_bot_it_is_told_first(world, keeper):
    await world.start(GAME, "anna", "ben", "clara")
    await keeper(200)
    assert await statuses(world) == ["running"]
    await keeper(206)
    assert await statuses(world) == ["running"]
    await keeper(207.1)
    assert await statuses(world) == ["archived"]


async def test_a_move_keeps_the_table(world, keeper):
    await world.start(GAME, "anna", "ben", "clara")
    row = (await world.live()).row
    told_at = row.changed + 54 * DAY
    assert due(row, None, LIMITS, told_at) == "tell"
    assert due(row, told_at, LIMITS, told_at + 7 * DAY) == "archive"
    moved = world.tables.now() + 55 * DAY
    assert due(replace(row, changed=moved), told_at, LIMITS, told_at + 7 * DAY) is None


async def test_a_lobby_that_nobody_starts_is_closed(world, keeper):
    await world.open(GAME, "anna")
    await keeper(7.1)
    assert told(world, "archived-soon-lobby") == 1
    await keeper(14.2)
    assert await statuses(world) == ["archived"]
    reply = await world.person("ben").slash(world.general, "table new", {"game": GAME})
    assert private(reply) == WORDS("table-opened", game="Puerto Rico")


async def test_a_table_that_its_host_ended_goes_without_a_word(world, keeper):
    anna, *_ = await world.start(GAME, "anna", "ben", "clara")
    await world.end(anna)
    await world.settled()
    count = len(world.posts())
    await keeper(8)
    assert await statuses(world) == ["archived"]
    assert len(world.posts()) == count


async def test_a_finished_table_is_told_how_long_it_stays(world, keeper):
    await world.start(GAME, "anna", robots=2)
    row = (await world.live()).row
    finished = replace(row, status="finished")
    assert due(finished, None, LIMITS, row.changed) == "tell"
    assert due(finished, row.changed, LIMITS, row.changed + 6 * DAY) is None
    assert due(finished, row.changed, LIMITS, row.changed + 7 * DAY) == "archive"


async def test_an_archived_table_and_its_controls_say_how_it_is_played_on(world, keeper):
    anna, *_ = await world.start(GAME, "anna", "ben", "clara")
    post = world.post
    await keeper(54)
    world.server.forbid(world.general, "send_messages")
    await keeper(62)
    assert private(await anna.slash(world.general, "move")) == WORDS("table-archived")
    there = world.server.world.message(post.channel_id, post.id)
    if there.selects:
        select = there.selects[0]
        reply = await anna.select(there, select["custom_id"], [select["options"][0]["label"]])
        assert private(reply) == WORDS("table-archived")


async def test_an_archived_table_is_forgotten_where_the_operator_wants_that(world, keeper):
    await world.start(GAME, "anna", "ben", "clara")
    await keeper(54)
    await keeper(62)
    await keeper(92.1, Lifetimes(forget=None))
    assert await statuses(world) == ["archived"]
    await keeper(92.1)
    assert await world.storage.table(1) is None


async def test_a_dead_channel_does_not_stop_the_others(world, keeper):
    garden = world.server.channel("garden")
    await world.start(GAME, "anna", "ben", "clara")
    await world.start(GAME, "dora", "emil", "fritz", channel=garden)
    world.server.delete_channel(world.general)
    await keeper(54)
    await keeper(61.1)
    assert await statuses(world) == ["archived", "archived"]
    assert told(world, "archived-now-running", garden) == 1


@pytest.mark.rest
async def test_a_table_that_fails_does_not_stop_the_others(world, keeper, bot_log, monkeypatch):
    garden = world.server.channel("garden")
    await world.start(GAME, "anna", "ben", "clara")
    await world.start(GAME, "dora", "emil", "fritz", channel=garden)
    first = await world.storage.table(1)
    assert first is not None
    words = type(world.tables).words_of

    def broken(tables, row, notes):
        if row.id == 1:
            raise ValueError("nonsense in the notes")
        return words(tables, row, notes)

    monkeypatch.setattr(type(world.tables), "words_of", broken)
    world.tables.forget(1)
    await keeper(54)
    assert told(world, "archived-soon-running", garden) == 1
    assert bot_log.lines
    bot_log.lines.clear()
