"""The captain phase (§6.6)."""

import pytest

from games.core import Pass, PhaseEnded
from games.puerto_rico.events import GoodsLoaded, LastRoundCalled, Passed, ShipEmptied, WharfUsed
from games.puerto_rico.moves import FinalPass, Load, UseWharf
from tests.games.puerto_rico.positions import Position, at

W06 = {
    0: {"corn": 2, "sugar": 6},
    1: {"sugar": 2, "tobacco": 3},
    2: {"corn": 2, "tobacco": 1},
    3: {"corn": 1, "indigo": 5},
}
BOTH = {1: ["harbor", "wharf"]}


def points(position: Position) -> list[int]:
    return [player.vp for player in position.state.players]


def test_w06_a_captain_phase_from_load_to_load():
    position = at("captain", ships={"6": ("corn", 3)}, goods=W06)
    assert position.moves(0) == {Load("corn", "6"), Load("sugar", "7")}, "sugar on ship 5 is illegal"
    position.play(0, Load("sugar", "7"))
    assert position.moves(1) == {Load("sugar", "7"), Load("tobacco", "5")}
    position.play(1, Load("sugar", "7"))
    assert position.moves(2) == {Load("corn", "6"), Load("tobacco", "5")}
    position.play(2, Load("tobacco", "5"))
    assert position.told(GoodsLoaded) == [
        GoodsLoaded(0, "sugar", 6, "7", 7),
        GoodsLoaded(1, "sugar", 1, "7", 1),
        GoodsLoaded(2, "tobacco", 1, "5", 1),
        GoodsLoaded(3, "corn", 1, "6", 1),
        GoodsLoaded(0, "corn", 2, "6", 2),
        GoodsLoaded(1, "tobacco", 3, "5", 3),
    ]
    assert points(position) == [9, 4, 1, 1]
    assert position.told(ShipEmptied) == [ShipEmptied("6", "corn", 6), ShipEmptied("7", "sugar", 7)]
    assert (position.state.ships["5"].good, position.state.ships["5"].load) == ("tobacco", 4)


def test_an_empty_ship_must_be_one_that_takes_most():
    position = at("captain", ships={"7": ("corn", 1)}, goods={0: {"sugar": 6, "corn": 1}})
    assert position.moves(0) == {Load("sugar", "6"), Load("corn", "7")}


def test_r23_equally_good_empty_ships_are_a_free_choice():
    position = at("captain", goods={0: {"sugar": 6}})
    assert position.moves(0) == {Load("sugar", "6"), Load("sugar", "7")}


def test_r23_a_few_barrels_fit_everywhere():
    position = at("captain", goods={0: {"sugar": 2}})
    assert position.moves(0) == {Load("sugar", "5"), Load("sugar", "6"), Load("sugar", "7")}


def test_more_barrels_than_any_ship_takes_go_on_the_largest():
    position = at("captain", goods={0: {"sugar": 9}})
    assert position.told(GoodsLoaded)[0] == GoodsLoaded(0, "sugar", 7, "7", 8)


def test_no_good_is_on_two_ships():
    position = at("captain", ships={"5": ("sugar", 1)}, goods={0: {"sugar": 6}})
    assert position.told(GoodsLoaded) == [GoodsLoaded(0, "sugar", 4, "5", 5)]


def test_r36_a_full_ship_blocks_its_good_for_the_phase():
    position = at("captain", ships={"5": ("sugar", 4)}, goods={0: {"sugar": 1}, 1: {"sugar": 5}})
    assert position.told(GoodsLoaded) == [GoodsLoaded(0, "sugar", 1, "5", 2)]
    assert position.player(1).goods == {"sugar": 1}, "the rest could not be loaded, and was not stored"


def test_no_good_joins_another_on_a_ship():
    ships = {"5": ("corn", 1), "6": ("sugar", 1), "7": ("coffee", 1)}
    position = at("captain", ships=ships, goods={0: {"indigo": 1}})
    assert position.told(GoodsLoaded) == []


def test_the_good_is_a_free_choice_even_if_another_ships_more():
    position = at("captain", ships={"5": ("corn", 4), "7": ("sugar", 0)}, goods={0: {"corn": 3, "sugar": 5}})
    assert Load("corn", "5") in position.menu(0)


def test_who_can_load_must_load():
    position = at("captain", goods={0: {"corn": 1, "sugar": 1}})
    assert Pass() not in position.menu(0)


def test_one_good_and_one_ship_per_turn():
    position = at("captain", ships={"5": ("corn", 0)}, goods={0: {"corn": 1, "sugar": 7}, 1: {"sugar": 1}})
    position.play(0, Load("corn", "5"))
    assert position.waiting() == [1]


def test_loading_goes_round_until_nobody_can_load():
    goods = {0: {"corn": 1, "sugar": 1, "coffee": 1}}
    ships = {"5": ("corn", 1), "6": ("sugar", 1), "7": ("coffee", 1)}
    position = at("captain", ships=ships, goods=goods)
    position.play(0, Load("corn", "5")).play(0, Load("sugar", "6"))
    assert [event.good for event in position.told(GoodsLoaded)] == ["corn", "sugar", "coffee"]


def test_the_captains_point_comes_once():
    goods = {0: {"corn": 1, "sugar": 1}}
    position = at("captain", ships={"5": ("corn", 1), "6": ("sugar", 1)}, goods=goods)
    position.play(0, Load("corn", "5"))
    assert points(position)[0] == 3


def test_r20_the_captains_point_also_comes_with_a_wharf_load():
    ships = {"5": ("corn", 1), "6": ("sugar", 1), "7": ("coffee", 1)}
    position = at("captain", ships=ships, goods={0: {"indigo": 3}}, buildings={0: ["wharf"]})
    position.play(0, UseWharf("indigo"))
    assert points(position)[0] == 4


def test_r20_the_captains_point_comes_also_after_he_passed():
    ships = {"5": ("corn", 1), "6": ("sugar", 1), "7": ("coffee", 1)}
    goods = {0: {"indigo": 2}, 1: {"corn": 1}}
    position = at("captain", ships=ships, goods=goods, buildings={0: ["wharf"]})
    position.play(0, Pass())
    position.play(0, UseWharf("indigo"))
    assert points(position)[:2] == [3, 1]


def test_r38_the_captains_point_may_be_declined():
    position = at("captain", privilege=False, ships={"5": ("corn", 1)}, goods={0: {"corn": 1}})
    assert points(position)[0] == 1


def test_w22_a_captain_who_has_nothing_to_load_gets_no_point():
    position = at("captain", goods={1: {"corn": 9}})
    assert points(position) == [0, 7, 0, 0]


def test_points_come_from_the_supply():
    position = at("captain", vp=50, ships={"5": ("corn", 1)}, goods={0: {"corn": 2}})
    assert position.state.vp == 47


def test_the_last_point_makes_the_last_round():
    position = at("captain", vp=3, ships={"5": ("corn", 1)}, goods={0: {"corn": 2}})
    assert position.state.vp == 0
    assert position.told(LastRoundCalled) == [LastRoundCalled("vp_exhausted")]


def test_r25_points_beyond_the_supply_count():
    position = at("captain", vp=1, ships={"5": ("corn", 1)}, goods={0: {"corn": 2}, 1: {"corn": 1}})
    assert points(position)[:2] == [3, 1]
    assert position.state.vp == -3
    assert position.told(LastRoundCalled) == [LastRoundCalled("vp_exhausted")]


def test_a_remaining_point_ends_nothing():
    position = at("captain", vp=4, ships={"5": ("corn", 1)}, goods={0: {"corn": 2}})
    assert position.state.triggers == []


# Harbor and wharf


def harbor_and_wharf() -> Position:
    """W14: the tobacco ship has 3 spaces, the sugar ship at least 2."""
    return at(
        "captain",
        ships={"5": ("sugar", 2), "7": ("tobacco", 4)},
        goods={1: {"tobacco": 5, "sugar": 2}},
        buildings=BOTH,
    )


def test_w14_harbor_and_wharf_score_together():
    position = harbor_and_wharf()
    position.play(1, Load("tobacco", "7")).play(1, Load("sugar", "5")).play(1, UseWharf("tobacco"))
    assert [event.vp for event in position.told(GoodsLoaded)] == [4, 3]
    assert position.told(WharfUsed) == [WharfUsed(1, "tobacco", 2, 3)]
    assert points(position)[1] == 10
    assert (position.state.ships["7"].good, position.state.ships["7"].load) == ("", 0)
    assert position.state.goods["tobacco"] == 9


def test_w15_the_wharf_first_leaves_the_ship_unfilled():
    position = harbor_and_wharf()
    position.play(1, UseWharf("tobacco"))
    assert position.told(WharfUsed) == [WharfUsed(1, "tobacco", 5, 6)]
    position.play(1, Load("sugar", "5"))
    assert position.told(PhaseEnded) == [PhaseEnded("captain")], "there is nothing more to load"
    assert (position.state.ships["7"].good, position.state.ships["7"].load) == ("tobacco", 4)
    assert position.state.goods["tobacco"] == 5


def test_r22_the_harbors_point_may_be_declined():
    position = at("captain", chooser=1, goods={0: {"corn": 1, "sugar": 1}}, buildings={0: ["harbor"]})
    position.play(0, Load("corn", "5", harbor=False))
    assert points(position)[0] == 1


def test_an_unoccupied_harbor_brings_nothing():
    position = at(
        "captain", chooser=1, ships={"5": ("corn", 1)}, goods={0: {"corn": 1}}, buildings={0: {"harbor": 0}}
    )
    assert points(position)[0] == 1


def single_load_with_a_harbor(**more: int) -> Position:
    ships = {"5": ("corn", 1)}
    return at("captain", chooser=1, ships=ships, goods={0: {"corn": 1}}, buildings={0: ["harbor"]}, **more)


def test_r22_the_harbors_point_of_a_single_load_may_be_declined_too():
    position = single_load_with_a_harbor()
    assert position.moves(0) == {Load("corn", "5"), Load("corn", "5", harbor=False)}
    position.play(0, Load("corn", "5", harbor=False))
    assert points(position)[0] == 1


def test_a_table_begun_under_rules_1_makes_a_single_load_with_the_harbors_point_unasked():
    position = single_load_with_a_harbor(rules=1)
    assert position.waiting() == []
    assert points(position)[0] == 2


def test_a_single_load_without_a_harbor_is_made_unasked():
    position = at("captain", chooser=1, ships={"5": ("corn", 1)}, goods={0: {"corn": 1}})
    assert position.waiting() == []
    assert points(position)[0] == 1


def test_r22_who_also_has_a_wharf_may_decline_the_harbors_point_for_his_only_ship():
    position = at("captain", goods={1: {"corn": 2}}, ships={"6": ("corn", 1)}, buildings=BOTH)
    assert position.moves(1) == {
        Load("corn", "6"),
        Load("corn", "6", harbor=False),
        UseWharf("corn"),
        UseWharf("corn", harbor=False),
    }


def test_whoever_leaves_the_wharf_unused_is_said_to_pass():
    position = at("captain", goods={1: {"corn": 2}}, ships={"6": ("corn", 6)}, buildings={1: ["wharf"]})
    position.play(1, Pass())
    assert position.told(Passed) == [Passed(1)]


def test_an_unoccupied_wharf_ships_nothing():
    ships = {"5": ("corn", 1), "6": ("sugar", 1), "7": ("coffee", 1)}
    position = at("captain", ships=ships, goods={0: {"indigo": 1}}, buildings={0: {"wharf": 0}})
    assert position.waiting() == []


def test_the_wharf_may_be_used_instead_of_a_ship():
    position = at("captain", goods={0: {"corn": 3}}, buildings={0: ["wharf"]})
    assert UseWharf("corn") in position.menu(0)
    assert Pass() not in position.menu(0)


def test_the_wharf_ships_any_kind_whatever_the_ships_carry():
    position = at("captain", ships={"5": ("corn", 5)}, goods={0: {"corn": 4}}, buildings={0: ["wharf"]})
    position.play(0, UseWharf("corn"))
    assert points(position)[0] == 5
    assert position.state.goods["corn"] == 10, "the full ship sailed, too"


def test_the_wharf_is_used_once_per_phase():
    ships = {"5": ("corn", 1), "6": ("sugar", 1), "7": ("coffee", 1)}
    position = at("captain", ships=ships, goods={0: {"indigo": 1, "tobacco": 1}}, buildings={0: ["wharf"]})
    position.play(0, UseWharf("indigo"))
    assert position.told(PhaseEnded) == [PhaseEnded("captain")]
    assert position.player(0).goods == {"tobacco": 1}


def test_two_wharves_may_ship_the_same_kind():
    ships = {"5": ("corn", 1), "6": ("sugar", 1), "7": ("coffee", 1)}
    wharves = {0: ["wharf"], 1: ["wharf"]}
    position = at("captain", ships=ships, goods={0: {"indigo": 1}, 1: {"indigo": 2}}, buildings=wharves)
    position.play(0, UseWharf("indigo")).play(1, UseWharf("indigo"))
    assert points(position)[:2] == [2, 2]


def test_r21_the_wharf_is_never_compulsory():
    ships = {"5": ("corn", 1), "6": ("sugar", 1), "7": ("coffee", 1)}
    position = at("captain", ships=ships, goods={0: {"indigo": 1}}, buildings={0: ["wharf"]})
    assert position.moves(0) == {UseWharf("indigo"), Pass(), FinalPass()}
    position.play(0, Pass())
    assert points(position)[0] == 0
    assert position.told(PhaseEnded) == [PhaseEnded("captain")]


@pytest.mark.parametrize(("answer", "asked_again"), [(Pass(), True), (FinalPass(), False)])
def test_r21_a_pass_is_final_only_if_one_says_so(answer, asked_again):
    ships = {"5": ("corn", 1), "6": ("sugar", 1), "7": ("coffee", 1)}
    goods = {0: {"indigo": 1}, 1: {"corn": 1}}
    position = at("captain", ships=ships, goods=goods, buildings={0: ["wharf"]})
    position.play(0, answer)
    assert (position.waiting() == [0]) == asked_again


def test_r21_the_phase_ends_after_a_round_without_a_load():
    ships = {"5": ("corn", 1), "6": ("sugar", 1), "7": ("coffee", 1)}
    wharves = {0: ["wharf"], 1: ["wharf"]}
    position = at("captain", ships=ships, goods={0: {"indigo": 1}, 1: {"indigo": 1}}, buildings=wharves)
    position.play(0, Pass())
    position.play(1, UseWharf("indigo"))
    assert position.waiting() == [0], "somebody has loaded since"
    position.play(0, Pass())
    assert position.told(PhaseEnded) == [PhaseEnded("captain")]
