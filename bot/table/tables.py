"""Finds, locks, loads and saves tables; what is not used for long leaves memory."""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime
from weakref import WeakValueDictionary

from pydantic import TypeAdapter, ValidationError

from bot.errors import PlayerError
from bot.storage import Change, Conflict, Json, NewTable, Storage, TableRow
from bot.table.live import LiveTable, Posted, row_after
from bot.table.waits import people_of, wishes_of
from bot.time import People, Wishes
from games import all_games
from games.core.box import DataError
from games.core.game import Game
from games.core.header import DamagedSave, Header
from games.core.saves import entry_from_data
from games.core.table import Table
from games.words.phrases import Phrases, phrases

log = logging.getLogger(__name__)

MOST_IN_MEMORY = 256

_header = TypeAdapter(Header)


def utc_now() -> datetime:
    """Return the present moment; everything that needs it gets a function like this one."""
    return datetime.now(UTC)


def new_secret() -> str:
    """Return a fresh secret for a table: 128 bits in hex digits."""
    return secrets.token_hex(16)


class Tables:
    """All tables of the bot, behind one lock each."""

    def __init__(
        self,
        storage: Storage,
        *,
        language: str = "en",
        now: Callable[[], datetime] = utc_now,
        new_secret: Callable[[], str] = new_secret,
    ) -> None:
        self.storage = storage
        self.language = language
        self.now = now
        self.new_secret = new_secret
        self.words: Phrases = phrases(language)
        self._live: OrderedDict[int, LiveTable] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def game_words(self, game: Game) -> Phrases:
        """Return the words of a game in the bot's language."""
        return phrases(self.language, game.key)

    async def create(self, new: NewTable) -> LiveTable:
        """Open a lobby; raises `ChannelTaken`."""
        row = await self.storage.create_table(new)
        return self._keep(LiveTable(row, all_games()[row.game], self.words_of(row)))

    def words_of(self, row: TableRow) -> Phrases:
        """Return the words of a table, in the language of its server or else the bot's."""
        game = row.game if row.game in all_games() else None
        return phrases(row.settings.get("language", self.language), game)

    async def find(self, channel: int | None) -> int:
        """Return the id of the channel's table; raises `PlayerError` if there is none."""
        row = await self.storage.find_table(channel) if channel is not None else None
        if row is None:
            raise PlayerError("no-table-here")
        return row.id

    async def people(self, live: LiveTable) -> People:
        """Return who is to be told of what at a table, by seat, with everybody's wishes as they are now."""
        users = [row.user for row in live.seats if row.user is not None]
        return people_of(live.seats, await self.storage.settings_of_users(users))

    async def wishes(self, user: int) -> Wishes:
        """Return how a user wants to be told."""
        return wishes_of(await self.storage.user_settings(user))

    @asynccontextmanager
    async def hold(self, table: int) -> "AsyncIterator[Held]":
        """Lock a table and load it if need be; raises `PlayerError` if there is none of this id."""
        lock = self._locks.setdefault(table, asyncio.Lock())
        async with lock:
            live = self._live.get(table)
            if live is None:
                live = await self._load(table)
            self._keep(live)
            yield Held(self, live)

    def forget(self, table: int) -> None:
        """Take a table out of memory; the next one to ask loads it."""
        self._live.pop(table, None)

    def keep(self, live: LiveTable) -> None:
        """Remember a table as it is now."""
        self._keep(live)

    def _keep(self, live: LiveTable) -> LiveTable:
        self._live[live.row.id] = live
        self._live.move_to_end(live.row.id)
        while len(self._live) > MOST_IN_MEMORY:
            self._live.popitem(last=False)
        return live

    async def _load(self, number: int) -> LiveTable:
        row = await self.storage.table(number)
        if row is None or row.game not in all_games():
            raise PlayerError("no-such-table")
        game = all_games()[row.game]
        live = LiveTable(row, game, self.words_of(row))
        live.notes = await self.storage.notes(number)
        live.orders = await self.storage.orders(number)
        live.posted = Posted.read(live.notes.get("posted"))
        if row.header is not None:
            log = await self.storage.load_log(number)
            await asyncio.to_thread(self._replay, live, row, log)
        return live

    def _replay(self, live: LiveTable, row: TableRow, saved: list[Json]) -> None:
        try:
            live.table = replay(live.game, row, saved)
        except DamagedSave as error:
            live.frozen = str(error)
            # Without the move itself, which may be a secret.
            place = live.frozen.partition(":")[0]
            log.error("table %d is frozen (%s): python -m bot check-saves tells more", row.id, place)  # noqa: TRY400  # one line for the operator
            return
        # Pictures of the past are drawn from a replay: the states are not kept for them.
        first = live.posted.first
        live.told = [replace(one, state=None) for one in live.table.told() if one.entry >= first]


def replay(game: Game, row: TableRow, log: list[Json], *, check_all: bool = False) -> Table:
    """Rebuild a table from its row and log; raises `DamagedSave`."""
    try:
        header = _header.validate_python(row.header)
        entries = [entry_from_data(game, entry) for entry in log]
        return Table.replay(game, header, entries, check_all=check_all)
    except (ValidationError, ValueError, DataError) as error:
        raise DamagedSave(f"the header does not fit: {error}") from None


class Held:
    """A locked table. `live` is replaced by each commit, and only by it."""

    def __init__(self, tables: Tables, live: LiveTable) -> None:
        self._tables = tables
        self.live = live

    @property
    def table(self) -> Table:
        """The play of the game; raises `PlayerError` in the lobby, or if its save is damaged."""
        if self.live.frozen is not None:
            raise PlayerError("table-frozen")
        if self.live.table is None:
            raise PlayerError("not-started")
        return self.live.table

    async def read_orders(self) -> None:
        """Read the table's orders anew, after a change of them."""
        try:
            orders = await self._tables.storage.orders(self.live.row.id)
        except BaseException:
            self._tables.forget(self.live.row.id)
            raise
        self.live = replace(self.live, orders=orders)
        self._tables.keep(self.live)

    async def commit(self, live: LiveTable, change: Change) -> None:
        """Save a change, then take `live` as the truth; raises `PlayerError` if another process was first."""
        try:
            revision = await self._tables.storage.commit(change)
        except Conflict as error:
            self._tables.forget(self.live.row.id)
            raise PlayerError("table-moved-on") from error
        except BaseException:
            # Cancelled or failed: whether it was written, storage knows. Nobody goes on from a guess.
            self._tables.forget(self.live.row.id)
            raise
        notes = {name: value for name, value in {**live.notes, **change.notes}.items() if value is not None}
        self.live = replace(live, row=row_after(live.row, change, revision), notes=notes)
        self._tables.keep(self.live)
