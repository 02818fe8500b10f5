"""Public messages that Discord does not count in its limit: a turn post that answers a command, edits by an interaction's token."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Any

import discord

from bot.discord.late import LATE
from bot.discord.refusals import GONE
from bot.storage import NewPost

AWAITED = 0.5
"""Seconds that a command waits for a post that may be its answer."""
LIFE = timedelta(minutes=14)
"""Time for which a token is used; Discord refuses it after 15 minutes."""
MOST = 500
"""Maximum number of messages whose token is remembered, the newest."""

Words = Callable[[], dict[str, Any]]
"""Returns discord.py's arguments for an edit. It is called for each attempt, because a file can be sent only once."""


class AwaitedPost:
    """The post of an outbox row that may become the answer to a command, if it comes soon."""

    def __init__(
        self, interaction: discord.Interaction, row: NewPost, public: "PublicAnswers", lock: asyncio.Lock
    ) -> None:
        """Begin to wait.

        lock: Held while the interaction is answered, by whatever answers it.
        """
        self._interaction = interaction
        self._nonce = row.nonce
        self._public = public
        self._lock = lock
        self._posted: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        public.offer(row.nonce, self)

    async def post(self, words: dict[str, Any]) -> int | None:
        """Answer in public and return the message; None if the command was answered or announced before.

        words: Arguments of discord.py for a new message.
        """
        async with self._lock:
            if self._interaction.response.is_done():
                return None
            sent = await self._interaction.response.send_message(**words)
            message = sent.message_id or (await self._interaction.original_response()).id
        self._public.note(message, self._interaction)
        self._end(posted=True)
        return message

    def decline(self) -> None:
        """Let the command be answered privately, unless the post has become the answer."""
        self._end(posted=False)

    def _end(self, *, posted: bool) -> None:
        if not self._posted.done():
            self._posted.set_result(posted)

    async def has_come(self) -> bool:
        """Wait briefly. Return whether the post has become the answer."""
        await asyncio.wait({self._posted}, timeout=AWAITED)
        self.withdraw()
        async with self._lock:
            # The post may be under way.
            return self._posted.done() and self._posted.result()

    def withdraw(self) -> None:
        """Make the post an ordinary one again."""
        self._public.take(self._nonce)


class PublicAnswers:
    """The commands that wait for a post as their answer, and the interactions by whose tokens public messages can be edited.

    Both are kept in memory only. After a restart, and when a token has expired, posts and edits are ordinary requests.
    """

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._waiting: dict[str, AwaitedPost] = {}
        self._tokens: OrderedDict[int, tuple[datetime, discord.Interaction]] = OrderedDict()

    # Commands that wait

    def offer(self, nonce: str, command: AwaitedPost) -> None:
        """Let a command wait for the post of the outbox row with this nonce."""
        self._waiting[nonce] = command

    def is_awaited(self, nonce: str) -> bool:
        """Whether a command waits for the post of a row."""
        return nonce in self._waiting

    def take(self, nonce: str) -> AwaitedPost | None:
        """Return the command that waits for the post of a row, once; None if none does."""
        return self._waiting.pop(nonce, None)

    # Tokens

    def note(self, message: int, interaction: discord.Interaction) -> None:
        """Note that an interaction has answered with this public message, or changed the one that was clicked."""
        self._tokens.pop(message, None)
        self._tokens[message] = self._now(), interaction
        while len(self._tokens) > MOST:
            self._tokens.popitem(last=False)

    async def edit(self, message: int, words: Words, otherwise: Callable[[Words], Awaitable[object]]) -> None:
        """Edit a message by the token of its interaction, or by `otherwise` if there is no token or Discord rejects it."""
        interaction = self._of(message)
        if interaction is not None:
            try:
                await interaction.edit_original_response(**words())
            except discord.HTTPException as error:
                if error.code != GONE and error.code not in LATE:
                    raise
                self._tokens.pop(message, None)
            else:
                return
        await otherwise(words)

    def _of(self, message: int) -> discord.Interaction | None:
        at, interaction = self._tokens.get(message, (None, None))
        return interaction if at is not None and self._now() < at + LIFE else None
