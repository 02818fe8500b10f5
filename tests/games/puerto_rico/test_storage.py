"""Storing and unloading (§6.6)."""

from games.core import PhaseEnded
from games.puerto_rico.events import GoodsStored, ShipEmptied
from games.puerto_rico.moves import Load, Store, StoreNothing, StoreOnly
from tests.games.puerto_rico.positions import Position, at
from tests.games.puerto_rico.test_captain import W06

FULL = {"5": ("corn", 5), "6": ("sugar", 6), "7": ("coffee", 7)}
"""With these ships nothing can be loaded: they are full, and none is left for other goods."""
BOTH = ["small_warehouse", "large_warehouse"]


def storing(goods: dict[str, int], buildings=(), **things) -> Position:
    """Seat 0 has goods that cannot be loaded."""
    supply = {"corn": 1, "sugar": 1, "coffee": 1}
    return at(
        "captain", chooser=1, ships=FULL, supply=supply, goods={0: goods}, buildings={0: buildings}, **things
    )


def test_w07_one_barrel_is_kept_and_full_ships_are_emptied():
    position = at("captain", ships={"6": ("corn", 3)}, goods=W06)
    corn, sugar = position.state.goods["corn"], position.state.goods["sugar"]
    position.play(0, Load("sugar", "7")).play(1, Load("sugar", "7")).play(2, Load("tobacco", "5"))
    assert [player.goods for player in position.state.players] == [
        {},
        {"sugar": 1},
        {"corn": 1},
        {"indigo": 1},
    ]
    loads = {ship: (cargo.good, cargo.load) for ship, cargo in position.state.ships.items()}
    assert loads == {"5": ("tobacco", 4), "6": ("", 0), "7": ("", 0)}
    assert position.state.goods["corn"] == corn + 6 + 1
    assert position.state.goods["sugar"] == sugar + 7
    assert position.told(ShipEmptied) == [ShipEmptied("6", "corn", 6), ShipEmptied("7", "sugar", 7)]
    assert position.events[-1] == PhaseEnded("captain")


def test_r33_bob_keeps_his_one_sugar():
    position = at("captain", ships={"6": ("corn", 3)}, goods=W06)
    position.play(0, Load("sugar", "7")).play(1, Load("sugar", "7")).play(2, Load("tobacco", "5"))
    assert position.player(1).goods == {"sugar": 1}


def test_one_single_barrel_is_kept_without_a_warehouse():
    position = storing({"corn": 3, "sugar": 2})
    assert position.moves(0) == {Store("corn", ()), Store("sugar", ()), StoreNothing()}
    position.play(0, Store("sugar", ()))
    assert position.player(0).goods == {"sugar": 1}
    assert position.told(GoodsStored) == [GoodsStored(0, ("sugar",), ("corn", "corn", "corn", "sugar"))]


def test_a_single_barrel_is_kept_without_a_question():
    assert storing({"corn": 1}).player(0).goods == {"corn": 1}


def test_of_a_single_kind_one_barrel_is_kept_without_a_question():
    position = storing({"corn": 3})
    assert position.player(0).goods == {"corn": 1}
    assert position.waiting() == []


def test_a_small_warehouse_keeps_one_kind_and_a_single_barrel_of_another():
    position = storing({"corn": 3, "sugar": 2}, ["small_warehouse"])
    position.play(0, Store("corn", ("sugar",)))
    assert position.player(0).goods == {"corn": 1, "sugar": 2}


def test_a_large_warehouse_keeps_two_kinds():
    position = storing({"corn": 3, "sugar": 2, "coffee": 2}, ["large_warehouse"])
    position.play(0, Store("coffee", ("corn", "sugar")))
    assert position.player(0).goods == {"corn": 3, "sugar": 2, "coffee": 1}


def test_w13_both_warehouses_keep_three_kinds_and_a_single_barrel():
    goods = {"corn": 3, "indigo": 2, "sugar": 2, "coffee": 4}
    position = storing(goods, BOTH)
    position.play(0, Store("indigo", ("corn", "sugar", "coffee")))
    assert position.player(0).goods == {"corn": 3, "sugar": 2, "indigo": 1, "coffee": 4}


def test_what_fits_is_kept_without_a_question():
    for goods in ({"corn": 3, "sugar": 1}, {"corn": 3}):
        position = storing(goods, ["small_warehouse"])
        assert position.player(0).goods == goods
        assert position.waiting() == []


def test_an_unoccupied_warehouse_keeps_nothing():
    position = storing({"corn": 3}, {"small_warehouse": 0})
    assert position.player(0).goods == {"corn": 1}


def test_r24_the_single_barrel_is_of_a_kind_not_stored_as_a_whole():
    position = storing({"corn": 3, "sugar": 2}, ["small_warehouse"])
    assert Store("corn", ("corn",)) not in position.menu(0)


def test_r24_keeping_less_is_legal():
    position = storing({"corn": 3, "sugar": 2}, ["small_warehouse"])
    assert {Store("corn", ()), StoreNothing(), StoreOnly(("corn",))} <= position.moves(0)
    position.play(0, StoreOnly(("sugar",)))
    assert position.player(0).goods == {"sugar": 2}


def test_what_the_warehouses_hold_is_asked_after_the_single_barrel():
    half = storing({"corn": 3, "sugar": 2}, ["small_warehouse"]).menu(0).half(Store, {"single": "corn"})
    assert half is not None
    assert half.field is not None
    assert half.field.name == "whole"


def test_without_a_warehouse_the_single_barrel_is_the_whole_answer():
    half = storing({"corn": 3, "sugar": 2}).menu(0).half(Store, {"single": "corn"})
    assert half is not None
    assert half.move() == Store("corn", ())


def test_r24_keeping_nothing_is_legal_without_a_warehouse():
    position = storing({"corn": 3, "sugar": 2})
    position.play(0, StoreNothing())
    assert position.player(0).goods == {}


def test_a_warehouse_holds_no_more_kinds_than_it_can():
    position = storing({"corn": 3, "sugar": 2, "coffee": 2}, ["small_warehouse"])
    assert Store("coffee", ("corn", "sugar")) not in position.menu(0)


def test_a_warehouse_holds_a_kind_once():
    position = storing({"corn": 3, "sugar": 2, "coffee": 2, "indigo": 2}, ["large_warehouse"])
    assert Store("sugar", ("corn", "corn")) not in position.menu(0)
    assert StoreOnly(("corn", "corn")) not in position.menu(0)


def test_warehouses_do_not_protect_from_loading():
    position = at("captain", chooser=1, ships={"5": ("corn", 1)}, goods={0: {"corn": 3}}, buildings={0: BOTH})
    assert position.player(0).goods == {}


def test_everybody_stores_at_the_same_time():
    goods = {"corn": 2, "sugar": 2}
    position = at("captain", ships=FULL, supply={"corn": 1, "sugar": 1}, goods={0: goods, 2: goods})
    assert position.waiting() == [0, 2]
    position.play(2, Store("corn", ()))
    assert position.player(2).goods == goods, "nothing is shown before the last answer"
    position.play(0, Store("sugar", ()))
    assert position.player(2).goods == {"corn": 1}


def test_ships_are_emptied_after_storing():
    goods = {"corn": 2, "sugar": 2}
    position = at("captain", ships=FULL, supply={"corn": 1, "sugar": 1}, goods={0: goods})
    assert position.state.ships["5"].load == 5
    position.play(0, Store("corn", ()))
    assert position.state.ships["5"].load == 0


def test_a_ship_not_full_keeps_its_load_and_kind():
    position = at("captain", ships={"5": ("corn", 4)})
    assert (position.state.ships["5"].good, position.state.ships["5"].load) == ("corn", 4)
    assert position.told(ShipEmptied) == []
