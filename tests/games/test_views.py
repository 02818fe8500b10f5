"""Views are written out for each class: they equal what the marks say, and share nothing that may change."""

import dataclasses
from functools import cache
from random import Random
from typing import Any

import pytest

from games import all_games
from games.core import CHANCE, Header, Table, view
from games.core.records import is_immutable, type_hints
from games.core.secrets import ByKey, Hidden, SeenBy, mark_of, sees


@cache
def marks(kind: type) -> tuple[tuple[str, Any], ...]:
    """The fields of a record, each with its mark: reading the hints takes longer than the rest of the test."""
    return tuple((name, mark_of(hint)) for name, hint in type_hints(kind).items())


def by_the_marks(x: Any, viewer: int | None) -> Any:
    """The view, field by field."""
    if isinstance(x, list):
        return [by_the_marks(one, viewer) for one in x]
    if isinstance(x, tuple):
        return tuple(by_the_marks(one, viewer) for one in x)
    if isinstance(x, dict):
        return {key: by_the_marks(one, viewer) for key, one in x.items()}
    if not dataclasses.is_dataclass(x) or isinstance(x, type):
        return x
    copy = object.__new__(type(x))
    for name, mark in marks(type(x)):
        object.__setattr__(copy, name, shown(x, getattr(x, name), mark, viewer))
    return copy


def shown(x: Any, value: Any, mark: Any, viewer: int | None) -> Any:
    if isinstance(mark, ByKey):
        return {
            key: by_the_marks(one, viewer) if key == viewer else hidden(one) for key, one in value.items()
        }
    if isinstance(mark, SeenBy) and not sees(x, mark, viewer):
        return hidden(value, sizeless=mark.sizeless)
    return by_the_marks(value, viewer)


def hidden(value: Any, *, sizeless: bool = False) -> Any:
    if isinstance(value, Hidden):
        return value
    if sizeless or not isinstance(value, list | dict | tuple | frozenset):
        return Hidden()
    return Hidden(len(value)) if value else type(value)()


def changeable(x: Any) -> set[int]:
    """The ids of all lists, dicts and changeable records in a value."""
    if isinstance(x, list | tuple):
        inner = list(x)
    elif isinstance(x, dict):
        inner = list(x.values())
    elif dataclasses.is_dataclass(x) and not isinstance(x, type):
        inner = [getattr(x, name) for name, _ in marks(type(x))]
    else:
        return set()
    frozen = isinstance(x, tuple) or bool(getattr(x, "__dataclass_params__", None) and is_immutable(type(x)))
    return set().union(*map(changeable, inner)) | (set() if frozen else {id(x)})


def states(key: str):
    """States of a random game, each with the events that led there."""
    game, rng = all_games()[key], Random(4)
    seats = min(4, max(game.seats))
    table, opening = Table.new(game, Header(game.key, game.rules, seats, {}, "0f" * 16))
    table.adopt(opening)
    for _ in range(120):
        if table.is_over():
            return
        seat = rng.choice([seat for seat in table.waiting() if seat != CHANCE])
        turn = table.ahead(seat, table.menu(seat).sample(rng))
        table.adopt(turn)
        yield table.state, [told.event for told in turn.told]


@pytest.mark.parametrize("key", all_games())
@pytest.mark.rest
def test_a_view_is_as_the_marks_say(key):
    for state, events in states(key):
        for x in (state, *events):
            may_change = changeable(x)
            for viewer in (None, *range(state.seats)):
                seen = view(x, viewer)
                assert seen == by_the_marks(x, viewer)
                assert view(seen, viewer) == seen
                assert view(seen, None) == by_the_marks(seen, None)
                assert not changeable(seen) & may_change
