"""Figures of Pizarro & Co.: random playouts, payments of a large hand, replay of a finished save.

They are processor time, for all of it is thinking: what else runs on the machine is left out.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Any

from games.core import Event, Several, Table, engine
from games.pizarro_and_co import GAME
from tests.bench._measuring import figure, median
from tests.games.pizarro_and_co.positions import some_move
from tests.games.playing import Whole

PLAYOUTS = 300
ROUNDS = 60
HAND = sorted("112234556678899")
"""Fifteen cards, which pay 30 in 4,324 ways."""


def figures() -> Iterator[dict[str, Any]]:
    """Measure everything, one figure at a time."""
    yield _figure("random playouts, 4 players", 1 / _playout(), "games/s", "150 games/s", 150)
    for overpay in (True, False):
        spare = "" if overpay else ", none to spare"
        payment = median(lambda spare=overpay: _count_and_sample(spare=spare), ROUNDS)
        name = f"payments of a {len(HAND)}-card hand counted and sampled{spare}"
        yield _figure(name, payment * 1e3, "ms", "0.5 ms", 0.5)
    table = Whole(GAME, 4, {"board1": "B", "board2": "B"}).finished(Random(1), some_move).table
    entries = table.log.entries
    replay = median(lambda: Table.replay(GAME, table.header, entries), ROUNDS)
    yield _figure(f"replay of a finished save, {len(entries)} entries", replay * 1e3, "ms", "10 ms", 10)


def _figure(name: str, value: float, unit: str, against: str, base: float) -> dict[str, Any]:
    return figure(f"pizarro & co.: {name}", value, unit, against, base)


def _playout() -> float:
    """Return the time of one game, the kind of move first, then the move."""
    options = GAME.read_options({})
    box, rng = GAME.open_box(1, options, {}), Random(1)
    begin = process_time()
    for _ in range(PLAYOUTS):
        state = GAME.setup(box, options, 1, 4)
        ready = engine.start(state, _told)
        while state.agenda:
            seat = engine.waits_for(state)[0]
            menu = ready.get(seat) or engine.menu(state, seat)
            ready = engine.apply(state, seat, menu.sample(rng), _told)
    return (process_time() - begin) / PLAYOUTS


def _told(_: Event) -> None:
    """Listen to nothing."""


def _count_and_sample(*, spare: bool) -> None:
    payment = Several(Counter(HAND), 1, at_least=30, worth={card: int(card) for card in HAND}, spare=spare)
    assert payment.count()
    payment.sample(Random(2))
