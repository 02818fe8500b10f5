"""Whole random games, looked at after every move."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from games.core import Event, Move, engine
from games.puerto_rico import GAME
from games.puerto_rico.box import PuertoRicoOptions, open_box
from games.puerto_rico.rounds import new_table
from games.puerto_rico.state import PuertoRico

OPTIONS: list[dict[str, Any]] = [
    {},
    {"decline_production": True},
    {"mayor_refusal": "removed_from_game"},
    {"large_building_geometry": "columns", "balanced": True},
    {"hacienda_reshuffle": False, "open_vp": True},
]


@dataclass
class Moment:
    """What a random game looks like after a move, and what the move brought about."""

    state: PuertoRico
    seat: int
    move: Move
    events: list[Event] = field(default_factory=list)


def play_out(seed: int) -> Iterator[Moment]:
    """Play a random game: the seed decides about seats, options and moves."""
    rng = Random(seed)
    seats = rng.choice((2, 3, 4, 5))
    chosen = {**rng.choice(OPTIONS), "two_player": seats == 2}
    options = PuertoRicoOptions(**chosen)
    state = new_table(open_box(GAME.rules, options, {}), options, GAME.rules, seats)
    events: list[Event] = []
    engine.start(state, events.append)
    while state.agenda:
        seat = rng.choice(engine.waits_for(state))
        move = engine.menu(state, seat).sample(rng)
        events = []
        engine.apply(state, seat, move, events.append)
        yield Moment(state, seat, move, events)
