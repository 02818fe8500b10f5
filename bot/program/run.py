"""Starts the bot: settings, storage, tables, client; on Discord or on the local one."""

import asyncio
import gc
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from pathlib import Path
from typing import Any

import aiohttp
import discord

from bot.acts.housekeeping import Lifetimes
from bot.acts.operating import Operations
from bot.discord.client import Caravel
from bot.errors import OperatorError
from bot.program.watching import Watching
from bot.settings import Settings
from bot.storage import Storage, open_storage
from bot.storage.backups import keep_backing_up
from bot.table.tables import Tables
from bot.time.clock import SystemClock
from games import all_games
from games.core.box import load_overrides
from games.words.phrases import phrases

log = logging.getLogger(__name__)

PAUSES = (1, 2, 5, 10, 30, 60, 120, 300)
"""Seconds between attempts to reach Discord; the last pause is repeated."""


CLOSED_FOR_GOOD = {
    4004: "it does not know this token; copy it anew from your application's page (Bot → Reset Token)",
    4010: "an invalid shard; this is a bug: please report it",
    4011: "the bot is in too many servers for one connection; it has to be sharded, which Caravel is not",
    4012: "an outdated version of the gateway; update discord.py",
    4013: "invalid intents; this is a bug: please report it",
    4014: "it asks for intents that the application may not have; this is a bug: please report it",
}
"""Codes with which the gateway says that reconnecting is useless, and what the operator can do about it."""

SWITCH = 0.0005
"""Seconds after which Python interrupts a thread that draws, so that others can run."""
GARBAGE = (20_000, 20, 100)
"""Thresholds of the garbage collector, raised: a table is thousands of objects to go through each time."""


def be_swift() -> None:
    """Set Python up for many tables: neither drawing nor garbage collection may delay the answer to a click."""
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*GARBAGE)


async def run(settings: Settings) -> int:
    """Run the bot until it is stopped; returns the exit code."""
    overrides = read_overrides(settings)
    check_data(settings.language)
    be_swift()
    stopped = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, stopped.set)
    async with (
        await open_storage(settings.database) as storage,
        backing_up(storage, settings),
        (watching := Watching(storage)).watched(settings.health_port),
    ):

        def client(**arguments: Any) -> Caravel:
            watching.client = new_client(storage, settings, overrides, **arguments)
            return watching.client

        if settings.discord_token is not None:
            token = settings.discord_token.get_secret_value()
            await _until(stopped, keep_connected(client, token))
            return 0
        async with local_discord(settings) as (url, token, arguments):
            print(
                f"Caravel plays at {url} (Ctrl+C ends it; everything is kept): open it and type /play",
                flush=True,
            )
            await _until(stopped, keep_connected(lambda: client(**arguments()), token))
            return 0


def new_client(
    storage: Storage, settings: Settings, overrides: Mapping[str, Any], **arguments: Any
) -> Caravel:
    """Return a client that has not logged in yet."""
    tables = Tables(
        storage, language=settings.language, overrides=overrides, most_tables=settings.tables_per_user
    )
    tables.robot = settings.robot
    operations = Operations(settings.owners, settings.backups if settings.backup_hours else None)
    client = Caravel(tables, limits=lifetimes_of(settings), operations=operations, suggests=True, **arguments)
    client.draws_emojis = True
    client.show_thinking()
    return client


def lifetimes_of(settings: Settings) -> Lifetimes:
    """Return how long the operator wants tables kept."""
    return Lifetimes(
        lobby=timedelta(days=settings.lobby_days),
        idle=timedelta(days=settings.idle_days),
        finished=timedelta(days=settings.finished_days),
        notice=timedelta(days=settings.notice_days),
        forget=timedelta(days=settings.forget_days) if settings.forget_days else None,
    )


@asynccontextmanager
async def backing_up(storage: Storage, settings: Settings) -> AsyncIterator[None]:
    """Write back-ups beside, as the settings say."""
    if not settings.backup_hours:
        yield
        return
    check_backups(settings.backups)
    every, keep = timedelta(hours=settings.backup_hours), timedelta(days=settings.backup_keep_days)
    task = asyncio.create_task(keep_backing_up(storage, settings.backups, every, keep, SystemClock()))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def check_backups(folder: Path) -> None:
    """Raise `OperatorError` unless back-ups can be kept in this folder, which is created if there is none."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        writable = os.access(folder, os.W_OK)
    except OSError as error:
        raise OperatorError(
            f"CARAVEL_BACKUPS: {folder} cannot be a folder ({error.strerror}); name another one"
        ) from None
    if not writable:
        raise OperatorError(
            f"CARAVEL_BACKUPS: {folder} is read-only; name another folder, or make it writable"
        )


def check_data(language: str) -> None:
    """Read every game's components and words; raises `DataError` now and not in the middle of somebody's game."""
    for game in all_games().values():
        game.open_box(game.rules, game.options(), {})
        phrases(language, game.key)


def read_overrides(settings: Settings) -> Mapping[str, Any]:
    """Return the operator's corrections by game, checked against each game's data; raises `DataError`."""
    if settings.overrides is None:
        return {}
    return load_overrides(settings.overrides, all_games())


@asynccontextmanager
async def local_discord(settings: Settings) -> AsyncIterator[tuple[str, str, Callable[[], dict[str, Any]]]]:
    """Start the local Discord; yields its page's address, a token, and what makes arguments for a client."""
    from bot.local import LocalDiscord, WorldError, client_arguments, redirect  # noqa: PLC0415  # not needed on Discord

    host, port = str(settings.local_address), settings.local_port
    try:
        server = LocalDiscord(settings.local_world, port=port, host=host, limits=True)
    except WorldError as error:
        raise OperatorError(str(error)) from None
    try:
        await server.start()
    except OSError as error:
        raise OperatorError(
            f"port {port} of {host} cannot be used ({error.strerror}); set CARAVEL_LOCAL_PORT to a free one, or 0"
        ) from None
    try:
        with redirect(server.url):
            yield server.page_url, server.token, client_arguments
    finally:
        await server.close()


async def _until(stopped: asyncio.Event, work: Any) -> None:
    """Do the work until somebody stops the program."""
    task = asyncio.create_task(work)
    waiting = asyncio.create_task(stopped.wait())
    done, _ = await asyncio.wait({task, waiting}, return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    if task in done:
        task.result()
        return
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


async def keep_connected(
    new_client: Callable[[], Caravel], token: str, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
) -> None:
    """Log in and stay connected; if Discord cannot be reached, try again with a new client after growing pauses.

    Raises `OperatorError` where trying again would not help: an unknown token, a connection closed for good.
    """
    attempt = 0
    while True:
        client = new_client()
        try:
            async with client:
                await client.start(token)
                return
        except discord.LoginFailure:
            raise OperatorError(
                "DISCORD_TOKEN: Discord does not know this token; copy it anew from your application's page (Bot → Reset Token)"
            ) from None
        except (discord.PrivilegedIntentsRequired, discord.ConnectionClosed) as error:
            code = getattr(error, "code", 4014)
            if code in CLOSED_FOR_GOOD:
                raise OperatorError(
                    f"Discord ended the connection ({code}): {CLOSED_FOR_GOOD[code]}"
                ) from None
            attempt = await _pause(client, attempt, error, sleep)
        except Exception as error:
            if not _is_unreachable(error):
                raise
            attempt = await _pause(client, attempt, error, sleep)


async def _pause(
    client: Caravel, attempt: int, error: Exception, sleep: Callable[[float], Awaitable[None]]
) -> int:
    """Wait before the next attempt to reach Discord; returns how many attempts failed since it was reached."""
    attempt = 0 if client.was_ready else attempt
    pause = PAUSES[min(attempt, len(PAUSES) - 1)]
    log.warning("Discord cannot be reached (%s); next attempt in %d s", error, pause)
    await sleep(pause)
    return attempt + 1


def _is_unreachable(error: Exception) -> bool:
    """Say whether an error means that Discord cannot be reached, or not now."""
    if isinstance(error, AttributeError):
        # discord.py 2.7 fails like this if the very first gateway connection is refused.
        return "sequence" in str(error)
    kinds = (
        aiohttp.ClientError,
        OSError,
        discord.HTTPException,
        discord.GatewayNotFound,
        discord.ConnectionClosed,
    )
    return isinstance(error, kinds)
