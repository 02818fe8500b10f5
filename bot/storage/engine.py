"""The interface of a database: its connections for the queries, and the engine for the door."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from games.core import record

P = ParamSpec("P")
T = TypeVar("T")

Values = Sequence[Any] | Mapping[str, Any]


class Rows(Protocol):
    """The result of a statement."""

    def fetchone(self) -> Any:
        """Return the next row; None if there is none."""
        ...

    def fetchall(self) -> list[Any]:
        """Return the remaining rows."""
        ...

    def __iter__(self) -> Iterator[Any]: ...


@record
class Laid:
    """The layout of a database table: its columns, those for texts, whole numbers and truth values, and its key.

    SQLite stores truth values as numbers.
    """

    name: str
    columns: tuple[str, ...]
    texts: tuple[str, ...]
    numbers: tuple[str, ...]
    flags: tuple[str, ...]
    key: tuple[str, ...]


class Connection(Protocol):
    """A connection, as every engine gives it to a query. All take the same statements, with values marked as `?` or `:name`."""

    def execute(self, statement: str, values: Values = ..., /) -> Rows:
        """Run a statement."""
        ...

    def executemany(self, statement: str, values: Iterable[Values], /) -> object:
        """Run a statement once for each of the values."""
        ...

    def must_find(self, found: Rows, error: Exception) -> None:
        """Raise `error` if a statement has found no row: now, or before anything of the transaction is durable."""
        ...

    def layout(self) -> list[Laid]:
        """Return our database tables; a table comes after those that it refers to."""
        ...

    def counters(self) -> dict[str, int]:
        """Return the last assigned id of each table that assigns ids."""
        ...

    def count_on(self, table: str, given: int) -> None:
        """Make a table assign ids after `given`."""
        ...

    def lock_targets(self, targets: Sequence[int]) -> set[int] | None:
        """Lock these targets for this transaction. Return those that no other process has locked; None if only one can exist.

        After locking, read again: what was read before may have changed.
        """
        ...

    def lock_all(self) -> None:
        """Lock all tables against other writers until this transaction ends."""
        ...

    def notify(self, payload: str) -> None:
        """Send a payload to other processes once the transaction is committed."""
        ...


Query = Callable[Concatenate[Connection, P], T]


class Engine(ABC):
    """A database. Each query is one transaction, which happens completely or not at all, even if its caller is cancelled."""

    name: str
    """The operator's name for the database, without a password."""

    is_watched: bool
    """Whether changes of users' settings by other processes are announced to this one."""

    @abstractmethod
    async def read(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `query(connection, …)`, which sees the database as of one moment."""

    @abstractmethod
    async def write(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `query(connection, …)`; durable on return, undone if it raises. Raise `Duplicate` if a key exists already."""

    @abstractmethod
    async def back_up(self, target: Path) -> None:
        """Write a complete, checked copy to a new file while the bot runs. Never replace a file."""

    @abstractmethod
    async def scrub(self) -> None:
        """Remove deleted data from files beside the database, unless a file is being read."""

    @abstractmethod
    async def close(self) -> None:
        """Finish the queries under way and close the database."""
