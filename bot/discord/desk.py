"""The Discord end of one row of the outbox: its channel or user, its table, and the messages there."""

import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from typing import Any, TypeVar

import discord

from bot.discord.boards import board_row, board_view
from bot.discord.known import Known
from bot.discord.public_answers import PublicAnswers, Words
from bot.discord.refusals import ARCHIVED, GONE, LOCKED, TOO_MANY_EDITS, closes, is_refusal
from bot.discord.seen import SeenMessages
from bot.discord.signs import note_lack, signs_of, with_signs
from bot.discord.widgets import file_of, view_of
from bot.discord.writes import Writes
from bot.menus.parts import Controls
from bot.posts.drawing import Attachment, Illustrator
from bot.posts.hand_off import CONTENT
from bot.posts.outgoing import BoardText
from bot.storage import PostRow, TableRow
from bot.table.live import LiveTable
from bot.table.tables import Tables
from render.mode import Mode

log = logging.getLogger(__name__)

T = TypeVar("T")
W = TypeVar("W")
Target = discord.PartialMessageable | discord.DMChannel

LOOK_BACK = 200
"""Maximum number of messages searched for one that may have been sent before a crash."""
MOST_TURNS = 3
"""Maximum number of turn posts below a board post; with more, the board is posted again."""


class DiscordDesk:
    """The `Desk` of a row. Errors of Discord and of the network are raised to the sender."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        illustrator: Illustrator,
        seen: SeenMessages,
        writes: Writes,
        public: PublicAnswers,
        row: PostRow,
    ) -> None:
        self._client = client
        self._seen = seen
        self._tables = tables
        self._row = row
        self._writes = writes
        self._public = public
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

    async def mode(self, user: int) -> Mode:
        """Return a user's setting for pictures."""
        return await self._tables.mode_of(user)

    async def table(self) -> TableRow | None:
        """Return the row's table as it is stored now."""
        return None if self._row.table is None else await self._tables.storage.table(self._row.table)

    async def live(self) -> LiveTable | None:
        """Return the row's table, at least as new as the row. Reload it if another client has changed it."""
        if self._row.table is None:
            return None
        row = await self.table()
        async with self._tables.hold(self._row.table) as held:
            live = held.live
        if row is not None and live.row.revision < row.revision:
            return await self._tables.changed_elsewhere(row.id)
        return live

    async def send(
        self,
        content: str,
        mentions: Sequence[int] = (),
        controls: Controls = (),
        attachments: Sequence[Attachment] = (),
    ) -> int:
        """Send a message. If Discord refuses its controls or pictures, send the text without them."""
        target = await self._target()
        users = [discord.Object(user) for user in mentions]
        allowed = discord.AllowedMentions(users=users, everyone=False, roles=False)

        async def send(text: str, pictures: Sequence[Attachment]) -> int:
            words: dict[str, Any] = {
                "content": text,
                "nonce": self._row.nonce,
                "allowed_mentions": allowed,
                # No link previews: players may have written the link.
                "suppress_embeds": True,
            }

            async def whole(known: Known) -> int:
                view: dict[str, Any] = {"view": view_of(controls, known)} if controls else {}
                sent = await target.send(**words, **view, files=[file_of(one) for one in pictures])
                self._note_lack(target, sent.id, controls)
                return sent.id

            try:
                return await with_signs(self._client, whole)
            except discord.HTTPException as error:
                if error.status != 400 or not controls or pictures or closes(error):
                    raise
                log.exception("%s: Discord refuses its controls", self)
                return (await target.send(**words)).id

        return await self._with_pictures(send, content, attachments, _noting)

    @property
    def is_awaited(self) -> bool:
        """Whether a command waits for the row's message as its answer."""
        return self._public.is_awaited(self._row.nonce)

    async def answer(self, content: str, mentions: Sequence[int], controls: Controls) -> int | None:
        """Answer the command with a message and return its id; None if the command no longer waits."""
        command = self._public.take(self._row.nonce)
        if command is None:
            return None
        users = [discord.Object(user) for user in mentions]
        allowed = discord.AllowedMentions(users=users, everyone=False, roles=False)

        async def answer(known: Known) -> int | None:
            view: dict[str, Any] = {"view": view_of(controls, known)} if controls else {}
            words = {"content": content, "allowed_mentions": allowed, "suppress_embeds": True, **view}
            return await command.post(words)

        try:
            message = await with_signs(self._client, answer)
        except discord.HTTPException as error:
            if not is_refusal(error):
                raise
            log.info("%s does not answer its command: %s", self, error)
            return None
        finally:
            command.decline()
        if message is not None:
            self._note_lack(await self._target(), message, controls)
        return message

    def decline(self) -> None:
        """Let the command be answered privately."""
        if (command := self._public.take(self._row.nonce)) is not None:
            command.decline()

    async def edit(
        self, message: int, content: str, controls: Controls, attachments: Sequence[Attachment] = ()
    ) -> bool:
        """Edit a message. Return whether that is possible now: unlike a post, an edit does not reopen an archived thread."""
        target = await self._target()
        nobody = discord.AllowedMentions.none()

        async def edit(text: str, pictures: Sequence[Attachment]) -> None:
            async def show(known: Known) -> None:
                def words() -> dict[str, Any]:
                    files = {"attachments": [file_of(one) for one in pictures]} if pictures else {}
                    view = view_of(controls, known)
                    return {"content": text, "view": view, "allowed_mentions": nobody, **files}

                await self._change(target, message, words)

            async with self._writes.of(message):
                await with_signs(self._client, show)
                self._note_lack(target, message, controls)

        return await _possible(self._with_pictures(edit, content, attachments, _noting))

    def _note_lack(self, target: Target, message: int, controls: Controls) -> None:
        lock = self._writes.of(message)
        note_lack(
            self._client, controls, lock, lambda view: self._change(target, message, lambda: {"view": view})
        )

    async def _change(self, target: Target, message: int, words: Words) -> None:
        """Edit a message, if possible by an interaction's token, because Discord does not count that."""

        async def otherwise(words: Words) -> None:
            await target.get_partial_message(message).edit(**words())

        await self._public.edit(message, words, otherwise)

    async def send_board(self, text: BoardText, pictures: Sequence[Attachment]) -> int:
        """Send a board post and store it as the table's. If Discord refuses its pictures, send it without."""
        target = await self._target()
        nothing = discord.AllowedMentions.none()
        # The nonce differs from that of the turn post, which belongs to the same row.
        nonce = f"{self._row.nonce}-board"

        async def send(text: BoardText, pictures: Sequence[Attachment]) -> int:
            files = [file_of(one) for one in pictures]
            view = board_view(self._row.id, text, pictures, signs_of(self._client))
            return (await target.send(view=view, files=files, nonce=nonce, allowed_mentions=nothing)).id

        message = await self._with_pictures(send, text, pictures, BoardText.noting)
        await self._note_board(message)
        return message

    async def edit_board(self, message: int, text: BoardText, pictures: Sequence[Attachment]) -> bool:
        """Edit a board post, as `edit` does a plain one."""
        target = await self._target()

        async def edit(text: BoardText, pictures: Sequence[Attachment]) -> None:
            def words() -> dict[str, Any]:
                return {
                    # A turn post that becomes the board would keep its content, and Discord refuses content with components.
                    "content": None,
                    "view": board_view(self._row.id, text, pictures, signs_of(self._client)),
                    "attachments": [file_of(one) for one in pictures],
                    "allowed_mentions": discord.AllowedMentions.none(),
                }

            await self._change(target, message, words)

        return await _possible(self._with_pictures(edit, text, pictures, BoardText.noting))

    async def make_board(self, message: int, text: BoardText, pictures: Sequence[Attachment]) -> bool:
        """Turn a turn post into the board post and store it as the table's. Return whether that was possible."""
        async with self._writes.of(message):
            self._writes.begin_board(message)
            is_shown = await self.edit_board(message, text, pictures)
        if is_shown:
            await self._note_board(message)
        return is_shown

    async def _with_pictures(
        self,
        show: Callable[[W, Sequence[Attachment]], Awaitable[T]],
        words: W,
        pictures: Sequence[Attachment],
        noted: Callable[[W, str], W],
    ) -> T:
        """Show words with pictures. If Discord refuses the pictures, show the words alone, `noted` if a permission is missing."""
        if pictures:
            try:
                return await show(words, pictures)
            except discord.Forbidden as error:
                if error.code in (ARCHIVED, LOCKED):
                    raise
                # Without pictures the table goes on all the same.
                words = noted(words, await self._may_not_attach())
            except discord.HTTPException as error:
                if error.status not in (400, 413) or error.code == TOO_MANY_EDITS or closes(error):
                    raise
                log.exception("%s: Discord refuses its pictures", self)
        return await show(words, ())

    async def _may_not_attach(self) -> str:
        live = await self.live()
        words = self._tables.words if live is None else live.words
        return words("may-not-attach")

    async def posted(self, nonce: str) -> int | None:
        """Return the message in this channel that was sent for a row of the table."""
        row = self._row
        sent = [] if row.table is None else await self._tables.storage.sent(row.table)
        return next((one.message for one in sent if (one.nonce, one.channel) == (nonce, row.channel)), None)

    async def find_board(self) -> int | None:
        """Return the message whose first component contains the row's id, and store it as the table's board post."""
        target = await self._target()
        async for message in target.history(limit=LOOK_BACK):
            if message.author == self._client.user and board_row(message) == self._row.id:
                await self._note_board(message.id)
                return message.id
        return None

    async def _note_board(self, message: int) -> None:
        if self._row.table is not None:
            await self._tables.storage.set_board(self._row.table, message)

    async def is_near(self, message: int) -> bool:
        """Whether a board post is still close to the end of the channel: few turn posts below it, and nobody else's message."""
        row = self._row
        sent = [] if row.table is None else await self._tables.storage.sent(row.table)
        below = [one for one in sent if one.channel == row.channel and one.message > message]
        newest = 0 if row.channel is None else self._seen.newest(row.channel)
        is_ours = newest <= message or newest in {one.message for one in below}
        return is_ours and sum(one.kind == row.kind for one in below) <= MOST_TURNS

    async def strays(self) -> list[int]:
        """Return messages with controls of the row's table that the table does not know."""
        row, target = self._row, await self._target()
        table = await self.table()
        if table is None:
            return []
        known = {one.message for one in await self._tables.storage.sent(table.id)}
        known |= {one for one in (table.post, table.board, table.lobby_post) if one is not None}
        found: list[int] = []
        async for message in target.history(limit=LOOK_BACK):
            is_ours = message.author == self._client.user and board_row(message) is None
            if is_ours and message.id not in known and row.nonce != message.nonce:
                clicked = (getattr(one, "custom_id", None) for one in _walked(message.components))
                if any(one is not None and str(table.id) in one.split(":") for one in clicked):
                    found.append(message.id)
        return found

    async def strip(self, message: int) -> None:
        """Remove the controls of a message."""
        target = await self._target()
        async with self._writes.of(message):
            await self._change(target, message, lambda: {"view": None})

    async def delete(self, message: int) -> None:
        """Delete a message."""
        target = await self._target()
        async with self._writes.of(message):
            await target.get_partial_message(message).delete()

    async def find(self, content: str) -> int | None:
        """Return the message of a row that was being sent when the program ended, if it arrived."""
        row, target = self._row, await self._target()
        sent = [] if row.table is None else await self._tables.storage.sent(row.table)
        known = [one.message for one in sent if (one.channel, one.user) == (row.channel, row.user)]
        since = discord.Object(max(known)) if known else None
        # The note about a refused picture may have shortened the content.
        start = content.strip()[: CONTENT - 200]
        async for message in target.history(limit=LOOK_BACK, after=since):
            if message.author == self._client.user and message.id not in known:
                # Discord forgets nonces. The bot may have added a note after the content.
                same = message.nonce is None and start and message.content.startswith(start)
                if message.nonce == row.nonce or same:
                    return message.id
        return None

    async def _target(self) -> Target:
        if self._row.channel is not None:
            return self._client.get_partial_messageable(self._row.channel)
        assert self._row.user is not None
        return await self._client.create_dm(discord.Object(self._row.user))


def _noting(content: str, note: str) -> str:
    """Return a message's text followed by a note about the message."""
    return f"{content[: CONTENT - len(note) - 1]}\n{note}"


def _walked(components: Iterable[Any]) -> Iterator[Any]:
    """Yield components and everything inside them."""
    for one in components:
        yield one
        yield from _walked(getattr(one, "children", ()))


async def _possible(change: Awaitable[None]) -> bool:
    """Await an edit. Return False if the message is gone or cannot be edited now."""
    try:
        await change
    except discord.RateLimited:
        return False
    except discord.HTTPException as error:
        if error.code not in (GONE, ARCHIVED, TOO_MANY_EDITS):
            raise
        return False
    return True


def name_of(row: PostRow) -> str:
    """Return a row's name in the log."""
    return f"row {row.id} ({row.kind}{'' if row.table is None else f' of table {row.table}'})"
