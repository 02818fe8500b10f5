"""Playing games out fast: every seat by the game's policy, chance by chance, until a clock says stop."""

from random import Random
from typing import Any

from games.core import CHANCE, Event, Game, Menu, Move, PhaseEnded, Policy, Seat, State, engine

AnyState = State[Any, Any]

MOST_MOVES = 2000
"""A stretch that takes longer is left where it is."""


class Phases:
    """Counts the phases that end: the clock of a game that has none."""

    def __init__(self) -> None:
        self.ended = 0

    def __call__(self, event: Event) -> None:
        """Hear one event."""
        self.ended += isinstance(event, PhaseEnded)


class Whims(Random):
    """A `Random` that makes policies less noisy: its floats lie closer to 0.5."""

    share = 1.0
    """Share of the noise that is left, from 0 to 1; with 0 every float is 0.5."""

    getrandbits = Random.getrandbits
    """Unchanged: otherwise `Random` would make integers from our `random`, and `sample` might never end."""

    def random(self) -> float:
        """Return a number between 0 and 1."""
        return 0.5 + (super().random() - 0.5) * self.share


def whims(seed: int, share: float) -> Whims:
    """Return luck with a share of a policy's noise, from 0 to 1."""
    made = Whims(seed)
    made.share = share
    return made


class Cast:
    """A policy for one playout: the hero plays by `hero`, each other seat by a script drawn from the game's population."""

    def __init__(self, game: Game, seats: int, hero: Seat, plays: Policy, luck: Random) -> None:
        population = game.robot.population or (plays,)
        self._of = [plays if seat == hero else luck.choice(population) for seat in range(seats)]

    def __call__(self, state: AnyState, seat: Seat, menu: Menu, mood: Random) -> Move:
        """Return a move of the menu."""
        return self._of[seat](state, seat, menu, mood)


def roll_out(
    game: Game,
    state: AnyState,
    luck: Random,
    until: int,
    heard: Phases | None = None,
    policy: Policy | None = None,
    mood: Random | None = None,
) -> int:
    """Play on until the clock shows `until` or the game is over. Return the number of moves made, at most `MOST_MOVES`.

    heard: Counts ended phases, as the clock of a game without one.
    luck: Chance draws from it.
    mood: The policy draws from it; by default it is seeded by `luck`. So playouts that begin with different moves meet the same
        draws of chance.
    """
    policy, clock = policy or game.robot.policy, game.clock
    assert policy is not None, f"{game.key} has no policy"
    tell = heard or _ignore
    mood = mood or Random(luck.getrandbits(32))
    ready: dict[Seat, Menu] = {}
    for moves in range(MOST_MOVES):
        waiting = engine.waits_for(state)
        if not waiting or (heard.ended if heard else clock(state) if clock else 0) >= until:
            return moves
        seat = waiting[0]
        menu = ready.get(seat) or engine.open_menu(state, seat)
        move = menu.sample(luck) if seat == CHANCE else menu.only() or policy(state, seat, menu, mood)
        ready = engine.apply(state, seat, move, tell)
    return MOST_MOVES


def _ignore(_: Event) -> None:
    """Nobody listens."""
