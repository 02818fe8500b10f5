"""The numbers of a table's box as arguments of its texts: `$buildings-wharf-cost`, `$players-3-vp`.

A name is the way through the box, its parts joined by hyphens. In the text of a component its own numbers need no
way: `$cost`. Several values together, `$offer-sizes`, are read as `2, 3, 4`, by `OR` as "2, 3, or 4"; the first of
them is `$offer-sizes-1`.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, lru_cache, partial
from typing import Any, Self, cast, get_args, get_origin, get_type_hints

from babel.core import Locale
from babel.lists import format_list
from babel.localedata import locale_identifiers
from fluent.runtime.types import FluentType, fluent_number
from pydantic import BaseModel

from games import all_games
from games.core.box import Box
from games.core.game import Game
from games.core.moves import Ids, hyphened
from games.core.records import record

EACH = "each"
"""Ends the id of the message that speaks for every component of a table that has no sentence of its own."""


class Listing(FluentType):
    """Several values of a box."""

    def __init__(self, values: Iterable[Any]) -> None:
        self.values = tuple(values)

    def format(self, locale: Locale) -> str:  # all languages with a folder put commas between numbers
        """Return the values with commas between them."""
        return ", ".join(map(str, self.values))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Listing) and self.values == other.values

    def __hash__(self) -> int:
        return hash(self.values)


@record
class Component:
    """A component that a number's row names: it is put into words when a text asks for it."""

    table: str
    name: str


class Word(str):
    """The word for a component, with its grammatical gender as the language's file notes it; "" if it does not."""

    __slots__ = ("gender",)

    def __new__(cls, text: str, gender: str = "") -> Self:
        """Return a word that reads as `text`."""
        word = super().__new__(cls, text)
        word.gender = gender
        return word


Value = int | str | FluentType | Component


def locale_of(language: str) -> Locale:
    """Return the locale for a language's numbers, lists and dates; English if Babel does not know it."""
    return Locale.negotiate([language], locale_identifiers(), sep="-") or Locale("en")


def functions_of(language: str) -> dict[str, Callable[..., Any]]:
    """Return the functions that texts may call.

    `OR` and `AND` list values, `LEAST`, `MOST` and `COUNT` reduce them to a number, `GENDER` returns a word's
    gender.
    """

    def listed(style: str) -> Callable[..., str]:
        def say(listing: Listing) -> str:
            texts = [str(value) for value in listing.values]
            return format_list(texts, style=cast("Any", style), locale=locale_of(language))

        return say

    return {
        "OR": listed("or"),
        "AND": listed("standard"),
        "LEAST": partial(_number, min),
        "MOST": partial(_number, max),
        "COUNT": partial(_number, len),
        "GENDER": _gender,
    }


def _gender(word: object) -> str:
    return word.gender if isinstance(word, Word) else ""


def _number(of: Callable[[tuple[Any, ...]], int], listing: Listing) -> FluentType:
    return fluent_number(of(listing.values))


class Numbers:
    """All values of a table's box and options, by the names that texts give them."""

    def __init__(
        self, values: Mapping[str, Value], components: Iterable[str] = (), made_from: tuple[Any, ...] = ()
    ) -> None:
        self.values = values
        self.components = frozenset(components)
        self._made_from = made_from

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle what a table's numbers are made from; another process makes them once."""
        return (_numbers, self._made_from) if self._made_from else (Numbers, (self.values, self.components))

    def whole(self, message: str, name: str) -> str:
        """Return the full name for `name` in a text: a number of the component itself takes precedence."""
        own = f"{message}-{name}"
        return own if message in self.components and own in self.values else name

    def each(self, message: str) -> str | None:
        """Return the id of the message for all components of this one's table."""
        if message not in self.components:
            return None
        return f"{self.values[f'{message}-{TABLE}']}-{EACH}"


TABLE = "table"
Rows = dict[str, list[BaseModel]]
"""Rows of boxes by the beginning of their values' names."""
NOTHING = Numbers({})


def numbers_of(game: Game, rules: int, options: Mapping[str, Any], overrides: Mapping[str, Any]) -> Numbers:
    """Return the numbers of a table. Raises `DataError` if the overrides do not fit, `ValueError` for an option."""
    return _numbers(
        game.key, rules, json.dumps(options, sort_keys=True), json.dumps(overrides, sort_keys=True)
    )


@lru_cache(maxsize=256)
def _numbers(key: str, rules: int, options: str, overrides: str) -> Numbers:
    game = all_games()[key]
    chosen, corrected = json.loads(options), json.loads(overrides)
    values: dict[str, Value] = {"seats": Listing(game.seats)}
    components: set[str] = set()
    seen: Rows = {}
    # Components that these options leave out can still be looked up, as other options have them.
    choices = (chosen, *({**chosen, **other} for other in game.variants()))
    for each in choices:
        box = game.open_box(rules, game.read_options(each), corrected)
        for name, value in arguments(box, seen):
            values.setdefault(name, value)
        components.update(components_of(box))
    for option in game.table_options():
        value = chosen.get(option.key, option.default)
        values[f"option-{hyphened(option.key)}"] = _plain(value)
    return Numbers(values, components, (key, rules, options, overrides))


def components_of(box: Box) -> Iterator[str]:
    """Return the message id of every component."""
    for name, table in _tables(box):
        yield from (f"{hyphened(name)}-{hyphened(str(key))}" for key in table)


def _tables(box: Box) -> Iterator[tuple[str, Mapping[Any, Any]]]:
    for name in type(box).model_fields:
        table = getattr(box, name)
        if isinstance(table, Mapping):
            rows = cast("Mapping[Any, Any]", table)
            if all(isinstance(row, BaseModel) for row in rows.values()):
                yield name, rows


def arguments(box: Box, seen: Rows | None = None) -> Iterator[tuple[str, Value]]:
    """Return every value of a box by its name, without the rows in `seen`, to which its own are added: boxes of one game have most of their rows in common."""
    for name, table in _tables(box):
        yield from ((f"{hyphened(name)}-{hyphened(str(key))}-{TABLE}", hyphened(name)) for key in table)
    yield from _fields("", box, {} if seen is None else seen)


def _fields(prefix: str, model: BaseModel, seen: Rows) -> Iterator[tuple[str, Value]]:
    before = seen.setdefault(prefix, [])
    if model in before:
        return
    before.append(model)
    for name, table in _tables_named(type(model)).items():
        yield from _flat(f"{prefix}{hyphened(name)}", getattr(model, name), table, seen)


@cache
def _tables_named(kind: type[BaseModel]) -> dict[str, str | None]:
    """Return every field of a kind of row with the table of components whose ids it holds."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: _ids(hints[name]) for name in kind.model_fields}


def _flat(name: str, value: Any, table: str | None, seen: Rows) -> Iterator[tuple[str, Value]]:
    if isinstance(value, BaseModel):
        yield from _fields(f"{name}-", value, seen)
    elif isinstance(value, Mapping):
        entries = cast("Mapping[Any, Any]", value)
        yield f"{name}-keys", Listing(_plain(key) for key in entries)
        if not any(isinstance(one, BaseModel | Mapping) for one in entries.values()):
            yield name, Listing(entries.values())
        for key, one in entries.items():
            yield from _flat(f"{name}-{hyphened(str(key))}", one, None, seen)
    elif isinstance(value, tuple):
        several = cast("tuple[Any, ...]", value)
        yield name, Listing(_plain(one, table) for one in several)
        for index, one in enumerate(several, 1):
            yield f"{name}-{index}", _plain(one, table)
    else:
        yield name, _plain(value, table)


def _plain(value: Any, table: str | None = None) -> Any:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return Component(table, value) if table and value else value


def _ids(hint: Any) -> str | None:
    """Return the table of components whose ids a field holds."""
    marks = [mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, Ids)]
    if marks:
        return marks[0].table
    if get_origin(hint) is tuple:
        return next((table for table in map(_ids, get_args(hint)) if table), None)
    return None
