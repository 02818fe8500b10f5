"""Signing in from a frame: codes of Discord's, exchanged for bearers of ours."""

import json
import logging
from datetime import UTC, datetime, timedelta

import aiohttp
import pytest
from aiohttp import web

from bot.acts.identity import Opened, ProviderUnreachable
from bot.discord.identity import DiscordIdentity
from bot.health.logs import set_up
from bot.storage import open_storage
from bot.web.bearers import KEY_LIFE, LIFE, Bearers
from bot.web.from_page import MAX_BEARER
from bot.web.signing import MAX_BODY, FrameSignIn
from tests.support.local import discord_server

__all__ = ["discord_server"]

PAGE = "http://127.0.0.1:1"
NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
ANNA, BEN, CHANNEL, GUILD = 101, 102, 11, 1


class Clock:
    """The time that the server believes."""

    def __init__(self):
        self.time = NOON

    def now(self):
        return self.time


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
async def storage(tmp_path):
    async with await open_storage(tmp_path / "caravel.sqlite") as opened:
        yield opened


class Provider:
    """Discord as far as signing in asks it: users by their codes, each of which counts once."""

    client = 4711
    origins = ("https://discord.example",)

    def __init__(self):
        self.codes = {"anna's": ANNA, "ben's": BEN}
        self.instances = {
            "i-1": Opened(CHANNEL, GUILD, frozenset({ANNA, BEN})),
            "i-2": Opened(CHANNEL, GUILD, frozenset({ANNA})),
        }
        self.is_away = False

    async def user(self, code):
        if self.is_away:
            raise ProviderUnreachable("it is away")
        return self.codes.pop(code, None)

    async def opened(self, instance):
        return self.instances.get(instance)


class Page:
    """What a page asks of the server."""

    def __init__(self, http, url):
        self._http = http
        self._url = url

    async def post(self, path, said):
        data = json.dumps(said).encode() if isinstance(said, dict) else said
        async with self._http.post(self._url + path, data=data) as answer:
            assert answer.headers["Cache-Control"] == "no-store"
            return answer.status, await answer.json()

    async def signed_in(self, code="anna's", instance="i-1"):
        status, answer = await self.post("/token", {"code": code, "instance": instance})
        assert status == 200, answer
        return answer["bearer"]

    async def door(self):
        async with self._http.get(f"{self._url}/door") as answer:
            return await answer.json()


@pytest.fixture
async def serve():
    """Serve the routes of a way to sign in; gives what a page asks of it."""
    runners, http = [], aiohttp.ClientSession()

    async def serve(sign_in):
        application = web.Application()
        sign_in.install(application)
        runner = web.AppRunner(application)
        runners.append(runner)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        return Page(http, f"http://127.0.0.1:{runner.addresses[0][1]}")

    yield serve
    await http.close()
    for runner in runners:
        await runner.cleanup()


@pytest.fixture
def provider():
    return Provider()


@pytest.fixture
def sign_in(provider, storage, clock):
    return FrameSignIn(provider, storage, clock.now)


@pytest.fixture
async def page(serve, sign_in):
    return await serve(sign_in)


async def test_a_code_becomes_a_bearer_for_fifteen_minutes(page, sign_in, clock):
    bearer = await page.signed_in()
    clock.time += timedelta(minutes=14, seconds=59)
    session = await sign_in.session(bearer)
    end = NOON + timedelta(minutes=15)
    assert (session.user, session.channel, session.guild, session.until) == (ANNA, CHANNEL, GUILD, end)


async def test_a_bearer_ends(page, sign_in, clock):
    bearer = await page.signed_in()
    clock.time += LIFE
    assert await sign_in.session(bearer) is None
    assert await page.post("/renew", {"bearer": bearer}) == (401, {"why": "ended"})


async def test_a_code_counts_once(page):
    await page.signed_in()
    assert await page.post("/token", {"code": "anna's", "instance": "i-1"}) == (401, {"why": "refused"})


async def test_a_bearer_is_renewed_as_often_as_the_page_is_open(page, sign_in, clock):
    bearer = await page.signed_in()
    for _ in range(5):
        clock.time += LIFE - timedelta(minutes=1)
        status, answer = await page.post("/renew", {"bearer": bearer})
        assert status == 200
        bearer = answer["bearer"]
        session = await sign_in.session(bearer)
        assert (session.user, session.channel, session.until) == (ANNA, CHANNEL, clock.time + LIFE)
        assert answer["until"] == session.until.timestamp()


async def test_an_altered_bearer_is_nobodys(page, sign_in):
    bearer = await page.signed_in()
    body, _, signature = bearer.partition(".")
    for n in range(len(bearer)):
        sign = "A" if bearer[n] != "A" else "B"
        # The last sign of a group may hold bits that nobody reads.
        changed = f"{bearer[:n]}{sign}{bearer[n + 1 :]}"
        found = await sign_in.session(changed)
        assert found is None or found == await sign_in.session(bearer)
    for nonsense in (
        "",
        ".",
        f"{body}.",
        f".{signature}",
        body,
        f"{bearer}A",
        "é" + bearer,
        "x" * MAX_BEARER * 9,
    ):
        assert await sign_in.session(nonsense) is None
        assert await page.post("/renew", {"bearer": nonsense}) == (401, {"why": "refused"})


async def test_a_bearer_says_nothing_for_somebody_else(page, sign_in):
    """What another bearer says does not fit this one's signature."""
    first, second = await page.signed_in(), await page.signed_in(code="ben's")
    mixed = f"{second.partition('.')[0]}.{first.partition('.')[2]}"
    assert await sign_in.session(mixed) is None


async def test_signing_out_ends_all_bearers_of_a_user(page, sign_in, storage, provider):
    provider.codes |= {"anna's-other": ANNA, "anna's-third": ANNA}
    anna, other = await page.signed_in(), await page.signed_in(code="anna's-other")
    ben = await page.signed_in(code="ben's")
    await storage.sign_out(ANNA)
    assert [await sign_in.session(bearer) for bearer in (anna, other)] == [None, None]
    assert await page.post("/renew", {"bearer": anna}) == (401, {"why": "signed-out"})
    assert (await sign_in.session(ben)).user == BEN
    again = await page.signed_in(code="anna's-third")
    assert (await sign_in.session(again)).user == ANNA
    assert await sign_in.session(anna) is None


async def test_forgetting_a_user_ends_their_bearers(page, sign_in, storage):
    bearer = await page.signed_in()
    await storage.forget_user(ANNA, -5, str)
    assert await sign_in.session(bearer) is None
    assert await page.post("/renew", {"bearer": bearer}) == (401, {"why": "signed-out"})


async def test_a_key_is_replaced_and_the_one_before_counts_for_a_while(page, storage, clock, provider):
    bearers = Bearers(storage, clock.now)
    first, _ = await bearers.give(ANNA, CHANNEL, GUILD)
    clock.time += KEY_LIFE
    second, _ = await bearers.give(ANNA, CHANNEL, GUILD)
    assert len(await storage.page_keys()) == 2
    assert (await bearers.read(first)).user == (await bearers.read(second)).user == ANNA
    clock.time += KEY_LIFE
    await bearers.give(ANNA, CHANNEL, GUILD)
    assert await bearers.read(first) is None
    assert (await bearers.read(second)).user == ANNA


async def test_processes_share_their_keys(storage, clock):
    one, other = Bearers(storage, clock.now), Bearers(storage, clock.now)
    bearer, _ = await one.give(ANNA, CHANNEL, GUILD)
    assert (await other.read(bearer)).user == ANNA
    clock.time += KEY_LIFE
    fresh, _ = await one.give(ANNA, CHANNEL, GUILD)
    assert (await other.read(fresh)).user == ANNA
    assert len(await storage.page_keys()) == 2


async def test_keys_are_looked_up_seldom_however_many_bearers_fit_none(storage, clock, monkeypatch):
    asked = []
    bearers = Bearers(storage, clock.now)
    await bearers.give(ANNA, CHANNEL, GUILD)
    page_keys = storage.page_keys

    async def counted():
        asked.append(1)
        return await page_keys()

    monkeypatch.setattr(storage, "page_keys", counted)
    for n in range(50):
        assert await bearers.read(f"AAAA.{n}") is None
    assert len(asked) == 1


async def test_what_was_remembered_of_a_launch_goes_before_what_the_provider_says(page, sign_in, storage):
    await storage.remember_launch("i-1", 77, GUILD, NOON, NOON)
    session = await sign_in.session(await page.signed_in())
    assert (session.channel, session.guild) == (77, GUILD)


async def test_who_is_not_in_an_instance_gets_no_bearer_for_it(page, provider):
    assert await page.post("/token", {"code": "ben's", "instance": "i-2"}) == (403, {"why": "not-there"})
    assert await page.post("/token", {"code": "anna's", "instance": "i-3"}) == (403, {"why": "not-there"})


async def test_a_remembered_direct_message_is_for_those_who_are_in_it_alone(page, storage, provider):
    await storage.remember_launch("i-2", 77, None, NOON, NOON)
    assert await page.post("/token", {"code": "ben's", "instance": "i-2"}) == (403, {"why": "not-there"})
    assert await page.signed_in(instance="i-2")


async def test_while_the_provider_is_away_the_page_may_come_back(page, provider):
    provider.is_away = True
    assert await page.post("/token", {"code": "anna's", "instance": "i-1"}) == (503, {"why": "unreachable"})
    provider.is_away = False
    assert await page.signed_in()


@pytest.mark.parametrize(
    "said",
    [b"", b"{", b"[]", b"7", b"null", b"[" * 5000, b"\xff\xfe", {}, {"code": "anna's"}, {"code": 7, "instance": "i-1"},
     {"code": "anna's", "instance": ["i-1"]}, {"code": "x" * 201, "instance": "i-1"}, {"code": "anna's", "instance": "../../x"},
     {"code": "a b", "instance": "i-1"}, {"code": "", "instance": ""}, b"x" * (MAX_BODY + 1)],
)  # fmt: skip
async def test_nonsense_is_refused(page, said):
    assert (await page.post("/token", said))[0] == 400
    assert (await page.post("/renew", said))[0] == 401


async def test_a_body_that_comes_in_two_pieces_is_read_whole(page):
    async def pieces():
        yield b'{"code": "anna\'s", '
        # By the time this is answered the server has read the first piece.
        await page.door()
        yield b'"instance": "i-1"}'

    assert (await page.post("/token", pieces()))[0] == 200


async def test_the_door_tells_whose_messages_count(page, provider):
    assert await page.door() == {"client": "4711", "origins": ["https://discord.example"]}


@pytest.fixture
def debugging(caplog):
    """What is logged where the operator wants everything logged."""
    set_up("debug", "text")
    caplog.set_level(logging.DEBUG)
    yield caplog
    for name in ("aiosqlite", "discord"):
        logging.getLogger(name).setLevel(logging.NOTSET)


async def test_neither_codes_nor_bearers_nor_keys_are_logged(page, debugging, provider, storage):
    bearer = await page.signed_in()
    provider.is_away = True
    await page.post("/token", {"code": "ben's", "instance": "i-1"})
    await page.post("/renew", {"bearer": bearer})
    said = "\n".join(record.getMessage() for record in debugging.records)
    assert "could not sign in" in said
    (key,) = await storage.page_keys()
    assert not any(secret in said for secret in (bearer, "ben's", "anna's", str(ANNA), key.key))


# Against the local Discord


@pytest.fixture
def discord(discord_server):
    """The local Discord as who vouches for users."""
    discord_server.activities.enable(PAGE)
    world = discord_server.world
    return DiscordIdentity(world.bot.id, discord_server.grants.client_secret, discord_server.token)


async def test_discord_vouches_for_a_user_in_an_instance(discord_server, discord, serve, storage, clock):
    anna, place = discord_server.user("anna"), discord_server.channel("general")
    instance = await anna.launch(place)
    page = await serve(sign_in := FrameSignIn(discord, storage, clock.now))
    code = discord_server.grants.authorise(anna.id, ("identify",))
    session = await sign_in.session(await page.signed_in(code, instance.name))
    assert (session.user, session.channel, session.guild) == (anna.id, place.id, place.guild_id)
    assert await page.post("/token", {"code": code, "instance": instance.name}) == (401, {"why": "refused"})
    ben = discord_server.user("ben")
    asked = {"code": discord_server.grants.authorise(ben.id, ("identify",)), "instance": instance.name}
    assert await page.post("/token", asked) == (403, {"why": "not-there"})


async def test_a_wrong_client_secret_is_one_line_for_the_operator(discord_server, discord, caplog):
    wrong = DiscordIdentity(discord.client, "psst", discord_server.token)
    code = discord_server.grants.authorise(discord_server.user("anna").id, ("identify",))
    with pytest.raises(ProviderUnreachable):
        await wrong.user(code)
    (line,) = [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]
    assert line.startswith("CARAVEL_CLIENT_SECRET")
    assert "psst" not in line
    assert code not in line


@pytest.mark.parametrize("status", [429, 500, 503])
async def test_an_outage_of_discord_is_no_refusal(discord_server, discord, status):
    discord_server.faults.fail(status, route="/oauth2/token")
    code = discord_server.grants.authorise(discord_server.user("anna").id, ("identify",))
    with pytest.raises(ProviderUnreachable):
        await discord.user(code)
    assert await discord.user(code) == discord_server.user("anna").id
