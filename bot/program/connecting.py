"""Staying connected to Discord: retries with backoff while it is unreachable, one line if retrying would not help."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import aiohttp
import discord

from bot.discord.client import Caravel
from bot.errors import OperatorError
from games.core import record

log = logging.getLogger(__name__)

T = TypeVar("T")
Sleep = Callable[[float], Awaitable[None]]

ENDING = 0.5
"""Timeout in seconds for closing a connection."""

PAUSES = (1, 2, 5, 10, 30, 60, 120, 300)
"""Seconds between attempts to reach Discord; the last pause is repeated."""


CLOSED_FOR_GOOD = {
    4004: "it does not know this token; copy it again from your application's page (Bot → Reset Token)",
    4010: "an invalid shard; this is a bug: please report it",
    4011: "the bot is in too many servers for so few shards; set CARAVEL_SHARDS to a larger number, or to auto",
    4012: "an outdated version of the gateway; update discord.py",
    4013: "invalid intents; this is a bug: please report it",
    4014: "it asks for intents that the application may not have; this is a bug: please report it",
}
"""Codes of the gateway for which reconnecting is useless, with what the operator can do."""


@record
class Division:
    """The number of a bot's shards, and how many of them may identify at a time, each from its own bucket."""

    count: int
    at_a_time: int


async def advised(
    token: str, arguments: Callable[[], dict[str, Any]], sleep: Sleep = asyncio.sleep
) -> Division:
    """Ask Discord for the recommended division, retrying while it is unreachable. `arguments` returns those of a client."""

    async def ask() -> Division:
        async with discord.Client(intents=discord.Intents.none(), **arguments()) as client:
            await client.login(token)
            shards, _, starts = await client.http.get_bot_gateway()
            return Division(shards, starts["max_concurrency"])

    return await reaching(ask, sleep)


async def keep_connected(
    new_client: Callable[[], Caravel],
    token: str,
    sleep: Sleep = asyncio.sleep,
) -> None:
    """Log in and stay connected. If Discord is unreachable, retry with backoff and a new client.

    Each client waits until it may identify. Raise `OperatorError` if retrying would not help: for an unknown token, or a
    connection closed for good.
    """
    newest: list[Caravel] = []

    async def live() -> None:
        client = new_client()
        newest[:] = [client]
        async with client:
            await client.login(token)
            if client.turn is not None:
                # Wait before connecting, because Discord closes a connection that does not identify soon.
                await client.turn()
            await _until_cancelled(client.connect())

    await reaching(live, sleep, lambda: bool(newest) and newest[0].was_ready)


async def _until_cancelled(work: Coroutine[Any, Any, None]) -> None:
    """Run work that may ignore a cancellation, and cancel it until it ends.

    discord.py connects by `asyncio.wait_for`, which before Python 3.12 loses a cancellation if what it waits for is done
    by then.
    """
    task = asyncio.create_task(work)
    try:
        await asyncio.wait({task})
    finally:
        while not task.done():
            task.cancel()
            await asyncio.wait({task}, timeout=ENDING)
        # Fetch the error even if nobody waits for it any more: otherwise asyncio logs it.
        await asyncio.gather(task, return_exceptions=True)
    task.result()


async def reaching(
    work: Callable[[], Awaitable[T]], sleep: Sleep, was_reached: Callable[[], bool] = lambda: False
) -> T:
    """Run work that needs Discord, retrying with backoff while it is unreachable. The backoff restarts once it `was_reached`."""
    attempt = 0
    while True:
        try:
            return await work()
        except discord.LoginFailure:
            raise OperatorError(
                "DISCORD_TOKEN: Discord does not know this token; copy it again from your application's page (Bot → Reset Token)"
            ) from None
        except (discord.PrivilegedIntentsRequired, discord.ConnectionClosed) as error:
            require_open(getattr(error, "code", 4014))
            why: Exception = error
        except Exception as error:
            if not _is_unreachable(error):
                raise
            why = error
        attempt = 0 if was_reached() else attempt
        pause = PAUSES[min(attempt, len(PAUSES) - 1)]
        log.warning("Discord cannot be reached (%s); next attempt in %d s", why, pause)
        await sleep(pause)
        attempt += 1


def require_open(code: int) -> None:
    """Raise `OperatorError` if this code means that a connection is closed for good."""
    if code in CLOSED_FOR_GOOD:
        raise OperatorError(f"Discord ended the connection ({code}): {CLOSED_FOR_GOOD[code]}")


def _is_unreachable(error: Exception) -> bool:
    """Whether an error means that Discord is unreachable, at least for now."""
    if isinstance(error, AttributeError):
        # discord.py 2.7 raises this if the very first gateway connection is refused.
        return "sequence" in str(error)
    kinds = (
        aiohttp.ClientError,
        OSError,
        discord.HTTPException,
        discord.GatewayNotFound,
        discord.ConnectionClosed,
    )
    return isinstance(error, kinds)
