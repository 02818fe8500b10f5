"""Positions of all games: built by name, played move by move, with luck that is given, and read.

A game's own `positions.py` builds its state from what a test names. Before anything is played the state is held
against the game's box and census: every id exists, nothing is less than nothing, and as many pieces are there as
in a new game. A position that needs fewer says why.
"""

import dataclasses
from collections.abc import Iterator
from copy import copy
from importlib import import_module
from itertools import repeat
from typing import Any, Generic, Self, TypeVar, get_args, get_origin

from games.core import (
    CHANCE,
    Drawn,
    Event,
    Game,
    Ids,
    Menu,
    Move,
    Roll,
    Rolled,
    Score,
    State,
    Step,
    engine,
    view,
)
from games.core.chance import deal
from games.core.records import bare, type_hints

S = TypeVar("S", bound=State[Any, Any])
E = TypeVar("E", bound=Event)

ANN, BOB, CY, DI, EVE, FLO = range(6)
"""The players of the tests, by seat."""

SECRET = "0f" * 16
"""A table's secret: the same luck every time."""


class Reading(Generic[S]):
    """What tests ask of a table, however it is played."""

    game: Game
    state: S
    events: list[Event]
    """Everything that has happened."""
    latest: list[Event]
    """What the last call of `play`, `draw` or `start` brought about."""

    def player(self, seat: int) -> Any:
        """What lies before a seat."""
        return self.state.players[seat]  # type: ignore[attr-defined]  # every game's state has players

    def is_over(self) -> bool:
        """Say whether nothing is left to be done."""
        return not self.state.agenda

    def waiting(self) -> list[int]:
        """Who must act."""
        return list(engine.waits_for(self.state))

    def listening(self) -> list[int]:
        """Who may act although nobody waits for them."""
        return engine.listens_to(self.state)

    def menu(self, seat: int) -> Menu:
        """All that a seat may do."""
        return engine.menu(self.state, seat)

    def moves(self, seat: int) -> set[Move]:
        """The same, listed; nothing if the game is over."""
        return set(self.menu(seat)) if self.state.agenda else set()

    def offers(self, seat: int, move: Move) -> bool:
        """Say whether a seat may make a move."""
        return move in self.menu(seat)

    def default(self, seat: int) -> Move | None:
        """The move for a seat whose time is up, from its view."""
        return self.game.default(self.seen_by(seat), seat, engine.open_menu(self.state, seat))

    def step(self) -> Any:
        """The step on top of the agenda."""
        return self.state.agenda[-1]

    def asked(self) -> str:
        """The class name of the step that waits."""
        return type(self.state.agenda[-1]).__name__ if self.state.agenda else ""

    def told(self, kind: type[E]) -> list[E]:
        """The events of one kind so far."""
        return [event for event in self.events if type(event) is kind]

    def seen_by(self, viewer: int | None) -> S:
        """The table as a viewer may see it."""
        return view(self.state, viewer)

    def scores(self) -> tuple[Score, ...]:
        """Everybody's score."""
        return self.game.scores(self.state)

    def points(self, seat: int) -> dict[str, int | None]:
        """Where a seat's points come from."""
        return dict(self.scores()[seat].sources)

    def total(self, seat: int) -> int | None:
        """A seat's points."""
        return self.scores()[seat].total


class Position(Reading[S]):
    """A table without a save: forced moves are made, and where luck is needed it stops until a test draws.

    With a `dealer`, a table's secret, luck is dealt as at a table, for tests to which it is all the same.
    """

    def __init__(self, game: Game, state: S, *, short: str = "", dealer: str = "") -> None:
        """Take a state with an empty agenda; `short` says why it has fewer pieces than the box."""
        check(game, state, short=short)
        self.game, self.state, self.short = game, state, short
        self.events, self.latest = [], []
        self._dealer, self._deals = dealer, 0

    def start(self, *steps: Step[Any]) -> Self:
        """Let these steps come next; what a test has changed by hand is held against the box once more."""
        check(self.game, self.state, short=self.short)
        self.latest = []
        self.state.then(*steps)
        engine.start(self.state, self._tell)
        return self._go_on()

    def play(self, seat: int, *moves: Move) -> Self:
        """Make legal moves of a seat. Raises `IllegalMove`."""
        self.latest = []
        for move in moves:
            engine.play(self.state, seat, move, self._tell)
            self._go_on()
        return self

    def draw(self, *pieces: str | int) -> Self:
        """Let chance draw these pieces, or roll these faces."""
        return self.play(CHANCE, Rolled(pieces) if isinstance(self.step(), Roll) else Drawn(pieces))

    def _tell(self, event: Event) -> None:
        self.events.append(event)
        self.latest.append(event)

    def _go_on(self) -> Self:
        while self.state.agenda:
            if forced := self._by_itself():
                engine.apply(self.state, *forced, self._tell)
            else:
                break
        return self

    def _by_itself(self) -> tuple[int, Move] | None:
        """The move that nobody decides: a forced one, or luck where there is a dealer."""
        if CHANCE not in self.waiting():
            return engine.forced(self.state, {})
        if not self._dealer:
            return None
        self._deals += 1
        return CHANCE, deal(self.state, self._dealer, self._deals - 1)


def lay(thing: Any, **fields: Any) -> None:
    """Set fields of a state, or of what lies before a player; only those that it has."""
    for name, value in fields.items():
        assert hasattr(thing, name), f"{type(thing).__name__} has no {name!r}"
        setattr(thing, name, copy(value))


def check(game: Game, state: State[Any, Any], *, short: str = "") -> None:
    """Hold a position against the game's box and census."""
    for table, value in _ids(type(state), state):
        known = getattr(state.box, table)
        assert value in known or not value, f"there is no {value!r} among the {table}"
    for kind, count in _counts(state):
        assert count >= 0, f"{count} of {kind}: they were not there to be taken"
    lacking = missing(game, state)
    assert all(n > 0 for n in lacking.values()), f"more than the box holds: {lacking}"
    assert short or not lacking, f"neither in the box nor anywhere else: {lacking}"
    impossible = list(getattr(kit(game), "impossible", lambda _: ())(state))
    assert not impossible, "; ".join(impossible)


def kit(game: Game) -> Any:
    """What a game adds to its tests: its `census`, and what else is `impossible`, a sentence for each."""
    return import_module(f"tests.games.{game.key}.kit")


def missing(game: Game, state: State[Any, Any]) -> dict[str, int]:
    """Return what a builder has still to lay out, or has laid out too often: by kind of the game's census."""
    census = kit(game).census
    due = census(game.setup(state.box, state.options, state.rules, state.seats))
    found = census(state)
    kinds = dict.fromkeys([*due, *found])
    return {kind: n for kind in kinds if (n := due.get(kind, 0) - found.get(kind, 0))}


def _ids(hint: Any, value: Any) -> Iterator[tuple[str, Any]]:
    """Yield every id within a value with its table of components."""
    if not isinstance(value, tuple | list):
        yield from ((mark.table, value) for mark in _marks(hint) if isinstance(mark, Ids))
    for inner, item in _inner(bare(hint), value):
        yield from _ids(inner, item)


def _marks(hint: Any) -> tuple[Any, ...]:
    return get_args(hint)[1:] if hint is not bare(hint) else ()


def _inner(hint: Any, value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield what a value consists of, each with its type."""
    arguments = get_args(hint)
    if isinstance(value, dict):
        yield from ((arguments[0], key) for key in value)
        yield from ((arguments[1], item) for item in value.values())
    elif isinstance(value, list | tuple):
        fixed = get_origin(hint) is tuple and Ellipsis not in arguments
        yield from zip(arguments if fixed else repeat(arguments[0]), value, strict=False)
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        hints = type_hints(type(value))
        yield from ((inner, getattr(value, name)) for name, inner in hints.items() if name != "agenda")
    elif value is not None:
        yield from ((argument, value) for argument in arguments)


def _counts(value: Any) -> Iterator[tuple[Any, int]]:
    """Yield every kind with its number from the dicts within a value."""
    if isinstance(value, dict):
        yield from ((kind, count) for kind, count in value.items() if isinstance(count, int))
    for _, item in _inner(Any, value) if dataclasses.is_dataclass(value) else ():
        yield from _counts(item)
    if isinstance(value, dict | list | tuple):
        for item in value.values() if isinstance(value, dict) else value:
            yield from _counts(item)
