"""Another copy of the bot with the same token: whoever notices it opens no table, and tells the operator why."""

from datetime import timedelta

import pytest

from bot.errors import PlayerError
from bot.local import NoAnswer
from bot.local.compose import Upload
from bot.table.another_copy import LASTS, WITHIN, AnotherCopy
from games.words.phrases import phrases
from tests.support.bot import World, private
from tests.support.time import Watch

WORDS = phrases("en", "puerto_rico")
GAME = {"game": "puerto_rico"}
SECOND = timedelta(seconds=1)
LINE = "another copy of this bot runs with the same token"


@pytest.fixture
def watch():
    return Watch()


def signs(watch, *pauses):
    """What is known after signs of another copy with these pauses before them."""
    found = AnotherCopy(watch.now)
    for pause in pauses:
        watch.set(watch.now() + pause)
        found.answers()
    return found


def test_one_answer_of_others_is_an_accident(watch):
    assert not signs(watch, SECOND).is_there()


def test_two_answers_of_others_within_a_minute_are_another_copy(watch, bot_log):
    found = signs(watch, SECOND, WITHIN)
    with pytest.raises(PlayerError, match="another-copy"):
        found.require_alone()
    (line,) = bot_log.lines
    assert LINE in line
    bot_log.lines.clear()


def test_two_answers_of_others_far_apart_are_two_accidents(watch):
    assert not signs(watch, SECOND, WITHIN + SECOND).is_there()


def test_an_hour_after_its_last_answer_the_other_copy_counts_as_gone(watch, bot_log):
    found = signs(watch, SECOND, SECOND, LASTS / 2)
    assert len(bot_log.lines) == 1
    watch.set(watch.now() + LASTS)
    assert found.is_there()
    watch.set(watch.now() + SECOND)
    found.require_alone()
    found.answers()
    found.require_alone()
    bot_log.lines.clear()


@pytest.fixture
async def two(world, tmp_path, bot_log):
    """Two copies of the bot, with databases of their own, in the same Discord; each hears of everything."""
    copy = World(tmp_path / "copy")
    copy.server, unused = world.server, copy.server
    await unused.close()
    await copy.start_bot()
    yield world, copy
    await copy.stop_bot()


async def asks(two, name, command, options):
    """What somebody is answered, by whichever copy was first."""
    world, _ = two
    reply = await world.person(name).slash(world.general, command, options)
    for one in two:
        await one.settled()
    return private(reply)


@pytest.mark.rest
async def test_of_two_copies_one_opens_no_more_tables_and_says_why(two, bot_log):
    for _ in range(6):
        await asks(two, "anna", "help", {})
    noticed = [one for one in two if one.app.resources.another_copy.is_there()]
    assert noticed
    assert all(LINE in line for line in bot_log.lines)
    assert len(bot_log.lines) == len(noticed)
    bot_log.lines.clear()
    before = [await one.storage.count_tables() for one in two]
    assert not any(map(sum, (counts.values() for counts in before)))
    await asks(two, "anna", "table new", GAME)
    for one in noticed:
        assert not await one.storage.count_tables()
        (fault,) = (await one.app.operating.signs()).faults()
        assert LINE in fault
        with pytest.raises(PlayerError, match="another-copy"):
            await one.tables.require_may_open(1)
    assert all(LINE in line for line in bot_log.lines)
    bot_log.lines.clear()  # the copy that had not noticed yet may have done so by the last answer


@pytest.mark.rest
async def test_an_answer_of_our_own_that_was_lost_on_its_way_back_is_no_other_copy(world):
    for _ in range(2):
        world.server.faults.fail(500, method="POST", route="/callback", after=True)
        await world.person("anna").slash(world.general, "help")
        await world.settled()
    assert not world.app.resources.another_copy.is_there()


async def test_whoever_would_open_a_table_is_told_why_none_is_opened(world, bot_log):
    # Nobody waits in vain for an answer that is refused.
    world.server.watchers.append(lambda one: world.server.clock.advance(4) if one.status == 400 else None)
    for _ in range(2):
        world.server.faults.refuse(400, 40060, method="POST", route="/callback")
        with pytest.raises(NoAnswer):
            await world.person("anna").slash(world.general, "help")
        await world.settled()
    world.server.problems.clear()
    bot_log.lines.clear()
    anna = world.person("anna")
    assert private(await anna.slash(world.general, "table new", GAME)) == WORDS("another-copy")
    save = Upload("save.json", "application/json", b"{}")
    assert private(await anna.slash(world.general, "import", {"save": save})) == WORDS("another-copy")
    with pytest.raises(PlayerError, match="another-copy"):
        await world.tables.require_may_open(anna.id)
    assert not await world.storage.count_tables()
