"""Reliability is shown when somebody joins, and a table may ask for a minimum."""

from dataclasses import replace

import pytest

from bot.table.results import result_row
from games.core.moves import Pass
from games.puerto_rico.moves import TakeRole
from games.results.result import Kept
from games.words.phrases import phrases
from tests.results.kit import result
from tests.support.bot import private

GAME = "puerto_rico"
WORDS = phrases("en", GAME)
SHOWN = WORDS("lobby-reliable", in_time=80, finished=100)


@pytest.fixture
async def known(world):
    """A world in which two of Ben's ten turns were late, in a game that is over."""
    ben, now = world.person("ben").id, world.tables.now()
    past = result((ben, 9), (None, 3), people=(Kept(ben, 10, 2, stayed=True),), table=99)
    await world.storage.write_result(result_row(replace(past, began=now, ended=now)))
    return world


async def open_table(world, **options):
    await world.person("anna").slash(world.general, "table new", {"game": GAME, **options})
    await world.settled()


async def test_it_is_shown_in_the_lobby_and_nothing_of_whoever_is_new(known):
    await open_table(known)
    await known.person("ben").slash(known.general, "table join")
    await known.settled()
    assert [SHOWN in line for line in known.post.content.splitlines() if line[:2] in ("1.", "2.")] == [
        False,
        True,
    ]
    await known.restart()
    await known.person("clara").slash(known.general, "table join")
    await known.settled()
    assert f"2. ben – {SHOWN}" in known.post.content


async def test_whoever_opens_a_table_is_told_of_too(known):
    await known.person("ben").slash(known.general, "table new", {"game": GAME})
    await known.settled()
    assert f"1. ben – {SHOWN}" in known.post.content


async def test_a_table_may_ask_for_a_minimum(known):
    await open_table(known, reliability=81)
    assert WORDS("lobby-least", least=81) in known.post.content
    reply = await known.person("ben").slash(known.general, "table join")
    assert private(reply) == WORDS("not-reliable", least=81, in_time=80, finished=100)
    await known.person("clara").slash(known.general, "table join")
    await known.settled()
    assert [row.name for row in (await known.live()).seats] == ["anna", "clara"]


async def test_who_reaches_it_sits_down(known):
    await open_table(known, reliability=80)
    await known.person("ben").slash(known.general, "table join")
    assert len((await known.live()).seats) == 2


async def test_an_open_seat_asks_for_it_too_but_not_one_that_was_offered(known):
    await open_table(known, reliability=90, seating="joined")
    anna, ben, dora = (known.person(name) for name in ("anna", "ben", "dora"))
    await known.person("clara").slash(known.general, "table join")
    await dora.slash(known.general, "table join")
    await anna.slash(known.general, "table start")
    await dora.slash(known.general, "seat open")
    await known.settled()
    reply = await ben.slash(known.general, "seat take")
    assert private(reply) == WORDS("not-reliable", least=90, in_time=80, finished=100)
    await known.person("clara").slash(known.general, "seat give", {"user": ben})
    await ben.slash(known.general, "seat take", {"seat": "clara"})
    assert (await known.live()).seats[1].user == ben.id


async def test_what_is_taken_back_and_played_again_is_one_turn(time):
    world = time.world
    anna, *_ = await time.start(GAME, "anna", "ben", "clara", mode="strict")
    await time.turn_of(0)
    counted = []
    await world.played(0, TakeRole("builder"))
    for _ in range(3):
        await world.played(0, Pass())
        counted.append((await world.live()).notes.turns[anna.id].had)
        await anna.slash(world.general, "undo")
        await world.settled()
    assert counted == [1, 1, 1]
