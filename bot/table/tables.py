"""Finds, locks, loads and saves tables. Tables that are not used for long leave memory."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import field, replace
from datetime import UTC, datetime, timedelta
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from bot.errors import MovedOn, PlayerError
from bot.storage import LIVE, Change, ChannelTaken, Conflict, NewPost, NewTable, Storage, TableRow
from bot.table import memory
from bot.table.allowance import Allowance
from bot.table.another_copy import AnotherCopy
from bot.table.automation import patience
from bot.table.clicked import Clicked, clicked
from bot.table.damage import check_lobby, with_orders_read
from bot.table.languages import Languages
from bot.table.live import Frozen, LiveTable, Lobby, Started
from bot.table.memory import Memory
from bot.table.notes import Notes, notes_at
from bot.table.powers import fair
from bot.table.replaying import replayed
from bot.table.results import concluded, ends
from bot.table.waits import caught_up, needs_catching_up, people_of, wishes_of
from bot.time import People, Wishes
from bot.time.pace import Span
from games import all_games
from games.ai import ROBOTS
from games.core import record
from games.core.box import DataError
from games.core.game import Game
from games.core.header import DamagedSave
from games.core.log import Entry
from games.core.table import Table
from games.words.phrases import Phrases, phrases, table_phrases
from render.mode import MODES, Mode

log = logging.getLogger(__name__)
L = TypeVar("L", bound=LiveTable)

MOST_TABLES = 50
"""Default of the maximum number of lobbies and running tables that one user may host."""


def utc_now() -> datetime:
    """Return the present moment. Functions like this one are passed as arguments, so that tests can replace them."""
    return datetime.now(UTC)


def new_secret() -> str:
    """Return a fresh secret for a table: 128 bits in hex digits."""
    return secrets.token_hex(16)


@record
class Chosen:
    """The operator's settings for all tables.

    language: Language of tables that choose none.
    overrides: Corrections of the games' numbers, by game.
    most_tables: Maximum number of tables that a user may host at a time.
    robot: Level of robots if nobody chooses one.
    """

    language: str = "en"
    overrides: Mapping[str, Any] = field(default_factory=dict[str, Any])
    most_tables: int = MOST_TABLES
    robot: str = next(iter(ROBOTS))


class Tables:
    """All tables of the bot, behind one lock each.

    Only tables of the storage's shard are kept in memory. Other clients own the others, so these are loaded each time.
    """

    def __init__(
        self,
        storage: Storage,
        chosen: Chosen = Chosen(),  # noqa: B008  # it is frozen
        *,
        now: Callable[[], datetime] = utc_now,
        new_secret: Callable[[], str] = new_secret,
        patience: Callable[[], timedelta] = patience,
        another_copy: AnotherCopy | None = None,
    ) -> None:
        self.storage = storage
        self.language = chosen.language
        self.overrides = chosen.overrides
        self.now = now
        self.new_secret = new_secret
        self.patience = patience
        self.robot = chosen.robot
        self.most_tables = chosen.most_tables
        self.allowance = Allowance(now)
        self.another_copy = another_copy or AnotherCopy(now)
        """Detects another bot with the same token; the shards of a program share it."""
        self.frozen: dict[int, str] = {}
        """Running tables and lobbies that were loaded since the start and cannot go on, each with the reason, without secrets."""
        self.outages: Sequence[Span] = ()
        """Spans in which nobody could act here, because the program or Discord was away. `acts.presence` sets them."""
        self.away_since: datetime | None = None
        """Since when nobody can act here; None while users can."""
        self.watchers: list[Callable[[LiveTable], None]] = []
        """Called with each opened or changed table, while it is still locked."""
        self.post_sources: list[Callable[[LiveTable, LiveTable], Sequence[NewPost]]] = []
        """(table before a change, table after it) → further posts to send with the change."""
        self.words: Phrases = phrases(chosen.language)
        self.languages = Languages(storage, chosen.language)
        self._memory = Memory(max(memory.LEAST, memory.BOUND // storage.shard.count))
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def time(self) -> datetime:
        """Return the time for players' clocks. It stands still while nobody can act."""
        return self.away_since or self.now()

    def game_words(self, game: Game, language: str | None = None) -> Phrases:
        """Return the words of a game, with the numbers of tables opened from now on; by default in the bot's language."""
        overrides = self.overrides.get(game.key, {})
        return table_phrases(language or self.language, game.key, game.rules, {}, overrides)

    def command_words(self, language: str, game: str | None) -> Phrases:
        """Return the words that describe commands: those of a game, or of the bot alone."""
        return phrases(language) if game is None else self.game_words(all_games()[game], language)

    async def create(self, new: NewTable) -> Lobby:
        """Open a lobby. Raise `PlayerError` if the channel has a table already, or its host too many."""
        await self.require_room(new.host)
        try:
            row = await self.storage.create_table(new)
        except ChannelTaken:
            raise PlayerError("channel-taken") from None
        notes = notes_at(row.notes)
        lobby = Lobby(row, notes, self.words_of(row, notes), all_games()[row.game])
        self.keep(lobby)
        for watch in self.watchers:
            watch(lobby)
        return lobby

    async def require_may_open(self, user: int) -> None:
        """Raise `PlayerError` if a user may not open a table now. Call it before beginning a thread for the table."""
        self.allowance.require("open", user)
        await self.require_room(user)

    async def require_room(self, host: int) -> None:
        """Raise `PlayerError` if a user hosts the maximum number of tables, or another copy of the bot runs."""
        self.another_copy.require_alone()
        if await self.storage.count_hosted(host) >= self.most_tables:
            raise PlayerError("too-many-tables", most=self.most_tables)

    async def words_at(self, channel: int | None, game: Game, user: int) -> Phrases:
        """Return a user's words for a game: with the numbers of the channel's table, or of tables opened from now on."""
        language = await self.languages.of(user)
        row = await self.storage.find_table(channel) if channel is not None else None
        if row is None or row.game != game.key:
            return self.game_words(game, language)
        return self.words_of(row, notes_at(row.notes), language)

    async def words_for(self, user: int) -> Phrases:
        """Return the words of the bot alone in a user's language."""
        return phrases(await self.languages.of(user))

    def words_of(self, row: TableRow, notes: Notes, language: str | None = None) -> Phrases:
        """Return the words of a table with its own numbers: in `language`, else in the table's language, else in the bot's."""
        language = language or notes.language or self.language
        game = all_games().get(row.game)
        if game is None:
            return phrases(language)
        header = row.header or {}
        rules, overrides = header.get("rules", game.rules), header.get("overrides")
        if overrides is None:
            overrides = self.overrides.get(game.key, {})
        try:
            return table_phrases(language, game.key, rules, row.options, overrides)
        except (DataError, ValueError, TypeError):
            # A table that cannot be replayed needs words to say so.
            return phrases(language, game.key)

    async def find(self, channel: int | None) -> int:
        """Return the id of the channel's table. Raise `PlayerError` if there is none."""
        row = await self.storage.find_table(channel) if channel is not None else None
        if row is None:
            raise PlayerError("no-table-here")
        return row.id

    async def people(self, live: LiveTable) -> People:
        """Return the users of a table by seat, with their present settings."""
        users = [row.user for row in live.seats if row.user is not None]
        return people_of(live.seats, await self.storage.settings_of_users(users))

    async def wishes(self, user: int) -> Wishes:
        """Return a user's settings."""
        return wishes_of(await self.storage.user_settings(user))

    async def mode_of(self, user: int) -> Mode:
        """Return a user's drawing mode for pictures."""
        return MODES[(await self.wishes(user)).pictures]

    def is_mine(self, guild: int | None) -> bool:
        """Whether this client's shard owns a server's tables."""
        return self.storage.shard.holds(guild)

    @asynccontextmanager
    async def hold(self, table: int, user: int | None = None) -> "AsyncIterator[Held]":
        """Lock a table, and load it if it is not in memory. Raise `PlayerError` if there is no table with this id.

        user: The user who reads the answer, in their language.
        """
        language = None if user is None else await self.languages.of(user)
        lock = self._locks.setdefault(table, asyncio.Lock())
        async with lock:
            live = self._memory.get(table)
            if live is None:
                live = await self._load(table)
            if isinstance(live, Started) and needs_catching_up(live, self.outages):
                live = caught_up(live, self.outages, await self.people(live))
            self.keep(live)
            yield Held(self, live, clicked(), language)

    def seen_last(self, table_id: int) -> LiveTable | None:
        """Return the last state of a table in memory, without locking it; None if it is not in memory."""
        return self._memory.get(table_id)

    async def outdated(self) -> list[int]:
        """Return the tables in memory that other clients have changed."""
        known = self._memory.revisions()
        now = await self.storage.revisions(list(known)) if known else {}
        return [table for table, revision in known.items() if now.get(table) != revision]

    async def changed_elsewhere(self, table: int) -> LiveTable | None:
        """Reload a table that another client has changed, and call the watchers. Return it; None if it is not ours or was deleted."""
        async with self._locks.setdefault(table, asyncio.Lock()):
            self.forget(table)
            row = await self.storage.table(table)
            if row is None or not self.is_mine(row.guild):
                return None
            live = await self._load(table)
            self.keep(live)
            for watch in self.watchers:
                watch(live)
            return live

    def forget(self, table: int) -> None:
        """Remove a table from memory; the next `hold` loads it."""
        self._memory.forget(table)

    def keep(self, live: LiveTable) -> None:
        """Keep the present state of a table in memory, if our shard owns it."""
        if not self.is_mine(live.row.guild):
            self.forget(live.row.id)
            return
        self._memory.keep(live)
        if isinstance(live, Frozen) and live.row.status in LIVE:
            self.frozen[live.row.id] = _place(live.why)
        else:
            self.frozen.pop(live.row.id, None)

    async def _load(self, number: int) -> LiveTable:
        row = await self.storage.table(number)
        if row is None:
            raise PlayerError("no-such-table")
        notes = notes_at(row.notes)
        if notes.damaged is not None:
            return self._frozen(row, notes, "its notes cannot be read")
        notes = fair(notes)
        words = self.words_of(row, notes)
        if notes.stopped:
            return Frozen(row, notes, words, "stopped by the operator")
        return await self._load_game(row, notes, words)

    async def _load_game(self, row: TableRow, notes: Notes, words: Phrases) -> LiveTable:
        try:
            game = all_games().get(row.game)
            if game is None:
                raise DamagedSave(f"there is no game {row.game!r} here")  # noqa: TRY301  # frozen like the others
            if row.header is None:
                check_lobby(row, game)
                return Lobby(row, notes, words, game)
            saved = await self.storage.load_log(row.id)
            if len(saved) != row.entries and await self._has_changed(row):
                return await self._load(row.id)
            table, told = await asyncio.to_thread(replayed, game, row, saved, notes.posted.first)
        except DamagedSave as error:
            return self._frozen(row, notes, str(error))
        except ValueError:
            return self._frozen(row, notes, "its log cannot be read")
        return Started(with_orders_read(row), notes, words, game, table, told)

    async def _has_changed(self, row: TableRow) -> bool:
        """Whether another client has written to a table since its row was read."""
        now = await self.storage.table(row.id)
        return now is None or now.revision != row.revision

    def _frozen(self, row: TableRow, notes: Notes, why: str) -> Frozen:
        log.error("table %d is frozen (%s): python -m bot check-saves tells more", row.id, _place(why))
        return Frozen(row, notes, self.words_of(row, notes), why)


def _place(why: str) -> str:
    """Return the place of a fault in a save, without the move itself, which may be secret."""
    return why.partition(":")[0]


class Held:
    """A locked table. Only a commit replaces `live`, whose words are in the table's language.

    clicked: The click that led here.
    """

    def __init__(
        self, tables: Tables, live: LiveTable, clicked: Clicked, language: str | None = None
    ) -> None:
        self._tables = tables
        self._language = language
        self.live = live
        self.clicked = clicked

    @property
    def own(self) -> LiveTable:
        """The table in the asking user's language, for texts that only they read."""
        return self.told_to_them(self.live)

    @property
    def own_started(self) -> Started:
        """The started table in the asking user's language. Raise `PlayerError` as `started` does."""
        return self.told_to_them(self.started)

    def told_to_them(self, live: L) -> L:
        """Return a table in the asking user's language."""
        return live.told_in(self._language)

    @property
    def started(self) -> Started:
        """The started table, also after its end. Raise `PlayerError` if it is a lobby or its save is damaged."""
        if isinstance(self.live, Frozen):
            raise PlayerError(self.live.sentence)
        if not isinstance(self.live, Started):
            raise PlayerError("not-started")
        return self.live

    @property
    def table(self) -> Table:
        """The game at the table. Raise `PlayerError` as `started` does."""
        return self.started.table

    async def commit(
        self,
        after: LiveTable,
        *,
        say: Sequence[NewPost] = (),
        entries: Sequence[Entry] = (),
        idle: bool = False,
    ) -> None:
        """Save the table `after` with its posts and the new `entries` of its log, and make it `live`.

        idle: No player has done anything.

        Raise `MovedOn` if another client has changed the table meanwhile.
        """
        before, tables = self.live, self._tables
        row = after.as_row() if after.notes is not before.notes else after.row
        say = [*say, *(post for source in tables.post_sources for post in source(before, after))]
        say = self.clicked.reserved(say, tables.now())
        result = None
        if ends(before, after):
            # This replays the game, which takes a while.
            result = await asyncio.to_thread(concluded, before, after, tables.now())
        try:
            row = await tables.storage.commit(
                Change(before.row, row, tables.now(), entries, say, idle, result)
            )
        except Conflict as error:
            tables.forget(before.row.id)
            raise MovedOn from error
        except BaseException:
            # Cancelled or failed: only storage knows whether it was written, so the table is loaded again.
            tables.forget(before.row.id)
            raise
        # The words depend on the options: their numbers may have changed.
        self.live = replace(after, row=row, words=tables.words_of(row, after.notes))
        tables.keep(self.live)
        self.clicked.committed(say)
        for watch in tables.watchers:
            watch(self.live)
