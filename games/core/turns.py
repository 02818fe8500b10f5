"""What would follow from a move, and how an entry is applied to it. Pure; `table` is what others begin with."""

import dataclasses
from typing import Any

from games.core import engine
from games.core.events import Event, PhaseEnded, TakenBack
from games.core.header import DamagedSave, Header
from games.core.log import Entry, Log
from games.core.menus import Menu
from games.core.moves import CHANCE, Move, Seat
from games.core.records import record
from games.core.steps import State, Together

AnyState = State[Any, Any]


@record
class Told:
    """An event, the entry that brought it about (-1: the start), and the state at a phase's end for its picture."""

    entry: int
    event: Event
    state: AnyState | None = None


@dataclasses.dataclass(slots=True)
class Turn:
    """What would follow from a move: entries to be saved, events to be told, the state to be adopted."""

    entries: list[Entry]
    told: list[Told]
    state: AnyState
    menus: dict[Seat, Menu]
    draws: int
    """How many draws the live line holds then: the number of the next one."""
    births: list[int]
    """For each step on the agenda the entry that brought it there, -1 for the start."""
    top_since: int = -1
    """The entry since which the step on top is there."""
    header: Header | None = None
    """The table's header from then on, where an undo changes it."""


def check_move(turn: Turn, entry: Entry) -> None:
    """Refuse a move that was not on the menu; raises `DamagedSave`."""
    menu = turn.menus.get(entry.seat) or engine.menu(turn.state, entry.seat)
    if entry.move not in menu:
        raise DamagedSave(f"entry {entry.n} is not legal: {entry.move}")


def teller(turn: Turn, n: int, *, keep: bool = True) -> engine.Tell:
    """Return what hears the events of an entry: it notes them in the turn, or with `keep=False` nowhere."""

    def tell(event: Event) -> None:
        picture = turn.state.clone() if isinstance(event, PhaseEnded) else None
        turn.told.append(Told(n, event, picture))

    return tell if keep else lambda _: None


def taken_back(log: Log, entry: Entry) -> Told:
    """Return the event that tells what an undo took back."""
    return Told(entry.n, TakenBack(entry.seat, *log.taken_back(entry.n)))


def apply(turn: Turn, n: int, seat: Seat, move: Move, *, keep: bool = True) -> bool:
    """Apply one entry to the turn's state; says whether it revealed something (a draw, a last answer)."""
    agenda = turn.state.agenda
    top, sealed = agenda[-1], [step for step in agenda if isinstance(step, Together)]
    known = list(zip(agenda, turn.births, strict=True))
    ready = engine.apply(turn.state, seat, move, teller(turn, n, keep=keep))
    births = {id(step): born for step, born in known}
    turn.births = [births.get(id(step), n) for step in agenda]
    if agenda and agenda[-1] is not top:
        turn.top_since = n
    if agenda and agenda[-1] is top and isinstance(top, Together) and top.holds(seat, move):
        # Only this seat's answer changed: the others' menus, and their counts, stand.
        turn.menus.pop(seat, None)
    else:
        turn.menus = ready
    return seat == CHANCE or any(step.answers and all(step is not s for s in agenda) for step in sealed)
