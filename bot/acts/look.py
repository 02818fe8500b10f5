"""Shows a table and what has happened there, as far as the asking user's seat may see it."""

import asyncio
import json
from collections.abc import Sequence
from dataclasses import replace

from bot.acts.answers import Answer, BelowHand, below_hand
from bot.acts.lobby import find_game
from bot.errors import PlayerError
from bot.menus.buttons import ShowChapter
from bot.menus.own_buttons import TurnList
from bot.menus.pages import paged
from bot.menus.parts import ROW, Button
from bot.posts.drawing import Attachment, Illustrator
from bot.posts.history import as_text, line_at, log_page, past, promised_words, replay_file
from bot.posts.messages import plain_post
from bot.posts.news import news
from bot.posts.pictures import (
    find_picture,
    first_public,
    hand_pictures,
    private_pictures,
    public_pictures,
    read_argument,
)
from bot.posts.pings import with_deadlines
from bot.posts.reasons import whys
from bot.posts.rules import BRIEF, CHAPTER, find_topic, parts_asked, places_of, rules_page
from bot.posts.scores import score_lines
from bot.storage import TableRow
from bot.table.fairness import Stretch, promise, verify
from bot.table.live import Started
from bot.table.powers import is_shared
from bot.table.seats import is_welcome, last_made, require_welcome
from bot.table.tables import Tables
from bot.table.waits import waiting_words
from games import all_games
from games.core.moves import Seat
from games.core.saves import save_to_data
from games.words.phrases import Phrases, phrases
from games.words.sentences import moment_words, step_words


class Looking:
    """Shows tables. Every method raises `PlayerError` if there is nothing that the user may see."""

    def __init__(self, tables: Tables, illustrator: Illustrator, below: Sequence[BelowHand] = ()) -> None:
        self._below = below
        self._tables = tables
        self._illustrator = illustrator

    async def seen(self, table: int, user: int) -> tuple[Started, Seat | None]:
        """Return a started table in the user's language, and the seat whose view they have; None for the public view."""
        async with self._tables.hold(table, user) as held:
            require_welcome(held.live, user)
            return held.own_started, held.live.viewer(user)

    # The present state

    async def boards(self, table: int, user: int) -> Answer:
        """Show all public pictures."""
        self._tables.allowance.spend("picture", user)
        live, viewer = await self.seen(table, user)
        files = await public_pictures(self._illustrator, live, viewer, await self._tables.mode_of(user))
        return Answer(await self._waiting(live), files=tuple(files))

    async def _waiting(self, live: Started) -> str:
        """Return who must act at a table, and their deadlines, as text."""
        return with_deadlines(waiting_words(live), live, await self._tables.people(live))

    async def board(
        self, table: int, user: int, name: str | None, argument: str | None, at: int | None
    ) -> Answer:
        """Show one picture, of the present table or of that at a past line of the log, `at`."""
        self._tables.allowance.spend("picture", user)
        live, viewer = await self.seen(table, user)
        if at is None:
            shown, text = live.table, await self._waiting(live)
        else:
            shown, text = await asyncio.to_thread(past, live, viewer, at)
        picture = find_picture(live, name, argument)
        value = read_argument(live, picture, argument)
        files = await self._illustrator.of_table(
            live, shown, picture.name, viewer, value, mode=await self._tables.mode_of(user)
        )
        return Answer(text, files=tuple(files))

    async def hand(self, table: int, user: int) -> Answer:
        """Show the user's own hand; to a user who has left their seat, the public pictures."""
        live, viewer = await self.seen(table, user)
        if viewer is None:
            if not any(user in row.former for row in live.seats):
                raise PlayerError("not-seated")
            files = await public_pictures(self._illustrator, live, None, await self._tables.mode_of(user))
            return Answer(live.words("former-hand"), files=tuple(files))
        text = "your-hand" if private_pictures(live) else "no-hand"
        files = await hand_pictures(self._illustrator, live, viewer, await self._tables.mode_of(user))
        below = await below_hand(self._below, live, user)
        head = f"**{now_words(live, viewer)}**\n{live.words(text)}"
        return Answer(f"{head}\n{below}".strip(), files=tuple(files))

    async def score(self, table: int, user: int, page: int = 1, *, why: bool = False) -> Answer:
        """Show all scores, as far as the user may know them; with `why`, source by source."""
        live, viewer = await self.seen(table, user)
        lines = score_lines(live, viewer, why=why)
        return Answer(*paged(lines, page, lambda to: TurnList(table, "why", to), live.words))

    # The rules

    async def rules(self, table: int, user: int) -> Answer:
        """Show the chapter of the rules for the present question, or the list of chapters if it has none."""
        live, _ = await self.seen(table, user)
        return await self._page(
            user, live.words, (table, live.game.key), chapter_now(live), parts_now(live, user)
        )

    async def look_up(self, channel: int | None, user: int, game: str | None, topic: str | None) -> Answer:
        """Show the rules of the named game, or of the channel's: those of a topic, or of the channel's present question."""
        row = None if channel is None else await self._tables.storage.find_table(channel)
        if game is not None:
            key = find_game(game, await self._tables.languages.of(user))
        elif row is not None and row.game in all_games():
            key = row.game
        else:
            return games_with_rules(await self._tables.languages.of(user))
        table = 0 if row is None else row.id
        words = await self._tables.words_at(channel, all_games()[key], user)
        chapter, parts = None, list[str]()
        if row is not None and row.game == key:
            chapter, parts = await self._asked_now(row, user)
        page = await self._page(user, words, (table, key), topic or chapter, parts)
        if row is None or row.game != key or topic is None:
            return page
        return replace(
            page, files=(*(page.files or ()), *await self._where(row, user, find_topic(words, topic)))
        )

    async def read(self, channel: int | None, user: int, table: int, game: str, topic: str | None) -> Answer:
        """Show a chapter or a component of a game's rules; the page for beginners if none is named."""
        if game not in all_games():
            raise PlayerError("old-control")
        words = await self._tables.words_at(channel, all_games()[game], user)
        row = await self._tables.storage.find_table(channel) if channel is not None else None
        parts: Sequence[str] = ()
        if row is not None and (row.id, row.game) == (table, game):
            _, parts = await self._asked_now(row, user)
        wanted = topic or (BRIEF if words.has(BRIEF) else None)
        page = await self._page(user, words, (table, game), wanted, parts)
        if row is None or topic is None or (row.id, row.game) != (table, game):
            return page
        return replace(
            page, files=(*(page.files or ()), *await self._where(row, user, find_topic(words, topic)))
        )

    async def _where(self, row: TableRow, user: int, component: str) -> Sequence[Attachment]:
        """Draw the places of a component on a table's board, if it has some and the user may see the table."""
        async with self._tables.hold(row.id, user) as held:
            live = held.own
        if not isinstance(live, Started) or not is_welcome(live.row, live.notes.doors, user):
            return ()
        places = places_of(live.game, live.table.box, component)
        try:
            if places:
                self._tables.allowance.spend("picture", user)
        except PlayerError:
            # A user who has asked for too many pictures gets the text alone.
            return ()
        return (
            await self._illustrator.of_places(live, places, await self._tables.mode_of(user))
            if places
            else ()
        )

    async def _page(
        self, user: int, words: Phrases, at: tuple[int, str], topic: str | None, parts: Sequence[str]
    ) -> Answer:
        """Return a page of the rules. `at`: the id of the table, and the game."""
        table, game = at
        text, controls = rules_page(words, table, game, topic, parts)
        if topic != BRIEF:
            return Answer(text, controls, ())
        mode = await self._tables.mode_of(user)
        return Answer(text, controls, (await self._illustrator.of_rules(all_games()[game], words, mode),))

    async def legend(self, table: int, user: int) -> Answer:
        """Show the board with the names of its areas and the meaning of its symbols."""
        self._tables.allowance.spend("picture", user)
        live, _ = await self.seen(table, user)
        sheets, areas = await self._illustrator.of_legend(live, await self._tables.mode_of(user))
        lines = [f"**{number}** {said}" for number, said in enumerate(areas, 1)]
        return Answer("\n".join([f"{live.words('legend')} · {now_words(live)}", *lines]), files=tuple(sheets))

    async def _asked_now(self, row: TableRow, user: int) -> tuple[str | None, list[str]]:
        """Return the chapter for a table's present question, and the components in it; nothing if the user may not see the table."""
        async with self._tables.hold(row.id, user) as held:
            live = held.own
        if not is_welcome(live.row, live.notes.doors, user) or not isinstance(live, Started):
            return None, []
        return chapter_now(live), parts_now(live, user)

    # The past

    async def log(self, table: int, user: int, page: int) -> Answer:
        """Show a page of the log; 0 is the newest."""
        return Answer(*await asyncio.to_thread(log_page, *await self.seen(table, user), page))

    async def news(self, table: int, user: int, line: int | None = None) -> Answer:
        """Show what has happened since the user's last move, or since a line of the log, with the board then and now."""
        self._tables.allowance.spend("picture", user)
        live, viewer = await self.seen(table, user)
        if line is None:
            since = last_made(live, user)
        else:
            since = (await asyncio.to_thread(line_at, live, viewer, line)).entry
        text = await asyncio.to_thread(news, live, viewer, since)
        then, _ = await asyncio.to_thread(live.table.at, since)
        name, files, mode = first_public(live), list[Attachment](), await self._tables.mode_of(user)
        for shown in (then, live.table) if since < live.table.log.tip else (live.table,):
            files += await self._illustrator.of_table(live, shown, name, None, mode=mode)
        return Answer(text, files=tuple(files))

    async def log_file(self, table: int, user: int) -> Answer:
        """Return the whole log as a text file."""
        live, viewer = await self.seen(table, user)
        text = await asyncio.to_thread(as_text, live, viewer)
        return Answer(live.words("log-file"), files=(Attachment("log.txt", text),))

    async def back_then(self, table: int, user: int, line: int) -> Answer:
        """Show the board as it was at a line of the log."""
        self._tables.allowance.spend("picture", user)
        live, viewer = await self.seen(table, user)
        then, text = await asyncio.to_thread(past, live, viewer, line)
        name, mode = first_public(live), await self._tables.mode_of(user)
        return Answer(
            text, files=tuple(await self._illustrator.of_table(live, then, name, viewer, mode=mode))
        )

    async def replay(self, table: int, user: int) -> Answer:
        """Show the boards of all phases of a finished table as one animated picture."""
        live, _ = await self.seen(table, user)
        require_over(live)
        self._tables.allowance.spend("replay", user)
        return Answer(live.words("replay"), files=(await replay_file(live),))

    async def fairness(self, table: int, user: int) -> Answer:
        """Return the promise about the draws; after the game, also check it."""
        live, _ = await self.seen(table, user)
        if live.is_over:
            return await self.verify(table, user)
        return Answer(f"{promised_words(live)}\n{live.words('fair-draws')}")

    async def verify(self, table: int, user: int, page: int = 1) -> Answer:
        """Repeat every draw of a finished table, and show which secret was promised when."""
        live, _ = await self.seen(table, user)
        require_over(live)
        verdict = await asyncio.to_thread(verify, live.table)
        lines = [stretch_words(live, one, is_first=index == 0) for index, one in enumerate(verdict.stretches)]
        return Answer(*paged(lines, page, lambda to: TurnList(table, "verify", to), live.words))

    async def save(self, table: int, user: int) -> Answer:
        """Return the save of a finished or archived table to a user with a seat. Raise `PlayerError` if it may be played on and counts."""
        live, viewer = await self.seen(table, user)
        if live.row.status != "archived":
            require_over(live)
        if viewer is None:
            raise PlayerError("not-seated")
        if not live.is_over:
            if is_shared(live):
                raise PlayerError("save-counts")
            # The save contains every secret, and the game may be played on, so the table is told of it.
            await self._say_saved(table, viewer)
        data = json.dumps(save_to_data(live.table.header, live.table.log.entries)).encode()
        return Answer(live.words("the-save"), files=(Attachment(f"table-{live.row.id}.json", data),))

    async def _say_saved(self, table: int, seat: Seat) -> None:
        async with self._tables.hold(table) as held:
            live = held.live
            text = live.words("archive-saved", name=live.names[seat])
            await held.commit(live, say=[plain_post(live, text)], idle=True)

    async def whys(self, table: int, user: int) -> Answer:
        """Show the reasons for the robots' last moves, as far as the user may know them."""
        return Answer(await asyncio.to_thread(whys, *await self.seen(table, user)))


def stretch_words(live: Started, stretch: Stretch, *, is_first: bool) -> str:
    """Return the verdict on the draws from one secret, as text."""
    promised = "verified" if is_first else "verified-since-import"
    name = "verified-in-save" if stretch.came_along else promised
    return live.words(
        f"not-{name}" if stretch.wrong else name,
        draws=stretch.draws,
        secret=stretch.secret,
        promise=promise(stretch.secret),
        wrong=", ".join(map(str, stretch.wrong)),
    )


def now_words(live: Started, seat: Seat | None = None) -> str:
    """Return the round and the question of a table: a seat's question, or the public one."""
    asked = live.words("over") if live.is_over else step_words(live.table, live.words, seat)
    return " · ".join(filter(None, (moment_words(live.table, live.words), asked)))


def chapter_now(live: Started) -> str | None:
    """Return the chapter of the rules for a table's present question; None if there is no question, or it has no chapter."""
    chapter = live.table.state.agenda[-1].chapter if live.table.state.agenda else ""
    return f"{CHAPTER}{chapter}" if chapter else None


def parts_now(live: Started, user: int) -> list[str]:
    """Return the components that the user's own controls name, else those of the public question."""
    table = live.table
    own = [seat for seat in live.seats_of(user) if table.menu(seat)]
    openly = table.waiting() if len(table.waiting()) == 1 and not table.is_private() else ()
    seat = next(iter([*own, *openly]), None)
    return [] if seat is None else parts_asked(live, seat)


def games_with_rules(language: str) -> Answer:
    """Ask which game's rules to show, with a button for each."""
    names = {key: phrases(language, key)("game-name") for key in all_games()}
    buttons = tuple(Button(str(ShowChapter(0, key)), name, "secondary") for key, name in names.items())
    rows = tuple(buttons[start : start + ROW] for start in range(0, len(buttons), ROW))
    return Answer(phrases(language)("which-rules"), rows)


def require_over(live: Started) -> None:
    """Raise `PlayerError` unless the game is over."""
    if not live.is_over:
        raise PlayerError("not-over-yet")
