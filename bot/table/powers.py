"""Powers at a running table: who may decide what, in one list for every kind of table. Pure functions.

At a casual table the host decides. At rated tables and in leagues nobody decides alone: all seated users vote, including the one
concerned, or a server manager who does not play decides instead. If a robot sits there, nobody may go back, not even a manager.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Literal

from bot.errors import PlayerError
from bot.table.live import LiveTable, Started
from bot.table.notes import Deed, Notes
from bot.time import Pace, Then
from games.core import record

Kind = Literal["casual", "rated", "league"]

Power = Deed | Literal["undo", "seat", "end", "finish"]
"""A change to a game other than a move: `undo` beyond a barrier, `seat` opens another user's seat, `finish` lets the
standing count; the others are deeds.
"""

Rule = Literal["host", "all", "players", "anyone"]
"""The host alone · all by vote, or a manager · all by vote · any player, or a manager."""

POWERS: Mapping[Power, Mapping[Kind, Rule]] = {
    "skip": {"casual": "host", "rated": "all", "league": "all"},
    "rewind": {"casual": "host", "rated": "all", "league": "all"},
    "undo": {"casual": "host", "rated": "all", "league": "all"},
    "pause": {"casual": "host", "rated": "all", "league": "all"},
    # Anybody may resume, so that one player cannot prolong a pause that all agreed on.
    "resume": {"casual": "host", "rated": "anyone", "league": "anyone"},
    "time": {"casual": "host", "rated": "all", "league": "all"},
    "pace": {"casual": "host", "rated": "all", "league": "all"},
    "then": {"casual": "host", "rated": "all", "league": "all"},
    "tries": {"casual": "host", "rated": "all", "league": "all"},
    "channel": {"casual": "host", "rated": "all", "league": "all"},
    "seat": {"casual": "host", "rated": "all", "league": "all"},
    "end": {"casual": "host", "rated": "all", "league": "all"},
    "finish": {"casual": "players", "rated": "players", "league": "players"},
}
"""The rule for each power, by the kind of table."""

GOING_BACK: tuple[Power, ...] = ("rewind", "undo")
"""Powers that nobody has at a table with a robot if the result counts."""


@record
class Asker:
    """The role of a user at a table: its host, a player there, a server manager. `plays`: at the table or in its league."""

    hosts: bool = False
    sits: bool = False
    manages: bool = False
    plays: bool = False


Ruling = Literal["alone", "vote", "no"]
"""Whether a user decides alone, may start a vote of all players, or neither."""


def ruling(power: Power, kind: Kind, asker: Asker, *, robots: bool = False) -> Ruling:
    """Return whether a user may use a power at a kind of table, alone or by vote. `robots`: a robot sits there."""
    rule = POWERS[power][kind]
    if robots_refuse(power, kind, robots=robots):
        return "no"
    over_it = asker.manages and not asker.plays
    if rule == "host":
        return "alone" if asker.hosts else "no"
    if over_it and rule != "players":
        return "alone"
    if not asker.sits:
        return "no"
    return "alone" if rule == "anyone" else "vote"


def robots_refuse(power: Power, kind: Kind, *, robots: bool) -> bool:
    """Whether a robot at the table rules out a power for everybody."""
    return robots and power in GOING_BACK and POWERS[power][kind] != "host"


def kind_of(notes: Notes) -> Kind:
    """Return the kind of a table."""
    if notes.league is not None:
        return "league"
    return "rated" if notes.rated else "casual"


def is_shared(live: LiveTable) -> bool:
    """Whether nobody decides alone at a table, because its result counts."""
    return kind_of(live.notes) != "casual"


def is_alone(live: LiveTable, user: int) -> bool:
    """Whether a user is the only one at a table, with robots or open seats."""
    return {row.user for row in live.seats if row.user is not None} == {user}


def refusal_of(power: Power, live: Started) -> PlayerError:
    """Return the error for a user who may not use a power."""
    kind = kind_of(live.notes)
    if robots_refuse(power, kind, robots=bool(live.robots())):
        return PlayerError("robot-says-no")
    return PlayerError("host-only" if POWERS[power][kind] == "host" else "players-decide")


def require_shared_right(live: LiveTable, power: Power) -> None:
    """Raise `PlayerError` unless the host alone has the power; the other players can be asked in another way."""
    if POWERS[power][kind_of(live.notes)] != "host":
        raise PlayerError("players-decide")


def require_no_robot(live: Started, power: Power) -> None:
    """Raise `PlayerError` if a robot would have to agree to go back: it refuses if the result counts."""
    if robots_refuse(power, kind_of(live.notes), robots=bool(live.robots())):
        raise refusal_of(power, live)


# Effects on the pace: the host decides nothing for late players


def fair(notes: Notes) -> Notes:
    """Return a table's notes, changed so that no host decides for late players if the result counts."""
    if kind_of(notes) == "casual":
        return notes
    waits = tuple(replace(wait, then="default") if wait.then == "host" else wait for wait in notes.book.waits)
    return replace(notes, pace=fair_pace(notes.pace), book=replace(notes.book, waits=waits))


def fair_pace(pace: Pace) -> Pace:
    """Return the pace with the default move in place of the host's decision."""
    return replace(pace, then="default") if pace.then == "host" else pace


def thens(notes: Notes) -> tuple[Then, ...]:
    """Return what may follow when a seat's time is up, at a table with limits."""
    return ("host", "default", "robot") if kind_of(notes) == "casual" else ("default", "robot")
