"""Foreign origins, altered and ended bearers, garbage, too many pages, pages that do not read; what a browser may load; what is logged."""

import asyncio
import json
import logging
import re
from datetime import timedelta
from random import Random

import aiohttp
import pytest

from bot.web.assets import PAGE, SHARED, Assets
from bot.web.from_page import LONGEST, Look
from bot.web.lines import MOST_WAITING, Line
from bot.web.parts import Message
from bot.web.server import MOST_NONSENSE, MOST_OF_USER
from bot.web.sessions import Session
from tests.support.page import PEOPLE, Server, stand
from tests.support.pages import opened
from tests.support.time import NOON, Watch

GAME = "puerto_rico"


@pytest.fixture
async def http():
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session:
        yield session


# Where requests come from


@pytest.mark.parametrize(
    "origin", [None, "null", "http://evil.example", "http://127.0.0.1:1", "https://discord.com"]
)
async def test_no_foreign_page_opens_a_socket(server: Server, http, origin):
    headers = {} if origin is None else {"Origin": origin}
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await http.ws_connect(f"{server.url}/socket", headers=headers)
    assert refused.value.status == 403


@pytest.mark.parametrize("origin", [None, "null", "http://evil.example"])
async def test_no_foreign_page_sends_anything(server: Server, http, origin):
    headers = {"Authorization": "Bearer anna"} | ({} if origin is None else {"Origin": origin})
    answer = await http.post(f"{server.url}/say", data='{"kind":"ping"}', headers=headers)
    assert answer.status == 403


@pytest.mark.parametrize("host", ["evil.example", "localhost:1", "127.0.0.1"])
async def test_the_server_answers_to_its_own_names_only(server: Server, http, host):
    answer = await http.get(f"{server.url}/", headers={"Host": host})
    assert answer.status == 403


async def test_sockets_that_say_nothing_count_as_open_pages(server: Server, http, monkeypatch):
    monkeypatch.setattr("bot.web.server.MOST_LINES", 2)
    address, headers = f"{server.url}/socket", {"Origin": server.url}
    silent = [await http.ws_connect(address, headers=headers) for _ in range(2)]
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await http.ws_connect(address, headers=headers)
    assert refused.value.status == 503
    for socket in silent:
        await socket.close()


# Who looks


@pytest.mark.parametrize("bearer", ["", "nobody", "anna ", "x" * 2000])
async def test_whoever_is_not_signed_in_is_told_to(server: Server, bearer: str):
    async with opened(server, bearer, wait=False) as page:
        assert [message["kind"] for message in await page.rest()] == ["closed"]
        assert page.messages[-1]["why"] == "signed-out"


async def test_a_page_whose_bearer_has_ended_signs_in_anew(server: Server, watch: Watch):
    async with opened(server, "anna") as page:
        watch.set(NOON + timedelta(minutes=14))
        server.site.sweep()
        await page.settled()
        watch.set(NOON + timedelta(minutes=16))
        server.site.sweep()
        assert (await page.until("closed"))["why"] == "signed-out"
        assert await page.read() is None


async def test_a_newer_bearer_keeps_the_line(server: Server, watch: Watch):
    async with opened(server, "anna") as page:
        watch.set(NOON + timedelta(minutes=14))
        await page.say({"kind": "renew", "bearer": "anna"})
        await page.until("welcome")
        watch.set(NOON + timedelta(minutes=20))
        server.site.sweep()
        await page.settled()


@pytest.mark.parametrize("bearer", ["ben", "anna@5", "nobody"])
async def test_a_bearer_of_somebody_else_or_for_another_channel_renews_nothing(server: Server, bearer: str):
    async with opened(server, "anna") as page:
        await page.say({"kind": "renew", "bearer": bearer})
        assert (await page.until("closed"))["why"] == "signed-out"


async def test_signing_out_ends_every_page_of_a_user_at_once(server: Server):
    async with opened(server, "anna") as one, opened(server, "anna") as two, opened(server, "ben") as other:
        server.site.signed_out(PEOPLE["anna"])
        assert (await one.until("closed"))["why"] == "signed-out"
        assert (await two.until("closed"))["why"] == "signed-out"
        await other.settled()


# Garbage


def garbage(rng: Random) -> str:
    """Something that no page of ours would send, or looks like it."""
    return rng.choice(
        [
            "".join(chr(rng.randrange(32, 0x2000)) for _ in range(rng.randrange(60))),
            json.dumps(
                {"kind": rng.choice(["click", "look", "hello", "begun", "why", "x"]), "id": rng.random()}
            ),
            "[" * rng.randrange(LONGEST),
            json.dumps({"kind": "click", "id": "k" * 12, "control": "\u202e" * rng.randrange(101, 200)}),
            json.dumps([{"kind": "ping"}] * 3),
            json.dumps({"kind": "begun", "seat": rng.randrange(-5, 5000), "question": "z" * 10}),
            json.dumps({"kind": "why", "place": "seat-9/" * rng.randrange(40), "more": None}),
        ]
    )


@pytest.mark.rest
async def test_ten_thousand_frames_of_garbage_close_their_lines_and_change_nothing(server: Server):
    await stand(server, GAME, "play", 2)
    before = (await server.live()).row.revision
    rng, sent = Random(3), 0
    while sent < 10_000:
        async with opened(server, "dora") as page:
            for _ in range(200):
                await page.say(garbage(rng))
            sent += 200
            said = await page.rest()
            assert said[-1] == {"kind": "closed", "why": "nonsense"}
    assert (await server.live()).row.revision == before
    async with opened(server, "anna") as page:
        assert page.public["state"] == "table"


async def test_bytes_are_no_message(server: Server):
    async with opened(server, "anna") as page:
        for _ in range(MOST_NONSENSE + 1):
            await page.socket.send_bytes(b"\x00\xff" * 10)
        assert (await page.until("closed"))["why"] == "nonsense"


async def test_a_message_that_is_too_long_ends_the_line(server: Server):
    async with opened(server, "anna") as page, opened(server, "ben") as other:
        await page.say("x" * (LONGEST + 1))
        await page.rest()
        await other.settled()


async def test_whoever_does_not_say_who_they_are_is_sent_away(server: Server, http):
    async with http.ws_connect(f"{server.url}/socket", headers={"Origin": server.url}) as socket:
        await socket.send_str('{"kind":"ping"}')
        assert (await socket.receive()).type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED)


# Many, and slow ones


async def test_the_oldest_page_of_a_user_makes_room(server: Server):
    async with opened(server, "anna") as oldest:
        more = [opened(server, "anna") for _ in range(MOST_OF_USER)]
        pages = [await one.__aenter__() for one in more]
        assert (await oldest.until("closed"))["why"] == "too-many"
        await pages[-1].settled()
        for one in more:
            await one.__aexit__(None, None, None)


@pytest.mark.rest
async def test_five_hundred_sockets_of_strangers_hinder_nobody(server: Server, http):
    await server.begin(GAME, "anna", "ben")
    origin = {"Origin": server.url}
    sockets = [await http.ws_connect(f"{server.url}/socket", headers=origin) for _ in range(500)]
    live = await server.live()
    async with opened(server, live.seats[live.table.waiting()[0]].name) as page:
        assert (await page.play(page.moves()[0]))["ok"]
    await asyncio.gather(*(socket.close() for socket in sockets))


def test_a_page_that_does_not_read_is_cut_off():
    line, cut = Line(Session(1, 1, 1, NOON), Look()), []
    line.abort = lambda: cut.append(True)
    for _ in range(MOST_WAITING):
        line.push(Message(b"{}"))
    assert not cut
    line.push(Message(b"{}"))
    assert cut
    assert line.is_over
    assert not line.waiting()


async def test_a_page_that_does_not_read_delays_nobody(server: Server):
    await server.begin(GAME, "anna", "ben")
    live = await server.live()
    name = live.seats[live.table.waiting()[0]].name
    async with opened(server, "dora") as slow, opened(server, name) as page:
        for _ in range(3):
            await slow.say({"kind": "look", "large": True})
            await slow.say({"kind": "look", "large": False})
        assert (await page.play(page.moves()[0]))["ok"]


# What a browser may load, and what is written down


async def test_the_page_loads_nothing_from_elsewhere_and_runs_no_script_of_its_own(server: Server, http):
    answer = await http.get(f"{server.url}/")
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["Cache-Control"] == "no-store"
    assert answer.headers["Referrer-Policy"] == "no-referrer"
    text = await answer.text()
    assert not re.search(r"<script(?![^>]*src=)|<style|\sstyle=|\son\w+=", text)


async def test_files_are_kept_for_ever_below_the_name_of_their_contents(server: Server, http):
    version = server.site.assets.version
    style = await http.get(f"{server.url}/a/{version}/pictures.css")
    assert style.status == 200
    assert "immutable" in style.headers["Cache-Control"]
    for path in (
        "0000000000000000/pictures.css",
        f"{version}/../server.py",
        f"{version}/%2e%2e/server.py",
        f"{version}/",
    ):
        assert (await http.get(f"{server.url}/a/{path}")).status == 404
    words = await (await http.get(f"{server.url}/a/{version}/words/it.json")).json()
    assert words["settings"] == "Impostazioni"


def test_scripts_are_sent_without_comments_and_indentation_and_otherwise_whole():
    assets, saved = Assets(), 0
    for source in [*PAGE.glob("*.js"), *PAGE.glob("*.css"), *SHARED.glob("*.js")]:
        text = source.read_text(encoding="utf-8")
        body = assets.file(assets.version, source.name).body
        assert isinstance(body, bytes)
        left, open_literal = iter(body.decode().splitlines()), False
        sent = next(left, None)
        for line in text.splitlines():
            assert not (open_literal and line.startswith(" ")), f"{source.name}: part of a text: {line}"
            if line.lstrip(" ") == sent:
                sent = next(left, None)
            else:
                assert line.lstrip().startswith(("//", "/*")), f"{source.name}: {line}"
                assert not open_literal, f"{source.name}: part of a text: {line}"
                saved += len(line)
            open_literal ^= line.count("`") % 2 == 1
        assert sent is None
    assert saved > 1000


async def test_no_bearer_and_no_query_is_written_down(server: Server, http, caplog):
    caplog.set_level(logging.DEBUG)
    async with opened(server, "anna") as page:
        await page.say({"kind": "renew", "bearer": "a-secret-bearer"})
        await page.until("closed")
    await http.get(f"{server.url}/?a-secret-query=1")
    await http.get(f"{server.url}/frame", headers={"Authorization": "Bearer a-secret-bearer"})
    assert "a-secret" not in "\n".join(
        record.getMessage() for record in caplog.records if record.name.startswith("bot")
    )


NAMES = [
    "</text><script>alert(1)</script>",
    "👑" * 32,
    "\u202egnirts",
    "**bold** <@1> [a](http://b)",
    "'\"><svg onload=x>",
]


@pytest.mark.parametrize("name", NAMES)
async def test_a_name_is_text_wherever_it_is_shown(server: Server, name: str):
    table = await server.begin(GAME, "anna", "ben")
    async with server.app.tables.hold(table) as held:
        rows = tuple(
            row.__class__(row.seat, row.user, row.robot, name if row.seat == 0 else row.name)
            for row in held.live.seats
        )
        await held.commit(held.live.with_row(seats=rows))
    async with opened(server, "dora") as page:
        drawn = "".join(strip["svg"] for strip in page.public["strips"])
        assert "<script" not in drawn
        assert "<svg onload" not in drawn
        assert "\u202e" not in json.dumps(page.public, ensure_ascii=False)


# Without a socket


async def test_without_a_socket_a_page_gets_the_same(server: Server, http):
    await server.begin(GAME, "anna", "ben")
    live = await server.live()
    name = live.seats[live.table.waiting()[0]].name
    async with opened(server, name) as page:
        headers = {"Authorization": f"Bearer {name}", "Origin": server.url}
        found = await (await http.get(f"{server.url}/frame", headers=headers)).json()
        kinds = {message["kind"]: message for message in found}
        assert kinds["frame"] == page.frame
        assert kinds["public"] == page.public
        assert kinds["own"] == page.own
        click = {"kind": "click", "id": "fallback-1", "control": page.moves()[0]["control"]}
        waiting = asyncio.create_task(
            http.get(f"{server.url}/frame", headers={**headers, "X-Have": page.frame["digest"]})
        )
        (ack,) = await (await http.post(f"{server.url}/say", json=click, headers=headers)).json()
        assert ack["ok"]
        newer = {message["kind"]: message for message in await (await waiting).json()}
        await page.settled()
        assert newer["frame"] == page.frame


@pytest.mark.parametrize(
    "headers", [{}, {"Authorization": "Bearer nobody"}, {"Authorization": "anna" * 1000}]
)
async def test_without_a_bearer_there_is_no_frame(server: Server, http, headers):
    assert (await http.get(f"{server.url}/frame", headers=headers)).status == 401


async def test_nonsense_is_refused_without_a_socket_too(server: Server, http):
    headers = {"Authorization": "Bearer anna", "Origin": server.url}
    for text in ("", "x", "[]", '{"kind":"hello","bearer":"anna"}', "x" * (LONGEST + 1)):
        assert (await http.post(f"{server.url}/say", data=text, headers=headers)).status in (400, 413)
    assert (await http.get(f"{server.url}/frame", headers={**headers, "X-Look": "nonsense"})).status == 400
