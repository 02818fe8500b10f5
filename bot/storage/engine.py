"""What keeps the tables: what the queries ask of its connections, and what the door asks of it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from games.core import record

P = ParamSpec("P")
T = TypeVar("T")

Values = Sequence[Any] | Mapping[str, Any]


class Rows(Protocol):
    """What a statement has found."""

    def fetchone(self) -> Any:
        """Return the next row; None if there is none."""
        ...

    def fetchall(self) -> list[Any]:
        """Return the rows that are left."""
        ...

    def __iter__(self) -> Iterator[Any]: ...


@record
class Laid:
    """A table as it is laid out: its columns, with those that hold a text, a whole number or a truth value, and its key.

    SQLite keeps truth values as numbers.
    """

    name: str
    columns: tuple[str, ...]
    texts: tuple[str, ...]
    numbers: tuple[str, ...]
    flags: tuple[str, ...]
    key: tuple[str, ...]


class Connection(Protocol):
    """What every engine gives to a query. Statements are the same for all: values are marked as `?` or `:name`."""

    def execute(self, statement: str, values: Values = ..., /) -> Rows:
        """Run a statement."""
        ...

    def executemany(self, statement: str, values: Iterable[Values], /) -> object:
        """Run a statement once for each of these."""
        ...

    def must_find(self, found: Rows, error: Exception) -> None:
        """Raise this if a statement has found no row: now, or before anything of the transaction is durable."""
        ...

    def layout(self) -> list[Laid]:
        """Return our tables; one that others refer to comes before them."""
        ...

    def counters(self) -> dict[str, int]:
        """Return the last id that was given, for each table that gives them."""
        ...

    def count_on(self, table: str, given: int) -> None:
        """Give ids after this one."""
        ...

    def lock_targets(self, targets: Sequence[int]) -> set[int] | None:
        """Keep other takers of the outbox off these targets for this transaction, and return those that none is at; None: there are none.

        What was read before is to be looked at a second time then.
        """
        ...

    def lock_all(self) -> None:
        """Let nobody else write until this transaction ends."""
        ...

    def notify(self, payload: str) -> None:
        """Let other processes hear this once the transaction has taken place."""
        ...


Query = Callable[Concatenate[Connection, P], T]


class Engine(ABC):
    """Keeps the tables. Each query is one transaction, and takes place as a whole even if its caller is cancelled meanwhile."""

    name: str
    """How the operator knows the database; without a password."""

    is_watched: bool
    """Whether we hear of it when somebody else writes a user's settings."""

    @abstractmethod
    async def read(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `query(connection, …)`, which sees the database as it is at one moment."""

    @abstractmethod
    async def write(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `query(connection, …)`; durable on return, undone if it raises, `Duplicate` where something is there already."""

    @abstractmethod
    async def back_up(self, target: Path) -> None:
        """Write a complete, checked copy to a new file while everything goes on; replaces nothing."""

    @abstractmethod
    async def scrub(self) -> None:
        """Remove deleted data from files beside the database, unless a file is being read."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way and let go of the database."""
