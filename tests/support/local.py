"""Fixtures around the local Discord; another folder's conftest imports them by name."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

import discord
import pytest

from bot.local import LocalDiscord, ManualClock, client_arguments, redirect


@pytest.fixture
async def discord_server(request) -> AsyncIterator[LocalDiscord]:
    """A local Discord with a clock that stands still; the test fails if the bot misbehaved towards it.

    A test that provokes a problem looks at it and clears `problems`.
    """
    server = LocalDiscord(clock=ManualClock())
    await server.start()
    with redirect(server.url):
        yield server
    problems = list(server.problems)
    await server.close()
    assert not problems


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
    ready = asyncio.Event()

    async def note_ready() -> None:
        await client.wait_until_ready()
        ready.set()

    starting = asyncio.create_task(client.start(server.token))
    while client.loop is discord.utils.MISSING or not hasattr(client, "_ready") or client._ready is discord.utils.MISSING:
        await asyncio.sleep(0)
        if starting.done():
            starting.result()
    waiting = asyncio.create_task(note_ready())
    await asyncio.wait({starting, waiting}, return_when=asyncio.FIRST_COMPLETED, timeout=15)
    if starting.done():
        starting.result()
    assert ready.is_set(), "the client did not become ready"
    try:
        yield client
    finally:
        await client.close()
        with suppress(asyncio.CancelledError):
            await starting


class TestBot(discord.Client):
    """A client with a command tree and nothing else; tests add to it before they start it."""

    __test__ = False

    def __init__(self, **more) -> None:
        super().__init__(intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True), **more)
        self.tree = discord.app_commands.CommandTree(self)
        self.seen: list[discord.Message] = []

    async def setup_hook(self) -> None:
        """Register what the test added."""
        await self.tree.sync()

    async def on_message(self, message: discord.Message) -> None:
        """Keep what arrives."""
        self.seen.append(message)


@pytest.fixture
async def bot(discord_server, discord_log):
    """A function that starts a client, prepared by the test, and gives it when it is ready."""
    from contextlib import AsyncExitStack

    async with AsyncExitStack() as stack:

        async def start(prepare: Callable[[TestBot], None] = lambda _: None) -> TestBot:
            client = TestBot(**client_arguments())
            prepare(client)
            return await stack.enter_async_context(running(client, discord_server))

        yield start
