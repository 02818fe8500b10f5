"""Lists of tables: the user's own, and those of a server with a free seat for the user."""

from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress

from bot.acts.answers import Answer
from bot.errors import PlayerError
from bot.menus.buttons import GoOnHere
from bot.menus.own_buttons import TurnList
from bot.menus.pages import in_pages, paged, shown_page, with_turning
from bot.menus.parts import LABEL, MOVE_ROWS, ROW, Button, in_rows, short
from bot.menus.plain import plain
from bot.posts.hand_off import users_waited_for
from bot.posts.pings import with_deadlines
from bot.storage import LIVE, TableRow
from bot.table.ballots import must_vote
from bot.table.damage import notes_of, one_of_several
from bot.table.live import Frozen, Lobby, Started, names_of
from bot.table.lobby import most_seats
from bot.table.notes import Notes
from bot.table.powers import POWERS, kind_of
from bot.table.seats import free_seats, is_welcome
from bot.table.tables import Tables
from bot.table.waits import state_words
from games import all_games
from games.words.phrases import Phrases, phrases

Sees = Callable[[Collection[int]], Awaitable[set[int]]]
"""(channel ids) → those that the user may see, according to Discord."""


class TableLists:
    """Lists tables, in pages."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def own(
        self, user: int, page: int = 1, *, may_go_on: bool = False, manages: int | None = None
    ) -> Answer:
        """List the user's tables, the one that waits longest for them first.

        page: Number of the page, from 1.
        may_go_on: A table whose channel is gone could go on in the channel of the request.
        manages: The server that the user manages. The list then has its lost tables, too, if a manager may move them.
        """
        found: list[tuple[bool, float, str, list[Button]]] = []
        rows = await self._tables.storage.tables_of(user)
        if may_go_on and manages is not None:
            mine = {row.id for row in rows}
            others = await self._tables.storage.live_tables(manages)
            rows += [row for row in others if row.id not in mine and may_take_on(row)]
        for row in rows:
            with one_of_several(row.id), suppress(PlayerError):
                waits, line, button = await self._own_line(row, user)
                found.append((not waits, row.changed.timestamp(), line, button))
        words = await self._tables.words_for(user)
        if not found:
            return Answer(words("no-tables"))
        found.sort(key=lambda one: one[:3])
        pages = in_pages([line for _, _, line, _ in found], most=ROW * (MOVE_ROWS - 1))
        page = shown_page(pages, page)
        before = sum(map(len, pages[: page - 1]))
        shown = found[before : before + len(pages[page - 1])]
        text, turning = with_turning(
            "\n".join(pages[page - 1]), len(pages), page, lambda to: TurnList(0, "games", to), words
        )
        stranded = in_rows(button for one in shown for button in one[3]) if may_go_on else ()
        return Answer(text, (*stranded, *turning))

    async def _own_line(self, row: TableRow, user: int) -> tuple[bool, str, list[Button]]:
        """Return whether a table waits for a user, its line, and the button that moves it here if its channel is gone."""
        async with self._tables.hold(row.id, user) as held:
            live = held.own
        # A game that was removed from the program has no translated name.
        game = live.words("game-name") if row.game in all_games() else plain(row.game)
        if isinstance(live, (Started, Lobby)) and live.notes.lost == row.channel and row.status in LIVE:
            label = live.words("button-go-on", game=game)
            button = Button(str(GoOnHere(row.id)), short(label, LABEL), "primary")
            line, buttons = live.words("games-line-lost", game=game, kind=kind_of(live.notes)), [button]
        else:
            state = state_words(live)
            line, buttons = live.words("games-line", game=game, channel=f"<#{row.channel}>", state=state), []
            if isinstance(live, Started) and row.status == "running":
                line = with_deadlines(line, live, await self._tables.people(live))
        votes = isinstance(live, Started | Frozen) and row.status == "running" and must_vote(live, user)
        line = f"{line} {live.words('games-vote')}" if votes else line
        asked = isinstance(live, Started) and user in users_waited_for(live.table, live.seats)
        waits = votes or asked
        return waits, f"**→** {line}" if waits else line, buttons

    async def open(self, guild: int, user: int, sees: Sees, page: int = 1) -> Answer:
        """List the tables of a server that the user `sees` and may sit down at. Pages count from 1."""
        rows = await self._tables.storage.live_tables(guild)
        seen = await sees({row.channel for row in rows})
        rows = [row for row in rows if row.channel in seen]
        language = await self._tables.languages.of(user)
        lines: list[str] = []
        for row in rows:
            with one_of_several(row.id):
                lines.append(self._open_line(row, user, language))
        lines, words = [line for line in lines if line], phrases(language)
        if not lines:
            return Answer(words("no-open-tables"))
        return Answer(*paged(lines, page, lambda to: TurnList(0, "open", to), words))

    def _open_line(self, row: TableRow, user: int, language: str) -> str:
        """Return the line of a table with a free seat for the user, or an empty string."""
        notes = notes_of(row)
        # A table that cannot be read has unknown access rules, so nobody can sit down there.
        if notes is None or row.game not in all_games() or not is_welcome(row, notes.doors, user):
            return ""
        game = all_games()[row.game]
        words = self._tables.game_words(game, language)
        about = {"game": words("game-name"), "channel": f"<#{row.channel}>"}
        if row.status == "lobby":
            most = most_seats(game, row.options)
            room = len(row.seats) < most
            line = words("open-lobby", count=len(row.seats), most=most, **about) if room else ""
            return self._with_ways(line, notes, words)
        free = free_seats(row, notes.doors)
        called = names_of(row.seats)
        names = ", ".join(called[seat.seat] for seat in free)
        line = words("open-seats", count=len(free), names=names, **about) if free else ""
        return self._with_ways(line, notes, words)

    def _with_ways(self, line: str, notes: Notes, words: Phrases) -> str:
        """Return the line of an open table followed by its pace and language."""
        spoken = phrases(notes.language or self._tables.language)
        about = words("open-ways", pace=words(f"pace-{notes.pace.mode}"), language=spoken("language-name"))
        return f"{line}\n{about}" if line else ""


def may_take_on(row: TableRow) -> bool:
    """Whether a manager who does not play may move a table: its channel is gone, and its result counts."""
    notes = notes_of(row)
    return notes is not None and notes.lost == row.channel and POWERS["channel"][kind_of(notes)] == "all"
