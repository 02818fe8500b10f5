"""Where one row of the outbox meets Discord: its channel or user, its table, and what can be done there."""

import logging
from collections.abc import Sequence
from typing import Any

import discord

from bot.discord.widgets import file_of, view_of
from bot.menus.controls import Controls
from bot.posts.drawing import Attachment, Illustrator
from bot.posts.hand_off import CONTENT
from bot.storage import PostRow, TableRow
from bot.table.live import LiveTable
from bot.table.tables import Tables

log = logging.getLogger(__name__)

Target = discord.PartialMessageable | discord.DMChannel

LOOK_BACK = 200
"""How many messages are searched for one that may have been sent before a crash."""
GONE, ARCHIVED = 10008, 50083
"""Discord's codes for a message that was deleted, and for one in a thread that is archived."""


class DiscordDesk:
    """The `Desk` of a row. Whatever Discord or the network objects to is raised to the sender."""

    def __init__(
        self, client: discord.Client, tables: Tables, illustrator: Illustrator, row: PostRow
    ) -> None:
        self._client = client
        self._tables = tables
        self._row = row
        self.illustrator = illustrator

    def __str__(self) -> str:
        return name_of(self._row)

    @property
    def channel(self) -> int | None:
        """The channel that the row goes to."""
        return self._row.channel

    @property
    def user(self) -> int | None:
        """The user that the row goes to."""
        return self._row.user

    async def table(self) -> TableRow | None:
        """Return the row's table as it is stored now."""
        return None if self._row.table is None else await self._tables.storage.table(self._row.table)

    async def live(self) -> LiveTable | None:
        """Return the row's table loaded."""
        if self._row.table is None:
            return None
        async with self._tables.hold(self._row.table) as held:
            return held.live

    async def send(
        self,
        content: str,
        mentions: Sequence[int] = (),
        controls: Controls = (),
        attachments: Sequence[Attachment] = (),
    ) -> int:
        """Send a message; what Discord refuses to show with it is left out, for the words must arrive."""
        target = await self._target()
        users = [discord.Object(user) for user in mentions]
        words: dict[str, Any] = {
            "content": content,
            "nonce": self._row.nonce,
            "allowed_mentions": discord.AllowedMentions(users=users, everyone=False, roles=False),
        }
        arguments = {**words, "view": view_of(controls)} if controls else words
        if attachments:
            try:
                return (await target.send(**arguments, files=[file_of(one) for one in attachments])).id
            except discord.Forbidden:
                # Without the right to attach files the table still goes on in words.
                live = await self.live()
                words_here = self._tables.words if live is None else live.words
                note = "\n" + words_here("may-not-attach")
                arguments["content"] = content[: CONTENT - len(note)] + note
            except discord.HTTPException as error:
                if error.status not in (400, 413):
                    raise
                log.exception("%s: Discord refuses its pictures", self)
        try:
            return (await target.send(**arguments)).id
        except discord.HTTPException as error:
            if error.status != 400 or not controls:
                raise
            log.exception("%s: Discord refuses its controls", self)
            return (await target.send(**words)).id

    async def edit(self, message: int, content: str, controls: Controls) -> bool:
        """Change a message; says whether it is there. A post opens an archived thread again, an edit does not."""
        target = await self._target()
        try:
            await target.get_partial_message(message).edit(
                content=content, view=view_of(controls), allowed_mentions=discord.AllowedMentions.none()
            )
        except discord.HTTPException as error:
            if error.code not in (GONE, ARCHIVED):
                raise
            return False
        return True

    async def strip(self, message: int) -> None:
        """Take the controls off a message."""
        await (await self._target()).get_partial_message(message).edit(view=None)

    async def delete(self, message: int) -> None:
        """Delete a message."""
        await (await self._target()).get_partial_message(message).delete()

    async def find(self, content: str) -> int | None:
        """Return the message of a row that was under way when the program ended, if it was sent."""
        row, target = self._row, await self._target()
        sent = [] if row.table is None else await self._tables.storage.sent(row.table)
        known = [one.message for one in sent if (one.channel, one.user) == (row.channel, row.user)]
        since = discord.Object(max(known)) if known else None
        # The note that a refused picture adds may have cut the end off.
        start = content.strip()[: CONTENT - 200]
        async for message in target.history(limit=LOOK_BACK, after=since):
            if message.author == self._client.user and message.id not in known:
                # Discord forgets nonces; what follows the content is what a refusal made us add.
                same = message.nonce is None and start and message.content.startswith(start)
                if message.nonce == row.nonce or same:
                    return message.id
        return None

    async def _target(self) -> Target:
        if self._row.channel is not None:
            return self._client.get_partial_messageable(self._row.channel)
        assert self._row.user is not None
        return await self._client.create_dm(discord.Object(self._row.user))


def name_of(row: PostRow) -> str:
    """Return how a row is named in the log."""
    return f"row {row.id} ({row.kind}{'' if row.table is None else f' of table {row.table}'})"
