"""Private answers that can still be edited and deleted: Discord allows both for 15 minutes."""

import asyncio
import logging
from collections import Counter, defaultdict, deque
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import field, replace
from datetime import datetime, timedelta
from typing import Any

import aiohttp
import discord

from bot.acts.answers import Answer, Asked
from bot.discord.known import Known
from bot.discord.signs import note_lack, with_signs
from bot.discord.widgets import file_of, view_of
from bot.discord.writes import Writes
from bot.errors import PlayerError
from bot.menus.control_ids import question
from bot.table.live import LiveTable, Started
from bot.table.seats import NOT_THEIRS
from bot.time.clock import Clock
from games.core import record

log = logging.getLogger(__name__)

LIFE = timedelta(minutes=15)
"""Lifetime of an interaction's token."""

READ = timedelta(seconds=5)
"""Time until a private answer is deleted if it says only what the channel shows."""

MOST = 50
"""Maximum number of answers remembered for a user in a channel; the newest are kept."""

Present = Callable[[int, int, int], Awaitable[Answer]]
"""(table id, user id, seat) → an answer with the seat's current question."""


@record
class PrivateMessage:
    """A private message with an answer. Its id is None if Discord did not tell it.

    It is the interaction's own response, or the `followup` to it.
    """

    id: int | None
    interaction: discord.Interaction
    followup: discord.WebhookMessage | None = None

    async def edit(self, **words: Any) -> None:
        """Edit it by its interaction's token."""
        if self.followup is None:
            await self.interaction.edit_original_response(**words)
        else:
            await self.followup.edit(**words)

    async def delete(self) -> None:
        """Delete it."""
        if self.followup is None:
            await self.interaction.delete_original_response()
        else:
            await self.followup.delete()


@record
class _Given:
    at: datetime
    message: PrivateMessage
    asked: Asked | None
    drawing: asyncio.Task[Answer] | None = field(default=None, compare=False)
    """The task that returns the answer with its hand, for a later edit."""


class PrivateAnswers:
    """The private answers of the last minutes, by channel and user, in memory only: a restart leaves the messages as they are.

    Of several answers with questions to the same seat only the newest stays; the others are deleted.

    present: Returns a seat's current question.
    """

    def __init__(self, clock: Clock, writes: Writes, present: Present) -> None:
        self._clock = clock
        self._writes = writes
        self._present = present
        self._kept: dict[tuple[int, int], deque[_Given]] = defaultdict(lambda: deque(maxlen=MOST))
        self._swept = clock.now()
        self._tasks: set[asyncio.Task[None]] = set()
        self._going: set[asyncio.Task[None]] = set()
        self._changed: dict[int, Started] = {}
        self._clicked: Counter[int] = Counter()
        self._missed: set[int] = set()

    def __len__(self) -> int:
        return sum(map(len, self._kept.values()))

    def begin(self, interaction: discord.Interaction) -> None:
        """Note that a click in a private message is being answered. Until `end`, nothing else edits that message."""
        if interaction.message is not None:
            self._clicked[interaction.message.id] += 1

    def end(self, interaction: discord.Interaction) -> None:
        """Note that the click has been answered, or never will be. Make the edits of its message that were missed meanwhile."""
        if interaction.message is None:
            return
        message = interaction.message.id
        self._clicked[message] -= 1
        if self._clicked[message] > 0:
            return
        del self._clicked[message]
        if message not in self._missed:
            return
        self._missed.discard(message)
        for kept in self._kept.values():
            for given in kept:
                if given.message.id != message:
                    continue
                if given.asked is not None:
                    self._begin(self._tasks, self._catch_up(given), "refresh an answer")
                if given.drawing is not None:
                    self._begin(self._tasks, self._add_hand(given, given.drawing), "add a hand")

    def remember(
        self, message: PrivateMessage, said: Answer, drawing: asyncio.Task[Answer] | None = None
    ) -> None:
        """Remember a private answer. Delete one that need not stay after it was read, and older ones of its seat.

        drawing: Returns the answer with its hand, to be added unless the message has changed meanwhile.
        """
        channel, user = message.interaction.channel_id, message.interaction.user.id
        if channel is None:
            return
        self._sweep()
        kept = self._kept[channel, user]
        for given in [one for one in kept if message.id is not None and one.message.id == message.id]:
            kept.remove(given)
            if said.files is None:
                # Keep the pictures of the message, including one being drawn.
                drawing = drawing or given.drawing
        given = _Given(self._clock.now(), message, said.asked, drawing)
        for older in [one for one in kept if _same_seat(one, given) and self._lives(one)]:
            self._begin(self._tasks, self._alone(older, older.message.delete), "delete an older answer")
        kept.append(given)
        if drawing is not None:
            self._begin(self._tasks, self._add_hand(given, drawing), "add a hand")
        if said.goes:
            self._begin(self._going, self._go(given), "a private answer goes")

    def changed(self, live: LiveTable) -> None:
        """Update answers that contain a question of a changed table, but not while robots play there."""
        if isinstance(live, Started) and not live.row.is_working and self._outdated(live):
            self._changed[live.row.id] = live
            self._begin(self._tasks, self._refresh(live.row.id), f"refresh answers of table {live.row.id}")

    def moved(self, old: int, new: int) -> None:
        """Note that a table has moved to another channel."""
        for channel, user in [key for key in self._kept if key[0] == old]:
            self._kept[new, user].extend(self._kept.pop((channel, user)))

    def silence(self, channel: int, user: int) -> None:
        """Start deleting the private answers to a user in a channel, as far as that is possible."""
        for given in self._kept.pop((channel, user), ()):
            if self._lives(given):
                self._begin(self._tasks, self._delete(given), "delete a private answer")

    def forget(self, user: int) -> None:
        """Start deleting all private answers to a user, except a message with a click under way, which that click's answer replaces."""
        for channel in [channel for channel, other in self._kept if other == user]:
            for given in self._kept.pop((channel, user)):
                if self._lives(given) and given.message.id not in self._clicked:
                    self._begin(self._tasks, self._delete(given), "delete a private answer")

    async def rested(self) -> None:
        """Wait until all edits and deletions under way are done, except deletions after `READ`."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def close(self, patience: float) -> None:
        """Stop once the edits and deletions under way are done, or after `patience` seconds. What is left then stays."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=patience)
        tasks = [*self._tasks, *self._going]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(
        self, tasks: set[asyncio.Task[None]], work: Coroutine[Any, Any, None], name: str
    ) -> asyncio.Task[None]:
        task = asyncio.create_task(work, name=name)
        tasks.add(task)
        task.add_done_callback(tasks.discard)
        return task

    def _lives(self, given: _Given) -> bool:
        return given.at + LIFE > self._clock.now()

    def _sweep(self) -> None:
        """Forget expired answers, at intervals."""
        now = self._clock.now()
        if now < self._swept + LIFE:
            return
        self._swept = now
        for key in [key for key, kept in self._kept.items() if not any(map(self._lives, kept))]:
            del self._kept[key]

    # Deleting and updating

    async def _go(self, given: _Given) -> None:
        await self._clock.sleep_until(given.at + READ, asyncio.Event())
        if any(given in kept for kept in self._kept.values()):
            self._forget(given)
            await self._delete(given)

    async def _refresh(self, table: int) -> None:
        """Show the current question in answers with an outdated one. Of several answers to one seat only the newest stays."""
        while (live := self._changed.pop(table, None)) is not None:
            for given in self._outdated(live):
                await self._catch_up(given)

    async def _catch_up(self, given: _Given) -> None:
        """Update an answer to the present question; delete it if a newer one shows the question."""
        if not self._is_free(given):
            return
        if any(_same_seat(given, other) for other in self._after(given)):
            await self._alone(given, given.message.delete)
        else:
            await self._bring_up_to_date(given)

    def _is_free(self, given: _Given) -> bool:
        """Whether an answer may be changed: it was not replaced, and no click in it is being answered.

        A click looks at its message again when it is answered.
        """
        message = given.message.id
        if message is not None and message in self._clicked:
            self._missed.add(message)
            return False
        return any(given in kept for kept in self._kept.values())

    def _outdated(self, live: Started) -> list[_Given]:
        return [
            given
            for kept in self._kept.values()
            for given in kept
            if given.asked is not None
            and given.asked.table == live.row.id
            and self._lives(given)
            and question(live.table, given.asked.seat) != given.asked.question
        ]

    def _after(self, given: _Given) -> list[_Given]:
        """Return the newer answers of the same user in the same channel."""
        kept = next((list(kept) for kept in self._kept.values() if given in kept), [])
        return kept[kept.index(given) + 1 :] if given in kept else []

    def _forget(self, given: _Given) -> None:
        for kept in self._kept.values():
            if given in kept:
                kept.remove(given)

    async def _add_hand(self, given: _Given, drawing: asyncio.Task[Answer]) -> None:
        """Add the hand to an answer sent without it, unless the message has changed meanwhile."""
        await asyncio.wait({drawing})
        files = drawing.result().files or ()

        async def add() -> None:
            await given.message.edit(attachments=[file_of(one) for one in files])

        async with self._writing(given):
            if not files or not self._is_free(given):
                return
            kept = next(kept for kept in self._kept.values() if given in kept)
            place = kept.index(given)
            if kept[place].drawing is drawing:
                kept[place] = replace(given, drawing=None)
                await self._as_far_as_possible(given, add)

    def _writing(self, given: _Given) -> AbstractAsyncContextManager[object]:
        """Return the lock of an answer's message."""
        return nullcontext() if given.message.id is None else self._writes.of(given.message.id)

    async def _bring_up_to_date(self, given: _Given) -> None:
        asked = given.asked
        assert asked is not None
        try:
            now = await self._present(asked.table, given.message.interaction.user.id, asked.seat)
        except PlayerError as error:
            if error.words in NOT_THEIRS:
                # The seat was taken from its user, maybe by another client.
                await self._alone(given, given.message.delete)
            else:
                # The table has ended or is gone.
                self._forget(given)
            return
        if now.goes:
            await self._alone(given, given.message.delete)
        elif now.asked != asked:
            await self._alone(given, lambda: self._show(given, now), then=now.asked)

    async def _alone(
        self, given: _Given, change: Callable[[], Awaitable[None]], then: Asked | None = None
    ) -> None:
        """Change an answer while nothing else writes to it, unless it is clicked or replaced by then.

        It is kept if it asks something `then`, and otherwise forgotten.
        """
        async with self._writing(given):
            # Check with the lock held: a click may have arrived while this task waited.
            if not self._is_free(given):
                return
            if then is None:
                self._forget(given)
            else:
                kept = next(kept for kept in self._kept.values() if given in kept)
                kept[kept.index(given)] = given = replace(given, asked=then, drawing=None)
            await self._as_far_as_possible(given, change)

    async def _show(self, given: _Given, now: Answer) -> None:
        async def show(known: Known) -> None:
            await given.message.edit(
                content=now.text,
                view=view_of(now.controls, known),
                attachments=[file_of(one) for one in now.files or ()],
                allowed_mentions=discord.AllowedMentions.none(),
            )

        client = given.message.interaction.client
        await with_signs(client, show)
        if given.message.id is not None:
            lock = self._writes.of(given.message.id)
            note_lack(client, now.controls, lock, lambda view: given.message.edit(view=view))

    async def _delete(self, given: _Given) -> None:
        await self._as_far_as_possible(given, given.message.delete)

    async def _as_far_as_possible(self, given: _Given, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except discord.NotFound:
            # The user has dismissed it, or it was a form.
            self._forget(given)
        except (discord.HTTPException, aiohttp.ClientError) as error:
            log.warning("a private answer of interaction %s stays: %s", given.message.interaction.id, error)


def _same_seat(one: _Given, other: _Given) -> bool:
    """Whether two answers contain a question to the same seat."""
    if one.asked is None or other.asked is None:
        return False
    return (one.asked.table, one.asked.seat) == (other.asked.table, other.asked.seat)
