"""Moves, entries and whole saves as plain JSON data, and back. Pydantic checks the data when it is read."""

import dataclasses
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, cast

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from games.core.game import Game
from games.core.header import DamagedSave, Header
from games.core.log import By, Entry
from games.core.moves import Drawn, Move, Rolled

FORMAT = 1


def move_to_data(move: Move) -> dict[str, Any]:
    """Return `{"move": kind, field: value …}`, with default values, because defaults may change later."""
    fields = {field.name: getattr(move, field.name) for field in dataclasses.fields(move)}
    return {"move": type(move).__name__, **fields}


def move_from_data(game: Game, data: Mapping[str, Any]) -> Move:
    """Read a saved move, also under an old name; raise `DamagedSave` on anything else."""
    values = _upcast(game, dict(data))
    name = values.pop("move", None)
    kind = _kinds(game.moves).get(name) if isinstance(name, str) else None
    if kind is None:
        raise DamagedSave(f"{game.key} has no move {name!r}")
    unknown = values.keys() - {field.name for field in dataclasses.fields(kind)}
    if unknown:
        raise DamagedSave(f"{data}: a {name} has no {', '.join(sorted(map(str, unknown)))}")
    try:
        return _adapter(kind).validate_python(values)
    except ValidationError as error:
        raise DamagedSave(f"{data}: {_first(error)}") from None


def _upcast(game: Game, values: dict[str, Any]) -> dict[str, Any]:
    """Bring a saved move up to date; an upcast that keeps the move's name is applied once."""
    seen: set[str] = set()
    while isinstance(name := values.get("move"), str) and name in game.upcasts and name not in seen:
        seen.add(name)
        values = game.upcasts[name](values)
    return values


def _first(error: ValidationError) -> str:
    first = error.errors()[0]
    return f"{'.'.join(map(str, first['loc']))}: {first['msg']}"


@cache
def _kinds(moves: tuple[type[Move], ...]) -> dict[str, type[Move]]:
    return {kind.__name__: kind for kind in (*moves, Drawn, Rolled)}


@cache
def _adapter(kind: type[Move]) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def entry_to_data(entry: Entry) -> dict[str, Any]:
    """Return an entry as JSON data."""
    data: dict[str, Any] = {"n": entry.n, "seat": entry.seat, "by": entry.by, "digest": entry.digest}
    if entry.move is not None:
        data["move"] = move_to_data(entry.move)
    if entry.undo is not None:
        data["undo"] = entry.undo
    if entry.reveals:
        data["reveals"] = True
    return data


class _EntryData(BaseModel):
    """The shape of a saved entry."""

    model_config = ConfigDict(strict=True, extra="forbid")

    n: int = Field(ge=0)
    seat: int
    by: By
    digest: str
    move: dict[str, Any] | None = None
    undo: int | None = None
    reveals: bool = False


def entry_from_data(game: Game, data: Mapping[str, Any]) -> Entry:
    """Read a saved entry; raise `DamagedSave` if it is damaged."""
    try:
        saved = _EntryData.model_validate(data)
    except ValidationError as error:
        raise DamagedSave(f"an entry is damaged: {_first(error)}") from None
    if (saved.move is None) == (saved.undo is None):
        raise DamagedSave(f"entry {saved.n} is neither a move nor an undo")
    move = None if saved.move is None else move_from_data(game, saved.move)
    return Entry(saved.n, saved.seat, saved.by, move, saved.undo, saved.digest, saved.reveals)


def save_to_data(header: Header, entries: Sequence[Entry]) -> dict[str, Any]:
    """Return a whole save as JSON data. It holds every secret of the table."""
    return {
        "caravel": FORMAT,
        "header": dataclasses.asdict(header),
        "entries": [entry_to_data(entry) for entry in entries],
    }


class _SaveData(BaseModel):
    """The shape of a whole save."""

    header: Header
    entries: list[Any]


def save_from_data(games: Mapping[str, Game], data: Any) -> tuple[Game, Header, list[Entry]]:
    """Read a whole save; raise `DamagedSave` if it is none, has another format or game, or is damaged."""
    if not isinstance(data, dict) or cast("dict[str, Any]", data).get("caravel") != FORMAT:
        raise DamagedSave("this is not a Caravel save")
    try:
        save = _SaveData.model_validate(data)
    except ValidationError as error:
        raise DamagedSave(f"the save is damaged: {_first(error)}") from None
    if save.header.game not in games:
        raise DamagedSave(f"there is no game {save.header.game!r} here")
    game = games[save.header.game]
    return game, save.header, [entry_from_data(game, entry) for entry in save.entries]
