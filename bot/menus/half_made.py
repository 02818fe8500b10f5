"""One click of a choice: from a menu's control and a form's values to a move, the next question, a form, or a refusal. Pure.

A half-made move is stored nowhere: its control's id contains what is chosen so far. Posts, tries, lessons and pages use it.
"""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bot.errors import PlayerError
from bot.menus.control_ids import (
    ControlId,
    follow,
    number_step,
    read_control_id,
    read_number,
    require_control,
    step_of,
)
from bot.menus.controls import MoveControls
from bot.menus.forms import AnyForm, Fields, PieceForm, read_form
from bot.menus.parts import LABEL, OPTIONS, ROW, Button, Controls, People, Row, Select, short
from bot.menus.plain import refusal, why_sentence
from bot.menus.sight import Sight
from games.core import record
from games.core.domains import Between, OneOf, Several
from games.core.menus import HalfMove, Menu, why_not
from games.core.moves import Move, values_of
from games.words.phrases import Phrases

_KIND, _STEPS = re.compile("[0-9]{1,3}"), re.compile(r"[0-9a-z]{1,8}(?:\.[0-9a-z]{1,8}){0,4}")
_MORE = re.compile(r"\+([0-9]{1,6})")


@record
class Made:
    """The choice is complete: a move of the menu."""

    move: Move


@record
class Asks:
    """The next question: its text with what is chosen so far, and its controls."""

    text: str
    controls: Controls


@record
class Opens:
    """A form to fill in, as data. It is sent with the id `sent`; `again` opens it again."""

    form: AnyForm
    sent: ControlId
    again: ControlId


@record
class Refused:
    """A form whose value is not possible: the reason, and the control that opens the form again with the value."""

    why: str
    again: ControlId


Item = Button | Select | People
HalfMade = Made | Asks | Opens | Refused
Maker = Callable[[], MoveControls]
"""Makes the controls of the question as its viewer sees it. It is only called if something is to be shown."""


def go_on(menu: Menu, control: ControlId, fields: Fields, maker: Maker) -> HalfMade:
    """Return the result of a click on a control of a menu, with the `fields` of a sent form.

    Raise `PlayerError` if the control does not fit the menu.
    """
    half = half_at(menu, control)
    if control.action == "sent":
        return _sent(menu, control, half, fields, maker)
    if control.action == "choose" and half.field is None:
        return _made(menu, control, half, maker)
    if control.action == "both":
        require_control(half.field is None)
        controls = maker()
        return Asks(controls.asked_of_both(half), controls.both(half))
    if control.action == "form":
        return _opens(menu, control, half, maker())
    if control.action == "page":
        first = _first_of_page(control, half)
        controls = maker()
        return Asks(controls.asked(half), controls.page(half, control.back("choose"), first))
    require_control(half.field is not None)
    controls = maker()
    return Asks(controls.asked(half), controls.next(half, control))


def half_at(menu: Menu, control: ControlId) -> HalfMove:
    """Return the move as far as a control has chosen it. Raise `PlayerError` if it is not on the menu."""
    require_control(control.action != "page" or len(control.path) > 0)
    path = control.path[:-1] if control.action == "page" else control.path
    half = follow(menu, control.kind, path)
    if half is None:
        raise PlayerError("old-control")
    return half


def filled_in(menu: Menu, half: HalfMove, value: Any) -> HalfMove:
    """Return the half-chosen move with a form's value: complete, or with the next field to ask."""
    assert half.field is not None
    chosen = {**half.chosen, half.field.name: value}
    # Pieces of a union of pools may fit none of the pools. Such a move is complete, and not on the menu.
    return menu.half(half.kind, chosen) or HalfMove(half.kind, chosen, None, None)


def chosen_from(control: ControlId, value: str) -> ControlId:
    """Return the control after a choice from its list: a kind, a further page, or a value."""
    if control.action == "kinds":
        require_control(_KIND.fullmatch(value) is not None)
        return replace(control, action="choose", kind=int(value), path=())
    if more := _MORE.fullmatch(value):
        return control.then(number_step(int(more[1])), action="page")
    require_control(_STEPS.fullmatch(value) is not None)
    return control.then(*value.split("."))


def why_illegal(menu: Menu, move: Move, sight: Sight) -> str:
    """Return the reason why a move is not on the menu, with the game's own figures if it has some."""
    why = sight.why_not(type(move), values_of(move))
    return why or why_sentence(why_not(menu, move), sight.words, sight.names)


def with_again(rows: Controls, again: ControlId, words: Phrases, most: int) -> Controls:
    """Return at most `most` rows, with a button that opens the form `again` as it was sent, unless the menu has it already.

    The menu's own button for an empty form is renamed. If no row has room for the new button, only that one leads to the form.
    """
    button = Button(str(again), words("button-again"))
    if any(item.custom_id == button.custom_id for row in rows for item in row):
        return rows
    rows = tuple(tuple(_from_scratch(item, again, words) for item in row) for row in rows)
    if len(rows) < most:
        return ((button,), *rows)
    for place, row in enumerate(rows):
        if (wider := _beside(button, row)) is not None:
            return (*rows[:place], wider, *rows[place + 1 :])
    return rows


def _from_scratch(item: Item, again: ControlId, words: Phrases) -> Item:
    """Return a control, renamed if it is a button that opens the form `again` with nothing chosen."""
    opens = read_control_id(item.custom_id) if isinstance(item, Button) else None
    if not isinstance(item, Button) or opens is None or (opens.action, opens.kind) != ("form", again.kind):
        return item
    return replace(item, label=short(words("button-from-scratch", label=item.label), LABEL))


def _beside(button: Button, row: Row) -> Row | None:
    """Return a row of buttons with one more in front; None if it has no room for it."""
    is_free = len(row) < ROW and all(isinstance(item, Button) for item in row)
    return (button, *row) if is_free else None


def _sent(menu: Menu, control: ControlId, half: HalfMove, fields: Fields, maker: Maker) -> HalfMade:
    """Return the move that a form's value completes, or the question for its next field."""
    require_control(isinstance(half.domain, Between | Several))
    assert half.domain is not None
    try:
        value = read_form(half, fields)
    except PlayerError as error:
        return Refused(refusal(error, maker().words), control.then(action="form"))
    if value not in half.domain:
        return Refused(_why_not(half, value, maker().sight), _form_with(control, half, value))
    then = filled_in(menu, half, value)
    at = control.then(step_of(half.domain, value), action="choose")
    if then.field is None:
        return _made(menu, at, then, maker)
    controls = maker()
    return Asks(controls.asked(then), controls.next(then, at))


def _made(menu: Menu, control: ControlId, whole: HalfMove, maker: Maker) -> Made | Refused:
    move = whole.move()
    if move in menu:
        return Made(move)
    return Refused(why_illegal(menu, move, maker().sight), control.then(action="form"))


def _opens(menu: Menu, control: ControlId, half: HalfMove, controls: MoveControls) -> Opens:
    """Return the form for the open field, or the one in which the pieces at the end of the path were chosen."""
    if half.field is not None:
        require_control(isinstance(half.domain, Between | Several))
        form = _with_meanings(controls.form_of(half), half, controls)
        return Opens(form, control.then(action="sent"), control)
    before = follow(menu, control.kind, control.path[:-1])
    if before is None or before.field is None or not isinstance(before.domain, Several):
        raise PlayerError("old-control")
    chosen = half.chosen[before.field.name]
    return Opens(controls.form_of(before, chosen), control.back("sent"), control)


def _with_meanings(form: AnyForm, half: HalfMove, controls: MoveControls) -> AnyForm:
    """Return a form; one for a number that a list can hold has what each number means."""
    if isinstance(form, PieceForm) or form.high - form.low >= OPTIONS:
        return form
    assert half.field is not None
    chosen = [{**half.chosen, half.field.name: number} for number in range(form.low, form.high + 1)]
    labels = [controls.words.chosen(half.kind, one, controls.names) for one in chosen]
    return replace(form, labels=tuple(labels))


def _why_not(half: HalfMove, value: Any, sight: Sight) -> str:
    """Return why a value of the open field is not possible."""
    assert half.domain is not None
    assert half.field is not None
    told = sight.why_not(half.kind, {**half.chosen, half.field.name: value})
    if told is not None:
        return told
    message, arguments = half.domain.why_not(value)
    return why_sentence((message, {**arguments, "field": half.field}), sight.words, sight.names)


def _form_with(control: ControlId, half: HalfMove, value: Any) -> ControlId:
    """Return the control that opens a form with the chosen pieces, as far as the pool still has them."""
    if not isinstance(half.domain, Several):
        return control.then(action="form")
    there = (Counter(value) & Counter(half.domain.pool)).elements()
    return control.then(step_of(half.domain, tuple(there)), action="form")


def _first_of_page(control: ControlId, half: HalfMove) -> int:
    """Return the place of the first value on a page of a long list."""
    try:
        first = read_number(control.path[-1])
    except ValueError:
        raise PlayerError("old-control") from None
    require_control(isinstance(half.domain, OneOf) and first < half.domain.count())
    return first
