"""The columns of a table's row: how each is read, and how it is stored if it may change.

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
    """Return the data of a column, or `otherwise` if it is damaged, so that one bad row stops only its table."""
    try:
        found = json.loads(text)
    except (ValueError, TypeError):
        return otherwise
    return found if isinstance(found, type(otherwise)) else otherwise


LATEST = 1e11
"""Later than any stored moment. In SQL, a value that is not a number counts as even later."""


def moment(stored: Any) -> datetime:
    """Return a stored moment; the start of 1970 if it is damaged."""
    try:
        return datetime.fromtimestamp(stored, UTC)
    except (TypeError, ValueError, OverflowError, OSError):
        return datetime.fromtimestamp(0, UTC)


def stamp(at: datetime | None) -> float | None:
    """Return a moment in its stored form."""
    return None if at is None else at.timestamp()


def as_it_is(value: Any) -> Any:
    """Return a value that is stored unchanged."""
    return value


@record
class Column:
    """The functions that read a column (None: unchanged) and that store a `Change` of it (None: no `Change` can)."""

    read: Callable[[Any], Any] | None = None
    store: Callable[[Any], Any] | None = None


FIXED, PLAIN = Column(), Column(store=as_it_is)

COLUMNS: Mapping[str, Column] = {
    "id": FIXED,
    "channel": PLAIN,
    "guild": Column(lambda guild: guild if isinstance(guild, int) else None),
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
"""The columns by name, in the order in which they are read."""
