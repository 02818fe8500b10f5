"""The narrow door to what keeps the tables, with an SQLite file behind it.

It is the only thing that the rest of the bot knows of storage. Each call is one transaction, durable when it
returns, and takes place as a whole even if its caller is cancelled meanwhile. Nothing here reads a clock.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import ParamSpec, Self, TypeVar

from bot.storage import forgetting, leagues, opening, outbox, reading, results, silences, writing
from bot.storage.copies import copy_version, write_copy
from bot.storage.migrations import scripts
from bot.storage.own_things import OwnThings
from bot.storage.rows import (
    Becomes,
    Change,
    Json,
    NewPost,
    NewTable,
    PostRow,
    ResultRow,
    SentRow,
    Silence,
    Status,
    TableRow,
    Taken,
)
from bot.storage.thread import OneHop, Query

P = ParamSpec("P")
T = TypeVar("T")


class Storage(OwnThings):
    """Tables, logs, seats, outbox, orders and settings. Every method may raise `StorageError`.

    Made by `open_storage`; an `async with` closes it.
    """

    def __init__(self, path: Path, db: OneHop, lock: opening.Lock, *, shared: bool) -> None:
        self._path = path
        self._db = db
        self._lock = lock
        self._shared = shared
        self._users: dict[int, Json] = {}
        self.told: Callable[[], None] = lambda: None
        """Called after whatever may have put something into the outbox: the sender looks then."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Finish what is under way and let go of the file."""
        await self._db.close()
        self._lock.drop()

    async def _read(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        with opening.saying(self._path):
            return await self._db.read(query, *args, **kwargs)

    async def _write(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        with opening.saying(self._path):
            return await self._db.write(query, *args, **kwargs)

    async def _tell(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Write what may have something to say; also if this is cancelled, for then it may be written all the same."""
        try:
            return await self._write(query, *args, **kwargs)
        finally:
            self.told()

    # Writing

    async def create_table(self, new: NewTable) -> TableRow:
        """Open a lobby; raises `ChannelTaken`."""
        return await self._write(_create, new)

    async def commit(self, change: Change) -> TableRow:
        """Write everything of a change and return the table's row as it is then.

        Raises a `Conflict` and changes nothing: `EntryTaken`, `Outdated`, `ChannelTaken`.
        """
        return await self._tell(writing.apply, change)

    async def forget_table(self, table: int) -> None:
        """Delete a table with its log and everything that hangs on it."""
        await self._write(writing.forget, table)

    # Finding

    async def table(self, table: int) -> TableRow | None:
        """Return the table of this id."""
        return await self._read(reading.table, table)

    async def find_table(self, channel: int) -> TableRow | None:
        """Return the channel's lobby or running table, else the newest that was played here and is not archived."""
        return await self._read(reading.find_table, channel)

    async def tables_of(self, user: int) -> list[TableRow]:
        """Return the lobbies and running tables where the user sits, in order of id."""
        return await self._read(reading.tables_of, user)

    async def live_tables(self, guild: int | None = None) -> list[TableRow]:
        """Return all lobbies and running tables, of one server if given, in order of id; made for ten thousand."""
        return await self._read(reading.live_tables, guild)

    async def new_lobbies(self) -> list[TableRow]:
        """Return the lobbies that nothing was written to since they were opened, in order of id."""
        return await self._read(reading.new_lobbies)

    async def count_hosted(self, user: int) -> int:
        """Return how many lobbies and running tables a user hosts."""
        return await self._read(reading.count_hosted, user)

    async def idle_tables(self, before: datetime, *statuses: Status) -> list[TableRow]:
        """Return the tables of these statuses at which no player has done anything since then.

        Without a status: all that are not archived.
        """
        return await self._read(reading.idle_tables, before, statuses)

    async def tables_noting(self, text: str, before: datetime) -> list[int]:
        """Return the tables whose notes hold this text, at which no player has done anything since then."""
        return await self._read(reading.tables_noting, text, before)

    async def working_tables(self) -> list[int]:
        """Return the tables where the program itself is to make the next move, in order of id."""
        return await self._read(reading.working_tables)

    async def load_log(self, table: int, since: int = 0) -> list[Json]:
        """Return the entries from number `since` on, as JSON data (`saves.entry_from_data` reads them)."""
        return await self._read(reading.log_of, table, since)

    async def last_entry_at(self, table: int) -> datetime | None:
        """Return when a table's newest entry was written; None if there is none."""
        return await self._read(reading.last_entry_at, table)

    # Leagues

    async def create_league(self, channel: int, data: Json, posts: Sequence[NewPost], at: datetime) -> int:
        """Write a new league with what is said of it, and return its id."""
        return await self._tell(leagues.create, channel, data, posts, at)

    async def write_league(
        self, league: int, stage: str, data: Json, posts: Sequence[NewPost], at: datetime
    ) -> None:
        """Put what a league is now in the place of what it was, with what is said of it."""
        await self._tell(leagues.write, league, stage, data, posts, at)

    async def league(self, league: int) -> Json | None:
        """Return the league of this id."""
        return await self._read(leagues.read, league)

    async def newest_league(self, channel: int) -> Json | None:
        """Return the newest league of a channel."""
        return await self._read(leagues.newest, channel)

    async def leagues_under_way(self) -> list[Json]:
        """Return the leagues that are not over, in order of id."""
        return await self._read(leagues.under_way)

    async def leagues_naming(self, user: int) -> list[Json]:
        """Return the leagues that name a user, in order of id."""
        return await self._read(leagues.naming, user)

    # What is over

    async def results(
        self, guild: int | None = None, after: tuple[datetime, int] | None = None
    ) -> list[ResultRow]:
        """Return all results, of one server or after an end and its table if given, in the order of their ends."""
        return await self._read(results.of_everybody, guild, after)

    async def results_of(self, users: Sequence[int]) -> list[ResultRow]:
        """Return the results that name any of these users, in the order of their ends."""
        return await self._read(results.of_users, users)

    async def results_of_tables(self, tables: Sequence[int]) -> list[ResultRow]:
        """Return the results of these tables, in the order of their ends."""
        return await self._read(results.of_tables, tables)

    async def count_results(self) -> int:
        """Return how many results there are."""
        return await self._read(results.count)

    async def write_result(self, row: ResultRow) -> None:
        """Write the result of a table that was over before, or what is filled in there."""
        await self._write(results.write, row)

    # Time

    async def due_tables(self, now: datetime, limit: int = 100) -> tuple[list[int], datetime | None]:
        """Return the tables to be looked at, the longest overdue first, and when the next one after `now` is.

        They stay due until a `Change` moves their `wake`, so that a crash in between loses none.
        """
        return await self._read(reading.due_tables, now, limit)

    async def wake_of(self, table: int) -> datetime | None:
        """Return when a table is to be looked at; None if it is not, or is gone."""
        return await self._read(reading.wake_of, table)

    async def put_off(self, table: int, wake: datetime) -> None:
        """Look at a table later than was planned, for it could not be looked at now."""
        await self._write(writing.put_off, table, wake)

    # Outbox

    async def take_outbox(self, now: datetime, limit: int = 50, but: Sequence[int] = ()) -> Taken:
        """Mark the next due row of each target as in flight and return them, of channels `but` these only optional ones.

        One row per target is under way at a time; the next follows when it was ticked off or put back.
        """
        return await self._write(outbox.take, now, limit, but)

    async def announce(self, posts: Mapping[int, NewPost], at: datetime) -> None:
        """Let tables, by their ids, say something that changes nothing there."""
        await self._tell(outbox.announce, posts, at)

    async def in_flight(self) -> list[PostRow]:
        """Return the rows under way: after a crash, those that may or may not have been sent."""
        return await self._read(outbox.in_flight)

    async def tick_off(
        self, post: int, message: int | None, becomes: Becomes | None = None, then: Sequence[NewPost] = ()
    ) -> None:
        """Note that a row was sent as this message, what it `becomes` for its table, and what is to be sent `then`.

        Without a message (an edit, something dropped) the row is forgotten. Of a table that is gone nothing is noted.
        """
        await self._write(outbox.tick_off, post, message, becomes, then)

    async def set_board(self, table: int, message: int) -> None:
        """Note which message shows a table's board, as soon as it is there."""
        await self._write(outbox.set_board, table, message)

    async def put_back(self, post: int, due: datetime) -> None:
        """Let a row that could not be sent wait until `due`; later rows to the same target wait behind it."""
        await self._write(outbox.put_back, post, due)

    async def answered(self, post: NewPost, *, shown: bool) -> None:
        """Tick off a row that the answer to a click has `shown`, or let it be sent now, if it was reserved and still waits."""
        await self._write(outbox.answered, post, shown=shown)

    async def hush(self, post: int, code: int, at: datetime, again: datetime) -> None:
        """Let a row whose channel is closed to the bot wait until `again` with all that is due there, as if none was tried."""
        await self._write(silences.hush, post, code, at, again)

    async def silences(self) -> dict[int, Silence]:
        """Return where the bot may not post, by channel."""
        return await self._read(silences.silences)

    async def listen(self, channel: int) -> None:
        """Try a silent channel again now."""
        await self._write(silences.listen, channel)

    async def lift(self, channel: int, stale: Sequence[str] = ()) -> None:
        """End a silence: what waits there is sent, but for rows of kinds that are `stale` by now."""
        await self._write(silences.lift, channel, stale)

    async def sent(self, table: int) -> list[SentRow]:
        """Return the messages that were sent for a table, oldest first."""
        return await self._read(outbox.sent_of, table)

    # Watching

    async def outbox_depth(self) -> tuple[int, datetime | None]:
        """Return how many rows are committed and not sent, and when the oldest of them was written."""
        return await self._read(outbox.depth)

    async def count_tables(self) -> dict[Status, int]:
        """Return how many tables there are of each status that any has."""
        return await self._read(reading.count_tables)

    # Settings

    async def user_settings(self, user: int) -> Json:
        """Return a user's settings; {} for somebody who has set nothing."""
        return (await self.settings_of_users([user]))[user]

    async def settings_of_users(self, users: Sequence[int]) -> dict[int, Json]:
        """Return the settings of several users at once."""
        # Every move asks for the settings of its players; they are cached, for no other process writes them.
        known = {} if self._shared else self._users
        unknown = [user for user in users if user not in known]
        if unknown:
            known.update(await self._read(reading.settings_of, "users", unknown))
        return {user: dict(known[user]) for user in users}

    async def set_user_settings(self, user: int, settings: Json) -> None:
        """Write all settings of a user."""
        await self._write(writing.set_settings, "users", user, settings)
        self._users[user] = dict(settings)

    async def server_settings(self, guild: int) -> Json:
        """Return a server's settings; {} where nothing was set."""
        return (await self._read(reading.settings_of, "servers", [guild]))[guild]

    async def set_server_settings(self, guild: int, settings: Json) -> None:
        """Write all settings of a server."""
        await self._write(writing.set_settings, "servers", guild, settings)

    async def forget_user(self, user: int, stand_in: int, name: Callable[[int], str]) -> list[int]:
        """Put a number that leads nowhere in the place of a user's id, everywhere; returns the tables where it stood.

        `name` is what a seat of theirs is called from then on, by its number.
        """
        touched = await self._write(forgetting.forget, user, stand_in, name)
        self._users.pop(user, None)
        return touched

    # Back-ups

    async def back_up(self, target: Path) -> None:
        """Write a complete, checked copy to a new file while everything goes on; replaces nothing."""
        await write_copy(self._path, target)


async def open_storage(
    path: Path | str,
    *,
    shared: bool = False,
    patience: float = opening.PATIENCE,
    steps: Sequence[str] | None = None,
    durable: bool = True,
) -> Storage:
    """Open the database, create it if there is none, bring an older one up to date.

    One bot has it at a time; `shared` is for tools that look at it beside a running bot. Before an older file is changed,
    a copy of it is put beside it, for going back to the version before. `steps` are the
    migrations, today's if not given. Not `durable`: a commit does not wait for the disk, in tests. Raises
    `StorageError` and leaves the file as it was if it is locked, read-only, newer than the program, not a database
    of ours, or damaged.
    """
    # The file may be named by a link, but the files that SQLite keeps beside it must have one name.
    path = await asyncio.to_thread(Path(path).resolve)
    lock = opening.Lock(path)

    def connector() -> sqlite3.Connection:
        wanted = scripts() if steps is None else steps
        if shared:
            return opening.connect_beside(path, wanted, patience, durable=durable)
        lock.take()
        keep = partial(copy_version, path)
        db = opening.connect(path, wanted, patience, durable=durable, outdated=keep)
        try:
            lock.take_file()
        except BaseException:
            db.close()
            raise
        return db

    try:
        return Storage(path, await OneHop.open(connector), lock, shared=shared)
    except BaseException:
        lock.drop()
        raise


def _create(db: sqlite3.Connection, new: NewTable) -> TableRow:
    table = reading.table(db, writing.create(db, new))
    assert table is not None
    return table
