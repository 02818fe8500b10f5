"""Presses and half-made moves at the live board that meet a frame: fingers, forms, what one reads. One browser for all."""

import json
from random import Random

import pytest

from bot.menus.control_ids import question
from games.mundus_novus.moves import Offer
from games.words.phrases import phrases
from tests.bot.web.test_board_faults import made
from tests.local.page import browser
from tests.support.boards import SPOT, Hands, table
from tests.support.bot import bot_log
from tests.support.browser import needs_chromium
from tests.support.page import PEOPLE, Server

__all__ = ["bot_log", "browser"]
pytestmark = [needs_chromium, pytest.mark.asyncio(loop_scope="module")]


async def first_spot(board: Hands):
    """The point of a place that means one move, and that move."""
    own = await board.own()
    for move in own["moves"]:
        places = move.get("places", [])
        if len(places) == 1 and not move.get("form"):
            spot = await board.tab.run(SPOT % (json.dumps(places[0]), 0))
            if spot:
                return spot, move
    raise AssertionError("no place means one move")


async def touched(board: Hands, kind: str, *points) -> None:
    await board.tab.call("Input.dispatchTouchEvent", type=kind, touchPoints=list(points))


# Fingers


async def test_a_finger_that_is_lifted_under_another_question_plays_nothing(browser, tmp_path, bot_log):
    async with table(browser, tmp_path, touch=True) as (server, anna):
        spot, _ = await first_spot(anna)
        asked = await anna.question()
        await touched(anna, "touchStart", spot)
        await server.played(1, Random(3))
        await anna.another_than(asked)
        await touched(anna, "touchEnd")
        await anna.tab.run("new Promise(requestAnimationFrame)")
        assert await made(server) == 1


async def test_a_scroll_that_begins_on_a_place_points_at_nothing(browser, tmp_path, bot_log):
    async with table(browser, tmp_path, touch=True) as (server, anna):
        spot, _ = await first_spot(anna)
        await touched(anna, "touchStart", spot)
        for step in range(1, 7):
            await touched(anna, "touchMove", {"x": spot["x"], "y": spot["y"] - 20 * step})
        await touched(anna, "touchEnd")
        await anna.tab.run("new Promise(requestAnimationFrame)")
        assert await anna.tab.run("turn_.turn.choice.picked") == []
        assert await anna.tab.run("turn_.turn.selected") is None
        assert await made(server) == 0


async def test_a_tap_selects_and_a_second_one_plays_once(browser, tmp_path, bot_log):
    async with table(browser, tmp_path, touch=True) as (server, anna):
        spot, move = await first_spot(anna)
        asked = await anna.question()
        await anna.press(spot)
        await anna.tab.until(f"turn_.turn.selected?.control === {json.dumps(move['control'])}")
        # The mouse that a touch imitates is no second tap.
        assert await made(server) == 0
        await anna.press(spot)
        await anna.press(spot)
        await anna.another_than(asked)
        await anna.tab.until("!turn_.turn.busy")
        assert await made(server) == 1


# A pass


async def may_pass(server: Server, board: Hands) -> dict:
    """Let others play until anna may pass for a role; returns the pass."""
    rng = Random(5)
    while True:
        own = await board.own()
        found = next((one for one in own["moves"] if one.get("passes") and one.get("places")), None)
        if own["state"] == "asked" and found is not None:
            return found
        assert not (await server.live()).is_over
        await server.played(1, rng)
        await board.caught_up(server)


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
async def test_a_press_on_the_role_that_is_played_leaves_the_pass_in_the_list_and_plays_nothing(
    browser, tmp_path, bot_log, touch
):
    async with table(browser, tmp_path, touch=touch) as (server, anna):
        passes = await may_pass(server, anna)
        [place] = passes["places"]
        before, asked = await made(server), await anna.question()
        # No mark invites anybody to give up a turn.
        assert not await anna.tab.run(f"[...turn_.openPlaces()].includes({json.dumps(place)})")
        await anna.press(await anna.tab.run(SPOT % (json.dumps(place), 0)))
        listed = "[...document.querySelectorAll('#moves .move')].map((e) => e.dataset.control)"
        await anna.tab.until(f"{listed}.length === 1")
        assert await anna.tab.run(listed) == [passes["control"]]
        assert await made(server) == before
        await anna.press_control(passes["control"])
        await anna.another_than(asked)
        assert await made(server) == before + 1


# Forms


async def half_filled(server: Server, board: Hands) -> str:
    """Let others play until anna's form is asked and choose one piece there; returns the question."""
    rng = Random(2)
    while True:
        own = await board.own()
        form = next((one for one in own["moves"] if one.get("form", {}).get("pieces")), None)
        if own["state"] == "asked" and form is not None:
            break
        assert not (await server.live()).is_over
        await server.played(1, rng)
        await board.caught_up(server)
    if await board.tab.run("turn_.turn.move?.control") != form["control"]:
        await board.press_control(form["control"])
    await board.tab.until(f"turn_.turn.move?.control === {json.dumps(form['control'])}")
    await board.tab.run(f"turn_.choose({form['form']['pieces'][0].get('type', 0)}, 1)")
    return own["question"]["id"]


CHOSEN = "[...(turn_.turn.filling?.counts.values() ?? [])].reduce((sum, each) => sum + each, 0)"


@pytest.mark.rest
async def test_a_half_filled_form_stays_while_others_act_and_frames_come(browser, tmp_path, bot_log):
    async with table(browser, tmp_path, "mundus_novus", people=("anna", "ben", "clara")) as (server, anna):
        asked = await half_filled(server, anna)
        before = await anna.tab.run("table_.table.digest")
        # A note changes anna's own part, and nothing of the question.
        note = (await anna.own())["write_note"]
        assert note
        await server.app.acts.jotting.keep(1, PEOPLE["anna"], "two corn")
        for room in server.site.rooms.all():
            room.touch()
        await anna.tab.until(f"table_.table.digest !== {json.dumps(before)}")
        assert await anna.question() == asked
        assert await anna.tab.run(CHOSEN) == 1


async def test_a_half_filled_form_of_another_question_is_dropped_and_that_is_said(browser, tmp_path, bot_log):
    async with table(browser, tmp_path, "mundus_novus", people=("anna", "ben", "clara")) as (server, anna):
        asked = await half_filled(server, anna)
        await anna.tab.run(
            "window.dropped = []; new MutationObserver((found) => found.forEach((one) => one.addedNodes.forEach((each) =>"
            " dropped.push(each.textContent)))).observe(document.getElementById('notes'), {childList: true}); true"
        )
        rng = Random(4)
        while await anna.question() == asked or not (await anna.own()).get("question"):
            assert not (await server.live()).is_over
            await server.played(1, rng)
            await anna.caught_up(server)
        assert await anna.tab.run(CHOSEN) == 0
        assert await anna.tab.run("dropped") == [phrases("en")("page-dropped")]


TILES = """[...board_.places().entries()].flatMap(([place, rects]) => place.startsWith('seat-0/circles/') ? rects.map((rect) => {
  const circle = rect.getBoundingClientRect();
  const tile = [...board_.places().get(place.replace('circles', 'tiles')) ?? []].map((each) => each.getBoundingClientRect())
    .find((each) => each.left <= circle.left && each.right >= circle.right && each.top <= circle.top && each.bottom >= circle.bottom);
  return tile && {place, x: circle.left - 3, y: circle.top - 3};
}) : []).filter(Boolean)"""
"""Points of tiles a little outside of their circles."""


async def test_a_press_on_a_tile_a_little_beside_its_circle_chooses_the_circle(browser, tmp_path, bot_log):
    async with table(browser, tmp_path) as (server, anna):
        await half_filled(server, anna)
        await anna.tab.run("turn_.turn.filling.types.forEach(({type}) => turn_.choose(type, 0))")
        [tile, *_] = await anna.tab.run(TILES)
        place = json.dumps(tile.pop("place"))
        await anna.press(tile)
        await anna.tab.until(f"{CHOSEN} === 1")
        assert await anna.tab.run(f"turn_.isPicked({place}, 0)")


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
async def test_a_press_on_a_place_that_is_no_choice_keeps_what_is_chosen_in_the_form(
    browser, tmp_path, bot_log, touch
):
    async with table(browser, tmp_path, touch=touch) as (server, anna):
        await half_filled(server, anna)
        await anna.press(await anna.tab.run(SPOT % ('"roles/builder"', 0)))
        await anna.tab.until("turn_.turn.hinted.has('roles/builder')")
        assert await anna.tab.run(CHOSEN) == 1


async def reloaded(board: Hands) -> None:
    """Reload the page, as by accident or as a phone does that had put it away."""
    await board.tab.run("window.old = true")
    await board.tab.call("Page.reload")
    await board.tab.until("!window.old && document.body?.dataset.state === 'table'")
    await board.ready()


async def test_a_half_filled_form_survives_a_reload_unless_the_question_is_another_one(
    browser, tmp_path, bot_log
):
    async with table(browser, tmp_path, "mundus_novus", people=("anna", "ben", "clara")) as (server, anna):
        asked = await half_filled(server, anna)
        await reloaded(anna)
        await anna.tab.until(f"turn_.turn.question?.id === {json.dumps(asked)}")
        assert await anna.tab.run(CHOSEN) == 1
        assert await anna.tab.run("document.querySelectorAll('#moves .piece.chosen').length") == 1
        # The page is put away, and another question comes meanwhile.
        address = await anna.tab.run("location.href")
        await anna.tab.open("about:blank")
        rng = Random(4)
        live = await server.live()
        while 0 not in live.table.waiting() or question(live.table, 0) == asked:
            assert not live.is_over
            await server.played(1, rng)
            live = await server.live()
        await anna.tab.open(address)
        await anna.ready()
        await anna.tab.until("turn_.turn.question")
        assert await anna.question() == question(live.table, 0)
        assert await anna.tab.run(CHOSEN) == 0
        assert not await anna.tab.run("turn_.turn.choice.picked.length")


async def test_a_number_that_was_typed_survives_a_reload(browser, tmp_path, bot_log):
    async with table(browser, tmp_path, "pizarro_and_co", people=("anna", "ben", "clara")) as (server, anna):
        while (await anna.own())["state"] != "asked":
            await server.played(1)
            await anna.caught_up(server)
        form = next(move for move in (await anna.own())["moves"] if "high" in move.get("form", {}))
        await anna.press_control(form["control"])
        await anna.tab.click("document.querySelector('#moves input[type=number]')")
        await anna.tab.type("3")
        await reloaded(anna)
        await anna.tab.until("document.querySelector('#moves input[type=number]')?.value === '3'")


# What somebody reads


async def test_a_dialog_and_a_scrolled_log_stay_as_they_are_when_a_frame_comes(browser, tmp_path, bot_log):
    async with table(browser, tmp_path) as (server, anna):
        await server.played(12, Random(1))
        await anna.tab.run("document.getElementById('log').style.maxHeight = '60px'; true")
        await anna.caught_up(server)
        await anna.tab.run("document.getElementById('log').scrollTop = -150; true")
        oldest = "Math.round(document.getElementById('lines').getBoundingClientRect().top - document.getElementById('log').getBoundingClientRect().bottom)"
        higher = await anna.tab.run(oldest)
        await anna.tab.button("Settings of this page")
        await anna.tab.until("document.querySelector('dialog[open]')")
        newest = await anna.tab.run("table_.table.log.at(-1).n")
        await server.played(1, Random(2))
        await anna.caught_up(server)
        assert await anna.tab.run("table_.table.log.at(-1).n") > newest
        assert await anna.tab.run("Boolean(document.querySelector('dialog[open]'))")
        assert abs(await anna.tab.run(oldest) - higher) <= 2


# A mouse that points


async def pointed(board: Hands, script: str) -> None:
    """Move the mouse to the middle of an element."""
    middle = f"(() => {{ const r = {script}.getBoundingClientRect(); return {{x: r.x + r.width / 2, y: r.y + r.height / 2}}; }})()"
    await board.tab.call("Input.dispatchMouseEvent", type="mouseMoved", **await board.tab.run(middle))


async def test_a_place_and_a_button_that_a_mouse_points_at_tell_whole_what_their_component_does(
    browser, tmp_path, bot_log
):
    async with table(browser, tmp_path) as (server, anna):
        words = (await server.live()).words
        for place, told in (("roles/mayor", "roles-mayor"), ("buildings/hospice", "buildings-hospice")):
            await pointed(anna, f"document.querySelector('.hits [data-place=\"{place}\"]')")
            await anna.tab.until(
                f"document.getElementById('about').innerText.includes({json.dumps(words.about(told))})"
            )
            assert await anna.tab.run(
                "[...document.getElementById('about').querySelectorAll('p')].every((p) => p.scrollHeight <= p.clientHeight)"
            )
        await pointed(anna, "[...document.getElementById('moves').querySelectorAll('button')].at(0)")
        await anna.tab.until(
            "document.getElementById('beside').innerText.length > 20 && !document.getElementById('about').querySelector('.pointed')"
        )
        assert await anna.tab.run(
            "document.getElementById('beside').getBoundingClientRect().right <= document.getElementById('panel').getBoundingClientRect().left"
        )


BETWEEN = """(() => {
  const rects = [...document.querySelectorAll('#board .hits .choosable')].map((e) => [e.dataset.place, e.getBoundingClientRect()]);
  const top = document.getElementById('panel').getBoundingClientRect().top;
  for (const [one, a] of rects) for (const [other, b] of rects) {
    const x = (a.right + b.left) / 2, y = a.top + a.height / 2;
    const isBetween = b.left > a.right && b.left - a.right < 24 && Math.abs(a.top - b.top) < 4 && y < top - 20;
    if (isBetween && !document.elementsFromPoint(x, y).some((e) => e.matches('.choosable'))) return {places: [one, other], x, y};
  }
  return null;
})()"""


async def test_a_tap_between_two_places_shows_the_moves_of_both(browser, tmp_path, bot_log):
    async with table(browser, tmp_path, touch=True) as (server, anna):
        found = await anna.tab.until(BETWEEN)
        one, other = found["places"]
        moves = (await anna.own())["moves"]
        both = [move["control"] for move in moves if {one, other} & {*move.get("places", ())}]
        assert 1 < len(both) < len(moves)
        await anna.press({"x": found["x"], "y": found["y"]})
        listed = "[...document.querySelectorAll('#moves .move')].map((e) => e.dataset.control)"
        await anna.tab.until(f"{listed}.length === {len(both)}")
        assert {*await anna.tab.run(listed)} == {*both}
        assert await anna.tab.run("turn_.turn.selected") is None
        assert await made(server) == 0
        # The button plays it, and all moves can be had back.
        await anna.tab.click("document.querySelector('#moves [data-control=reset]')")
        await anna.tab.until(f"{listed}.length === {len(moves)}")


async def test_a_selected_move_is_let_go_when_its_question_has_changed(browser, tmp_path, bot_log):
    async with table(browser, tmp_path, touch=True) as (server, anna):
        spot, move = await first_spot(anna)
        asked = await anna.question()
        await anna.press(spot)
        play = f"document.querySelector('[data-control=\"play {move['control']}\"]')"
        await anna.tab.until(f"turn_.turn.selected && {play}")
        await server.played(1, Random(3))
        await anna.another_than(asked)
        await anna.caught_up(server)
        assert await anna.tab.run("turn_.turn.selected") is None
        assert await anna.tab.run(f"{play} === null")
        await anna.press(spot)
        await anna.tab.run("new Promise(requestAnimationFrame)")
        assert await made(server) == 1


ABOUT = "document.getElementById('about')"
DEVELOPMENTS = "document.querySelectorAll('#board .hits [data-place^=\"developments/\"]')"
BELOW = (
    "document.querySelector('#moves form.filling').getBoundingClientRect().top"
    f" - {ABOUT}.querySelector('.pointed').getBoundingClientRect().bottom"
)


async def test_what_a_development_does_covers_nothing_of_the_form_of_the_offer(browser, tmp_path, bot_log):
    people = ("anna", "ben", "clara", "dora")
    async with table(browser, tmp_path, "mundus_novus", people=people) as (server, anna):
        await anna.tab.size(1280, 800)
        rng = Random(5)
        while 0 not in (live := await server.live()).table.waiting() or not isinstance(
            live.table.menu(0).sample(rng), Offer
        ):
            await server.played(1, rng)
        await anna.tab.until("Boolean(document.querySelector('#moves form.filling'))")
        count = await anna.tab.run(f"{DEVELOPMENTS}.length")
        assert count
        rooms = []
        for number in range(count):
            rect = f"{DEVELOPMENTS}[{number}]"
            name = await anna.tab.run(f"{rect}.dataset.place")
            words = (await server.live()).words
            about = words.about(name.replace("/", "-").replace("_", "-"))
            await pointed(anna, rect)
            await anna.tab.until(f"{ABOUT}.innerText.includes({json.dumps(about)})")
            rooms.append((name, await anna.tab.run(BELOW)))
        assert [room for room in rooms if room[1] < 0] == []
