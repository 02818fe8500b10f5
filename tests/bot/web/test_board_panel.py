"""The panel beside the board: answers, notes and the log leave the question where it is. One browser for all."""

import json
from random import Random

import pytest

from bot.table.seats import kept_warm
from games.words.phrases import phrases
from tests.bot.web.test_board_presses import first_spot, half_filled, table
from tests.local.page import browser
from tests.support.boards import Hands
from tests.support.bot import bot_log
from tests.support.browser import needs_chromium

__all__ = ["bot_log", "browser"]
pytestmark = [needs_chromium, pytest.mark.asyncio(loop_scope="module")]

SAY = phrases("en")
BOX = "document.querySelector('#answer .box:not(.waiting)')"
AT_END = "document.getElementById('log').scrollTop > -3"
OVERFLOW = (
    "(() => { const log = document.getElementById('log'); return log.scrollHeight - log.clientHeight; })()"
)
HIGHEST = "Math.round(document.getElementById('lines').getBoundingClientRect().top - document.getElementById('log').getBoundingClientRect().bottom)"
"""How far the oldest line lies above the lower edge of the log, in pixels."""


async def wide(board: Hands, width: int = 1280, height: int = 800) -> None:
    """Give the window a size that puts the panel beside the board."""
    await board.tab.size(width, height)
    await board.tab.until(f"innerWidth === {width} && !document.body.classList.contains('sheet')")
    await frames(board)


async def frames(board: Hands) -> None:
    """Wait until the browser has laid the page out and has told its observers."""
    await board.tab.run("new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))")


async def ask_rule(board: Hands) -> None:
    """Ask for the rule of the question, as *?* does, and wait for it."""
    question = await board.tab.run(
        "[...document.querySelectorAll('#tools button')].find((e) => e.textContent.trim() === '?').dataset.control"
    )
    await board.tab.run(f"turn_.send({{control: {json.dumps(question)}}})")
    await board.tab.until(f"{BOX}?.textContent.length > 100")


async def moves_at(board: Hands) -> list[float]:
    """Return the tops of the buttons of the moves in the window."""
    script = "[...document.querySelectorAll('#moves button')].map((e) => e.getBoundingClientRect().top)"
    return json.loads(await board.tab.run(f"JSON.stringify({script})"))


@pytest.mark.parametrize("game", ["age_of_discovery", "puerto_rico"])
async def test_a_rule_is_no_wider_than_the_panel(browser, tmp_path, bot_log, game):
    async with table(browser, tmp_path, game) as (_, anna):
        await wide(anna)
        await ask_rule(anna)
        asked, right = "document.getElementById('asked')", "(e) => e.getBoundingClientRect().right"
        assert await anna.tab.run(f"{asked}.scrollWidth <= {asked}.clientWidth")
        widest = f"Math.max(...[...{BOX}.querySelectorAll('*')].map({right}))"
        assert await anna.tab.run(f"{widest} <= {BOX}.getBoundingClientRect().right")


async def test_an_answer_moves_no_move(browser, tmp_path, bot_log):
    async with table(browser, tmp_path) as (_, anna):
        await wide(anna, 1600, 1400)
        before = await moves_at(anna)
        await ask_rule(anna)
        assert await moves_at(anna) == before


async def test_the_log_stays_at_its_newest_line_beside_an_answer_and_after_it(browser, tmp_path, bot_log):
    async with table(browser, tmp_path) as (server, anna):
        await wide(anna)
        await server.played(12, Random(2))
        await anna.caught_up(server)
        newest = await anna.tab.run("table_.table.log.at(-1).n")
        await anna.tab.until(AT_END)
        await ask_rule(anna)
        await anna.tab.until(AT_END)
        await server.played(2, Random(3))
        await anna.tab.until(f"table_.table.log.at(-1).n > {newest} && {AT_END}")


async def test_a_reader_of_old_lines_is_not_taken_away_from_them(browser, tmp_path, bot_log):
    async with table(browser, tmp_path) as (server, anna):
        await wide(anna)
        await server.played(40, Random(2))
        await anna.caught_up(server)
        assert await anna.tab.run(f"{OVERFLOW} > 300 && {AT_END}")
        await anna.tab.run("document.getElementById('log').scrollTo(0, -200)")
        highest = await anna.tab.run(HIGHEST)
        newest = await anna.tab.run("table_.table.log.at(-1).n")
        await server.played(2, Random(3))
        await anna.caught_up(server)
        assert await anna.tab.run("table_.table.log.at(-1).n") > newest
        assert abs(await anna.tab.run(HIGHEST) - highest) <= 2


async def test_the_log_stays_at_its_newest_line_when_the_question_is_drawn_anew(browser, tmp_path, bot_log):
    """Between the old question and the new one the box is higher than all lines for a moment."""
    async with table(browser, tmp_path) as (server, anna):
        await wide(anna)
        await server.played(12, Random(2))
        await anna.caught_up(server)
        heights = await anna.tab.run(
            "(() => { const [asked, log] = ['asked', 'log'].map((id) => document.getElementById(id)); const parts = [...asked.childNodes];"
            " asked.replaceChildren(); log.style.minHeight = `${log.scrollHeight}px`; const room = log.scrollHeight - log.clientHeight;"
            " log.style.minHeight = ''; asked.append(...parts); return [room, log.scrollHeight - log.clientHeight]; })()"
        )
        assert heights[0] <= 1 < heights[1]
        await frames(anna)
        assert await anna.tab.run(AT_END)


async def test_nothing_covers_the_question_after_a_move(browser, tmp_path, bot_log):
    async with table(browser, tmp_path) as (_, anna):
        await wide(anna)
        spot, _ = await first_spot(anna)
        asked = await anna.question()
        await anna.press(spot)
        await anna.another_than(asked)
        covers = "(e) => e.getBoundingClientRect().right > document.getElementById('panel').getBoundingClientRect().left"
        assert not await anna.tab.run(f"[...document.querySelectorAll('.note')].some({covers})")


async def test_a_click_that_takes_long_shows_that_it_is_under_way(browser, tmp_path, bot_log):
    async with table(browser, tmp_path) as (server, anna):
        spot, _ = await first_spot(anna)
        asked = await anna.question()
        async with server.app.tables.hold((await server.live()).row.id):
            await anna.press(spot)
            await anna.tab.until("document.querySelector('#answer .waiting')?.checkVisibility()")
        await anna.another_than(asked)
        await anna.tab.until("!document.querySelector('#answer .waiting')")


async def test_the_word_that_there_is_no_connection_moves_nothing_and_leaves_the_menu_free(
    browser, tmp_path, bot_log
):
    async with table(browser, tmp_path) as (_, anna):
        tops = "JSON.stringify(['board', 'panel', 'moves', 'menu'].map((id) => document.getElementById(id).getBoundingClientRect().top))"
        for size in ((1280, 800), (390, 844)):
            await anna.tab.size(*size)
            await frames(anna)
            before = await anna.tab.run(tops)
            await anna.tab.run(
                "document.getElementById('line').textContent = 'No connection. Trying again …'"
            )
            assert await anna.tab.run(tops) == before
            assert await anna.tab.run(
                "(() => { const r = document.getElementById('menu').getBoundingClientRect();"
                " return document.elementFromPoint(r.x + 4, r.y + r.height / 2).id === 'menu' && document.elementFromPoint(40, 20).id === 'line'; })()"
            )
            await anna.tab.run("document.getElementById('line').textContent = ''")


LONGER = """(() => {
  const {types} = turn_.turn.filling;
  for (let type = 90; type < 96; type += 1) types.push({ ...types[0], type, label: `tobacco plantation ${type}`, pieces: [{}, {}, {}] });
})()"""
FITS = "(() => { const asked = document.getElementById('asked'); return asked.scrollHeight <= asked.clientHeight; })()"


async def test_a_form_that_is_longer_than_the_panel_is_set_tight(browser, tmp_path, bot_log):
    async with table(browser, tmp_path, "mundus_novus", people=("anna", "ben", "clara")) as (server, anna):
        await wide(anna, 940)
        await half_filled(server, anna)
        await anna.tab.run(LONGER)
        await wide(anna, 940, 790)
        assert await anna.tab.run(FITS)
        await anna.tab.run("document.getElementById('moves').classList.remove('many')")
        assert not await anna.tab.run(FITS)


HOLDS = """(() => {
  const [inner] = document.querySelectorAll('.hits .choosable[data-place^="boxes/specialists/"], .hits .choosable[data-place^="boxes/"]');
  if (!inner) return null;
  const within = (a, b) => a.left <= b.left && a.right >= b.right && a.top <= b.top && a.bottom >= b.bottom;
  const box = inner.getBoundingClientRect();
  const outer = [...document.querySelectorAll('.hits [data-place^="boxes/"]:not(.choosable)')].find((e) => within(e.getBoundingClientRect(), box));
  if (!outer) return null;
  const edge = outer.getBoundingClientRect();
  return {place: outer.dataset.place, x: edge.right - 3, y: edge.top + 3};
})()"""


@pytest.mark.soak  # Some fifty moves until such a box is there.
async def test_a_box_that_holds_something_to_choose_does_not_say_that_nothing_can_be_done(
    browser, tmp_path, bot_log
):
    async with table(browser, tmp_path, "age_of_discovery") as (server, anna):
        await wide(anna)
        rng = Random(1)
        while not (found := await anna.tab.run(HOLDS)):
            before = await anna.tab.run("table_.table.digest")
            await server.played(1, rng)
            await anna.tab.until(f"table_.table.digest !== {json.dumps(before)}")
            await anna.caught_up(server)
        await anna.tab.run(
            "window.heard = 0; lines.at(-1).addEventListener('message', () => { heard += 1; });"
        )
        await anna.press({"x": found["x"], "y": found["y"]})
        await anna.tab.until("heard > 0")
        await frames(anna)
        assert "Nothing can be done" not in await anna.tab.run("document.getElementById('about').innerText")


async def test_on_a_phone_the_hand_is_shown_with_each_question(browser, tmp_path, bot_log):
    async with table(browser, tmp_path, "mundus_novus", touch=True, people=("anna", "ben", "clara")) as (
        server,
        anna,
    ):
        rng = Random(2)
        while not any(move["label"].startswith("Take ") for move in (await anna.own()).get("moves", [])):
            assert not (await server.live()).is_over
            await server.played(1, rng)
            await anna.caught_up(server)
        await anna.tab.until("document.querySelector('#hand-strips svg')?.getBoundingClientRect().height > 0")
        assert await anna.tab.run("document.getElementById('moves').getBoundingClientRect().height > 0")


GIVE_UP = """(async () => {
  const script = document.querySelector('script[type=module]').src;
  const [{ drawMoves }, { choiceOf }] = await Promise.all(['moves.js', 'choosing.js'].map((name) => import(new URL(name, script))));
  const keep = ['corn', 'sugar'].map((good) => ({control: good, label: `Keep ${good}`, places: [good], group: 1}));
  turn_.turn.choice = choiceOf([{control: 'pass', label: 'Pass', group: 0, passes: true}, ...keep, {control: 'none', label: 'Keep nothing', group: 2}]);
  turn_.turn.move = null;
  drawMoves(true);
  return JSON.stringify([...document.querySelectorAll('#moves button')].map((one) => one.dataset.control));
})()"""


@pytest.mark.rest
async def test_a_move_that_gives_all_up_stands_last_in_the_list(browser, tmp_path, bot_log):
    async with table(browser, tmp_path) as (_, anna):
        await wide(anna)
        assert json.loads(await anna.tab.run(GIVE_UP)) == ["pass", "corn", "sugar", "none"]


async def test_on_a_phone_a_shadow_says_that_question_and_hand_go_on(browser, tmp_path, bot_log):
    async with table(browser, tmp_path, "mundus_novus", touch=True) as (_, anna):
        for part in ("asked", "hand"):
            attached = f"getComputedStyle(document.getElementById('{part}')).backgroundAttachment"
            assert await anna.tab.run(attached) == "local, local, scroll, scroll"


async def test_on_a_phone_the_list_says_what_each_choice_does_when_asked(browser, tmp_path, bot_log):
    async with table(browser, tmp_path, touch=True) as (_, anna):
        await anna.tab.until("document.querySelector('#moves .move')")
        moves = [move for move in (await anna.own())["moves"] if move.get("about")]
        assert len(moves) > 3
        said = "document.getElementById('moves').innerText"
        assert not any([move["about"] in await anna.tab.run(said) for move in moves])
        await anna.tab.run("document.querySelector('[data-control=explain]').click()")
        for move in moves:
            await anna.tab.until(f"{said}.includes({json.dumps(move['about'])})")
        await anna.tab.run("document.querySelector('[data-control=explain]').click()")
        await anna.tab.until(f"!{said}.includes({json.dumps(moves[0]['about'])})")


@pytest.mark.rest
async def test_on_a_phone_the_log_takes_the_room_that_the_question_has(browser, tmp_path, bot_log):
    async with table(browser, tmp_path, touch=True) as (server, anna):
        await server.played(30, Random(2))
        await anna.caught_up(server)
        await anna.tab.run("document.getElementById('tab-log').click()")
        await anna.tab.until("!document.getElementById('log').hidden")
        await frames(anna)
        assert await anna.tab.run("document.getElementById('log').clientHeight") > 250


DRAW = """import(new URL('question.js', document.querySelector('script[type=module]').src)).then((question) => {{ {} }})"""
ADVICE = "{ok: true, text: 'Take the mayor', rows: [[{custom_id: 'c:1', label: 'Play it'}]]}, {control: 't:1:advice'}"
TOLD = "{ok: true, text: 'Your choice: pass'}, {control: 'c:1'}"


async def test_advice_goes_with_its_question(browser, tmp_path, bot_log):
    async with table(browser, tmp_path) as (server, anna):
        asked = await anna.question()
        await anna.tab.run(DRAW.format(f"question.drawAnswer({ADVICE})"))
        assert await anna.tab.run(f"{BOX}.innerText.includes('Play it')")
        await server.played(1, Random(3))
        await anna.caught_up(server)
        assert await anna.question() != asked
        assert not await anna.tab.run(f"Boolean({BOX})")


async def test_the_end_stands_alone_without_an_answer_to_the_last_move(browser, tmp_path, bot_log):
    async with table(browser, tmp_path) as (_, anna):
        await anna.tab.run(DRAW.format(f"question.drawAnswer({TOLD})"))
        assert await anna.tab.run(f"{BOX}.innerText.includes('Your choice')")
        over = "table_.table.public.over = true; delete table_.table.own.question; question.drawQuestion();"
        await anna.tab.run(DRAW.format(over))
        assert not await anna.tab.run(f"Boolean({BOX})")
        await anna.tab.run(DRAW.format(f"question.drawAnswer({TOLD})"))
        assert not await anna.tab.run(f"Boolean({BOX})")


async def test_a_lent_seat_says_that_a_robot_plays_and_how_to_play_again(browser, tmp_path, bot_log):
    async with table(browser, tmp_path) as (server, anna):
        live = await server.live()
        async with server.app.tables.hold(live.row.id) as held:
            await held.commit(kept_warm(held.started, 0, "easy"))
        await anna.tab.until("table_.table.own.state === 'lent'")
        said = "document.getElementById('question').innerText"
        await anna.tab.until(f"{said}.includes({json.dumps(SAY('page-lent'))})")
        assert await anna.tab.run("document.getElementById('moves').innerText.trim()") == ""
        again = json.dumps(SAY("button-take-back"))
        await anna.tab.until(f"document.getElementById('tools').innerText.includes({again})")
