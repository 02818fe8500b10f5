"""The lobby of a table: who sits down, what is chosen, when it may start. Pure."""

from collections.abc import Sequence
from dataclasses import asdict, replace
from random import Random
from typing import Any

from bot.errors import PlayerError
from bot.storage import SeatRow
from bot.table.live import LiveTable, Lobby, Started
from bot.table.seats import require_host
from bot.table.waits import waiting_words
from bot.time import PACES, Pace, pace_of
from games.core.game import Game, Option
from games.core.header import Header
from games.core.moves import hyphened
from games.core.table import Table, Turn

Seats = tuple[SeatRow, ...]


def most_seats(game: Game, options: dict[str, Any]) -> int:
    """Return how many may sit at the table."""
    return max(game.seats_for(options))


def joined(live: Lobby, user: int, name: str) -> Seats:
    """Return the seats with one more user; raises `PlayerError` if they sit already or all seats are taken."""
    if live.seats_of(user):
        raise PlayerError("already-joined")
    return _with(live, SeatRow(len(live.seats), user, None, name))


def with_robot(live: Lobby, kind: str) -> Seats:
    """Return the seats with one more robot."""
    taken = {row.name for row in live.seats}
    names = [live.words("robot-name", number=number) for number in range(1, len(live.seats) + 2)]
    return _with(live, SeatRow(len(live.seats), None, kind, next(n for n in names if n not in taken)))


def _with(live: Lobby, row: SeatRow) -> Seats:
    if len(live.seats) >= most_seats(live.game, live.row.options):
        raise PlayerError("table-full", most=len(live.seats))
    return (*live.seats, row)


def without(live: Lobby, user: int) -> Seats:
    """Return the seats without a user; raises `PlayerError` if they do not sit here."""
    if not live.seats_of(user):
        raise PlayerError("not-joined")
    return renumbered([row for row in live.seats if row.user != user])


def without_robot(live: Lobby) -> Seats:
    """Return the seats without the robot that came last."""
    robots = [row.seat for row in live.seats if row.robot is not None]
    if not robots:
        raise PlayerError("no-robot")
    return renumbered([row for row in live.seats if row.seat != robots[-1]])


def renumbered(rows: Sequence[SeatRow]) -> Seats:
    """Return seats numbered from 0 in this order."""
    return tuple(replace(row, seat=seat) for seat, row in enumerate(rows))


def with_option(live: Lobby, key: str, value: str) -> dict[str, Any]:
    """Return the options with one changed; `value` is how the lobby's select names it."""
    option = find_option(live.game, key)
    for possible in option.values:
        if value_id(possible) == value:
            return {**live.row.options, key: possible}
    raise PlayerError("no-such-option")


def find_option(game: Game, key: str) -> Option:
    """Return an option of a game by its key; raises `PlayerError`."""
    for option in game.table_options():
        if option.key == key:
            return option
    raise PlayerError("no-such-option")


def value_id(value: object) -> str:
    """Return how an option's value is named in texts and controls."""
    return hyphened(str(value))


def starting(live: Lobby, overrides: dict[str, Any], secret: str) -> tuple[Seats, Header]:
    """Return the seats in playing order and the header of the table that starts now, with this secret.

    Raises `PlayerError` with too few or too many players.
    """
    possible = live.game.seats_for(live.row.options)
    if len(live.seats) not in possible:
        raise PlayerError("wrong-number", count=len(live.seats), least=min(possible), most=max(possible))
    rows = list(live.seats)
    if live.notes.seating == "random":
        Random(secret).shuffle(rows)
    header = Header(live.game.key, live.game.rules, len(rows), live.row.options, secret, overrides)
    return renumbered(rows), header


def read_pace(name: str) -> Pace:
    """Return the pace that somebody has chosen by its name; raises `PlayerError` if there is none of this name."""
    if name not in PACES:
        raise PlayerError("no-such-option")
    return pace_of(name)


def open_lobby(live: LiveTable, host: int | None = None) -> Lobby:
    """Return the table while it gathers players; raises `PlayerError` if it has started, or `host` is not its host."""
    if isinstance(live, Started) and live.row.status == "running":
        raise PlayerError("already-started", waiting=waiting_words(live))
    if not isinstance(live, Lobby) or live.row.status != "lobby":
        raise PlayerError("table-ended-already")
    if host is not None:
        require_host(live, host)
    return live


def start(live: Lobby, overrides: dict[str, Any], secret: str) -> tuple[Started, Turn]:
    """Return the table that starts now, and its first turn; raises `PlayerError` with too few or too many players."""
    seats, header = starting(live, overrides, secret)
    table, turn = Table.new(live.game, header)
    row = replace(live.row, seats=seats, status="running", header=asdict(header))
    return Started(row, live.notes, live.words, live.game, table), turn
