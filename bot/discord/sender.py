"""Delivers the outbox: each post once, in order per channel, also after a crash."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime, timedelta
from typing import TypeVar

import discord

from bot.discord.desk import name_of
from bot.discord.reaching import LONGEST_REST, LostChannel, Reach, Reaching, nobody
from bot.discord.refusals import ARCHIVED, GONE, LOST, closes, is_refusal
from bot.discord.throttle import urgency
from bot.errors import PlayerError
from bot.health.news import FOR_OPERATORS
from bot.posts.kinds import read_message
from bot.posts.messages import Lost
from bot.posts.outgoing import Desk, Outgoing
from bot.storage import NewPost, PostRow, Silence, StorageError, Taken
from bot.table.tables import Tables
from games.core import record

log = logging.getLogger(__name__)

T = TypeVar("T")
Sleep = Callable[[float], Awaitable[None]]

PAUSES = tuple(timedelta(seconds=seconds) for seconds in (2, 5, 15, 60, 300, 900))
"""Times that a row waits after each failed attempt; the last one is repeated."""
COURTESY = 0.05
"""Maximum seconds that posts wait to let answers go first."""
MOST_ROWS = 200
"""Maximum number of rows being sent at a time; the others wait in the database."""
HELD_BACK = 1.0
"""Seconds between two checks for spare capacity for tidying."""
TOO_MANY = 429
OUT_OF_REACH = 3
"""Number of failed retries after which a channel counts as unreachable: after about a minute and a half."""
TIDY_AGAIN, MOST_TIDYINGS = timedelta(minutes=55), 20
"""Time until a refused removal of old controls is retried, unless a post there comes first; maximum number of retries."""
MOST_TRIES = 3
"""Number of retries of a row that Discord rejects as invalid."""

Pause = Callable[[int, bool], float]
"""(channel id, whether posts come faster than they are sent) → seconds for which posts to the channel are delayed to gather."""


@record
class Job:
    """A row that is being sent, with its content and its `desk`."""

    row: PostRow
    outgoing: Outgoing
    desk: Desk


class Sender:
    """One task that takes rows from the outbox, delivers each through its `desk`, and marks it as sent.

    wake: Call it after a commit.
    has_room: While it returns False, optional rows wait.
    lost: Called if a table's channel is gone, or closed to the bot.
    opened: Called if that channel can be used again.
    """

    def __init__(  # noqa: PLR0913  # all but the first two are given by name
        self,
        tables: Tables,
        desk: Callable[[PostRow], Desk],
        sleep: Sleep = asyncio.sleep,
        *,
        lost: LostChannel = nobody,
        reach: Reach = nobody,
        opened: Callable[[int], Awaitable[None]] = nobody,
        pause: Pause = lambda *_: 0.0,
        has_room: Callable[[], bool] = lambda: True,
    ) -> None:
        self._reaching = Reaching(tables, self._patiently, lost=lost, reach=reach, opened=opened)
        self._pause = pause
        self._has_room = has_room
        # Whether tidying waits for spare capacity.
        self._holds_back = False
        self.quiet = asyncio.Event()
        """Set while no interaction is being answered: answers go before posts."""
        self.quiet.set()
        self._desk = desk
        self._tables = tables
        self._storage = tables.storage
        self._sleep = sleep
        self._woken = asyncio.Event()
        self._idle = asyncio.Event()
        # The row of each task.
        self._under_way: dict[asyncio.Task[None], int] = {}
        # Whether the outbox may contain rows that are claimed but that no process sends.
        self._is_astray = True
        # Rows that were refused because of a rate limit: they cannot have arrived.
        self._refused: set[int] = set()
        # Channels whose posts are delayed to gather, and until when: a newer hand-off then replaces an older one.
        self._gathering: dict[int, float] = {}
        # Rows that were delayed for that.
        self._hurried: set[int] = set()

    def wake(self) -> None:
        """Check the outbox: something was committed."""
        self._idle.clear()
        self._woken.set()

    def look_again(self) -> None:
        """Check also for claimed rows that no process sends: a process may have claimed them just before it died."""
        self._is_astray = True
        self.wake()

    def silence(self, channel: int | None) -> Silence | None:
        """Return since when the bot may not post in a channel; None if it may."""
        return self._reaching.silence(channel)

    async def listen(self, channel: int) -> None:
        """Retry at once to post in a channel where the bot could not, because a user is active there."""
        await self._storage.listen(channel)
        self.wake()

    async def answered(self, row: NewPost, *, shown: bool) -> None:
        """Note that the answer to a click has shown the row reserved for it, or never will. In the second case, send the row."""
        await self._patiently(lambda: self._storage.answered(row, shown=shown))
        self.wake()

    def gathers(self, channel: int) -> bool:
        """Whether posts to a channel are being delayed to gather."""
        return channel in self._gathering

    def is_idle(self) -> bool:
        """Whether nothing is left to be sent, except what waits for the right to post."""
        return self._idle.is_set()

    async def emptied(self) -> None:
        """Wait until nothing is left to be sent."""
        await self._idle.wait()

    async def run(self) -> None:
        """Send until cancelled. Begin with the rows that were claimed when this program, or the process before it, ended.

        Rows that are being sent at a cancellation stay claimed in the outbox, for the next start.
        """
        try:
            await self._reaching.remember()
            while True:
                await self._let_answers_pass()
                room = await self._room()
                self._woken.clear()
                if self._is_astray:
                    await self._take_up()
                taken = await self._patiently(lambda room=room: self._take(room))
                for row in taken.posts:
                    # A failed attempt may still have arrived, unless it was refused by a rate limit.
                    self._begin(row, again=row.attempts > 0 and row.id not in self._refused)
                if len(taken.posts) < room:
                    # Everything that is due was taken. What follows in a channel is due when its row is sent, which wakes this task.
                    await self._wait(taken.next_due, taken.listen)
        finally:
            for task in self._under_way:
                task.cancel()
            await asyncio.gather(*self._under_way, return_exceptions=True)

    async def _take_up(self) -> None:
        """Send the rows that are claimed in the outbox but not being sent here. Only the task that claims rows may call this."""
        self._is_astray = False
        ours = {*self._under_way.values()}
        for row in await self._patiently(self._storage.in_flight):
            if row.id not in ours:
                await self._room()
                self._begin(row, again=True)

    async def _room(self) -> int:
        """Wait until a row may begin. Return how many may."""
        while len(self._under_way) >= MOST_ROWS:
            await asyncio.wait(self._under_way, return_when=asyncio.FIRST_COMPLETED)
        return MOST_ROWS - len(self._under_way)

    async def _take(self, room: int) -> Taken:
        now = _loop_time()
        over = {channel for channel, until in self._gathering.items() if until <= now}
        for channel in over:
            del self._gathering[channel]
        self._holds_back = not self._has_room()
        but, optional = tuple(self._gathering), not self._holds_back
        try:
            taken = await self._storage.take_outbox(self._tables.now(), room, but=but, optional=optional)
        except StorageError:
            # The rows may have been claimed all the same, if only the answer was lost.
            self.look_again()
            raise
        self._hurried |= {row.id for row in taken.posts if row.overtaken or row.channel in over}
        return taken

    def _gather(self, row: PostRow) -> None:
        """Delay the next posts to a row's channel if Discord has no room for them, or if posts came too fast."""
        hurried = row.id in self._hurried
        self._hurried.discard(row.id)
        if row.channel is not None and (pause := self._pause(row.channel, hurried)):
            self._gathering[row.channel] = _loop_time() + pause

    async def _patiently(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run `work`, retrying with backoff while the database is unavailable."""
        attempt = 0
        while True:
            try:
                return await work()
            except StorageError as error:
                pause = PAUSES[min(attempt, len(PAUSES) - 1)]
                attempt += 1
                log.error("nothing can be sent: %s; next attempt in %s", error, pause)
                await self._sleep(pause.total_seconds())

    async def _let_answers_pass(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(COURTESY):
                await self.quiet.wait()

    async def _wait(self, until: datetime | None, listen: datetime | None) -> None:
        is_waiting = self._woken.is_set() or self._gathering or self._holds_back
        if until is None and not self._under_way and not is_waiting:
            self._idle.set()
        waits = [(moment - self._tables.now()).total_seconds() for moment in (until, listen) if moment]
        waits += [moment - _loop_time() for moment in self._gathering.values()]
        waits += [HELD_BACK] if self._holds_back else []
        seconds = max(0.0, min(waits)) if waits else None
        with suppress(TimeoutError):
            # Not wait_for: in Python 3.11 it loses a cancellation that arrives together with its result.
            async with asyncio.timeout(seconds):
                await self._woken.wait()

    # One row

    def _begin(self, row: PostRow, *, again: bool = False) -> None:
        task = asyncio.create_task(self._send(row, again=again), name=f"send row {row.id}")
        self._under_way[task] = row.id
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        del self._under_way[task]
        self._woken.set()

    async def _send(self, row: PostRow, *, again: bool) -> None:
        """Send a row and record the result. `again`: its message may have arrived already, before a crash or a lost answer."""
        try:
            outgoing = read_message(row)
        except ValueError:
            # Not the error itself: it repeats what could not be read, which may be secret.
            await self._give_up(row, "it cannot be read")
            return
        job = Job(row, outgoing, self._desk(row))
        # This task sends nothing else.
        urgency.set(outgoing.urgency)
        try:
            message = await (outgoing.again(job.desk) if again else outgoing.deliver(job.desk))
        except discord.HTTPException as error:
            await self._refused_by_discord(job, error)
        except PlayerError as error:
            await self._drop(job, error)
        except discord.RateLimited as error:
            await self._rest(job, error, min(timedelta(seconds=error.retry_after), LONGEST_REST))
        except (OSError, TimeoutError) as error:
            await self._rest(job, error, pause_of(row))
        except Exception as error:
            log.exception("%s cannot be sent", job.desk)
            if row.attempts < MOST_TRIES:
                await self._rest(job, error, PAUSES[row.attempts])
            else:
                await self._give_up(row, type(error).__name__, outgoing)
        else:
            await self._reaching.heard(row, job.desk)
            await self._done(job, message)
            self._gather(row)
            await self._reaching.note(row, can=True)

    async def _refused_by_discord(self, job: Job, error: discord.HTTPException) -> None:
        """Decide whether to retry, to give up, or to post in the channel instead of to the user."""
        row, outgoing = job.row, job.outgoing
        if outgoing.tidies and is_refusal(error):
            await self._tidy_later(job, error)
        elif row.user is not None and isinstance(error, discord.NotFound | discord.Forbidden):
            if outgoing.may_repeat:
                await self._drop(job, error)
            else:
                await self._say_in_channel(job, row.user)
        elif closes(error) and row.channel is not None:
            await self._closed(job, error, row.channel)
        elif isinstance(error, discord.NotFound) or (
            400 <= error.status < 500 and error.status != TOO_MANY and row.attempts >= MOST_TRIES
        ):
            await self._give_up(row, error, outgoing)
        else:
            await self._rest(job, error, pause_of(row))

    async def _give_up(self, row: PostRow, error: object, outgoing: Outgoing | None = None) -> None:
        """Give up a row that Discord will never accept, and say at the table that something is missing."""
        log.error("%s is given up after %d attempts: %s", name_of(row), row.attempts + 1, error)
        then = []
        if row.channel is not None and (outgoing is None or outgoing.is_missed):
            users = () if outgoing is None else outgoing.pings
            text = " ".join([*(f"<@{user}>" for user in users), self._tables.words("post-lost")])
            then = [Lost(text, users).to_channel(row.channel)]
        await self._patiently(lambda: self._storage.tick_off(row.id, None, then=then))

    async def _tidy_later(self, job: Job, error: discord.HTTPException) -> None:
        """Retry a refused removal of old controls with the next message in its channel. Drop it if its message is gone."""
        row = job.row
        if error.code in (GONE, LOST, ARCHIVED) or row.channel is None or row.attempts >= MOST_TIDYINGS:
            # In an archived thread nobody uses the old controls.
            await self._drop(job, error)
            return
        log.info("%s is tried again with the next message there: %s", job.desk, error)
        due = self._tables.now() + TIDY_AGAIN
        # A click had made this row necessary. It is optional now, so that no row waits behind it for an hour.
        await self._patiently(lambda: self._storage.put_back(row.id, due, optional=True))

    async def _closed(self, job: Job, error: discord.HTTPException, channel: int) -> None:
        """Delay a channel that accepts no post, unless it is gone, and tell its table."""
        if error.code == LOST or job.row.table is None:
            await self._drop(job, error)
            await self._reaching.note(job.row, can=False)
        else:
            await self._reaching.hush(job.row, job.desk, error, PAUSES[-1])
        if (table := job.row.table) is None or not error.code:
            # Without a code the refusal is not Discord's, but that of a server in between.
            return
        await self._reaching.lost(table, channel)

    async def _drop(self, job: Job, error: Exception) -> None:
        """Drop a row if its channel or table is gone or closed to the bot, so that it does not delay the others."""
        level = logging.INFO if job.row.optional else logging.WARNING
        extra = None if job.row.optional else FOR_OPERATORS
        log.log(level, "%s is dropped: %s", job.desk, error, extra=extra)
        await self._done(job, None)

    async def _say_in_channel(self, job: Job, user: int) -> None:
        """Note that a user takes no direct messages, and post the message's text in the channel if that is allowed."""

        async def note() -> None:
            settings = await self._storage.user_settings(user)
            await self._storage.set_user_settings(user, {**settings, "direct_closed": True})
            await self._storage.tick_off(job.row.id, None, then=await job.outgoing.refused(job.desk))

        log.info("%s: its user takes no direct messages", job.desk)
        await self._patiently(note)

    async def _rest(self, job: Job, error: Exception, pause: timedelta) -> None:
        """Retry later. Drop an edit of an old post that is rate-limited, so that new posts need not wait for it."""
        row = job.row
        if job.outgoing.may_repeat and isinstance(error, discord.RateLimited):
            log.info("%s is given up: %s", job.desk, error)
            await self._done(job, None)
            return
        refused = isinstance(error, discord.RateLimited) or getattr(error, "status", 0) == TOO_MANY
        (self._refused.add if refused else self._refused.discard)(row.id)
        log.warning("%s waits %s: %s", job.desk, pause, error)
        if row.attempts == OUT_OF_REACH and not refused:
            await self._reaching.note(row, can=False)
        due = self._tables.now() + pause
        await self._patiently(lambda: self._storage.put_back(row.id, due))

    async def _done(self, job: Job, message: int | None) -> None:
        """Mark a row as sent, and write what follows from its message, if there is one."""
        row, outgoing = job.row, job.outgoing
        self._refused.discard(row.id)

        async def tick_off() -> None:
            if message is None:
                await self._storage.tick_off(row.id, None)
            else:
                then = await outgoing.then(job.desk, message)
                await self._storage.tick_off(row.id, message, outgoing.becomes, then)

        await self._patiently(tick_off)


def pause_of(row: PostRow) -> timedelta:
    """Return the time until the next attempt of a row."""
    return PAUSES[min(row.attempts, len(PAUSES) - 1)]


def _loop_time() -> float:
    return asyncio.get_running_loop().time()
