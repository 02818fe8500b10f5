"""Whole games of all four kinds at the live board: two people and a spectator in three browsers, with a restart and a cut connection.

How many clicks a move takes is counted: a legal whole move is drawn first and then made with the mouse, places preferred.
"""

import json
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from tests.bot.web.test_board_faults import SPY
from tests.bot.web.test_board_game import SIZES, take_turns
from tests.support.boards import Hands
from tests.support.bot import bot_log
from tests.support.browser import Browser, chromium, needs_chromium
from tests.support.page import Server

__all__ = ["bot_log"]
pytestmark = [needs_chromium, pytest.mark.soak]
CLICKS = {"puerto_rico": 1.1, "age_of_discovery": 1.6, "mundus_novus": 1.6, "pizarro_and_co": 1.1}
"""The clicks that a move takes on average, at most; a form counts as one."""
PART = 8
"""Moves before the connection is cut, and before the bot is restarted."""


async def seated(browser: Browser, url: str, name: str, size: str) -> Hands:
    """Open the board of a person, whose lines the test can cut."""
    width, height, touch = SIZES[size]
    tab = await browser.tab("about:blank")
    await tab.size(width, height, phone=touch)
    if touch:
        await tab.call("Emulation.setTouchEmulationEnabled", enabled=True)
    await tab.call("Page.addScriptToEvaluateOnNewDocument", source=SPY)
    await tab.open(f"{url}/#bearer={name}")
    hands = Hands(tab, touch=touch)
    await hands.ready()
    return hands


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", CLICKS)
async def test_a_whole_game_is_played_on_the_board(tmp_path: Path, bot_log, game, size):
    server, rng = Server(tmp_path), Random(11)
    async with chromium(tmp_path / "chromium") as browser:
        async with AsyncExitStack() as first:
            await first.enter_async_context(server.running())
            port = int(server.url.rsplit(":", 1)[1])
            await server.begin(game, "anna", "ben")
            hands = [await seated(browser, server.url, name, size) for name in ("anna", "ben")]
            dora = await seated(browser, server.url, "dora", size)
            await take_turns(hands, rng, PART)
            await hands[0].tab.run("lines.at(-1).close(); true")
            await hands[0].tab.until("lines.length > 1 && !document.body.classList.contains('away')")
            await take_turns(hands, rng, PART)
        async with server.running(port=port):
            for one in (*hands, dora):
                await one.tab.until(
                    "lines.at(-1).readyState === 1 && !document.body.classList.contains('away')"
                )
            await take_turns(hands, rng, None)
            await dora.tab.until("table_.table.public.over")
            live = await server.live()
            assert live.is_over
            made = sum(entry.by == "person" for entry in live.table.log.entries)
            assert sum(one.moves for one in hands) == made
            assert sum(one.clicks for one in hands) / made <= CLICKS[game], json.dumps(
                [one.clicks for one in hands]
            )
            shown = await dora.tab.run("JSON.stringify(table_.table.own)")
            assert "moves" not in shown or json.loads(shown)["moves"] == []
