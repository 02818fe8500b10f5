"""Looking at a table and at what has happened there: everything is shown as the asker's seat may see it."""

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
    """Shows tables. Every method raises `PlayerError` if there is nothing to see, or nothing that this user may see."""

    def __init__(self, tables: Tables, illustrator: Illustrator, below: Sequence[BelowHand] = ()) -> None:
        self._below = below
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
        files = await public_pictures(self._illustrator, live, viewer, await self._tables.mode_of(user))
        return Answer(await self._waiting(live), files=tuple(files))

    async def _waiting(self, live: Started) -> str:
        """Return whom a table waits for, and until when."""
        return with_deadlines(waiting_words(live), live, await self._tables.people(live))

    async def board(
        self, table: int, user: int, name: str | None, argument: str | None, at: int | None
    ) -> Answer:
        """Show one picture, today's or that of a past line of the log."""
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
        """Show all scores as far as the user may know them; with `why`, source by source."""
        live, viewer = await self.seen(table, user)
        lines = score_lines(live, viewer, why=why)
        return Answer(*paged(lines, page, lambda to: TurnList(table, "why", to), live.words))

    # What the rules say

    async def rules(self, table: int, user: int) -> Answer:
        """Show the chapter of the rules for what is asked now; the list of chapters where nothing is."""
        live, _ = await self.seen(table, user)
        return await self._page(
            user, live.words, (table, live.game.key), chapter_now(live), parts_now(live, user)
        )

    async def look_up(self, channel: int | None, user: int, game: str | None, topic: str | None) -> Answer:
        """Show what the rules say: of the game named or played in the channel, of a topic or of what is asked there now."""
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
        """Show a chapter or a component of a game's rules; the page for whoever has never played if none is named."""
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
        """Draw where a component stands on the board of a table, if it stands there and this user may look."""
        async with self._tables.hold(row.id, user) as held:
            live = held.own
        if not isinstance(live, Started) or not is_welcome(live.row, live.notes.doors, user):
            return ()
        places = places_of(live.game, live.table.box, component)
        try:
            if places:
                self._tables.allowance.spend("picture", user)
        except PlayerError:
            # The words alone, for whoever asks for very many.
            return ()
        return (
            await self._illustrator.of_places(live, places, await self._tables.mode_of(user))
            if places
            else ()
        )

    async def _page(
        self, user: int, words: Phrases, at: tuple[int, str], topic: str | None, parts: Sequence[str]
    ) -> Answer:
        """The page of the rules of a game, of which the table is `at`."""
        table, game = at
        text, controls = rules_page(words, table, game, topic, parts)
        if topic != BRIEF:
            return Answer(text, controls, ())
        mode = await self._tables.mode_of(user)
        return Answer(text, controls, (await self._illustrator.of_rules(all_games()[game], words, mode),))

    async def legend(self, table: int, user: int) -> Answer:
        """Show the board with what stands where, and what its symbols mean."""
        self._tables.allowance.spend("picture", user)
        live, _ = await self.seen(table, user)
        sheets, areas = await self._illustrator.of_legend(live, await self._tables.mode_of(user))
        lines = [f"**{number}** {said}" for number, said in enumerate(areas, 1)]
        return Answer("\n".join([f"{live.words('legend')} · {now_words(live)}", *lines]), files=tuple(sheets))

    async def _asked_now(self, row: TableRow, user: int) -> tuple[str | None, list[str]]:
        """Return the chapter for what a table asks now, and the components that it asks about, if this user may know."""
        async with self._tables.hold(row.id, user) as held:
            live = held.own
        if not is_welcome(live.row, live.notes.doors, user) or not isinstance(live, Started):
            return None, []
        return chapter_now(live), parts_now(live, user)

    # What has happened

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
        """Give the whole log as a text file."""
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
        """Deal every draw of a finished table again, and say which secret was promised when."""
        live, _ = await self.seen(table, user)
        require_over(live)
        verdict = await asyncio.to_thread(verify, live.table)
        lines = [stretch_words(live, one, is_first=index == 0) for index, one in enumerate(verdict.stretches)]
        return Answer(*paged(lines, page, lambda to: TurnList(table, "verify", to), live.words))

    async def save(self, table: int, user: int) -> Answer:
        """Give a finished table's save to somebody who played in it."""
        live, viewer = await self.seen(table, user)
        if live.row.status != "archived":
            require_over(live)
        if viewer is None:
            raise PlayerError("not-seated")
        if not live.is_over:
            if is_shared(live):
                raise PlayerError("save-counts")
            # The save holds every secret: nobody has it unseen, as the game may be played on.
            await self._say_saved(table, viewer)
        data = json.dumps(save_to_data(live.table.header, live.table.log.entries)).encode()
        return Answer(live.words("the-save"), files=(Attachment(f"table-{live.row.id}.json", data),))

    async def _say_saved(self, table: int, seat: Seat) -> None:
        async with self._tables.hold(table) as held:
            live = held.live
            text = live.words("archive-saved", name=live.names[seat])
            await held.commit(live, say=[plain_post(live, text)], idle=True)

    async def whys(self, table: int, user: int) -> Answer:
        """Say of the robots' last moves why they were made, as far as the user may know it."""
        return Answer(await asyncio.to_thread(whys, *await self.seen(table, user)))


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


def now_words(live: Started, seat: Seat | None = None) -> str:
    """Return the round and the question of a table: a seat's question, or the public one."""
    asked = live.words("over") if live.is_over else step_words(live.table, live.words, seat)
    return " · ".join(filter(None, (moment_words(live.table, live.words), asked)))


def chapter_now(live: Started) -> str | None:
    """Return the chapter of the rules for what a table asks now; None where nothing is asked, or no chapter is named."""
    chapter = live.table.state.agenda[-1].chapter if live.table.state.agenda else ""
    return f"{CHAPTER}{chapter}" if chapter else None


def parts_now(live: Started, user: int) -> list[str]:
    """Return the components that a user's own controls name; else those of the question that everybody sees."""
    table = live.table
    own = [seat for seat in live.seats_of(user) if table.menu(seat)]
    openly = table.waiting() if len(table.waiting()) == 1 and not table.is_private() else ()
    seat = next(iter([*own, *openly]), None)
    return [] if seat is None else parts_asked(live, seat)


def games_with_rules(language: str) -> Answer:
    """Return the question which game's rules are meant, with a button for each."""
    names = {key: phrases(language, key)("game-name") for key in all_games()}
    buttons = tuple(Button(str(ShowChapter(0, key)), name, "secondary") for key, name in names.items())
    rows = tuple(buttons[start : start + ROW] for start in range(0, len(buttons), ROW))
    return Answer(phrases(language)("which-rules"), rows)


def require_over(live: Started) -> None:
    """Raise `PlayerError` while a table's play could still be changed."""
    if not live.is_over:
        raise PlayerError("not-over-yet")
