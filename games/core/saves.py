"""Moves, entries and whole saves as plain JSON data, and back; checked by pydantic where data enters."""

import dataclasses
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from pydantic import TypeAdapter, ValidationError

from games.core.game import Game
from games.core.log import Entry
from games.core.moves import Drawn, Move
from games.core.table import DamagedSave, Header

FORMAT = 1


def move_to_data(move: Move) -> dict[str, Any]:
    """Return `{"move": kind, field: value …}`; fields that have their default are left out."""
    data: dict[str, Any] = {"move": type(move).__name__}
    for field in dataclasses.fields(move):
        value = getattr(move, field.name)
        if value != field.default:
            data[field.name] = value
    return data


def move_from_data(game: Game, data: Mapping[str, Any]) -> Move:
    """Read a saved move, old names included; raises `DamagedSave` on anything else."""
    values = dict(data)
    while (upcast := game.upcasts.get(values.get("move", ""))) is not None:
        values = upcast(values)
    kind = _kinds(game.key, game.moves).get(values.pop("move", ""))
    if kind is None:
        raise DamagedSave(f"{game.key} has no move {data.get('move')!r}")
    try:
        return _adapter(kind).validate_python(values)
    except ValidationError as error:
        raise DamagedSave(f"{data}: {error.errors()[0]['msg']}") from None


@cache
def _kinds(_key: str, moves: tuple[type[Move], ...]) -> dict[str, type[Move]]:
    return {kind.__name__: kind for kind in (*moves, Drawn)}


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
    return data


def entry_from_data(game: Game, data: Mapping[str, Any]) -> Entry:
    """Read a saved entry; raises `DamagedSave`."""
    try:
        n, seat, by, digest = data["n"], data["seat"], data["by"], data["digest"]
        move, undo = data.get("move"), data.get("undo")
    except (KeyError, TypeError) as error:
        raise DamagedSave(f"an entry lacks {error}") from None
    if (move is None) == (undo is None):
        raise DamagedSave(f"entry {n} is neither a move nor an undo")
    return Entry(n, seat, by, None if move is None else move_from_data(game, move), undo, digest)


def save_to_data(header: Header, entries: Sequence[Entry]) -> dict[str, Any]:
    """Return a whole save as JSON data. It holds every secret of the table."""
    return {
        "caravel": FORMAT,
        "header": dataclasses.asdict(header),
        "entries": [entry_to_data(entry) for entry in entries],
    }


def save_from_data(games: Mapping[str, Game], data: Mapping[str, Any]) -> tuple[Game, Header, list[Entry]]:
    """Read a whole save; raises `DamagedSave` if it is none, is of another format or game, or has a gap."""
    if data.get("caravel") != FORMAT:
        raise DamagedSave("this is not a Caravel save")
    try:
        header = TypeAdapter(Header).validate_python(data["header"])
    except (KeyError, ValidationError):
        raise DamagedSave("the save's header is damaged") from None
    if header.game not in games:
        raise DamagedSave(f"there is no game {header.game!r} here")
    game = games[header.game]
    entries = [entry_from_data(game, entry) for entry in data.get("entries", [])]
    if [entry.n for entry in entries] != list(range(len(entries))):
        raise DamagedSave("the save's entries are not numbered without a gap")
    return game, header, entries
