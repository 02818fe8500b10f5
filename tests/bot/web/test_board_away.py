"""The live board while it is away, after an update, and where a browser refuses things or has another time: one browser for all."""

import json
from random import Random

import pytest

from games.words.phrases import phrases
from tests.bot.web.test_board_faults import made
from tests.local.page import browser
from tests.support.boards import SPY, Hands, table
from tests.support.bot import bot_log
from tests.support.browser import PageError, needs_chromium
from tests.support.page import Server

__all__ = ["bot_log", "browser"]
pytestmark = [needs_chromium, pytest.mark.asyncio(loop_scope="module")]

TIMED = (
    SPY
    + """
  window.ticks = [];
  const every = window.setInterval;
  window.setInterval = (work, time, ...more) => { ticks.push([time, work]); return every(work, time, ...more); };
  window.tick = (time) => ticks.filter(([each]) => each === time).forEach(([, work]) => work());
  window.slept = 0;
  const now = performance.now.bind(performance);
  performance.now = () => now() + slept;
"""
)
"""Timers that a test lets fire, and a clock that jumps as after a sleep."""
WRONG_CLOCK = TIMED + "const real = Date.now; Date.now = () => real() + 5 * 3600e3;"
REFUSED = (
    SPY
    + """
  localStorage.setItem('board-sound', 'on');
  localStorage.setItem('board-notice', 'on');
  window.Notification = class { static permission = 'granted'; constructor() { throw new TypeError('Illegal constructor'); } };
  window.AudioContext = class { constructor() { throw new Error('no sound here'); } };
  Object.defineProperty(navigator, 'clipboard', { get() { throw new Error('no clipboard here'); } });
  document.hasFocus = () => false;
"""
)
SAY = phrases("en")
BEAT, TIMES = 25_000, 15_000
"""Milliseconds between two signs of life, and between two looks at the clock."""
SHOWN = "JSON.stringify([...document.querySelectorAll('#lines [data-n]')].map((e) => [Number(e.dataset.n), e.textContent]))"
OPEN = "lines.filter((line) => line.readyState === WebSocket.OPEN).length"


async def is_present(server: Server, board: Hands) -> None:
    """Wait until a board shows the table as it is, with each line of the log once, over one line."""
    live = await server.live()
    await board.tab.until(
        f"table_.table.public.waiting?.join() === {json.dumps(','.join(map(str, live.table.waiting())))}"
    )
    await board.tab.until(f"({OPEN}) === 1 && !document.body.classList.contains('away')")
    await board.tab.until("table_.table.log.length === document.querySelectorAll('#lines [data-n]').length")
    numbers = [number for number, _ in json.loads(await board.tab.run(SHOWN))]
    assert numbers == [*range(numbers[0], numbers[0] + len(numbers))]


# A page that was away


async def test_a_page_kept_for_the_back_key_comes_back_with_one_line_and_the_present_view(
    browser, tmp_path, bot_log
):
    async with table(browser, tmp_path) as (server, anna):
        await anna.tab.run("dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}))")
        await anna.tab.until(f"({OPEN}) === 0")
        await server.played(2, Random(1))
        await anna.tab.run("dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))")
        await anna.tab.until("lines.length === 2")
        await is_present(server, anna)


async def test_a_frozen_tab_shows_the_present_view_when_it_thaws(browser, tmp_path, bot_log):
    async with table(browser, tmp_path) as (server, anna):
        await anna.tab.call("Page.setWebLifecycleState", state="frozen")
        await server.played(2, Random(1))
        await anna.tab.call("Page.setWebLifecycleState", state="active")
        await is_present(server, anna)


async def test_a_tab_in_the_background_raises_no_false_alarm(browser, tmp_path, bot_log):
    async with table(browser, tmp_path, script=TIMED) as (server, anna):
        await anna.tab.run(
            "Object.defineProperty(document, 'hidden', {value: true, configurable: true}); window.sent = 0;"
            "const line = lines[0], {send} = line; line.send = function (said) { sent += 1; send.call(this, said); }; true"
        )
        for _ in range(3):
            await anna.tab.run(f"slept += 60_000; tick({BEAT}); true")
        assert await anna.tab.run("sent") == 0
        assert not await anna.tab.run("document.body.classList.contains('away')")
        await anna.tab.run("delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))")
        await anna.tab.until("sent === 1")
        await server.played(1, Random(1))
        await is_present(server, anna)
        assert await anna.tab.run("lines.length") == 1


@pytest.mark.rest
async def test_a_quiet_line_is_kept_alive_while_somebody_looks(browser, tmp_path, bot_log):
    """Some proxies cut a line on which nothing was said for half a minute."""
    async with table(browser, tmp_path, script=TIMED) as (_, anna):
        await anna.tab.run(
            "window.sent = []; window.pongs = 0; const line = lines[0], {send} = line; line.send = function (said) { sent.push(said); send.call(this, said); };"
            " line.addEventListener('message', (e) => { pongs += String(e.data).includes('\"kind\":\"pong\"'); }); true"
        )
        for number in (1, 2):
            await anna.tab.run(f"slept += {BEAT} + 1; tick({BEAT}); true")
            # The answer counts as a sign of life: the next question comes half a minute later.
            await anna.tab.until(f"sent.length === {number} && pongs === {number}")
            await anna.tab.run(f"new Promise((done) => setTimeout(done)).then(() => tick({BEAT}))")
        assert {json.loads(said)["kind"] for said in await anna.tab.run("sent")} == {"ping"}
        assert await anna.tab.run("lines.length") == 1


async def test_after_a_sleep_a_line_that_works_is_kept(browser, tmp_path, bot_log):
    async with table(browser, tmp_path, script=TIMED) as (server, anna):
        await anna.tab.run(f"slept += 8 * 3600e3; tick({BEAT}); document.dispatchEvent(new Event('resume'))")
        await server.played(1, Random(1))
        await is_present(server, anna)
        assert await anna.tab.run("lines.length") == 1


async def test_a_page_that_lost_a_frame_begins_anew(browser, tmp_path, bot_log):
    async with table(browser, tmp_path) as (server, anna):
        await anna.tab.run(
            "window.lost = 0; const line = lines[0], {onmessage} = line;"
            "line.onmessage = (event) => (lost++ === 0 ? null : onmessage(event)); true"
        )
        await server.played(1, Random(1))
        await anna.tab.until("lost > 0")
        await server.played(1, Random(2))
        await anna.tab.until("lines.length === 2")
        await is_present(server, anna)


async def test_no_connection_is_said_and_all_is_whole_again_when_it_is_back(browser, tmp_path, bot_log):
    server, rng = Server(tmp_path), Random(1)
    tab = await browser.tab("about:blank")
    await tab.call("Page.addScriptToEvaluateOnNewDocument", source=SPY)
    async with server.running():
        port = int(server.url.rsplit(":", 1)[1])
        await server.begin("puerto_rico", "anna", "ben", "clara", robots=0)
        await tab.open(f"{server.url}/#bearer=anna")
        anna = Hands(tab)
        await anna.ready()
        asked, moves = await anna.question(), (await anna.own())["moves"]
    said = f"document.getElementById('line').textContent.includes({json.dumps(SAY('page-no-connection'))})"
    await tab.until(f"{said} && document.body.classList.contains('away')")
    # The board and the question stay, and a move that is made now is sent once the line is back.
    assert await tab.run("document.querySelectorAll('#strips .strip').length > 3")
    assert await anna.question() == asked
    await anna.press_control(moves[0]["control"])
    await tab.until("turn_.turn.busy")
    async with server.running(port=port):
        await tab.until(f"!({said}) && !document.body.classList.contains('away')")
        await anna.another_than(asked or "")
        assert await made(server) == 1
        await server.played(1, rng)
        await is_present(server, anna)
    await browser.forget()


async def test_new_lines_are_spoken_once_and_few_at_a_time(browser, tmp_path, bot_log):
    async with table(browser, tmp_path) as (server, anna):
        news = "[...document.getElementById('news').children].map((e) => e.textContent)"
        # What was there before is not read out.
        assert await anna.tab.run(news) == []
        assert await anna.tab.run("document.getElementById('news').getAttribute('aria-live')") == "polite"
        await anna.tab.run(
            "window.spoken = []; new MutationObserver(() => spoken.push([...document.getElementById('news').children].map((e) => e.textContent)))"
            ".observe(document.getElementById('news'), {childList: true}); true"
        )
        await server.played(12, Random(2))
        await anna.caught_up(server)
        newest = "document.querySelector('#lines > li:last-child').textContent"
        await anna.tab.until(f"spoken.at(-1)?.at(-1) === `${{{newest}}}. `")
        spoken = await anna.tab.run("spoken")
        assert max(map(len, spoken)) <= 4
        lines = [line for found in spoken for line in found]
        assert len(lines) < await anna.tab.run("document.querySelectorAll('#lines > li').length")
        # Nothing is read out while nobody looks, and not afterwards either.
        await anna.tab.run(
            "Object.defineProperty(document, 'hidden', {value: true, configurable: true}); spoken = []; true"
        )
        await server.played(2, Random(3))
        await anna.caught_up(server)
        assert await anna.tab.run(
            "[...document.querySelectorAll('#lines > li')].every((line) => line.dataset.spoken)"
        )
        await anna.tab.run("delete document.hidden; true")
        await server.played(1, Random(4))
        await anna.caught_up(server)
        await anna.tab.until(f"spoken.at(-1)?.at(-1) === `${{{newest}}}. `")
        assert await anna.tab.run("spoken.flat().length <= 4")


# An update


async def updated(server: Server, board: Hands) -> None:
    """Let the page meet a server with newer scripts."""
    server.site.assets.version = "0123456789abcdef"
    await board.tab.run("window.old = true; lines.at(-1).close(); true")


async def loaded_anew(board: Hands) -> None:
    """Wait until a page has loaded itself anew: what is asked of the old one meanwhile is not answered."""
    while True:
        try:
            await board.tab.until("!window.old && document.body.dataset.state === 'table'")
        except PageError as error:
            if not any(word in str(error) for word in ("navigated", "context")):
                raise
        else:
            return


async def test_a_page_of_yesterday_loads_itself_anew(browser, tmp_path, bot_log):
    async with table(browser, tmp_path) as (server, anna):
        await updated(server, anna)
        await loaded_anew(anna)
        assert await anna.tab.run("document.querySelector('script[src]').src.includes('0123456789abcdef')")


async def test_a_page_of_yesterday_waits_until_nobody_is_in_the_middle_of_something(
    browser, tmp_path, bot_log
):
    async with table(browser, tmp_path) as (server, anna):
        await anna.tab.button("Settings of this page")
        await anna.tab.until("document.querySelector('dialog[open]')")
        await updated(server, anna)
        await anna.tab.until("lines.length > 1 && document.getElementById('line').textContent")
        assert await anna.tab.run("window.old && Boolean(document.querySelector('dialog[open]'))")
        await anna.tab.press("Escape")
        await server.played(1, Random(1))
        await loaded_anew(anna)


# Clocks


TOLD = """(async (text) => {
  const script = document.querySelector('script[type=module]').src;
  const { saidIn } = await import(new URL('texts.js', script));
  const said = saidIn('p', text);
  document.body.append(said);
  window.told = said;
  return said.textContent;
})(%s)"""


async def test_times_are_counted_by_the_servers_clock_and_go_on_while_nobody_moves(
    browser, tmp_path, bot_log
):
    async with table(browser, tmp_path, script=WRONG_CLOCK) as (server, anna):
        moment = round(server.clock.now().timestamp()) + 3 * 3600 - 600
        assert await anna.tab.run(TOLD % json.dumps(f"<t:{moment}:R>")) == "in 3 hours"
        await anna.tab.run(f"slept += 2 * 3600e3; tick({TIMES}); true")
        assert await anna.tab.run("told.textContent") == "in 50 minutes"


# What a browser refuses


async def test_a_browser_that_refuses_sound_notifications_and_clipboard_shows_the_board(
    browser, tmp_path, bot_log
):
    async with table(browser, tmp_path, script=REFUSED) as (server, anna):
        for number in range(3):
            await server.played(1, Random(number))
        await is_present(server, anna)
        assert not [each for each in anna.tab.complaints if "/door" not in each]
