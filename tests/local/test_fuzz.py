"""Nonsense at every route and in every frame: refused, never a crash, never a hang, nothing private told."""

import asyncio
import json
import re

import aiohttp
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from bot.local import LocalDiscord, ManualClock
from bot.local.page.guests import ACTIONS
from bot.local.rest.calls import PREFIX, ROUTES
from tests.support.whole import examples

KEYS = [
    "content",
    "embeds",
    "components",
    "attachments",
    "flags",
    "type",
    "data",
    "custom_id",
    "options",
    "name",
    "description",
    "title",
    "url",
    "id",
    "nonce",
    "choices",
    "enforce_nonce",
    "message_reference",
    "message_id",
    "allowed_mentions",
    "parse",
    "users",
    "fields",
    "image",
    "style",
    "label",
    "emoji",
    "value",
    "values",
    "min_values",
    "max_values",
    "items",
    "media",
    "accessory",
    "component",
    "recipient_id",
    "messages",
    "archived",
    "locked",
    "limit",
    "permission_overwrites",
]
SCALARS = (
    some.none()
    | some.booleans()
    | some.integers(-(2**70), 2**70)
    | some.floats(allow_nan=False)
    | some.text(max_size=8)
    | some.sampled_from(["attachment://a.png", "https://example.org", "1", "users", "x" * 5000, "\ud83d"])
)
BODIES = some.recursive(
    SCALARS | some.integers(0, 24),
    lambda inner: (
        some.lists(inner, max_size=4) | some.dictionaries(some.sampled_from(KEYS), inner, max_size=6)
    ),
    max_leaves=25,
)
IDS = some.sampled_from(
    ["0", "1", "-1", "@original", "%00", "x" * 50, "99999999999999999999999", "general", "message"]
)


SECRET = "psst, three doubloons"


class Target:
    """A server with something in it, and the addresses of what is there."""

    def __init__(self, server):
        self.server = server
        self.alice, self.place = server.user("alice"), server.channel("general")

    async def prepare(self):
        said = await self.alice.say(self.place, "hello")
        opened = self.server.interactions.open(
            self.alice.user, self.place, 2, {"name": "x", "id": "1", "type": 1}
        )
        bot = self.server.world.bot
        # A private answer to somebody else, whose token nobody here knows.
        other = self.server.interactions.open(
            self.alice.user, self.place, 2, {"name": "x", "id": "1", "type": 1}
        )
        whisper = {"type": 4, "data": {"content": SECRET, "flags": 64}}
        self.server.interactions.answer(other.id, other.token, whisper, {})
        self.known = {
            "channel": self.place.id, "message": said.id, "guild": self.server.world.guild.id, "user": self.alice.id,
            "application": bot.id, "interaction": opened.id, "token": opened.token, "role": 1, "target": bot.id, "emoji": "x",
            "command": 1, "own": 1, "instance": "i-1-gc-2-3",
        }  # fmt: skip

    def address(self, path, wrong, replacement):
        def fill(found):
            return replacement if found[1] == wrong else str(self.known[found[1]])

        return self.server.url + PREFIX + re.sub(r"\{(\w+)\}", fill, path)


def encodable(body):
    return json.dumps(body).encode("utf-8", "replace")


@pytest.mark.rest
@pytest.mark.parametrize(("method", "path"), sorted({(method, path) for method, path, _, _ in ROUTES}))
def test_no_request_breaks_the_server(method, path):
    names = re.findall(r"\{(\w+)\}", path)

    async def attack(cases):
        server = LocalDiscord(clock=ManualClock())
        await server.start()
        target = Target(server)
        await target.prepare()
        headers = {"Authorization": f"Bot {server.token}", "Content-Type": "application/json"}
        async with aiohttp.ClientSession(headers=headers, timeout=aiohttp.ClientTimeout(20)) as session:
            for body, wrong, replacement, query in cases:
                address = target.address(path, wrong, replacement)
                async with session.request(method, address, data=encodable(body), params=query) as answer:
                    text = await answer.text()
                    assert answer.status < 500, (address, body, server.problems)
                    assert SECRET not in text
                if target.place.id not in server.world.channels:
                    break
        await server.close()

    queries = some.dictionaries(
        some.sampled_from(["limit", "before", "after", "with_response"]), some.text(max_size=4)
    )
    case = some.tuples(BODIES, some.sampled_from([*names, "none"]), IDS, queries)

    @settings(max_examples=2, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(some.lists(case, min_size=4, max_size=12))
    def run(cases):
        asyncio.run(attack(cases))

    run()


def nested(inner):
    """Components that hold components."""

    def build(kind, parts, accessory):
        return {
            "type": kind,
            "components": parts,
            "items": parts,
            "accessory": accessory,
            "component": accessory,
        }

    return some.builds(build, some.sampled_from([1, 9, 12, 17, 18]), some.lists(inner, max_size=3), inner)


@pytest.mark.rest
def test_no_message_breaks_the_rules():
    async def attack(bodies):
        server = LocalDiscord(clock=ManualClock())
        await server.start()
        headers = {"Authorization": f"Bot {server.token}", "Content-Type": "application/json"}
        address = f"{server.url}{PREFIX}/channels/{server.channel('general').id}/messages"
        async with aiohttp.ClientSession(headers=headers, timeout=aiohttp.ClientTimeout(20)) as session:
            for body in bodies:
                async with session.post(address, data=encodable(body)) as answer:
                    assert answer.status in (200, 400, 413), await answer.text()
        await server.close()

    fields = some.dictionaries(some.sampled_from(KEYS), SCALARS, max_size=6)
    leaf = some.builds(lambda kind, more: {**more, "type": kind}, some.integers(0, 24), fields)
    component = some.recursive(leaf, nested, max_leaves=12)
    bodies = some.fixed_dictionaries(
        {"components": some.lists(component, max_size=4)},
        optional={
            "flags": some.sampled_from([0, 64, 1 << 15]),
            "content": SCALARS,
            "embeds": BODIES,
            "attachments": BODIES,
        },
    )

    @settings(
        max_examples=examples(30), deadline=None, suppress_health_check=list(HealthCheck), database=None
    )
    @given(some.lists(bodies, min_size=1, max_size=12))
    def run(cases):
        asyncio.run(attack(cases))

    run()


@pytest.mark.rest
def test_no_frame_breaks_the_gateway():
    async def attack(frames):
        server = LocalDiscord(clock=ManualClock())
        await server.start()
        async with aiohttp.ClientSession() as session:
            for opcode, data, identified in frames:
                async with session.ws_connect(server.gateway_url) as socket:
                    if identified:
                        await socket.send_json({"op": 2, "d": {"token": server.token, "intents": 1}})
                    await socket.send_bytes(encodable({"op": opcode, "d": data}))
                    await socket.send_json({"op": 1, "d": None})
                    while True:
                        message = await socket.receive(timeout=10)
                        if message.type is not aiohttp.WSMsgType.TEXT or json.loads(message.data)["op"] == 11:
                            break
        assert server.problems == []
        await server.close()

    keys = some.sampled_from(
        ["token", "intents", "session_id", "seq", "guild_id", "user_ids", "query", "limit", "nonce"]
    )
    data = SCALARS | some.dictionaries(keys, SCALARS | some.lists(SCALARS, max_size=3), max_size=6)

    @settings(
        max_examples=examples(30), deadline=None, suppress_health_check=list(HealthCheck), database=None
    )
    @given(
        some.lists(some.tuples(some.integers(0, 40) | SCALARS, data, some.booleans()), min_size=1, max_size=6)
    )
    def run(frames):
        asyncio.run(attack(frames))

    run()


def test_no_request_of_a_browser_breaks_the_page():
    async def attack(requests):
        server = LocalDiscord(clock=ManualClock())
        await server.start()
        target = Target(server)
        await target.prepare()
        places = {"channel": str(target.place.id), "message": str(target.known["message"])}
        join = f"{server.url}/page/socket?join=bob&key={server.key_of('bob')}"
        async with (
            aiohttp.ClientSession(headers={"Origin": server.url}) as session,
            session.ws_connect(join) as socket,
        ):
            for number, (action, more) in enumerate(requests):
                body = {**places, **more} if number % 2 else more
                await socket.send_str(encodable({**body, "do": action, "n": number}).decode())
                while (answer := await socket.receive_json(timeout=10)).get("n") != number:
                    assert SECRET not in json.dumps(answer)
                assert SECRET not in json.dumps(answer)
        assert server.problems == []
        await server.close()

    keys = some.sampled_from(
        [
            "channel",
            "message",
            "text",
            "files",
            "answers",
            "name",
            "what",
            "before",
            "values",
            "modal",
            "control",
            "command",
            "options",
            "focused",
        ]
    )
    request = some.tuples(some.sampled_from(sorted(ACTIONS)), some.dictionaries(keys, BODIES, max_size=5))

    @settings(
        max_examples=examples(30), deadline=None, suppress_health_check=list(HealthCheck), database=None
    )
    @given(some.lists(request, min_size=1, max_size=8))
    def run(requests):
        asyncio.run(attack(requests))

    run()
