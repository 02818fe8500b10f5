"""Delivers the outbox: each post once, in order per channel, also after a crash."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any, TypeVar

import discord

from bot.discord.attachments import files_of, name_of
from bot.discord.widgets import view_of
from bot.errors import PlayerError
from bot.menus.controls import Controls, controls_from_data
from bot.posts.drawing import Painter
from bot.posts.hand_off import CONTENT
from bot.posts.in_person import HAND
from bot.posts.links import address, with_link
from bot.storage import Becomes, Json, NewPost, PostRow, StorageError, TableRow, Taken
from bot.storage.outbox import UNREADABLE
from bot.table.tables import Tables

log = logging.getLogger(__name__)

T = TypeVar("T")
Target = discord.PartialMessageable | discord.DMChannel
Sleep = Callable[[float], Awaitable[None]]

PAUSES = tuple(timedelta(seconds=seconds) for seconds in (2, 5, 15, 60, 300, 900))
"""How long a row that could not be sent waits, the last one for ever after."""
COURTESY = 0.05
"""Seconds that posts wait at most for answers to go first."""
LOOK_BACK = 200
"""How many messages are searched for one that may have been sent before a crash."""
EDITS = ("edit", "edit-lobby", "tidy", "remove")
"""Kinds of rows that may be sent twice without harm."""
GONE, ARCHIVED = 10008, 50083
"""Discord's codes for a message that was deleted, and for one in a thread that is archived."""
MOST_ROWS = 200
"""How many rows are under way at a time: after an outage the others wait in the database."""
TOO_MANY = 429
MOST_TRIES = 3
"""How often a row is tried again that Discord finds fault with."""
TIDYING = ("tidy", "remove")
"""Kinds of rows that only put away what is old."""
LONGEST_REST = timedelta(hours=1)
"""How long a row waits at most, whatever Discord says: what is due later counts as due (see the outbox)."""


class Sender:
    """One task that takes rows from the outbox, sends them and ticks them off."""

    def __init__(
        self, client: discord.Client, tables: Tables, painter: Painter, sleep: Sleep = asyncio.sleep
    ) -> None:
        self.quiet = asyncio.Event()
        """Set while nobody waits for an answer: those come first."""
        self.quiet.set()
        self._client = client
        self._tables = tables
        self._storage = tables.storage
        self._painter = painter
        self._sleep = sleep
        self._woken = asyncio.Event()
        self._idle = asyncio.Event()
        self._under_way: set[asyncio.Task[None]] = set()
        # Rows that Discord refused to look at: nothing of them can have arrived.
        self._refused: set[int] = set()

    def wake(self) -> None:
        """Look at the outbox: something was committed."""
        self._idle.clear()
        self._woken.set()

    def is_idle(self) -> bool:
        """Say whether nothing is left to be sent."""
        return self._idle.is_set()

    async def emptied(self) -> None:
        """Return when nothing is left to be sent."""
        await self._idle.wait()

    async def run(self) -> None:
        """Send until cancelled. First what was under way when the program ended.

        What is under way at a cancellation stays so in the outbox, for the next start.
        """
        try:
            for row in await self._patiently(self._storage.in_flight):
                await self._room()
                self._begin(row, again=True)
            while True:
                await self._let_answers_pass()
                room = await self._room()
                self._woken.clear()
                taken = await self._patiently(lambda room=room: self._take(room))
                for row in taken.posts:
                    # An attempt that failed may have arrived all the same, unless it was one too many.
                    self._begin(row, again=row.attempts > 0 and row.id not in self._refused)
                if not taken.posts:
                    await self._wait(taken.next_due)
        finally:
            for task in self._under_way:
                task.cancel()
            await asyncio.gather(*self._under_way, return_exceptions=True)

    async def _room(self) -> int:
        """Return how many rows may begin, once it is any."""
        while len(self._under_way) >= MOST_ROWS:
            await asyncio.wait(self._under_way, return_when=asyncio.FIRST_COMPLETED)
        return MOST_ROWS - len(self._under_way)

    async def _take(self, room: int) -> Taken:
        return await self._storage.take_outbox(self._tables.now(), room)

    async def _patiently(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do a piece of work with the database, again and again while that refuses."""
        attempt = 0
        while True:
            try:
                return await work()
            except StorageError as error:
                pause = PAUSES[min(attempt, len(PAUSES) - 1)]
                attempt += 1
                log.error("nothing can be sent: %s; next attempt in %s", error, pause)  # noqa: TRY400  # one line for the operator
                await self._sleep(pause.total_seconds())

    async def _let_answers_pass(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(COURTESY):
                await self.quiet.wait()

    async def _wait(self, until: datetime | None) -> None:
        if until is None and not self._under_way and not self._woken.is_set():
            self._idle.set()
        seconds = None if until is None else max(0.0, (until - self._tables.now()).total_seconds())
        with suppress(TimeoutError):
            # Not wait_for: Python 3.11's loses a cancellation that comes together with what it waits for.
            async with asyncio.timeout(seconds):
                await self._woken.wait()

    # One row

    def _begin(self, row: PostRow, *, again: bool = False) -> None:
        task = asyncio.create_task(self._send(row, again=again), name=f"send row {row.id}")
        self._under_way.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        self._woken.set()

    async def _send(self, row: PostRow, *, again: bool) -> None:
        """Send a row and note what came of it; `again`: its message may be there already, since before a crash or a lost answer."""
        if row.kind == UNREADABLE:
            await self._give_up(row, "it cannot be read")
            return
        try:
            message = await self._look_back(row) if again and row.kind not in EDITS else None
            if message is None:
                message = await self._deliver(row)
        except discord.HTTPException as error:
            await self._refused_by_discord(row, error)
        except PlayerError as error:
            await self._drop(row, error)
        except discord.RateLimited as error:
            await self._rest(row, error, min(timedelta(seconds=error.retry_after), LONGEST_REST))
        except (OSError, TimeoutError) as error:
            await self._rest(row, error, pause_of(row))
        except Exception as error:
            log.exception("%s cannot be sent", name_of(row))
            if row.attempts < MOST_TRIES:
                await self._rest(row, error, PAUSES[row.attempts])
            else:
                await self._give_up(row, type(error).__name__)
        else:
            await self._done(row, message)

    async def _refused_by_discord(self, row: PostRow, error: discord.HTTPException) -> None:
        """Find out whether trying again will help."""
        if error.code == ARCHIVED and row.kind in TIDYING:
            # The thread rests; nobody uses the old controls there.
            await self._drop(row, error)
        elif isinstance(error, discord.NotFound | discord.Forbidden):
            if row.user is None or row.kind in EDITS:
                await self._drop(row, error)
            else:
                await self._say_in_channel(row)
        elif 400 <= error.status < 500 and error.status != TOO_MANY and row.attempts >= MOST_TRIES:
            await self._give_up(row, error)
        else:
            await self._rest(row, error, pause_of(row))

    async def _give_up(self, row: PostRow, error: object) -> None:
        """Stop trying what Discord will never take, and say at the table that something is missing."""
        log.error("%s is given up after %d attempts: %s", name_of(row), row.attempts + 1, error)
        then = []
        if row.channel is not None and row.kind not in TIDYING and "lost" not in row.payload:
            text = self._tables.words("post-lost")
            payload = {"content": text, "mentions": [], "lost": True}
            then = [NewPost("plain", payload, channel=row.channel)]
        await self._patiently(lambda: self._storage.tick_off(row.id, None, then=then))

    async def _drop(self, row: PostRow, error: Exception) -> None:
        """Give a row up: its channel or table is gone or closed to us. That must not stop the others, nor try for ever."""
        level = logging.INFO if row.optional else logging.WARNING
        log.log(level, "%s is dropped: %s", name_of(row), error)
        await self._done(row, None)

    async def _say_in_channel(self, row: PostRow) -> None:
        """Note that a user takes no direct messages, and say in the channel what he was to read, if it may stand there."""

        async def note() -> None:
            assert row.user is not None
            settings = await self._storage.user_settings(row.user)
            await self._storage.set_user_settings(row.user, {**settings, "direct_closed": True})
            table = None if row.table is None else await self._storage.table(row.table)
            instead = row.payload.get("instead")
            then = (
                [] if table is None or instead is None else [NewPost("ping", instead, channel=table.channel)]
            )
            await self._storage.tick_off(row.id, None, then=then)

        log.info("%s: its user takes no direct messages", name_of(row))
        await self._patiently(note)

    async def _rest(self, row: PostRow, error: Exception, pause: timedelta) -> None:
        """Try again later; where only an old post is to be changed, let it be: the new ones must not wait for it."""
        if row.kind in EDITS and isinstance(error, discord.RateLimited):
            log.info("%s is given up: %s", name_of(row), error)
            await self._done(row, None)
            return
        refused = isinstance(error, discord.RateLimited) or getattr(error, "status", 0) == TOO_MANY
        (self._refused.add if refused else self._refused.discard)(row.id)
        log.warning("%s waits %s: %s", name_of(row), pause, error)
        due = self._tables.now() + pause
        await self._patiently(lambda: self._storage.put_back(row.id, due))

    async def _done(self, row: PostRow, message: int | None) -> None:
        self._refused.discard(row.id)

        async def tick_off() -> None:
            becomes, then = (None, []) if message is None else await self._after(row, message)
            await self._storage.tick_off(row.id, message, becomes, then)

        await self._patiently(tick_off)

    async def _after(self, row: PostRow, message: int) -> tuple[Becomes | None, list[NewPost]]:
        """Return what a sent message becomes for its table, and what is to be sent then.

        The table's post before loses its controls, or is removed where the new one tells all of it again.
        """
        if row.kind == HAND:
            return None, await self._taken_away(row, message)
        if row.kind in ("lobby", "edit-lobby"):
            return "lobby_post", []
        if row.table is None or row.kind not in ("post", "edit"):
            return None, []
        table = await self._storage.table(row.table)
        old = table and table.post
        kind = "remove" if row.payload.get("replaces") else "tidy"
        tidy = [NewPost(kind, {"message": old}, channel=row.channel, optional=True)] if old else []
        direct = [self._direct(table, message, one) for one in row.payload.get("direct", []) if table]
        return "post", [*tidy, *direct]

    def _direct(self, table: TableRow, message: int, payload: Json) -> NewPost:
        """Return what a user is told in person about a post that was sent."""
        payload = {**payload, "url": address(table, message)}
        return NewPost("ping", payload, user=payload.pop("user"))

    async def _taken_away(self, row: PostRow, message: int) -> list[NewPost]:
        """Remove a hand again whose user has left the seat while it was under way."""
        table = None if row.table is None else await self._storage.table(row.table)
        if table is None or table.seats[row.payload["seat"]].user == row.user:
            return []
        return [NewPost("remove", {"message": message}, user=row.user)]

    async def _look_back(self, row: PostRow) -> int | None:
        """Return the message of a row that was under way at a crash, if it was sent."""
        target = await self._target(row)
        sent = [] if row.table is None else await self._storage.sent(row.table)
        known = [one.message for one in sent if (one.channel, one.user) == (row.channel, row.user)]
        since = discord.Object(max(known)) if known else None
        # The note that a refused picture adds may have cut the end off.
        content = str(row.payload.get("content", "")).strip()[: CONTENT - 200]
        async for message in target.history(limit=LOOK_BACK, after=since):
            if message.author == self._client.user and message.id not in known:
                # Discord forgets nonces; what follows the content is what a refusal made us add.
                same = message.nonce is None and content and message.content.startswith(content)
                if message.nonce == row.nonce or same:
                    return message.id
        return None

    # Delivering

    async def _target(self, row: PostRow) -> Target:
        if row.channel is not None:
            return self._client.get_partial_messageable(row.channel)
        assert row.user is not None
        return await self._client.create_dm(discord.Object(row.user))

    async def _deliver(self, row: PostRow) -> int | None:
        """Send a row; returns the message that it became, None if it changed one that was there."""
        target = await self._target(row)
        if row.kind == "tidy":
            await self._tidy(target, row)
            return None
        if row.kind == "remove":
            await target.get_partial_message(row.payload["message"]).delete()
            return None
        if row.kind in EDITS:
            return await self._edit(target, row)
        return await self._post(target, row)

    async def _tidy(self, target: Target, row: PostRow) -> None:
        """Take the controls off an old post, the table's newest one if none is named."""
        table = None if row.table is None else await self._storage.table(row.table)
        message = row.payload.get("message") or (table and table.post)
        if message:
            await target.get_partial_message(message).edit(view=None)

    async def _edit(self, target: Target, row: PostRow) -> int | None:
        """Bring the table's post up to date; a new one takes the place of one that was deleted or never came."""
        assert row.table is not None
        table = await self._storage.table(row.table)
        if table is not None and row.kind == "edit" and table.channel != row.channel:
            # The table plays elsewhere by now, and is told there.
            return None
        message = table and (table.post if row.kind == "edit" else table.lobby_post)
        if not message:
            return await self._post(target, row)
        try:
            await target.get_partial_message(message).edit(
                content=row.payload["content"],
                view=view_of(controls_from_data(row.payload["controls"])),
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except discord.HTTPException as error:
            # A post opens an archived thread again, an edit does not.
            if error.code not in (GONE, ARCHIVED):
                raise
            return await self._post(target, row)
        return None

    async def _post(self, target: Target, row: PostRow) -> int:
        """Post a message; what Discord refuses to show with it is left out, for the words must arrive."""
        controls = await self._linked(row, controls_from_data(row.payload.get("controls", [])))
        words: dict[str, Any] = {
            "content": row.payload["content"],
            "nonce": row.nonce,
            "allowed_mentions": discord.AllowedMentions(
                users=[discord.Object(user) for user in row.payload.get("mentions", [])],
                everyone=False,
                roles=False,
            ),
        }
        arguments = {**words, "view": view_of(controls)} if controls else words
        files = await files_of(self._tables, self._painter, row)
        if files:
            try:
                return (await target.send(**arguments, files=files)).id
            except discord.Forbidden:
                # Without the right to attach files the table still goes on in words.
                note = "\n" + self._tables.words("may-not-attach")
                arguments["content"] = arguments["content"][: CONTENT - len(note)] + note
            except discord.HTTPException as error:
                if error.status not in (400, 413):
                    raise
                log.exception("%s: Discord refuses its pictures", name_of(row))
        try:
            return (await target.send(**arguments)).id
        except discord.HTTPException as error:
            if error.status != 400 or not controls:
                raise
            log.exception("%s: Discord refuses its controls", name_of(row))
            return (await target.send(**words)).id

    async def _linked(self, row: PostRow, controls: Controls) -> Controls:
        """Return a row's controls with the link to the table's newest post, where it is to have one."""
        label = row.payload.get("link")
        if row.table is None or label is None:
            return controls
        table = await self._storage.table(row.table)
        if table is None:
            return controls
        return with_link(controls, label, row.payload.get("url") or address(table, table.post))


def pause_of(row: PostRow) -> timedelta:
    """Return how long a row waits after one more attempt that failed."""
    return PAUSES[min(row.attempts, len(PAUSES) - 1)]
