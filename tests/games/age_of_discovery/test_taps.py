"""Placing takes two taps, the box and then the piece, and one where a list holds all that can go where."""

import pytest

from bot.menus.control_ids import ControlId, follow, read_control_id
from bot.menus.controls import MoveControls
from bot.menus.parts import Button, Controls, Select
from bot.menus.sight import Sight
from games.age_of_discovery import GAME
from games.age_of_discovery.moves import PlaceWorker
from games.age_of_discovery.placement import PlaceWorkers
from games.core import Menu
from games.core.menus import HalfMove
from games.words.phrases import phrases
from tests.games.age_of_discovery.positions import BOX, at, owner

FULL_HAND = dict.fromkeys(BOX.pieces, 1)


def placing(hand: dict[str, int], *buildings: str) -> Menu:
    rows = {"dock": [(1, "colonist"), (0, "colonist")]}
    players = {0: owner(*buildings, hand=hand)}
    return at(PlaceWorkers([]), turn=4, order=[0, 1], boxes=rows, players=players).menu(0)


def controls_of(menu: Menu) -> MoveControls:
    view = at(PlaceWorkers([]), turn=4, order=[0, 1], boxes={}, players={}).state
    sight = Sight(GAME, view, 0, phrases("en", GAME.key), ["", ""])
    return MoveControls(menu, ControlId("choose", 1, 0, "0123456789", 0), sight, None)


def boxes_of(controls: Controls) -> Select:
    """The list of boxes."""
    (boxes,) = (row[0] for row in controls if isinstance(row[0], Select))
    return boxes


def tapped(menu: Menu, custom_id: str, value: str = "") -> tuple[ControlId, HalfMove]:
    """Where a tap leads."""
    at_once = read_control_id(custom_id)
    assert at_once is not None
    there = at_once.then(*value.split(".")) if value else at_once
    half = follow(menu, there.kind, there.path)
    assert half is not None
    return there, half


@pytest.mark.parametrize("buildings", [(), ("royal_favour",)])
def test_a_box_and_then_a_piece(buildings):
    menu = placing(FULL_HAND, *buildings)
    controls = controls_of(menu)
    boxes = boxes_of(controls.all())
    assert len(boxes.choices) == 12
    for choice in boxes.choices:
        there, half = tapped(menu, boxes.custom_id, choice.value)
        (pieces,) = (
            row for row in controls.next(half, there) if isinstance(row[0], Button) and len(row) == 5
        )
        for piece in pieces:
            assert isinstance(piece, Button)
            _, whole = tapped(menu, piece.custom_id)
            assert whole.field is None
            assert whole.move() in menu


def test_with_one_kind_of_piece_the_box_alone():
    menu = placing({"colonist": 5})
    boxes = boxes_of(controls_of(menu).all())
    found = [tapped(menu, boxes.custom_id, choice.value)[1] for choice in boxes.choices]
    assert {half.field for half in found} == {None}
    assert {half.move() for half in found} == {PlaceWorker(row.id, "colonist") for row in BOX.placeable}


def test_with_two_kinds_of_pieces_a_list_holds_every_piece_in_every_box():
    menu = placing({"colonist": 3, "soldier": 1})
    moves = boxes_of(controls_of(menu).all())
    found = [tapped(menu, moves.custom_id, choice.value)[1] for choice in moves.choices]
    assert [half.move() for half in found] == list(menu)
    assert [choice.label for choice in moves.choices[:2]] == [
        f"Place a {piece}: initiative – space 1, +$1" for piece in ("colonist", "soldier")
    ]
    assert all(choice.description for choice in moves.choices)


def test_the_boxes_are_listed_as_they_stand_on_the_board_and_say_what_they_do():
    boxes = boxes_of(controls_of(placing(FULL_HAND)).all())
    words = phrases("en", GAME.key)
    names = [words.component("boxes", row.id) for row in BOX.placeable]
    assert [choice.label.partition(" – ")[0] for choice in boxes.choices] == names
    assert boxes.choices[1].label == "colonist dock – space 1"
    assert all(choice.description for choice in boxes.choices)
