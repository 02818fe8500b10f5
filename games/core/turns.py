"""The consequences of a move, and the application of log entries. Pure. Begin with `table`."""

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
    """The consequences of a move: entries to save, events to tell, the state to adopt."""

    entries: list[Entry]
    told: list[Told]
    state: AnyState
    menus: dict[Seat, Menu]
    draws: int
    """Number of draws in the live line afterwards, which is the number of the next draw."""
    births: list[int]
    """For each step on the agenda the number of the entry that put it there; -1 for the start."""
    top_since: int = -1
    """Number of the entry that put the top step on the agenda."""
    header: Header | None = None
    """The table's header afterwards; an undo may change it."""


def check_move(turn: Turn, entry: Entry) -> None:
    """Raise `DamagedSave` for a move that was not on the menu."""
    menu = turn.menus.get(entry.seat) or engine.menu(turn.state, entry.seat)
    if entry.move not in menu:
        raise DamagedSave(f"entry {entry.n} is not legal: {entry.move}")


def teller(turn: Turn, n: int, *, keep: bool = True) -> engine.Tell:
    """Return a callback for the events of an entry that adds them to the turn; with `keep=False` it drops them."""

    def tell(event: Event) -> None:
        picture = turn.state.clone() if isinstance(event, PhaseEnded) else None
        turn.told.append(Told(n, event, picture))

    return tell if keep else lambda _: None


def taken_back(log: Log, entry: Entry) -> Told:
    """Return the event of an undo."""
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
        # Only this seat's answer changed, so the others' menus and their counts stay valid.
        turn.menus.pop(seat, None)
    else:
        turn.menus = ready
    return seat == CHANCE or any(step.answers and all(step is not s for s in agenda) for step in sealed)
