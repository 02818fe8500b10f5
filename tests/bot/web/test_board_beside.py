"""The tools beside the question work by clicks: undo, votes, orders, *pass until*, notes, hints, the rule. One browser for all."""

import json
from random import Random

import pytest

from games.words.phrases import phrases
from tests.bot.web.test_board_faults import made
from tests.local.page import browser
from tests.support.boards import Hands, table
from tests.support.bot import bot_log
from tests.support.browser import needs_chromium
from tests.support.page import PEOPLE, Server

__all__ = ["bot_log", "browser"]
pytestmark = [needs_chromium, pytest.mark.asyncio(loop_scope="module")]

SAY = phrases("en")
ANSWER = "document.querySelector('#answer .box:not(.waiting)')"
SCRIPT = "</p><script>window.run = 1</script><img src=x onerror='window.run = 2'>"
ASKED = "document.getElementById('asked')"


def within(part: str, text: str) -> str:
    """A condition: a part of the page says something."""
    return f"document.getElementById('{part}').textContent.includes({json.dumps(text)})"


async def tool(board: Hands, name: str) -> None:
    """Press a button of the panel by its label."""
    await board.tab.button(name, ASKED)


async def played_here(server: Server, board: Hands, role: str) -> None:
    """Take a role on the board."""
    asked = await board.question()
    moves = (await board.own())["moves"]
    await board.press_control(next(move["control"] for move in moves if f"roles/{role}" in move["places"]))
    await board.another_than(asked)


async def test_undo_takes_the_own_move_back_and_the_question_is_there_again(browser, tmp_path, bot_log):
    async with table(browser, tmp_path, people=("anna", "ben", "clara")) as (server, anna):
        before = await anna.own()
        undo = f"[...{ASKED}.querySelectorAll('#tools button')].find((e) => e.textContent.trim() === {json.dumps(SAY('button-undo'))})"
        assert await anna.tab.run(f"{undo}.disabled")
        await played_here(server, anna, "trader")
        await anna.tab.until(f"{undo} && !{undo}.disabled")
        await tool(anna, SAY("button-undo"))
        await anna.tab.until("table_.table.own.state === 'asked'")
        assert [move["label"] for move in (await anna.own())["moves"]] == [
            move["label"] for move in before["moves"]
        ]
        assert (await server.live()).table.waiting() == (0,)


async def test_a_vote_is_asked_beside_the_question_and_counts(browser, tmp_path, bot_log):
    async with table(browser, tmp_path, people=("ben", "anna", "clara")) as (server, anna):
        await server.app.acts.voting.on_end(1, PEOPLE["clara"])
        vote = "document.querySelector('#tools .vote')"
        await anna.tab.until(f"{vote}?.querySelector('button')")
        await anna.tab.button(SAY("button-vote"), vote)
        # The table has decided to end, and the games can be begun again.
        await anna.tab.until(
            "document.body.dataset.state === 'none' && document.querySelector('.game button')"
        )
        assert await anna.tab.run(within("notice", SAY("page-ended", game="Puerto Rico")))
        assert (await server.live()).row.status == "ended"


async def test_pass_until_is_chosen_in_its_list_and_the_order_can_be_dropped(browser, tmp_path, bot_log):
    async with table(browser, tmp_path, "pizarro_and_co", people=("anna", "ben", "clara")) as (server, anna):
        while (await anna.own())["state"] != "asked":
            await server.played(1)
            await anna.caught_up(server)
        until = (await anna.own())["until"]
        choice = until["choices"][0]
        select = "document.querySelector('#more .until select')"
        asked = await anna.question()
        await anna.tab.run(
            f"{select}.value = {json.dumps(choice['value'])}; {select}.dispatchEvent(new Event('change')); true"
        )
        await anna.another_than(asked)
        await anna.tab.until("document.querySelector('#more .orders')")
        assert await anna.tab.run(within("more", SAY("page-orders")))
        await tool(anna, SAY("page-drop"))
        await anna.tab.until("!document.querySelector('#more .orders')")
        assert not (await anna.own())["orders"]


@pytest.mark.rest
async def test_a_note_is_written_changed_and_shown(browser, tmp_path, bot_log):
    async with table(browser, tmp_path) as (server, anna):
        for button, text in (("page-note-write", "two corn"), ("page-note-change", SCRIPT)):
            await tool(anna, SAY(button))
            await anna.tab.until("document.activeElement.tagName === 'TEXTAREA'")
            await anna.tab.run("document.activeElement.select()")
            await anna.tab.type(text)
            await anna.tab.button(SAY("page-save"))
            await anna.tab.until(within("more", text))
            assert await server.storage.jotting(1, PEOPLE["anna"]) == text
        assert await anna.tab.run("window.run") is None
        assert await anna.tab.run("document.querySelectorAll('body script, #more img').length") == 0


async def test_a_hint_and_the_rule_of_the_question_are_told_in_place(browser, tmp_path, bot_log):
    async with table(browser, tmp_path) as (server, anna):
        question, moves = await anna.question(), len((await anna.own())["moves"])
        await tool(anna, SAY("button-suggestion"))
        await anna.tab.until(f"{ANSWER}?.textContent.length > 20")
        hinted = await anna.tab.run(f"{ANSWER}.textContent")
        await tool(anna, SAY("button-rules"))
        await anna.tab.until(
            f"{ANSWER}?.textContent.length > 20 && {ANSWER}.textContent !== {json.dumps(hinted)}"
        )
        # The rule is that of the question: which role to take.
        words = (await server.live()).words
        assert words("rules-round")[:20] in await anna.tab.run(f"{ANSWER}.textContent")
        assert await anna.question() == question
        assert await anna.tab.run("turn_.turn.choice.moves.length") == moves
        assert await made(server) == 0


@pytest.mark.rest
async def test_what_was_chosen_can_be_changed_until_all_have_chosen(browser, tmp_path, bot_log):
    async with table(browser, tmp_path, "mundus_novus", people=("anna", "ben", "clara")) as (server, anna):
        rng = Random(5)
        while len((await server.live()).table.waiting()) < 3:
            await server.played(1, rng)
        await anna.caught_up(server)
        before = await made(server)
        for _ in range(2):
            own = await anna.own()
            assert own["state"] in ("asked", "chosen")
            await anna.make(own["moves"][0], rng)
            await anna.tab.until("table_.table.own.state === 'chosen' && !turn_.turn.busy")
            await anna.tab.until(within("question", SAY("page-may-change")))
            # What was chosen is said beside the question, and is there after a reload.
            chosen = (await anna.own())["chosen"]
            assert chosen
            assert await anna.tab.run(within("question", chosen))
            assert not await anna.tab.run(within("answer", chosen))
            assert 0 not in (await server.live()).table.waiting()
        # Each choice is an entry, and the last one counts.
        assert await made(server) == before + 2
        while 0 not in (await server.live()).table.waiting():
            await server.played(1, rng)
        await anna.caught_up(server)
        assert not await anna.tab.run(within("question", SAY("page-may-change")))


@pytest.mark.parametrize("width", [390, 320])
async def test_the_bar_of_a_phone_holds_all_who_are_waited_for(browser, tmp_path, bot_log, width):
    people = ("anna", "ben", "clara", "dora")
    async with table(browser, tmp_path, "mundus_novus", touch=True, people=people) as (server, anna):
        await anna.tab.size(width, 844, phone=True)
        rng = Random(5)
        while len((await server.live()).table.waiting()) < 4:
            await server.played(1, rng)
        await anna.caught_up(server)
        # In one row, inside the bar.
        middles = (
            "(() => { const bar = document.getElementById('bar').getBoundingClientRect();"
            " const parts = [...document.querySelectorAll('#bar h1, #moment, #who > *, #menu')].filter((e) => !e.matches('.said') && e.getClientRects().length);"
            " return parts.map((e) => e.getBoundingClientRect()).filter((r) => r.left < 0 || r.right > innerWidth + 1 || r.top < bar.top"
            " || r.bottom > bar.bottom || Math.abs(r.top + r.bottom - bar.top - bar.bottom) > 8).length; })()"
        )
        await anna.tab.until("document.querySelectorAll('#who .chip').length === 4")
        assert await anna.tab.run(middles) == 0
        count, most = await anna.tab.run("table_.table.public.chosen")
        said = SAY("page-chosen", count=count, most=most)
        assert await anna.tab.run(within("who", said))
