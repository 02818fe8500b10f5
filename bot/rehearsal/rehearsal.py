"""The bot, its database and a local Discord in one process, started and ended at will; for selfplay and tests."""

import asyncio
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from bot.discord.client import Caravel
from bot.local import LocalDiscord, client_arguments, redirect
from bot.local.clock import WorldClock
from bot.storage import Storage, open_storage
from bot.table.tables import Tables, new_secret
from bot.time import clock as clocks

PATIENCE = 15.0
"""Seconds after which a bot that is not ready hangs."""


class Rehearsal:
    """A folder with a database and the world of a local Discord, and the bot that runs on them.

    `async with Rehearsal(folder) as rehearsal` starts everything; `restart` ends the bot and starts a new
    one over the same files. `new_secret` makes the secrets of tables, so that a play can be repeated; not
    `durable`: nobody waits for the disk. `language` is the bot's; the rest (`throttle`, `illustrator`), `client`, is its client's.
    """

    bot: Caravel
    storage: Storage

    def __init__(
        self,
        folder: Path,
        *,
        clock: WorldClock | None = None,
        bot_clock: clocks.Clock | None = None,
        new_secret: Callable[[], str] = new_secret,
        durable: bool = True,
        language: str = "en",
        **client: Any,
    ) -> None:
        self.database = folder / "caravel.sqlite"
        self.server = LocalDiscord(folder / "world.sqlite", clock=clock)
        self.bot_clock = bot_clock or clocks.SystemClock()
        self.new_secret = new_secret
        self._durable = durable
        self.client = client
        self._language = language
        self._redirected = ExitStack()
        self._connection: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        await self.server.start()
        self._redirected.enter_context(redirect(self.server.url))
        await self.start_bot()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop_bot()
        self._redirected.close()
        await self.server.close()

    async def start_bot(self) -> None:
        """Start a bot and wait until it is ready."""
        self.storage = await open_storage(self.database, durable=self._durable)
        tables = Tables(
            self.storage, language=self._language, now=self.bot_clock.now, new_secret=self.new_secret
        )
        self.bot = Caravel(tables, clock=self.bot_clock, **self.client, **client_arguments())
        await self.bot.login(self.server.token)
        self._connection = asyncio.create_task(self.bot.connect())
        ready = asyncio.create_task(self.bot.wait_until_ready())
        await asyncio.wait({ready, self._connection}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        if self._connection.done():
            self._connection.result()
        assert ready.done(), "the bot did not become ready"

    async def stop_bot(self) -> None:
        """End the bot as a stopped program does; nothing when none runs."""
        if self._connection is None:
            return
        await self.bot.close()
        with suppress(asyncio.CancelledError):
            await self._connection
        self._connection = None
        await self.storage.close()

    async def restart(self, *, server: bool = False) -> None:
        """End the bot and start a new one over the same files; the local Discord too, if wanted."""
        await self.stop_bot()
        if server:
            await self.server.restart()
        await self.start_bot()

    async def settled(self) -> None:
        """Return when nothing plays by itself any more and everything committed is sent."""
        await self.bot.settled()
