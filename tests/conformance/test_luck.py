"""In every game luck that was seen and taken back does not come again, and audits still hold: da Gama's card, an explorer's counter."""

from collections import Counter
from random import Random

import pytest

from games import all_games
from games.core import Header, Table
from games.core.chance import outcomes

DRAWS = {
    "age_of_discovery": ("TurnUpCounter", "TurnUpGoods"),
    "mundus_novus": ("DealHands", "TurnUpPool", "TurnUpQueue"),
    "pizarro_and_co": ("DrawGold", "TurnCard"),
    "puerto_rico": ("RowTiles",),
}
"""The steps at which somebody sees what is drawn: what an expedition finds, hands, pool and queue of the new world, what da Gama draws."""
OFTEN = 6
"""How often each of them is taken back, at most."""


def begun(key: str, seed: int) -> Table:
    game = all_games()[key]
    secret = f"{Random(f'{key} {seed}').getrandbits(128):032x}"
    table, turn = Table.new(game, Header(key, game.rules, game.seats[-1], {}, secret))
    table.adopt(turn)
    return table


def drawn(table: Table, entries) -> tuple[list, set[str]]:
    """Return what luck has dealt in a turn, and at which steps it could have dealt something else."""
    draws = [entry for entry in entries if entry.by == "chance"]
    steps: set[str] = set()
    for entry in draws:
        state = table.at(entry.n - 1)[0].state
        step = state.agenda[-1]
        if len(outcomes(state, Random(0), most=2)) > 1:
            steps.add(type(step).__name__)
    return [entry.move for entry in draws], steps


def again(table: Table, seat: int, k: int, move) -> list:
    """Take a decision back, make it once more, and return what luck deals."""
    table.adopt(table.undone(seat, k))
    return [entry.move for entry in table.play(seat, move).entries if entry.by == "chance"]


@pytest.mark.parametrize("key", sorted(DRAWS))
@pytest.mark.rest
def test_what_was_drawn_and_taken_back_is_not_drawn_again(key: str):
    tried, other = Counter(), Counter()
    for seed in range(4):
        table, rng = begun(key, seed), Random(seed)
        while not table.is_over() and any(tried[step] < OFTEN for step in DRAWS[key]):
            seat = rng.choice(table.waiting())
            move = table.open_menu(seat).sample(rng)
            entries = table.play(seat, move).entries
            if not any(entry.by == "chance" for entry in entries):
                continue
            k = next(entry.n for entry in entries if entry.seat == seat)
            seen, steps = drawn(table, entries)
            wanted = [step for step in steps & {*DRAWS[key]} if tried[step] < OFTEN]
            if not wanted:
                continue
            tried.update(wanted)
            if again(table, seat, k, move) != seen:
                other.update(wanted)
        assert table.redealt() == []
    for step in DRAWS[key]:
        assert tried[step] >= 2, step
        assert other[step] > tried[step] / 2, (step, other[step], tried[step])
