"""What a viewer may know: secrets are marks on fields, and one function makes every view.

`hand: Annotated[list[str], OWNER]` is seen by the seat in the record's own field `seat`;
`seen_by("giver", "receiver")` names other fields; `KEYS` marks a dict by seat.
"""

import dataclasses
from collections.abc import Callable, Iterable
from functools import cache
from typing import Annotated, Any, TypeVar, cast, get_args, get_origin

from games.core.records import bare, is_immutable, record, type_hints

T = TypeVar("T")


@record
class SeenBy:
    """A field that only the seats named by other fields of the same record see.

    `unless` names a boolean field or property of the record that opens the secret to everybody;
    `sizeless` hides the number of elements too.
    """

    fields: tuple[str, ...]
    sizeless: bool = False
    unless: str = ""


@record
class ByKey:
    """A dict by seat: everybody sees the keys, each seat its own value, nobody else's."""


Mark = SeenBy | ByKey

OWNER = SeenBy(("seat",))
NOBODY = SeenBy(())
KEYS = ByKey()


def seen_by(*fields: str) -> SeenBy:
    """Mark a field that the seats in these fields of the record see."""
    return SeenBy(fields)


def sizeless(mark: SeenBy) -> SeenBy:
    """Hide the number of elements as well."""
    return dataclasses.replace(mark, sizeless=True)


def unless(mark: SeenBy, opened: str) -> SeenBy:
    """Open the secret to everybody while the record's boolean `opened` is true."""
    return dataclasses.replace(mark, unless=opened)


class Hidden:
    """Stands in a view for what the viewer may not know; knows its size at most, fails at anything else.

    Two of them are equal when their sizes are, so that whole views can be compared, and none equals an
    empty list; to compare one with another value is a bug in whoever does it, not an answer "no".
    """

    __slots__ = ("_count",)
    immutable = True

    def __init__(self, count: int | None = None) -> None:
        self._count = count

    def __len__(self) -> int:
        if self._count is None:
            raise TypeError("the size of this secret is a secret too")
        return self._count

    def __bool__(self) -> bool:
        return len(self) > 0

    def __eq__(self, other: object) -> bool:
        if self._count and isinstance(other, list | dict | tuple | frozenset) and not other:
            return False
        if not isinstance(other, Hidden):
            raise TypeError(f"a secret is compared with {other!r}")
        return self._count == other._count

    def __hash__(self) -> int:
        return hash((Hidden, self._count))

    def __repr__(self) -> str:
        return "Hidden()" if self._count is None else f"Hidden({self._count})"


def view(x: T, viewer: int | None) -> T:
    """Return `x` (a state, step, event or any record) as the seat `viewer` may see it, None for the public.

    The view has the same shape, with `Hidden` where the viewer may not look, and shares nothing
    changeable with the original. What is empty, and may be known to be, is shown as it is.
    """
    return cast("T", _seen(x, viewer))


Walk = Callable[[Any, int | None], Any]


def _seen(x: Any, viewer: int | None) -> Any:
    if isinstance(x, list):
        return [_seen(i, viewer) for i in cast("list[Any]", x)]
    if isinstance(x, dict):
        return {key: _seen(value, viewer) for key, value in cast("dict[Any, Any]", x).items()}
    if isinstance(x, tuple):
        return tuple(_seen(i, viewer) for i in cast("tuple[Any, ...]", x))
    if not dataclasses.is_dataclass(x):
        return x
    cls = type(x)
    copy = object.__new__(cls)
    for name, walk in _walks(cls):
        object.__setattr__(copy, name, walk(x, viewer))
    return copy


@cache
def _walks(cls: type) -> Iterable[tuple[str, Walk]]:
    """For each field of the class, the function that makes its part of a view."""
    return [(name, _walk(name, hint)) for name, hint in type_hints(cls).items()]


@cache
def unmarked(cls: type) -> tuple[str, ...]:
    """Return the fields of a class that carry no mark: a number there is public."""
    return tuple(name for name, hint in type_hints(cls).items() if mark_of(hint) is None)


def mark_of(hint: Any) -> Mark | None:
    """Return the mark that a field's type carries; raises `TypeError` where no view would heed it."""
    marks = [mark for mark in _marks(hint) if isinstance(mark, SeenBy | ByKey)]
    if len(marks) > 1 or _marked_within(hint):
        raise TypeError(f"a secret is marked once, around the whole type of the field, not {hint}")
    return marks[0] if marks else None


def sees(x: Any, mark: SeenBy, viewer: int | None) -> bool:
    """Say whether the viewer sees a field of the record `x` that carries the mark."""
    owners = [getattr(x, field) for field in mark.fields]
    return (viewer is not None and viewer in owners) or bool(mark.unless and getattr(x, mark.unless))


def _walk(name: str, hint: Any) -> Walk:
    mark = mark_of(hint)
    if isinstance(mark, SeenBy):
        return _seen_by_walk(name, mark)
    if mark:
        return lambda x, viewer: {
            key: _seen(value, viewer) if key == viewer else _hidden(value, sizeless=False)
            for key, value in getattr(x, name).items()
        }
    # A record may still hold marked fields (an event does), so only plain values are shared.
    if is_immutable(hint) and not _holds_marks(hint):
        return lambda x, _: getattr(x, name)
    return lambda x, viewer: _seen(getattr(x, name), viewer)


def _seen_by_walk(name: str, mark: SeenBy) -> Walk:
    def walk(x: Any, viewer: int | None) -> Any:
        value = getattr(x, name)
        return _seen(value, viewer) if sees(x, mark, viewer) else _hidden(value, sizeless=mark.sizeless)

    return walk


def _hidden(value: Any, *, sizeless: bool) -> Any:
    """Return what stands for a secret; one whose size is public and nothing is no secret."""
    if isinstance(value, Hidden):
        return value
    if sizeless or not isinstance(value, list | dict | tuple | frozenset):
        return Hidden()
    pieces = cast("list[Any]", value)
    return Hidden(len(pieces)) if pieces else type(pieces)()


def _marks(hint: Any) -> tuple[Any, ...]:
    return get_args(hint)[1:] if get_origin(hint) is Annotated else ()


def _marked_within(hint: Any) -> bool:
    """Say whether an argument of the type carries a mark, which no view would heed."""
    return any(
        any(isinstance(mark, SeenBy | ByKey) for mark in _marks(argument)) or _marked_within(argument)
        for argument in get_args(bare(hint))
    )


def _holds_marks(hint: Any) -> bool:
    if get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    if dataclasses.is_dataclass(hint) and isinstance(hint, type):
        return True
    return any(_holds_marks(argument) for argument in get_args(hint))
