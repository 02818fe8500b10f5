"""Discord as the front that the acts ask: who is there, threads, how the connection stands; and what it is told."""

from collections.abc import Awaitable, Callable
from time import perf_counter

import discord

from bot.acts.fronts import ConnectionState, Front, Visit
from bot.acts.requests import Request
from bot.discord.answering import UNDELIVERED
from bot.discord.members import Members
from bot.discord.own_threads import begin_private_place, begin_thread
from bot.discord.private_answers import PrivateAnswers
from bot.discord.refusals import closes
from bot.discord.sender import Sender
from bot.discord.throttle import urgency
from bot.discord.visiting import Visiting
from bot.posts.outgoing import Urgency
from bot.table.live import LiveTable
from bot.table.notes import ThreadLine


class DiscordFront(Front):
    """What a client connects to an app. `learn` has it learn what other clients have told Discord, `abandoned` end its work."""

    def __init__(
        self,
        client: discord.Client,
        members: Members,
        visiting: Visiting,
        sender: Sender,
        private_answers: PrivateAnswers,
        learn: Callable[[], Awaitable[None]],
        abandoned: Callable[[], None],
    ) -> None:
        self._client = client
        self._members = members
        self._visiting = visiting
        self._sender = sender
        self._private_answers = private_answers
        self._learn = learn
        self._abandoned = abandoned

    async def is_there(self, guild: int | None, user: int) -> bool:
        """Say whether a user is still on a server, as Discord knows it."""
        return await self._members.is_there(guild, user)

    async def begin_thread(self, channel: int, name: str) -> ThreadLine:
        """Post a line in a channel and begin a thread from it; raises `PlayerError` if that is refused."""
        return await begin_thread(self._client, channel, name)

    async def begin_private_place(self, request: Request, name: str) -> tuple[int, int | None]:
        """Begin a private thread for somebody, or direct messages; raises `PlayerError` where both are refused."""
        return await begin_private_place(self._client, request, name)

    async def visit(self, guild: int | None, channel: int, user: int) -> Visit | None:
        """Ask Discord for a user's name and rights in a channel; None if they may not see it. Raise `NotKnown`."""
        return await self._visiting.visit(guild, channel, user)

    async def takes_posts(self, channel: int) -> bool:
        """Say whether a channel takes posts, as Discord says it of the sign that something is on its way; in doubt it does."""
        if self._sender.silence(channel) is not None:
            return False
        try:
            await self._client.get_partial_messageable(channel).typing()
        except UNDELIVERED as error:
            return not closes(error)
        return True

    async def types(self, channel: int) -> bool:
        """Show in a channel, for ten seconds, that something is on its way; says whether that was possible."""
        urgency.set(Urgency.TIDYING)
        try:
            await self._client.get_partial_messageable(channel).typing()
        except UNDELIVERED:
            return False
        return True

    async def emptied(self) -> None:
        """Return when nothing is left to be sent."""
        await self._sender.emptied()

    def connection(self) -> ConnectionState:
        """Return how the connection to Discord stands."""
        # discord.py tells how long a heartbeat took, but not when the last one was answered.
        keeper = getattr(self._client.ws, "_keep_alive", None)
        heartbeat = None if keeper is None else perf_counter() - keeper._last_ack  # noqa: SLF001  # see above
        is_open = self._client.is_ready() and not self._client.is_closed()
        return ConnectionState(is_open and keeper is not None and self._client.ws.open, heartbeat)

    def wake(self) -> None:
        """Let the sender look."""
        self._sender.wake()

    def changed(self, live: LiveTable) -> None:
        """Bring private answers up to date."""
        self._private_answers.changed(live)

    def moved(self, old: int, new: int) -> None:
        """Know the private answers of a table that plays in another channel."""
        self._private_answers.moved(old, new)

    def silence(self, channel: int, user: int) -> None:
        """Begin to delete what a user was told privately in a channel."""
        self._private_answers.silence(channel, user)

    async def look_again(self) -> None:
        """Find what others have left under way, and learn what they know."""
        self._sender.look_again()
        await self._learn()

    def abandon(self) -> None:
        """Send nothing more, but say to whoever asks that the tables cannot be reached."""
        self._abandoned()
