"""The craftsman phase (§6.4)."""

import pytest

from games.core import Pass, PhaseEnded
from games.puerto_rico.events import BonusTaken, FactoryPaid, GoodsProduced, Passed
from games.puerto_rico.moves import Produce, TakeBonus
from tests.games.puerto_rico.positions import at

ALL_PLANTS = ["small_indigo_plant", "small_sugar_mill", "tobacco_storage", "coffee_roaster", "factory"]
ASKED = {"decline_production": True}


def test_w05_plantations_and_plants_produce_what_both_can():
    position = at(
        "craftsman",
        chooser=1,
        tiles={0: {"corn": (3, 2), "tobacco": 2, "sugar": (4, 3)}},
        buildings={0: {"tobacco_storage": 1, "small_sugar_mill": 1, "sugar_mill": 3}},
    )
    assert position.player(0).goods == {"corn": 2, "sugar": 3, "tobacco": 1}


def test_corn_needs_no_building():
    assert at("craftsman", tiles={2: {"corn": 4}}).player(2).goods == {"corn": 4}


def test_r32_an_unoccupied_plant_makes_nothing():
    position = at("craftsman", tiles={0: {"sugar": 2}}, buildings={0: {"sugar_mill": 0}})
    assert position.player(0).goods == {}


def test_r32_two_of_three_circles_make_two_barrels():
    position = at("craftsman", chooser=1, tiles={0: {"sugar": 3}}, buildings={0: {"sugar_mill": 2}})
    assert position.player(0).goods == {"sugar": 2}


def test_unoccupied_plantations_make_nothing():
    position = at("craftsman", chooser=1, tiles={0: {"sugar": (3, 1)}}, buildings={0: {"sugar_mill": 3}})
    assert position.player(0).goods == {"sugar": 1}


def test_barrels_come_from_the_supply():
    position = at("craftsman", chooser=1, tiles={0: {"corn": 3}})
    assert position.state.goods["corn"] == 7


def test_production_begins_with_the_craftsman_when_goods_run_short():
    position = at("craftsman", chooser=2, tiles={seat: {"corn": 2} for seat in range(4)}, supply={"corn": 5})
    assert [player.goods.get("corn", 0) for player in position.state.players] == [1, 0, 2, 2]


def test_who_finds_a_kind_empty_goes_without():
    position = at("craftsman", chooser=1, tiles={0: {"corn": 2}}, supply={"corn": 0})
    assert position.told(GoodsProduced)[-1] == GoodsProduced(0, ())


def test_everybody_produces_without_being_asked():
    position = at("craftsman", chooser=3, tiles={0: {"corn": 1}})
    assert position.told(PhaseEnded) == [PhaseEnded("craftsman")]


# Factory


def test_w12_a_factory_pays_for_kinds_received_not_for_capacity():
    position = at(
        "craftsman",
        chooser=1,
        tiles={3: {"corn": 3, "sugar": 3, "tobacco": 1}},
        buildings={3: {"factory": 1, "sugar_mill": 3, "tobacco_storage": 1}},
        supply={"corn": 0, "sugar": 2},
    )
    assert position.player(3).goods == {"sugar": 2, "tobacco": 1}
    assert position.player(3).doubloons == 1


@pytest.mark.parametrize(("kinds", "doubloons"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 5)])
def test_factory_pays_by_kinds(kinds, doubloons):
    goods = ["corn", "indigo", "sugar", "tobacco", "coffee"][:kinds]
    position = at("craftsman", chooser=1, tiles={0: dict.fromkeys(goods, 1)}, buildings={0: ALL_PLANTS})
    assert position.player(0).doubloons == doubloons


def test_r18_factory_counts_kinds_received_before_the_bonus_barrel():
    position = at(
        "craftsman",
        tiles={0: {"corn": 1, "sugar": 1}},
        buildings={0: ["factory", "sugar_mill"]},
        supply={"corn": 1, "sugar": 2},
    )
    assert position.told(FactoryPaid) == [FactoryPaid(0, 1)]
    assert position.told(BonusTaken) == [BonusTaken(0, "sugar")]


def test_an_unoccupied_factory_pays_nothing():
    position = at(
        "craftsman",
        chooser=1,
        tiles={0: {"corn": 1, "sugar": 1}},
        buildings={0: {"factory": 0, "sugar_mill": 1}},
    )
    assert position.player(0).doubloons == 0


# Privilege


def test_the_craftsman_may_take_one_more_barrel_of_a_kind_just_made():
    position = at("craftsman", tiles={0: {"corn": 1, "sugar": 1}}, buildings={0: ["sugar_mill"]})
    assert position.moves(0) == {TakeBonus("corn"), TakeBonus("sugar"), Pass()}
    position.play(0, TakeBonus("sugar"))
    assert position.player(0).goods == {"corn": 1, "sugar": 2}
    assert position.state.goods["sugar"] == 11 - 2


def test_r38_the_bonus_barrel_may_be_declined():
    position = at("craftsman", tiles={0: {"corn": 1, "sugar": 1}}, buildings={0: ["sugar_mill"]})
    position.play(0, Pass())
    assert position.player(0).goods == {"corn": 1, "sugar": 1}


def test_a_single_kind_is_taken_without_a_question():
    assert at("craftsman", tiles={0: {"corn": 2}}).player(0).goods == {"corn": 3}


def test_the_bonus_barrel_comes_after_everybody_has_produced():
    position = at("craftsman", tiles={0: {"corn": 1}, 1: {"corn": 1}}, supply={"corn": 2})
    assert [player.goods for player in position.state.players[:2]] == [{"corn": 1}, {"corn": 1}]


def test_r17_a_kind_that_could_not_be_made_is_no_bonus():
    position = at(
        "craftsman", tiles={0: {"corn": 1, "sugar": 1}}, buildings={0: ["sugar_mill"]}, supply={"sugar": 0}
    )
    assert position.player(0).goods == {"corn": 2}


def test_w22_a_craftsman_who_makes_nothing_gets_no_bonus():
    position = at("craftsman", tiles={1: {"corn": 1}})
    assert position.player(0).goods == {}
    assert position.told(BonusTaken) == []


# With the option to decline production


def test_r06_option_each_player_is_asked_before_he_produces():
    position = at(
        "craftsman", chooser=1, options=ASKED, tiles={0: {"corn": 1}, 1: {"corn": 2}}, supply={"corn": 2}
    )
    assert position.moves(1) == {Produce(), Pass()}
    position.play(1, Pass())
    assert position.waiting() == [0], "who can make nothing is not asked"
    position.play(0, Produce())
    assert [player.goods for player in position.state.players[:2]] == [{"corn": 1}, {}]


def test_r06_option_a_craftsman_who_declines_gets_no_bonus():
    position = at("craftsman", options=ASKED, tiles={0: {"corn": 1}})
    position.play(0, Pass())
    assert position.player(0).goods == {}
    assert position.told(Passed) == [Passed(0)]
    assert position.waiting() == []


def test_r06_option_what_the_others_used_up_cannot_be_made():
    position = at("craftsman", options=ASKED, tiles={0: {"corn": 1}, 1: {"corn": 1}}, supply={"corn": 1})
    position.play(0, Produce())
    assert position.waiting() == []
