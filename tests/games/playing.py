"""Whole games of any kind, at random: looked at entry by entry, or finished with a save."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from random import Random
from typing import Any

from games.core import CHANCE, Event, Game, Header, Menu, Move, State, Step, Table, engine
from tests.games.position import SECRET, Reading

Pick = Callable[[Menu, Random], Move]
"""How somebody chooses from a menu."""


def spelled(state: State[Any, Any]) -> str:
    """A state or a view, spelled out but for its box: that is long, and nothing at a table changes it."""
    return repr([getattr(state, field.name) for field in fields(state) if field.name != "box"])


class Moment(Reading[Any]):
    """One entry of a random game: the step that was on top, the move; the state after it goes on changing."""

    def __init__(
        self, game: Game, state: State[Any, Any], step: Step[Any], by: tuple[int, Move], latest: list[Event]
    ) -> None:
        self.game, self.state, self.before, self.latest = game, state, step, latest
        self.seat, self.move = by


def random_game(
    game: Game, seats: int, seed: int, options: Mapping[str, Any] | None = None, pick: Pick = Menu.sample
) -> Iterator[Moment]:
    """Play to the end, entry by entry: luck, forced moves, and whoever is waited for in any order."""
    rng = Random(f"{seats} {seed}")
    chosen = game.read_options(options or {})
    state = game.setup(game.open_box(game.rules, chosen, {}), chosen, game.rules, seats)
    told: list[Event] = []
    menus = engine.start(state, told.append)
    while waiting := engine.waits_for(state):
        step = state.agenda[-1]
        by = None if CHANCE in waiting else engine.forced(state, menus)
        if by is None:
            seat = rng.choice(waiting)
            menu = menus[seat] if seat in menus else engine.menu(state, seat)
            by = seat, menu.sample(rng) if seat == CHANCE else pick(menu, rng)
        menus = engine.apply(state, *by, told.append)
        yield Moment(game, state, step, by, told)
        told = []


class Whole(Reading[Any]):
    """A table with a save, as the bot has one: luck is dealt from its secret."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Any] | None = None,
        *,
        secret: str = SECRET,
        overrides: Mapping[str, Any] | None = None,
    ) -> None:
        header = Header(game.key, game.rules, seats, dict(options or {}), secret, dict(overrides or {}))
        self.game = game
        self.table, turn = Table.new(game, header)
        self.table.adopt(turn)
        self.events = self.latest = [told.event for told in turn.told]

    @property
    def state(self) -> Any:
        """The table's state; every move makes a new one."""
        return self.table.state

    def play(self, seat: int, *moves: Move) -> "Whole":
        """Make legal moves of a seat. Raises `IllegalMove`."""
        self.latest = [told.event for move in moves for told in self.table.play(seat, move).told]
        self.events = [*self.events, *self.latest]
        return self

    def random_move(self, rng: Random, pick: Pick = Menu.sample) -> None:
        """One move of somebody who is waited for, or now and then of somebody who listens."""
        listening = self.listening()
        seat = rng.choice(listening if listening and rng.random() < 0.2 else self.waiting())
        self.play(seat, pick(self.menu(seat), rng))

    def finished(self, rng: Random, pick: Pick = Menu.sample) -> "Whole":
        """The same, played to its end at random."""
        while not self.is_over():
            self.random_move(rng, pick)
        return self
