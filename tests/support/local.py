"""Fixtures around the local Discord; another folder's conftest imports them by name."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress

import discord
import pytest

from bot.local import LocalDiscord, ManualClock, client_arguments, redirect
from tests.support.openapi import DESCRIPTION, Inspector


@pytest.fixture
async def discord_server(request) -> AsyncIterator[LocalDiscord]:
    """A local Discord with a clock that stands still; the test fails if the bot misbehaved towards it.

    A test that provokes a problem looks at it and clears `problems`.
    """
    server = LocalDiscord(clock=ManualClock())
    await server.start()
    inspector = Inspector([])
    if DESCRIPTION.exists():
        server.watchers.append(inspector)
    with redirect(server.url):
        yield server
    problems = list(server.problems)
    await server.close()
    assert not problems
    assert not inspector.found, "\n".join(inspector.found)


class FastClock:
    """The machine's clock, so many times as fast: the local Discord's limits end in milliseconds."""

    def __init__(self, factor: float) -> None:
        self._factor = factor
        self._start, self._began = time.time(), time.monotonic()

    def now(self) -> float:
        """Give seconds since 1970."""
        return self._start + (time.monotonic() - self._began) * self._factor

    async def sleep(self, seconds: float) -> None:
        """Sleep that long."""
        await asyncio.sleep(seconds / self._factor)


class ErrorLog(logging.Handler):
    """Keeps what discord.py logs as errors: it does not raise what a handler of a control raised."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line, with its traceback."""
        self.lines.append(logging.Formatter().format(record))


@pytest.fixture
def discord_log():
    """Fail a test in which discord.py logged an error; a test that provokes one clears `lines`."""
    log = ErrorLog()
    logging.getLogger("discord").addHandler(log)
    yield log
    logging.getLogger("discord").removeHandler(log)
    assert not log.lines, "\n".join(log.lines)


@asynccontextmanager
async def running(client: discord.Client, server: LocalDiscord) -> AsyncIterator[discord.Client]:
    """Log a client in and wait until it is ready; close it afterwards."""
    await client.login(server.token)
    connecting = asyncio.create_task(client.connect())
    waiting = asyncio.create_task(client.wait_until_ready())
    await asyncio.wait({connecting, waiting}, return_when=asyncio.FIRST_COMPLETED, timeout=15)
    if connecting.done():
        connecting.result()
    assert waiting.done(), "the client did not become ready"
    try:
        yield client
    finally:
        await client.close()
        with suppress(asyncio.CancelledError):
            await connecting


class TestBot(discord.Client):
    """A client with a command tree and nothing else; tests add to it before they start it."""

    __test__ = False

    def __init__(self, **more) -> None:
        super().__init__(intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True), **more)
        self.tree = discord.app_commands.CommandTree(self)
        self.seen: list[discord.Message] = []
        self._arrived = asyncio.Event()

    async def setup_hook(self) -> None:
        """Register what the test added."""
        await self.tree.sync()

    async def on_message(self, message: discord.Message) -> None:
        """Keep what arrives."""
        self.seen.append(message)
        self._arrived.set()

    async def messages(self, count: int) -> list[discord.Message]:
        """Give what arrived, once that is so many messages."""
        while len(self.seen) < count:
            self._arrived.clear()
            await asyncio.wait_for(self._arrived.wait(), 10)
        return self.seen


@pytest.fixture
async def bot(discord_server, discord_log):
    """A function that starts a client, prepared by the test, and gives it when it is ready."""
    async with AsyncExitStack() as stack:

        async def start(prepare: Callable[[TestBot], None] = lambda _: None) -> TestBot:
            client = TestBot(**client_arguments())
            prepare(client)
            return await stack.enter_async_context(running(client, discord_server))

        yield start
