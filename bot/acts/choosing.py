"""A move chosen step by step. Each click locks its table once and works out its question once."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from bot.acts.answers import Answer, AnyAnswer, FormAnswer
from bot.acts.play import Play
from bot.acts.time import Timekeeper
from bot.errors import PlayerError
from bot.menus.buttons import OpenMenu
from bot.menus.control_ids import (
    ControlId,
    follow,
    number_step,
    question,
    read_number,
    require_control,
    step_of,
)
from bot.menus.controls import Button, Controls, Form, MoveControls
from bot.menus.forms import filled_in, read_form
from bot.menus.plain import why_sentence
from bot.posts.hand_off import move_controls
from bot.table.live import Started
from bot.table.seats import own_seat
from bot.table.tables import Held, Tables
from games.core.domains import Between, OneOf, Several
from games.core.menus import HalfMove

_KIND, _STEPS = re.compile("[0-9]{1,3}"), re.compile(r"[0-9a-z]{1,8}(?:\.[0-9a-z]{1,8}){0,4}")
_MORE = re.compile(r"\+([0-9]{1,6})")

Fields = Mapping[str, Sequence[str]]
"""What was filled into a form: the values of each field by its `custom_id`."""


class Choosing:
    """The controls of a menu: they choose the next field, open a form, or make the complete move."""

    def __init__(self, tables: Tables, play: Play, time: Timekeeper) -> None:
        self._tables = tables
        self._play = play
        self._time = time

    async def click(self, user: int, control: ControlId, fields: Fields) -> AnyAnswer:
        """Go on from a control, with the `fields` of a form that was sent.

        Raises `PlayerError` if the seat is not the user's, or is asked something else by now.
        """
        async with self._tables.hold(control.table, user) as held:
            live = held.own_started
            own_seat(live, user, control.seat)
            require_asked(live, control)
            half = half_made(live, control)
            if control.action == "sent":
                return await self._sent(held, user, control, half, fields)
            if control.action == "choose" and half.field is None:
                return await self._play.make(held, user, control.seat, half.move())
            controls = controls_of(live, control)
            if control.action == "page":
                page = controls.page(half, control.back("choose"), _page(control, half))
                return asked(live, controls, half, page)
            answer: AnyAnswer
            if control.action == "form":
                answer = form_answer(live, controls, half, control)
            else:
                require_control(half.field is not None)
                answer = asked(live, controls, half, controls.next(half, control))
            await self._time.begun(held, control.seat)
            return answer

    async def _sent(
        self, held: Held, user: int, control: ControlId, half: HalfMove, fields: Fields
    ) -> AnyAnswer:
        """Take a form's value: make the move if that completes it, else ask for its next field."""
        require_control(isinstance(half.domain, Between | Several))
        assert half.domain is not None
        live, value = held.own_started, read_form(half, fields)
        if value not in half.domain:
            return refused(live, control, half, value)
        then = filled_in(live.table.menu(control.seat), half, value)
        if then.field is None:
            return await self._play.make(held, user, control.seat, then.move())
        controls = controls_of(live, control)
        at = control.then(step_of(half.domain, value), action="choose")
        return asked(live, controls, then, controls.next(then, at))


def chosen_from(control: ControlId, value: str) -> ControlId:
    """Return the control with what was chosen from its list: a kind, a further page, or a value."""
    if control.action == "kinds":
        require_control(_KIND.fullmatch(value) is not None)
        return ControlId("choose", control.table, control.seat, control.question, int(value))
    if more := _MORE.fullmatch(value):
        return control.then(number_step(int(more[1])), action="page")
    require_control(_STEPS.fullmatch(value) is not None)
    return control.then(*value.split("."))


def require_asked(live: Started, control: ControlId) -> None:
    """Raise `PlayerError` unless the seat is asked what it was asked when the control was made."""
    if question(live.table, control.seat) != control.question:
        raise PlayerError("not-asked-any-more" if control.seat not in live.table.waiting() else "old-control")


def half_made(live: Started, control: ControlId) -> HalfMove:
    """Return the move as far as a control has chosen it; raises `PlayerError` if it is not on the menu."""
    require_control(control.action != "page" or len(control.path) > 0)
    path = control.path[:-1] if control.action == "page" else control.path
    half = follow(live.table.menu(control.seat), control.kind, path)
    if half is None:
        raise PlayerError("old-control")
    return half


def controls_of(live: Started, control: ControlId) -> MoveControls:
    """Return the maker of the controls for the question that a control belongs to."""
    root = ControlId("choose", control.table, control.seat, control.question)
    return move_controls(root, live.table, live.words, live.names)


def asked(live: Started, controls: MoveControls, half: HalfMove, rows: Controls) -> Answer:
    """Return what is asked next of a half-chosen move, with the way back to the whole menu."""
    back = Button(str(OpenMenu(live.row.id)), live.words("button-back"), "secondary")
    return Answer(controls.asked(half), (*rows, (back,)))


def form_answer(live: Started, controls: MoveControls, half: HalfMove, control: ControlId) -> FormAnswer:
    """Return the form for the open field of a half-chosen move, with what opens it again."""
    require_control(half.field is None or isinstance(half.domain, Between | Several))
    again = ((Button(str(control), live.words("button-again")),),)
    return FormAnswer(_form(controls, half, control), live.words("form-late"), again)


def _form(controls: MoveControls, half: HalfMove, control: ControlId) -> Form:
    if half.field is not None:
        return controls.form(half, control)
    # The path ends in pieces that did not do: the same form again, with them.
    before = follow(controls.menu, control.kind, control.path[:-1])
    if before is None or before.field is None or not isinstance(before.domain, Several):
        raise PlayerError("old-control")
    return controls.form(before, control.back("form"), half.chosen[before.field.name])


def refused(live: Started, control: ControlId, half: HalfMove, value: Any) -> Answer:
    """Say why a form's value is not possible, with a button that opens the form again as it was."""
    assert half.domain is not None
    message, arguments = half.domain.why_not(value)
    text = why_sentence((message, {**arguments, "field": half.field}), live.words, live.names)
    again = control.then(action="form")
    if isinstance(half.domain, Several):
        again = control.then(step_of(half.domain, value), action="form")
    return Answer(text, ((Button(str(again), live.words("button-again")),),))


def _page(control: ControlId, half: HalfMove) -> int:
    """Return the place of the first value that a page of a long list shows."""
    try:
        first = read_number(control.path[-1])
    except ValueError:
        raise PlayerError("old-control") from None
    require_control(isinstance(half.domain, OneOf) and first < half.domain.count())
    return first
