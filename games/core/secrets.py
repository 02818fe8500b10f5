"""Secrets: marks on fields that say who sees a value, and the function that makes a viewer's view.

`hand: Annotated[list[str], OWNER]` is seen by the seat in the record's own field `seat`;
`seen_by("giver", "receiver")` names other fields; `KEYS` marks a dict by seat.
"""

import dataclasses
from collections.abc import Callable
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
    """A dict by seat: everybody sees the keys, each seat sees only its own value."""


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
    """The placeholder for a secret in a view. It knows at most the secret's size; any other use fails.

    Two are equal if their sizes are, so that whole views can be compared. One of known size differs from an
    empty collection. Comparing one with any other value raises `TypeError`, which shows a bug in the caller.
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

    The view has the same shape, with `Hidden` for what the viewer may not see, and shares nothing
    mutable with the original. An empty collection of public size is shown as it is.
    """
    return cast("T", _seen(x, viewer))


View = Callable[[Any, int | None], Any]
"""A function that makes the view of a value, or of one field of the record that it is given."""


def _seen(x: object, viewer: int | None) -> Any:
    return _maker(type(x))(x, viewer)


@cache
def _maker(cls: Any) -> View:
    """Return the function that makes views of the values of a class."""
    if issubclass(cls, list):
        return lambda x, viewer: [_seen(i, viewer) for i in x]
    if issubclass(cls, dict):
        return lambda x, viewer: {key: _seen(value, viewer) for key, value in x.items()}
    if issubclass(cls, tuple):
        return lambda x, viewer: tuple([_seen(i, viewer) for i in x])
    if not dataclasses.is_dataclass(cls) or _is_open(cls):
        return lambda x, _: x
    return _write_maker(cls)


def _is_open(cls: Any) -> bool:
    """Say whether a record can be shared with its views: it is frozen, and its fields are unmarked plain values."""
    hints = type_hints(cls).values()
    is_frozen = cls.__dataclass_params__.frozen
    return is_frozen and all(mark_of(hint) is None and _is_plain(hint) for hint in hints)


def _is_plain(hint: Any) -> bool:
    """Say whether views may share values of this type. A record may hold marked fields, as an event does."""
    return is_immutable(hint) and not _holds_marks(hint)


def _write_maker(cls: Any) -> View:
    scope: dict[str, Any] = {"new": object.__new__, "set": object.__setattr__, "cls": cls}
    lines: list[str] = []
    for name, hint in type_hints(cls).items():
        scope[f"view_{name}"] = _field_view(name, hint)
        lines.append(f"    set(copy, {name!r}, {_part(name, hint)})")
    source = "\n".join(["def make(x, viewer):", "    copy = new(cls)", *lines, "    return copy"])
    exec(source, scope)  # noqa: S102  # the text is made of field names only
    return scope["make"]


def _part(name: str, hint: Any) -> str:
    """Return the source text that makes a field's part of the view of `x`."""
    origin, arguments = get_origin(bare(hint)), get_args(bare(hint))
    if mark_of(hint) is None:
        if _is_plain(hint):
            return f"x.{name}"
        if origin is list and _is_plain(arguments[0]):
            return f"x.{name}[:]"
        if origin is dict and all(map(_is_plain, arguments)):
            return f"x.{name}.copy()"
    return f"view_{name}(x, viewer)"


@cache
def unmarked(cls: type) -> tuple[str, ...]:
    """Return the fields of a class that carry no mark: a number there is public."""
    return tuple(name for name, hint in type_hints(cls).items() if mark_of(hint) is None)


def mark_of(hint: Any) -> Mark | None:
    """Return the mark of a field's type, or None. Raise `TypeError` if views would ignore the mark."""
    marks = [mark for mark in _marks(hint) if isinstance(mark, SeenBy | ByKey)]
    if len(marks) > 1 or _marked_within(hint):
        raise TypeError(f"a secret is marked once, around the whole type of the field, not {hint}")
    return marks[0] if marks else None


def sees(x: Any, mark: SeenBy, viewer: int | None) -> bool:
    """Say whether the viewer sees a field of the record `x` that carries the mark."""
    owners = [getattr(x, field) for field in mark.fields]
    return (viewer is not None and viewer in owners) or bool(mark.unless and getattr(x, mark.unless))


def _field_view(name: str, hint: Any) -> View:
    mark = mark_of(hint)
    if isinstance(mark, SeenBy):
        return _seen_by_view(name, mark)
    if mark:
        return lambda x, viewer: {
            key: _seen(value, viewer) if key == viewer else _hidden(value, sizeless=False)
            for key, value in getattr(x, name).items()
        }
    return lambda x, viewer: _seen(getattr(x, name), viewer)


def _seen_by_view(name: str, mark: SeenBy) -> View:
    def made(x: Any, viewer: int | None) -> Any:
        value = getattr(x, name)
        return _seen(value, viewer) if sees(x, mark, viewer) else _hidden(value, sizeless=mark.sizeless)

    return made


def _hidden(value: Any, *, sizeless: bool) -> Any:
    """Return the placeholder for a secret; an empty collection of public size is returned empty."""
    if isinstance(value, Hidden):
        return value
    if sizeless or not isinstance(value, list | dict | tuple | frozenset):
        return Hidden()
    pieces = cast("list[Any]", value)
    return Hidden(len(pieces)) if pieces else type(pieces)()


def _marks(hint: Any) -> tuple[Any, ...]:
    return get_args(hint)[1:] if get_origin(hint) is Annotated else ()


def _marked_within(hint: Any) -> bool:
    """Say whether an argument of the type carries a mark, which views would ignore."""
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
