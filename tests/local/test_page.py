"""The page in a real Chromium: what people do there, and what each of them may see."""

import pytest

from bot.local.page.guests import ACTIONS, read_channel
from tests.local.page import browser, command, fill, ready, table, words
from tests.support.browser import needs_chromium

__all__ = ["browser", "table"]
pytestmark = [needs_chromium, pytest.mark.asyncio(loop_scope="module")]


async def test_an_evening_by_two_browsers(table):
    server, browser = table
    server.user("alice")
    alice = await browser.tab(server.page_url + "?as=alice")
    bob = await browser.tab(f"{server.url}/join/bob?key={server.key_of('bob')}")

    await alice.until("document.querySelector('#places .place')")
    await command(alice, "table new")
    await fill(alice, "seats", "4 seats")
    await alice.button("Send")
    await bob.shows("a table with 4 seats")

    # A private answer is on the clicker's page only.
    await bob.button("My hand")
    await bob.shows("bob holds 3 doubloons and a secret")
    assert "secret" not in await words(alice)

    # A select with one value, in that private answer.
    await bob.run(
        "(() => { const s = document.querySelector('select.choose'); s.value = 'sugar';"
        " s.dispatchEvent(new Event('change')); })()"
    )
    await bob.shows("You sold sugar.")
    await bob.button("Dismiss")
    await bob.until("!document.getElementById('messages').innerText.includes('You sold')")

    # A form with a text, several choices and one of several.
    await alice.button("Mayor")
    await alice.until("document.querySelector('dialog.modal')")
    await alice.click("document.querySelector('dialog input[value=indigo]')")
    await alice.click("document.querySelector('dialog input[value=fast]')")
    await alice.button("Submit")
    await bob.shows("San Juan: corn, indigo, fast")
    assert await alice.until("!document.querySelector('dialog')")

    # A button that updates its message for everybody.
    await bob.button("Settler")
    await alice.shows("@bob chose the settler.")
    assert alice.complaints == bob.complaints == []


async def test_an_empty_channel_says_how_to_begin(table):
    server, browser = table
    tab = await browser.tab(server.page_url)
    await tab.shows("This is where #general begins. Type /play")


async def test_a_channel_that_a_message_names_opens_by_a_click(table):
    server, browser = table
    there = server.channel("table-one")
    await server.user("alice").say(server.channel("general"), f"Your game waits in <#{there.id}>.")
    tab = await ready(browser, server)
    await tab.click("document.querySelector('#messages [data-channel]')")
    await tab.shows("This is where #table-one begins.")
    assert await tab.run("document.getElementById('place-name').textContent") == "# table-one"


async def test_a_mention_is_marked_in_the_list_and_in_the_title(table):
    server, browser = table
    tab = await ready(browser, server)
    you, bob = server.user("Robin"), server.user("bob")
    await bob.say(server.channel("table-one"), f"{you.mention}, your turn")
    await tab.until("document.title.startsWith('(1)')")
    assert await tab.run("document.querySelector('.place.unread .count').textContent") == "1"
    await tab.run("document.querySelector('.place.unread').click()")
    await tab.until("document.querySelector('.message.calls .mention.me')")
    await tab.until("!document.title.startsWith('(1)')")


async def test_a_message_is_marked_for_whoever_it_names_now(table):
    server, browser = table
    bob = server.user("bob")
    await server.user("alice").slash(server.channel("general"), "table call", {"who": bob})
    pages = {name: await ready(browser, server, f"?as={name}") for name in ("alice", "bob")}
    marked = "document.querySelectorAll('.message.calls').length"
    await pages["bob"].until(f"{marked} === 1")
    await pages["alice"].button("Settler")
    await pages["alice"].until(f"{marked} === 1")
    await pages["bob"].until(f"document.querySelector('.edited') && {marked} === 0")


DAY_LINE = """(() => {
  const item = document.querySelector('.message.new-day'), box = item.getBoundingClientRect();
  const [first, body] = ['.answers, header', '.body'].map((found) => item.querySelector(found).getBoundingClientRect());
  return {above: first.top - box.top, below: box.bottom - body.bottom};
})()"""
"""Pixels above and below the content of the first message of a day."""


@pytest.mark.parametrize("is_reply", [False, True], ids=["message", "reply"])
async def test_the_day_is_named_above_its_first_message(table, is_reply):
    server, browser = table
    alice, place = server.user("alice"), server.channel("general")
    before = await alice.say(place, "yesterday")
    server.clock.advance(24 * 3600)
    await alice.say(place, "today", answer_to=before.id if is_reply else None)
    tab = await ready(browser, server)
    room = await tab.until(f"document.querySelector('.message.new-day') && {DAY_LINE}")
    assert room["above"] > 30 > room["below"]


async def test_older_messages_are_loaded_when_one_scrolls_up(table):
    server, browser = table
    alice, place = server.user("alice"), server.channel("general")
    for number in range(90):
        await alice.say(place, f"line {number}")
    tab = await browser.tab(server.page_url)
    await tab.shows("line 89")
    assert "line 10\n" not in await words(tab)
    for count in (40, 80):
        await tab.until(f"document.querySelectorAll('#messages > li').length === {count}")
        await tab.run("document.getElementById('stream').scrollTop = 0")
    await tab.shows("This is where #general begins.")
    assert await tab.run("document.querySelectorAll('#messages > li').length") == 90


@pytest.mark.rest
async def test_acting_as_somebody_else_shows_what_they_see(table):
    server, browser = table
    tab = await browser.tab(server.page_url)
    await tab.until("document.querySelector('#act-as')")
    await tab.button("Add a person")
    await tab.type("carol")
    await tab.button("Act as")
    await tab.until("document.querySelector('#act-as')?.selectedOptions[0].text === 'carol'")
    await command(tab, "table new")
    await fill(tab, "seats", "3 seats")
    await tab.button("Send")
    await tab.shows("a table with 3 seats")
    await tab.button("My hand")
    await tab.shows("carol holds 3 doubloons")
    await tab.run(
        "(() => { const s = document.getElementById('act-as'); s.value = 'Robin'; s.dispatchEvent(new Event('change')); })()"
    )
    await tab.until("!document.getElementById('messages').innerText.includes('carol holds')")


async def test_a_picture_opens_large_with_its_description(table):
    server, browser = table
    alice = server.user("alice")
    await alice.slash(server.channel("general"), "table new", {"seats": 3})
    tab = await browser.tab(server.page_url)
    await tab.until("document.querySelector('.picture img')?.naturalWidth")
    await tab.click("document.querySelector('.picture')")
    await tab.until("document.querySelector('dialog.lightbox img').naturalWidth === 1200")
    size = (
        "(({{width, height}}) => [width, height])(document.querySelector('dialog{}').getBoundingClientRect())"
    )
    assert await tab.run(size.format("")) == await tab.run("[innerWidth, innerHeight]")
    assert (await tab.run(size.format(" .large")))[1] > 0.8 * await tab.run("innerHeight")
    # What it shows in words takes room only when somebody wants it.
    assert "five rows of plantations" not in await tab.run("document.querySelector('dialog').innerText")
    await tab.click("document.querySelector('dialog summary')")
    assert "five rows of plantations" in await tab.run("document.querySelector('dialog').innerText")
    await tab.press("Escape")
    assert await tab.until("!document.querySelector('dialog')")


async def test_a_fault_of_the_corner_menu_is_survived(table):
    server, browser = table
    tab = await ready(browser, server, "?faults")
    await tab.button("Menu")
    await tab.click("document.querySelector('.faults summary')")
    await tab.button("Cut the bot's line")
    await tab.shows("Cut the bot's line.")
    await tab.press("Escape")
    await command(tab, "trade")
    await tab.type("sugar")
    await tab.until("document.querySelector('.command .picker .option')")
    await tab.press("Enter")
    await tab.press("Enter")
    await tab.shows("traded 1 sugar")


async def test_players_see_no_faults_on_demand(table):
    server, browser = table
    tab = await ready(browser, server)
    await tab.button("Menu")
    await tab.until("document.querySelector('dialog.corner')")
    assert not await tab.run("document.querySelector('.faults')")


@pytest.mark.parametrize(
    "text",
    [
        "<img src=x onerror=alert(1)>",
        "[click](javascript:alert(1))",
        '[a](https://example.org/"onmouseover="alert(1))',
        "`<b>` **<i>x</i>** ||<script>alert(1)</script>||",
        "<@0> <#0> <t:1> \u0001\u0002 ```\n<svg onload=alert(1)>```",
    ],
)
async def test_words_of_others_are_never_markup(table, text):
    server, browser = table
    await server.user("alice").say(server.channel("general"), text)
    tab = await browser.tab(server.page_url)
    await tab.until("document.querySelector('#messages .text')")
    inside = await tab.run(
        "[...document.querySelectorAll('#messages .text *')].filter((e) => !['SPAN', 'STRONG', 'EM', 'CODE', 'PRE', 'BUTTON', 'A', 'TIME']"
        ".includes(e.tagName) || [...e.attributes].some((a) => a.name.startsWith('on') || a.value.startsWith('javascript:'))).length"
    )
    assert inside == 0
    assert tab.complaints == []


async def test_an_indented_line_goes_on_with_the_item_above_it(table):
    server, browser = table
    text = "- a move\n  its *reason*\n- another\nno item\n  goes on"
    await server.user("alice").say(server.channel("general"), text)
    tab = await browser.tab(server.page_url)
    await tab.until("document.querySelector('#messages .item')")
    shown = await tab.run("[...document.querySelectorAll('#messages .text > *')].map((e) => e.innerHTML)")
    assert shown == ["a move<br>its <em>reason</em>", "another", "no item\n  goes on"]


async def test_the_page_is_usable_by_keyboard_and_named_for_readers(table):
    server, browser = table
    alice = server.user("alice")
    await alice.slash(server.channel("general"), "table new", {"seats": 3})
    await alice.slash(server.channel("general"), "board")
    tab = await browser.tab(server.page_url)
    await tab.until("document.querySelectorAll('#messages > li').length === 2")
    nameless = await tab.run(
        "[...document.querySelectorAll('button, input, select, textarea, a')].filter((e) => !e.hidden && e.type !== 'file' &&"
        " !(e.getAttribute('aria-label') || e.textContent.trim() || e.labels?.length)).map((e) => e.outerHTML)"
    )
    assert nameless == []
    assert await tab.run("[...document.querySelectorAll('img')].every((e) => e.alt)")
    assert await tab.run("document.getElementById('messages').getAttribute('role')") == "log"


@pytest.mark.parametrize(("width", "height"), [(360, 740), (390, 844), (768, 1024), (1280, 860)])
async def test_nothing_is_wider_than_the_screen(table, width, height):
    server, browser = table
    alice = server.user("alice")
    for name in ("board", "log"):
        await alice.slash(server.channel("general"), name)
    await alice.say(server.channel("general"), "x" * 300)
    tab = await browser.tab(server.page_url)
    await tab.size(width, height, phone=width < 500)
    await tab.until("document.querySelectorAll('#messages > li').length === 3")
    assert await tab.run(
        "document.getElementById('stream').scrollWidth <= document.getElementById('stream').clientWidth"
    )
    assert await tab.run("document.documentElement.scrollWidth <= innerWidth")


async def test_one_person_alone_becomes_whoever_is_called(table):
    server, browser = table
    tab = await browser.tab(server.page_url)
    await tab.until("document.querySelector('#act-as')")
    bob = server.user("bob")
    await server.user("alice").slash(server.channel("general"), "table call", {"who": bob})
    await tab.button("bob", "document.getElementById('called')")
    await tab.until("document.querySelector('#act-as')?.selectedOptions[0].text === 'bob'")
    await tab.until("document.querySelector('.message.calls')")
    assert await tab.run("document.getElementById('called').innerText") == ""


@pytest.mark.parametrize("width", [1280, 400])
async def test_nothing_moves_when_a_picture_has_come(table, width):
    server, browser = table
    tab = await ready(browser, server)
    await tab.size(width, 800, phone=width < 500)
    await tab.hold("*board.png*")
    button = "[...document.querySelectorAll('button')].find((e) => e.textContent === 'Mayor')"
    await server.user("alice").slash(server.channel("general"), "table new", {"seats": 3})
    before = await tab.point(button)
    await tab.release()
    await tab.until("document.images.length && [...document.images].every((image) => image.complete)")
    assert await tab.point(button) == before


async def test_a_message_that_changes_while_it_is_pressed_is_clicked_all_the_same(table):
    server, browser = table
    alice, channel = server.user("alice"), server.channel("general")
    await alice.slash(channel, "table new", {"seats": 3})
    tab = await ready(browser, server)
    point = await tab.point("[...document.querySelectorAll('button')].find((e) => e.textContent === 'Mayor')")
    await tab.mouse("mousePressed", point)
    [message] = alice.sees(channel)
    message.content = "a table that has changed"
    server.world.changed(message)
    await alice.say(channel, "it has")
    # By the time this is answered the page has been told of the change.
    await tab.run("fetch(location.href)")
    await tab.mouse("mouseReleased", point)
    await tab.until("document.querySelector('dialog.modal')")
    await tab.shows("a table that has changed")


async def test_a_thread_is_started_from_a_message_and_found_in_the_list(table):
    server, browser = table
    await server.user("alice").say(server.channel("general"), "shall we?")
    tab = await browser.tab(server.page_url)
    await tab.until("document.querySelector('#messages > li')")
    await tab.run("document.querySelector('[aria-label=\"Start a thread here\"]').click()")
    await tab.until("document.querySelector('dialog input')")
    await tab.type("Evening")
    await tab.press("Enter")
    await tab.until("document.getElementById('place-name').textContent.includes('Evening')")
    await tab.click("document.getElementById('write')")
    await tab.type("here we are")
    await tab.press("Enter")
    await tab.shows("here we are")
    assert [message.content for message in server.user("bob").sees(server.channel("Evening"))] == [
        "here we are"
    ]


async def test_somebody_is_invited_with_a_link(table):
    server, browser = table
    tab = await browser.tab(server.page_url)
    await tab.until("document.querySelector('#act-as')")
    await tab.button("Add a person")
    await tab.type("dora")
    await tab.button("Link for their browser")
    link = await tab.until("document.querySelector('input.address')?.value")
    guest = await browser.tab(link)
    await guest.until("document.getElementById('self').innerText.includes('dora')")
    assert not await guest.run("document.getElementById('act-as')")


async def test_a_restart_of_the_server_is_survived(table, discord_log):
    server, browser = table
    await server.user("alice").say(server.channel("general"), "before")
    tab = await browser.tab(server.page_url + "?faults")
    await tab.shows("before")
    await tab.run("document.getElementById('corner-open').click()")
    await tab.click("document.querySelector('.faults summary')")
    await tab.button("Restart the server")
    await tab.until("document.getElementById('line').textContent")
    await tab.until("!document.getElementById('line').textContent")
    await tab.shows("before")
    await tab.press("Escape")
    await tab.click("document.getElementById('write')")
    await tab.type("after")
    await tab.press("Enter")
    await tab.shows("after")
    # discord.py says that it was cut off.
    discord_log.lines.clear()


async def test_it_shows_that_the_bot_types_while_a_place_is_being_opened(table, monkeypatch):
    server, browser = table

    async def read(*asked):
        server.types(server.channel("general"))
        return await read_channel(*asked)

    monkeypatch.setitem(ACTIONS, "read", read)
    tab = await ready(browser, server)
    await tab.shows("This is where #general begins")
    await tab.until("document.getElementById('typing').innerText === 'Caravel is typing …'")


async def test_it_shows_that_the_bot_types_until_its_message_comes(table):
    server, browser = table
    tab = await ready(browser, server)
    typing = "document.getElementById('typing').innerText"
    server.types(server.channel("table-two"))
    server.types(server.channel("general"))
    await tab.until(f"{typing} === 'Caravel is typing …'")
    await server.user("alice").slash(server.channel("general"), "table new", {"seats": 4})
    await tab.until(f"!{typing}")
