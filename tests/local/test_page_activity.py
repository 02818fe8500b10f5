"""The Activity beside the chat, in a real Chromium: the host's end of the handshake, and when the page opens."""

import asyncio
import json

import pytest
import pytest_asyncio

from bot.local import LocalDiscord, ManualClock
from tests.local.page import browser
from tests.support.browser import needs_chromium
from tests.support.frames import Frame, serving

__all__ = ["browser"]

pytestmark = [needs_chromium, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(loop_scope="module")
async def server(browser):
    """A local Discord that handles the entry point itself, with a page in its frame; the browser forgets the pages of each test."""
    async with serving() as origin:
        server = LocalDiscord(clock=ManualClock())
        await server.start()
        server.activities.enable(origin)
        yield server
        await browser.forget()
        problems = list(server.problems)
        await server.close()
        assert not problems


@pytest_asyncio.fixture(loop_scope="module")
async def tab(browser, server):
    tab = await browser.tab(server.page_url)
    # Wide enough for the list of places, too.
    await tab.size(1600, 860)
    await tab.until("document.querySelector('[data-place]')")
    yield tab
    assert not tab.complaints


@pytest.fixture
def frame(tab, server):
    return Frame(tab, server)


def instance_in(server, name="general"):
    return server.activities.instance_in(server.channel(name))


async def opened(tab, name):
    """Open a channel."""
    await tab.click(
        f"[...document.querySelectorAll('[data-place]')].find((e) => e.innerText.includes('{name}'))"
    )


async def become(tab, name):
    """Act as somebody else."""
    await tab.until("document.getElementById('act-as')")
    await tab.run(
        f"(() => {{ const s = document.getElementById('act-as'); s.value = '{name}'; s.dispatchEvent(new Event('change')); }})()"
    )
    await tab.until(f"document.getElementById('self').innerText.includes('{name}')")


async def user_of(server, code):
    """Whose code it is."""
    _, grant = server.grants.exchange(code)
    return server.world.users[grant.user].name


async def test_the_page_opens_beside_the_chat_with_what_discord_tells_it(frame, server):
    query = await frame.query()
    instance = instance_in(server)
    assert query["instance_id"] == instance.name
    assert query["platform"] == "desktop"
    assert query["channel_id"] == str(server.channel("general").id)
    assert query["guild_id"] == str(server.world.guild.id)
    assert query["frame_id"]


async def test_beside_the_chat_there_is_room_for_the_board_and_its_question(tab, frame):
    await tab.size(1280, 800)
    # tests/bot/web/test_board_layout.py looks at the board in this width.
    width = await tab.until("document.querySelector('iframe')?.getBoundingClientRect().width")
    assert 939 <= width <= 941
    assert await tab.run("document.documentElement.scrollWidth <= innerWidth")
    await tab.size(1600, 860)


async def test_a_page_that_greets_the_host_is_ready(frame, server):
    opcode, ready = await frame.shake()
    assert (opcode, ready["cmd"], ready["evt"], ready["data"]["v"]) == (1, "DISPATCH", "READY", 1)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [({"client_id": "1"}, 4000), ({"frame_id": "x"}, 4000), ({"v": 2}, 4004), ({"encoding": "etf"}, 4005)],
)
async def test_another_application_or_version_is_closed_out(frame, server, wrong, code):
    opcode, closed = await frame.shake(**wrong)
    assert (opcode, closed["code"]) == (2, code)


async def test_nothing_is_answered_before_the_handshake(frame, server):
    await frame.loaded()
    await frame.say(1, {"cmd": "AUTHORIZE", "args": {}, "nonce": "early"})
    await frame.shake()
    assert [said[1]["evt"] for said in await frame.heard(1)] == ["READY"]


NONSENSE = [7, None, [], [1], [1, None], [1, 7], [9, {}], [1, {"cmd": 7}], [1, {"cmd": "x", "nonce": 1}]]


async def test_nonsense_is_passed_over(frame, server):
    await frame.shake()
    for count, nonsense in enumerate(NONSENSE):
        said = json.dumps(json.dumps(nonsense))
        await frame.run(f"document.dispatchEvent(new CustomEvent('say', {{ detail: {said} }}))")
        assert (await frame.command("GET_PLATFORM_BEHAVIORS"))["data"] == {}, nonsense
        assert len(await frame.heard(count + 2)) == count + 2, nonsense


async def test_what_another_window_says_counts_for_nothing(frame, tab, server):
    query = await frame.query()
    hello = {"v": 1, "client_id": str(server.world.bot.id), "frame_id": query["frame_id"]}
    await tab.run(
        f"(window.postMessage([0, {json.dumps(hello)}], '*'), new Promise((done) => setTimeout(done)))"
    )
    await frame.shake()
    assert len(await frame.heard(1)) == 1


async def test_the_code_names_who_acts(frame, server):
    await frame.shake()
    assert await user_of(server, await frame.code()) == "Robin"


async def test_another_person_gets_a_page_of_their_own(frame, tab, server):
    server.user("anna")
    first = await frame.loaded()
    await frame.shake()
    await become(tab, "anna")
    await tab.until("document.querySelector('#activity iframe')")
    await frame.until(
        f"document.documentElement?.dataset.loaded && document.documentElement.dataset.loaded !== '{first}'"
    )
    await frame.shake()
    assert await user_of(server, await frame.code()) == "anna"
    assert instance_in(server).users == [server.user("anna").id]


async def test_each_channel_has_an_instance_of_its_own(frame, tab, server):
    first = (await frame.query())["instance_id"]
    await opened(tab, "table-one")
    await frame.until(f"!location.search.includes('{first}') && document.documentElement.dataset.loaded")
    assert (await frame.query())["channel_id"] == str(server.channel("table-one").id)
    assert instance_in(server) is None
    assert instance_in(server, "table-one") is not None


async def test_threads_have_a_page_unless_they_are_as_in_discord(frame, tab, server):
    thread = server.user("Robin").start_thread(server.channel("general"), "lesson")
    await opened(tab, "lesson")
    await frame.until(f"location.search.includes('{thread.id}') && document.documentElement.dataset.loaded")
    server.faults.no_activities_in_threads = True
    await opened(tab, "table-one")
    place = server.channel("table-one").id
    await frame.until(f"location.search.includes('{place}') && document.documentElement.dataset.loaded")
    await opened(tab, "lesson")
    await tab.shows("Activities do not start in threads")
    assert not await tab.run("document.querySelector('#activity iframe')")


async def test_a_switch_turns_the_page_off_and_on(frame, tab, server):
    await frame.loaded()
    await tab.button("The board beside the chat")
    await tab.until("!document.querySelector('#activity iframe')")
    await server.wait_for(lambda: instance_in(server) is None)
    await opened(tab, "table-one")
    await tab.until("document.getElementById('place-name').textContent === '# table-one'")
    # What is to open says so at once.
    assert await tab.run(
        "document.getElementById('activity').hidden && !document.querySelector('#activity *')"
    )
    # The wish outlives a reload, and other channels open without the page, too.
    await tab.run("window.old = true")
    await tab.call("Page.reload")
    await tab.until("!window.old && document.getElementById('place-name')?.textContent === '# table-one'")
    assert await tab.run("document.getElementById('activity').hidden")
    assert instance_in(server, "table-one") is None
    await tab.button("The board beside the chat")
    await frame.loaded()
    assert instance_in(server, "table-one") is not None


async def test_the_page_may_close_itself(frame, tab, server):
    await frame.shake()
    await frame.say(2, {"code": 1000, "message": "", "nonce": "x"})
    await tab.until("!document.querySelector('#activity iframe')")


ERRORS = [
    ("NO_SUCH_COMMAND", {}, None, 4002),
    ("toString", {}, None, 4002),
    ("SUBSCRIBE", {}, "NO_SUCH_EVENT", 4004),
    ("USER_SETTINGS_GET_LOCALE", {}, None, 4006),
    ("AUTHENTICATE", {"access_token": "x"}, None, 4009),
    ("AUTHENTICATE", {}, None, 4009),
    ("AUTHORIZE", {"client_id": "1"}, None, 4000),
    ("OPEN_EXTERNAL_LINK", {"url": "javascript:alert(1)"}, None, 4000),
]


async def test_what_the_host_does_not_do_is_an_error(frame, server):
    await frame.shake()
    for cmd, args, evt, code in ERRORS:
        answer = await frame.command(cmd, args, evt)
        assert (answer["evt"], answer["data"].get("code")) == ("ERROR", code), (cmd, args)


async def test_a_link_to_a_channel_opens_the_channel(frame, tab, server):
    await frame.shake()
    channel, other = server.channel("general"), server.channel("table-one")
    address = f"https://discord.com/channels/{server.world.guild.id}/{other.id}"
    # The frame is another one afterwards, which hears no answer.
    await frame.say(1, {"cmd": "OPEN_EXTERNAL_LINK", "args": {"url": address}, "nonce": "link"})
    await tab.until(f"document.querySelector('[data-place=\"{other.id}\"][aria-current=page]')")
    assert not await tab.run(f"document.querySelector('[data-place=\"{channel.id}\"][aria-current=page]')")


async def test_a_page_that_authenticates_learns_the_language(frame, server):
    await frame.shake()
    token, _ = server.grants.exchange(await frame.code())
    answer = await frame.command("AUTHENTICATE", {"access_token": token})
    assert answer["data"]["user"]["username"] == "Robin"
    assert answer["data"]["scopes"] == ["identify"]
    assert (await frame.command("USER_SETTINGS_GET_LOCALE"))["data"] == {"locale": "en-US"}


async def test_somebody_elses_token_authenticates_nobody(frame, server):
    await frame.shake()
    code = server.grants.authorise(server.user("anna").id, ("identify",))
    token, _ = server.grants.exchange(code)
    assert (await frame.command("AUTHENTICATE", {"access_token": token}))["data"]["code"] == 4009


async def test_who_comes_and_goes_is_told(frame, server):
    await frame.shake()
    found = await frame.command("GET_ACTIVITY_INSTANCE_CONNECTED_PARTICIPANTS")
    assert [each["username"] for each in found["data"]["participants"]] == ["Robin"]
    await frame.command("SUBSCRIBE", {}, "ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE")
    before = len(await frame.heard(3))
    await server.user("anna").launch(server.channel("general"))
    _, told = (await frame.heard(before + 1))[-1]
    assert [each["username"] for each in told["data"]["participants"]] == ["Robin", "anna"]


@pytest.mark.rest
async def test_two_tabs_of_a_person_are_twice_in_an_instance(browser, frame, tab, server):
    first = await frame.query()
    other = await browser.tab(server.page_url)
    second = Frame(other, server)
    query = await second.query()
    assert query["instance_id"] == first["instance_id"]
    assert query["frame_id"] != first["frame_id"]
    assert len(instance_in(server).users) == 2
    await other.call("Page.close")
    await server.wait_for(lambda: len(instance_in(server).users) == 1)
    await frame.shake()
    assert await user_of(server, await frame.code()) == "Robin"


async def test_a_broken_line_does_not_load_the_page_anew(frame, tab, server):
    loaded, instance = await frame.loaded(), instance_in(server).name
    await server.restart()
    await server.wait_for(lambda: instance_in(server) is not None)
    assert instance_in(server).name == instance
    assert await frame.loaded() == loaded
    await frame.shake()
    assert await user_of(server, await frame.code()) == "Robin"
    tab.complaints.clear()


async def test_an_application_that_does_not_answer_is_asked_again(browser, server):
    server.activities.entry_point.data["handler"] = 1
    tab = await browser.tab(server.page_url)
    await server.wait_for(lambda: server.world.interactions)
    await asyncio.sleep(0)
    server.clock.advance(3)
    await tab.shows("The application did not respond")
    server.activities.entry_point.data["handler"] = 2
    await Frame(tab, server).loaded()
    assert server.problems
    server.problems.clear()


# On a phone one of the two is before the other

RAISED = "getComputedStyle(document.getElementById('activity')).visibility === 'visible'"
CHAT_IS_SEEN = (
    "document.getElementById('stream').checkVisibility() && !document.getElementById('stream').inert"
)


async def on_a_phone(tab) -> None:
    await tab.size(390, 800, phone=True)
    await tab.until(RAISED)


async def back(tab) -> None:
    """Press the Back key."""
    await tab.run("history.back()")


async def test_on_a_phone_a_channel_opens_on_its_board_and_the_tab_leads_to_the_chat(frame, tab, server):
    await on_a_phone(tab)
    await frame.shake()
    await frame.command("SUBSCRIBE", {}, "ACTIVITY_LAYOUT_MODE_UPDATE")
    before = len(await frame.heard(2))
    await tab.button("Chat")
    assert (await frame.heard(before + 1))[-1][1]["data"] == {"layout_mode": 1}
    assert not await tab.run(RAISED)
    assert await tab.run(CHAT_IS_SEEN)
    await tab.button("Board")
    assert (await frame.heard(before + 2))[-1][1]["data"] == {"layout_mode": 0}
    assert await tab.run(RAISED)
    assert not await tab.run(CHAT_IS_SEEN)


async def test_on_a_phone_back_leads_from_the_chat_to_the_board_and_to_the_channel_before(frame, tab, server):
    await on_a_phone(tab)
    await frame.loaded()
    general, other = server.channel("general").id, server.channel("table-one").id
    await tab.button("Chat")
    await tab.until(CHAT_IS_SEEN)
    await tab.run(f"document.querySelector('[data-place=\"{other}\"]').click()")
    await tab.until(RAISED)
    await back(tab)
    await tab.until(f"location.hash === '#{general}' && {CHAT_IS_SEEN}")
    await back(tab)
    await tab.until(f"location.hash === '#{general}' && {RAISED}")
    await tab.until("document.querySelectorAll('#activity iframe').length === 1")


async def test_on_a_phone_the_chat_stays_open_over_a_reload_and_a_broken_line(frame, tab, server):
    await on_a_phone(tab)
    await frame.loaded()
    await tab.button("Chat")
    await tab.until(CHAT_IS_SEEN)
    await tab.call("Page.reload")
    await tab.until(f"document.querySelector('#activity iframe') && {CHAT_IS_SEEN}")
    await server.restart()
    await server.wait_for(lambda: instance_in(server) is not None)
    assert await tab.run(CHAT_IS_SEEN)
    await tab.button("Board")
    await tab.until(RAISED)
    tab.complaints.clear()


async def test_on_a_phone_a_conversation_with_the_bot_opens_on_the_chat(frame, tab, server):
    await on_a_phone(tab)
    await frame.loaded()
    await tab.run(
        "[...document.querySelectorAll('#places button')].find((e) => e.textContent === 'Write to the bot').click()"
    )
    await tab.until(f"!location.hash.includes('{server.channel('general').id}') && {CHAT_IS_SEEN}")


async def test_on_a_phone_the_tab_tells_of_messages_behind_the_board(frame, tab, server):
    await on_a_phone(tab)
    await frame.loaded()
    await server.user("anna").say(server.channel("general"), "hello")
    await tab.button("Chat •")
    await tab.shows("hello")
    await tab.until("document.getElementById('activity-tab').textContent === 'Board'")
    await tab.button("Board")
    await tab.until("document.getElementById('activity-tab').textContent === 'Chat'")


async def test_on_a_phone_the_tab_keeps_its_sign_beside_its_name_when_the_line_is_broken(frame, tab, server):
    await on_a_phone(tab)
    await frame.loaded()
    await server.user("anna").say(server.channel("general"), "hello")
    await tab.until("document.getElementById('activity-tab').textContent === 'Chat •'")
    rows = await tab.run(
        "document.getElementById('line').textContent = 'No connection, trying again …';"
        " const all = document.createRange(); all.selectNodeContents(document.getElementById('activity-tab'));"
        " new Set([...all.getClientRects()].map(({top}) => Math.round(top))).size"
    )
    assert rows == 1
    assert await tab.run("document.elementFromPoint(200, 66).id") == "line", "the board does not cover it"


async def test_on_a_phone_a_board_that_does_not_open_leaves_the_chat(frame, tab, server):
    thread = server.user("Robin").start_thread(server.channel("general"), "lesson")
    server.faults.no_activities_in_threads = True
    await on_a_phone(tab)
    await frame.loaded()
    await tab.run(f"document.querySelector('[data-place=\"{thread.id}\"]').click()")
    await tab.until(f"location.hash === '#{thread.id}' && {CHAT_IS_SEEN}")
    server.faults.no_activities_in_threads = False


async def test_without_a_page_there_is_neither_frame_nor_switch(browser):
    server = LocalDiscord(clock=ManualClock())
    await server.start()
    tab = await browser.tab(server.page_url)
    await tab.until("document.querySelector('[data-place]')")
    shown = "[...document.querySelectorAll('#activity, #activity-switch')].some((e) => !e.hidden)"
    assert not await tab.run(shown)
    assert not tab.complaints
    await server.close()


async def test_only_the_page_of_the_application_may_be_framed(frame, tab, server):
    policy = await tab.run("fetch('/').then((answer) => answer.headers.get('Content-Security-Policy'))")
    assert f"frame-src {server.activities.page};" in policy
