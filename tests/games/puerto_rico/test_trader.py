"""The trader phase (§6.5)."""

import pytest

from games.core import Pass, PhaseEnded
from games.puerto_rico.events import GoodSold, HouseEmptied
from games.puerto_rico.moves import Sell
from tests.games.puerto_rico.positions import at


@pytest.mark.parametrize(
    ("good", "price"), [("corn", 0), ("indigo", 1), ("sugar", 2), ("tobacco", 3), ("coffee", 4)]
)
def test_prices(good, price):
    position = at("trader", chooser=1, goods={0: [good]})
    position.play(0, Sell(good))
    assert position.player(0).doubloons == price


def test_the_trader_gets_one_doubloon_more():
    position = at("trader", goods={0: ["tobacco"]})
    position.play(0, Sell("tobacco"))
    assert position.player(0).doubloons == 4


def test_w22_a_trader_who_passes_gains_nothing():
    position = at("trader", goods={0: ["tobacco"]})
    position.play(0, Pass())
    assert position.player(0).doubloons == 0
    assert position.player(0).goods == {"tobacco": 1}


def test_w09_a_small_market_pays_one_doubloon_more():
    position = at("trader", chooser=1, goods={0: ["corn"]}, buildings={0: ["small_market"]})
    position.play(0, Sell("corn"))
    assert position.player(0).doubloons == 1


@pytest.mark.parametrize(("good", "doubloons"), [("corn", 3), ("sugar", 5), ("coffee", 7)])
def test_w10_both_markets_pay_three_doubloons_more(good, doubloons):
    position = at("trader", chooser=1, goods={0: [good]}, buildings={0: ["small_market", "large_market"]})
    position.play(0, Sell(good))
    assert position.player(0).doubloons == doubloons


def test_unoccupied_markets_bring_nothing():
    position = at(
        "trader", chooser=1, goods={0: ["corn"]}, buildings={0: {"small_market": 0, "large_market": 0}}
    )
    position.play(0, Sell("corn"))
    assert position.player(0).doubloons == 0


def test_the_house_buys_each_good_once():
    position = at("trader", goods={0: ["corn", "sugar"]}, house=["corn"])
    assert position.moves(0) == {Sell("sugar"), Pass()}


def test_what_was_sold_in_this_phase_counts_too():
    position = at("trader", goods={0: ["corn"], 1: ["corn", "sugar"]})
    position.play(0, Sell("corn"))
    assert position.moves(1) == {Sell("sugar"), Pass()}


def test_who_has_nothing_to_sell_is_not_asked():
    position = at("trader", goods={2: ["corn"]}, house=["sugar"])
    assert position.waiting() == [2]


def test_at_most_one_sale_per_player():
    position = at("trader", goods={0: ["corn", "sugar"]})
    position.play(0, Sell("corn"))
    assert position.waiting() == []


def test_w11_offices_sell_a_good_that_is_in_the_house():
    offices = {1: ["office"], 2: ["office"]}
    goods = {1: ["tobacco"], 2: ["tobacco"]}
    position = at("trader", house=["tobacco"], goods=goods, buildings=offices)
    position.play(1, Sell("tobacco")).play(2, Sell("tobacco"))
    assert position.state.house == ["tobacco", "tobacco", "tobacco"]


def test_w11_an_office_does_not_help_against_a_full_house():
    house = ["tobacco", "corn", "sugar"]
    position = at(
        "trader",
        house=house,
        goods={1: ["tobacco"], 2: ["tobacco"]},
        buildings={1: ["office"], 2: ["office"]},
    )
    position.play(1, Sell("tobacco"))
    assert position.player(2).goods == {"tobacco": 1}
    assert position.told(PhaseEnded) == [PhaseEnded("trader")]


def test_office_may_sell_a_good_already_in_the_house():
    position = at("trader", chooser=1, house=["coffee"], goods={0: ["coffee"]}, buildings={0: ["office"]})
    position.play(0, Sell("coffee"))
    assert position.player(0).doubloons == 4


def test_an_unoccupied_office_does_nothing():
    position = at("trader", house=["coffee"], goods={0: ["coffee"]}, buildings={0: {"office": 0}})
    assert position.waiting() == []


def test_r19_a_house_full_in_the_middle_of_the_phase_ends_the_selling():
    position = at("trader", house=["corn", "sugar", "coffee"], goods={0: ["indigo"], 1: ["tobacco"]})
    position.play(0, Sell("indigo"))
    assert position.player(1).goods == {"tobacco": 1}
    assert position.state.house == []
    assert position.events == [
        GoodSold(0, "indigo", 2),
        HouseEmptied(("corn", "sugar", "coffee", "indigo")),
        PhaseEnded("trader"),
    ]


def test_a_full_house_returns_to_the_supply():
    position = at("trader", house=["corn", "sugar", "coffee"], goods={0: ["indigo"]})
    position.play(0, Sell("indigo"))
    assert position.state.goods == {"corn": 10, "indigo": 11, "sugar": 11, "tobacco": 9, "coffee": 9}


def test_a_house_not_full_keeps_its_barrels():
    position = at("trader", house=["corn"], goods={0: ["indigo"]})
    position.play(0, Sell("indigo"))
    assert position.state.house == ["corn", "indigo"]
    assert position.state.goods["corn"] == 9
