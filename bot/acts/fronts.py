"""Fronts connect users to tables: the questions that acts ask of a front, and the news that they give it.

Discord's client is a front, and so is anything else that shows tables and takes clicks. None is needed: robots play without one.
"""

import asyncio
import logging
from collections.abc import Callable

from bot.acts.requests import Request, Rights
from bot.errors import PlayerError
from bot.table.live import LiveTable
from bot.table.notes import ThreadLine
from games.core import record

log = logging.getLogger(__name__)


@record
class ConnectionState:
    """The state of the connection to Discord.

    heartbeat: Seconds since Discord answered a heartbeat; None if that is not known.
    """

    ready: bool
    heartbeat: float | None


@record
class Visit:
    """A user's name in a channel that they may see, and their rights there."""

    name: str
    rights: Rights


class NotKnown(Exception):
    """The front cannot answer at the moment, for example because Discord is unreachable."""


class Front:
    """A front without abilities, whose answers are the safe ones. Subclasses override what they can do."""

    # Asked

    async def is_there(self, guild: int | None, user: int) -> bool:
        """Whether a user is still on a server. True if that is not known."""
        return True

    async def begin_thread(self, channel: int, name: str) -> ThreadLine:
        """Begin a thread below a line in a channel. Raise `PlayerError` if that is not possible."""
        raise PlayerError("no-thread-here")

    async def begin_private_place(self, request: Request, name: str) -> tuple[int, int | None]:
        """Begin a private channel for the user. Return it and its server, if it has one. Raise `PlayerError` if refused."""
        raise PlayerError("no-place-of-ones-own")

    async def visit(self, guild: int | None, channel: int, user: int) -> Visit | None:
        """Return a user's name and rights in a channel, or None if they may not see it. Raise `NotKnown`."""
        raise NotKnown

    async def takes_posts(self, channel: int) -> bool:
        """Whether a channel accepts posts. True if that is not known."""
        return True

    async def types(self, channel: int) -> bool:
        """Show the typing indicator in a channel for ten seconds. Return whether that was possible."""
        return False

    async def emptied(self) -> None:
        """Wait until everything committed for this front has been delivered. Return at once if the front delivers nothing."""

    def connection(self) -> ConnectionState:
        """Return the state of the connection."""
        return ConnectionState(ready=False, heartbeat=None)

    # Told

    def wake(self) -> None:
        """Note that the outbox may have new rows."""

    def changed(self, live: LiveTable) -> None:
        """Note that a table was changed, here or by another client. The table is still locked."""

    def hinted(self, table: int) -> None:
        """Note that another client changed a table, which may belong to that client."""

    def moved(self, old: int, new: int) -> None:
        """Note that a table has moved to another channel."""

    def silence(self, channel: int, user: int) -> None:
        """Delete the private answers to a user in a channel, as far as that is possible."""

    def signed_out(self, user: int) -> None:
        """Note that a user has signed out everywhere, or was forgotten."""

    def forgotten(self, user: int) -> None:
        """Note that a user was forgotten: delete the private answers to them, as far as that is possible."""

    async def look_again(self) -> None:
        """Take over what other clients have left unfinished, and learn what they have found out, without a hint."""

    def abandon(self) -> None:
        """Stop all work: another process may own the tables from now on."""


class ConnectedFronts(Front):
    """The connected fronts. At most one of them is asked, which is Discord's; all are told."""

    def __init__(self) -> None:
        self._asked = Front()
        self._told: list[Front] = []
        self._is_abandoned = False
        self.reached, self.away = asyncio.Event(), asyncio.Event()
        """`reached` is set while users can be reached through the front that is asked, `away` while they cannot."""
        self.away.set()
        self.returned, self.gone_on = asyncio.Event(), asyncio.Event()
        """`returned` is set each time people become reachable again, `gone_on` once the work that waited for that has resumed."""
        self.gone_on.set()

    def connect(self, front: Front, *, asked: bool = False) -> None:
        """Connect a front. With `asked`, it replaces the front that was asked before."""
        self._told.append(front)
        if asked:
            self._asked = front
        if self._is_abandoned:
            front.abandon()

    def leave(self, front: Front) -> None:
        """Disconnect a front. Do nothing if it is not connected."""
        self._told = [one for one in self._told if one is not front]
        if self._asked is front:
            self.reach(front, reached=False)
            self._asked = Front()

    def reach(self, front: Front, *, reached: bool) -> None:
        """Note whether a front reaches users. That counts only for the front that is asked."""
        if front is not self._asked:
            return
        if reached and not self.reached.is_set():
            self.returned.set()
            self.gone_on.clear()
        now, before = (self.reached, self.away) if reached else (self.away, self.reached)
        now.set()
        before.clear()

    def is_away(self) -> bool:
        """Whether users cannot be reached, so that everything that needs their attention has to wait."""
        return self.away.is_set()

    async def is_there(self, guild: int | None, user: int) -> bool:
        """Ask whether a user is still on a server. True if that is not known."""
        return await self._asked.is_there(guild, user)

    async def begin_thread(self, channel: int, name: str) -> ThreadLine:
        """Begin a thread through the front. Raise `PlayerError`."""
        return await self._asked.begin_thread(channel, name)

    async def begin_private_place(self, request: Request, name: str) -> tuple[int, int | None]:
        """Begin a private channel through the front. Raise `PlayerError`."""
        return await self._asked.begin_private_place(request, name)

    async def visit(self, guild: int | None, channel: int, user: int) -> Visit | None:
        """Ask for a user's name and rights in a channel. Raise `NotKnown`."""
        return await self._asked.visit(guild, channel, user)

    async def takes_posts(self, channel: int) -> bool:
        """Ask whether a channel accepts posts. True if that is not known."""
        return await self._asked.takes_posts(channel)

    async def types(self, channel: int) -> bool:
        """Show the typing indicator through the front."""
        return await self._asked.types(channel)

    async def emptied(self) -> None:
        """Wait until everything committed has been delivered."""
        await self._asked.emptied()

    def connection(self) -> ConnectionState:
        """Ask for the state of the connection to Discord."""
        return self._asked.connection()

    def wake(self) -> None:
        """Tell every front of the outbox."""
        self._tell(lambda front: front.wake())

    def changed(self, live: LiveTable) -> None:
        """Tell every front of a table that was changed."""
        self._tell(lambda front: front.changed(live))

    def hinted(self, table: int) -> None:
        """Tell every front of a table that another client changed."""
        self._tell(lambda front: front.hinted(table))

    def moved(self, old: int, new: int) -> None:
        """Tell every front of a table that plays in another channel."""
        self._tell(lambda front: front.moved(old, new))

    def silence(self, channel: int, user: int) -> None:
        """Make every front delete its private answers to a user in a channel."""
        self._tell(lambda front: front.silence(channel, user))

    def signed_out(self, user: int) -> None:
        """Tell every front of a user who has signed out everywhere."""
        self._tell(lambda front: front.signed_out(user))

    def forgotten(self, user: int) -> None:
        """Make every front delete its private answers to a forgotten user."""
        self._tell(lambda front: front.forgotten(user))

    async def look_again(self) -> None:
        """Let every front check again; log the exception of one that fails."""
        for front in [*self._told]:
            try:
                await front.look_again()
            except Exception:
                log.exception("a front could not look again")

    def abandon(self) -> None:
        """Make every front stop all work, including those that connect later."""
        self._is_abandoned = True
        self._tell(lambda front: front.abandon())

    def _tell(self, tell: Callable[[Front], None]) -> None:
        """Tell every front. Log the exception of one that fails: what it was told has happened already."""
        for front in [*self._told]:
            try:
                tell(front)
            except Exception:
                log.exception("a front could not be told")
