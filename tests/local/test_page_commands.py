"""Commands on the page: typed whole or chosen from the list, with what they ask for."""

import pytest

from bot.local import waiting
from tests.local.page import browser, command, fill, ready, table, words
from tests.support.browser import needs_chromium

__all__ = ["browser", "table"]
pytestmark = [needs_chromium, pytest.mark.asyncio(loop_scope="module")]


async def test_enter_in_a_list_of_choices_chooses_and_sends_nothing(table):
    server, browser = table
    tab = await browser.tab(server.page_url)
    await command(tab, "trade")
    await tab.type("co")
    await tab.until("document.querySelector('.command .picker .option')")
    await tab.press("ArrowDown")
    await tab.press("Enter")
    assert await tab.run("document.querySelector('.command input').value") == "Coffee"
    assert await words(tab) == ""
    await tab.press("Enter")
    await tab.shows("traded 1 coffee")


async def typed(tab, text):
    """Type a line and press Enter."""
    await tab.click("document.getElementById('write')")
    await tab.run("document.getElementById('write').value = ''")
    await tab.type(text)
    await tab.press("Enter")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("/trade good:corn", "traded 1 corn"),
        ("/trade good:coffee count:3", "traded 3 coffee"),
        ("/trade count:2 good:brown sugar: the best", "traded 2 brown sugar: the best"),
        ("/trade indigo", "traded 1 indigo"),
        ("/table new seats:4 seats name:Evening", "Evening with 4 seats"),
        ("/table new seats:5", "a table with 5 seats"),
    ],
)
async def test_a_command_typed_with_its_values_is_sent_as_it_stands(table, text, said):
    server, browser = table
    tab = await ready(browser, server)
    await typed(tab, text)
    await tab.shows(said)
    assert await tab.run("document.getElementById('write').value") == ""


async def test_while_the_bot_is_thinking_one_writes_on(table, monkeypatch):
    # Nothing goes on by itself after a while.
    monkeypatch.setattr(waiting, "PATIENCE", 3600)
    server, browser = table
    tab = await ready(browser, server)
    await command(tab, "ponder")
    await tab.press("Enter")
    await tab.until("document.querySelector('.message .thinking')")
    await tab.until("document.getElementById('write')?.value === ''")
    await typed(tab, "/trade indigo")
    await tab.shows("traded 1 indigo")
    await tab.shows("thought it through")
    assert not await tab.run("document.querySelector('.message .thinking')")


async def test_a_person_is_named_in_a_typed_command(table):
    server, browser = table
    server.user("bob")
    tab = await ready(browser, server)
    await typed(tab, "/table call who:@bob")
    await tab.shows("@bob, it is your turn")


async def test_what_a_typed_command_leaves_open_is_asked_for_and_the_rest_is_kept(table):
    server, browser = table
    tab = await ready(browser, server)
    await typed(tab, "/table new seats:seven name:Evening")
    await tab.shows("I do not understand “seats:seven”.")
    await fill(tab, "seats", "3 seats")
    await tab.button("Send")
    await tab.shows("Evening with 3 seats")


async def test_a_command_that_is_not_there_is_answered_and_stays_to_be_mended(table):
    server, browser = table
    tab = await ready(browser, server)
    await typed(tab, "/trad good:corn")
    await tab.shows("There is no command /trad here.")
    assert await tab.run("document.getElementById('write').value") == "/trad good:corn"
    assert await words(tab) == ""


async def test_a_mistyped_sub_command_is_answered_with_those_that_there_are(table):
    server, browser = table
    tab = await ready(browser, server)
    await typed(tab, "/table invtie")
    await tab.shows("/table goes on with one of these: /table call, /table new.")


@pytest.mark.parametrize("text", ["/table", "/tab", "/table "])
async def test_enter_opens_no_sub_command_that_nobody_has_begun_to_type(table, text):
    server, browser = table
    tab = await ready(browser, server)
    await tab.click("document.getElementById('write')")
    await tab.type(text)
    await tab.until("document.querySelector('.write .picker .option')")
    assert not await tab.run("document.querySelector('.picker [aria-selected=true]')")
    await tab.press("Enter")
    await tab.until("document.querySelector('.note')")
    assert not await tab.run("document.querySelector('form.command')")
    assert await words(tab) == ""


@pytest.mark.parametrize(("text", "keys"), [("/table c", ["Enter"]), ("/table", ["ArrowDown", "Enter"])])
async def test_a_sub_command_that_is_begun_or_pointed_at_opens(table, text, keys):
    server, browser = table
    tab = await ready(browser, server)
    await tab.click("document.getElementById('write')")
    await tab.type(text)
    await tab.until("document.querySelector('.write .picker .option')")
    for key in keys:
        await tab.press(key)
    await tab.until("document.querySelector('form.command b')?.textContent === '/table call'")


async def offered(tab):
    """The commands of the open list."""
    await tab.until("document.querySelector('.write .picker .option')")
    return await tab.run("[...document.querySelectorAll('.picker .option b')].map((e) => e.textContent)")


async def test_the_list_of_commands_is_whole_and_begins_with_those_of_what_is_played_here(table):
    server, browser = table
    tab = await ready(browser, server)
    await tab.button("Commands")
    before = await offered(tab)
    assert sorted(before) == ["/board", "/chart", "/log", "/ponder", "/table call", "/table new", "/trade"]
    assert before[0] == "/board"
    # The title of its newest message says what a place is about.
    await server.user("alice").slash(server.channel("general"), "table new", {"seats": 3, "name": "Table 1"})
    await tab.shows("Table 1 with 3 seats")
    await tab.press("Escape")
    await tab.button("Commands")
    assert (await offered(tab))[:2] == ["/table call", "/table new"]


async def test_a_command_in_a_message_opens_by_a_click(table):
    server, browser = table
    await server.user("alice").say(server.channel("general"), "try </trade:1>")
    tab = await browser.tab(server.page_url)
    await tab.click("document.querySelector('#messages button.mention')")
    await tab.until("document.querySelector('form.command')")
    assert await tab.run("document.querySelector('form.command b').textContent") == "/trade"


async def test_a_command_takes_a_file(table):
    server, browser = table
    tab = await ready(browser, server)
    await command(tab, "chart")
    await tab.run(
        "(() => { const input = document.querySelector('.command input[type=file]'), files = new DataTransfer();"
        " files.items.add(new File(['here be dragons'], 'map.txt', { type: 'text/plain' })); input.files = files.files;"
        " input.dispatchEvent(new Event('change')); })()"
    )
    await tab.until("!document.querySelector('.command input[aria-busy]')")
    await tab.button("Send")
    await tab.shows("map.txt says here be dragons")
