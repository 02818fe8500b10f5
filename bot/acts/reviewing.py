"""`/review`: the strong robot checks a user's decisions in a finished game, once per table and seat, in the background."""

import asyncio
import logging
from concurrent.futures.process import BrokenProcessPool
from contextvars import Context
from dataclasses import replace

from bot.acts.advising import ROBOT, Rate, advice_seed
from bot.acts.answers import Answer
from bot.acts.look import require_over
from bot.errors import PlayerError
from bot.posts.drawing import ALT, Attachment, Illustrator
from bot.posts.pictures import first_public, hand_pictures
from bot.posts.review import WORST, Mistake, Review, boards_then, review_from_data, review_ready, review_text
from bot.storage import Json, ReviewRow
from bot.table.fair_queue import FairQueue
from bot.table.live import Started
from bot.table.tables import Tables
from games.core import engine
from games.core.decisions import Decision, decisions, final_decisions
from games.core.log import Entry
from games.core.moves import Seat
from games.core.secrets import view

log = logging.getLogger(__name__)

MOST_FILES = 10
"""Maximum number of files in a message of Discord's. Beyond it, a decision is shown without the seat's own things."""


class Reviewing:
    """Makes reviews one after the other, with low-priority workers. Unfinished reviews are made from the beginning after a restart."""

    def __init__(self, tables: Tables, illustrator: Illustrator, rate: Rate) -> None:
        self._tables = tables
        self._illustrator = illustrator
        self.rate = rate
        """The function that rates decisions."""
        self._turns = FairQueue()
        self._tasks: dict[tuple[int, Seat], asyncio.Task[None]] = {}
        """The reviews under way, by table and seat."""
        self._stopped = False

    async def review(self, table: int, user: int) -> str | Answer:
        """Show the user's review, or start making it. Raise `PlayerError` if the game is not over or the user made no decision in it."""
        async with self._tables.hold(table, user) as held:
            live = held.own_started
        require_over(live)
        seat = live.viewer(user)
        if seat is None:
            raise PlayerError("not-seated")
        row = await self._tables.storage.review(table, seat)
        if row is not None and row.data is not None:
            return await self._shown(live, user, seat, row.data)
        count = sum(_is_own(live, seat, entry) for entry in live.table.log.live_line())
        if not count:
            raise PlayerError("review-of-nothing")
        if row is None:
            await self._tables.storage.ask_review(table, seat, user)
        self._begin(row or ReviewRow(table, seat, user, None))
        return live.words("review-comes", count=count)

    async def resume(self) -> None:
        """Make the reviews that were unfinished when the program ended."""
        for row in await self._tables.storage.reviews_begun():
            self._begin(row)

    async def rested(self) -> None:
        """Wait until no review is being made."""
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def stop(self) -> None:
        """Cancel the reviews under way; the next start makes them again from the beginning."""
        self._stopped = True
        for task in self._tasks.values():
            task.cancel()

    async def close(self) -> None:
        """Cancel the reviews under way, and wait until they have ended."""
        self.stop()
        await self.rested()

    def _begin(self, row: ReviewRow) -> None:
        key = (row.table, row.seat)
        if self._stopped or key in self._tasks:
            return
        # A new context, because this work is not part of the answer to a click.
        making = self._make(row)
        task = asyncio.create_task(making, name=f"review of table {row.table}", context=Context())
        self._tasks[key] = task
        self._tasks[key].add_done_callback(lambda _: self._tasks.pop(key, None))

    async def _make(self, row: ReviewRow) -> None:
        try:
            async with self._turns.turn(row.user):
                async with self._tables.hold(row.table) as held:
                    live = held.started
                review = await self.look_through(live, row.seat)
                post = review_ready(live, row.user, await self._tables.wishes(row.user))
                now = self._tables.now()
                await self._tables.storage.write_review(row.table, row.seat, review.to_data(), [post], now)
        except PlayerError as error:
            log.warning("no review of table %d: %s", row.table, error)
        except Exception:
            log.exception(
                "no review of table %d; whoever asks for it again, or the next start, has it tried again",
                row.table,
            )

    async def look_through(self, live: Started, seat: Seat) -> Review:
        """Check each decision, from what the seat could see then."""
        found = await asyncio.to_thread(
            lambda: list(decisions(live.table, lambda entry: _is_own(live, seat, entry)))
        )
        mistakes: list[Mistake] = []
        for one in final_decisions(found):
            mistake = await self.look_at(live, seat, one)
            if mistake is not None:
                mistakes.append(mistake)
        mistakes.sort(key=lambda one: -one.behind)
        return Review(len(found), tuple(mistakes[:WORST]))

    async def look_at(self, live: Started, seat: Seat, one: Decision) -> Mistake | None:
        """Return the adviser's move and how much better it was, if it was surely better than the decision; None otherwise."""
        made, menu = one.entry.move, engine.open_menu(one.before, seat)
        if made is None or made not in menu or menu.only() is not None:
            return None
        before = [entry for entry in live.table.log.live_line() if entry.n < one.entry.n]
        seen, seed = view(one.before, seat), advice_seed(live.table, seat, before, menu)
        try:
            # First rate the moves exactly as the adviser does, so that its own move is never a mistake.
            advised = rated = await self.rate(ROBOT, seed, seen, seat, menu, ())
            if made not in [each.move for each in rated]:
                rated = await self.rate(ROBOT, seed, seen, seat, menu, (made,))
        except BrokenProcessPool:
            log.warning("table %d: a decision is left out of a review", live.row.id)
            return None
        of_each = {each.move: each for each in rated}
        better = (advised or rated)[0].move
        own, best = of_each.get(made), of_each.get(better)
        if own is None or best is None or own.behind - best.behind <= own.error:
            return None
        return Mistake(one.entry.n, better, own.behind - best.behind)

    async def _shown(self, live: Started, user: int, seat: Seat, data: Json) -> Answer:
        self._tables.allowance.spend("picture", user)
        review = review_from_data(live, data)
        then = await asyncio.to_thread(boards_then, live, review)
        mode = await self._tables.mode_of(user)
        drawn: list[tuple[list[Attachment], list[Attachment]]] = []
        for table in then:
            board = await self._illustrator.of_table(live, table, first_public(live), seat, mode=mode)
            drawn.append((board, await hand_pictures(self._illustrator, live, seat, mode, then=table)))
        files: list[Attachment] = []
        room = MOST_FILES - sum(len(board) for board, _ in drawn)
        for number, (board, own) in enumerate(drawn, 1):
            fits = len(own) <= room
            room -= len(own) if fits else 0
            shown = (*board, *(own if fits else ()))
            files += [replace(sheet, alt=f"{number}. {sheet.alt}"[:ALT]) for sheet in shown]
        return Answer(review_text(live, seat, review, then), files=tuple(files))


def _is_own(live: Started, seat: Seat, entry: Entry) -> bool:
    """Whether an entry is a decision of the user who has the seat now."""
    return entry.seat == seat and entry.by == "person" and entry.n >= live.notes.sat.get(seat, 0)
