"""Reasons for moves are true of what the view shows."""

from games.core import Pass
from games.puerto_rico.explain.facts import Harvest, brings
from games.puerto_rico.explain.reasons import (
    FillsShip,
    ForEffect,
    ForMoney,
    KeepsGood,
    ShipsFirst,
    ToDraw,
    ToKeep,
    ToOccupy,
    ToProduce,
    ToSell,
    ToShip,
    reason,
)
from games.puerto_rico.moves import Build, DrawTile, Load, Sell, Store, TakeBonus, TakeRole
from games.words.phrases import phrases
from tests.games.puerto_rico.positions import at, table


def why(position, move, seat=0):
    return reason(position.state, seat, move)


def test_a_sale_is_for_what_it_pays_and_for_nothing_where_it_pays_nothing():
    position = at("trader", chooser=1, goods={0: ["corn", "coffee"]})
    assert why(position, Sell("coffee")) == ForMoney(4)
    assert why(position, Sell("corn")) is None


def test_whoever_sells_nothing_keeps_the_barrels():
    assert why(at("trader", chooser=1, goods={0: ["corn", "corn"]}), Pass()) == ToKeep(2)


def test_a_tile_from_the_stack_is_no_choice():
    assert why(table(tiles={0: {"corn": 2}}), DrawTile()) == ToDraw(10)


def test_an_extra_barrel_is_shipped_only_where_there_is_room():
    ships = {"5": ("corn", 4)}
    assert why(table(goods={0: []}, ships=ships), TakeBonus("corn")) == ToShip(1, "corn")
    full = {"5": ("sugar", 5)}
    assert why(table(goods={0: ["sugar"]}, ships=full), TakeBonus("sugar")) == ToSell("sugar", 2)


def test_a_load_hurries_only_where_others_could_fill_the_ship_before_it():
    def load(own, others, loaded=0, **more):
        ships = {"6": ("corn", loaded)} if loaded else {}
        return why(
            table(goods={0: ["corn"] * own, 1: ["corn"] * others}, ships=ships, **more),
            Load("corn", ship="6"),
        )

    assert load(1, 3) == ToShip(1, "corn")
    assert load(1, 5) == ToShip(1, "corn"), "there is room for all of them"
    assert load(1, 6) == ShipsFirst(1, "corn")
    assert load(1, 6, out=[1]) == ToShip(1, "corn"), "who is out loads nothing"
    assert load(2, 3, loaded=2) == ShipsFirst(2, "corn")
    assert load(4, 0, loaded=2) == FillsShip(4, "corn")


def test_a_captain_thinks_of_the_largest_ship_that_may_take_the_load():
    def captain(own, others):
        return why(table(goods={0: ["coffee"] * own, 1: ["coffee"] * others}), TakeRole("captain"))

    assert captain(5, 0) == ToShip(5, "coffee"), "the 5-barrel ship would be full, another would not"
    assert captain(2, 5) == ToShip(2, "coffee"), "the 7-barrel ship has room for all of them"
    assert captain(2, 6) == ShipsFirst(2, "coffee")


def test_an_extra_barrel_for_which_the_ship_has_no_room_is_not_shipped():
    position = table(goods={0: ["sugar"] * 3}, ships={"5": ("sugar", 3)}, house=["sugar"])
    assert why(position, TakeBonus("sugar")) is None


def test_an_extra_barrel_is_not_for_a_sale_that_pays_nothing_or_is_not_possible():
    assert why(table(goods={0: ["corn"]}), TakeBonus("corn")) is None
    assert why(table(goods={0: ["sugar"]}, house=["sugar"]), TakeBonus("sugar")) is None


def test_a_mayor_fills_no_more_circles_than_there_are_colonists_for():
    def mayor(ship, *, privilege=True, circles=6, **things):
        position = table(4, tiles={0: {"corn": (circles, 0)}}, colonist_ship=ship, **things)
        return why(position, TakeRole("mayor", privilege))

    assert mayor(5) == ToOccupy(3), "two of five on the ship, and the privilege's"
    assert mayor(5, privilege=False) == ToOccupy(2)
    assert mayor(5, san_juan={0: 1}) == ToOccupy(4)
    assert mayor(5, circles=1) == ToOccupy(1)
    assert mayor(4, colonists=0) == ToOccupy(1)
    assert mayor(0, colonists=0) is None


def test_the_craftsmans_extra_barrel_counts_only_where_the_supply_has_it():
    def craftsman(corn):
        tiles = {0: {"corn": (2, 2)}, 1: {"corn": (1, 1)}}
        return why(table(tiles=tiles, supply={"corn": corn}), TakeRole("craftsman"))

    assert craftsman(4) == ToProduce(3)
    assert craftsman(3) == ToProduce(2), "the last one is the next player's"


def test_a_building_without_goods_is_built_for_the_effect_that_its_card_tells():
    fact = why(at("builder", chooser=0), Build("hacienda"))
    assert fact == ForEffect("hacienda")
    for language in ("en", "it", "es"):
        words = phrases(language, "puerto_rico")
        assert words.about("buildings-hacienda") in words.fact(fact, ())


def test_a_single_barrel_is_kept_for_its_good():
    assert why(table(goods={0: ["corn", "coffee"]}), Store("coffee", ())) == KeepsGood("coffee")


def test_the_craftsman_promises_as_many_barrels_as_its_reason():
    state = table(tiles={0: {"corn": (2, 2)}}).state
    fact = brings(state, 0, TakeRole, {"role": "craftsman"})
    assert fact == Harvest(("corn", "corn"), more=1, doubloons=0)
    assert reason(state, 0, TakeRole("craftsman")) == ToProduce(3)
    assert phrases("en", "puerto_rico").fact(fact, ()) == "2 × corn and 1 more"
