"""Who may reach the page, and what a browser may ask of it."""

import json

import aiohttp
import pytest

from bot.local import LocalDiscord, ManualClock


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
