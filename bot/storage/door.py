"""The interface to the database, whatever its engine.

The rest of the bot knows nothing else of storage. Each call is one transaction, durable when it returns. It happens
completely or not at all, even if its caller is cancelled meanwhile. Nothing here reads a clock.
"""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from bot.storage import forgetting, outages, outbox, reading, silences, writing
from bot.storage.engine import Connection
from bot.storage.errors import ChannelTaken, Duplicate, EntryTaken
from bot.storage.hints import Hint
from bot.storage.leagues_and_results import LeaguesAndResults
from bot.storage.own_things import OwnThings
from bot.storage.rows import (
    Becomes,
    Change,
    Json,
    NewPost,
    NewTable,
    PostRow,
    SentRow,
    Silence,
    Status,
    TableRow,
    Taken,
)
from bot.storage.shards import Shard
from bot.storage.sign_ins import SignIns


class Storage(LeaguesAndResults, OwnThings, SignIns):
    """Tables, logs, seats, outbox, orders and settings. Every method may raise `StorageError`.

    Made by `open_storage`; an `async with` closes it. Each client has a door of its own, `of` its shard.
    """

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Finish the calls under way and close the database, for all doors."""
        await self._engine.close()

    @property
    def name(self) -> str:
        """The operator's name for the database."""
        return self._engine.name

    def of(self, shard: Shard) -> "Storage":
        """Return the door of one client: the same database, but due work only of its shard."""
        return Storage(self._engine, shard, self._common)

    def heard(self, payload: str) -> None:
        """Pass on a hint from another process."""
        if (hint := Hint.read(payload)) is not None:
            self._common.pass_on([hint])

    def write_only_while(self, may_write: Callable[[], bool]) -> None:
        """Refuse every write, through any door, while `may_write` returns False."""
        self._common.may_write = may_write

    def forget_cached(self) -> None:
        """Drop everything cached, because hints of changes may have been lost."""
        self._common.forget_all()

    # Writing

    async def create_table(self, new: NewTable) -> TableRow:
        """Open a lobby. Raise `ChannelTaken`."""
        try:
            return await self._write(_create, new)
        except Duplicate:
            raise ChannelTaken(new.channel) from None

    async def commit(self, change: Change) -> TableRow:
        """Write everything of a change, and return the table's new row.

        Raise a `Conflict` and change nothing: `EntryTaken`, `Outdated`, `ChannelTaken`.
        """
        table = change.after
        is_ours = self.shard.holds(change.before.guild) and self.shard.holds(table.guild)
        hints = [] if is_ours else [Hint("table", table.id)]
        try:
            return await self._hint(lambda _: hints, writing.apply, change)
        except Duplicate as twice:
            if twice.table == "tables":
                raise ChannelTaken(table.channel) from None
            raise EntryTaken(table.id, change.entries[0].n) from None

    async def forget_table(self, table: int) -> None:
        """Delete a table with its log and everything that belongs to it."""
        await self._write(writing.forget, table)

    # Finding

    async def table(self, table: int) -> TableRow | None:
        """Return the table of this id."""
        return await self._read(reading.table, table)

    async def find_table(self, channel: int) -> TableRow | None:
        """Return the channel's lobby or running table, else the newest that was played here, archived ones last."""
        return await self._read(reading.find_table, channel)

    async def tables_of(self, user: int) -> list[TableRow]:
        """Return the lobbies and running tables where the user sits, in order of id."""
        return await self._read(reading.tables_of, user)

    async def left_by(self, user: int) -> list[TableRow]:
        """Return the running tables where the user has sat and does not any more, in order of id."""
        return await self._read(reading.left_by, user)

    async def live_tables(self, guild: int | None = None) -> list[TableRow]:
        """Return all lobbies and running tables, of one server if given, in order of id; made for ten thousand."""
        return await self._read(reading.live_tables, guild)

    async def new_lobbies(self) -> list[TableRow]:
        """Return the lobbies that have not changed since they were opened, in order of id."""
        return await self._read(reading.new_lobbies, self.shard)

    async def count_hosted(self, user: int) -> int:
        """Return how many lobbies and running tables a user hosts."""
        return await self._read(reading.count_hosted, user)

    async def idle_tables(self, before: datetime, *statuses: Status) -> list[TableRow]:
        """Return the tables of these statuses at which no player has done anything since then.

        Without a status: all that are not archived.
        """
        return await self._read(reading.idle_tables, self.shard, before, statuses)

    async def tables_noting(self, text: str, before: datetime) -> list[int]:
        """Return the tables whose notes contain this text and at which no player has done anything since then."""
        return await self._read(reading.tables_noting, self.shard, text, before)

    async def working_tables(self) -> list[int]:
        """Return the tables where the program must make the next move, in order of id."""
        return await self._read(reading.working_tables, self.shard)

    async def revisions(self, tables: Sequence[int]) -> dict[int, int]:
        """Return the revisions of these tables; missing tables are left out."""
        return await self._read(reading.revisions, tables)

    async def load_log(self, table: int, since: int = 0) -> list[Json]:
        """Return the entries from number `since` on, as JSON data (`saves.entry_from_data` reads them)."""
        return await self._read(reading.log_of, table, since)

    async def last_entry_at(self, table: int) -> datetime | None:
        """Return when a table's newest entry was written; None if there is none."""
        return await self._read(reading.last_entry_at, table)

    # Time

    async def due_tables(self, now: datetime, limit: int = 100) -> tuple[list[int], datetime | None]:
        """Return the tables that are due, the longest overdue first, and when the next one after `now` is.

        They stay due until a `Change` moves their `wake`, so that a crash in between loses none.
        """
        return await self._read(reading.due_tables, self.shard, now, limit)

    async def wake_of(self, table: int) -> datetime | None:
        """Return when a table is due; None if it never is, or was deleted."""
        return await self._read(reading.wake_of, table)

    async def put_off(self, table: int, wake: datetime) -> None:
        """Make a table due later, because it could not be handled now."""
        await self._write(writing.put_off, table, wake)

    async def last_seen(self) -> datetime | None:
        """Return when the client was last known to be connected to Discord; None if no client ever was."""
        return await self._read(outages.last_seen, self.shard)

    async def see(self, at: datetime) -> None:
        """Note that the client is connected to Discord."""
        await self._write(outages.see, self.shard, at)

    async def add_outage(
        self, began: datetime, ended: datetime, *, since: datetime, wakes: bool = False
    ) -> None:
        """Note when the client was not connected; outages that ended before `since` are deleted.

        wakes: Make running tables that wait for a moment due now.
        """
        await self._write(outages.add_outage, self.shard, (began, ended), since=since, wakes=wakes)

    async def outages(self) -> Sequence[tuple[datetime, datetime]]:
        """Return from when to when the client was not connected, oldest first."""
        return await self._read(outages.outages, self.shard)

    # Outbox

    async def take_outbox(
        self, now: datetime, limit: int = 50, but: Sequence[int] = (), *, optional: bool = True
    ) -> Taken:
        """Mark the next due row of each target as in flight and return them. For the channels `but`, take only optional rows.

        Only one row per target is in flight at a time. The next follows after `tick_off` or `put_back`. Unless `optional` is true,
        no optional row is taken.
        """
        return await self._write(outbox.take, self.shard, now, limit, but, optional)

    async def announce(self, posts: Mapping[int, NewPost], at: datetime) -> None:
        """Write posts of tables, by their ids, without another change."""
        await self._hint(self._outboxes, outbox.announce, posts, at)

    async def in_flight(self) -> list[PostRow]:
        """Return the rows in flight: after a crash, they may or may not have been sent."""
        return await self._read(outbox.in_flight, self.shard)

    async def tick_off(
        self, post: int, message: int | None, becomes: Becomes | None = None, then: Sequence[NewPost] = ()
    ) -> None:
        """Note that a row was sent as this message, what it `becomes` for its table, and write the rows of `then`.

        Without a message (an edit, a dropped row) the row is deleted. If its table was deleted, nothing is noted.
        """
        await self._let_hear(self._outboxes, outbox.tick_off, post, message, becomes, then)

    async def set_board(self, table: int, message: int) -> None:
        """Note the message with a table's board, as soon as it is posted."""
        await self._write(outbox.set_board, table, message)

    async def put_back(self, post: int, due: datetime, *, optional: bool = False) -> None:
        """Reschedule an unsent row. Later rows to its target wait behind it, unless it is `optional` from now on."""
        await self._write(outbox.put_back, post, due, optional=optional)

    async def answered(self, post: NewPost, *, shown: bool) -> None:
        """Delete a reserved row if the answer to a click has `shown` it, otherwise make it due. Do nothing if it was taken."""
        await self._write(outbox.answered, post, shown=shown)

    async def hush(self, post: int, code: int, at: datetime, again: datetime) -> None:
        """Reschedule a row whose channel is closed to the bot, and everything due there, to `again`. No attempt is counted."""
        await self._write(silences.hush, post, code, at, again)

    async def silences(self) -> dict[int, Silence]:
        """Return the channels where the bot may not post, with the reason."""
        return await self._read(silences.silences)

    async def listen(self, channel: int) -> None:
        """Retry a silent channel now."""
        await self._write(silences.listen, channel)

    async def lift(self, channel: int, stale: Sequence[str] = ()) -> None:
        """End the silence of a channel: send its waiting rows, except those of kinds in `stale`."""
        await self._write(silences.lift, channel, stale)

    async def sent(self, table: int) -> list[SentRow]:
        """Return the messages that were sent for a table, oldest first."""
        return await self._read(outbox.sent_of, table)

    # Watching

    async def outbox_depth(self) -> tuple[int, datetime | None]:
        """Return the number of unsent rows, and when the oldest of them was written."""
        return await self._read(outbox.depth)

    async def count_tables(self) -> dict[Status, int]:
        """Return the number of tables of each status; statuses without tables are left out."""
        return await self._read(reading.count_tables)

    # Settings

    async def user_settings(self, user: int) -> Json:
        """Return a user's settings; {} if there are none."""
        return (await self.settings_of_users([user]))[user]

    async def settings_of_users(self, users: Sequence[int]) -> dict[int, Json]:
        """Return the settings of several users at once."""
        # Every move asks for the settings of its players. They are cached, because every change of them is announced.
        known = self._common.users if self._engine.is_watched else {}
        found = {user: known[user] for user in users if user in known}
        if unknown := [user for user in users if user not in found]:
            forgotten = self._common.forgotten
            found |= await self._read(reading.settings_of, "users", unknown)
            if forgotten == self._common.forgotten:
                known.update(found)
        return {user: dict(found[user]) for user in users}

    async def set_user_settings(self, user: int, settings: Json) -> None:
        """Write all settings of a user."""
        await self._hint(lambda _: [Hint("user", user)], writing.set_settings, "users", user, settings)

    async def server_settings(self, guild: int) -> Json:
        """Return a server's settings; {} if there are none."""
        return (await self._read(reading.settings_of, "servers", [guild]))[guild]

    async def set_server_settings(self, guild: int, settings: Json) -> None:
        """Write all settings of a server."""
        await self._write(writing.set_settings, "servers", guild, settings)

    async def forget_user(self, user: int, stand_in: int, name: Callable[[int], str]) -> list[int]:
        """Replace a user's id everywhere by a number that identifies nobody. Return the tables where it was found.

        name: The name of the user's seats from now on, by seat.
        """

        def hints(touched: list[int]) -> list[Hint]:
            return [Hint("forgotten", user), *(Hint("table", table) for table in touched)]

        touched = await self._hint(hints, forgetting.forget, user, stand_in, name)
        await self.scrub()
        return touched

    async def scrub(self) -> None:
        """Remove deleted data from the file beside the database, unless it is being read."""
        await self._engine.scrub()

    # Back-ups

    async def back_up(self, target: Path) -> None:
        """Write a complete, checked copy to a new file while the bot runs. Never replace a file."""
        await self._engine.back_up(target)


def _create(db: Connection, new: NewTable) -> TableRow:
    table = reading.table(db, writing.create(db, new))
    assert table is not None
    return table
