"""Two kinds of data: `@record` is frozen (moves, events, components), `@mutable` is not (states, steps)."""

import dataclasses
import functools
import types
from collections.abc import Callable
from typing import (
    Annotated,
    Any,
    ClassVar,
    Literal,
    Self,
    TypeVar,
    Union,
    cast,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

from pydantic import BaseModel

C = TypeVar("C")


@dataclass_transform(frozen_default=True)
def record(cls: type[C]) -> type[C]:
    """Make a frozen, slotted dataclass, hashable and compared by its fields."""
    made = dataclasses.dataclass(frozen=True, slots=True)(cls)
    _write_init(made)
    return made


@dataclass_transform(field_specifiers=(dataclasses.field,))
def mutable(cls: type[C]) -> type[C]:
    """Make a slotted dataclass that may change; the class derives from `Mutable`, which gives it `clone`."""
    return dataclasses.dataclass(slots=True)(cls)


class Mutable:
    """Base of every `@mutable` class: a state, a player, a step."""

    __slots__ = ()
    _clone: ClassVar[Callable[[Any], Any]]

    def clone(self) -> Self:
        """Return a copy that shares nothing changeable with this one.

        The copier is written from the annotations at first use: records, numbers and strings are
        shared, lists and dicts are copied as deep as their elements can change. A field whose type
        cannot be copied this way (a set, an unknown class) raises `TypeError`.
        """
        cls = type(self)
        if "_clone" not in cls.__dict__:
            cls._clone = staticmethod(_write_clone(cls))
        return cls._clone(self)


def type_hints(cls: type) -> dict[str, Any]:
    """Return the annotations of a dataclass's fields, resolved, with their `Annotated` marks."""
    hints = get_type_hints(cls, include_extras=True)
    return {field.name: hints[field.name] for field in dataclasses.fields(cast("Any", cls))}


def bare(hint: Any) -> Any:
    """Strip `Annotated` from a type hint."""
    while get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    return hint


_PLAIN = (int, str, bool, float, bytes, type(None))


def is_immutable(hint: Any) -> bool:
    """Say whether values of this type may be shared between a state and its clone."""
    hint = bare(hint)
    origin = get_origin(hint)
    if isinstance(hint, TypeVar):
        return hint.__bound__ is not None and is_immutable(hint.__bound__)
    if origin is Literal or origin is type:
        return True
    if origin in (tuple, frozenset, Union, types.UnionType):
        return all(argument is Ellipsis or is_immutable(argument) for argument in get_args(hint))
    if not isinstance(hint, type):
        return False
    if dataclasses.is_dataclass(hint):
        return bool(hint.__dataclass_params__.frozen)  # type: ignore[attr-defined]  # the type stubs leave it out
    return issubclass(hint, (*_PLAIN, BaseModel)) or getattr(cast("Any", hint), "immutable", False) is True


def _copy(hint: Any, value: str, depth: int = 0) -> str:
    """Return the source text that copies the expression `value` of type `hint`."""
    hint = bare(hint)
    if is_immutable(hint):
        return value
    origin, arguments = get_origin(hint) or hint, get_args(hint)
    if isinstance(origin, type) and issubclass(origin, Mutable):
        return f"{value}.clone()"
    item = f"i{depth}"
    if origin is list and arguments:
        inner = _copy(arguments[0], item, depth + 1)
        return f"{value}[:]" if inner == item else f"[{inner} for {item} in {value}]"
    if origin is dict and arguments and is_immutable(arguments[0]):
        inner = _copy(arguments[1], item, depth + 1)
        key = f"k{depth}"
        return (
            f"{value}.copy()" if inner == item else f"{{{key}: {inner} for {key}, {item} in {value}.items()}}"
        )
    if origin in (Union, types.UnionType):
        rest = [argument for argument in arguments if argument is not type(None)]
        if len(rest) == 1:
            return f"(None if {value} is None else {_copy(rest[0], value, depth)})"
    raise TypeError(
        f"{hint} cannot be cloned: use records, Mutable classes, lists, dicts and tuples of these"
    )


def _write_clone(cls: type) -> Callable[[Any], Any]:
    lines = [f"    copy.{name} = {_copy(hint, f'self.{name}')}" for name, hint in type_hints(cls).items()]
    source = "\n".join(["def clone(self):", "    copy = new(cls)", *lines, "    return copy"])
    scope: dict[str, Any] = {"new": cls.__new__, "cls": cls}
    exec(source, scope)  # noqa: S102  # the text is made of field names only; written out, it is four times faster
    return scope["clone"]


def _write_init(cls: type) -> None:
    """Let a record set its fields through their slots: as a frozen dataclass does it, it takes twice as long."""
    fields = dataclasses.fields(cast("Any", cls))
    if not fields or any(field.default_factory is not dataclasses.MISSING for field in fields):
        return
    names = [field.name for field in fields]
    lines = [f"    set_{name}(self, {name})" for name in names]
    source = "\n".join([f"def __init__(self, {', '.join(names)}):", *lines])
    scope: dict[str, Any] = {f"set_{name}": getattr(cls, name).__set__ for name in names}
    exec(source, scope)  # noqa: S102  # the text is made of field names only
    made = types.FunctionType(scope["__init__"].__code__, scope, "__init__", cls.__init__.__defaults__)
    cls.__init__ = functools.wraps(cls.__init__)(made)
