"""The live board when something goes wrong: lines, presses, names, windows and browsers as they are in life."""

import json
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from tests.support.boards import SPY, Hands, opened
from tests.support.bot import bot_log
from tests.support.browser import chromium, needs_chromium
from tests.support.page import Server

__all__ = ["bot_log"]
pytestmark = needs_chromium
DEAD = """(() => {
  const l = lines.at(-1);
  l.onmessage = l.onclose = null;
  l.send = () => {};
  const later = window.setTimeout;
  window.setTimeout = (work, time, ...more) => later(work, time === 4000 ? 0 : time, ...more);
  return true;
})()"""
"""The line's other end is gone; the page does not wait long for an answer."""
HANGS = """
  window.WebSocket = class { static OPEN = 1; readyState = 0; send() {} close() {} };
  const later = window.setTimeout;
  window.setTimeout = (work, time, ...more) => later(work, time === 6000 ? 0 : time, ...more);
"""
"""No handshake ever ends; the page does not wait long for one."""
FIRST_CLICK_FAILS = """
  const real = window.fetch;
  window.said = 0;
  window.fetch = (address, ...more) => (String(address).endsWith('/say') && !window.said++ ? Promise.reject(new TypeError('Failed to fetch')) : real(address, ...more));
"""
NO_STORAGE = "Object.defineProperty(window, 'localStorage', { get() { throw new Error('refused'); } });"
ORDER = """(async () => {
  const script = document.querySelector('script[type=module]').src;
  const { Line } = await import(new URL('line.js', script));
  let socket = null;
  const Real = window.WebSocket;
  window.WebSocket = class { static OPEN = 1; constructor() { socket = this; this.readyState = 1; } send() {} close() {} };
  const heard = [];
  const packed = async (value) => new Response(new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
  const line = new Line({ signIn: async () => ({ bearer: 'x', until: 0 }), look: () => ({}), have: () => '', heard: ({ kind, n }) => heard.push(kind + (n ?? '')),
    told: (state) => heard.push(state), version: '', locale: 'en' });
  await line.open();
  const one = socket;
  one.onmessage({ data: JSON.stringify({ kind: 'welcome', now: 0, until: 900 }) });
  one.onmessage({ data: await packed({ kind: 'part', n: 1, filler: 'x'.repeat(3e6) }) });
  one.onmessage({ data: JSON.stringify({ kind: 'part', n: 2 }) });
  one.onclose();
  await new Promise((done) => { const look = () => (heard.includes('part2') ? done() : setTimeout(look, 5)); look(); });
  line.isOver = true; line.number += 1; clearTimeout(line.again); clearTimeout(line.fading);
  window.WebSocket = Real;
  return heard;
})()"""


@asynccontextmanager
async def table(tmp_path: Path, game: str = "puerto_rico", *, script: str = SPY, size=(1280, 800)):
    """Open a table of anna and ben, and anna's board with a script that runs before it."""
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        await server.begin(game, "anna", "ben")
        tab = await browser.tab("about:blank")
        await tab.size(*size)
        await tab.call("Page.addScriptToEvaluateOnNewDocument", source=script)
        await tab.open(f"{server.url}/#bearer=anna")
        hands = Hands(tab)
        await hands.ready()
        yield server, browser, hands


async def made(server: Server) -> int:
    """How many moves people have made."""
    return sum(entry.by == "person" for entry in (await server.live()).table.log.entries)


async def test_what_a_line_brings_takes_effect_in_its_order(tmp_path, bot_log):
    async with table(tmp_path) as (_, _, anna):
        heard = await anna.tab.run(ORDER)
        assert heard[:4] == ["here", "welcome", "part1", "part2"]


async def test_a_dead_line_is_found_out_when_the_page_is_seen_again_and_nothing_is_told_twice(
    tmp_path, bot_log
):
    async with table(tmp_path) as (server, _, anna):
        before = await anna.question()
        await anna.tab.run(DEAD)
        await server.played(1, Random(1))
        await anna.tab.run("document.dispatchEvent(new Event('visibilitychange'))")
        await anna.tab.until("lines.length === 2")
        # The present view, and each line of the log once.
        await anna.another_than(before or "")
        await anna.caught_up(server)
        numbers = await anna.tab.run(
            "[...document.querySelectorAll('#lines [data-n]')].map((e) => Number(e.dataset.n))"
        )
        assert numbers == sorted(set(numbers))
        assert len(numbers) > 1


@pytest.mark.parametrize("more", ["", FIRST_CLICK_FAILS], ids=["", "whose first click is lost"])
async def test_a_handshake_that_hangs_leads_to_the_fallback(tmp_path, bot_log, more):
    async with table(tmp_path, script=HANGS + more) as (server, _, anna):
        own = await anna.own()
        assert own["moves"]
        await anna.press_control(own["moves"][0]["control"])
        await anna.tab.until(
            "!turn_.turn.busy && turn_.turn.question?.id !== " + json.dumps(own["question"]["id"])
        )
        assert await made(server) == 1


async def test_a_click_whose_answer_was_lost_counts_once_after_a_restart(tmp_path, bot_log):
    server = Server(tmp_path)
    async with chromium(tmp_path / "chromium") as browser:
        async with server.running():
            port = int(server.url.rsplit(":", 1)[1])
            await server.begin("puerto_rico", "anna", "ben")
            tab = await browser.tab("about:blank")
            await tab.call("Page.addScriptToEvaluateOnNewDocument", source=SPY)
            await tab.open(f"{server.url}/#bearer=anna")
            anna = Hands(tab)
            await anna.ready()
            own = await anna.own()
            await tab.run("lines[0].onmessage = null; true")
            await anna.press_control(own["moves"][0]["control"])
            await server.app.acts.play.rested()
            while not await made(server):
                await tab.run("new Promise(requestAnimationFrame)")
        async with server.running(port=port):
            await tab.until(
                "lines.length > 1 && !turn_.turn.busy && !document.body.classList.contains('away')"
            )
            assert await made(server) == 1


@pytest.mark.parametrize("times", [2, 3])
async def test_a_double_press_plays_once(tmp_path, bot_log, times):
    async with table(tmp_path) as (server, _, anna):
        own = await anna.own()
        find = f"document.querySelector('[data-control=\"{own['moves'][0]['control']}\"]').getBoundingClientRect()"
        point = await anna.tab.run(f"(() => {{ const r = {find}; return {{x: r.x + 20, y: r.y + 15}}; }})()")
        # A busy machine may take half a second for a press: meanwhile the page's clock stands still.
        await anna.tab.run(
            "window.clock = performance.now; const at = clock.call(performance); performance.now = () => at; true"
        )
        for _ in range(times):
            await anna.press(point)
        await anna.tab.run("performance.now = clock; true")
        await anna.tab.until(
            "!turn_.turn.busy && turn_.turn.question?.id !== " + json.dumps(own["question"]["id"])
        )
        assert await made(server) == 1


async def test_a_held_key_plays_once(tmp_path, bot_log):
    async with table(tmp_path) as (server, _, anna):
        own = await anna.own()
        await anna.tab.run(
            f"document.querySelector('[data-control=\"{own['moves'][0]['control']}\"]').focus()"
        )
        for repeated in (False, True, True, True):
            await anna.tab.call(
                "Input.dispatchKeyEvent",
                type="keyDown",
                key="Enter",
                code="Enter",
                text="\r",
                windowsVirtualKeyCode=13,
                autoRepeat=repeated,
            )
        await anna.tab.until(
            "!turn_.turn.busy && turn_.turn.question?.id !== " + json.dumps(own["question"]["id"])
        )
        assert await made(server) == 1
        # The focus stays in the question.
        assert await anna.tab.run("document.getElementById('panel').contains(document.activeElement)")


async def test_a_press_that_began_under_another_question_plays_nothing(tmp_path, bot_log):
    async with table(tmp_path) as (server, _, anna):
        own = await anna.own()
        find = f"document.querySelector('[data-control=\"{own['moves'][0]['control']}\"]').getBoundingClientRect()"
        point = await anna.tab.run(f"(() => {{ const r = {find}; return {{x: r.x + 20, y: r.y + 15}}; }})()")
        await anna.tab.call(
            "Input.dispatchMouseEvent", type="mousePressed", button="left", clickCount=1, **point
        )
        await server.played(1, Random(3))
        await anna.tab.until("turn_.turn.question?.id !== " + json.dumps(own["question"]["id"]))
        await anna.tab.call(
            "Input.dispatchMouseEvent", type="mouseReleased", button="left", clickCount=1, **point
        )
        await anna.tab.run("new Promise(requestAnimationFrame)")
        assert await made(server) == 1


async def test_a_move_is_made_on_the_board_by_keys_alone(tmp_path, bot_log):
    async with table(tmp_path) as (server, _, anna):
        own = await anna.own()
        assert await anna.tab.run("document.querySelectorAll('.strip .hits [tabindex=\"0\"]').length") == 1
        await anna.tab.run("document.querySelector('.strip .hits [tabindex=\"0\"]').focus()")
        first = await anna.tab.run("document.activeElement.dataset.place")
        await anna.tab.call(
            "Input.dispatchKeyEvent",
            type="keyDown",
            key="ArrowRight",
            code="ArrowRight",
            windowsVirtualKeyCode=39,
        )
        assert await anna.tab.run("document.activeElement.dataset.place") not in (None, first)
        await anna.tab.call(
            "Input.dispatchKeyEvent", type="keyDown", key="Home", code="Home", windowsVirtualKeyCode=36
        )
        await anna.tab.press("Enter")
        await anna.tab.until(
            "!turn_.turn.busy && turn_.turn.question?.id !== " + json.dumps(own["question"]["id"])
        )
        assert await made(server) == 1


async def test_a_browser_that_refuses_storage_shows_the_board(tmp_path, bot_log):
    async with table(tmp_path, script=NO_STORAGE) as (_, _, anna):
        await anna.tab.button("Settings of this page")
        await anna.tab.until("document.querySelector('dialog')")
        assert not [each for each in anna.tab.complaints if "/door" not in each]


@pytest.mark.parametrize("size", [(320, 256), (640, 400), (360, 740), (844, 390), (1280, 800), (2560, 1300)])
async def test_nothing_is_wider_than_the_window_and_the_question_is_seen(tmp_path, bot_log, size):
    async with table(tmp_path, size=size) as (_, _, anna):
        assert await anna.tab.run("document.documentElement.scrollWidth <= innerWidth")
        seen = "(() => { const r = document.querySelector('#question .text').getBoundingClientRect(); return r.top >= 0 && r.top < innerHeight; })()"
        assert await anna.tab.run(seen)


@pytest.mark.parametrize("game", ["puerto_rico", "age_of_discovery", "mundus_novus", "pizarro_and_co"])
@pytest.mark.rest
async def test_the_board_and_all_that_can_be_chosen_are_on_one_screen(tmp_path, bot_log, game):
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        await server.begin(game, "anna", "ben", "clara", robots=1)
        anna = await opened(browser, server.url, "anna")
        await server.played(4, Random(2))
        outside = await anna.tab.run(
            "[...document.querySelectorAll('#moves button, #question > *, .hits .choosable')].filter((e) => { const r = e.getBoundingClientRect();"
            " return r.top < 0 || r.bottom > innerHeight + 1 || r.right > innerWidth + 1; }).map((e) => e.dataset.place ?? e.textContent)"
        )
        assert outside == []
        assert await anna.tab.run(
            "document.getElementById('board').scrollHeight <= document.getElementById('board').clientHeight + 1"
        )
