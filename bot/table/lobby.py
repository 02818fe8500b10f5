"""The lobby of a table: its seats, its options, and the start of the game. Pure functions."""

from collections.abc import Sequence
from dataclasses import asdict, replace
from datetime import datetime
from random import Random
from typing import Any

from bot.errors import PlayerError
from bot.storage import LIVE, NewTable, SeatRow
from bot.table.live import Frozen, LiveTable, Lobby, Started
from bot.table.notes import Doors, Notes, notes_text
from bot.table.powers import fair
from bot.table.seats import require_host
from bot.table.waits import waiting_words
from bot.time import PACES, Pace, pace_of
from games.core.game import Game, Option
from games.core.header import Header
from games.core.moves import hyphened
from games.core.table import Table, Turn

Seats = tuple[SeatRow, ...]


def most_seats(game: Game, options: dict[str, Any]) -> int:
    """Return the maximum number of seats of a table."""
    return max(game.seats_for(options))


def joined(live: Lobby, user: int, name: str) -> Seats:
    """Return the seats with one more user. Raise `PlayerError` if they have a seat already or all seats are taken."""
    if live.seats_of(user):
        raise PlayerError("already-joined")
    return _with(live, SeatRow(len(live.seats), user, None, name))


def with_robot(live: Lobby, kind: str) -> Seats:
    """Return the seats with one more robot."""
    taken = {row.name for row in live.seats}
    names = [live.words("robot-name", number=number) for number in range(1, len(live.seats) + 2)]
    return _with(live, SeatRow(len(live.seats), None, kind, next(n for n in names if n not in taken)))


def next_level(live: Lobby, usual: str) -> str:
    """Return the level of one more robot: that of the present ones if they have the same level, else `usual`."""
    levels = {row.robot for row in live.seats if row.robot is not None}
    return levels.pop() if len(levels) == 1 else usual


def of_level(live: Lobby, kind: str) -> Seats:
    """Return the seats with all robots set to a level."""
    return tuple(row if row.robot is None else replace(row, robot=kind) for row in live.seats)


def _with(live: Lobby, row: SeatRow) -> Seats:
    if len(live.seats) >= most_seats(live.game, live.row.options):
        raise PlayerError("table-full", most=len(live.seats))
    return (*live.seats, row)


def without(live: Lobby, user: int) -> Seats:
    """Return the seats without a user. Raise `PlayerError` if they have no seat."""
    if not live.seats_of(user):
        raise PlayerError("not-joined")
    return renumbered([row for row in live.seats if row.user != user])


def without_robot(live: Lobby) -> Seats:
    """Return the seats without the last robot. Raise `PlayerError` if there is none."""
    robots = [row.seat for row in live.seats if row.robot is not None]
    if not robots:
        raise PlayerError("no-robot")
    return renumbered([row for row in live.seats if row.seat != robots[-1]])


def renumbered(rows: Sequence[SeatRow]) -> Seats:
    """Return seats numbered from 0 in this order."""
    return tuple(replace(row, seat=seat) for seat, row in enumerate(rows))


def with_option(live: Lobby, key: str, value: str) -> dict[str, Any]:
    """Return the options with one changed. `value` is its id in the lobby's list (`value_id`). Raise `PlayerError` if it is unknown."""
    option = find_option(live.game, key)
    for possible in option.values:
        if value_id(possible) == value:
            return {**live.row.options, key: possible}
    raise PlayerError("no-such-option")


def find_option(game: Game, key: str) -> Option:
    """Return an option of a game by its key. Raise `PlayerError` if it is unknown."""
    for option in game.table_options():
        if option.key == key:
            return option
    raise PlayerError("no-such-option")


def value_id(value: object) -> str:
    """Return the id of an option's value in texts and controls."""
    return hyphened(str(value))


def rematch(live: Started, host: int, name: str, at: datetime) -> NewTable:
    """Return the lobby of a finished table's rematch, hosted by one of its players.

    The robots have their seats already; all other players are invited.
    """
    # A player who gave the game up is invited, too.
    given_up = {seat: row.former[-1] for seat in live.notes.conceded if (row := live.seats[seat]).former}
    people = {row.seat: row.user for row in live.seats if row.user is not None} | given_up
    robots = [row for row in live.seats if row.robot is not None and row.seat not in people]
    guests = [user for user in people.values() if user > 0 and user != host]
    options = {option.key: live.row.options.get(option.key) for option in live.game.table_options()}
    possible = {option.key: option.values for option in live.game.table_options()}
    notes = Notes(
        pace=live.notes.pace,
        language=live.notes.language,
        seating=live.notes.seating,
        suggests=live.notes.suggests,
        rated=live.notes.rated,
        tries=live.notes.tries,
        line=live.notes.line,
        least=live.notes.least,
        doors=Doors(live.notes.doors.private, tuple(dict.fromkeys(guests))),
        rematch_of=live.row.id,
    )
    return NewTable(
        channel=live.row.channel,
        guild=live.row.guild,
        host=host,
        game=live.row.game,
        at=at,
        options={key: value for key, value in options.items() if value in possible[key]},
        notes=notes_text(notes),
        seats=renumbered([SeatRow(0, host, None, name), *(replace(row, former=()) for row in robots)]),
    )


def starting(live: Lobby, overrides: dict[str, Any], secret: str) -> tuple[Seats, Header]:
    """Return the seats in playing order and the header of a table that starts with this secret.

    Raise `PlayerError` with too few or too many players.
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
    """Return the pace with a name. Raise `PlayerError` if there is none."""
    if name not in PACES:
        raise PlayerError("no-such-option")
    return pace_of(name)


def open_lobby(live: LiveTable, host: int | None = None) -> Lobby:
    """Return a table that is still a lobby. Raise `PlayerError` if it is none, belongs to a league, or has another host than `host`."""
    if isinstance(live, Started) and live.row.status == "running":
        raise PlayerError("already-started", waiting=waiting_words(live))
    if isinstance(live, Frozen) and live.row.status in LIVE:
        raise PlayerError(live.sentence)
    if not isinstance(live, Lobby) or live.row.status != "lobby":
        raise PlayerError("table-ended-already")
    if live.notes.league is not None:
        raise PlayerError("league-lobby")
    if host is not None:
        require_host(live, host)
    return live


def start(live: Lobby, overrides: dict[str, Any], secret: str) -> tuple[Started, Turn]:
    """Start a lobby's game: return the table and its first turn. Raise `PlayerError` with too few or too many players."""
    seats, header = starting(live, overrides, secret)
    table, turn = Table.new(live.game, header)
    row = replace(live.row, seats=seats, status="running", header=asdict(header))
    return Started(row, fair(live.notes), live.words, live.game, table), turn
