"""The live board where no question alone is drawn: a paused table, a channel without one."""

import json
from dataclasses import replace
from datetime import UTC, datetime

from games import all_games
from games.words.phrases import phrases
from tests.support.boards import Hands
from tests.support.bot import bot_log
from tests.support.browser import chromium, needs_chromium
from tests.support.page import Server

__all__ = ["bot_log"]
pytestmark = needs_chromium
FONTS = 4
"""The fonts of the page, for Latin letters."""
FIRST_SEEN = """
  window.buttons = () => JSON.stringify([...document.querySelectorAll('.game button')].map((each) => {
    const box = each.getBoundingClientRect();
    return [each.ariaLabel, box.x, box.y, box.width];
  }));
  const look = () => {
    if (document.querySelector('.game button')) window.seenFirst = buttons();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
"""
"""Notes where the buttons of the games stand when they are first painted."""


async def test_a_paused_table_is_shown_whole_and_says_so(tmp_path, bot_log):
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        table = await server.begin("puerto_rico", "anna", "ben")
        async with server.app.tables.hold(table) as held:
            book = replace(held.live.notes.book, paused=datetime.now(UTC))
            await held.commit(held.live.noting(book=book))
        tab = await browser.tab(f"{server.url}/#bearer=anna")
        anna = Hands(tab)
        await anna.ready()
        assert phrases("en")("page-paused") in await tab.run(
            "document.querySelector('#question').textContent"
        )
        assert await tab.run("document.querySelectorAll('#strips .strip').length > 0")


async def test_each_game_that_can_be_begun_says_what_it_is_like(tmp_path, bot_log):
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        tab = await browser.tab(f"{server.url}/#bearer=anna")
        await Hands(tab).ready()
        shown = json.loads(
            await tab.run(
                "JSON.stringify([...document.querySelectorAll('.game > p')].map((p) => p.textContent))"
            )
        )
        assert shown == [
            phrases("en", key)("game-face")
            if phrases("en", key).has("game-face")
            else phrases("en", key).about("game-name")
            for key in all_games()
        ]


async def test_nothing_moves_when_the_fonts_arrive(tmp_path, bot_log):
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        tab = await browser.tab("about:blank")
        await tab.call("Page.addScriptToEvaluateOnNewDocument", source=FIRST_SEEN)
        await tab.hold("*.woff2")
        await tab.call("Page.navigate", url=f"{server.url}/#bearer=anna")
        while len(tab.paused) < FONTS:
            await tab.run("new Promise((done) => setTimeout(done, 0))")
        await tab.release()
        await Hands(tab).ready()
        await tab.run("document.fonts.ready.then(() => true)")
        assert await tab.until("window.seenFirst") == await tab.run("buttons()")


async def test_an_answer_is_seen_where_there_is_no_question(tmp_path, bot_log):
    server = Server(tmp_path, paint=lambda *_: [b"dot"])
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        tab = await browser.tab(f"{server.url}/#bearer=anna")
        await Hands(tab).ready()
        await tab.button(phrases("en")("page-how") + ": Puerto Rico")
        top = "document.querySelector('#answer .box').getBoundingClientRect().top"
        await tab.until(
            f"document.querySelector('#answer .box')?.checkVisibility() && {top} >= 0 && {top} < innerHeight"
        )
        await server.open("puerto_rico", "anna", "ben")
        await tab.until("document.body.dataset.state === 'lobby'")
        rows = "[...document.querySelectorAll('#notice .row')].map((e) => e.getBoundingClientRect().right)"
        assert max(await tab.run(rows)) <= 1280
        await tab.size(400, 860)
        assert await tab.until(f"innerWidth === 400 && Math.max(...{rows}) <= 400")
        assert await tab.run("document.getElementById('board').scrollWidth <= 400")


async def test_the_log_says_once_that_a_phase_ends(tmp_path, bot_log):
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        await server.begin("mundus_novus", "anna", "ben")
        tab = await browser.tab(f"{server.url}/#bearer=anna")
        await Hands(tab).ready()
        said = "JSON.stringify([...document.querySelectorAll('#lines > li')].map((e) => e.textContent).filter((text) => text.includes('supply')))"
        assert json.loads(await tab.run(said)) == ["End of the supply · round 1"]
