"""One machine for half-made moves: where a control leads, at a table as in a try."""

from dataclasses import replace

import pytest

from bot.errors import PlayerError
from bot.menus.control_ids import ControlId, read_control_id
from bot.menus.controls import MoveControls
from bot.menus.half_made import Asks, Made, Opens, Refused, go_on, with_again
from bot.menus.parts import Button, Choice, Select
from games.core import Between, Menu, MoveSet, OneOf, Several
from games.mundus_novus.moves import Blind, Offer
from games.pizarro_and_co.moves import Bid
from games.words.phrases import phrases
from tests.bot.menus.test_labels import ROOT, sight_of

OFFER = Menu([MoveSet(Offer, resources=Several({"1": 2, "5": 1, "R": 1}, 2, 2))])
BID = Menu([MoveSet(Bid, amount=Between(3, 20))])
FORM = replace(ROOT, action="form")
SENT = replace(ROOT, action="sent")


def led(menu, control, game="mundus_novus", **fields):
    maker = MoveControls(menu, ROOT, sight_of(game), None)
    return go_on(menu, control, fields, lambda: maker)


def test_a_form_is_opened_sent_and_makes_the_move():
    opened = led(OFFER, FORM)
    assert isinstance(opened, Opens)
    assert opened.sent == SENT
    assert led(OFFER, opened.sent, pieces=["0.1", "2.1"]) == Made(Offer(("1", "R")))


def test_what_is_refused_opens_again_with_its_pieces():
    refused = led(OFFER, SENT, pieces=["0.1", "1.1", "2.1"])
    assert isinstance(refused, Refused)
    assert "2" in refused.why
    again = led(OFFER, refused.again)
    assert isinstance(again, Opens)
    assert [piece.value for piece in again.form.pieces if piece.chosen] == ["0.1", "1.1", "2.1"]
    assert again.sent == SENT


@pytest.mark.parametrize("typed", ["9999", "many", "", "2"])
def test_a_number_that_will_not_do_is_refused_and_asked_again(typed):
    refused = led(BID, SENT, "pizarro_and_co", text=[typed])
    assert isinstance(refused, Refused)
    assert refused.again == FORM


def test_pieces_that_will_not_do_are_no_move_however_they_come():
    short = led(OFFER, ROOT.then("100"))
    assert isinstance(short, Refused)
    assert isinstance(led(OFFER, short.again), Opens)


@pytest.mark.parametrize(
    "values", [["0.1"] * 90, ["0.1", "0.2", "0.3", "0.99"], ["0.1", "2.", "x", "9" * 5000]]
)
def test_forged_pieces_are_neither_multiplied_nor_fatal(values):
    refused = led(OFFER, SENT, pieces=values)
    assert isinstance(refused, Refused)
    assert read_control_id(str(refused.again)) == refused.again


@pytest.mark.parametrize("typed", ["1=200", "1=" + "9" * 5000, "R R R R", "nothing=3"])
def test_typed_pieces_are_refused_within_bounds(typed):
    refused = led(OFFER, SENT, text=[typed])
    assert isinstance(refused, Refused)
    assert len(str(refused.again)) <= 100


@pytest.mark.parametrize(
    "control",
    [
        replace(ROOT, kind=9),
        ROOT.then("9999"),
        ROOT.then("-", "0"),
        ROOT.then(action="page"),
        ROOT.then("0", action="page"),
        replace(SENT, path=("100",)),
    ],
    ids=str,
)
def test_a_control_of_another_menu_is_refused(control: ControlId):
    with pytest.raises(PlayerError):
        led(OFFER, control)


def test_a_field_behind_a_number_is_asked_then():
    menu = Menu([MoveSet(Blind, number=OneOf(["2"]), size=OneOf([3, 4]), relics=OneOf([1, 2]))])
    asks = led(menu, ROOT)
    assert isinstance(asks, Asks)
    assert asks.controls


# The button that opens a form again

WORDS = phrases("en")
AGAIN = Button(str(FORM), WORDS("button-again"))
LIST = Select("l", "?", (Choice("1", "one"),))


def row(count, name="b"):
    return tuple(Button(f"{name}{n}", "x") for n in range(count))


def test_again_stands_on_top():
    assert with_again((row(2),), FORM, WORDS, 5) == ((AGAIN,), row(2))


def test_a_menu_that_opens_the_form_itself_needs_no_again():
    rows = (row(2), (Button(str(FORM), "Bid …"),))
    assert with_again(rows, FORM, WORDS, 5) == rows


def test_the_button_for_an_empty_form_beside_again_says_that_it_is_empty():
    filled = FORM.then("3")
    again, empty = with_again(((Button(str(FORM), "Offer …"),),), filled, WORDS, 5)
    assert (again[0].custom_id, again[0].label) == (str(filled), "Correct my choice")
    assert (empty[0].custom_id, empty[0].label) == (str(FORM), "Offer … (from scratch)")


def test_where_no_row_is_free_again_goes_where_there_is_room():
    rows = ((LIST,), row(5), row(4))
    assert with_again(rows, FORM, WORDS, 3) == ((LIST,), row(5), (AGAIN, *row(4)))
    assert with_again(((LIST,), row(5)), FORM, WORDS, 2) == ((LIST,), row(5))
