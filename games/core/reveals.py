"""Secrets that a move shows to its own seat. A seat that has seen one may not undo that alone."""

import dataclasses
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, cast, get_args, get_origin

from games.core.moves import Seat
from games.core.records import bare, type_hints
from games.core.secrets import Mark, SeenBy, mark_of, sees, view
from games.core.steps import State, Step

AnyState = State[Any, Any]
Secret = tuple[Any, bool]
"""The content of a marked field, and whether a viewer sees it."""


def shows_more(before: AnyState, after: AnyState, seat: Seat) -> bool:
    """Say whether the seat sees something in the state `after` its move that was hidden from it `before`.

    That is a field that has opened, or a kind of piece of which fewer are hidden now and more are seen,
    for example a piece taken blindly.
    """
    old, new = dict(_secrets(before, seat, ())), dict(_secrets(after, seat, ()))
    if any(not seen and new.get(place, (None, False))[1] for place, (_, seen) in old.items()):
        return True
    lost = _hidden(old, new) - _hidden(new, old)
    return bool(lost) and bool(lost & (_pieces(view(after, seat)) - _pieces(view(before, seat))))


def _secrets(x: Any, viewer: Seat, place: tuple[Any, ...]) -> Iterator[tuple[tuple[Any, ...], Secret]]:
    """Yield all marked fields by their places, except those within a hidden field."""
    if isinstance(x, list | tuple):
        for index, item in enumerate(cast("list[Any]", x)):
            yield from _secrets(item, viewer, (*place, index))
    elif isinstance(x, dict):
        for key, item in cast("dict[Any, Any]", x).items():
            yield from _secrets(item, viewer, (*place, key))
    elif dataclasses.is_dataclass(x):
        for name, mark in _ways(type(x)):
            here = (*place, type(x), name)
            for key, (value, seen) in _parts(x, name, mark, viewer):
                if mark:
                    yield (*here, key), (value, seen)
                if seen:
                    yield from _secrets(value, viewer, (*here, key))


def _parts(x: Any, name: str, mark: Mark | None, viewer: Seat) -> list[tuple[Seat | None, Secret]]:
    """Return the content of a field; if it is marked by seat, each seat's part separately."""
    value = getattr(x, name)
    if mark is None or isinstance(mark, SeenBy):
        return [(None, (value, mark is None or sees(x, mark, viewer)))]
    return [(seat, (part, seat == viewer)) for seat, part in value.items()]


@cache
def _ways(cls: type) -> list[tuple[str, Mark | None]]:
    """Return the marked fields of a class, and the fields whose values may contain marked ones."""
    hints = type_hints(cls).items()
    return [(name, mark_of(hint)) for name, hint in hints if mark_of(hint) or _leads_on(hint)]


def _leads_on(hint: Any) -> bool:
    hint = bare(hint)
    cls = get_origin(hint) or hint
    if isinstance(cls, type) and dataclasses.is_dataclass(cls):
        # An agenda holds steps of any class.
        return issubclass(cls, Step) or bool(_ways(cls))
    return any(map(_leads_on, get_args(hint)))


def _hidden(secrets: dict[Any, Secret], others: dict[Any, Secret]) -> Counter[Any]:
    """Count the hidden pieces, except those in places that are the same in `others`."""
    changed = (place for place, secret in secrets.items() if others.get(place) != secret)
    return _pieces([secrets[place][0] for place in changed if not secrets[place][1]])


def _pieces(x: Any) -> Counter[Any]:
    return Counter(_each_piece(x))


def _each_piece(x: Any) -> Iterator[Any]:
    """Yield the pieces within `x`: ids, and also numbers in collections, because cards may be numbers.

    A number by itself is an amount and no piece: an equal amount elsewhere does not mean that a hidden one
    was seen.
    """
    if isinstance(x, str):
        yield x
    elif isinstance(x, list | tuple | frozenset):
        for item in cast("list[Any]", x):
            yield from (item,) if isinstance(item, int) else _each_piece(item)
    elif isinstance(x, dict):
        for key, value in cast("dict[Any, Any]", x).items():
            yield from (key,) * value if isinstance(value, int) else _each_piece(value)
    elif dataclasses.is_dataclass(x):
        for field in dataclasses.fields(x):
            yield from _each_piece(getattr(x, field.name))
