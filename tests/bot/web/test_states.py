"""What a page is shown: no table, a lobby, a game that asks and does not ask, a lesson, one that is over, one that stands still."""

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.acts.voting import settle
from bot.table.seats import kept_warm
from games import all_games
from games.words.phrases import phrases
from tests.support.page import PEOPLE, Server, stand
from tests.support.pages import opened

GAME = "puerto_rico"


async def test_without_a_table_the_games_can_be_begun(server: Server):
    async with opened(server, "anna") as page:
        assert page.public.get("state", "none") == "none"
        assert {game["key"] for game in page.public["games"]} == {*all_games()}
        begin = next(game["begin"] for game in page.public["games"] if game["key"] == GAME)
        assert (await page.click(begin))["ok"]
        await server.app.acts.play.rested()
        await page.settled()
        assert page.public["state"] == "table"
        assert page.own["state"] in ("asked", "waiting")


async def test_a_lobby_shows_who_sits_there_and_its_buttons_work(server: Server):
    await server.open(GAME, "anna", "ben", robots=0)
    async with opened(server, "clara") as page:
        assert page.public["state"] == "lobby"
        assert [seat["name"] for seat in page.public["seats"]] == ["anna", "ben"]
        buttons = {one["custom_id"] for row in page.public["rows"] for one in row}
        assert "l:1:join" in buttons
        assert "l:1:invite" not in buttons, "a page knows nobody who could be invited"
        await page.click("l:1:join")
        assert [seat["name"] for seat in page.public["seats"]] == ["anna", "ben", "clara"]


@pytest.mark.parametrize("game", all_games())
async def test_whoever_is_asked_gets_every_move_with_its_places(server: Server, game: str):
    await stand(server, game, "play", 5)
    live = await server.live()
    seat = live.table.waiting()[0]
    async with opened(server, live.seats[seat].name) as page:
        assert page.own["state"] == "asked"
        assert page.own["seat"] == seat
        assert page.own["question"]["text"]
        assert page.own["moves"]
        drawn = "".join(strip["svg"] for part in page.shown.values() for strip in part.get("strips", ()))
        assert "data-place" in drawn
        assert {*re.findall('href="#([^"]+)"', drawn)} <= page.symbols


async def test_whoever_looks_on_is_asked_nothing_and_has_no_hand(server: Server):
    await stand(server, "mundus_novus", "play", 5)
    async with opened(server, "dora") as page:
        assert page.own["state"] == "watching"
        assert not page.own.get("moves")
        assert "hand" not in page.shown


async def test_a_lesson_says_why_and_marks_its_move(server: Server):
    await stand(server, GAME, "lesson", 0)
    async with opened(server, "anna") as page:
        assert page.public["lesson"]
        assert page.own["question"]["lesson"]
        assert [move["label"] for move in page.own["moves"] if move.get("taught")] == ["Take the settler"]
        await page.play(next(move for move in page.own["moves"] if not move.get("taught")))
        await page.settled()
        assert any(
            tool["custom_id"] == "t:1:to-lesson" or "lesson" in tool["label"] for tool in page.own["tools"]
        )


@pytest.mark.rest
async def test_a_game_that_is_over_shows_board_result_and_log(server: Server):
    await stand(server, "pizarro_and_co", "over", 0)
    async with opened(server, "anna") as page:
        assert page.public["over"]
        assert page.public["result"]
        assert any(strip["picture"] == "score" for strip in page.public["strips"])
        assert page.own["state"] == "over"
        assert page.lines
        labels = [tool["label"] for tool in page.own["tools"]]
        assert labels == ["Rematch", "My decisions", "Replay", "?", "More…", "Settings"]
        rematch = page.own["tools"][0]["custom_id"]
        assert (await page.click(rematch))["ok"]
        await page.settled()
        assert page.public["state"] == "lobby"


async def shows_the_games(server: Server, name: str, said: str) -> None:
    """Assert that an open page offers the games and asks nothing, and what it says above them."""
    async with opened(server, name) as page:
        assert page.public.get("state", "none") == "none"
        assert {game["key"] for game in page.public["games"]} == {*all_games()}
        assert page.public["text"].removesuffix(phrases("en")("quick-which")).strip() == said
        assert "state" not in page.own
        assert "question" not in page.own


@pytest.mark.parametrize("begin", ["table", "lobby"])
async def test_after_an_end_without_a_result_the_games_can_be_begun_again(server: Server, begin: str):
    made = server.begin if begin == "table" else server.open
    table = await made(GAME, "anna", "ben", "clara", robots=0)
    async with opened(server, "ben") as page:
        await server.app.acts.lobbies.end(table, PEOPLE["anna"], "anna")
        await page.settled()
        assert page.public.get("state", "none") == "none"
        assert "question" not in page.own
    said = phrases("en")("page-ended", game="Puerto Rico") if begin == "table" else ""
    await shows_the_games(server, "ben", said)
    # Another table takes its place.
    async with opened(server, "ben") as page:
        await server.begin("mundus_novus", "anna", "ben")
        await page.settled()
        assert (page.public["state"], page.public["game"]) == ("table", "mundus_novus")


@pytest.mark.rest
@pytest.mark.parametrize("to", ["play", "over"])
async def test_an_archived_table_leaves_its_channel_free_for_another_one(server: Server, to: str):
    await stand(server, "pizarro_and_co", to, 2)
    live = await server.live()
    async with server.app.tables.hold(live.row.id) as held:
        archived = held.live.with_row(status="archived").noting(archived=held.live.row.status)
        await held.commit(archived)
    words = live.words
    said = words("archived-now-running", game=words("game-name")) if to == "play" else ""
    await shows_the_games(server, "anna", said)


async def test_a_table_whose_standing_counts_is_over_and_shows_its_result(server: Server):
    await stand(server, GAME, "play", 6)
    live = await server.live()
    async with server.app.tables.hold(live.row.id) as held:
        await settle(server.app.tables, held, live, "score", "vote-carried-score")
    async with opened(server, "anna") as page:
        assert page.public["over"]
        assert page.public["result"]
        assert page.own["state"] == "over"
        assert "question" not in page.own


async def test_a_suggestion_is_offered_to_whoever_is_asked(server: Server):
    await stand(server, GAME, "play", 2)
    live = await server.live()
    asked = live.seats[live.table.waiting()[0]].name
    other = next(row.name for row in live.seats if row.robot is None and row.name != asked)
    for name, is_offered in ((asked, True), (other, False)):
        async with opened(server, name) as page:
            assert ("Suggestion" in [tool["label"] for tool in page.own["tools"]]) == is_offered


async def test_whoever_lends_their_seat_is_asked_nothing_until_they_take_it_back(server: Server):
    table = await server.begin(GAME, "anna", "ben", robots=1)
    await server.played(2)
    live = await server.live()
    seat = live.table.waiting()[0]
    async with server.app.tables.hold(table) as held:
        await held.commit(kept_warm(held.started, seat, "easy"))
    async with opened(server, live.seats[seat].name) as page:
        assert page.own["state"] == "lent"
        assert "question" not in page.own
        assert not page.own["seats"][0].get("asked")
        assert page.own["tools"][0] == {"custom_id": "t:1:back", "label": "I play again"}
        assert (await page.click("t:1:back"))["ok"]
        await page.settled()
        assert page.own["state"] in ("asked", "waiting")


async def test_a_table_that_stands_still_says_so(server: Server, bot_log):
    await stand(server, GAME, "frozen", 2)
    async with opened(server, "anna") as page:
        assert page.public["state"] == "frozen"
        assert "stopped this table" in page.public["text"]
        assert "rows" not in page.public, "its players can do nothing about it"
    bot_log.lines.clear()


async def test_the_players_of_a_damaged_table_can_leave_it(server: Server, tmp_path: Path, bot_log):
    table = await server.begin(GAME, "anna", "ben")
    await server.played(2)
    with closing(sqlite3.connect(tmp_path / "caravel.sqlite")) as db, db:
        (header,) = db.execute("SELECT header FROM tables").fetchone()
        db.execute("UPDATE tables SET header = ?", (json.dumps({**json.loads(header), "secret": "0" * 32}),))
    server.app.tables.forget(table)
    async with opened(server, "ben") as page:
        assert page.public["state"] == "frozen"
        ((more,),) = page.public["rows"]
        answer = await page.click(more["custom_id"])
        labels = [control["label"] for row in answer["rows"] for control in row]
        assert {*labels} == {phrases("en")("button-end"), phrases("en")("button-leave-sure")}, labels
    bot_log.lines.clear()


async def test_a_user_with_two_seats_switches_between_them(server: Server):
    table = await server.begin("mundus_novus", "anna", "ben", robots=1)
    async with server.app.tables.hold(table) as held:
        rows = tuple(
            row if row.seat != 1 else row.__class__(1, PEOPLE["anna"], None, "anna")
            for row in held.live.seats
        )
        await held.commit(held.live.with_row(seats=rows))
    async with opened(server, "anna") as page:
        assert [seat["seat"] for seat in page.own["seats"]] == [0, 1]
        first = page.own["seat"]
        await page.say({"kind": "look", "seat": 1 - first})
        hand = page.frame["hand"]
        await page.until("frame")
        assert page.own["seat"] == 1 - first
        assert page.frame["hand"] != hand


async def test_phones_get_the_large_layout(server: Server):
    await stand(server, GAME, "play", 2)
    async with opened(server, "anna") as page:
        wide = page.public["strips"][0]["width"]
        await page.say({"kind": "look", "large": True})
        await page.until("frame")
        assert page.public["strips"][0]["width"] < wide
