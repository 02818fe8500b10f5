"""Seats that change hands, people who may not look any more, outages and restarts: an open page shows it at its next frame."""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import AsyncExitStack, closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import pytest

from bot.acts.fronts import Visit
from bot.storage import StorageError
from bot.web.frames import Ack
from bot.web.server import Times
from bot.web.sessions import Session
from bot.web.visits import Visits
from tests.bot.clocks import HandClock
from tests.support.page import CHANNEL, GUILD, PEOPLE, Server, stand
from tests.support.pages import opened
from tests.support.time import NOON, Watch

GAME = "mundus_novus"


@pytest.mark.rest
async def test_a_seat_that_changes_hands_takes_its_hand_along(server: Server):
    await stand(server, GAME, "play", 3)
    async with opened(server, "ben") as ben, opened(server, "dora") as dora:
        assert "hand" in ben.shown
        await server.app.acts.seat_changes.left(1, PEOPLE["ben"])
        await ben.settled()
        assert ben.own["state"] == "watching"
        assert "hand" not in ben.shown
        await dora.settled()
        take = next(tool["custom_id"] for tool in dora.own["tools"] if ":take:" in tool["custom_id"])
        assert (await dora.click(take))["ok"]
        await dora.settled()
        assert dora.own["seat"] == 1
        assert "hand" in dora.shown


async def test_what_happened_before_a_user_sat_there_is_told_as_everybody_knows_it(server: Server):
    await stand(server, GAME, "play", 6)
    async with opened(server, "ben") as ben:
        await ben.settled()
        knew = [line["text"] for line in ben.own.get("told", ())]
    async with server.app.tables.hold(1) as held:
        rows = tuple(
            replace(row, user=PEOPLE["dora"]) if row.user == PEOPLE["ben"] else row for row in held.live.seats
        )
        seat = next(row.seat for row in held.live.seats if row.user == PEOPLE["ben"])
        since = {seat: len(held.started.table.log.entries)}
        await held.commit(held.live.with_row(seats=rows).noting(sat=since))
    async with opened(server, "dora") as dora:
        assert not [line for line in dora.own.get("told", ()) if line["text"] in knew]


@pytest.mark.parametrize("to", ["none", "lobby", "play"])
async def test_whoever_is_kicked_is_shown_nothing_more(server: Server, watch: Watch, to: str):
    await stand(server, GAME, to, 3)
    async with opened(server, "dora") as page, opened(server, "anna") as other:
        server.outside.blind.add(PEOPLE["dora"])
        watch.set(NOON + timedelta(seconds=10))
        match to:
            case "none":
                await server.open(GAME, "anna", "ben")
            case "lobby":
                await server.app.acts.lobbies.start(1, PEOPLE["anna"])
            case _:
                await server.played(1)
        assert (await page.until("closed"))["why"] == "not-allowed"
        kinds = [message["kind"] for message in page.messages]
        assert "frame" not in kinds[kinds.index("frame") + 1 :]
        await other.settled()


async def test_what_somebody_may_see_is_asked_while_their_picture_is_drawn(server: Server, watch: Watch):
    await stand(server, GAME, "play", 3)
    drawing, draw, visit = asyncio.Event(), server.site.rooms.draw, server.outside.visit

    async def drawn(make: Any, live: Any, people: Any, wanted: Sequence[Any]) -> Any:
        if wanted:
            drawing.set()
        return await draw(make, live, people, wanted)

    async def answered(*asked: Any) -> Visit | None:
        await drawing.wait()
        return await visit(*asked)

    async with opened(server, "anna") as page:
        watch.set(NOON + timedelta(seconds=10))
        server.site.rooms.draw, server.outside.visit = drawn, answered
        await server.played(1)
        await page.until("frame")


async def test_a_click_of_somebody_who_may_not_see_the_channel_any_more_does_nothing(
    server: Server, watch: Watch
):
    await stand(server, "puerto_rico", "play", 0)
    live = await server.live()
    seat = live.table.waiting()[0]
    async with opened(server, live.seats[seat].name) as page:
        server.outside.blind.add(live.seats[seat].user or 0)
        watch.set(NOON + timedelta(seconds=10))
        await page.send_click(page.moves()[0]["control"])
        await page.rest()
        assert (await server.live()).row.entries == live.row.entries


async def test_a_private_table_is_shown_to_those_who_are_invited_alone(server: Server):
    await stand(server, GAME, "play", 3)
    async with opened(server, "dora") as dora, opened(server, "anna") as anna:
        async with server.app.tables.hold(1) as held:
            doors = replace(held.live.notes.doors, private=True)
            await held.commit(held.live.noting(doors=doors))
        await dora.settled()
        assert dora.public["state"] == "private"
        assert "strips" not in dora.public
        await anna.settled()
        assert anna.public["state"] == "table"


@pytest.mark.rest
async def test_forget_me_takes_somebody_off_an_open_page(server: Server):
    await stand(server, GAME, "play", 3)
    async with opened(server, "ben") as page, opened(server, "dora") as other:
        await server.app.acts.forgetting.forget(PEOPLE["ben"])
        assert (await page.until("closed"))["why"] == "signed-out"
        await other.settled()
        assert str(PEOPLE["ben"]) not in other.public.get("people", {})
        assert not any(seat["name"] == "ben" for seat in other.public["seats"])


async def test_a_lobby_that_is_opened_appears_where_nothing_was(server: Server):
    async with opened(server, "dora") as page:
        assert page.public.get("state", "none") == "none"
        await server.open("puerto_rico", "anna")
        await page.settled()
        assert page.public["state"] == "lobby"


async def test_a_table_that_moves_to_another_channel_leaves_this_one(server: Server):
    await stand(server, GAME, "play", 3)
    async with opened(server, "anna") as page, opened(server, f"dora@{CHANNEL + 5}") as there:
        async with server.app.tables.hold(1) as held:
            await held.commit(held.live.with_row(channel=CHANNEL + 5))
        server.app.fronts.moved(CHANNEL, CHANNEL + 5)
        await page.settled()
        await there.settled()
        assert page.public.get("state", "none") == "none"
        assert there.public["state"] == "table"


# What is away, and comes back


async def test_while_nobody_knows_who_may_look_those_who_looked_still_do(server: Server, watch: Watch):
    await stand(server, GAME, "play", 3)
    async with opened(server, "dora") as page:
        server.outside.is_away = True
        watch.set(NOON + timedelta(seconds=10))
        await server.played(1)
        await page.settled()
        assert page.public["state"] == "table"
        async with opened(server, "gina") as new:
            assert new.public["state"] == "away"
            assert "strips" not in new.public
        server.outside.is_away = False


async def test_what_somebody_may_see_is_asked_again_when_the_clock_is_set_back(server: Server):
    clock = HandClock(NOON)
    visits, session = Visits(clock), Session(PEOPLE["dora"], CHANNEL, GUILD, NOON)
    assert await visits.of(server.app, session) is not None
    server.outside.blind.add(PEOPLE["dora"])
    assert await visits.of(server.app, session) is not None
    clock.set(NOON - timedelta(hours=1))
    assert await visits.of(server.app, session) is None


async def test_a_page_is_whole_again_after_its_database_was_away(server: Server, monkeypatch, bot_log):
    await stand(server, GAME, "play", 3)

    async def refused(*_: object) -> None:
        raise StorageError("the disk is full")

    async with opened(server, "dora") as page:
        before = page.frame
        with monkeypatch.context() as away:
            away.setattr(server.storage, "settings_of_users", refused)
            await page.settled()
            assert page.public["state"] == "away"
        await page.settled()
        assert page.frame["digest"] == before["digest"]
    bot_log.lines.clear()


async def test_a_page_of_yesterday_learns_that_there_are_newer_scripts(server: Server):
    async with opened(server, "dora") as page:
        assert page.messages[0]["version"] == server.site.assets.version


async def test_after_a_restart_a_page_gets_the_same_frame(tmp_path: Path, watch: Watch):
    made, frames = Server(tmp_path, watch, paint=lambda *_: [b"dot"]), []
    for _ in range(2):
        async with made.running():
            if not frames:
                await stand(made, GAME, "play", 4)
            async with opened(made, "anna") as page:
                frames.append((page.frame, page.lines))
    assert frames[0] == frames[1]


async def test_a_server_that_stops_says_so(tmp_path: Path, watch: Watch):
    made = Server(tmp_path, watch, paint=lambda *_: [b"dot"])
    async with made.running(), opened(made, "anna") as page:
        await made.site.close()
        assert (await page.rest())[-1] == {"kind": "closed", "why": "going"}


async def test_a_poll_waits_no_longer_than_it_may(tmp_path: Path, watch: Watch):
    made = Server(tmp_path, watch, paint=lambda *_: [b"dot"])
    async with made.running(times=Times(patience=0.05)), aiohttp.ClientSession() as http:
        await stand(made, GAME, "play", 2)
        # What there is comes over a line: a busy machine may need longer for it than a poll waits here.
        async with opened(made, "dora") as page:
            headers = {"Authorization": "Bearer dora", "Origin": made.url, "X-Have": page.frame["digest"]}
            assert await (await http.get(f"{made.url}/frame", headers=headers)).json() == []


async def test_nothing_is_sent_while_nothing_has_changed(server: Server):
    await stand(server, GAME, "play", 3)
    async with opened(server, "dora") as page:
        count = len(page.raw)
        for _ in range(5):
            await page.settled()
        assert len(page.raw) == count + 5, "only signs of life"


async def test_each_user_reads_their_own_language(server: Server):
    await stand(server, "puerto_rico", "play", 3)
    await server.app.acts.preferences.wish(PEOPLE["dora"], language="it")
    async with opened(server, "dora") as dora, opened(server, "anna") as anna:
        assert dora.messages[0]["language"] == "it"
        assert dora.public["told"] != anna.public["told"]
        await server.app.acts.preferences.wish(PEOPLE["dora"], language="es", pictures="dark-large")
        await dora.settled()
        # The page is told before the first frame in it, and the log comes in it, too.
        assert [one["language"] for one in dora.messages if one["kind"] == "language"] == ["es"]
        assert dora.lines != anna.lines
        assert len(dora.lines) == len(anna.lines)
        assert dora.own["mode"] == {"large": True, "dark": True}
        assert dora.public["strips"][0]["width"] < anna.public["strips"][0]["width"]


async def test_a_page_is_told_the_servers_time_with_each_sign_of_life(server: Server, watch: Watch):
    await stand(server, GAME, "play", 0)
    async with opened(server, "anna") as page:
        welcome = next(message for message in page.messages if message["kind"] == "welcome")
        assert welcome["now"] == NOON.timestamp()
        watch.set(NOON + timedelta(hours=3))
        await page.say({"kind": "ping", "n": 77})
        assert (await page.until("pong", n=77))["now"] == (NOON + timedelta(hours=3)).timestamp()


async def test_clicks_of_one_line_are_answered_in_the_order_in_which_they_were_sent(server: Server):
    await stand(server, GAME, "play", 0)
    async with opened(server, "anna") as page:
        sent = [await page.send_click("s:1:page:me"), await page.send_click("nonsense")]
        sent.append(await page.send_click("s:1:page:me"))
        assert [(await page.until("ack"))["id"] for _ in sent] == sent


async def test_a_click_is_answered_however_much_its_page_has_asked_before(server: Server):
    await stand(server, GAME, "play", 0)
    async with opened(server, "anna") as page:
        async with server.app.tables.hold(1):
            for number in range(60):
                await page.say({"kind": "why", "place": f"seat-0/{number}"})
            sent = await page.send_click("s:1:page:me")
        assert (await page.until("ack", id=sent))["ok"]


async def test_a_click_under_way_is_answered_before_the_server_goes(server: Server):
    await stand(server, GAME, "play", 0)
    done, goes_on = asyncio.Event(), asyncio.Event()
    click = server.site.clicking.click

    async def late(*said: Any) -> Ack:
        ack = await click(*said)
        done.set()
        await goes_on.wait()
        return ack

    server.site.clicking.click = late
    async with opened(server, "anna") as page:
        sent = await page.send_click("s:1:page:me")
        await done.wait()
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(server.site.close())
            # The server begins to close.
            await asyncio.sleep(0)
            goes_on.set()
            last = [message for message in await page.rest() if message["kind"] in ("ack", "closed")]
        assert [(one["kind"], one.get("id")) for one in last] == [("ack", sent), ("closed", None)]


async def test_lines_of_the_log_come_once_and_in_their_order_however_fast_moves_are_made(server: Server):
    await stand(server, GAME, "play", 0)
    async with opened(server, "anna") as page, opened(server, "dora") as other:
        for number in range(8):
            await server.played(1, Random(number))
        for one in (page, other):
            await one.settled()
            numbers = [line["n"] for line in one.lines]
            assert numbers == sorted(set(numbers))
        assert [line["n"] for line in page.lines] == [line["n"] for line in other.lines]


@pytest.mark.parametrize("looks", ["anna", "dora"])
async def test_an_open_page_silences_no_ping_and_puts_none_off(tmp_path: Path, watch: Watch, looks: str):
    found: list[list[tuple[Any, ...]]] = []
    for is_open in (False, True):
        folder = tmp_path / str(is_open)
        folder.mkdir()
        made = Server(folder, watch, paint=lambda *_: [b"dot"])
        async with made.running():
            await made.begin("puerto_rico", "anna", "ben", "clara", robots=0)
            async with AsyncExitStack() as stack:
                if is_open:
                    page = await stack.enter_async_context(opened(made, looks))
                    await page.settled()
                await made.played(5, Random(3))
                await made.app.rested()
        with closing(sqlite3.connect(folder / "caravel.sqlite")) as db:
            posts = db.execute("SELECT kind, payload, due FROM outbox ORDER BY id").fetchall()
            wakes = db.execute("SELECT wake, notes FROM tables").fetchall()
        assert any("<@" in payload for _, payload, _ in posts), "somebody is pinged"
        found.append([*posts, *wakes])
    assert found[0] == found[1]


async def test_waiting_for_a_room_ends_when_the_room_is_closed(server: Server):
    async with opened(server, "anna"):
        (room,) = server.site.rooms.all()
        waiting = asyncio.create_task(room.shown(room.touch() + 1))
        await asyncio.sleep(0)
        (line,) = room.lines
        await server.site.rooms.leave(line)
        async with asyncio.timeout(10):
            await waiting
