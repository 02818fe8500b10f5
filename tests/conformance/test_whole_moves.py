"""All whole moves of a menu, listed: each is made by its control, together they are the menu, and forms tell their limits."""

from collections.abc import Iterator
from math import prod
from random import Random
from typing import Any

import pytest

from bot.menus.control_ids import read_control_id
from bot.menus.controls import MoveControls
from bot.menus.forms import NumberForm, Piece, PieceForm
from bot.menus.half_made import Asks, Made, Refused, go_on
from bot.menus.sight import Sight
from bot.menus.whole_moves import OpenMove, WholeMove, way_to, whole_moves
from games.core import Move, MoveSet
from games.core.moves import field_kinds, values_of
from games.words.phrases import Phrases
from tests.conformance.plays import Play
from tests.conformance.test_controls import controls_of
from tests.conformance.test_words import words_of

MOST = 100
"""Entries of the longest list; a form is one."""


@pytest.fixture
def makers(of_a_game: Play) -> Iterator[MoveControls]:
    """The controls of some menus of a game."""
    words: Phrases = words_of(of_a_game.variant.game)
    return (controls_of(moment, seat, menu, words) for moment, seat, menu in of_a_game.menus(12))


def number(moves: MoveSet, chosen: dict[str, Any]) -> int:
    """How many moves of a set have these values, and the defaults that nobody is asked for."""
    left = [(field, moves.domain(field)) for field in field_kinds(moves.kind) if field.name not in chosen]
    return prod(
        1 if field.has_default and field.default in domain else domain.count() for field, domain in left
    )


def test_the_list_is_the_whole_menu_but_for_what_changes_nothing(
    makers: Iterator[MoveControls], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(Sight, "changes_nothing", lambda *_: False)
    for maker in makers:
        found, menu = list(whole_moves(maker)), maker.menu
        assert 1 <= len(found) <= MOST
        assert len({str(one.control) for one in found}) == len(found)
        listed = sum(
            1
            if isinstance(one, WholeMove)
            else sum(number(moves, dict(one.chosen)) for moves in menu.narrow(one.kind, one.chosen))
            for one in found
        )
        assert listed == sum(number(moves, {}) for moves in menu.sets)


def test_no_move_of_the_list_changes_nothing(makers: Iterator[MoveControls]):
    for maker in makers:
        for one in whole_moves(maker):
            if isinstance(one, WholeMove):
                assert not maker.sight.changes_nothing(type(one.move), values_of(one.move))


def test_a_control_makes_the_move_beside_it(makers: Iterator[MoveControls]):
    for maker in makers:
        for one in whole_moves(maker):
            assert read_control_id(str(one.control)) == one.control
            assert one.label
            if isinstance(one, WholeMove):
                assert go_on(maker.menu, one.control, {}, lambda maker=maker: maker) == Made(one.move)


def test_a_form_is_filled_by_the_pieces_that_its_values_stand_for(makers: Iterator[MoveControls]):
    rng = Random(13)
    for maker in makers:
        for one in whole_moves(maker):
            if isinstance(one, OpenMove):
                (move,) = rng.choices(
                    [moves.sample(rng) for moves in maker.menu.narrow(one.kind, one.chosen)]
                )
                if all(values_of(move)[name] == value for name, value in one.chosen.items()):
                    assert_leads_to(maker, one, move)


def assert_leads_to(maker: MoveControls, one: OpenMove, move: Move) -> None:
    """Send the form with a move's value; what it leads to is that move, or the question for the next field."""
    way = way_to(maker.menu, move)
    assert way is not None
    place = len(one.control.path)
    field = way.halves[place].field
    assert field is not None
    value = getattr(move, field.name)
    if isinstance(one.form, NumberForm):
        assert one.form.low <= value <= one.form.high
        fields = {"text": [str(value)]}
    else:
        assert not faults(one.form, picked(one.form, value))
        fields = {"any": [piece.value for piece in picked(one.form, value)]}
    then = go_on(maker.menu, one.control, fields, lambda: maker)
    assert then == Made(move) if len(way.steps) == place + 1 else isinstance(then, Asks)


def picked(form: PieceForm, value: tuple[Any, ...]) -> list[Piece]:
    return [piece for piece in form.pieces if piece.number <= value.count(piece.kind)]


def faults(form: PieceForm, chosen: list[Piece]) -> list[str]:
    """What is wrong with pieces, told by the form's limits alone."""
    worth = sum(piece.worth for piece in chosen)
    found = {
        "number": not form.least <= len(chosen) <= form.most,
        "worth": worth < form.at_least,
        "spare": not form.spare
        and bool(chosen)
        and worth - min(piece.worth for piece in chosen) >= form.at_least,
    }
    return [name for name, is_so in found.items() if is_so]


def test_the_limits_of_a_form_tell_what_is_refused(makers: Iterator[MoveControls]):
    rng = Random(14)
    for maker in makers:
        for one in whole_moves(maker):
            if isinstance(one, OpenMove) and isinstance(one.form, PieceForm):
                assert_limits_hold(maker, one, one.form, rng)


def assert_limits_hold(maker: MoveControls, one: OpenMove, form: PieceForm, rng: Random) -> None:
    sets = maker.menu.narrow(one.kind, one.chosen)
    for _ in range(20):
        chosen = rng.sample(form.pieces, rng.randint(0, len(form.pieces)))
        step = go_on(maker.menu, one.control, {"any": [piece.value for piece in chosen]}, lambda: maker)
        if faults(form, chosen):
            assert isinstance(step, Refused)
            assert step.why
        elif len(sets) == 1:
            # Of several pools at once the limits are those of all together.
            assert isinstance(step, Made | Asks)
