"""What happens when somebody clicks, chooses or sends a form, read off the control's id."""

import re
from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.acts.play import Play
from bot.acts.time import Timekeeper
from bot.discord.reading import chosen, require_control
from bot.discord.replies import Reply
from bot.discord.widgets import form_values
from bot.errors import PlayerError
from bot.menus.buttons import Click, OpenMenu, read_click
from bot.menus.control_ids import (
    ControlId,
    follow,
    number_step,
    question,
    read_control_id,
    read_number,
    step_of,
)
from bot.menus.controls import Button, Controls, Form, MoveControls
from bot.menus.forms import filled_in, read_form
from bot.menus.plain import why_sentence
from bot.posts.hand_off import move_controls
from bot.table.live import Started
from bot.table.seats import own_seat
from bot.table.tables import Tables
from games.core.domains import Between, OneOf, Several
from games.core.menus import HalfMove
from games.core.moves import Move, Seat

_KIND, _STEPS = re.compile("[0-9]{1,3}"), re.compile(r"[0-9a-z]{1,8}(?:\.[0-9a-z]{1,8}){0,4}")
_MORE = re.compile(r"\+([0-9]{1,6})")


class Clicks:
    """Reads ids of controls. Cogs add what their own buttons, lists and forms do (`bot.menus.buttons`)."""

    def __init__(self, tables: Tables, play: Play, time: Timekeeper) -> None:
        self._tables = tables
        self._play = play
        self._time = time
        self._work: dict[type[Click], Callable[..., Awaitable[None]]] = {}

    def on(self, kind: type[Click], work: Callable[..., Awaitable[None]]) -> None:
        """Let a kind of click call `work(interaction, reply, *values)`: its table, then its other values."""
        assert kind not in self._work, f"two handlers for {kind.__name__}"
        self._work[kind] = work

    def handled(self) -> set[type[Click]]:
        """Return the kinds of clicks that start something."""
        return set(self._work)

    async def handle(self, interaction: discord.Interaction, reply: Reply) -> None:
        """Answer one click, choice or form."""
        custom_id = str((interaction.data or {}).get("custom_id", ""))
        control = read_control_id(custom_id)
        if control is not None:
            await self._move(interaction, reply, control)
            return
        click = read_click(custom_id)
        work = None if click is None else self._work.get(type(click))
        if click is None or work is None:
            raise PlayerError("old-control")
        await work(interaction, reply, *click.values())

    async def _move(self, interaction: discord.Interaction, reply: Reply, control: ControlId) -> None:
        if "values" in (interaction.data or {}):
            control = self._chosen(control, chosen(interaction))
        live, half = await self._look(interaction.user.id, control)
        if control.action == "sent":
            await self._sent(interaction, reply, control, live, half)
            return
        if half.field is None and control.action == "choose":
            await self._make(interaction, reply, control, half.move())
            return
        controls = move_controls(live.row.id, live.table, control.seat, live.words, live.names)
        if control.action == "form":
            require_control(half.field is None or isinstance(half.domain, Between | Several))
            again = ((Button(str(control), live.words("button-again")),),)
            await reply.open(self._form(controls, half, control), live.words("form-late"), again)
            await self._time.begun(control.table, control.seat)
        elif control.action == "page":
            first = _page(control, half)
            page = controls.page(half, control.back("choose"), first)
            await reply.send(controls.asked(half), with_back(live, page))
        else:
            require_control(half.field is not None)
            await reply.send(controls.asked(half), with_back(live, controls.next(half, control)))
            await self._time.begun(control.table, control.seat)

    def _chosen(self, control: ControlId, value: str) -> ControlId:
        """Return the control with what was chosen from its list: a kind, a further page, or a value."""
        if control.action == "kinds":
            require_control(_KIND.fullmatch(value) is not None)
            return ControlId("choose", control.table, control.seat, control.question, int(value))
        if more := _MORE.fullmatch(value):
            return control.then(number_step(int(more[1])), action="page")
        require_control(_STEPS.fullmatch(value) is not None)
        return control.then(*value.split("."))

    async def _look(self, user: int, control: ControlId) -> tuple[Started, HalfMove]:
        """Return the table and the half-chosen move; raises `PlayerError` if the question is another by now."""
        async with self._tables.hold(control.table) as held:
            live = held.started
            own_seat(live, user, control.seat)
            self._require_current(live, control)
            require_control(control.action != "page" or len(control.path) > 0)
            path = control.path[:-1] if control.action == "page" else control.path
            half = follow(live.table.menu(control.seat), control.kind, path)
            if half is None:
                raise PlayerError("old-control")
            return live, half

    def _require_current(self, live: Started, control: ControlId) -> None:
        if question(live.table, control.seat) != control.question:
            raise PlayerError(
                "not-asked-any-more" if control.seat not in live.table.waiting() else "old-control"
            )

    def _form(self, controls: MoveControls, half: HalfMove, control: ControlId) -> Form:
        if half.field is None:
            # The path ends in pieces that did not do: the same form again, with them.
            before = follow(controls.menu, control.kind, control.path[:-1])
            if before is None or before.field is None or not isinstance(before.domain, Several):
                raise PlayerError("old-control")
            return controls.form(before, control.back("form"), half.chosen[before.field.name])
        return controls.form(half, control)

    async def _sent(
        self,
        interaction: discord.Interaction,
        reply: Reply,
        control: ControlId,
        live: Started,
        half: HalfMove,
    ) -> None:
        require_control(isinstance(half.domain, Between | Several))
        assert half.domain is not None
        value = read_form(half, form_values(interaction))
        if value not in half.domain:
            await self._refuse(reply, control, half, value)
            return
        controls = move_controls(live.row.id, live.table, control.seat, live.words, live.names)
        then = filled_in(controls.menu, half, value)
        if then.field is None:
            await self._make(interaction, reply, control, then.move())
        else:
            at = control.then(step_of(half.domain, value), action="choose")
            await reply.send(controls.asked(then), with_back(live, controls.next(then, at)))

    async def _refuse(self, reply: Reply, control: ControlId, half: HalfMove, value: Any) -> None:
        """Say why a form's choice does not do, with a button that opens it again as it was."""
        assert half.domain is not None
        async with self._tables.hold(control.table) as held:
            words, names = held.live.words, held.live.names
        message, arguments = half.domain.why_not(value)
        text = why_sentence((message, {**arguments, "field": half.field}), words, names)
        again = control.then(action="form")
        if isinstance(half.domain, Several):
            again = control.then(step_of(half.domain, value), action="form")
        await reply.send(text, ((Button(str(again), words("button-again")),),))

    async def _make(
        self, interaction: discord.Interaction, reply: Reply, control: ControlId, move: Move
    ) -> None:
        def find(live: Started, seat: Seat) -> Move:
            if question(live.table, seat) != control.question:
                raise PlayerError("old-control")
            return move

        await reply.answer(await self._play.move(control.table, interaction.user.id, control.seat, find))


def _page(control: ControlId, half: HalfMove) -> int:
    """Return the place of the first value that a page of a long list shows."""
    try:
        first = read_number(control.path[-1])
    except ValueError:
        raise PlayerError("old-control") from None
    require_control(isinstance(half.domain, OneOf) and first < half.domain.count())
    return first


def with_back(live: Started, controls: Controls) -> Controls:
    """Return the controls of a half-chosen move with the way back to the whole menu."""
    return (*controls, (Button(str(OpenMenu(live.row.id)), live.words("button-back"), "secondary"),))
