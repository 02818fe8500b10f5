"""Tables in a thread of their own: made by the bot, with one line above that is kept up to date."""

from dataclasses import replace

import pytest

from bot.posts.line import line_words
from bot.table.allowance import LIMITS
from bot.table.live import Frozen
from bot.table.tables import Chosen
from games.words.phrases import phrases
from tests.support.bot import private
from tests.support.endings import over

GAME = "puerto_rico"
WORDS = phrases("en", GAME)


def threads(world):
    return [one for one in world.server.world.channels.values() if one.is_thread]


async def opens(world, name="anna", **options):
    reply = await world.person(name).slash(
        world.general, "table new", {"game": GAME, "seating": "joined", "thread": True, **options}
    )
    await world.settled()
    return reply


def line(world):
    (one,) = world.posts()
    return one.content


async def started(world):
    await opens(world)
    (thread,) = threads(world)
    for name in ("ben", "clara"):
        await world.person(name).slash(thread, "table join")
    await world.person("anna").slash(thread, "table start")
    await world.settled()
    return thread


async def test_the_bot_makes_a_thread_and_the_channel_keeps_one_line(world):
    await opens(world)
    (thread,) = threads(world)
    assert (await world.live(thread)).row.channel == thread.id
    assert world.posts(thread)[0].content.startswith(
        WORDS("lobby-head", game=WORDS("game-name"), least=3, most=5)
    )
    state = WORDS("line-lobby", names="anna", count=1, most=5)
    assert line(world) == WORDS("line", game=WORDS("game-name"), channel=f"<#{thread.id}>", state=state)


async def test_the_line_follows_the_game_through_a_restart_to_its_end(world):
    thread = await started(world)
    assert WORDS("line-lobby", names="", count=0, most=0)[:12] not in line(world)
    assert "anna, ben, clara" in line(world)
    await world.restart()
    await over(world, thread)
    assert "the game is over – 1. " in line(world)
    assert len(world.posts()) == 1


async def test_the_line_tells_no_secret_and_pings_nobody(world):
    await started(world)
    (one,) = world.posts()
    assert not one.mentions


async def test_of_a_private_table_the_line_says_only_that_it_is_there(world):
    await opens(world, private=True)
    assert WORDS("line-private") in line(world)
    assert "anna" not in line(world)


@pytest.mark.parametrize(
    ("right", "named"),
    [
        ("create_public_threads", "Create Public Threads"),
        ("send_messages_in_threads", "Send Messages In Threads"),
    ],
)
async def test_a_missing_right_is_named_and_nothing_is_left(world, right, named):
    world.server.forbid(world.general, right, to=world.bot.user.id)
    reply = await opens(world)
    assert private(reply) == WORDS("permissions-missing", names=named)
    assert (threads(world), world.posts()) == ([], [])


async def test_in_a_thread_no_thread_is_begun(world):
    await opens(world)
    (thread,) = threads(world)
    reply = await world.person("ben").slash(thread, "table new", {"game": GAME, "thread": True})
    assert private(reply) == WORDS("no-thread-here")


@pytest.mark.parametrize("bot_options", [{"chosen": Chosen(most_tables=1)}])
async def test_no_thread_is_left_of_a_table_that_could_not_be_opened(world):
    await opens(world)
    reply = await opens(world)
    assert private(reply) == WORDS("too-many-tables", most=1)
    assert (len(threads(world)), len(world.posts())) == (1, 1)


async def test_whoever_has_opened_too_many_of_late_begins_no_more_threads(world):
    for _ in range(LIMITS["open"][0] - 1):
        world.tables.allowance.spend("open", world.person("anna").id)
    await opens(world)
    reply = await opens(world)
    assert private(reply).startswith("You have opened many tables.")
    assert (len(threads(world)), len(world.posts())) == (1, 1)


async def test_a_table_whose_game_has_left_the_program_has_a_line_all_the_same(world):
    await started(world)
    (thread,) = threads(world)
    live = await world.live(thread)
    frozen = Frozen(replace(live.row, game="chess"), live.notes, phrases("en"), "there is no game here")
    assert "chess" in line_words(frozen)
