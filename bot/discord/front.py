"""Discord as the front that acts ask and tell: members, threads, and the connection."""

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
    """A client's front.

    learn: Learns what other clients have told Discord.
    abandoned: Ends the client's work.
    """

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
        """Ask Discord whether a user is still on a server. True if that is not known."""
        return await self._members.is_there(guild, user)

    async def begin_thread(self, channel: int, name: str) -> ThreadLine:
        """Post a line in a channel and begin a thread from it. Raise `PlayerError` if that is refused."""
        return await begin_thread(self._client, channel, name)

    async def begin_private_place(self, request: Request, name: str) -> tuple[int, int | None]:
        """Begin a private thread for the user, or else direct messages. Raise `PlayerError` if both are refused."""
        return await begin_private_place(self._client, request, name)

    async def visit(self, guild: int | None, channel: int, user: int) -> Visit | None:
        """Ask Discord for a user's name and rights in a channel; None if they may not see it. Raise `NotKnown`."""
        return await self._visiting.visit(guild, channel, user)

    async def takes_posts(self, channel: int) -> bool:
        """Whether a channel accepts posts, found out by showing the typing indicator. True if that is not known."""
        if self._sender.silence(channel) is not None:
            return False
        try:
            await self._client.get_partial_messageable(channel).typing()
        except UNDELIVERED as error:
            return not closes(error)
        return True

    async def types(self, channel: int) -> bool:
        """Show the typing indicator in a channel for ten seconds. Return whether that was possible."""
        urgency.set(Urgency.TIDYING)
        try:
            await self._client.get_partial_messageable(channel).typing()
        except UNDELIVERED:
            return False
        return True

    async def emptied(self) -> None:
        """Wait until nothing is left to be sent."""
        await self._sender.emptied()

    def connection(self) -> ConnectionState:
        """Return the state of the connection to Discord."""
        # discord.py tells how long a heartbeat took, but not when the last one was answered.
        keeper = getattr(self._client.ws, "_keep_alive", None)
        heartbeat = None if keeper is None else perf_counter() - keeper._last_ack  # noqa: SLF001  # see above
        is_open = self._client.is_ready() and not self._client.is_closed()
        return ConnectionState(is_open and keeper is not None and self._client.ws.open, heartbeat)

    def wake(self) -> None:
        """Let the sender check the outbox."""
        self._sender.wake()

    def changed(self, live: LiveTable) -> None:
        """Update the private answers of a table."""
        self._private_answers.changed(live)

    def moved(self, old: int, new: int) -> None:
        """Keep track of the private answers of a table that moves to another channel."""
        self._private_answers.moved(old, new)

    def silence(self, channel: int, user: int) -> None:
        """Start deleting the private answers to a user in a channel."""
        self._private_answers.silence(channel, user)

    def forgotten(self, user: int) -> None:
        """Start deleting the private answers to a forgotten user."""
        self._private_answers.forget(user)

    async def look_again(self) -> None:
        """Take over rows that other clients have left unfinished, and learn what other clients have told Discord."""
        self._sender.look_again()
        await self._learn()

    def abandon(self) -> None:
        """Send nothing more, and answer every interaction that the tables cannot be reached."""
        self._abandoned()
