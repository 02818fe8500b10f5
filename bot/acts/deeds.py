"""Changes to a table other than moves, decided by its host, by a vote of its players, or by a server manager."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta

from bot.acts.play import Play
from bot.acts.time import Rebook, Timekeeper
from bot.errors import PlayerError
from bot.posts.messages import Tidy, plain_post
from bot.storage import LIVE, NewPost
from bot.table.live import Started
from bot.table.notes import Vote
from bot.table.powers import fair, is_shared, kind_of
from bot.table.settings import find_setting
from bot.table.tables import Held, Tables
from bot.table.waits import reached_again
from bot.time import Book, Pace, People, Wait, change_pace, extend, pause, resume
from bot.time.book import clock
from games.core.moves import Seat

AT_ONCE = timedelta(hours=8)
"""Minimum time that everybody has left when one of them ends a pause that all agreed on."""


class Deeds:
    """Carries out decided changes. `moved` is called with a table's old and new channel when the table moves."""

    def __init__(
        self, tables: Tables, play: Play, time: Timekeeper, moved: Callable[[int, int], None]
    ) -> None:
        self._tables = tables
        self._play = play
        self._time = time
        self._moved = moved

    async def do(self, held: Held, live: Started, deed: Vote, text: str) -> None:
        """Apply `deed` to the table `live` and post `text` there. Raise `PlayerError` if that is not possible."""
        say = [plain_post(live, text)]
        match deed.about:
            case "skip":
                await self._skip(held, live, deed, say)
            case "rewind":
                assert deed.seat is not None, "a rewind is somebody's"
                assert deed.to is not None, "a rewind names an entry"
                await self._play.take_back(
                    held, deed.seat, deed.to, by="host", say=say, hands_of_all=True, live=live
                )
            case "pace" | "then" | "tries":
                await self.set(held, live, deed, say)
            case "channel":
                await self._move(held, live, deed, say)
            case _:
                await self._time.rebook(held, self._rebook(live, deed), after=live, say=say)

    async def _skip(self, held: Held, live: Started, deed: Vote, say: list[NewPost]) -> None:
        seat = deed.seat
        assert seat is not None, "somebody is skipped"
        move = live.game.default(live.table.view(seat), seat, live.table.open_menu(seat))
        if move is None:
            raise no_default(live, seat)
        turn = live.table.ahead(seat, move, by="host")
        await self._play.commit(held, live.after(turn), turn, say)

    async def set(self, held: Held, live: Started, deed: Vote, say: list[NewPost]) -> None:
        """Change a setting of a running table."""
        before = live.notes
        notes = fair(find_setting(deed.about).changed(before, deed.value))
        rebook = repaced(notes.pace) if notes.pace != before.pace else None
        await self._time.rebook(held, rebook, after=replace(live, notes=notes), say=say)

    async def _move(self, held: Held, live: Started, deed: Vote, say: list[NewPost]) -> None:
        old, channel = live.row.channel, deed.to
        assert channel is not None, "a table moves somewhere"
        now = await self._tables.storage.table(live.row.id)
        await require_free(self._tables, channel)
        new = relocated(live, channel, await self._tables.people(live), self._tables.time())
        there = plain_post(new, live.words("moved-from", channel=f"<#{old}>"))
        await self._play.commit(held, new, say=[*say, Tidy(now and now.post).to_channel(old), there])
        self._moved(old, channel)

    def _rebook(self, live: Started, deed: Vote) -> Rebook:
        """Return the change that a deed makes to the book of pending turns."""

        def rebook(book: Book, people: People, now: datetime) -> Book:
            if deed.about == "pause":
                return pause(book, now)
            if deed.about == "resume":
                book = resume(book, now)
                return at_rest(book, people, live, now) if is_shared(live) else book
            for wait in timed_waits(live, deed):
                book = extend(book, wait.seat, timedelta(hours=deed.to or 0))
            return book

        return rebook


def no_default(live: Started, seat: Seat) -> PlayerError:
    """Return the error for a question that has no default move."""
    return PlayerError("no-default", name=live.names[seat], kind=kind_of(live.notes))


def repaced(pace: Pace) -> Rebook:
    """Return the change of a table's book to another pace."""
    return lambda book, people, now: change_pace(book, people, pace, now)


def at_rest(book: Book, people: People, live: Started, now: datetime) -> Book:
    """Return the book after a pause. Everybody has at least `AT_ONCE` left, so that they can notice that the game goes on."""
    pace = live.notes.pace
    for wait in book.waits:
        if wait.left is None or wait.is_window or pace.limit is None:
            continue
        lacks = min(AT_ONCE, pace.limit) - clock(wait, people, pace, now)
        if lacks > timedelta(0):
            book = extend(book, wait.seat, lacks)
    return book


def timed_waits(live: Started, deed: Vote) -> list[Wait]:
    """Return the waits with a time limit that a deed extends."""
    return [one for one in live.notes.book.waits if one.left is not None and deed.seat in (None, one.seat)]


async def require_free(tables: Tables, channel: int) -> None:
    """Raise `PlayerError` if another table plays in a channel."""
    there = await tables.storage.find_table(channel)
    if there is not None and there.status in LIVE:
        raise PlayerError("channel-taken")


def relocated(live: Started, channel: int, people: People, now: datetime) -> Started:
    """Return the table moved to another channel, where it pings again."""
    posted = replace(live.notes.posted, pinged=(), answered="")
    live = reached_again(live, people, now)
    return live.with_row(channel=channel).noting(posted=posted, book=untold(live.notes.book))


def untold(book: Book) -> Book:
    """Return the book without a record of pings. The clocks keep running."""
    return replace(book, waits=tuple(replace(wait, heard_at=None) for wait in book.waits), mentions={})
