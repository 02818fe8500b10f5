"""Users of the local Discord who make given moves as real ones do: by clicks and forms, or by typing a command."""

from collections.abc import Iterator
from typing import Any

from bot.local import Message, Outcome, Person
from bot.local.things import Channel
from bot.menus.buttons import Click, OpenMenu, read_click
from bot.menus.control_ids import ControlId, read_control_id
from bot.menus.forms import NUMBER, TEXT
from bot.menus.joined import first_choice
from bot.menus.whole_moves import Way, way_to
from bot.posts.hand_off import sight_of
from bot.table.live import Started
from games.core import record
from games.core.domains import Several
from games.core.menus import Menu
from games.core.moves import Move, Seat, field_kinds, hyphened, move_name, values_of
from games.core.notation import pieces_text

MOST_CLICKS = 12
"""Maximum number of clicks for a move. A longer chain does not lead to it."""


class LostWayError(Exception):
    """No control leads to the move: a bug in the bot's controls, unless the table has changed meanwhile."""


@record
class Route(Way):
    """The way to a move from its menu.

    first: The index of the kind and the steps of a joined choice; None if the move does not begin with one.
    """

    first: tuple[int, tuple[str, ...]] | None

    @classmethod
    def to(cls, menu: Menu, move: Move) -> "Route | None":
        """Return the way to a move; None if it must be typed, because it differs from a field's default."""
        way = way_to(menu, move)
        return None if way is None else cls(way.kind, way.halves, way.steps, first_choice(menu, move))

    @classmethod
    def of_clicks(cls, live: Started, seat: Seat, move: Move) -> "Route | None":
        """Return the way by buttons and lists alone. None if the move has to be typed, for example because a shorter move does the same."""
        route = cls.to(live.table.menu(seat), move)
        sight = sight_of(live.table, seat, live.words, live.names)
        is_typed = route is not None and route.first and sight.changes_nothing(type(move), values_of(move))
        return None if is_typed else route

    def leads(self, control: ControlId) -> bool:
        """Whether a control is on the way."""
        if control.action == "both":
            return self.first is not None and control.kind == self.first[0]
        return control.kind == self.kind and control.path == self.steps[: len(control.path)]


class Player:
    """One user at one table in a channel."""

    def __init__(self, person: Person, channel: Channel) -> None:
        self.person = person
        self.channel = channel

    async def type(self, live: Started, move: Move) -> Outcome:
        """Make a move by its slash-command."""
        command = f"{hyphened(live.game.key)} {move_name(type(move))}"
        return await self.person.slash(self.channel, command, typed_options(move))

    async def click(self, live: Started, seat: Seat, move: Move) -> Outcome:
        """Make a move with the controls of the newest post; type it if no control can express it."""
        route = Route.of_clicks(live, seat, move)
        if route is None:
            return await self.type(live, move)
        message = self.post(live)
        for _ in range(MOST_CLICKS):
            reply, complete = await self.one_click(message, route, move)
            if complete:
                return reply
            message = next(iter(reply.messages), None) or reply.message
        raise LostWayError(f"{move} is not made after {MOST_CLICKS} clicks")

    def post(self, live: Started) -> Message:
        """Return the table's newest message with controls."""
        for message in reversed(self.person.sees(self.channel)):
            clicks = [] if message.ephemeral else filter(None, map(_click, message.buttons))
            if any((click.scope, click.table) == (OpenMenu.scope, live.row.id) for click in clicks):
                return message
        raise LostWayError("there is no message with controls")

    async def one_click(self, message: Message, route: Route, move: Move) -> tuple[Outcome, bool]:
        """Take the next step on the way to a move. Return whether it was the last one."""
        for control, custom_id in sorted(_buttons(message, route), key=lambda found: -len(found[0].path)):
            reply = await self.person.click(message, custom_id)
            if control.action != "form":
                return reply, len(control.path) == len(route.steps)
            if reply.modal is None:
                return reply, False
            answer = await self.person.submit(reply, filled(reply, route, len(control.path), move))
            return answer, len(control.path) + 1 == len(route.steps)
        for control, select in _selects(message, route):
            value = _option(control, select, route)
            reply = await self.person.select(message, select["custom_id"], [value])
            if control.action in ("kinds", "both") or value.startswith("+"):
                return reply, False
            return reply, (*control.path, *value.split(".")) == route.steps
        menu = [one["custom_id"] for one in message.buttons if isinstance(_click(one), OpenMenu)]
        if not menu:
            raise LostWayError(f"no control leads to {move}: {message.labels}")
        return await self.person.click(message, menu[0]), False


def _click(button: dict[str, Any]) -> Click | None:
    return read_click(str(button.get("custom_id", "")))


def _buttons(message: Message, route: Route) -> Iterator[tuple[ControlId, str]]:
    for button in message.buttons:
        control = read_control_id(button.get("custom_id", ""))
        if control is not None and route.leads(control):
            yield control, button["custom_id"]


def _selects(message: Message, route: Route) -> Iterator[tuple[ControlId, dict[str, Any]]]:
    for select in message.selects:
        control = read_control_id(select["custom_id"])
        if control is not None and (control.action == "kinds" or route.leads(control)):
            yield control, select


def _option(control: ControlId, select: dict[str, Any], route: Route) -> str:
    """Return the option of a list on the way to the move; the option for the next page if this page has none."""
    if control.action == "kinds":
        return str(route.kind)
    if control.action == "both":
        assert route.first is not None
        return ".".join(route.first[1])
    left = route.steps[len(control.path) :]
    values = [option["value"] for option in select["options"]]
    for value in values:
        if value.startswith("+") or (steps := tuple(value.split("."))) == left[: len(steps)]:
            return value
    raise LostWayError(f"no option leads to {left}: {values}")


def filled(reply: Outcome, route: Route, at: int, move: Move) -> dict[str, Any]:
    """Return the values of the form for the field at this place of the way."""
    assert reply.modal is not None
    half = route.halves[at]
    assert half.field is not None
    value = getattr(move, half.field.name)
    fields = reply.modal.fields
    if NUMBER in fields:
        return {NUMBER: [str(value)]}
    if TEXT in fields:
        return {TEXT: (pieces_text(value) or "none") if isinstance(half.domain, Several) else str(value)}
    assert isinstance(half.domain, Several)
    kinds = list(half.domain.pool)
    wanted = {f"{kinds.index(kind)}.{n}" for kind in kinds for n in range(1, value.count(kind) + 1)}
    return {
        name: [option["value"] for option in field["options"] if option["value"] in wanted]
        for name, field in fields.items()
    }


def typed_options(move: Move) -> dict[str, Any]:
    """Return a move's fields as a user types them into its slash-command, without defaults."""
    options: dict[str, Any] = {}
    for field in field_kinds(type(move)):
        value = getattr(move, field.name)
        if field.has_default and value == field.default:
            continue
        if field.is_several:
            options[field.name] = pieces_text(value) or "none"
        else:
            options[field.name] = value if field.is_bool or field.is_number else str(value)
    return options
