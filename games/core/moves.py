"""Moves: one decision of a seat, as it is offered, sent and saved."""

import dataclasses
import re
from functools import cache, lru_cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from games.core.records import bare, record, type_hints

CHANCE = -1
"""The seat of chance."""


@record
class Ids:
    """Marks a field whose values are ids of a table of components: `Good = Annotated[str, Ids("goods")]`.

    The table is an attribute of the game's box, a mapping by id. Its name selects the words for a value.
    """

    table: str


@record
class SeatMark:
    """Marks a whole number that is a seat, to be shown as a player's name."""


Seat = Annotated[int, SeatMark()]


@record
class Few:
    """Marks a field that never has more than ten values to choose from, even if its table has more."""


@record
class Rising:
    """Marks a number that must exceed the one before, as a bid does; only money bounds it."""


@record
class Move:
    """Base of all moves; a game's moves are `@record` classes whose fields are asked for in order.

    A field may be an id (`Annotated[str, Ids(table)]`), a `Seat`, a number, a bool, or a tuple of ids.
    A field with a default is never asked, only typed.
    """


@record
class Pass(Move):
    """Decline."""


@record
class Drawn(Move):
    """The pieces that chance drew, in order."""

    pieces: tuple[str | int, ...]


@record
class Rolled(Move):
    """The faces that chance rolled, die by die."""

    faces: tuple[str | int, ...]


@record
class FieldKind:
    """The properties of a move's field that follow from its type.

    `table`: its table of ids. `is_few`, `is_rising`: its marks.
    `takes_numbers`, `takes_text`: the kinds of a typed value, or of each piece if the field takes several.
    """

    name: str
    table: str | None
    is_seat: bool
    is_several: bool
    is_bool: bool
    is_number: bool
    is_few: bool
    is_rising: bool
    takes_numbers: bool
    takes_text: bool
    has_default: bool
    default: Any = None


@cache
def field_kinds(kind: type) -> tuple[FieldKind, ...]:
    """Describe the fields of a move (or event) class, those that take several pieces last."""
    found: list[FieldKind] = []
    fields = {field.name: field for field in dataclasses.fields(kind)}
    for name, declared in type_hints(kind).items():
        hint = _without_none(declared)
        several = get_origin(bare(hint)) is tuple
        item = get_args(bare(hint))[0] if several else hint
        marks = (*_marks(declared), *_marks(hint), *_marks(item))
        found.append(
            FieldKind(
                name=name,
                table=next((mark.table for mark in marks if isinstance(mark, Ids)), None),
                is_seat=any(isinstance(mark, SeatMark) for mark in marks),
                is_several=several,
                is_bool=bare(hint) is bool,
                is_number=bare(hint) is int and not any(isinstance(mark, SeatMark) for mark in marks),
                is_few=Few() in marks,
                is_rising=Rising() in marks,
                takes_numbers=_takes(item, int),
                takes_text=_takes(item, str),
                has_default=fields[name].default is not dataclasses.MISSING,
                default=fields[name].default,
            )
        )
    return tuple(sorted(found, key=lambda field: field.is_several))


def values_of(move: Move) -> dict[str, Any]:
    """Return a move's values by field."""
    return {field.name: getattr(move, field.name) for field in field_kinds(type(move))}


def _without_none(hint: Any) -> Any:
    """Return the type of a field without None: `Good | None` is still a good."""
    if get_origin(bare(hint)) not in (Union, UnionType):
        return hint
    rest = [argument for argument in get_args(bare(hint)) if argument is not NoneType]
    return rest[0] if len(rest) == 1 else hint


def _takes(hint: Any, kind: type) -> bool:
    hint = bare(hint)
    if get_origin(hint) is Literal:
        return any(type(value) is kind for value in get_args(hint))
    return hint is kind or any(_takes(argument, kind) for argument in get_args(hint))


def _marks(hint: Any) -> tuple[Any, ...]:
    return get_args(hint)[1:] if get_origin(hint) is Annotated else ()


@cache
def move_name(kind: type[Move]) -> str:
    """Return the typed name of a kind of move: `ChooseRole` → `choose-role`."""
    return hyphened(kind.__name__)


@lru_cache(maxsize=4096)
def hyphened(name: str) -> str:
    """Return a CamelCase or snake_case name in lower case with hyphens, as in commands and text ids."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|_", "-", name).lower()
