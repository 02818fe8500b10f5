"""The columns of a table's row: how each is read, and how it is stored where it may change.

A new column is a line here, a field of `TableRow` and a migration.
"""

import json
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any, TypeVar

from games.core import record

T = TypeVar("T", bound=dict[str, Any] | list[Any])


def dumps(data: Any) -> str:
    """Return compact JSON."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def read_json(text: Any, otherwise: T) -> T:
    """Return what a column holds, or something of its kind if that is damaged: one bad row stops one table."""
    try:
        found = json.loads(text)
    except (ValueError, TypeError):
        return otherwise
    return found if isinstance(found, type(otherwise)) else otherwise


LATEST = 1e11
"""No moment that was ever stored is as late; in SQL what is no number is even later."""


def moment(stored: Any) -> datetime:
    """Return a stored moment; one that is damaged has passed long ago."""
    try:
        return datetime.fromtimestamp(stored, UTC)
    except (TypeError, ValueError, OverflowError, OSError):
        return datetime.fromtimestamp(0, UTC)


def stamp(at: datetime | None) -> float | None:
    """Return a moment as it is stored."""
    return None if at is None else at.timestamp()


def as_it_is(value: Any) -> Any:
    """Return a value that the database takes as it is."""
    return value


@record
class Column:
    """How a column is read (None: as it is), and how a change of it is stored (None: no `Change` changes it)."""

    read: Callable[[Any], Any] | None = None
    store: Callable[[Any], Any] | None = None


FIXED, PLAIN = Column(), Column(store=as_it_is)

COLUMNS: Mapping[str, Column] = {
    "id": FIXED,
    "channel": PLAIN,
    "guild": FIXED,
    "host": PLAIN,
    "game": FIXED,
    "status": PLAIN,
    "header": Column(lambda text: None if text is None else read_json(text, {}), dumps),
    "options": Column(lambda text: read_json(text, {}), dumps),
    "notes": PLAIN,
    "revision": FIXED,
    "entries": FIXED,
    "post": PLAIN,
    "board": PLAIN,
    "lobby_post": PLAIN,
    "wake": Column(lambda at: None if at is None else moment(at), stamp),
    "is_working": Column(bool, as_it_is),
    "created": Column(moment),
    "changed": Column(moment),
}
"""By name, in the order in which they are read."""
