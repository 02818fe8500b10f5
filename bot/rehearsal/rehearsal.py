"""The bot, its database and a local Discord in one process, started and stopped at will; for selfplay and tests."""

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from datetime import timedelta
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from bot.acts.built import Acts
from bot.acts.resources import Resources
from bot.app import App, Apps
from bot.discord.client import Caravel
from bot.discord.shared import Shared
from bot.discord.throttle import Throttle
from bot.local import LocalDiscord, client_arguments, redirect
from bot.local.clock import WorldClock
from bot.storage import Shard, Storage, open_storage
from bot.table.automation import patience
from bot.table.tables import Chosen, Tables, new_secret
from bot.time import clock as clocks

PATIENCE = 15.0
"""Seconds after which a bot that is not ready counts as hanging."""


class Rehearsal:
    """A folder with a database and the world of a local Discord, and the bot that runs on them.

    `async with Rehearsal(folder) as rehearsal` starts everything. `restart` stops the bot and starts a new one on the same files.

    new_secret: Makes the secrets of tables, so that a game can be repeated.
    durable: Wait for the disk on each commit.
    chosen: The operator's settings.
    patience: Returns how long orders wait.
    shards: The bot has a client for each.
    options: The throttle, and arguments of its resources (`paint`, `operations`).
    """

    bots: list[Caravel]
    apps: Apps
    resources: Resources
    shared: Shared
    storage: Storage

    def __init__(  # noqa: PLR0913  # all but the folder by name
        self,
        folder: Path,
        *,
        clock: WorldClock | None = None,
        bot_clock: clocks.Clock | None = None,
        new_secret: Callable[[], str] = new_secret,
        durable: bool = True,
        chosen: Chosen = Chosen(),  # noqa: B008  # it is frozen
        patience: Callable[[], timedelta] = patience,
        shards: int = 1,
        **options: Any,
    ) -> None:
        self.database: Path | str = folder / "caravel.sqlite"
        """The database of the bot that is started next: a file, or the address of a server's database."""
        self.server = LocalDiscord(folder / "world.sqlite", clock=clock)
        self.bot_clock = bot_clock or clocks.SystemClock()
        self.new_secret = new_secret
        self.has_page = False
        """Whether the bot that is started next has a page, which its entry point opens."""
        self._durable = durable
        self.options = options
        self._chosen = chosen
        self._patience = patience
        self._shards = shards
        self._throttle: Throttle | None = options.pop("throttle", None)
        self._redirected, self._sharing = ExitStack(), ExitStack()
        self._connections: list[asyncio.Task[None]] = []
        self._runs = False

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

    @property
    def bot(self) -> Caravel:
        """The client; the first one if there are several."""
        return self.bots[0]

    @property
    def app(self) -> App:
        """The app of the first client."""
        return self.bot.app

    @property
    def acts(self) -> Acts:
        """The app's acts."""
        return self.app.acts

    @property
    def tables(self) -> Tables:
        """The app's tables."""
        return self.app.tables

    async def start_bot(self) -> None:
        """Start a bot and wait until it is ready."""
        self._runs = True
        self.storage = await open_storage(self.database, durable=self._durable)
        self.apps = Apps()
        self.resources = self._sharing.enter_context(Resources(clock=self.bot_clock, **self.options))
        self.shared = self._sharing.enter_context(
            Shared(self.resources, language=self._chosen.language, throttle=self._throttle)
        )
        self.bots = []
        for number in range(self._shards):
            app = self._app(Shard(number, self._shards))
            await app.start()
            self.bots.append(self._client(app))
            await self._connect(self.bots[-1])

    def _app(self, shard: Shard) -> App:
        tables = Tables(
            self.storage if shard == Shard.ALONE else self.storage.of(shard),
            self._chosen,
            now=self.bot_clock.now,
            new_secret=self.new_secret,
            patience=self._patience,
            another_copy=self.resources.another_copy,
        )
        return App(tables, self.resources, self.apps)

    def _client(self, app: App) -> Caravel:
        shard = app.tables.storage.shard
        of = {"shard_id": shard.number, "shard_count": shard.count}
        return Caravel(app, self.shared, has_page=self.has_page, **of, **client_arguments())

    async def _connect(self, bot: Caravel) -> None:
        await bot.login(self.server.token)
        connection = asyncio.create_task(bot.connect())
        ready = asyncio.create_task(bot.wait_until_ready())
        await asyncio.wait({ready, connection}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        if connection.done():
            connection.result()
        assert ready.done(), "the bot did not become ready"
        self._connections.append(connection)

    async def stop_bot(self) -> None:
        """Stop the bot as a stopped program does. Do nothing if none runs."""
        if not self._runs:
            return
        self._runs = False
        await self.leave()
        for bot in self.bots:
            await bot.app.close()
        self._sharing.close()
        await self.storage.close()

    async def leave(self) -> None:
        """Disconnect the clients as in an outage of Discord; their apps run on."""
        for bot in self.bots:
            await bot.close()
        await asyncio.gather(*self._connections, return_exceptions=True)
        self._connections.clear()

    async def come_back(self) -> None:
        """Connect new clients to the apps."""
        self.bots = [self._client(bot.app) for bot in self.bots]
        for bot in self.bots:
            await self._connect(bot)

    async def restart(self, *, server: bool = False) -> None:
        """Stop the bot and start a new one on the same files; with `server` the local Discord, too."""
        await self.stop_bot()
        if server:
            await self.server.restart()
        await self.start_bot()

    async def settled(self) -> None:
        """Wait until no robot plays and everything committed is sent."""
        while any(bot.is_busy() or bot.app.is_busy() for bot in self.bots):
            for bot in self.bots:
                await bot.settled()
        for bot in self.bots:
            await bot.settled()
