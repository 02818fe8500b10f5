"""Figures of Age of Discovery: random games, the replay of a finished one, the best sets of a rich holding."""

import statistics
from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter, process_time
from typing import Any

from games.age_of_discovery import GAME
from games.age_of_discovery.box import DiscoveryBox, DiscoveryOptions
from games.age_of_discovery.sets import forget, income
from games.core import CHANCE, Event, Header, Table, engine

PLAYOUTS = 40
ROUNDS = 9
GOODS = {"sugar": 4, "silver": 3, "gold": 3, "rice": 1, "fish": 1}


def figures() -> Iterator[dict[str, Any]]:
    """Measure the rules: playouts of four players, a replay, the income of 12 goods and 4 ships."""
    options = DiscoveryOptions()
    box = GAME.open_box(GAME.rules, options, {})
    assert isinstance(box, DiscoveryBox)
    begin = process_time()
    for seed in range(PLAYOUTS):
        playout(box, options, Random(seed))
    rate = PLAYOUTS / (process_time() - begin)
    yield _figure("random games of four players", rate, "games/s", "120 games/s at least", rate / 120)
    table = finished()
    replay = _median(lambda: Table.replay(GAME, table.header, table.log.entries))
    yield _figure("replay of a finished save", replay * 1e3, "ms", "30 ms", replay * 1e3 / 30)
    sets = _median(lambda: _fresh_income(box))
    yield _figure("best sets of 12 goods and 4 ships, uncached", sets * 1e6, "µs", "150 µs", sets * 1e6 / 150)


def playout(box: DiscoveryBox, options: DiscoveryOptions, rng: Random) -> None:
    """Play a whole game of four players at random, by the engine alone."""
    state = GAME.setup(box, options, GAME.rules, 4)
    ready = engine.start(state, _untold)
    while state.agenda:
        seat = engine.waits_for(state)[0]
        menu = ready.get(seat) or engine.menu(state, seat)
        ready = engine.apply(state, seat, menu.sample(rng), _untold)


def finished() -> Table:
    """A finished table of four players, played at random."""
    rng = Random(1)
    table, opening = Table.new(GAME, Header(GAME.key, GAME.rules, 4, {}, "0f" * 16))
    table.adopt(opening)
    while not table.is_over():
        seat = rng.choice([seat for seat in table.waiting() if seat != CHANCE])
        table.play(seat, table.menu(seat).sample(rng))
    return table


def _fresh_income(box: DiscoveryBox) -> int:
    forget()
    return income(box.sets, GOODS, 4)


def _untold(_: Event) -> None:
    """Nobody is told."""


def _figure(name: str, value: float, unit: str, against: str, ratio: float) -> dict[str, Any]:
    name = f"age of discovery: {name}"
    return {
        "name": name,
        "value": round(value, 2),
        "unit": unit,
        "against": against,
        "ratio": round(ratio, 3),
    }


def _median(work: Callable[[], object]) -> float:
    work()
    times: list[float] = []
    for _ in range(ROUNDS):
        begin = perf_counter()
        work()
        times.append(perf_counter() - begin)
    return statistics.median(times)
