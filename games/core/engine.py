"""The engine: passes a move to the step that offers it, and plays on until a seat must decide."""

from collections.abc import Callable, Sequence
from typing import Any

from games.core.events import Event
from games.core.menus import Menu, MoveSet, Why, why_not
from games.core.moves import CHANCE, Move, Seat
from games.core.steps import State, Step, Together

AnyState = State[Any, Any]
Tell = Callable[[Event], None]
"""Called with each event at the moment it happens; may look at the state, not change it."""


class IllegalMove(Exception):
    """A move that is not on the seat's menu; `why` names a sentence and its arguments.

    Its text reveals no secrets, because it may appear in a log.
    """

    def __init__(self, seat: Seat, move: Move, why: Why) -> None:
        super().__init__(f"seat {seat} may not {type(move).__name__}: {why[0]}")
        self.seat = seat
        self.move = move
        self.why = why


def waits_for(state: AnyState) -> Sequence[Seat]:
    """Return the seats that must act now: none if the game is over, `(CHANCE,)` if chance must."""
    return state.agenda[-1].waits_for(state) if state.agenda else ()


def listens_to(state: AnyState) -> list[Seat]:
    """Return the seats that may act although nobody waits for them."""
    waiting = waits_for(state)
    listening = {seat for step in state.agenda for seat in step.listens_to(state)}.difference(state.out)
    return sorted(
        seat for seat in listening if seat not in waiting and (is_private(state, seat) or menu(state, seat))
    )


def is_private(state: AnyState, seat: Seat) -> bool:
    """Say whether the seat's menu is its own secret: then whether it is empty is one, too."""
    return any(step.private for step in _steps_for(state, seat))


def _steps_for(state: AnyState, seat: Seat) -> list[Step[Any]]:
    """Return the steps that may take a move of the seat, from the top of the agenda."""
    agenda = state.agenda
    if not agenda or seat in state.out:
        return []
    top = agenda[-1]
    steps = [top] if seat in top.waits_for(state) else []
    listening = [step for step in agenda if step.listening]
    while listening:
        step = listening.pop()
        if seat in step.listens_to(state) and not (steps and step is top):
            steps.append(step)
    return steps


def menu(state: AnyState, seat: Seat) -> Menu:
    """Return everything that the seat may do now, whichever step offers it."""
    sets: list[MoveSet] = []
    for step in _steps_for(state, seat):
        sets.extend(step.menu(state, seat))
    return Menu(sets)


def open_menu(state: AnyState, seat: Seat) -> Menu:
    """Return the menu of the seat for defaults, orders and robots: without changes of given answers.

    A person may change an answer until the last one is in; an automatic player would do so for ever.
    """
    top = state.agenda[-1] if state.agenda else None
    if not isinstance(top, Together):
        return menu(state, seat)
    sets: list[MoveSet] = []
    for step in _steps_for(state, seat):
        sets.extend(top.open_offers(state, seat) if step is top else step.menu(state, seat))
    return Menu(sets)


def start(state: AnyState, tell: Tell) -> dict[Seat, Menu]:
    """Go on from a fresh state to the first decision; returns the menus already made on the way."""
    return _settle(state, tell, None)


def play(state: AnyState, seat: Seat, move: Move, tell: Tell) -> dict[Seat, Menu]:
    """Check the move against the seat's menu, then `apply` it.

    Raises `IllegalMove`, with nothing changed.
    """
    allowed = menu(state, seat)
    if move not in allowed:
        raise IllegalMove(seat, move, why_not(allowed, move))
    return apply(state, seat, move, tell)


def apply(state: AnyState, seat: Seat, move: Move, tell: Tell) -> dict[Seat, Menu]:
    """Carry out a move known to be legal, up to the next decision; returns the menus already made."""
    step = _taker(state, seat, move)
    for event in step.play(state, seat, move) or ():
        tell(event)
    return _settle(state, tell, step)


def told_apart(state: AnyState, seat: Seat, move: Move) -> tuple[list[Event], list[Event]]:
    """Carry out a move as `apply` does; return the move's own events, and those of its consequences."""
    step = _taker(state, seat, move)
    own, after = list(step.play(state, seat, move) or ()), list[Event]()
    _settle(state, after.append, step)
    return own, after


def _taker(state: AnyState, seat: Seat, move: Move) -> Step[Any]:
    """Return the first step from the top that offers the move."""
    steps = _steps_for(state, seat)
    if len(steps) == 1:
        return steps[0]
    for step in steps:
        if move in Menu(step.menu(state, seat)):
            return step
    raise IllegalMove(seat, move, ("why-not-asked", {}))


def _settle(state: AnyState, tell: Tell, taker: Step[Any] | None) -> dict[Seat, Menu]:
    """Finish every step that waits for nobody; `taker` has just played."""
    agenda = state.agenda
    while agenda:
        step = agenda[-1]
        if step.resuming and step is not taker:
            step.resume(state)
        ready = step.prepare(state) if step.preparing else None
        waiting = step.waits_for(state)
        if waiting:
            # A step beneath may listen to the same seat: then this is not its whole menu.
            if ready is None or [beneath for beneath in agenda[:-1] if beneath.listening]:
                return {}
            return {waiting[0]: ready}
        agenda.pop()
        for event in step.finish(state) or ():
            tell(event)
    return {}


def forced(state: AnyState, ready: dict[Seat, Menu]) -> tuple[Seat, Move] | None:
    """Return a seat that is waited for and has one legal move, with the move; None if there is none.

    Private menus are never forced, because a skipped question would reveal a secret.
    """
    if not state.agenda or state.agenda[-1].private:
        return None
    secretive = [step for step in state.agenda if step.private]
    for seat in waits_for(state):
        if seat == CHANCE or any(seat in step.listens_to(state) for step in secretive):
            continue
        if seat not in ready:
            ready[seat] = menu(state, seat)
        move = ready[seat].only()
        if move is not None:
            return seat, move
    return None
