"""The components of one table: numbers and ids from `data/<game>.toml`, pinned per table."""

import copy
import json
import pickle
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Annotated, Any, TypeVar, cast

from pydantic import BaseModel, ConfigDict, Field, ValidationError

DATA = Path(__file__).parents[2] / "data"
FOLDERS = [DATA]
"""The folders of data files, searched in this order."""

MOST = 500
"""The largest number allowed in a box, to bound time and memory. No printed number is nearly as large."""
Count = Annotated[int, Field(ge=0, le=MOST)]
"""A number of a box: an amount, a cost or a gain."""
Number = Annotated[int, Field(ge=-MOST, le=MOST)]
"""A number of a box that may be negative."""

TomlTable = Mapping[str, Any]
M = TypeVar("M", bound="Box")


class DataError(Exception):
    """A data file is missing or broken; the text names the file, the key and what was expected."""


class Row(BaseModel):
    """A row of a table of components. A game's rows derive from it and add their columns."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str
    rules: Count = 1
    """The first version of the rules in which this row holds."""


class Box(BaseModel):
    """Base of a game's box: one frozen pydantic model over its data file.

    A table of components is a `dict[str, SomeRow]`, written in the file as an array of rows with ids.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    @cached_property
    def _packed(self) -> bytes:
        """The box as bytes, without its cached properties."""
        state = self.__getstate__()
        fields = {name: state["__dict__"][name] for name in type(self).model_fields}
        return pickle.dumps((type(self), {**state, "__dict__": fields}), pickle.HIGHEST_PROTOCOL)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the box so that another process unpacks equal boxes only once: most of a view is its box."""
        return _unpacked, (self._packed,)


@lru_cache(maxsize=64)
def _unpacked(packed: bytes) -> Box:
    """Return the box of these bytes; it is shared, because a box never changes."""
    cls, state = pickle.loads(packed)  # noqa: S301  # of a pickle that is being read
    box = cls.__new__(cls)
    box.__setstate__(state)
    return box


def data_file(name: str) -> Path:
    """Return the path of a data file; if no folder has it, the path in the first folder."""
    paths = [folder / name for folder in FOLDERS]
    return next((path for path in paths if path.exists()), paths[0])


def load_box(
    model: type[M],
    key: str,
    *,
    rules: int,
    overrides: Mapping[str, Any] | None = None,
    adjust: Callable[[dict[str, Any]], None] | None = None,
) -> M:
    """Read `data/<key>.toml` for a table.

    Rows with a later `rules` number are left out, and of several rows with one id the latest counts.
    `overrides` (from the table's header) replaces values, rows by their id; `adjust` then changes what
    the table's options change. Raises `DataError` with one line.
    """
    path = data_file(f"{key}.toml")
    tables = {name: _rows(table, rules, f"{path.name}: {name}") for name, table in read_toml(path).items()}
    merge(tables, overrides or {})
    try:
        if adjust:
            adjust(tables)
        return model.model_validate(tables)
    except (KeyError, IndexError, TypeError, AttributeError) as error:
        raise DataError(f"{path.name}: an option of the table expects something else: {error!r}") from None
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        found = repr(first["input"])
        short = found if len(found) <= 80 else found[:79] + "…"
        raise DataError(f"{path.name}: {where}: {first['msg']} (found {short})") from None


def read_toml(path: Path) -> dict[str, Any]:
    """Read a TOML file; raises `DataError` with one line that names it."""
    try:
        stamp = path.stat()
        return json.loads(_as_json(path, stamp.st_mtime_ns, stamp.st_size))
    except OSError as error:
        raise DataError(f"{path.name}: cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise DataError(f"{path.name}: {error}") from None


@cache
def _as_json(path: Path, _changed: int, _size: int) -> str:
    # Every table and every replay opens its box. Reading TOML takes as long as replaying a short game; JSON takes a tenth.
    return json.dumps(tomllib.loads(path.read_text(encoding="utf-8")), default=str)


def _rows(table: Any, rules: int, where: str) -> Any:
    """Turn an array of rows with ids into a dict by id, with the rows of this version of the rules."""
    rows = cast("list[dict[str, Any]]", table)
    if not isinstance(table, list) or not rows or not all(map(_is_row, rows)):
        return cast("Any", table)
    found: dict[str, dict[str, Any]] = {}
    for row in rows:
        since, held = row.get("rules", 1), found.get(row["id"])
        if not isinstance(since, int):
            raise DataError(f"{where}.{row['id']}.rules: a whole number is expected (found {since!r})")
        if held and held.get("rules", 1) == since:
            raise DataError(f"{where}.{row['id']}: twice with rules {since}, expected once")
        if since <= rules and (held is None or held.get("rules", 1) < since):
            found[row["id"]] = row
    return found


def _is_row(row: Any) -> bool:
    return isinstance(row, dict) and isinstance(cast("dict[str, Any]", row).get("id"), str)


def merge(tables: dict[str, Any], overrides: Mapping[str, Any]) -> None:
    """Replace the values in `tables` that `overrides` names, at any depth."""
    for name, value in overrides.items():
        if isinstance(value, Mapping) and isinstance(tables.get(name), dict):
            merge(tables[name], cast("Mapping[str, Any]", value))
        else:
            tables[name] = copy.deepcopy(cast("Any", value))


def load_overrides(path: Path, games: Mapping[str, Any]) -> dict[str, Any]:
    """Read an operator's corrections: a TOML file with a table per game, shaped like that game's data file.

    `games` are all games by key. Raises `DataError` if one of them does not fit its game.
    """
    found: dict[str, Any] = {}
    for key, tables in read_toml(path).items():
        if key not in games or not isinstance(tables, dict):
            raise DataError(f"{path.name}: there is no game {key}; there is: {', '.join(games)}")
        game = games[key]
        named = cast("dict[str, Any]", tables)
        found[key] = {name: _rows(table, 1, f"{path.name}: {name}") for name, table in named.items()}
        try:
            game.open_box(game.rules, game.options(), found[key])
            _check_effect(game, found[key])
        except DataError as error:
            raise DataError(f"{path.name}: {error}") from None
    return found


def _check_effect(game: Any, corrected: Mapping[str, Any]) -> None:
    """Refuse a correction that changes no table because an option always overrules it."""
    data = data_file(f"{game.key}.toml")
    printed = {
        name: _rows(table, game.rules, f"{data.name}: {name}") for name, table in read_toml(data).items()
    }
    chosen: list[dict[str, Any]] = [{}, *game.variants()]
    options = [game.read_options(each) for each in chosen]
    boxes = [game.open_box(game.rules, each, {}) for each in options]
    for way, value in _leaves(corrected):
        if _at(printed, way) == value:
            continue
        alone = nested(way, value)
        if all(
            game.open_box(game.rules, each, alone) == box for each, box in zip(options, boxes, strict=True)
        ):
            name = ".".join(way)
            raise DataError(
                f"{game.key}: {name} = {value!r} has no effect: an option of the tables decides it"
            )


def _leaves(value: Any, way: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    if isinstance(value, Mapping):
        for key, one in cast("Mapping[str, Any]", value).items():
            yield from _leaves(one, (*way, key))
    elif way[-1] not in ("id", "rules"):
        yield way, value


def _at(tables: Any, way: Iterable[str]) -> Any:
    for key in way:
        tables = cast("Mapping[str, Any]", tables).get(key) if isinstance(tables, Mapping) else None
    return tables


def nested(way: Sequence[str], value: Any) -> dict[str, Any]:
    """Return a value in nested tables, the shape of `overrides`."""
    for key in reversed(way):
        value = {key: value}
    return value
