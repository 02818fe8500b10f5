"""What connects people to the tables, as far as the acts know it: what they ask of it, and what they tell it.

Discord's client is a front, and so is whatever else shows tables and takes clicks. None is needed: robots play without one.
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
    """How the connection to Discord stands; `heartbeat`: seconds since Discord answered one."""

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
    """A front that can do nothing and knows nothing: it gives the answers that are safe then. Others override what they can do."""

    # Asked

    async def is_there(self, guild: int | None, user: int) -> bool:
        """Say whether a user is still on a server; in doubt they are."""
        return True

    async def begin_thread(self, channel: int, name: str) -> ThreadLine:
        """Begin a thread below a line in a channel; raises `PlayerError` where that is not possible."""
        raise PlayerError("no-thread-here")

    async def begin_private_place(self, request: Request, name: str) -> tuple[int, int | None]:
        """Return a channel of somebody's own and its server, None if it has none; raises `PlayerError` where that is not possible."""
        raise PlayerError("no-place-of-ones-own")

    async def visit(self, guild: int | None, channel: int, user: int) -> Visit | None:
        """Return a user's name and rights in a channel, or None if they may not see it. Raise `NotKnown`."""
        raise NotKnown

    async def takes_posts(self, channel: int) -> bool:
        """Say whether a channel takes posts; in doubt it does."""
        return True

    async def types(self, channel: int) -> bool:
        """Show in a channel, for ten seconds, that something is on its way; says whether that was possible."""
        return False

    async def emptied(self) -> None:
        """Return when all is delivered that was committed for this front; at once where nobody delivers."""

    def connection(self) -> ConnectionState:
        """Return how the connection stands."""
        return ConnectionState(ready=False, heartbeat=None)

    # Told

    def wake(self) -> None:
        """Take note that something may be in the outbox."""

    def changed(self, live: LiveTable) -> None:
        """Take note that a table was changed, here or elsewhere; it is still locked."""

    def hinted(self, table: int) -> None:
        """Note that another client changed a table, which may belong to that client."""

    def moved(self, old: int, new: int) -> None:
        """Take note that a table plays in another channel now."""

    def silence(self, channel: int, user: int) -> None:
        """Take back what a user was told privately in a channel, as far as that is possible."""

    def signed_out(self, user: int) -> None:
        """Note that a user has signed out everywhere, or was forgotten."""

    async def look_again(self) -> None:
        """Look for what others have left undone, or found out, without a word."""

    def abandon(self) -> None:
        """Do nothing more: others may look after the tables from now on."""


class ConnectedFronts(Front):
    """The fronts that are connected at the moment: at most one that is asked, which is Discord's, and any number that are told."""

    def __init__(self) -> None:
        self._asked = Front()
        self._told: list[Front] = []
        self._is_abandoned = False
        self.reached, self.away = asyncio.Event(), asyncio.Event()
        """One is set while people can be reached by the front that is asked, the other while they cannot."""
        self.away.set()
        self.returned, self.gone_on = asyncio.Event(), asyncio.Event()
        """`returned` is set each time people become reachable again, `gone_on` once the work that waited for that has resumed."""
        self.gone_on.set()

    def connect(self, front: Front, *, asked: bool = False) -> None:
        """Tell a front from now on, and with `asked` ask it, instead of the one that was asked before."""
        self._told.append(front)
        if asked:
            self._asked = front
        if self._is_abandoned:
            front.abandon()

    def leave(self, front: Front) -> None:
        """Neither ask nor tell a front any more; one that is not connected stays so."""
        self._told = [one for one in self._told if one is not front]
        if self._asked is front:
            self.reach(front, reached=False)
            self._asked = Front()

    def reach(self, front: Front, *, reached: bool) -> None:
        """Take note that people can be reached by a front now, or not; that counts for the one that is asked."""
        if front is not self._asked:
            return
        if reached and not self.reached.is_set():
            self.returned.set()
            self.gone_on.clear()
        now, before = (self.reached, self.away) if reached else (self.away, self.reached)
        now.set()
        before.clear()

    def is_away(self) -> bool:
        """Say whether nobody can be reached: what people could not hear of or answer to has to wait."""
        return self.away.is_set()

    async def is_there(self, guild: int | None, user: int) -> bool:
        """Ask whether a user is still on a server; in doubt they are."""
        return await self._asked.is_there(guild, user)

    async def begin_thread(self, channel: int, name: str) -> ThreadLine:
        """Have a thread begun; raises `PlayerError`."""
        return await self._asked.begin_thread(channel, name)

    async def begin_private_place(self, request: Request, name: str) -> tuple[int, int | None]:
        """Have a channel of somebody's own begun; raises `PlayerError`."""
        return await self._asked.begin_private_place(request, name)

    async def visit(self, guild: int | None, channel: int, user: int) -> Visit | None:
        """Ask for a user's name and rights in a channel. Raise `NotKnown`."""
        return await self._asked.visit(guild, channel, user)

    async def takes_posts(self, channel: int) -> bool:
        """Ask whether a channel takes posts; in doubt it does."""
        return await self._asked.takes_posts(channel)

    async def types(self, channel: int) -> bool:
        """Have it shown that something is on its way."""
        return await self._asked.types(channel)

    async def emptied(self) -> None:
        """Return when all that was committed is delivered."""
        await self._asked.emptied()

    def connection(self) -> ConnectionState:
        """Ask how the connection to Discord stands."""
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
        """Let every front take back what it has told a user in a channel."""
        self._tell(lambda front: front.silence(channel, user))

    def signed_out(self, user: int) -> None:
        """Tell every front of a user who has signed out everywhere."""
        self._tell(lambda front: front.signed_out(user))

    async def look_again(self) -> None:
        """Let every front check again; log the exception of one that fails."""
        for front in [*self._told]:
            try:
                await front.look_again()
            except Exception:
                log.exception("a front could not look again")

    def abandon(self) -> None:
        """Let every front do nothing more, and those that connect later neither."""
        self._is_abandoned = True
        self._tell(lambda front: front.abandon())

    def _tell(self, tell: Callable[[Front], None]) -> None:
        """Tell every front; a fault of one is its own: what it is told has happened already."""
        for front in [*self._told]:
            try:
                tell(front)
            except Exception:
                log.exception("a front could not be told")
