"""A newcomer sees a question, a place and the end. One browser for all."""

import json
from random import Random

import pytest

from games.words.phrases import phrases
from tests.bot.web.test_board_panel import ask_rule, frames
from tests.local.page import browser
from tests.support.boards import Hands, table
from tests.support.bot import bot_log
from tests.support.browser import needs_chromium
from tests.support.page import Server

__all__ = ["bot_log", "browser"]
pytestmark = [needs_chromium, pytest.mark.asyncio(loop_scope="module")]

ASKED = "document.getElementById('asked')"
PAGE = phrases("en")


async def phone(board: Hands) -> None:
    """Give the window the size of a phone."""
    await board.tab.size(400, 850, phone=True)
    await board.tab.until("innerWidth === 400 && document.body.classList.contains('tabbed')")
    await frames(board)


async def scrolled_down(board: Hands) -> None:
    """Scroll the question away, as far as the panel goes."""
    await board.tab.run(f"{ASKED}.style.maxHeight = '120px'")
    await board.tab.until(f"({ASKED}.scrollTop = 9999, {ASKED}.scrollTop > 20)")


async def asked_again(server: Server, board: Hands) -> None:
    """Let people play until anna is asked something else."""
    before, rng = await board.question(), Random(2)
    while True:
        await server.played(1, rng)
        await board.caught_up(server)
        if (await board.own())["state"] == "asked" and await board.question() != before:
            return


async def test_a_new_question_is_shown_from_its_beginning(browser, tmp_path, bot_log):
    async with table(browser, tmp_path, "mundus_novus", people=("anna", "ben", "clara")) as (server, anna):
        await phone(anna)
        await scrolled_down(anna)
        await asked_again(server, anna)
        await anna.tab.until(f"{ASKED}.scrollTop === 0")


async def test_a_reader_of_a_rule_stays_there_when_another_question_comes(browser, tmp_path, bot_log):
    async with table(browser, tmp_path, "mundus_novus", people=("anna", "ben", "clara")) as (server, anna):
        await phone(anna)
        await ask_rule(anna)
        await scrolled_down(anna)
        await asked_again(server, anna)
        assert await anna.tab.run(f"{ASKED}.scrollTop") > 0
        await anna.tab.click("document.querySelector('#answer .close')")
        await asked_again(server, anna)
        await anna.tab.until(f"{ASKED}.scrollTop === 0")


async def test_the_end_is_shown_above_an_open_rule(browser, tmp_path, bot_log):
    async with table(browser, tmp_path) as (server, anna):
        await phone(anna)
        await ask_rule(anna)
        await scrolled_down(anna)
        await server.played()
        await anna.caught_up(server)
        await anna.tab.until(f"table_.table.public.over && {ASKED}.scrollTop === 0")


@pytest.mark.rest
async def test_a_place_within_a_choice_says_what_it_does_and_where_the_choice_leads(
    browser, tmp_path, bot_log
):
    async with table(browser, tmp_path, "age_of_discovery", people=("anna", "ben")) as (server, anna):
        await anna.tab.size(1280, 800)
        while (await anna.own())["state"] != "asked":
            await server.played(1, Random(2))
            await anna.caught_up(server)
        live = await server.live()
        building = live.table.state.display[0]
        at = await anna.tab.until(
            f"(() => {{ const rect = (board_.places().get('buildings/{building}') ?? [])[0]; if (!rect) return null;"
            " rect.scrollIntoView({block: 'center'}); const box = rect.getBoundingClientRect();"
            " return {x: box.x + box.width / 2, y: box.y + box.height / 2}; })()"
        )
        await anna.tab.call("Input.dispatchMouseEvent", type="mouseMoved", **at)
        said = live.words.about(f"buildings-{building.replace('_', '-')}")
        assert len(said) > 10
        await anna.tab.until(
            f"document.getElementById('about').textContent.includes({json.dumps(said)})"
            f" && document.getElementById('about').textContent.includes({json.dumps(live.words('boxes-capital'))})"
        )


async def test_no_entry_of_a_folded_list_cuts_a_name(browser, tmp_path, bot_log):
    async with table(browser, tmp_path) as (_, anna):
        labels = [
            f"Take {good} from Robot {name}{swap}"
            for good in ("corn", "coffee")
            for name in ("Inés", "Tomé")
            for swap in ("", " and swap it for sugar")
        ]
        moves = json.dumps([{"control": label, "label": label} for label in labels])
        folding = "import(new URL('folding.js', document.querySelector('script[type=module]').src))"
        stems = await anna.tab.run(
            f"{folding}.then(({{folded}}) => [2, 4, 8].flatMap((most) => folded({moves}, most, ['Robot Inés', 'Robot Tomé'])"
            ".map((entry) => entry.stem)))"
        )
        assert "Take coffee from" in stems
        assert not [stem for stem in stems if stem.endswith("Robot")]


async def test_a_list_that_leaves_out_how_its_moves_begin_has_this_above_it(browser, tmp_path, bot_log):
    async with table(browser, tmp_path) as (_, anna):
        begin = "Take vanilla (9) from Ben and swap it for"
        moves = json.dumps(
            [
                {"control": f"c:{got}", "label": f"{begin} {got}", "places": [f"x/{got}"]}
                for got in ("coffee", "corn")
            ]
        )
        await anna.tab.run(
            f"turn_.turn.choice = choosing_.choiceOf({moves}); table_.table.own.groups = ['Swap with the market'];"
            " document.dispatchEvent(new CustomEvent('tab')); true"
        )
        assert await anna.tab.run("document.querySelector('#moves h3')?.textContent") == begin


async def test_an_entry_that_opens_has_the_sign_of_what_its_moves_begin_with(browser, tmp_path, bot_log):
    async with table(browser, tmp_path, touch=True) as (_, anna):
        goods = ("corn", "coffee", "sugar", "tobacco", "indigo")
        moves = [
            {
                "control": f"c:{good} {got}",
                "label": f"Take {good} from Ben{got and f' and swap it for {got}'}",
            }
            | {"group": int(bool(got)), "sign": got or good, "places": [f"x/{good}", f"y/{got}"]}
            for good in goods
            for got in ("", *goods)
        ]
        await anna.tab.run(
            f"turn_.turn.choice = choosing_.choiceOf({json.dumps(moves)});"
            " document.dispatchEvent(new CustomEvent('tab')); true"
        )
        stems = "[...document.querySelectorAll('#moves .stem')]"
        shown = await anna.tab.run(f"{stems}.map((stem) => [stem.textContent, !!stem.querySelector('svg')])")
        assert any("swap" not in text for text, _ in shown), shown
        assert all(has_sign == ("swap" not in text) for text, has_sign in shown), shown


async def test_a_channel_in_an_answer_is_a_link_to_it(browser, tmp_path, bot_log):
    async with table(browser, tmp_path) as (_, anna):
        texts = "import(new URL('texts.js', document.querySelector('script[type=module]').src))"
        shown = (
            f"{texts}.then(({{said}}) => {{ const box = document.createElement('div'); box.append(...said('In <#12>.'));"
            " return [box.textContent, box.querySelector('a')?.href ?? null]; })"
        )
        assert await anna.tab.run(shown) == [f"In {PAGE('page-channel')}.", None]
        await anna.tab.run("history.replaceState(null, '', '?guild_id=7')")
        assert (await anna.tab.run(shown))[1] == "https://discord.com/channels/7/12"


@pytest.mark.rest
async def test_what_is_to_be_paid_is_told_without_the_number_of_cards(browser, tmp_path, bot_log):
    async with table(browser, tmp_path, "pizarro_and_co", people=("anna", "ben", "clara")) as (server, anna):
        rng, own = Random(2), await anna.own()
        while not any(move.get("form", {}).get("at_least") for move in own["moves"]):
            await server.played(1, rng)
            await anna.caught_up(server)
            own = await anna.own()
        form = next(move["form"] for move in own["moves"] if move.get("form", {}).get("at_least"))
        said = json.dumps(PAGE("page-worth", worth=0, needed=form["at_least"]))
        await anna.tab.until(f"document.querySelector('#moves .limits')?.textContent === {said}")
