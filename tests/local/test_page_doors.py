"""Who may reach the page, and what a browser may ask of it."""

import asyncio
import json
import re

import aiohttp
import pytest

from bot.local import LocalDiscord, ManualClock
from bot.local.page import sockets


@pytest.fixture
async def session():
    async with aiohttp.ClientSession() as session:
        yield session


class Socket:
    """A browser's socket without a browser."""

    def __init__(self, session, server, query="", origin=None):
        headers = {"Origin": origin or server.url}
        self._opening = session.ws_connect(f"{server.url}/page/socket?{query}", headers=headers)
        self._count = 0

    async def __aenter__(self):
        self.socket = await self._opening.__aenter__()
        self.world = await self.socket.receive_json()
        return self

    async def __aexit__(self, *error):
        await self._opening.__aexit__(*error)

    async def ask(self, action, **data):
        self._count += 1
        await self.socket.send_json({"do": action, "n": self._count, **data})
        while True:
            answer = await self.socket.receive_json(timeout=10)
            if answer.get("n") == self._count:
                return answer


@pytest.mark.parametrize(
    "headers", [{"Host": "evil.example"}, {"Origin": "http://evil.example"}, {"Host": "127.0.0.1:1"}]
)
@pytest.mark.parametrize("path", ["/", "/page/main.js", "/page/socket", "/api/v10/gateway", "/gateway/"])
async def test_a_foreign_host_or_origin_is_refused(discord_server, session, headers, path):
    async with session.get(discord_server.url + path, headers=headers) as answer:
        assert answer.status == 403


async def test_the_page_runs_its_own_scripts_only(discord_server, session):
    async with session.get(discord_server.page_url) as answer:
        assert "script-src 'self'" in answer.headers["Content-Security-Policy"]
        assert "unsafe" not in answer.headers["Content-Security-Policy"]


@pytest.mark.parametrize("name", ["..%2f..%2fserver.py", "nothing.js", "index.html%00"])
async def test_only_the_pages_own_files_are_served(discord_server, session, name):
    async with session.get(f"{discord_server.url}/page/{name}") as answer:
        assert answer.status == 404


async def test_a_join_link_needs_its_own_key(discord_server, session):
    key = discord_server.key_of("bob")
    for name, status in (("bob", 200), ("carol", 403)):
        async with session.get(f"{discord_server.url}/join/{name}?key={key}") as answer:
            assert answer.status == status


async def test_a_joined_browser_stays_one_person(discord_server, session):
    async with Socket(session, discord_server, f"join=bob&key={discord_server.key_of('bob')}") as bob:
        assert bob.world["owner"] is False
        for action in ("act", "channel", "invite", "leave", "fault"):
            answer = await bob.ask(action, name="carol", what="cut")
            assert answer["t"] == "error"


async def test_elsewhere_than_on_the_loopback_the_page_needs_a_key(session):
    server = LocalDiscord(clock=ManualClock(), host="127.0.0.2")
    await server.start()
    for address, status in ((f"{server.url}/", 403), (server.page_url, 200)):
        async with session.get(address) as answer:
            assert answer.status == status
    await server.close()


async def test_the_token_is_told_on_the_loopback_alone(discord_server, session):
    async with session.get(f"{discord_server.url}/token") as answer:
        assert await answer.text() == discord_server.token
    server = LocalDiscord(clock=ManualClock(), host="127.0.0.2")
    await server.start()
    async with session.get(f"{server.url}/token") as answer:
        assert answer.status == 403
        assert server.token not in await answer.text()
    await server.close()


async def test_a_private_channel_is_not_told_of(discord_server, session):
    secret = discord_server.channel("secret")
    discord_server.forbid(secret, "view_channel", to=discord_server.world.guild.id)
    discord_server.allow(secret, "view_channel", to=discord_server.user("alice").id)
    async with Socket(session, discord_server, f"join=bob&key={discord_server.key_of('bob')}") as bob:
        assert "secret" not in [place["name"] for place in bob.world["places"]]
        await discord_server.user("alice").say(secret, "psst")
        assert (await bob.ask("read", channel=str(secret.id)))["t"] == "error"


@pytest.mark.parametrize(
    "frame",
    [
        "{", "[]", "7", "null", '{"do": 7}', '{"do": "read"}', '{"do": "read", "channel": -1}', '{"do": "say", "channel": "9"}',
        '{"do": "click", "channel": {}, "message": []}', '{"do": "submit", "modal": "1"}', '{"do": "slash", "command": 1}',
        '{"do": "act", "name": "@everyone"}', '{"do": "say", "files": [{}]}', '{"do": "say", "files": 1}', "[" * 5000,
    ],
)  # fmt: skip
async def test_a_browser_can_send_nonsense(discord_server, session, frame):
    async with Socket(session, discord_server) as browser:
        await browser.socket.send_str(frame)
        assert (await browser.ask("nothing"))["t"] == "error"


async def test_what_discord_would_refuse_is_refused_with_its_sentence(discord_server, session):
    async with Socket(session, discord_server) as browser:
        place = str(discord_server.channel("general").id)
        answer = await browser.ask("say", channel=place, text="x" * 2001)
        assert answer["text"] == "Must be 2000 or fewer in length."
        assert "empty" in (await browser.ask("say", channel=place, text=" "))["text"]


async def test_what_is_read_stays_read(discord_server, session):
    place = discord_server.channel("general")
    await discord_server.user("alice").say(place, "hello")

    def unread(world):
        return [entry["name"] for entry in world["places"] if entry["unread"]]

    async with Socket(session, discord_server) as browser:
        assert unread(browser.world) == ["general"]
        await browser.ask("seen", channel=str(place.id))
    async with Socket(session, discord_server) as browser:
        assert unread(browser.world) == []


async def test_a_file_from_the_page_arrives(discord_server, session):
    place = discord_server.channel("general")
    async with Socket(session, discord_server) as browser:
        file = {"name": "map.txt", "type": "text/plain", "content": "aGVyZQ=="}
        assert (await browser.ask("say", channel=str(place.id), text="", files=[file]))["t"] == "done"
    (message,) = discord_server.user("Robin").sees(place)
    assert discord_server.world.content(message.files[0].id) == b"here"
    assert json.dumps(message.to_json())


def request(server, path, *more):
    lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{server.port}", "Connection: close", *more]
    return "\r\n".join([*lines, "", ""]).encode("latin-1")


UPGRADE = (
    "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
)  # fmt: skip


@pytest.mark.parametrize(
    "path",
    [
        "/join/bob?key=\xff", "/join/%ff?key=%ff", "/join/%ed%a0%80?key=%ed%a0%80", "/?as=%ff%00", "/page/%ff.js", "http://[::1/", "*",
        "/%", "/page/socket?as=%ff", "/join/" + "a" * 9000, "/emojis/%ff.png", "/attachments/%ff/1/x",
    ],
)  # fmt: skip
@pytest.mark.parametrize("upgrade", [(), UPGRADE], ids=["get", "socket"])
async def test_a_malformed_address_is_refused_without_a_traceback(discord_server, caplog, path, upgrade):
    reader, writer = await asyncio.open_connection("127.0.0.1", discord_server.port)
    writer.write(request(discord_server, path, f"Origin: {discord_server.url}", *upgrade))
    status = (await asyncio.wait_for(reader.readline(), 10)).split()[1]
    writer.close()
    assert status in (b"101", b"200", b"400", b"401", b"403", b"404")
    assert not [record for record in caplog.records if record.exc_info]


async def test_a_browser_that_does_not_read_is_hung_up_on(discord_server, session, monkeypatch):
    monkeypatch.setattr(sockets, "MOST_QUEUED", 3)
    page = discord_server.page
    async with Socket(session, discord_server) as browser:
        await browser.ask("here")
        # What comes at once, before anything is sent, waits in the queue.
        for _ in range(5):
            page.tell_typing(discord_server.channel("general"))
        async for message in browser.socket:
            assert message.type is aiohttp.WSMsgType.TEXT
    await discord_server.wait_for(lambda: not page.browsers)


async def test_a_browser_may_ask_more_than_is_done_at_once(discord_server, session, monkeypatch):
    monkeypatch.setattr(sockets, "MOST_AT_ONCE", 2)
    async with Socket(session, discord_server) as browser:
        for number in range(100, 120):
            await browser.socket.send_json({"do": "here", "n": number})
        answers = {(await browser.socket.receive_json(timeout=10))["n"] for _ in range(20)}
        assert answers == set(range(100, 120))


async def test_what_is_said_again_because_the_answer_was_lost_is_posted_once(discord_server, session):
    place = discord_server.channel("general")
    for _ in range(2):
        async with Socket(session, discord_server) as browser:
            await browser.ask("say", channel=str(place.id), text="hello", key="1")
    async with Socket(session, discord_server) as browser:
        await browser.ask("say", channel=str(place.id), text="hello", key="2")
    assert [each.content for each in discord_server.user("Robin").sees(place)] == ["hello", "hello"]


async def test_a_control_that_its_message_has_no_more_is_called_out_of_date(discord_server, session):
    place = discord_server.channel("general")
    message = await discord_server.user("alice").say(place, "no buttons")
    async with Socket(session, discord_server) as browser:
        given = {"channel": str(place.id), "message": str(message.id), "control": "settler"}
        for action in ("click", "select"):
            assert (await browser.ask(action, **given))["why"] == "outdated"
        assert (await browser.ask("click", **given | {"message": "1"}))["why"] == "outdated"


@pytest.mark.parametrize("name", ["dom.js", "markdown.js"])
async def test_scripts_that_both_pages_have_are_served(discord_server, session, name):
    async with session.get(f"{discord_server.url}/page/{name}") as answer:
        assert answer.status == 200
        assert "javascript" in answer.headers["Content-Type"]


def test_scripts_that_both_pages_have_import_neither():
    for path in sockets.SHARED.glob("*.js"):
        for imported in re.findall(r'from "\./([^"]+)"', path.read_text(encoding="utf-8")):
            assert (sockets.SHARED / imported).is_file(), f"{path.name} imports {imported}"


async def test_threads_without_activities_are_a_fault_on_demand(discord_server, session):
    async with Socket(session, discord_server) as browser:
        assert (await browser.ask("fault", what="no activities in threads"))["t"] == "done"
        assert discord_server.faults.no_activities_in_threads
        await browser.ask("fault", what="calm")
        assert not discord_server.faults.no_activities_in_threads


async def test_a_browser_that_has_no_page_open_may_neither_authorise_nor_ask_who_is_there(
    discord_server, session
):
    discord_server.activities.enable("http://127.0.0.1:1")
    instance = await discord_server.user("alice").launch(discord_server.channel("general"))
    async with Socket(session, discord_server) as browser:
        for action in ("authorise", "participants"):
            answer = await browser.ask(action, instance=instance.name, scopes=["identify"])
            assert answer["t"] == "error"
        assert (await browser.ask("launch", channel=str(instance.channel_id)))["t"] == "done"
        answer = await browser.ask("authorise", instance=instance.name, scopes=["identify"])
        assert answer["result"]["code"]
        for scopes in (None, [], "identify", ["email"], ["identify", "bot"]):
            answer = await browser.ask("authorise", instance=instance.name, scopes=scopes)
            assert answer["t"] == "error"


async def test_a_page_stays_open_in_a_channel_that_its_person_sees_alone(discord_server, session):
    discord_server.activities.enable("http://127.0.0.1:1")
    place = discord_server.channel("general")
    instance = await discord_server.user("alice").launch(place)
    async with Socket(session, discord_server, f"join=bob&key={discord_server.key_of('bob')}") as bob:
        assert (await bob.ask("stay", instance=instance.name))["result"] == {"stays": True}
        assert (await bob.ask("stay", instance="i-1-gc-2-3"))["result"] == {"stays": False}
        discord_server.forbid(place, "view_channel", to=discord_server.world.guild.id)
        assert (await bob.ask("stay", instance=instance.name))["result"] == {"stays": False}
