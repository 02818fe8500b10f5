"""Figures of the core, over every game there is: playouts, clones, views, replays, undo; and its widest domains."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from games import all_games
from games.core import CHANCE, Game, Header, Several, Table, engine, view
from games.core.saves import save_from_data, save_to_data
from tests.bench.calibration import against_loop, seconds

SECRET = "0c" * 16


def figures() -> Iterator[dict[str, Any]]:
    """Measure every game, then the domains."""
    for game in all_games().values():
        yield from _of_game(game)
    circles = {f"circle {n}": n % 3 + 1 for n in range(15)}
    cards = dict.fromkeys(range(1, 9), 3)
    worth = {card: card for card in cards}
    mayor = seconds(lambda: _counted(Several(circles, 14, 14)), times=20)
    yield against_loop("core: 14 colonists on 30 circles, counted and sampled", mayor, "µs")
    payment = seconds(lambda: _counted(Several(cards, at_least=25, worth=worth)), times=20)
    yield against_loop("core: 24 cards that must pay 25, counted and sampled", payment, "µs")


def _counted(domain: Several) -> object:
    return domain.count(), domain.sample(Random(1))


def _of_game(game: Game) -> Iterator[dict[str, Any]]:
    seats = game.seats_for({})[1]
    name = f"core: {game.key}, {seats} seats"
    playout = seconds(lambda: _playout(game, seats), rounds=40)
    yield against_loop(f"{name}, a random game without checks", playout, "ms")
    table, middle = _finished(game, seats)
    yield against_loop(f"{name}, clone of a state", seconds(middle.clone, times=200), "µs")
    yield against_loop(f"{name}, view of a state", seconds(lambda: view(middle, 0), times=50), "µs")
    number = len(table.log.entries)
    saved = json.dumps(save_to_data(table.header, table.log.entries))
    replay = seconds(lambda: Table.replay(*save_from_data(all_games(), json.loads(saved)), check_all=True))
    yield against_loop(f"{name}, {number} entries read and replayed, all checked", replay, "ms")
    last = max(entry.n for entry in table.log.entries if table.log.is_decision(entry.n))
    yield against_loop(f"{name}, an undo", seconds(lambda: table.undone(0, last)), "ms")


def _playout(game: Game, seats: int, rng: Random = Random(3)) -> None:  # noqa: B008  # every game is another one
    options = game.read_options({})
    state = game.setup(game.open_box(game.rules, options, {}), options, game.rules, seats)
    ready = engine.start(state, _untold)
    while state.agenda:
        seat = engine.waits_for(state)[0]
        menu = ready.get(seat) or engine.menu(state, seat)
        ready = engine.apply(state, seat, menu.sample(rng), _untold)


def _untold(_: object) -> None:
    """Nobody listens."""


def _finished(game: Game, seats: int) -> tuple[Table, Any]:
    table, opening = Table.new(game, Header(game.key, game.rules, seats, {}, SECRET))
    table.adopt(opening)
    rng, states = Random(5), []
    while not table.is_over():
        states.append(table.state)
        seat = next(seat for seat in table.waiting() if seat != CHANCE)
        table.play(seat, table.menu(seat).sample(rng))
    return table, states[len(states) // 2]
