"""The tables of a league. Each is opened once, in its own thread, and starts at once."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime, timedelta

from bot.acts.lobby import Lobbies, league_of
from bot.acts.seats import SeatChanges
from bot.acts.voting import settle
from bot.errors import PlayerError
from bot.posts.messages import plain_post
from bot.storage import LIVE, NewTable, SeatRow, TableRow
from bot.table.live import Frozen, Started
from bot.table.notes import InLeague, Notes, ThreadLine, notes_text
from bot.table.powers import fair_pace
from bot.table.tables import Tables
from bot.time import PACES, Pace, pace_of
from games import all_games
from games.results.league import Group, League

BeginThread = Callable[[int, str], Awaitable[ThreadLine]]
"""(channel id, name) → the thread begun there. Raises `PlayerError` if that is refused."""


class LeagueTables:
    """Opens a league's tables, and handles its running ones. Every method may raise `PlayerError`."""

    def __init__(
        self, tables: Tables, lobbies: Lobbies, begin_thread: BeginThread, changes: SeatChanges
    ) -> None:
        self._tables = tables
        self._changes = changes
        self._lobbies = lobbies
        self._begin_thread = begin_thread

    async def table_of(self, league: League, index: int, group: Group) -> int:
        """Return the running table of a group: the one that was opened before a crash, or a new one."""
        mine = InLeague(league.id, len(league.played), index)
        for row in await self._tables.storage.live_tables(league.guild):
            if league_of(row) == mine:
                break
        else:
            row = await self._new_table(league, mine, group)
        if row.status == "lobby":
            # A player may have left the league since the table was opened.
            await self._lobbies.start_made_up(row.id, staying(league, group)[0], self._seats(league, group))
        return row.id

    async def _new_table(self, league: League, mine: InLeague, group: Group) -> TableRow:
        words = self._tables.game_words(all_games()[league.game])
        settings = await self._tables.storage.server_settings(league.guild)
        number, host = mine.group + 1, staying(league, group)[0]
        # Otherwise every check would begin another thread for a table that may not be opened.
        await self._tables.require_room(host)
        line = await self._begin_thread(
            league.channel,
            words("league-table", game=words("game-name"), round=mine.round, number=number),
        )
        notes = Notes(
            pace=league_pace(pace_of(settings.get("pace"))),
            language=settings.get("language"),
            seating="joined",
            suggests=not league.rated,
            rated=league.rated,
            line=line,
            league=mine,
        )
        new = NewTable(
            channel=line.message,
            guild=league.guild,
            host=host,
            game=league.game,
            at=self._tables.now(),
            notes=notes_text(notes),
            seats=self._seats(league, group),
        )
        # Its lobby is never posted, because its seats are fixed.
        return (await self._tables.create(new)).row

    def _seats(self, league: League, group: Group) -> tuple[SeatRow, ...]:
        """Return the seats of a group, with robots for players who have dropped out."""
        words, stay = self._tables.words, staying(league, group)
        return tuple(
            SeatRow(seat, player, None, league.names.get(player) or words("seat-name", number=seat + 1))
            if player in stay
            else SeatRow(seat, None, self._tables.robot, words("robot-name", number=seat + 1))
            for seat, player in enumerate(group.players)
        )

    async def set_free(self, league: League) -> None:
        """Make the running tables of a league ordinary ones, and post that there."""
        for table in league.tables:
            with suppress(PlayerError):
                async with self._tables.hold(table) as held:
                    live = held.live
                    if live.notes.league is None or live.row.status not in LIVE:
                        continue
                    say = [plain_post(live, live.words("league-sets-free"))]
                    await held.commit(live.noting(league=None), say=say)

    async def end_late(self, league: League) -> None:
        """End the tables of a round whose time is up, with their standing as the result."""
        due, now = league.played[-1].due, self._tables.now()
        if due is None or due > now:
            return
        for group in league.played[-1].groups:
            with suppress(PlayerError):
                async with self._tables.hold(group.table or 0) as held:
                    if not isinstance(held.live, Started) or held.live.row.status != "running":
                        continue
                    if due + lost_time(held.live, league, now) <= now:
                        await settle(self._tables, held, held.live, "score-rated", "league-time-up")

    async def is_void(self, league: League, table: int) -> bool:
        """Whether a table cannot be played to its end: it cannot be read, or was stopped and its time is up."""
        due = league.played[-1].due
        with suppress(PlayerError):
            async with self._tables.hold(table) as held:
                live = held.live
            is_late = due is not None and due <= self._tables.now()
            return isinstance(live, Frozen) and (is_late or not live.notes.stopped)
        return False

    async def open_seats(self, league: League, user: int) -> None:
        """Open the seats of a player at the running tables. A robot plays until another user takes them."""
        for table in league.tables:
            with suppress(PlayerError):
                async with self._tables.hold(table) as held:
                    mine = held.live.seats_of(user) if held.live.row.status == "running" else []
                for seat in mine:
                    await self._changes.open(table, user, seat, self._tables.robot)


def lost_time(live: Started, league: League, now: datetime) -> timedelta:
    """Return how long the channel of a league's table was unreachable, at most one round: the table ends later by this time."""
    book = live.notes.book
    lost = book.unreached + (now - book.cut if book.cut is not None else timedelta(0))
    return min(lost, timedelta(days=league.days))


def league_pace(pace: Pace) -> Pace:
    """Return the pace of a league's table. It has a time limit, and no host decides for users who are late."""
    return fair_pace(PACES["relaxed"] if pace.limit is None else pace)


def staying(league: League, group: Group) -> list[int]:
    """Return the players of a group who have not dropped out."""
    return [player for player in group.players if player not in league.out]
