"""What stands on buttons and lists: moves as people say them, also when half of them is chosen already."""

import pytest

from bot.menus.control_ids import ControlId
from bot.menus.controls import Button, Controls, MoveControls, Select
from games.core import Menu, MoveSet, OneOf, Several
from games.mundus_novus.moves import First, Offer, Same, Swap, Take
from games.puerto_rico.moves import Load
from games.words.phrases import Phrases

NAMES = ["anna", "ben", "von Öl"]
ROOT = ControlId("choose", 1, 0, "0123456789")


def controls(game: str, *sets: MoveSet) -> Controls:
    return MoveControls(Menu(sets), ROOT, Phrases("en", game), NAMES, None).all()


def labels(game: str, *sets: MoveSet) -> list[str]:
    return [item.label for row in controls(game, *sets) for item in row if isinstance(item, Button)]


def test_two_kinds_of_moves_with_the_same_value_are_told_apart():
    both = [
        MoveSet(Take, player=OneOf([1, 2]), resource=OneOf(["4", "5"])),
        MoveSet(Swap, player=OneOf([1]), resource=OneOf(["4", "5"]), market=OneOf(["1"])),
    ]
    found = labels("mundus_novus", *both)
    assert found[:4] == [
        f"Take {one} from {who}" for who in ("ben", "von Öl") for one in ("coffee (4)", "cotton (5)")
    ]
    assert found[4:] == [
        f"Take {one} from ben and swap it for cocoa (1)" for one in ("coffee (4)", "cotton (5)")
    ]


def test_what_chose_itself_stands_on_the_button():
    assert labels("puerto_rico", MoveSet(Load, good=OneOf(["corn"]), ship=OneOf(["5", "6"]))) == [
        "Load corn on the 5-barrel ship",
        "Load corn on the 6-barrel ship",
    ]


def test_a_list_says_what_chose_itself():
    (rows,) = controls(
        "mundus_novus", MoveSet(Swap, player=OneOf([1]), resource=OneOf("123456"), market=OneOf("12345"))
    )
    assert isinstance(rows[0], Select)
    assert rows[0].placeholder == "Take from ben and swap: Which resource?"


def test_names_of_players_are_written_as_their_owners_write_them():
    assert labels("mundus_novus", MoveSet(First, player=OneOf([0, 2]))) == ["anna", "von Öl"]


@pytest.mark.parametrize(("relics", "words"), [(0, "3 × corn (2)"), (1, "3 × corn (2), one of them a relic")])
def test_jokers_are_named_only_where_there_are_some(relics, words):
    move = Same("2", 3, "caravel_08", relics)
    assert Phrases("en", "mundus_novus").move(move, NAMES) == f"Identical {words}, for Caravel 8"


@pytest.mark.parametrize(
    ("least", "most", "label"), [(2, 2, "Choose 2"), (1, 3, "Choose 1 to 3"), (0, 3, "Choose up to 3")]
)
def test_a_form_says_how_many_pieces_it_wants(least, most, label):
    pieces = Several({"1": 2, "5": 1, "R": 1}, least, most)
    maker = MoveControls(
        Menu([MoveSet(Offer, resources=pieces)]), ROOT, Phrases("en", "mundus_novus"), NAMES, None
    )
    half = maker.menu.half(Offer, {})
    assert half is not None
    assert [text for text, _ in maker.form(half, ROOT).fields] == [label]
