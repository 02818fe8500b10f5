"""The narrow door to whatever keeps the tables: the only thing that the rest of the bot knows of storage.

SQLite is behind it by default (`open_storage`). Each call is one transaction, durable when it returns, and
takes place as a whole even if its caller is cancelled meanwhile. Nothing here reads a clock.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from bot.storage.rows import (
    Change,
    Json,
    NewPost,
    NewTable,
    OrderRow,
    PostRow,
    SentRow,
    Status,
    TableRow,
    Taken,
    TimerRow,
)


class Storage(ABC):
    """Tables, logs, seats, outbox, timers, orders, notes and settings. Every method may raise `StorageError`."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way and let go of the file."""

    # Writing

    @abstractmethod
    async def create_table(self, new: NewTable) -> TableRow:
        """Open a lobby; raises `ChannelTaken`."""

    @abstractmethod
    async def commit(self, change: Change) -> int:
        """Write everything of a change and return the table's revision.

        Raises a `Conflict` and changes nothing: `EntryTaken`, `Outdated`, `ChannelTaken`.
        """

    @abstractmethod
    async def forget_table(self, table: int) -> None:
        """Delete a table with its log and everything that hangs on it."""

    # Finding

    @abstractmethod
    async def table(self, table: int) -> TableRow | None:
        """Return the table of this id."""

    @abstractmethod
    async def find_table(self, channel: int) -> TableRow | None:
        """Return the channel's lobby or running table, else the newest that was played here and is not archived."""

    @abstractmethod
    async def tables_of(self, user: int) -> list[TableRow]:
        """Return the lobbies and running tables where the user sits, in order of id."""

    @abstractmethod
    async def live_tables(self, guild: int | None = None) -> list[TableRow]:
        """Return all lobbies and running tables, of one server if given, in order of id."""

    @abstractmethod
    async def idle_tables(self, before: datetime, *statuses: Status) -> list[TableRow]:
        """Return the tables of these statuses at which no player has changed anything since then.

        Without a status: all that are not archived.
        """

    async def running_tables(self) -> list[TableRow]:
        """Return all running tables without their logs, in order of id; made for ten thousand."""
        return [row for row in await self.live_tables() if row.status == "running"]

    # What hangs on a table

    @abstractmethod
    async def load_log(self, table: int, since: int = 0) -> list[Json]:
        """Return the entries from number `since` on, as JSON data (`saves.entry_from_data` reads them)."""

    @abstractmethod
    async def entry_times(self, table: int) -> list[datetime]:
        """Return when each entry was written, by its number."""

    @abstractmethod
    async def orders(self, table: int) -> list[OrderRow]:
        """Return a table's standing orders, oldest first."""

    @abstractmethod
    async def notes(self, table: int) -> Json:
        """Return a table's notes by key."""

    @abstractmethod
    async def tables_noting(self, key: str) -> list[int]:
        """Return the tables that have a note of this key, in order of id."""

    # Timers

    @abstractmethod
    async def timers(self, table: int) -> list[TimerRow]:
        """Return a table's timers, the next due first."""

    @abstractmethod
    async def due_timers(self, now: datetime, limit: int = 100) -> tuple[list[TimerRow], datetime | None]:
        """Return the due timers, the longest overdue first, and the moment of the next one after `now`.

        They stay until a `Change` drops or moves them, so that a crash in between loses none.
        """

    # Outbox

    @abstractmethod
    async def send(self, posts: Sequence[NewPost], table: int | None = None) -> None:
        """Put posts into the outbox that belong to no change; those of a change go with it."""

    @abstractmethod
    async def take_outbox(self, now: datetime, limit: int = 50) -> Taken:
        """Mark the next due row of each target as in flight and return them.

        One row per target is under way at a time; the next follows when it was ticked off or put back.
        """

    @abstractmethod
    async def in_flight(self) -> list[PostRow]:
        """Return the rows under way: after a crash, those that may or may not have been sent."""

    @abstractmethod
    async def tick_off(self, post: int, message: int | None, change: Change | None = None) -> None:
        """Note that a row was sent as this message, and in the same transaction what follows from it.

        Without a message (an edit, something dropped) the row is forgotten.
        """

    @abstractmethod
    async def put_back(self, post: int, due: datetime) -> None:
        """Let a row that could not be sent wait until `due`; later rows to the same target wait behind it."""

    @abstractmethod
    async def drop_waiting(self, target: int, *, optional_only: bool = False) -> int:
        """Drop what still waits for a channel or user (a dead channel); returns how many rows that were."""

    @abstractmethod
    async def sent(self, table: int) -> list[SentRow]:
        """Return the messages that were sent for a table, oldest first."""

    # Settings

    @abstractmethod
    async def user_settings(self, user: int) -> Json:
        """Return a user's settings; {} for somebody who has set nothing."""

    @abstractmethod
    async def settings_of_users(self, users: Sequence[int]) -> dict[int, Json]:
        """Return the settings of several users at once."""

    @abstractmethod
    async def set_user_settings(self, user: int, settings: Json) -> None:
        """Write all settings of a user."""

    @abstractmethod
    async def server_settings(self, guild: int) -> Json:
        """Return a server's settings; {} where nothing was set."""

    @abstractmethod
    async def set_server_settings(self, guild: int, settings: Json) -> None:
        """Write all settings of a server."""

    # Back-ups

    @abstractmethod
    async def back_up(self, target: Path) -> None:
        """Write a complete, checked copy to a new file while everything goes on; replaces nothing."""
