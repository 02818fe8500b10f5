"""Which moves robots think about."""

from random import Random

import pytest

from games.ai.candidates import candidates as thought_of
from games.puerto_rico import GAME
from games.puerto_rico.moves import Store
from games.puerto_rico.robot.arrangements import arrangement
from games.puerto_rico.robot.candidates import WAYS, candidates
from games.puerto_rico.robot.worth import Style, Worth
from tests.games.puerto_rico.positions import at, at_round
from tests.games.puerto_rico.test_storage import BOTH, storing
from tests.support.garbage import left_by


def test_a_warehouse_is_never_left_empty():
    position = storing({"corn": 2, "sugar": 2}, ["small_warehouse"])
    assert candidates(position.state, 0, position.menu(0), Random(1)) == [
        Store("corn", ("sugar",)),
        Store("sugar", ("corn",)),
    ]


def test_every_way_to_fill_two_warehouses_is_worth_a_thought():
    goods = {"corn": 2, "indigo": 2, "sugar": 2, "tobacco": 2, "coffee": 4}
    position = storing(goods, BOTH)
    found = [
        move for move in candidates(position.state, 0, position.menu(0), Random(1)) if isinstance(move, Store)
    ]
    assert len(found) == 5 * 4
    assert {len(move.whole) for move in found} == {3}
    assert "coffee" in found[0].whole


def test_what_is_forgotten_of_the_worth_of_things_is_no_garbage():
    state = at_round().state

    def rate() -> None:
        worth = Worth(state.box, Style())
        assert worth.buildings(state.players[0], 0.5)["factory"] > 0
        assert worth.tiles(state.players[0], 0.5)["corn"] > 0

    assert left_by(rate) == 0


def roles_thought_of(position):
    menu = position.menu(0)
    return [move.role for move in thought_of(GAME, position.state, 0, menu, 12, Random(1))]


def test_no_role_that_does_nothing_for_anybody_is_worth_a_thought():
    found = roles_thought_of(at_round(doubloons={0: 3, 1: 3, 2: 3, 3: 3}, tiles={0: {"corn": (1, 0)}}))
    assert sorted(found) == ["builder", "mayor", "prospector1", "settler"]


def test_a_role_is_worth_a_thought_where_anybody_can_use_it_or_money_lies_on_it():
    found = roles_thought_of(at_round(tiles={2: {"corn": 1}}, goods={3: ["coffee"]}, roles={"builder": 1}))
    assert sorted(found) == ["builder", "captain", "craftsman", "mayor", "prospector1", "settler", "trader"]


def test_where_no_role_does_anything_all_are_worth_a_thought():
    position = at_round()
    position.state.taken = {"settler": 1, "mayor": 2, "prospector1": 3, "builder": 0}
    assert sorted(roles_thought_of(position)) == ["captain", "craftsman", "trader"]


@pytest.mark.parametrize("way", WAYS)
def test_a_colonist_left_over_waits_where_the_other_half_is_there(way):
    position = at(
        "mayor",
        privilege=False,
        colonist_ship=0,
        tiles={0: {"coffee": (1, 0), "indigo": (1, 0)}},
        buildings={0: {"small_indigo_plant": 0}},
        san_juan={0: 1},
    )
    (circle,) = arrangement(position.state, position.player(0), way)
    assert circle in ("indigo", "small_indigo_plant")
