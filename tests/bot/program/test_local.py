"""The local Discord served alone, and bots that join it from processes of their own."""

import asyncio
import signal
import socket
import subprocess
import sys
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from tests.bot.program.test_program import ROOT, environment, one_line, typed
from tests.support.local import discord_server
from tests.support.whole import WHOLE

__all__ = ["discord_server", "typed"]

PATIENCE = 60


@asynccontextmanager
async def started(command, database, **settings):
    """Run `python -m bot …` until it has said its first line, which is given; it ends in good order."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", command),
        cwd=ROOT,
        env=environment(database, **settings),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    try:
        yield (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
    finally:
        process.send_signal(signal.SIGINT)
        _, errors = await process.communicate()
    assert (process.returncode, errors.decode()) == (0, "")


@pytest.mark.rest
async def test_bots_join_a_local_discord_that_is_served_alone(tmp_path):
    async with started("local", tmp_path / "none.sqlite") as said:
        url = said.split("at ")[1].split()[0]
        port = url.rstrip("/").rpartition(":")[2]
        async with AsyncExitStack() as bots:
            for name in ("one", "two") if WHOLE else ("one",):
                joining = started("join", tmp_path / f"{name}.sqlite", CARAVEL_LOCAL_PORT=port)
                assert f"Caravel plays at {url} " in await bots.enter_async_context(joining)
    assert not (tmp_path / "none.sqlite").exists()


async def test_who_joins_logs_in_there_with_the_token_that_it_is_told(discord_server, tmp_path):
    welcomed = asyncio.Event()
    discord_server.gateway.on_welcome.append(welcomed.set)
    port = str(discord_server.port)
    async with started("join", tmp_path / "c.sqlite", CARAVEL_LOCAL_PORT=port):
        await asyncio.wait_for(welcomed.wait(), PATIENCE)
        assert len(discord_server.gateway.sessions) == 1


async def test_who_has_a_token_cannot_join(discord_server, tmp_path, typed):
    settings = {"CARAVEL_LOCAL_PORT": str(discord_server.port), "DISCORD_TOKEN": "MTIz.x.real"}
    line = one_line(await typed("join", database=tmp_path / "c.sqlite", **settings))
    assert "DISCORD_TOKEN" in line
    assert "MTIz" not in line


async def test_where_no_local_discord_is_nobody_joins(tmp_path, typed):
    with socket.socket() as taken:
        # Nobody listens there, and nobody else can meanwhile.
        taken.bind(("127.0.0.1", 0))
        port = str(taken.getsockname()[1])
        line = one_line(await typed("join", database=tmp_path / "c.sqlite", CARAVEL_LOCAL_PORT=port))
    assert "CARAVEL_LOCAL_PORT" in line
