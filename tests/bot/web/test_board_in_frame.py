"""The live board in the frame of the local Discord's page, as `make play` shows it: signing in by the host, channels, threads, other people."""

import json
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.discord.identity import DiscordIdentity
from bot.web.server import Site
from bot.web.signing import FrameSignIn
from games.words.phrases import phrases
from tests.local.test_page_activity import become
from tests.local.test_page_activity import opened as channel_opened
from tests.support.bot import World, bot_log, open_world
from tests.support.browser import Tab, chromium, needs_chromium
from tests.support.frames import Frame
from tests.support.page import UNHURRIED

__all__ = ["bot_log"]
pytestmark = needs_chromium
SAY = phrases("en")
GAME = "puerto_rico"


@dataclass
class Framed:
    """A bot with both fronts, the local Discord's page in a tab, and the board in its frame."""

    world: World
    tab: Tab
    frame: Frame

    async def press(self, button: str) -> None:
        """Press a button of the board, found by its name."""
        name = json.dumps(button)
        await self.click(
            f"[...document.querySelectorAll('button')].find((e) => !e.disabled && (e.ariaLabel === {name} || e.textContent.trim() === {name}))"
        )

    async def click(self, script: str) -> None:
        """Click the middle of an element of the board with the mouse."""
        point = await self.frame.until(
            f"(() => {{ const e = {script}; if (!e) return null; e.scrollIntoView({{block: 'center'}}); const r = e.getBoundingClientRect();"
            " const x = r.x + r.width / 2, y = r.y + r.height / 2; return e.contains(document.elementFromPoint(x, y)) ? {x, y} : null; })()"
        )
        frame = await self.tab.run(
            "(() => { const r = document.querySelector('iframe').getBoundingClientRect(); return {x: r.x, y: r.y}; })()"
        )
        at = {axis: point[axis] + frame[axis] for axis in ("x", "y")}
        for kind in ("mousePressed", "mouseReleased"):
            await self.tab.call("Input.dispatchMouseEvent", type=kind, button="left", clickCount=1, **at)

    async def shows(self, part: str, text: str) -> None:
        """Wait until a part of the board says something."""
        await self.frame.until(f"document.getElementById('{part}')?.textContent.includes({json.dumps(text)})")


@pytest.fixture
async def framed(tmp_path: Path, bot_log) -> AsyncIterator[Framed]:
    async with open_world(tmp_path) as world, chromium(tmp_path / "chromium") as browser:
        world.has_page = True
        server = world.server
        server.activities.enable("http://127.0.0.1:1")
        await world.restart()
        provider = DiscordIdentity(
            server.world.bot.id, server.grants.client_secret, server.token, server.origins
        )
        sign_in = FrameSignIn(provider, world.storage, world.bot_clock.now)
        site = Site(
            world.apps,
            world.resources.illustrator,
            world.bot_clock,
            sign_in,
            ancestors=server.origins,
            times=UNHURRIED,
        )
        site.connect(world.app)
        port = await site.start("127.0.0.1", 0)
        server.activities.enable(f"http://127.0.0.1:{port}")
        tab = await browser.tab(server.page_url)
        await tab.size(1600, 860)
        yield Framed(world, tab, Frame(tab, server))
        await site.close()


@pytest.mark.rest
async def test_a_newcomer_begins_a_game_beside_the_chat_and_makes_the_first_move(framed: Framed):
    await framed.press(f"{SAY('page-begin')}: Puerto Rico")
    await framed.frame.until("document.body.dataset.state === 'table'")
    first = "document.querySelector('#moves .move:enabled')"
    control = await framed.frame.until(f"{first}?.dataset.control")
    await framed.click(first)
    gone = f"document.querySelector('#moves [data-control=\"' + CSS.escape({json.dumps(control)}) + '\"]') === null"
    await framed.frame.until(gone)
    await framed.world.settled()
    live = await framed.world.live()
    (made,) = [entry for entry in live.table.log.entries if entry.by == "person"]
    assert live.seats[made.seat].name == "Robin"
    # What was done on the board is told in the chat.
    await framed.tab.until(
        "[...document.querySelectorAll('#messages > li')].some((e) => e.innerText.includes('▸ Robin '))"
    )


@pytest.mark.rest
async def test_another_acting_person_sees_the_board_as_themselves(framed: Framed):
    world = framed.world
    world.person("dora")
    await world.start("mundus_novus", "Robin", "anna", "ben")
    mine = "document.querySelector('#strips .strip svg.own')?.textContent"
    seats = {}
    for name in ("Robin", "anna"):
        if name != "Robin":
            await become(framed.tab, name)
        await framed.frame.until(
            f"document.body?.dataset.state === 'table' && ({mine} ?? '').includes('{name}')"
        )
        seats[name] = await framed.frame.run(mine)
        # The bearer is kept nowhere: the page has signed in again.
        assert await framed.frame.run(
            "JSON.stringify([localStorage.length, sessionStorage.length, document.cookie])"
        ) in (
            '[0,0,""]',
            '[1,0,""]',
        )
    assert seats["Robin"] != seats["anna"]
    await become(framed.tab, "dora")
    await framed.shows("question", SAY("page-you-watch"))
    assert await framed.frame.run(f"({mine} ?? '') === ''")


@pytest.mark.rest
async def test_each_channel_and_a_thread_have_their_own_table(framed: Framed):
    world = framed.world
    await world.start(GAME, "Robin", "anna", "ben")
    thread = world.person("Robin").start_thread(world.general, "lesson")
    await framed.frame.until("document.body?.dataset.state === 'table'")
    for name in ("table-one", "lesson"):
        await channel_opened(framed.tab, name)
        await framed.frame.until("document.body?.dataset.state === 'none' && document.querySelector('.game')")
    await framed.press(f"{SAY('page-begin')}: Pizarro & Co.")
    await framed.frame.until("document.body?.dataset.state === 'table'")
    await framed.shows("game", "Pizarro")
    row = await world.storage.find_table(thread.id)
    assert row is not None
    assert row.game == "pizarro_and_co"
    await channel_opened(framed.tab, "general")
    await framed.shows("game", "Puerto Rico")
