"""Whole games at random, entry by entry."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from games.core import CHANCE, Event, Move, Step, engine
from games.mundus_novus import GAME
from games.mundus_novus.state import MundusNovus

ALL_OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {
        "promo_cards": True,
        "refill_reveal": "immediately",
        "blocked_chain": "waive",
        "market_persists": False,
        "doubloons_public": False,
        "fleet_split": "after_pool",
    },
    {"promo_cards": True, "refill_reveal": "end_of_phase"},
)


@dataclass
class Moment:
    """One entry of a random game: the step that was on top, the move, what it brought about, the state after."""

    state: MundusNovus
    step: Step[Any]
    seat: int
    move: Move
    told: list[Event]


def random_game(seats: int, seed: int, options: Mapping[str, Any] | None = None) -> Iterator[Moment]:
    """Play to the end; the state that is given after each entry goes on changing."""
    rng = Random(f"{seats} {seed}")
    chosen = GAME.read_options(options or {})
    state = GAME.setup(GAME.open_box(GAME.rules, chosen, {}), chosen, GAME.rules, seats)
    told: list[Event] = []
    menus = engine.start(state, told.append)
    while waiting := engine.waits_for(state):
        forced = None if CHANCE in waiting else engine.forced(state, menus)
        seat = forced[0] if forced else rng.choice(waiting)
        menu = menus[seat] if seat in menus else engine.menu(state, seat)
        move = forced[1] if forced else menu.sample(rng)
        step = state.agenda[-1]
        menus = engine.apply(state, seat, move, told.append)
        yield Moment(state, step, seat, move, told)
        told = []
