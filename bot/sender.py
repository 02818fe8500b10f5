"""Delivers the outbox: each post once, in order per channel, also after a crash."""

import asyncio
import logging
from datetime import datetime, timedelta
from io import BytesIO
from typing import Any

import discord

from bot.controls import controls_from_data
from bot.drawing import Drawn, draw_wanted
from bot.errors import PlayerError
from bot.live import LiveTable
from bot.publish import PictureWanted
from bot.storage import Change, NewPost, PostRow
from bot.tables import Tables
from bot.widgets import view_of

log = logging.getLogger(__name__)

PAUSES = tuple(timedelta(seconds=seconds) for seconds in (2, 5, 15, 60, 300, 900))
"""How long a row that could not be sent waits, the last one for ever after."""
LOOK_BACK = 50
"""How many of the newest messages are searched for one that may have been sent before a crash."""

Target = discord.abc.Messageable


class Sender:
    """One task that takes rows from the outbox, sends them and ticks them off."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables
        self._storage = tables.storage
        self._woken = asyncio.Event()
        self._under_way: set[asyncio.Task[None]] = set()

    def wake(self) -> None:
        """Look at the outbox: something was committed."""
        self._woken.set()

    async def run(self) -> None:
        """Send until cancelled. First what was under way when the program ended."""
        for row in await self._storage.in_flight():
            await self._send_again(row)
        while True:
            self._woken.clear()
            taken = await self._storage.take_outbox(self._tables.now())
            for row in taken.posts:
                task = asyncio.create_task(self._send(row), name=f"send row {row.id}")
                self._under_way.add(task)
                task.add_done_callback(self._under_way.discard)
            if not taken.posts:
                await self._wait(taken.next_due)

    async def _wait(self, until: datetime | None) -> None:
        seconds = None if until is None else max(0.0, (until - self._tables.now()).total_seconds())
        try:
            await asyncio.wait_for(self._woken.wait(), seconds)
        except TimeoutError:
            return

    async def _send_again(self, row: PostRow) -> None:
        """Send a row that was under way at a crash, unless its message is there already."""
        if row.kind in ("edit", "edit-lobby", "tidy"):
            await self._send(row)
            return
        try:
            target = await self._target(row)
            content = row.payload.get("content")
            async for message in target.history(limit=LOOK_BACK):
                same = message.author == self._client.user and message.content == content
                if message.nonce == row.nonce or (message.nonce is None and same):
                    await self._storage.tick_off(row.id, message.id, await self._after(row, message.id))
                    return
        except discord.HTTPException as error:
            log.warning("row %d: cannot look whether it was sent: %s", row.id, error)
        await self._send(row)

    async def _send(self, row: PostRow) -> None:
        try:
            message = await self._deliver(row)
            await self._storage.tick_off(
                row.id, message, await self._after(row, message) if message else None
            )
        except (discord.NotFound, discord.Forbidden) as error:
            # The channel is gone or closed to us: that must not stop the others, nor try for ever.
            log.warning("row %d (%s) cannot be delivered: %s", row.id, row.kind, error)
            await self._storage.tick_off(row.id, None)
        except PlayerError as error:
            log.warning("row %d (%s) is for a table that is gone: %s", row.id, row.kind, error)
            await self._storage.tick_off(row.id, None)
        except (discord.HTTPException, OSError, TimeoutError) as error:
            pause = PAUSES[min(row.attempts, len(PAUSES) - 1)]
            log.warning("row %d (%s) waits %s: %s", row.id, row.kind, pause, error)
            await self._storage.put_back(row.id, self._tables.now() + pause)
        except Exception:
            log.exception("row %d (%s) cannot be sent", row.id, row.kind)
            await self._storage.tick_off(row.id, None)
        self._woken.set()

    async def _after(self, row: PostRow, message: int) -> Change | None:
        """Return what is noted at the table with a sent post, and the removal of the controls of the one before."""
        if row.table is None or row.kind not in ("post", "lobby"):
            return None
        if row.kind == "lobby":
            return Change(row.table, self._tables.now(), lobby_post=message)
        table = await self._storage.table(row.table)
        old = table and table.post
        tidy = [NewPost("tidy", {"message": old}, channel=row.channel, optional=True)] if old else []
        return Change(row.table, self._tables.now(), post=message, outbox=tidy)

    async def _target(self, row: PostRow) -> Target:
        if row.channel is not None:
            return self._client.get_partial_messageable(row.channel)
        assert row.user is not None
        return await self._client.create_dm(discord.Object(row.user))

    async def _deliver(self, row: PostRow) -> int | None:
        target = await self._target(row)
        if row.kind == "tidy":
            return await self._tidy(target, row.payload["message"])
        if row.kind in ("edit", "edit-lobby"):
            return await self._edit(target, row)
        return await self._post(target, row)

    async def _tidy(self, target: Target, message: int) -> None:
        assert isinstance(target, discord.PartialMessageable | discord.DMChannel)
        await target.get_partial_message(message).edit(view=None)

    async def _edit(self, target: Target, row: PostRow) -> None:
        assert row.table is not None
        assert isinstance(target, discord.PartialMessageable | discord.DMChannel)
        table = await self._storage.table(row.table)
        message = table and (table.post if row.kind == "edit" else table.lobby_post)
        if message:
            await target.get_partial_message(message).edit(
                content=row.payload["content"],
                view=view_of(controls_from_data(row.payload["controls"])),
                allowed_mentions=discord.AllowedMentions.none(),
            )

    async def _post(self, target: Target, row: PostRow) -> int:
        payload = row.payload
        files = await self._files(row)
        controls = controls_from_data(payload.get("controls", []))
        arguments: dict[str, Any] = {
            "content": payload["content"],
            "nonce": row.nonce,
            "allowed_mentions": discord.AllowedMentions(
                users=[discord.Object(user) for user in payload.get("mentions", [])],
                everyone=False,
                roles=False,
            ),
        }
        if controls:
            arguments["view"] = view_of(controls)
        try:
            message = await target.send(**arguments, files=files)
        except discord.Forbidden:
            if not files:
                raise
            # Without the right to attach files the table still goes on in words.
            arguments["content"] += "\n" + self._tables.words("may-not-attach")
            message = await target.send(**arguments)
        return message.id

    async def _files(self, row: PostRow) -> list[discord.File]:
        wanted = [PictureWanted(*picture) for picture in row.payload.get("pictures", [])]
        if not wanted or row.table is None:
            return []
        live = await self._live(row.table)
        drawn = await draw_wanted(live, wanted) if live.table is not None else []
        return [file_of(picture) for picture in drawn]

    async def _live(self, table: int) -> LiveTable:
        async with self._tables.hold(table) as held:
            return held.live


def file_of(picture: Drawn) -> discord.File:
    """Return a drawn picture as a file to send, with its words for those who do not see it."""
    return discord.File(BytesIO(picture.data), filename=picture.name, description=picture.alt)
