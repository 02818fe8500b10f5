"""Clicks of pages: through the registry, once each, answered in place; a click on an outdated frame brings a sentence and the present frame."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from bot.posts.scores import own_score
from games.words.phrases import phrases
from tests.support.clicking import asked, entries, filled, role
from tests.support.page import CHANNEL, PEOPLE, Server, stand
from tests.support.pages import Page, opened
from tests.support.time import Watch

GAME = "puerto_rico"


async def test_a_click_makes_the_move_and_its_answer_names_the_frame_that_shows_it(server: Server):
    await server.begin(GAME, "anna", "ben", robots=1)
    async with opened(server, await asked(server)) as page:
        before = page.frame["digest"]
        ack = await page.play(page.moves()[0])
        assert ack["ok"]
        assert ack["frame"] == page.frame["digest"] != before
        assert page.lines[-1]["text"] in ack["text"] or ack["text"] in "\n".join(
            line["text"] for line in page.lines
        )


async def test_everybody_who_looks_is_shown_a_move(server: Server):
    await server.begin(GAME, "anna", "ben", robots=1)
    name = await asked(server)
    async with opened(server, name) as page, opened(server, "dora") as other:
        await page.play(page.moves()[0])
        await other.settled()
        assert other.public["digest"] == page.public["digest"]
        assert other.lines == page.lines


async def test_the_same_click_sent_twice_counts_once_and_is_answered_twice(server: Server):
    await server.begin(GAME, "anna", "ben")
    async with opened(server, await asked(server)) as page:
        control = page.moves()[0]["control"]
        first = await page.click(control, name="one-click")
        made = await entries(server)
        again = await page.click(control, name="one-click")
        assert again["ok"] == first["ok"]
        assert again["text"] == first["text"]
        assert again["again"]
        assert await entries(server) == made


async def test_a_click_sent_twice_at_once_counts_once(server: Server):
    await server.begin(GAME, "anna", "ben")
    name = await asked(server)
    async with opened(server, name) as page, opened(server, name) as twin:
        control = page.moves()[0]["control"]
        before = await entries(server)
        await page.send_click(control, name="one-click")
        await twin.send_click(control, name="one-click")
        found = [await page.until("ack"), await twin.until("ack")]
        assert [one["ok"] for one in found] == [True, True]
        live = await server.live()
        made = [entry for entry in live.table.log.entries[before:] if entry.by == "person"]
        assert len(made) == 1


async def test_a_click_whose_page_goes_while_it_is_saved_is_done_to_its_end(server: Server, monkeypatch):
    await server.begin(GAME, "anna", robots=2)
    written, goes_on = asyncio.Event(), asyncio.Event()
    commit = server.storage.commit

    async def held_up(change):
        row = await commit(change)
        written.set()
        await goes_on.wait()
        return row

    before = await entries(server)
    async with opened(server, "anna") as page:
        control = page.moves()[0]["control"]
        monkeypatch.setattr(server.storage, "commit", held_up)
        await page.send_click(control, name="one-click")
        await written.wait()
    async with opened(server, "anna", wait=False) as page:
        await page.send_click(control, name="one-click")
        # The first line is over once this one answers.
        await page.say({"kind": "ping", "n": 1})
        await page.until("pong", n=1)
        goes_on.set()
        ack = await page.until("ack")
        assert (ack["ok"], ack.get("again")) == (True, True)
        await server.app.rested()
        live = await server.live()
        assert [live.seats[seat].robot for seat in live.table.waiting()] == [None], "the robots have moved"
        assert [entry.by for entry in live.table.log.entries[before:]].count("person") == 1


async def test_a_double_tap_is_one_move(server: Server):
    await server.begin(GAME, "anna", "ben")
    async with opened(server, await asked(server)) as page:
        control, before = page.moves()[0]["control"], await entries(server)
        one, two = await page.send_click(control), await page.send_click(control)
        await page.until("ack", id=one)
        await page.until("ack", id=two)
        live = await server.live()
        assert len([entry for entry in live.table.log.entries[before:] if entry.by == "person"]) == 1


@pytest.mark.parametrize("what", ["move", "undo", "robot"])
async def test_a_click_whose_answer_was_lost_in_a_restart_counts_once(
    tmp_path: Path, watch: Watch, what: str
):
    made = Server(tmp_path, watch, paint=lambda *_: [b"dot"])
    async with made.running():
        if what == "robot":
            await made.open(GAME, "anna", robots=0)
        else:
            await made.begin(GAME, "anna", "ben")
        name = "anna" if what == "robot" else await asked(made)
        async with opened(made, name) as page:
            if what == "undo":
                await page.play(page.moves()[0])
                await page.settled()
            control = control_of(page, what)
            await page.click(control, name="lost-click")
    async with made.running():
        before = await state_of(made)
        async with opened(made, name) as page:
            await page.click(control, name="lost-click")
        assert await state_of(made) == before


@pytest.mark.rest
async def test_pass_until_sent_again_after_a_restart_leaves_one_order(tmp_path: Path, watch: Watch):
    made, orders = Server(tmp_path, watch, paint=lambda *_: [b"dot"]), list[object]()
    click: dict[str, object] = {}
    for number in range(3):
        async with made.running():
            if not number:
                await stand(made, "pizarro_and_co", "play", 0)
                name = await asked(made)
            async with opened(made, name) as page:
                if not number:
                    until = page.own["until"]
                    click = {"control": until["custom_id"], "values": [until["choices"][1]["value"]]}
                await page.click(**click, name="lost-click")
                await made.app.rested()
                await page.settled()
                orders.append([one["text"] for one in page.own["orders"]])
    assert len(orders[0]) == 1
    assert orders == [orders[0]] * 3


def control_of(page: Page, what: str) -> str:
    """The id of the control that is clicked."""
    if what == "move":
        return page.moves()[0]["control"]
    if what == "undo":
        return next(tool["custom_id"] for tool in page.own["tools"] if ":undo" in tool["custom_id"])
    return next(
        one["custom_id"] for row in page.public["rows"] for one in row if ":robot" in one["custom_id"]
    )


async def state_of(server: Server) -> tuple[int, int]:
    row = await server.storage.find_table(CHANNEL)
    assert row is not None
    return row.entries, len(row.seats)


@pytest.mark.rest
async def test_a_click_on_an_outdated_frame_brings_a_sentence_and_the_present_frame(server: Server):
    await server.begin(GAME, "anna", "ben")
    name = await asked(server)
    async with opened(server, name) as page:
        old, new = page.moves()[0]["control"], page.moves()[1]["control"]
        await page.play({"control": new})
        before = await entries(server)
        ack = await page.click(old)
        assert not ack["ok"]
        assert "has changed" in ack["text"]
        assert await entries(server) == before


async def test_nobody_clicks_for_somebody_else(server: Server):
    await server.begin(GAME, "anna", "ben")
    name = await asked(server)
    other = "ben" if name == "anna" else "anna"
    async with (
        opened(server, name) as page,
        opened(server, other) as stranger,
        opened(server, "dora") as looker,
    ):
        control, before = page.moves()[0]["control"], await entries(server)
        for one in (stranger, looker):
            ack = await one.click(control)
            assert not ack["ok"]
            assert ack["text"]
        assert await entries(server) == before


@pytest.mark.parametrize(
    "control",
    ["", "x", "t:1:nothing", "c:1:0:0000000000:0:0", "c:99:0:0123456789:0:", "t:999:board", "a:b:c"],
)
async def test_a_control_that_nobody_made_is_answered_with_a_sentence(server: Server, control: str):
    await server.begin(GAME, "anna", "ben")
    async with opened(server, "anna") as page:
        before = await entries(server)
        if control:
            assert (await page.click(control))["text"]
        assert await entries(server) == before


async def test_undo_takes_the_move_back_and_the_lines_are_told_anew(server: Server):
    await server.begin(GAME, "anna", "ben")
    async with opened(server, await asked(server)) as page:
        move = next(move for move in page.moves() if "prospector" not in move["label"])
        await page.play(move)
        await page.settled()
        undo = next((tool for tool in page.own["tools"] if ":undo" in tool["custom_id"]), None)
        assert undo is not None
        assert not undo.get("disabled")
        ack = await page.click(undo["custom_id"])
        assert ack["ok"], ack
        await page.settled()
        assert page.own["state"] == "asked"
        assert any(message["kind"] == "log" and message.get("anew") for message in page.messages[-8:])
        assert "takes back" in page.lines[-1]["text"] or "back" in page.lines[-1]["text"]


async def test_a_note_is_kept_for_its_writer_alone(server: Server):
    await server.begin(GAME, "anna", "ben")
    async with opened(server, "anna") as page, opened(server, "ben") as other:
        await page.click(page.own["write_note"], fields={"text": ["<script>alert('corn')</script>"]})
        assert page.own["note"] == "<script>alert('corn')</script>"
        await other.settled()
        assert not any(b"alert" in raw for raw in other.raw)


async def test_to_pass_from_now_on_is_an_order_that_can_be_dropped(server: Server):
    await stand(server, "pizarro_and_co", "play", 0)
    name = await asked(server)
    async with opened(server, name) as page:
        until = page.own["until"]
        ack = await page.click(until["custom_id"], values=[until["choices"][1]["value"]])
        assert ack["ok"]
        await server.app.acts.play.rested()
        await page.settled()
        (order,) = page.own["orders"]
        assert (await page.click(order["drop"]))["ok"]
        assert not page.own.get("orders")


@pytest.mark.rest
async def test_a_suggestion_and_the_rules_of_the_question_come_in_place(server: Server):
    await server.begin(GAME, "anna", "ben")
    async with opened(server, await asked(server)) as page:
        ask = next(tool["custom_id"] for tool in page.own["tools"] if ":advice" in tool["custom_id"])
        advice = await page.click(ask)
        assert advice["text"]
        labels = {item["label"]: item["custom_id"] for row in advice["rows"] for item in row}
        before = len((await server.live()).table.log.entries)
        assert (await page.click(labels["Play it"]))["ok"]
        assert len((await server.live()).table.log.entries) > before
        rules = await page.click(
            next(tool["custom_id"] for tool in page.own["tools"] if ":rules" in tool["custom_id"])
        )
        assert rules["text"]
        assert rules["rows"]


@pytest.mark.rest
async def test_the_answer_to_a_move_repeats_no_control_of_the_frame(server: Server):
    await server.begin("mundus_novus", "anna", "ben")
    rng, goes_on = Random(3), 0
    async with opened(server, "anna") as anna, opened(server, "ben") as ben:
        pages = {"anna": anna, "ben": ben}
        for _ in range(60):
            page = pages[await asked(server)]
            await page.settled()
            before = page.own["question"]["text"]
            move = rng.choice(page.own["moves"])
            ack = await page.play(move, filled(move["form"], rng) if "form" in move else None)
            await server.app.rested()
            await page.settled()
            goes_on += page.own["state"] == "asked" and page.own["question"]["text"] == before
            shown = {tool["custom_id"] for tool in page.own["tools"]} | {
                page.own.get("until", {}).get("custom_id")
            }
            assert not [item for row in ack.get("rows", ()) for item in row if item["custom_id"] in shown]
    assert goes_on, "somebody is asked the same again"


async def test_a_form_of_the_settings_is_opened_and_sent(server: Server):
    await server.begin(GAME, "anna", "ben")
    async with opened(server, "anna") as page:
        ack = await page.click("s:1:page:me")
        controls = [one["custom_id"] for row in ack["rows"] for one in row]
        zone = next(one for one in controls if one.startswith("s:1:zone"))
        form = (await page.click(zone))["form"]
        (_, field), *_ = form["fields"]
        assert (await page.click(form["control"], fields={field["custom_id"]: ["Europe/Berlin"]}))["ok"]


async def test_a_vote_is_asked_of_those_who_have_not_answered(server: Server):
    await server.begin(GAME, "anna", "ben", "clara", robots=0)
    await server.app.acts.voting.on_end(1, PEOPLE["ben"])
    async with opened(server, "clara") as clara, opened(server, "ben") as ben, opened(server, "dora") as dora:
        (vote,) = clara.own["votes"]
        assert vote["rows"]
        assert "rows" not in ben.own["votes"][0]
        assert "rows" not in dora.own["votes"][0]
        ack = await clara.click(vote["rows"][0][0]["custom_id"])
        assert ack["ok"]


async def test_whoever_wants_to_be_asked_is_asked_before_what_cannot_be_taken_back(server: Server):
    await server.begin(GAME, "anna", "ben", robots=1)
    async with opened(server, "anna") as page:
        assert (await page.play(role(page, "trader")))["ok"]
    async with opened(server, "ben") as page:
        before = await entries(server)
        # A robot is next, and decides at once.
        craftsman = role(page, "craftsman")["control"]
        ack = await page.click(craftsman, asks=True)
        assert ack["sure"]
        assert not ack["ok"]
        assert ack["text"] == phrases("en")("page-sure")
        assert await entries(server) == before
        assert (await page.click(craftsman))["ok"]
        assert await entries(server) > before


async def test_whoever_wants_to_be_asked_is_not_asked_before_what_can_be_taken_back(server: Server):
    await server.begin(GAME, "anna", "ben", "clara", robots=0)
    async with opened(server, await asked(server)) as page:
        before = await entries(server)
        ack = await page.click(role(page, "trader")["control"], asks=True)
        assert ack["ok"]
        assert not ack.get("sure")
        assert await entries(server) > before


async def half_made(server: Server) -> bool:
    live = await server.live()
    wait = live.notes.book.wait(live.table.waiting()[0])
    return wait is not None and wait.half_made is not None


async def test_the_timekeeper_is_told_that_somebody_has_begun(server: Server):
    await server.begin(GAME, "anna", "ben")
    async with opened(server, await asked(server)) as page:
        await page.say({"kind": "begun", "seat": page.own["seat"], "question": "0123456789"})
        await page.click("t:1:rules")
        assert not await half_made(server)
        await page.say({"kind": "begun", "seat": page.own["seat"], "question": page.own["question"]["id"]})
        await page.click("t:1:rules")
        assert await half_made(server)


async def test_nobody_hears_that_somebody_has_begun_a_private_choice(server: Server):
    await stand(server, "pizarro_and_co", "play", 0)
    async with opened(server, await asked(server)) as page, opened(server, "dora") as other:
        count = len(other.raw)
        await page.say({"kind": "begun", "seat": page.own["seat"], "question": page.own["question"]["id"]})
        await page.click("t:1:rules")
        assert not await half_made(server)
        await other.settled()
        assert len(other.raw) == count + 1


async def test_what_was_chosen_in_secret_may_be_changed_until_the_last_has_chosen(server: Server):
    await server.begin("mundus_novus", "anna", "ben", "clara", robots=0)
    async with opened(server, "anna") as page:
        while page.own["state"] == "asked":
            move = page.own["moves"][-1]
            pieces = [piece["value"] for piece in move.get("form", {}).get("pieces", ())]
            fields = {"pieces": pieces[: move["form"]["least"]]} if "form" in move else None
            assert (await page.play(move, fields))["ok"]
        assert page.own["state"] == "chosen"
        assert page.own["moves"]


async def test_hidden_points_are_told_to_their_owner_alone(server: Server):
    await server.begin(GAME, "anna", "ben")
    async with (
        opened(server, "anna") as page,
        opened(server, "ben") as other,
        opened(server, "dora") as looker,
    ):
        live = await server.live()
        assert page.own.get("score", "") == own_score(live, 0)
        assert other.own.get("score", "") == own_score(live, 1)
        assert "Only you see this" in page.own.get("score", "")
        assert looker.own.get("score", "") == ""


async def test_points_that_everybody_knows_are_not_told_as_private(server: Server):
    await server.begin("age_of_discovery", "anna", "ben")
    async with opened(server, "anna") as page:
        assert page.own.get("score", "") == ""
