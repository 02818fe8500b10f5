"""Which moves robots think about."""

from random import Random

from games.puerto_rico.moves import Store
from games.puerto_rico.robot.candidates import candidates
from tests.games.puerto_rico.test_storage import BOTH, storing


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
