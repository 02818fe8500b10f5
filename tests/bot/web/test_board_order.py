"""Order and clocks at the live board: what comes late, twice or by another clock. The page's scripts are asked, on one page for all."""

import json

import pytest
import pytest_asyncio

from tests.local.page import browser
from tests.support.boards import opened
from tests.support.bot import bot_log
from tests.support.browser import needs_chromium
from tests.support.page import Server

__all__ = ["bot_log", "browser"]
pytestmark = [needs_chromium, pytest.mark.asyncio(loop_scope="module")]

BEGIN = """(async () => {
  const script = document.querySelector('script[type=module]').src;
  for (const name of ['line', 'table', 'texts']) window[`${name}_`] = await import(new URL(`${name}.js`, script));
  const packed = async (value) => new Response(new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
  window.rehearse = async (work) => {
    const sockets = [], heard = [], real = window.WebSocket;
    window.WebSocket = class {
      static OPEN = 1;
      constructor() { this.readyState = 1; this.sent = []; sockets.push(this); }
      send(said) { this.sent.push(JSON.parse(said)); }
      close() {}
      say(message) { this.onmessage({data: JSON.stringify(message)}); }
      async saysPacked(message) { const data = await packed(message); this.onmessage?.({data}); }
    };
    const line = new line_.Line({ signIn: async () => ({bearer: 'x'}), look: () => ({}), have: () => '', version: '', locale: 'en',
      heard: (message) => { heard.push(message.kind + (message.n ?? '')); if (message.kind === 'bad') throw new Error('a fault of the page'); }, told: (state) => heard.push(state) });
    const settled = () => new Promise((done) => setTimeout(done, 20));
    try {
      await line.open();
      sockets[0].say({kind: 'welcome', now: 1000, until: 1900});
      await settled();
      await work({line, sockets, heard, settled});
      return heard;
    } finally {
      line.isOver = true; line.number += 1; line.leave();
      for (const timer of [line.again, line.fading, line.renewal]) clearTimeout(timer);
      window.WebSocket = real;
    }
  };
  return true;
})()"""


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def tab(browser, tmp_path_factory):
    """A page whose scripts are asked; its server has no table."""
    server = Server(tmp_path_factory.mktemp("order"))
    async with server.running():
        board = await opened(browser, server.url, "anna")
        await board.tab.run(BEGIN)
        yield board.tab
        await board.tab.call("Page.close")


# Order


async def test_an_answer_of_the_line_before_is_heard_no_more_and_the_click_is_sent_again_under_its_id(
    tab, bot_log
):
    found = await tab.run("""(async () => {
      const found = {answers: []};
      await rehearse(async ({line, sockets, settled}) => {
        line.click({control: 'a'}).then((answer) => found.answers.push(answer.text));
        const {id} = sockets[0].sent.at(-1), {onmessage} = sockets[0];
        await line.open();
        onmessage({data: JSON.stringify({kind: 'ack', id, text: 'late'})});
        await settled();
        found.early = [...found.answers];
        sockets[1].say({kind: 'welcome', now: 1000, until: 1900});
        await settled();
        found.again = sockets[1].sent.filter((said) => said.kind === 'click' && said.id === id).length;
        sockets[1].say({kind: 'ack', id, text: 'new'});
        sockets[1].say({kind: 'ack', id, text: 'twice'});
        await settled();
      });
      return found;
    })()""")
    assert found == {"early": [], "again": 1, "answers": ["new"]}


async def test_a_fault_in_one_message_leaves_those_after_it(tab, bot_log):
    heard = await tab.run("""(() => {
      const report = window.reportError;
      window.reportError = () => {};
      return rehearse(async ({sockets, settled}) => {
        sockets[0].say([{kind: 'part', n: 1}, {kind: 'bad'}, {kind: 'part', n: 2}]);
        sockets[0].say({kind: 'part', n: 3});
        await settled();
      }).finally(() => { window.reportError = report; });
    })()""")
    assert heard == ["here", "welcome", "part1", "bad", "part2", "part3"]


async def test_what_stands_behind_a_good_bye_takes_no_effect(tab, bot_log):
    heard = await tab.run("""rehearse(async ({sockets, settled}) => {
      sockets[0].say([{kind: 'part', n: 1}, {kind: 'closed', why: 'signed-out'}, {kind: 'part', n: 2}]);
      await settled();
    })""")
    assert heard == ["here", "welcome", "part1", "signed-out", "closed"]


async def test_the_reply_to_a_poll_that_was_left_behind_changes_nothing(tab, bot_log):
    heard = await tab.run("""(async () => {
      const real = window.fetch;
      let reply;
      window.fetch = () => new Promise((done) => { reply = done; });
      try {
        return await rehearse(async ({line, sockets, settled}) => {
          line.fallBack();
          await settled();
          await line.open();
          sockets[1].say({kind: 'welcome', now: 1000, until: 1900});
          sockets[1].say({kind: 'part', n: 2});
          await settled();
          reply(new Response(JSON.stringify([{kind: 'part', n: 1}])));
          await settled();
        });
      } finally { window.fetch = real; }
    })()""")
    assert heard == ["here", "welcome", "here", "welcome", "part2"]


# Clocks


async def test_a_bearer_is_renewed_by_the_servers_clock(tab, bot_log):
    waits = await tab.run("""(async () => {
      const {setTimeout: later} = window, {now} = Date, waits = [];
      window.setTimeout = (work, time, ...more) => { waits.push(time); return later(work, time, ...more); };
      Date.now = () => now() + 5 * 3600e3;
      try { await rehearse(async () => {}); } finally { window.setTimeout = later; Date.now = now; }
      return waits;
    })()""")
    assert 840_000 in waits


NOW = 1_800_000_000
TOLD = """((now, moment) => {
  table_.setClock(now);
  const said = texts_.saidIn('p', `<t:${moment}:R>`);
  document.body.append(said);
  const texts = [said.textContent];
  for (const later of %s) { table_.setClock(now + later); texts_.refreshTimes(); texts.push(said.textContent); }
  said.remove();
  return texts;
})(%d, %d)"""


@pytest.mark.parametrize("zone", ["Asia/Kathmandu", "Pacific/Honolulu"])
async def test_how_long_is_left_is_the_same_in_each_zone_and_a_time_that_has_passed_says_so(
    tab, bot_log, zone
):
    await tab.call("Emulation.setTimezoneOverride", timezoneId=zone)
    told = await tab.run(TOLD % (json.dumps([3000, 7200 + 310]), NOW, NOW + 7210))
    await tab.call("Emulation.setTimezoneOverride", timezoneId="")
    assert told == ["in 2 hours", "in 1 hour", "5 minutes ago"]


async def test_a_sign_of_life_sets_the_clock_right_after_a_sleep(tab, bot_log):
    """While a computer sleeps the time since the page began may stand still."""
    told = await tab.run(TOLD % (json.dumps([-3600]), NOW, NOW + 1820))
    assert told == ["in 30 minutes", "in 2 hours"]
