"""Two kinds of data: `@record` is frozen (moves, events, components), `@mutable` is not (states, steps)."""

import dataclasses
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


@dataclass_transform(frozen_default=True, field_specifiers=(dataclasses.field,))
def record(cls: type[C]) -> type[C]:
    """Make a frozen, slotted dataclass, hashable and compared by its fields."""
    made = dataclasses.dataclass(frozen=True, slots=True, init=False, repr=False, eq=False)(cls)
    return _write_at_first_use(
        made, ("__init__", _init), ("__repr__", _repr), ("__eq__", _eq), ("__hash__", _hash)
    )


@dataclass_transform(field_specifiers=(dataclasses.field,))
def mutable(cls: type[C]) -> type[C]:
    """Make a slotted dataclass that may change; the class derives from `Mutable`, which gives it `clone`."""
    made = dataclasses.dataclass(slots=True, repr=False, eq=False)(cls)
    # As in dataclasses: records compared by values that may change cannot be hashed.
    cast("Any", made).__hash__ = None
    return _write_at_first_use(made, ("__repr__", _repr), ("__eq__", _eq))


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


# A class's methods are written at first use: a program uses few of a game's events and facts, and writing the methods of all of them
# took a tenth of the bot's start.


def _write_at_first_use(cls: type[C], *writers: tuple[str, Callable[[type], Callable[..., Any]]]) -> type[C]:
    """Give a class methods that are written when they are first called; those that it defines itself stay."""
    for name, write in writers:
        if name not in cls.__dict__:
            setattr(cls, name, _first(cls, name, write))
    return cls


def _first(cls: type, name: str, write: Callable[[type], Callable[..., Any]]) -> Callable[..., Any]:
    def first(self: Any, /, *args: Any, **named: Any) -> Any:
        method = write(cls)
        method.__qualname__ = f"{cls.__qualname__}.{name}"
        setattr(cls, name, method)
        return method(self, *args, **named)

    return first


def _fields(cls: type) -> tuple[dataclasses.Field[Any], ...]:
    return dataclasses.fields(cast("Any", cls))


def _written(name: str, parameters: str, lines: list[str], scope: dict[str, Any]) -> Callable[..., Any]:
    source = "\n".join([f"def {name}({parameters}):", *(f"    {line}" for line in lines)])
    exec(source, scope)  # noqa: S102  # the text is made of field names only
    return scope[name]


def _init(cls: type) -> Callable[..., None]:
    """Set fields through their slots: as a frozen dataclass does it, it takes twice as long."""
    scope: dict[str, Any] = {"MISSING": dataclasses.MISSING}
    fields = sorted(_fields(cls), key=lambda field: bool(field.kw_only))
    parameters, lines = ["self"], ["pass"]
    for field in fields:
        if field.kw_only and "*" not in parameters:
            parameters.append("*")
        name, (value, default) = field.name, _values(field, scope)
        if field.init:
            parameters.append(f"{name}{default}")
        scope[f"set_{name}"] = getattr(cls, name).__set__
        lines.append(f"set_{name}(self, {value})")
    if hasattr(cls, "__post_init__"):
        lines.append("self.__post_init__()")
    return _written("__init__", ", ".join(parameters), lines, scope)


def _values(field: dataclasses.Field[Any], scope: dict[str, Any]) -> tuple[str, str]:
    """Return a field's value and its parameter's default as source text; add the named objects to the scope."""
    name = field.name
    if field.default is not dataclasses.MISSING:
        scope[f"default_{name}"] = field.default
        return (name if field.init else f"default_{name}"), f"=default_{name}"
    if field.default_factory is not dataclasses.MISSING:
        scope[f"make_{name}"] = field.default_factory
        made = f"make_{name}()"
        return (f"{made} if {name} is MISSING else {name}" if field.init else made), "=MISSING"
    return name, ""


def _repr(cls: type) -> Callable[..., str]:
    shown = ", ".join(f"{field.name}={{self.{field.name}!r}}" for field in _fields(cls) if field.repr)
    return _written("__repr__", "self", [f"return f'{{type(self).__qualname__}}({shown})'"], {})


def _eq(cls: type) -> Callable[..., bool]:
    names = [field.name for field in _fields(cls) if field.compare]
    same = f"{_tuple('self', names)} == {_tuple('other', names)}"
    line = f"return {same} if other.__class__ is self.__class__ else NotImplemented"
    return _written("__eq__", "self, other", [line], {})


def _hash(cls: type) -> Callable[..., int]:
    names = [field.name for field in _fields(cls) if (field.compare if field.hash is None else field.hash)]
    return _written("__hash__", "self", [f"return hash({_tuple('self', names)})"], {})


def _tuple(of: str, names: list[str]) -> str:
    return f"({''.join(f'{of}.{name}, ' for name in names)})"
