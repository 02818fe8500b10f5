"""Looking at a table and at what has happened there: everything is shown as the asker's seat may see it."""

import asyncio
import json

from bot.acts.answers import Answer
from bot.errors import PlayerError
from bot.menus.plain import plain
from bot.posts.drawing import Attachment, Illustrator
from bot.posts.history import as_text, log_page, past, replay
from bot.posts.pictures import (
    find_picture,
    first_public,
    hand_pictures,
    private_pictures,
    public_pictures,
    read_argument,
)
from bot.posts.scores import score_text
from bot.storage import TableRow
from bot.table.fairness import Stretch, promise, verify
from bot.table.live import Started
from bot.table.lobby import most_seats
from bot.table.notes import read_notes
from bot.table.seats import free_seats, is_welcome, require_welcome
from bot.table.tables import Tables
from bot.table.waits import state_words, waiting_words
from games import all_games
from games.core.moves import Seat
from games.core.saves import save_to_data
from games.words.phrases import phrases


class Looking:
    """Shows tables. Every method raises `PlayerError` if there is nothing to see, or nothing that this user may see."""

    def __init__(self, tables: Tables, illustrator: Illustrator) -> None:
        self._tables = tables
        self._illustrator = illustrator

    async def seen(self, table: int, user: int) -> tuple[Started, Seat | None]:
        """Return a started table in the user's words, and the seat through whose eyes they see it, None for the public."""
        async with self._tables.hold(table, user) as held:
            require_welcome(held.live, user)
            return held.own_started, held.live.viewer(user)

    # As it stands

    async def boards(self, table: int, user: int) -> Answer:
        """Show all public pictures."""
        self._tables.allowance.spend("picture", user)
        live, viewer = await self.seen(table, user)
        return Answer(
            waiting_words(live), files=tuple(await public_pictures(self._illustrator, live, viewer))
        )

    async def board(
        self, table: int, user: int, name: str | None, argument: str | None, at: int | None
    ) -> Answer:
        """Show one picture, today's or that of a past line of the log."""
        self._tables.allowance.spend("picture", user)
        live, viewer = await self.seen(table, user)
        if at is None:
            shown, text = live.table, waiting_words(live)
        else:
            shown, text = await asyncio.to_thread(past, live, viewer, at)
        picture = find_picture(live, name, argument)
        value = read_argument(live, picture, argument)
        return Answer(
            text, files=(await self._illustrator.of_table(live, shown, picture.name, viewer, value),)
        )

    async def hand(self, table: int, user: int) -> Answer:
        """Show the user's own hand; to a user who has left their seat, the public pictures."""
        live, viewer = await self.seen(table, user)
        if viewer is None:
            if not any(user in row.former for row in live.seats):
                raise PlayerError("not-seated")
            return Answer(
                live.words("former-hand"), files=tuple(await public_pictures(self._illustrator, live, None))
            )
        text = "your-hand" if private_pictures(live) else "no-hand"
        return Answer(live.words(text), files=tuple(await hand_pictures(self._illustrator, live, viewer)))

    async def score(self, table: int, user: int, *, why: bool = False) -> str:
        """Show all scores as far as the user may know them; with `why`, source by source."""
        return score_text(*await self.seen(table, user), why=why)

    # What has happened

    async def log(self, table: int, user: int, page: int) -> Answer:
        """Show a page of the log; 0 is the newest."""
        return Answer(*await asyncio.to_thread(log_page, *await self.seen(table, user), page))

    async def log_file(self, table: int, user: int) -> Answer:
        """Give the whole log as a text file."""
        live, viewer = await self.seen(table, user)
        text = await asyncio.to_thread(as_text, live, viewer)
        return Answer(live.words("log-file"), files=(Attachment("log.txt", text),))

    async def back_then(self, table: int, user: int, line: int) -> Answer:
        """Show the board as it was at a line of the log."""
        self._tables.allowance.spend("picture", user)
        live, viewer = await self.seen(table, user)
        then, text = await asyncio.to_thread(past, live, viewer, line)
        return Answer(text, files=(await self._illustrator.of_table(live, then, first_public(live), viewer),))

    async def replay(self, table: int, user: int) -> Answer:
        """Show the boards of all phases of a finished table as one animated picture."""
        live, _ = await self.seen(table, user)
        require_over(live)
        self._tables.allowance.spend("replay", user)
        data, text = await asyncio.to_thread(replay, live), live.words("replay")
        return Answer(text, files=(Attachment("replay.gif", data, text),))

    async def verify(self, table: int, user: int) -> str:
        """Deal every draw of a finished table again, and say which secret was promised when."""
        live, _ = await self.seen(table, user)
        require_over(live)
        verdict = await asyncio.to_thread(verify, live.table)
        return "\n".join(
            stretch_words(live, one, is_first=index == 0) for index, one in enumerate(verdict.stretches)
        )

    async def save(self, table: int, user: int) -> Answer:
        """Give a finished table's save to somebody who played in it."""
        live, viewer = await self.seen(table, user)
        require_over(live)
        if viewer is None:
            raise PlayerError("not-seated")
        data = json.dumps(save_to_data(live.table.header, live.table.log.entries)).encode()
        return Answer(live.words("the-save"), files=(Attachment(f"table-{live.row.id}.json", data),))

    # Lists of tables

    async def own_tables(self, user: int) -> str:
        """List the user's tables, the one that waits longest for them first."""
        found: list[tuple[bool, float, str]] = []
        for row in await self._tables.storage.tables_of(user):
            if row.game not in all_games():
                continue
            async with self._tables.hold(row.id, user) as held:
                live = held.own
            waits = isinstance(live, Started) and any(s in live.table.waiting() for s in live.seats_of(user))
            line = live.words(
                "games-line",
                game=live.words("game-name"),
                channel=f"<#{row.channel}>",
                state=state_words(live),
            )
            found.append((not waits, row.changed.timestamp(), f"**→** {line}" if waits else line))
        return "\n".join(line for _, _, line in sorted(found)) or (await self._tables.words_for(user))(
            "no-tables"
        )

    async def open_tables(self, guild: int, user: int) -> str:
        """List the tables of a server with room for one more where the user may sit down."""
        rows = await self._tables.storage.live_tables(guild)
        language = await self._tables.languages.of(user)
        lines = [self._open_line(row, user, language) for row in rows if row.game in all_games()]
        return "\n".join(line for line in lines if line) or phrases(language)("no-open-tables")

    def _open_line(self, row: TableRow, user: int, language: str) -> str:
        """Return the line of a table with room for one more where a user may sit down, or nothing."""
        doors = read_notes(row.notes).doors
        if not is_welcome(row, doors, user):
            return ""
        game = all_games()[row.game]
        words = self._tables.game_words(game, language)
        about = {"game": words("game-name"), "channel": f"<#{row.channel}>"}
        if row.status == "lobby":
            most = most_seats(game, row.options)
            room = len(row.seats) < most
            return words("open-lobby", count=len(row.seats), most=most, **about) if room else ""
        free = free_seats(row, doors)
        names = ", ".join(plain(seat.name) for seat in free)
        return words("open-seats", count=len(free), names=names, **about) if free else ""


def stretch_words(live: Started, stretch: Stretch, *, is_first: bool) -> str:
    """Return what is said of the draws that one secret stands for."""
    promised = "verified" if is_first else "verified-since-import"
    name = "verified-in-save" if stretch.came_along else promised
    return live.words(
        f"not-{name}" if stretch.wrong else name,
        draws=stretch.draws,
        secret=stretch.secret,
        promise=promise(stretch.secret),
        wrong=", ".join(map(str, stretch.wrong)),
    )


def require_over(live: Started) -> None:
    """Raise `PlayerError` while a table's play could still be changed."""
    if not live.table.is_over():
        raise PlayerError("not-over-yet")
