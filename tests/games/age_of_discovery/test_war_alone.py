"""A war in two regions asks each side twice: whoever plays by itself answers what is open, once, and changes nothing."""

from random import Random

import pytest

from games.age_of_discovery import GAME
from games.age_of_discovery.moves import KillEnemies, War
from games.age_of_discovery.warfare import Casualties, Warfare
from games.ai import ROBOTS
from games.core import engine, view
from games.core.orders import Order, PartialMove, Ranked, answer
from tests.games.age_of_discovery.positions import at

REGIONS = ("peru", "brazil")
ORDER = Order(
    "Casualties",
    (PartialMove("KillEnemies", (("enemies", Ranked(("soldier", "colonist"))),)),),
    lasts="dropped",
)


def ordered(seen, seat, menu):
    return answer(ORDER, "Casualties", seen, seat, menu, GAME.default)


DECIDERS = {
    "default": lambda: GAME.default,
    "order": lambda: ordered,
    "at random": lambda: lambda _, __, menu: menu.sample(Random(1)),
    **{level: lambda make=make: make(3) for level, make in ROBOTS.items()},
}


def war(*answered):
    """A war of seat 0 with seat 1 in two regions, with what these seats have answered of the first one."""
    lands = {region: {0: (2, 1), 1: (2, 1)} for region in REGIONS}
    game = at(Warfare(), lands=lands, boxes={"warfare": [(0, "colonist")]}, players={0: {"money": 10}})
    game.play(0, War(1))
    for seat in answered:
        game.play(seat, KillEnemies("peru", ("colonist",)))
    return game


@pytest.mark.parametrize("answered", [(), (0,), (1,), (0, 1)])
@pytest.mark.parametrize("decider", DECIDERS)
def test_each_question_is_answered_once_and_no_persons_answer_again(decider, answered):
    game, decide = war(*answered), DECIDERS[decider]()
    state, made = game.state, []
    while state.agenda and isinstance(state.agenda[-1], Casualties):
        seat = engine.waits_for(state)[0]
        move = decide(view(state, seat), seat, engine.open_menu(state, seat))
        assert move is not None
        made.append((seat, move.region))
        assert len(made) <= 4
        game.play(seat, move)
    given = {(seat, "peru") for seat in answered}
    assert sorted(made) == sorted({(seat, region) for seat in (0, 1) for region in REGIONS} - given)
    for seat in answered:
        assert game.pieces("peru", 1 - seat) == (1, 1)
