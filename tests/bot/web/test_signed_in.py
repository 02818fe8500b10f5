"""From the entry point to the frames of a page: the bot, its server of pages and the local Discord, through the wire."""

import asyncio
import logging
from dataclasses import dataclass
from datetime import timedelta

import aiohttp
import pytest

from bot.discord.identity import DiscordIdentity
from bot.web.server import Site
from bot.web.signing import FrameSignIn
from tests.bot.clocks import HandClock
from tests.support.bot import open_world
from tests.support.pages import opened

ORIGIN = "http://127.0.0.1:1"


@dataclass
class Served:
    """A bot with a page, where it is, and the time that it believes."""

    world: object
    site: Site
    url: str
    clock: HandClock

    async def post(self, path, said, origin=None):
        async with (
            aiohttp.ClientSession() as http,
            http.post(self.url + path, json=said, headers={"Origin": origin or self.url}) as answer,
        ):
            return answer.status, await answer.json() if answer.content_type == "application/json" else None

    async def asks(self, person, instance):
        """Let somebody bring a code of theirs for an instance."""
        code = self.world.server.grants.authorise(person.id, ("identify",))
        return await self.post("/token", {"code": code, "instance": instance.name})

    async def signed_in(self, person, place):
        """Let somebody open the page in a channel, and sign in; gives the bearer."""
        instance = await person.launch(place)
        await self.world.settled()
        status, answer = await self.asks(person, instance)
        assert status == 200, answer
        return answer["bearer"]

    async def leave(self, name):
        """Let somebody leave the server, and a moment pass after which that is asked anew."""
        self.world.server.leave(name)
        self.clock.set(self.clock.now() + timedelta(seconds=30))


@pytest.fixture
async def served(tmp_path, bot_log):
    from bot.time.clock import SystemClock

    clock = HandClock(SystemClock().now())
    async with open_world(tmp_path, bot_clock=clock) as world:
        world.has_page = True
        world.server.activities.enable(ORIGIN)
        await world.restart()
        server = world.server
        discord = DiscordIdentity(server.world.bot.id, server.grants.client_secret, server.token)
        sign_in = FrameSignIn(discord, world.storage, clock.now)
        site = Site(world.apps, world.resources.illustrator, clock, sign_in, ancestors=server.origins)
        site.connect(world.app)
        port = await site.start("127.0.0.1", 0)
        yield Served(world, site, f"http://127.0.0.1:{port}", clock)
        await site.close()


@pytest.mark.rest
async def test_who_opens_the_page_in_a_channel_sees_its_table(served):
    world = served.world
    anna, _ = await world.start("puerto_rico", "anna", "ben", robots=1)
    async with opened(served, await served.signed_in(anna, world.general)) as page:
        assert page.messages[0]["user"] == str(anna.id)
        assert page.public["state"] == "table"
        assert {seat.get("user") for seat in page.public["seats"]} >= {str(anna.id)}


async def test_two_people_in_an_instance_each_see_their_own(served):
    world = served.world
    people = await world.start("puerto_rico", "anna", "ben", robots=1)
    for person in people:
        async with opened(served, await served.signed_in(person, world.general)) as page:
            assert page.messages[0]["user"] == str(person.id)
            assert page.own["seat"] == people.index(person)


async def test_an_instance_of_a_channel_that_somebody_does_not_see_shows_them_nothing(served):
    world = served.world
    anna, ben = world.person("anna"), world.person("ben")
    world.server.forbid(world.general, "view_channel", to=world.server.world.guild.id)
    for someone in (anna.id, world.server.world.bot.id):
        world.server.allow(world.general, "view_channel", to=someone)
    instance = await anna.launch(world.general)
    await world.settled()
    status, answer = await served.asks(ben, instance)
    assert status == 200
    async with opened(served, answer["bearer"], wait=False) as page:
        last = (await page.rest())[-1]
        assert (last["kind"], last["why"]) == ("closed", "not-allowed")
        assert not page.parts


@pytest.mark.rest
async def test_who_was_removed_from_the_server_sees_nothing_more(served):
    world = served.world
    anna, _ = await world.start("puerto_rico", "anna", "ben", robots=1)
    dora = world.person("dora")
    async with opened(served, await served.signed_in(dora, world.general)) as page:
        await served.leave("dora")
        await world.end(anna)
        last = (await page.rest())[-1]
        assert (last["kind"], last["why"]) == ("closed", "not-allowed")


async def test_forgetting_somebody_closes_their_page_and_ends_their_bearer(served):
    world = served.world
    anna = world.person("anna")
    bearer = await served.signed_in(anna, world.general)
    async with opened(served, bearer) as page:
        asked = await anna.slash(world.general, "forget-me")
        await anna.click(asked.message, "Forget me")
        last = (await page.rest())[-1]
        assert (last["kind"], last["why"]) == ("closed", "signed-out")
    assert await served.post("/renew", {"bearer": bearer}) == (401, {"why": "signed-out"})
    async with opened(served, bearer, wait=False) as page:
        assert [message["kind"] for message in await page.rest()] == ["closed"]


async def test_a_bearer_that_has_ended_opens_nothing(served):
    world = served.world
    bearer = await served.signed_in(world.person("anna"), world.general)
    served.clock.set(served.clock.now() + timedelta(minutes=15))
    async with opened(served, bearer, wait=False) as page:
        assert [message["why"] for message in await page.rest()] == ["signed-out"]


@pytest.mark.parametrize("path", ["/token", "/renew"])
async def test_a_foreign_page_cannot_sign_anybody_in(served, path):
    status, _ = await served.post(path, {"code": "x", "instance": "i-1"}, origin="https://evil.example")
    assert status == 403


UNREADABLE = [
    ("Content-Encoding: deflate\r\nContent-Length: 2", b"xx"),
    ("Content-Encoding: br\r\nContent-Length: 2", b"xx"),
    ("Transfer-Encoding: chunked", b"ZZ\r\nxx\r\n0\r\n\r\n"),
    ("Content-Type: text/plain; charset=bogus\r\nContent-Length: 2", b"{}"),
    ("Content-Length: 2", b"\xff\xfe"),
]


async def test_a_body_that_cannot_be_read_is_refused_and_no_error_in_the_log(served, caplog):
    bearer = await served.signed_in(served.world.person("anna"), served.world.general)
    host = served.url.removeprefix("http://")
    about = f"Host: {host}\r\nOrigin: {served.url}\r\nAuthorization: Bearer {bearer}\r\nConnection: close"
    for path in ("/token", "/renew", "/say", "/nowhere"):
        for headers, body in UNREADABLE:
            reader, writer = await asyncio.open_connection(*host.split(":"))
            writer.write(f"POST {path} HTTP/1.1\r\n{about}\r\n{headers}\r\n\r\n".encode() + body)
            status = int((await reader.read()).split()[1])
            writer.close()
            assert status in (400, 401, 404), (path, headers, status)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
