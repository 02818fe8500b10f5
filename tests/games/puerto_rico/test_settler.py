"""The settler phase (§6.1)."""

from random import Random

import pytest

from games.core import CHANCE, Drawn, Pass, PhaseEnded
from games.puerto_rico.events import RowLaid, StackShuffled, TileDrawn, TileTaken
from games.puerto_rico.moves import DrawTile, Settle
from tests.games.puerto_rico.positions import at

ROW = ["corn", "sugar", "sugar", "coffee", "indigo"]
FULL = {"corn": 6, "indigo": 6}


def tiles(moves) -> set[str]:
    return {move.tile for move in moves if isinstance(move, Settle)}


def test_the_settler_may_take_a_quarry_the_others_may_not():
    position = at("settler", chooser=1, row=ROW)
    assert tiles(position.moves(1)) == {"corn", "sugar", "coffee", "indigo", "quarry"}
    position.play(1, Settle("quarry"))
    assert tiles(position.moves(2)) == {"corn", "sugar", "coffee", "indigo"}
    assert position.state.quarries == 7
    assert position.player(1).tiles == {"quarry": 1}


def test_a_taken_tile_leaves_the_row_and_lies_unoccupied():
    position = at("settler", row=ROW)
    position.play(0, Settle("sugar"))
    assert position.state.row == ["corn", "sugar", "coffee", "indigo"]
    assert position.player(0).tiles == {"sugar": 1}
    assert position.player(0).manned == {}
    assert position.told(TileTaken) == [TileTaken(0, "sugar", colonist=False)]


def test_settling_is_optional_and_goes_round_from_the_settler():
    position = at("settler", chooser=2, row=ROW)
    order = []
    for _ in range(4):
        order += position.waiting()
        position.play(position.waiting()[0], Pass())
    assert order == [2, 3, 0, 1]


def test_a_single_option_beside_passing_is_still_asked():
    position = at("settler", chooser=3, row=["corn"], quarries=0)
    assert position.waiting() == [3]
    assert position.moves(3) == {Settle("corn"), Pass()}


def test_r39_there_is_no_face_down_tile_for_the_settler():
    assert {type(move) for move in at("settler", row=ROW).moves(0)} == {Settle, Pass}


def test_a_full_island_is_skipped():
    position = at("settler", row=ROW, tiles={0: FULL})
    assert position.waiting() == [1]


def test_without_options_nobody_is_asked():
    position = at("settler", row=[], quarries=0, stack={}, discards={})
    assert position.events == [PhaseEnded("settler")]


def test_without_quarries_the_settler_takes_a_plantation():
    assert "quarry" not in tiles(at("settler", row=ROW, quarries=0).moves(0))


def test_construction_hut_may_take_a_quarry():
    position = at("settler", row=ROW, buildings={1: ["construction_hut"]})
    position.play(0, Pass())
    position.play(1, Settle("quarry"))
    assert position.player(1).tiles == {"quarry": 1}


def test_an_unoccupied_construction_hut_does_nothing():
    position = at("settler", row=ROW, buildings={1: {"construction_hut": 0}})
    position.play(0, Pass())
    assert "quarry" not in tiles(position.moves(1))


def test_the_rest_of_the_row_is_discarded_and_a_new_row_laid():
    position = at("settler", row=ROW, stack={"corn": 9, "coffee": 2})
    position.play(0, Settle("coffee"))
    for seat in (1, 2, 3):
        position.play(seat, Pass())
    assert position.state.discards == {"corn": 1, "sugar": 2, "indigo": 1}
    assert position.waiting() == [CHANCE]
    position.draw("corn", "coffee", "corn", "corn", "corn")
    assert position.state.row == ["corn", "coffee", "corn", "corn", "corn"]
    assert position.state.stack == {"corn": 5, "coffee": 1}
    assert position.events[-2:] == [
        RowLaid(("corn", "coffee", "corn", "corn", "corn")),
        PhaseEnded("settler"),
    ]


def pass_all(position):
    while position.waiting() and position.waiting() != [CHANCE]:
        position.play(position.waiting()[0], Pass())
    return position


def test_r05_the_row_just_put_aside_can_come_back_at_once():
    position = pass_all(at("settler", row=ROW, stack={"tobacco": 2}))
    position.draw("tobacco", "tobacco")
    assert position.told(StackShuffled) == [StackShuffled(5)]
    assert position.state.stack == {"corn": 1, "sugar": 2, "coffee": 1, "indigo": 1}
    position.draw("sugar", "sugar", "corn")
    assert position.state.row == ["tobacco", "tobacco", "sugar", "sugar", "corn"]
    assert position.state.discards == {}


def test_reshuffled_tiles_come_by_chance():
    position = pass_all(at("settler", row=ROW, stack={}))
    assert position.waiting() == [CHANCE]
    outcomes = {position.menu(CHANCE).sample(Random(seed)) for seed in range(50)}
    assert len(outcomes) > 10


def test_the_row_stays_shorter_when_stack_and_discards_are_empty():
    position = pass_all(at("settler", row=["corn"], stack={"sugar": 1}, discards={"coffee": 1}))
    position.draw("sugar")
    position.draw("coffee", "corn")
    assert position.state.row == ["sugar", "coffee", "corn"]
    assert position.told(PhaseEnded) == [PhaseEnded("settler")]


def test_the_reshuffle_happens_only_when_a_tile_is_lacking():
    position = pass_all(at("settler", row=ROW, stack={"sugar": 5}))
    position.draw(*["sugar"] * 5)
    assert position.state.stack == {}
    assert sum(position.state.discards.values()) == 5
    assert position.told(StackShuffled) == []


# Hacienda


def test_hacienda_draws_a_tile_before_the_normal_turn():
    position = at("settler", row=ROW, buildings={0: ["hacienda"]})
    assert position.moves(0) == {DrawTile(), Pass()}
    position.play(0, DrawTile()).draw("tobacco")
    assert position.told(TileDrawn) == [TileDrawn(0, "tobacco")]
    assert position.player(0).tiles == {"tobacco": 1}
    assert position.asked() == "Settler"
    assert position.waiting() == [0]


def test_hacienda_is_optional():
    position = at("settler", row=ROW, buildings={0: ["hacienda"]})
    position.play(0, Pass())
    assert (position.asked(), position.waiting()) == ("Settler", [0])


def test_hacienda_of_a_later_player_is_asked_when_it_is_his_turn():
    position = at("settler", row=ROW, buildings={2: ["hacienda"]})
    position.play(0, Pass()).play(1, Pass())
    assert (position.asked(), position.waiting()) == ("Hacienda", [2])


def test_after_the_hacienda_tile_the_turn_is_still_optional():
    position = at("settler", row=ROW, buildings={0: ["hacienda"]})
    position.play(0, DrawTile()).draw("corn")
    assert Pass() in position.menu(0)


def test_r13_hacienda_hut_and_settler_give_one_tile_and_one_quarry_at_most():
    position = at("settler", row=ROW, buildings={0: ["hacienda", "construction_hut"]})
    position.play(0, DrawTile()).draw("corn")
    position.play(0, Settle("quarry"))
    assert position.player(0).tiles == {"corn": 1, "quarry": 1}
    assert position.waiting() == [1]


def test_the_hacienda_tile_may_fill_the_island():
    position = at("settler", row=ROW, buildings={0: ["hacienda"]}, tiles={0: {"corn": 6, "indigo": 5}})
    position.play(0, DrawTile()).draw("sugar")
    assert position.waiting() == [1]


def test_a_full_island_has_no_use_for_a_hacienda():
    assert at("settler", row=ROW, buildings={0: ["hacienda"]}, tiles={0: FULL}).waiting() == [1]


def test_an_unoccupied_hacienda_does_nothing():
    assert at("settler", row=ROW, buildings={0: {"hacienda": 0}}).asked() == "Settler"


def test_r04_hacienda_with_an_empty_stack_shuffles_the_discards_not_the_row():
    position = at("settler", row=ROW, buildings={0: ["hacienda"]}, stack={}, discards={"coffee": 2})
    position.play(0, DrawTile())
    assert position.told(StackShuffled) == [StackShuffled(2)]
    position.draw("coffee")
    assert position.player(0).tiles == {"coffee": 1}
    assert position.state.stack == {"coffee": 1}


def test_r04_without_stack_and_discards_the_hacienda_is_not_offered():
    position = at("settler", row=ROW, buildings={0: ["hacienda"]}, stack={}, discards={})
    assert position.asked() == "Settler"


def test_r04_option_an_empty_stack_gives_no_tile():
    options = {"hacienda_reshuffle": False}
    position = at(
        "settler", row=ROW, options=options, buildings={0: ["hacienda"]}, stack={}, discards={"corn": 3}
    )
    assert position.asked() == "Settler"


def test_r03_a_drawn_tile_is_any_of_the_stack():
    position = at("settler", row=ROW, buildings={0: ["hacienda"]}, stack={"coffee": 1, "corn": 2})
    position.play(0, DrawTile())
    assert position.moves(CHANCE) == {Drawn(("coffee",)), Drawn(("corn",))}


# Hospice


def test_hospice_puts_a_colonist_on_the_tile_of_the_turn():
    position = at("settler", row=ROW, buildings={0: ["hospice"]}, colonists=9)
    position.play(0, Settle("sugar"))
    assert position.player(0).manned == {"sugar": 1}
    assert position.state.colonists == 8
    assert position.told(TileTaken) == [TileTaken(0, "sugar", colonist=True)]


def test_r11_hospice_serves_quarries_too():
    position = at("settler", row=ROW, buildings={0: ["hospice"]})
    position.play(0, Settle("quarry"))
    assert position.player(0).manned == {"quarry": 1}


def test_r11_hospice_does_not_serve_the_hacienda_tile():
    position = at("settler", row=ROW, buildings={0: ["hospice", "hacienda"]})
    position.play(0, DrawTile()).draw("corn")
    assert position.player(0).manned == {}
    position.play(0, Settle("coffee"))
    assert position.player(0).manned == {"coffee": 1}


def test_the_hospice_colonist_may_be_declined():
    position = at("settler", row=ROW, buildings={0: ["hospice"]}, colonists=9)
    position.play(0, Settle("sugar", colonist=False))
    assert position.player(0).manned == {}
    assert position.state.colonists == 9


def test_r12_hospice_takes_from_the_ship_when_the_supply_is_empty():
    position = at("settler", row=ROW, buildings={0: ["hospice"]}, colonists=0, colonist_ship=2)
    position.play(0, Settle("sugar"))
    assert position.player(0).manned == {"sugar": 1}
    assert position.state.colonist_ship == 1


def test_r12_without_any_colonist_hospice_gives_none_and_ends_nothing():
    position = at("settler", row=ROW, buildings={0: ["hospice"]}, colonists=0, colonist_ship=0)
    position.play(0, Settle("sugar"))
    assert position.player(0).manned == {}
    assert position.state.triggers == []


def test_r12_a_supply_emptied_by_hospice_ends_nothing():
    position = at("settler", row=ROW, buildings={0: ["hospice"]}, colonists=1, colonist_ship=0)
    position.play(0, Settle("sugar"))
    assert position.state.colonists == 0
    assert position.state.triggers == []


@pytest.mark.parametrize(
    ("supply", "ship", "asked"), [(1, 0, True), (0, 1, True), (2, 3, True), (0, 0, False)]
)
def test_r12_the_hospices_colonist_is_a_question_while_supply_or_ship_has_one(supply, ship, asked):
    position = at("settler", row=ROW, buildings={0: ["hospice"]}, colonists=supply, colonist_ship=ship)
    assert (Settle("corn", colonist=False) in position.menu(0)) == asked


def test_without_hospice_there_is_no_question_about_a_colonist():
    assert Settle("corn", colonist=False) not in at("settler", row=ROW).menu(0)
