"""Figures of Mundus Novus: random games, the menu of a large hand, the replay of a finished save."""

from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Any

from games.core import Header, Table, engine
from games.mundus_novus import GAME
from games.mundus_novus.progress import Develop
from tests.bench._measuring import figure, median
from tests.games.mundus_novus.positions import at
from tests.games.playing import random_game
from tests.games.position import ANN

GAMES = 40
HAND = "1 2 3 4 5 6 7 8 9 R"
MERCHANTS = "merchant_low_1 merchant_mid_1 merchant_high_1"


def figures() -> Iterator[dict[str, Any]]:
    """Measure everything, one figure at a time."""
    begin = process_time()
    for seed in range(GAMES):
        for _ in random_game(GAME, 4, seed):
            pass
    yield _figure("random games, 4 players", GAMES / (process_time() - begin), "games/s", "150 games/s", 150)
    game = at(Develop(ANN, [], []), hands={ANN: HAND}, developments={ANN: MERCHANTS}, seats=4)
    menu = median(lambda: engine.menu(game.state, ANN).count())
    yield _figure("menu of ten cards and three merchants", menu * 1e3, "ms", "0.5 ms", 0.5)
    table = _finished(4)
    replay = median(lambda: Table.replay(GAME, table.header, table.log.entries))
    yield _figure(f"replay of {len(table.log.entries)} entries", replay * 1e3, "ms", "20 ms", 20)


def _finished(seats: int) -> Table:
    table, opening = Table.new(GAME, Header(GAME.key, GAME.rules, seats, {}, "07" * 16))
    table.adopt(opening)
    rng = Random(1)
    while not table.is_over():
        seat = rng.choice(table.waiting())
        table.play(seat, table.menu(seat).sample(rng))
    return table


def _figure(name: str, value: float, unit: str, against: str, base: float) -> dict[str, Any]:
    return figure(f"mundus novus: {name}", value, unit, against, base)
