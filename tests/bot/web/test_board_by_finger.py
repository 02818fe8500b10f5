"""What a finger does on a phone shows there: the next question on the board, what was pointed at in the panel. One browser for all."""

import base64
import json
from collections.abc import Mapping
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from tests.bot.web.test_board_faults import made
from tests.bot.web.test_board_first_look import ASKED, scrolled_down
from tests.bot.web.test_board_panel import ask_rule
from tests.bot.web.test_board_presses import first_spot
from tests.local.page import browser
from tests.support.boards import SPOT, Hands, table
from tests.support.bot import bot_log
from tests.support.browser import needs_chromium

__all__ = ["bot_log", "browser"]
pytestmark = [needs_chromium, pytest.mark.asyncio(loop_scope="module")]

BOARD = "document.getElementById('board')"
HOLD = """(() => {
  const {acknowledged} = line_.Line.prototype;
  line_.Line.prototype.acknowledged = function (message) {
    window.answer = () => acknowledged.call(this, message);
  };
  return true;
})()"""
"""Holds the answer to a click back until `answer()`."""


async def asked(board: Hands) -> list[Mapping[str, Any]]:
    """Wait until the viewer is asked; returns the moves."""
    await board.tab.until("table_.table.own.state === 'asked'")
    return (await board.own())["moves"]


async def pointed(board: Hands) -> None:
    """Tap a box of the board that leaves one move."""
    for move in await asked(board):
        for place in move.get("places", []):
            alone = f"choosing_.candidates(turn_.turn.choice, {json.dumps(place)}).length === 1"
            spot = await board.tab.run(f"{alone} && {SPOT % (json.dumps(place), 0)}")
            if spot:
                await board.press(spot)
                await board.tab.until("turn_.turn.selected && !document.getElementById('about').hidden")
                return
    raise AssertionError("no place leaves one move")


async def test_the_board_follows_a_question_that_comes_before_the_answer_to_the_click(
    browser, tmp_path, bot_log
):
    async with table(browser, tmp_path, "age_of_discovery", touch=True, people=("anna",)) as (_, anna):
        [move, *_] = await asked(anna)
        question = await anna.question()
        await anna.tab.run(HOLD)
        await anna.tab.run(f"{BOARD}.scrollTop = {BOARD}.scrollHeight; true")
        await anna.tab.until("document.querySelector('.more-above')")
        # The page does not scroll away from somebody who has just scrolled.
        await anna.tab.run("skipped += 3000; true")
        await anna.press_control(move["control"])
        await anna.another_than(question)
        await anna.tab.until("window.answer && (answer(), true)")
        await anna.tab.until("!turn_.turn.busy && table_.table.own.state === 'asked'")
        await anna.tab.until("!document.querySelector('.more-above')")


async def test_a_tap_on_the_board_shows_its_move_to_somebody_who_reads_a_rule(browser, tmp_path, bot_log):
    async with table(browser, tmp_path, touch=True) as (_, anna):
        spot, _ = await first_spot(anna)
        await ask_rule(anna)
        await scrolled_down(anna)
        await anna.press(spot)
        await anna.tab.until("turn_.turn.selected")
        assert await anna.tab.run(f"{ASKED}.scrollTop") == 0


async def test_a_tap_on_the_board_shows_its_move_to_somebody_who_reads_the_log(browser, tmp_path, bot_log):
    async with table(browser, tmp_path, touch=True) as (_, anna):
        spot, move = await first_spot(anna)
        await anna.tab.run("document.getElementById('tab-log').click(), true")
        assert await anna.tab.run(f"{ASKED}.hidden")
        await anna.press(spot)
        await anna.tab.until(f"turn_.turn.selected?.control === {json.dumps(move['control'])}")
        assert not await anna.tab.run(f"{ASKED}.hidden")


async def test_a_chosen_move_is_told_once_beside_play(browser, tmp_path, bot_log):
    async with table(browser, tmp_path, "age_of_discovery", touch=True, people=("anna",)) as (_, anna):
        await pointed(anna)
        label = await anna.tab.run("turn_.turn.selected.label")
        shown = await anna.tab.run(f"{ASKED}.innerText")
        assert shown.count(label) == 1
        assert await anna.tab.run("turn_.turn.about[0][2]") in shown


MIDDLE = """(() => {
  const [rect] = board_.places().get(%s) ?? [];
  rect?.scrollIntoView({block: 'center'});
  const box = rect?.getBoundingClientRect();
  return box && {x: box.x + box.width / 2, y: box.y + box.height / 2};
})()"""


async def test_taps_on_buildings_on_sale_say_what_they_do_and_only_a_second_one_plays(
    browser, tmp_path, bot_log
):
    async with table(browser, tmp_path, "age_of_discovery", touch=True, people=("anna",)) as (server, anna):
        await asked(anna)
        live, question = await server.live(), await anna.question()
        for building in (first := live.table.state.display[0], live.table.state.display[1], first):
            await anna.pause()
            await anna.press(await anna.tab.until(MIDDLE % json.dumps(f"buildings/{building}")))
            said = live.words.about(f"buildings-{building.replace('_', '-')}")
            await anna.tab.until(f"document.getElementById('about').textContent.includes({json.dumps(said)})")
            assert await anna.tab.run("turn_.turn.selected?.places.includes('boxes/capital')")
            assert await anna.question() == question
        await anna.pause()
        await anna.press(await anna.tab.until(MIDDLE % json.dumps(f"buildings/{first}")))
        await anna.another_than(question)
        assert await made(server) == 1


async def test_nothing_more_is_to_be_chosen_once_a_tap_has_chosen_a_move(browser, tmp_path, bot_log):
    async with table(browser, tmp_path, "age_of_discovery", touch=True, people=("anna",)) as (_, anna):
        await asked(anna)
        await anna.tab.until("document.querySelector('#further button')")
        await pointed(anna)
        assert await anna.tab.run("document.querySelector('#further button')?.textContent ?? null") is None


async def test_choosing_again_forgets_what_was_said_about_the_choice(browser, tmp_path, bot_log):
    async with table(browser, tmp_path, "age_of_discovery", touch=True, people=("anna",)) as (_, anna):
        await pointed(anna)
        await anna.press_control("reset")
        await anna.tab.until("!turn_.turn.selected")
        assert await anna.tab.run("document.getElementById('about').hidden && turn_.turn.hinted.size === 0")


async def test_a_note_shows_no_half_of_a_line(browser, tmp_path, bot_log):
    async with table(browser, tmp_path, touch=True) as (_, anna):
        cut = await anna.tab.run(
            "import(new URL('dom.js', document.querySelector('script[type=module]').src)).then(({note}) => {"
            " note('A long note. '.repeat(40));"
            " const box = document.querySelector('#notes .note'), style = getComputedStyle(box);"
            " const edge = box.getBoundingClientRect().bottom - parseFloat(style.borderBottomWidth);"
            " const all = document.createRange(); all.selectNodeContents(box);"
            " return [...all.getClientRects()].filter(({top, bottom}) => top < edge - 1 && bottom > edge + 4).length; })"
        )
        assert cut == 0


async def test_the_outline_of_a_sign_beside_a_move_is_not_cut(browser, tmp_path, bot_log):
    async with table(browser, tmp_path, touch=True) as (_, anna):
        sign = "document.querySelector('#moves .sign:has([href=\"#i-trader\"])').getBoundingClientRect()"
        beside = (
            f"(() => {{ const r = {sign}; return {{x: r.right, y: r.top, width: 1, height: r.height}}; }})()"
        )
        clip = {**await anna.tab.until(beside), "scale": 4}
        shot = await anna.tab.call("Page.captureScreenshot", format="png", clip=clip)
        # The outline of a bowl of the scales reaches over the edge of the sign.
        picture = Image.open(BytesIO(base64.b64decode(shot["data"]))).convert("L")
        low, high = picture.getextrema()
        assert high - low > 60
