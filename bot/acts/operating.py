"""The operator's tools within Discord, and the program's health."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime
from pathlib import Path

from bot.acts.answers import Answer
from bot.acts.fronts import ConnectionState
from bot.errors import PlayerError
from bot.health.figures import Signs
from bot.health.version import version
from bot.menus.plain import plain
from bot.posts.drawing import Attachment
from bot.posts.messages import Plain, plain_post
from bot.storage import LIVE, StorageError
from bot.storage.sqlite.backups import newest
from bot.table.exports import read_save
from bot.table.live import Frozen
from bot.table.tables import Tables
from games.core import record

MOST_FROZEN = 10
"""Maximum number of frozen tables that the status names."""
FROZEN = "frozen"
"""The key under which frozen tables are counted, beside the statuses."""
ANOTHER_COPY = "another copy of this bot runs with the same token: no table is opened"


@record
class Operations:
    """The operators' ids, and the folder of the backups (None: no backups are made)."""

    owners: frozenset[int] = frozenset()
    backups: Path | None = None


class Operating:
    """The operator's view of the program, and tools. Methods that take a user raise `PlayerError` unless they are an operator.

    connection: Returns the state of the connection to Discord.
    frozen: Returns the tables that cannot go on, and why.
    look_again: Resumes a table.
    """

    def __init__(
        self,
        tables: Tables,
        operations: Operations,
        connection: Callable[[], ConnectionState],
        frozen: Callable[[], Mapping[int, str]],
        look_again: Callable[[int], Awaitable[None]],
    ) -> None:
        self._tables = tables
        self._storage = tables.storage
        self._operations = operations
        self._connection = connection
        self._frozen = frozen
        self._look_again = look_again

    # For operators only

    async def status(self, user: int) -> str:
        """Return a report on the program's state."""
        self._require_owner(user)
        signs = await self.signs()
        words = self._tables.words
        faults = signs.faults()
        lines = [
            words("status-well", version=version())
            if not faults
            else words("status-wrong", version=version()),
            *(f"- {plain(fault)}" for fault in faults),
            words(
                "status-figures",
                lobbies=signs.tables.get("lobby", 0),
                running=signs.tables.get("running", 0),
                waiting=signs.waiting,
                oldest=round(signs.oldest or 0),
                backup="none" if signs.backup is None else round(signs.backup / 3600),
            ),
        ]
        frozen = sorted(self._frozen().items())
        lines += [words("status-frozen", table=table, why=plain(why)) for table, why in frozen[:MOST_FROZEN]]
        if len(frozen) > MOST_FROZEN:
            lines.append(words("operators-more", count=len(frozen) - MOST_FROZEN))
        return "\n".join(lines)

    async def announce(self, user: int, text: str, *, sure: bool) -> str:
        """Post a text at every lobby and running table. Unless `sure`, only say where it would be posted."""
        self._require_owner(user)
        rows = await self._storage.live_tables()
        words = self._tables.words
        said = words("announcement", text=text.strip())
        if not sure:
            return words("announce-preview", count=len(rows), text=said)
        posts = {row.id: Plain(said).to_channel(row.channel) for row in rows}
        await self._storage.announce(posts, self._tables.now())
        return words("announced", count=len(rows))

    async def freeze(self, user: int, table: int) -> str:
        """Stop a table until an operator resumes it."""
        self._require_owner(user)
        async with self._tables.hold(table) as held:
            live = held.live
            if isinstance(live, Frozen) or live.row.status not in LIVE:
                raise PlayerError("not-to-be-stopped")
            say = [plain_post(live, live.words("table-stopped"))]
            await held.commit(live.noting(stopped=True), say=say, idle=True)
            self._tables.forget(table)
        return self._tables.words("stopped", table=table)

    async def thaw(self, user: int, table: int) -> str:
        """Resume a table that an operator has stopped."""
        self._require_owner(user)
        async with self._tables.hold(table) as held:
            live = held.live
            if not live.notes.stopped:
                raise PlayerError("not-stopped")
            say = [plain_post(live, live.words("table-goes-on"))]
            await held.commit(live.noting(stopped=False), say=say, idle=True)
            self._tables.forget(table)
        await self._look_again(table)
        return self._tables.words("thawed", table=table)

    async def export(self, user: int, table: int) -> Answer:
        """Return the save of any table, with all its secrets."""
        self._require_owner(user)
        save = await read_save(self._storage, table)
        if save is None:
            raise PlayerError("no-such-table")
        data = json.dumps(save).encode()
        return Answer(self._tables.words("exported"), files=(Attachment(f"table-{table}.json", data),))

    def _require_owner(self, user: int) -> None:
        if user not in self._operations.owners:
            raise PlayerError("operator-only")

    # Health

    async def signs(self) -> Signs:
        """Return the program's current health. An unreachable database is part of it, not an error."""
        connection, now = self._connection(), self._tables.now()
        refused = self._storage.refused()
        wrong = (
            *([ANOTHER_COPY] if self._tables.another_copy.is_there() else []),
            *([f"the last change could not be written: {refused}"] if refused else []),
        )
        backup = await asyncio.to_thread(self._backup_age, now)
        try:
            waiting, written = await self._storage.outbox_depth()
            tables = await self._storage.count_tables()
        except StorageError as error:
            return Signs(connection.ready, connection.heartbeat, backup=backup, wrong=(*wrong, str(error)))
        return Signs(
            connection.ready,
            connection.heartbeat,
            waiting,
            None if written is None else max(0.0, (now - written).total_seconds()),
            {**tables, FROZEN: len(self._frozen())},
            backup,
            wrong,
        )

    def _backup_age(self, now: datetime) -> float | None:
        folder = self._operations.backups
        made = newest(folder, now) if folder is not None else None
        return None if made is None else max(0.0, (now - made).total_seconds())
