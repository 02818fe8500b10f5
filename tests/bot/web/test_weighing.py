"""Whether a move could be taken back alone is worked out from what its player sees: it agrees with what undo asks for afterwards."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.table.ballots import must_agree
from bot.table.live import Started
from bot.web.weighing import is_final
from games.core.log import Entry
from games.core.moves import Move
from games.core.table import Table
from games.puerto_rico.moves import TakeRole
from tests.conformance.shuffling import shuffled
from tests.support.page import Server

GAMES = ("puerto_rico", "age_of_discovery", "mundus_novus", "pizarro_and_co")
HIDING = ("mundus_novus", "pizarro_and_co")
BY_ITSELF = ("forced", "chance")


@pytest.fixture
async def server(tmp_path: Path, bot_log) -> AsyncIterator[Server]:
    """A bot that runs."""
    made = Server(tmp_path)
    async with made.running():
        yield made


def then(table: Table, entry: Entry) -> Table:
    """The table after a move of its log and what followed by itself."""
    entries = table.log.entries
    end = next((one.n for one in entries[entry.n + 1 :] if one.by not in BY_ITSELF), len(entries))
    return table.at(end - 1)[0]


def before(live: Started, entry: Entry) -> Started:
    """The table before a move of its log."""
    return replace(live, table=live.table.at(entry.n - 1)[0])


@pytest.mark.rest
@pytest.mark.parametrize("game", GAMES)
async def test_a_move_is_final_if_the_others_would_have_to_agree_to_its_undo(server: Server, game: str):
    await server.begin(game, "anna", "ben", "clara", robots=0)
    await server.played(40, Random(3))
    live = await server.live()
    found = set[bool]()
    for entry in live.table.log.live_line():
        if entry.by == "person" and entry.move is not None:
            after = replace(live, table=then(live.table, entry))
            needed = bool(must_agree(after, entry.seat, entry.n))
            assert is_final(before(live, entry), entry.seat, entry.move) == needed, entry
            found.add(needed)
    assert found == {False, True}


@pytest.mark.rest
@pytest.mark.parametrize("game", HIDING)
async def test_whether_a_move_is_final_is_the_same_whatever_others_hide(server: Server, game: str):
    rng, different, weighed = Random(11), 0, set[bool]()
    await server.begin(game, "anna", "ben", "clara", robots=0)
    for _ in range(8):
        await server.played(3, rng)
        live = await server.live()
        for seat in live.table.waiting():
            other = shuffled(live.table.state, seat, rng)
            different += repr(other) != repr(live.table.state)
            elsewhere = replace(live, table=live.table.in_position(other))
            for move in [live.table.menu(seat).sample(rng) for _ in range(4)]:
                said = is_final(live, seat, move)
                assert is_final(elsewhere, seat, move) == said, move
                weighed.add(said)
    assert different
    assert weighed == {False, True}


async def test_the_last_sealed_answer_is_final_and_those_before_it_are_not(server: Server):
    await server.begin("mundus_novus", "anna", "ben", "clara", robots=0)
    rng, said = Random(2), list[bool]()
    while len((await server.live()).table.waiting()) < 3:
        await server.played(1, rng)
    for _ in range(3):
        live = await server.live()
        seat = live.table.waiting()[0]
        said.append(is_final(live, seat, live.table.menu(seat).sample(rng)))
        await server.played(1, rng)
    assert said == [False, False, True]


async def trades(server: Server, *people: str, robots: int) -> tuple[Started, Move]:
    """Begin a table where the trader, with whom nobody can do anything yet, passes the turn on to the next player."""
    await server.begin("puerto_rico", *people, robots=robots)
    return await server.live(), TakeRole("trader")


async def test_before_a_person_decides_a_move_can_be_taken_back(server: Server):
    live, move = await trades(server, "anna", "ben", "clara", robots=0)
    assert not is_final(live, 0, move)


async def test_a_robot_that_is_next_decides_at_once_so_the_people_would_have_to_agree(server: Server):
    live, move = await trades(server, "anna", "ben", robots=1)
    await server.app.acts.play.move(live.row.id, live.seats[0].user or 0, 0, lambda *_: move)
    live = await server.live()
    assert live.table.waiting() == (1,)
    assert is_final(live, 1, TakeRole("craftsman"))


async def test_alone_with_robots_everything_can_be_taken_back_unless_the_result_counts(server: Server):
    live, move = await trades(server, "anna", robots=2)
    assert not is_final(live, 0, move)
    assert is_final(live.noting(rated=True), 0, move)


@pytest.mark.rest
async def test_the_move_that_ends_the_game_is_final(server: Server):
    await server.begin("pizarro_and_co", "anna", "ben", "clara", robots=0)
    await server.played()
    live = await server.live()
    assert live.is_over
    last = next(entry for entry in reversed(live.table.log.live_line()) if entry.by not in BY_ITSELF)
    assert last.move is not None
    # Robots agree to everything but going back behind the end.
    seats = [one if one.seat == last.seat else replace(one, user=None, robot="easy") for one in live.seats]
    alone = before(live, last).with_row(seats=tuple(seats))
    assert is_final(alone, last.seat, last.move)
