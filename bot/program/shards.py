"""An app with its client for each shard that the program owns, started and stopped by its `Ownership`."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from bot.app import App, Apps
from bot.discord.client import Caravel, Turn
from bot.discord.shared import Shared
from bot.errors import OperatorError
from bot.program.connecting import Division, Sleep, keep_connected
from bot.storage import NotAdmitted, Ownership, OwnershipLost, Shard, Storage

log = logging.getLogger(__name__)

AGAIN = 1.0
"""Seconds between two attempts to own shards."""


class Making(NamedTuple):
    """The functions that make a shard's app and its client, and the client's token."""

    app: Callable[[Storage], App]
    client: Callable[[App, Turn], Caravel]
    token: str


class Shards:
    """Runs the apps and clients of all owned shards."""

    def __init__(
        self,
        apps: Apps,
        shared: Shared,
        storage: Storage,
        making: Making,
        ownership: Ownership,
        division: Division,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self._shared = shared
        self._storage = storage
        self._making = making
        self._ownership = ownership
        self._division = division
        shared.throttle.begin_only_while(ownership.is_sure)
        storage.write_only_while(ownership.is_sure)
        apps.standing_by.append(self._is_standing_by)
        self._sleep = sleep
        self._apps_by_shard: dict[int, App] = {}
        self._connections: dict[int, asyncio.Task[None]] = {}
        self._abandoned: list[asyncio.Task[None]] = []
        """Connections of abandoned clients, which only answer that the tables cannot be reached."""
        self._leaving: list[asyncio.Task[None]] = []
        """Abandoned connections that are closing."""
        self._ended: asyncio.Queue[asyncio.Task[None]] = asyncio.Queue()
        """Tasks that have ended by themselves: the ownership, or a client's connection."""

    async def run(self) -> None:
        """Run clients for the life of the program.

        Raise `OperatorError` if one of them is closed for good, or none may run here.
        """
        try:
            while True:
                await self._run_until_lost()
                self._storage.forget_cached()
                await self._sleep(AGAIN)
        finally:
            await asyncio.gather(self._leave(), *map(self._lost, [*self._connections]))
            await self._ownership.aclose()

    async def _run_until_lost(self) -> None:
        owning = asyncio.create_task(self._ownership.run(self._gained, self._lost), name="ownership")
        owning.add_done_callback(self._ended.put_nowait)
        leaving = asyncio.create_task(self._leave_when_sure(), name="leaving")
        try:
            while True:
                task = await self._ended.get()
                if not task.cancelled():
                    task.result()
        except OwnershipLost as error:
            log.warning("others may look after our shards from now on, and we begin anew: %s", error)
            self._abandon()
        except NotAdmitted as error:
            raise OperatorError(str(error)) from None
        finally:
            owning.cancel()
            leaving.cancel()
            await asyncio.gather(owning, leaving, return_exceptions=True)

    async def _gained(self, number: int) -> None:
        """Start an app and its client."""
        await self._leave()
        shard = Shard(number, self._division.count)
        turn = partial(self._ownership.identifying, number % self._division.at_a_time)
        app = self._making.app(self._storage.of(shard))
        connection = asyncio.create_task(self._stay(app, turn), name=f"shard {number}")
        connection.add_done_callback(self._ended.put_nowait)
        self._connections[number], self._apps_by_shard[number] = connection, app
        self._share()

    async def _stay(self, app: App, turn: Turn) -> None:
        """Run an app, and stay connected to Discord with one client after the other."""
        async with app:
            await keep_connected(lambda: self._making.client(app, turn), self._making.token, self._sleep)

    async def _lost(self, number: int) -> None:
        """Stop an app and its client in good order."""
        connection = self._connections.pop(number)
        del self._apps_by_shard[number]
        connection.cancel()
        await _ends([connection])
        self._share()

    def _abandon(self) -> None:
        """Stop the work of all clients, because another process may do it now. Until that is certain, they only say so to users."""
        for app in self._apps_by_shard.values():
            app.abandon()
        self._apps_by_shard.clear()
        self._abandoned += self._connections.values()
        self._connections.clear()
        self._share()

    async def _leave_when_sure(self) -> None:
        """End abandoned clients once it is known again which process owns their shards."""
        while self._abandoned and not self._ownership.is_sure():
            await self._sleep(AGAIN)
        await self._leave()

    async def _leave(self) -> None:
        """End abandoned clients. Return when all have ended, including those that an earlier call is ending."""
        leaving, self._abandoned = self._abandoned, []
        self._leaving = [one for one in (*self._leaving, *leaving) if not one.done()]
        for connection in leaving:
            connection.cancel()
        await _ends(self._leaving)

    def _is_standing_by(self) -> bool:
        """Whether the program certainly owns no shards."""
        return not self._connections and self._ownership.is_sure()

    def _share(self) -> None:
        self._shared.throttle.share = len(self._connections) / self._division.count


async def _ends(connections: list[asyncio.Task[None]]) -> None:
    """Wait until connections have ended, with or without error. Cancelling this call cancels none of them."""
    if connections:
        await asyncio.wait(connections)
    for one in connections:
        if not one.cancelled():
            one.exception()
