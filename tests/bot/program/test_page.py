"""The page that the program serves beside the bot: where, for whom, and what an operator is told who has set it up wrongly."""

import asyncio
import re
import signal
import socket
import subprocess
import sys
from contextlib import asynccontextmanager

import aiohttp
import pytest

from bot.errors import OperatorError
from bot.program.page import application_of, names_outside
from bot.program.run import on_discord
from bot.settings import Settings
from tests.bot.program.test_program import ROOT, environment, one_line, typed
from tests.support.whole import first

__all__ = ["typed"]

TOKEN = "NDcxMQ.x.y"


def settings(**more):
    return Settings(_env_file=None, **more)


@asynccontextmanager
async def playing(tmp_path, **more):
    """Run `python -m bot` until it has said where to play, which is given; it ends in good order."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot"),
        cwd=ROOT,
        env=environment(tmp_path / "c.sqlite", CARAVEL_BACKUP_HOURS="0", **more),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    try:
        said = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
        yield said.split("at ")[1].split()[0]
    finally:
        process.send_signal(signal.SIGINT)
        _, errors = await process.communicate()
    assert (process.returncode, errors.decode()) == (0, "")


async def policy_of(http, url):
    async with http.get(url) as answer:
        assert answer.status == 200
        return answer.headers["Content-Security-Policy"]


@pytest.mark.parametrize("address", first(1, ["127.0.0.2", "127.0.0.1"]))
async def test_the_local_discord_shows_the_page_that_is_served_beside_it(tmp_path, address):
    async with playing(tmp_path, CARAVEL_LOCAL_ADDRESS=address) as local, aiohttp.ClientSession() as http:
        origin = local.split("?")[0].rstrip("/")
        assert origin.startswith(f"http://{address}:")
        (page,) = re.findall(rf"frame-src (http://{address}:[0-9]+);", await policy_of(http, local))
        assert origin in (await policy_of(http, page)).partition("frame-ancestors ")[2].split()
        async with http.get(f"{page}/door") as answer:
            assert origin in (await answer.json())["origins"]


async def test_a_port_that_is_taken_is_one_line_with_its_setting(tmp_path, typed):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        line = one_line(await typed(database=tmp_path / "c.sqlite", CARAVEL_PAGE_PORT=port))
    assert "CARAVEL_PAGE_PORT" in line


def test_on_discord_there_is_a_page_with_a_secret_and_an_address():
    assert on_discord(settings(), TOKEN).client_secret is None
    with pytest.raises(OperatorError, match="CARAVEL_PAGE_ADDRESS"):
        on_discord(settings(client_secret="psst"), TOKEN)
    to = on_discord(settings(client_secret="psst", page_address="board.example.org"), TOKEN)
    assert to.client_secret == "psst"
    assert "https://discord.com" in to.ancestors


def test_the_page_is_reached_by_its_address_and_through_discords_proxy():
    found = names_outside(settings(page_address="https://board.example.org"), 4711)
    assert found == {"board.example.org", "4711.discordsays.com"}
    assert names_outside(settings(), 4711) == set()


def test_a_token_names_its_application():
    assert application_of(TOKEN) == 4711
    for wrong in ("", "x", "é.x.y", "Zm9v.x.y"):
        with pytest.raises(OperatorError, match="DISCORD_TOKEN"):
            application_of(wrong)


def test_the_page_has_a_port_of_its_own_unless_the_local_discord_takes_any():
    assert settings().port_of_page == 8339
    assert settings(local_port=0).port_of_page == 0
    assert settings(local_port=0, page_port=9000).port_of_page == 9000
