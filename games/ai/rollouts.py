"""Playing games out fast: every seat by the game's policy, chance by chance, until a clock says stop."""

from random import Random
from typing import Any

from games.core import CHANCE, Event, Game, Menu, PhaseEnded, Policy, Seat, State, engine

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


def roll_out(
    game: Game,
    state: AnyState,
    rng: Random,
    until: int,
    heard: Phases | None = None,
    policy: Policy | None = None,
) -> int:
    """Play on until the clock shows `until`, or the game is over; returns the moves that took.

    With `heard`, phases ended are the clock.
    """
    policy, clock = policy or game.policy, game.clock
    assert policy is not None, f"{game.key} has no policy"
    tell = heard or _ignore
    ready: dict[Seat, Menu] = {}
    for moves in range(MOST_MOVES):
        waiting = engine.waits_for(state)
        if not waiting or (heard.ended if heard else clock(state) if clock else 0) >= until:
            return moves
        seat = waiting[0]
        menu = ready.get(seat) or engine.open_menu(state, seat)
        move = menu.sample(rng) if seat == CHANCE else menu.only() or policy(state, seat, menu, rng)
        ready = engine.apply(state, seat, move, tell)
    return MOST_MOVES


def _ignore(_: Event) -> None:
    """Nobody listens."""
