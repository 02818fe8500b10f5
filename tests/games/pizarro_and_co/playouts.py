"""Random play of whole tables: bids in small steps, so that many cards are sold, everything else at random."""

from collections.abc import Iterator
from random import Random
from typing import Any

from games.core import Header, Menu, Move, Pass, Table, Told
from games.pizarro_and_co import GAME
from games.pizarro_and_co.moves import Bid

OPTIONS: list[dict[str, Any]] = [
    {},
    {"board1": "B"},
    {"board2": "B"},
    {"board1": "B", "board2": "B"},
    {"overpay_allowed": False, "exchange_all_spaces": True},
    {"fast_auction": True, "board1": "B", "overpay_allowed": False},
]


def some_move(menu: Menu, rng: Random) -> Move:
    bids = next((moves.domains["amount"] for moves in menu.sets if moves.kind is Bid), None)
    if bids is None:
        return menu.sample(rng)
    lowest = next(iter(bids))
    return Bid(lowest) if rng.random() * 8 > lowest else Pass()


def new_table(seats: int, options: dict[str, Any], number: int) -> tuple[Table, list[Told]]:
    header = Header("pizarro_and_co", 1, seats, options, f"{number:032x}")
    table, turn = Table.new(GAME, header)
    table.adopt(turn)
    return table, turn.told


def playout(seats: int, options: dict[str, Any], number: int) -> Iterator[tuple[Table, list[Told]]]:
    """Yield the table and what was told, after each decision."""
    rng = Random(number)
    table, told = new_table(seats, options, number)
    yield table, told
    while not table.is_over():
        seat = rng.choice(table.waiting())
        yield table, table.play(seat, some_move(table.menu(seat), rng)).told


def finished(seats: int, options: dict[str, Any], number: int) -> Table:
    """Return a table played to its end."""
    return [table for table, _ in playout(seats, options, number)][-1]
