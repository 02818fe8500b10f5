"""Scripts of another hand: each of them answers whatever a whole game asks, with the fewest and the most players."""

from random import Random

import pytest

from games.age_of_discovery import GAME as DISCOVERY
from games.core import CHANCE, Game, Menu, Policy, engine
from games.mundus_novus import GAME as NOVUS
from games.pizarro_and_co import GAME as PIZARRO
from games.puerto_rico import GAME as RICO
from tests.games.age_of_discovery import strangers as discovery
from tests.games.mundus_novus import strangers as novus
from tests.games.pizarro_and_co import strangers as pizarro
from tests.games.puerto_rico import strangers as rico

STRANGERS = [
    (game, policy, seats)
    for game, module in ((RICO, rico), (PIZARRO, pizarro), (DISCOVERY, discovery), (NOVUS, novus))
    for policy in module.STRANGERS.values()
    for seats in (min(game.seats), max(game.seats))
]
NAMES = [
    f"{game.key}-{name}-{seats}"
    for game, module in ((RICO, rico), (PIZARRO, pizarro), (DISCOVERY, discovery), (NOVUS, novus))
    for name in module.STRANGERS
    for seats in (min(game.seats), max(game.seats))
]


@pytest.mark.parametrize(("game", "policy", "seats"), STRANGERS, ids=NAMES)
def test_a_stranger_plays_a_whole_game_and_every_answer_is_legal(
    game: Game, policy: Policy, seats: int
) -> None:
    options, rng = game.read_options({}), Random(seats)
    state = game.setup(game.open_box(game.rules, options, {}), options, game.rules, seats)
    menus = engine.start(state, lambda _event: None)
    while waiting := engine.waits_for(state):
        seat = CHANCE if CHANCE in waiting else waiting[0]
        menu: Menu = menus[seat] if seat in menus else engine.open_menu(state, seat)
        move = menu.sample(rng) if seat == CHANCE else policy(state, seat, menu, rng)
        assert move in menu, f"{move} for {menu}"
        menus = engine.apply(state, seat, move, lambda _event: None)
    assert all(score.total is not None for score in game.scores(state))
