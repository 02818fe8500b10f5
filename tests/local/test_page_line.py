"""The page and its line: a phone that slept, a network that changed, a reload, another tab, the Back key, the focus."""

import json

import pytest

from tests.local.page import browser, command, fill, ready, table, words
from tests.support.browser import needs_chromium

__all__ = ["browser", "table"]
pytestmark = [needs_chromium, pytest.mark.asyncio(loop_scope="module")]
SPY = """
  window.lines = [];
  window.WebSocket = class extends WebSocket { constructor(...given) { super(...given); window.lines.push(this); } };
"""
SOON = """
  const later = window.setTimeout;
  window.setTimeout = (work, time, ...more) => later(work, time === 3000 ? 0 : time, ...more);
"""
"""The page does not wait for the answer of a line that it probes."""
SILENT = f"(() => {{ {SOON} const line = lines.at(-1); line.onmessage = line.onclose = null; line.send = () => {{}}; return true; }})()"
"""What becomes of a line whose other end is gone: nothing comes, and what is sent is lost."""


async def spied(browser, server, query=""):
    """A tab whose lines a test can reach."""
    tab = await ready(browser, server, query)
    await tab.call("Page.addScriptToEvaluateOnNewDocument", source=SPY)
    await again(tab)
    return tab


async def again(tab):
    """Reload the page."""
    await tab.run("window.old = true")
    await tab.call("Page.reload")
    await tab.until(
        "!window.old && document.querySelector('[data-place]') && document.getElementById('write')"
    )


@pytest.mark.parametrize(
    "woken",
    [
        "document.dispatchEvent(new Event('visibilitychange'))",
        "dispatchEvent(new Event('online'))",
        "dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))",
    ],
)
@pytest.mark.rest
async def test_a_dead_line_is_found_out_when_the_page_comes_back(table, woken):
    server, browser = table
    tab = await spied(browser, server)
    await tab.run(SILENT)
    await server.user("alice").say(server.channel("general"), "said meanwhile")
    await tab.run(woken)
    await tab.shows("said meanwhile")
    assert await tab.run("lines.length") == 2


async def test_a_line_that_works_is_kept_when_the_page_comes_back(table):
    server, browser = table
    tab = await spied(browser, server)
    await tab.run(
        "window.told = 0; lines[0].addEventListener('message', (e) => e.data.includes('\"n\": 0') && (told += 1));"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )
    await tab.until("told === 1")
    assert await tab.run("lines.length") == 1


async def test_what_could_not_be_sent_is_said_and_kept_and_sent_once(table):
    server, browser = table
    tab = await spied(browser, server)
    await tab.click("document.getElementById('write')")
    await tab.type("do not lose this")
    # The message arrives, but no answer.
    await tab.run(f"(() => {{ {SOON} lines[0].onmessage = null; return true; }})()")
    await tab.press("Enter")
    await server.wait_for(lambda: server.user("Robin").sees(server.channel("general")))
    await tab.run("dispatchEvent(new Event('online'))")
    await tab.shows("What you wrote is kept here: send it again.")
    assert await tab.run("document.getElementById('write').value") == "do not lose this"
    await tab.until("!document.getElementById('line').textContent")
    await tab.press("Enter")
    await tab.until("document.getElementById('write').value === ''")
    said = [each.content for each in server.user("Robin").sees(server.channel("general"))]
    assert said == ["do not lose this"]


async def test_a_line_that_breaks_leaves_fields_and_messages_as_they_are(table):
    server, browser = table
    await server.user("alice").say(server.channel("general"), "before")
    tab = await spied(browser, server)
    await command(tab, "table new")
    await fill(tab, "seats", "4 seats")
    await tab.run("window.kept = document.querySelector('#messages > li'); lines[0].close()")
    await tab.until("lines.length === 2 && lines[1].readyState === 1")
    await server.user("alice").say(server.channel("general"), "after")
    await tab.shows("after")
    assert await tab.run("kept.isConnected")
    await tab.button("Send")
    await tab.shows("a table with 4 seats")


async def test_what_is_typed_survives_a_reload(table):
    server, browser = table
    tab = await ready(browser, server)
    await tab.click("document.getElementById('write')")
    await tab.type("half a sentence")
    await again(tab)
    assert await tab.run("document.getElementById('write').value") == "half a sentence"


async def test_a_form_survives_a_reload_with_what_was_filled_in(table):
    server, browser = table
    tab = await ready(browser, server)
    await server.user("alice").slash(server.channel("general"), "table new", {"seats": 3})
    await tab.button("Mayor")
    await tab.until("document.querySelector('dialog.modal')")
    await tab.click("document.querySelector('dialog input[value=indigo]')")
    await tab.click("document.querySelector('dialog input[value=fast]')")
    await tab.click("document.querySelector('dialog input[type=text]')")
    await tab.type(" de la Paz")
    await again(tab)
    await tab.until("document.querySelector('dialog.modal')")
    await tab.button("Submit")
    await tab.shows("San Juan de la Paz: corn, indigo, fast")
    await again(tab)
    assert not await tab.run("document.querySelector('dialog.modal')")


async def test_a_form_that_was_closed_stays_closed(table):
    server, browser = table
    tab = await ready(browser, server)
    await server.user("alice").slash(server.channel("general"), "table new", {"seats": 3})
    await tab.button("Mayor")
    await tab.until("document.querySelector('dialog.modal')")
    await tab.press("Escape")
    await tab.until("!document.querySelector('dialog')")
    await again(tab)
    assert not await tab.run("document.querySelector('dialog.modal')")


async def test_channels_have_addresses_and_back_leads_to_the_one_before(table):
    server, browser = table
    tab = await ready(browser, server)
    name = "document.getElementById('place-name').textContent"
    first, second = server.channel("general"), server.channel("table-one")
    await tab.until(f"location.hash === '#{first.id}'")
    await tab.run(f"document.querySelector('[data-place=\"{second.id}\"]').click()")
    await tab.until(f"{name} === '# table-one' && location.hash === '#{second.id}'")
    await tab.run("history.back()")
    await tab.until(f"{name} === '# general'")
    await tab.run("history.forward()")
    await tab.until(f"{name} === '# table-one'")
    await again(tab)
    assert await tab.run(name) == "# table-one"


async def test_an_address_of_no_channel_shows_the_first(table):
    server, browser = table
    tab = await ready(browser, server, "#12")
    await tab.until("document.getElementById('place-name').textContent === '# general'")


async def test_a_second_tab_says_why_a_control_is_out_of_date(table):
    server, browser = table
    first, second = await ready(browser, server), await spied(browser, server)
    await server.user("alice").slash(server.channel("general"), "table new", {"seats": 3})
    await second.shows("Settler")
    # The second tab has not heard yet what the first has done.
    await second.run("window.hear = lines[0].onmessage; lines[0].onmessage = null; true")
    await first.button("Settler")
    await first.shows("chose the settler")
    await second.run(
        "lines[0].onmessage = (event) => JSON.parse(event.data).t !== 'message' && hear(event); true"
    )
    await second.button("Settler")
    await second.shows("This control is out of date")
    await second.shows("@Robin chose the settler.")


async def test_the_focus_stays_in_the_question_after_a_move_by_keyboard(table):
    server, browser = table
    tab = await ready(browser, server)
    await server.user("Robin").slash(server.channel("general"), "table new", {"seats": 3})
    await tab.shows("Settler")
    # Its message loses the controls; the next one for this person has some.
    await tab.run("document.querySelector('[data-control=settler]').focus()")
    await tab.press("Enter")
    await tab.shows("chose the settler")
    focused = "document.activeElement"
    await tab.until(f"{focused}.id === 'stream'")
    assert not await tab.run(f"{focused} === document.body")
    # A private answer with a control: the question goes on there.
    await server.user("Robin").slash(server.channel("general"), "table new", {"seats": 4})
    await tab.shows("with 4 seats")
    await tab.run("[...document.querySelectorAll('[data-control=hand]')].at(-1).focus()")
    await tab.press("Enter")
    await tab.until("document.querySelector('.private [data-control=sell]')")
    assert await tab.run(f"{focused}.dataset.control") == "hand"
    # A control of it is used up, and its message changes: what is left of the question gets the focus.
    await tab.run(
        "(() => { const s = document.querySelector('.private [data-control=sell]'); s.focus();"
        " s.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowDown', bubbles: true}));"
        " s.value = 'corn'; s.dispatchEvent(new Event('change')); })()"
    )
    await tab.shows("You sold corn.")
    await tab.until(f"document.querySelector('main').contains({focused}) && {focused} !== document.body")


async def test_a_mouse_moves_no_focus(table):
    server, browser = table
    tab = await ready(browser, server)
    await server.user("Robin").slash(server.channel("general"), "table new", {"seats": 3})
    await tab.button("Settler")
    await tab.shows("chose the settler")
    assert json.loads(await tab.run("JSON.stringify(document.activeElement.id)")) != "stream"
    assert "chose" in await words(tab)


async def test_on_a_phone_a_broken_line_is_told_in_one_row_and_moves_nothing(table):
    server, browser = table
    tab = await ready(browser, server)
    await tab.size(400, 800, phone=True)
    head = "document.getElementById('head').getBoundingClientRect().bottom"
    before = await tab.run(head)
    box = await tab.run(
        "(() => { const line = document.getElementById('line'); line.textContent = 'No connection, trying again …';"
        " const { top, height, width } = line.getBoundingClientRect(); return { top, height, width }; })()"
    )
    assert await tab.run(head) == before
    # Its border covers that of the head.
    assert before - 1 <= box["top"] <= before
    assert box["width"] == 400
    assert box["height"] < 30
