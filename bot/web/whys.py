"""The description of a place or a move: what its component does, and why no move can be made with it now. Pure."""

from collections.abc import Mapping
from typing import Any

from bot.posts.hand_off import sight_of
from bot.table.live import Started
from games.core.moves import Move, Seat, field_kinds
from games.words.phrases import Phrases, component_id


def why_words(live: Started, seat: Seat, place: str) -> str:
    """Return why a seat can make no move with a place; "" if it can, or the game gives no reason."""
    table, _, value = place.rpartition("/")
    menu = live.table.menu(seat)
    sight = sight_of(live.table, seat, live.words, live.names)
    for kind in menu.kinds():
        for field in field_kinds(kind):
            if field.table is None or field.is_several or field.table != table.rpartition("/")[2]:
                continue
            half = menu.half(kind, {})
            if half is None or half.field is None or half.field.name != field.name or half.domain is None:
                continue
            if value in {str(one) for one in half.domain}:  # type: ignore[union-attr]  # a field with a table has values
                return ""
            if why := sight.why_not(kind, {field.name: value}):
                return why
    return ""


def place_effect(live: Started, place: str) -> str:
    """Return the effect of the component at a place; "" if there is none, or the game does not describe it."""
    owned, _, value = place.rpartition("/")
    table = owned.rpartition("/")[2]
    # Pages send the place: only a row of the box's tables is looked up.
    rows = dict(live.table.state.box).get(table)
    is_row = isinstance(rows, Mapping) and value in {str(name) for name in rows}
    return _effect(live.words, table, value) if is_row else ""


def move_effect(live: Started, kind: type[Move], values: Mapping[str, Any]) -> str:
    """Return the effect of the component that tells a move apart best; "" if the game describes none of its components.

    That is the one of the largest table: a development rather than the number given for it. Of equal tables it is the later
    field's, as in `MoveControls`: what a seat gets is named after what it gives.
    """
    told = [
        (len(getattr(live.table.state.box, field.table)), effect)
        for field in reversed(field_kinds(kind))
        if field.table is not None and not field.is_several and values.get(field.name) is not None
        if (effect := _effect(live.words, field.table, values[field.name]))
    ]
    return max(told, key=lambda one: one[0], default=(0, ""))[1]


def _effect(words: Phrases, table: str, value: object) -> str:
    component = words.origin(component_id(table, value))
    return words.about(component) if words.has(component, "about") else ""
