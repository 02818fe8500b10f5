"""The tables of a league: each is opened once, in a thread of its own, and begins at once."""

from collections.abc import Awaitable, Callable

from bot.acts.lobby import Lobbies
from bot.storage import NewTable, SeatRow, TableRow
from bot.table.notes import InLeague, Notes, ThreadLine, notes_text, read_notes
from bot.table.tables import Tables
from bot.time import pace_of
from games import all_games
from games.results.league import Group, League

BeginThread = Callable[[int, str], Awaitable[ThreadLine]]
"""Begins a thread of this name in a channel; raises `PlayerError` if that is refused."""


class LeagueTables:
    """Opens a league's tables. Every method may raise `PlayerError`."""

    def __init__(self, tables: Tables, lobbies: Lobbies, begin_thread: BeginThread) -> None:
        self._tables = tables
        self._lobbies = lobbies
        self._begin_thread = begin_thread

    async def table_of(self, league: League, index: int, group: Group) -> int:
        """Return the table of a group: the one that was opened before a crash, or a new one; it plays."""
        mine = InLeague(league.id, len(league.played), index)
        for row in await self._tables.storage.live_tables(league.guild):
            if read_notes(row.notes).league == mine:
                break
        else:
            row = await self._new_table(league, mine, group)
        if row.status == "lobby":
            await self._lobbies.start(row.id, row.host)
        return row.id

    async def _new_table(self, league: League, mine: InLeague, group: Group) -> TableRow:
        words = self._tables.game_words(all_games()[league.game])
        settings = await self._tables.storage.server_settings(league.guild)
        number = mine.group + 1
        # Every look would begin another thread for a table that may not be opened.
        await self._tables.require_room(group.players[0])
        line = await self._begin_thread(
            league.channel,
            words("league-table", game=words("game-name"), round=mine.round, number=number),
        )
        notes = Notes(
            pace=pace_of(settings.get("pace")),
            language=settings.get("language"),
            seating="joined",
            suggests=not league.rated,
            rated=league.rated,
            line=line,
            league=mine,
        )
        seats = tuple(
            SeatRow(seat, player, None, league.names.get(player) or words("seat-name", number=seat + 1))
            for seat, player in enumerate(group.players)
        )
        new = NewTable(
            channel=line.message,
            guild=league.guild,
            host=group.players[0],
            game=league.game,
            at=self._tables.now(),
            notes=notes_text(notes),
            seats=seats,
        )
        await self._lobbies.begin(new)
        row = await self._tables.storage.find_table(line.message)
        assert row is not None, "it was opened just now"
        return row
