"""All whole moves of a menu, for a front that shows them at once instead of click by click; and the way to one of them. Pure."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from bot.menus.control_ids import ControlId, step_of
from bot.menus.controls import MoveControls
from bot.menus.forms import AnyForm
from games.core import record
from games.core.domains import Between, Several
from games.core.menus import HalfMove, Menu
from games.core.moves import Move


@record
class WholeMove:
    """A move that one click makes: its control, the move in words, what it costs and brings now ("" for nothing)."""

    control: ControlId
    move: Move
    label: str
    brings: str


@record
class OpenMove:
    """A move with an open field, for which `form` asks; it is sent with the id `control`. Further fields are asked afterwards.

    `chosen` are the values so far. `label` and `brings` describe the move so far.
    """

    control: ControlId
    kind: type[Move]
    chosen: Mapping[str, Any]
    label: str
    brings: str
    form: AnyForm


def whole_moves(maker: MoveControls) -> Iterator[WholeMove | OpenMove]:
    """Yield the moves of a menu in its order, one `OpenMove` for all that a form tells apart.

    A field with a default keeps it, as in all controls; another value has to be typed. A move with the same effect as a
    shorter one is left out; it, too, has to be typed.
    """
    for index, kind in enumerate(maker.menu.kinds()):
        half = maker.menu.half(kind, {})
        assert half is not None, f"{kind} is on the menu, but nothing of it fits"
        yield from _whole(maker, half, replace(maker.root, kind=index))


def _whole(maker: MoveControls, half: HalfMove, at: ControlId) -> Iterator[WholeMove | OpenMove]:
    field, domain = half.field, half.domain
    brings = maker.sight.brings(half.kind, half.chosen)
    if field is None or domain is None:
        if maker.sight.changes_nothing(half.kind, half.chosen):
            return
        move = half.move()
        yield WholeMove(at, move, maker.words.move(move, maker.names), brings)
    elif isinstance(domain, Several) or (isinstance(domain, Between) and not field.is_few):
        sent = at.then(action="sent")
        yield OpenMove(sent, half.kind, half.chosen, maker.begun(half), brings, maker.form_of(half))
    else:
        for value in maker.in_order(half):
            then = maker.menu.half(half.kind, {**half.chosen, field.name: value})
            assert then is not None, f"a {field.name} is offered, but nothing with it fits"
            yield from _whole(maker, then, at.then(step_of(domain, value)))


@record
class Way:
    """The way to a move: the index of its kind on the menu, and a half-made move and a step for each field that is asked."""

    kind: int
    halves: tuple[HalfMove, ...]
    steps: tuple[str, ...]


def way_to(menu: Menu, move: Move) -> Way | None:
    """Return the way to a move; None if no control leads to it: it is not on the menu, or is only typed."""
    if move not in menu:
        return None
    halves: list[HalfMove] = []
    steps: list[str] = []
    half = menu.half(type(move), {})
    while half is not None and half.field is not None and half.domain is not None:
        value = getattr(move, half.field.name)
        halves.append(half)
        steps.append(step_of(half.domain, value))
        half = menu.half(half.kind, {**half.chosen, half.field.name: value})
    if half is None or half.move() != move:
        return None
    return Way(menu.kinds().index(type(move)), tuple(halves), tuple(steps))
