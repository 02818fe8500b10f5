"""Figures of Puerto Rico: random games, the clone of a state, the replay of a finished save."""

from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Any

from games.core import Header, Table, engine
from games.puerto_rico import GAME
from tests.bench._measuring import figure, median

GAMES = 150
CLONES = 1000
SECRET = "07" * 16
MOMENT = 150
"""The entry after which the state is cloned: the middle of a game of four."""


def figures() -> Iterator[dict[str, Any]]:
    """Measure everything, one figure at a time."""
    box, rng = GAME.open_box(1, GAME.options(), {}), Random(1)
    begin = process_time()
    questions = sum(random_game(box, 3, rng) for _ in range(GAMES))
    used = process_time() - begin
    yield _figure("random games, 3 players", GAMES / used, "games/s", "250 games/s", 250)
    yield _figure("questions answered", questions / used, "1/s", "43,000/s", 43_000)
    table, middle = _finished(4)
    clone = median(lambda: _clone_often(middle)) / CLONES
    yield _figure("clone of a mid-game state, 4 players", clone * 1e6, "µs", "20 µs", 20)
    header, entries = table.header, table.log.entries
    replay = median(lambda: Table.replay(GAME, header, entries, check_all=True))
    yield _figure(f"replay of {len(entries)} entries, digests checked", replay * 1e3, "ms", "20 ms", 20)


def random_game(box: Any, seats: int, rng: Random) -> int:
    """Play a game of random moves without checks; returns how many questions were answered."""
    state = GAME.setup(box, GAME.options(), 1, seats)
    menus = engine.start(state, _untold)
    questions = 0
    while state.agenda:
        seat = engine.waits_for(state)[0]
        menu = menus.get(seat) or engine.menu(state, seat)
        menus = engine.apply(state, seat, menu.sample(rng), _untold)
        questions += 1
    return questions


def _untold(_: object) -> None:
    """Nobody listens."""


def _clone_often(state: Any) -> None:
    for _ in range(CLONES):
        state.clone()


def _finished(seats: int) -> tuple[Table, Any]:
    table, opening = Table.new(GAME, Header(GAME.key, GAME.rules, seats, {}, SECRET))
    table.adopt(opening)
    rng, middle = Random(4), None
    while not table.is_over():
        seat = table.waiting()[0]
        table.play(seat, table.menu(seat).sample(rng))
        if middle is None and len(table.log.entries) >= MOMENT:
            middle = table.state
    return table, middle


def _figure(name: str, value: float, unit: str, against: str, base: float) -> dict[str, Any]:
    return figure(f"puerto rico: {name}", value, unit, against, base)
