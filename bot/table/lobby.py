"""The lobby of a table: who sits down, what is chosen, when it may start. Pure; a click ends in a new row."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from bot.errors import PlayerError
from bot.menus.controls import Button, Choice, Controls, Select
from bot.menus.plain import plain
from bot.posts.hand_off import Post
from bot.storage import SeatRow
from bot.table.live import LiveTable, Lobby, Started
from bot.time import PACES, Pace, pace_of
from games.core.game import Game, Option
from games.core.header import Header
from games.core.moves import hyphened

Seats = tuple[SeatRow, ...]


def most_seats(game: Game, options: dict[str, Any]) -> int:
    """Return how many may sit at the table."""
    return max(game.seats_for(options))


def joined(live: Lobby, user: int, name: str) -> Seats:
    """Return the seats with one more user; raises `PlayerError` if he sits already or all are taken."""
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
    """Return the seats without a user; raises `PlayerError` if he does not sit here."""
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


def changed_options(live: Lobby | Started) -> list[str]:
    """Return the options that differ from the default, as words."""
    words = live.words
    return [
        f"{words(f'option-{hyphened(option.key)}')}: {option_value(live, option, live.row.options[option.key])}"
        for option in live.game.table_options()
        if live.row.options.get(option.key, option.default) != option.default
    ]


def option_value(live: Lobby | Started, option: Option, value: object) -> str:
    """Return the word for an option's value."""
    name = f"option-{hyphened(option.key)}-{value_id(value)}"
    return live.words(name)


def lobby_post(live: Lobby | Started) -> Post:
    """Return the lobby's message: who sits there, what is chosen, what can be clicked."""
    words, row = live.words, live.row
    possible = live.game.seats_for(row.options)
    lines = [words("lobby-head", game=words("game-name"), least=min(possible), most=max(possible))]
    lines += [
        words(
            "lobby-seat",
            number=seat.seat + 1,
            name=plain(seat.name),
            robot="yes" if seat.robot else "no",
            level=seat.robot or "",
        )
        for seat in live.seats
    ] or [words("lobby-empty")]
    chosen = changed_options(live)
    lines.append(words("lobby-options", options=", ".join(chosen)) if chosen else words("lobby-no-options"))
    lines.append(words("lobby-pace", pace=words(f"pace-{live.notes.pace.mode}")))
    if live.notes.doors.private:
        lines.append(words("lobby-private"))
    if not isinstance(live, Lobby) or row.status != "lobby":
        return Post("\n".join([*lines, words("lobby-closed")]))
    lines.append(_what_is_missing(live, possible))
    return Post("\n".join(lines), controls=_controls(live, startable=len(live.seats) in possible))


def _what_is_missing(live: Lobby, possible: Sequence[int]) -> str:
    """Return how many must still sit down, or who may start."""
    words, seated = live.words, len(live.seats)
    if seated in possible:
        host = next((plain(seat.name) for seat in live.seats if seat.user == live.row.host), None)
        return words("lobby-ready", host=host or f"<@{live.row.host}>")
    if seated > max(possible):
        return words("lobby-too-many", most=max(possible))
    missing = words("lobby-missing", count=min(possible) - seated)
    option = _option_for(live, seated)
    return missing if option is None else f"{missing} {words('lobby-other-option', option=option)}"


def _option_for(live: Lobby, seats: int) -> str | None:
    """Return the name of an option with which so many could play, None if no single one does it."""
    for option in live.game.table_options():
        for value in option.values:
            if seats in live.game.seats_for({**live.row.options, option.key: value}):
                return live.words(f"option-{hyphened(option.key)}")
    return None


def _controls(live: Lobby, *, startable: bool) -> Controls:
    number, words = live.row.id, live.words
    buttons = (
        Button(f"l:{number}:join", words("button-join"), "success"),
        Button(f"l:{number}:leave", words("button-leave"), "secondary"),
        Button(f"l:{number}:robot", words("button-robot"), "secondary"),
        Button(f"l:{number}:norobot", words("button-no-robot"), "secondary"),
        Button(f"l:{number}:start", words("button-start"), "primary", disabled=not startable),
    )
    pace = (pace_select(live, f"l:{number}:pace"),)
    options = live.game.table_options()
    if not options:
        return (buttons, pace)
    choices = tuple(_option_choice(live, option) for option in options)
    return (buttons, pace, (Select(f"l:{number}:option", words("choose-option"), choices),))


def pace_select(live: LiveTable, custom_id: str) -> Select:
    """Return the list of paces."""
    now, words = live.notes.pace.mode, live.words
    choices = tuple(Choice(mode, words(f"pace-{mode}")[:100], chosen=mode == now) for mode in PACES)
    return Select(custom_id, words("choose-pace"), choices)


def read_mode(mode: str) -> Pace:
    """Return the usual pace of a mode that somebody has chosen; raises `PlayerError` if there is none of this name."""
    if mode not in PACES:
        raise PlayerError("no-such-option")
    return pace_of(mode)


def _option_choice(live: Lobby, option: Option) -> Choice:
    name = f"option-{hyphened(option.key)}"
    value = option_value(live, option, live.row.options.get(option.key, option.default))
    return Choice(option.key, f"{live.words(name)}: {value}"[:100], live.words.about(name)[:100])


def option_controls(live: Lobby, key: str) -> Controls:
    """Return the select with an option's values, for the host."""
    option = find_option(live.game, key)
    now = live.row.options.get(key, option.default)
    choices = tuple(
        Choice(value_id(value), option_value(live, option, value)[:100], chosen=value == now)
        for value in option.values
    )
    return ((Select(f"l:{live.row.id}:value:{key}", live.words(f"option-{hyphened(key)}"), choices),),)
