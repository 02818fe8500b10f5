"""The live board where no question alone is drawn: a paused table, a channel without one."""

import json
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.table.lessons import written
from bot.table.live import LiveTable
from games import all_games
from games.words.phrases import phrases
from games.words.sentences import step_words
from tests.support.boards import SPOT, Hands, opened
from tests.support.bot import bot_log
from tests.support.browser import Browser, chromium, needs_chromium
from tests.support.page import CHANNEL, PEOPLE, Server, stand

__all__ = ["bot_log"]
pytestmark = needs_chromium
SAY = phrases("en")
FONTS = 4
"""The fonts of the page, for Latin letters."""
FIRST_SEEN = """
  window.buttons = () => JSON.stringify([...document.querySelectorAll('.game button')].map((each) => {
    const box = each.getBoundingClientRect();
    return [each.ariaLabel, box.x, box.y, box.width];
  }));
  const look = () => {
    if (document.querySelector('.game button')) window.seenFirst = buttons();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
"""
"""Notes where the buttons of the games stand when they are first painted."""


async def test_a_paused_table_is_shown_whole_and_says_so(tmp_path, bot_log):
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        table = await server.begin("puerto_rico", "anna", "ben")
        async with server.app.tables.hold(table) as held:
            book = replace(held.live.notes.book, paused=datetime.now(UTC))
            await held.commit(held.live.noting(book=book))
        tab = await browser.tab(f"{server.url}/#bearer=anna")
        anna = Hands(tab)
        await anna.ready()
        assert phrases("en")("page-paused") in await tab.run(
            "document.querySelector('#question').textContent"
        )
        assert await tab.run("document.querySelectorAll('#strips .strip').length > 0")


async def test_each_game_that_can_be_begun_says_what_it_is_like(tmp_path, bot_log):
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        tab = await browser.tab(f"{server.url}/#bearer=anna")
        await Hands(tab).ready()
        shown = json.loads(
            await tab.run(
                "JSON.stringify([...document.querySelectorAll('.game > p')].map((p) => p.textContent))"
            )
        )
        assert shown == [
            phrases("en", key)("game-face")
            if phrases("en", key).has("game-face")
            else phrases("en", key).about("game-name")
            for key in all_games()
        ]


async def test_nothing_moves_when_the_fonts_arrive(tmp_path, bot_log):
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        tab = await browser.tab("about:blank")
        await tab.call("Page.addScriptToEvaluateOnNewDocument", source=FIRST_SEEN)
        await tab.hold("*.woff2")
        await tab.call("Page.navigate", url=f"{server.url}/#bearer=anna")
        while len(tab.paused) < FONTS:
            await tab.run("new Promise((done) => setTimeout(done, 0))")
        await tab.release()
        await Hands(tab).ready()
        await tab.run("document.fonts.ready.then(() => true)")
        assert await tab.until("window.seenFirst") == await tab.run("buttons()")


@pytest.mark.rest
async def test_an_answer_is_seen_where_there_is_no_question(tmp_path, bot_log):
    server = Server(tmp_path, paint=lambda *_: [b"dot"])
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        tab = await browser.tab(f"{server.url}/#bearer=anna")
        await Hands(tab).ready()
        await tab.button(phrases("en")("page-how") + ": Puerto Rico")
        top = "document.querySelector('#answer .box').getBoundingClientRect().top"
        await tab.until(
            f"document.querySelector('#answer .box')?.checkVisibility() && {top} >= 0 && {top} < innerHeight"
        )
        await server.open("puerto_rico", "anna", "ben")
        await tab.until("document.body.dataset.state === 'lobby'")
        rows = "[...document.querySelectorAll('#notice .row')].map((e) => e.getBoundingClientRect().right)"
        assert max(await tab.run(rows)) <= 1280
        await tab.size(400, 860)
        assert await tab.until(f"innerWidth === 400 && Math.max(...{rows}) <= 400")
        assert await tab.run("document.getElementById('board').scrollWidth <= 400")


async def test_the_log_says_once_that_a_phase_ends(tmp_path, bot_log):
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        await server.begin("mundus_novus", "anna", "ben")
        tab = await browser.tab(f"{server.url}/#bearer=anna")
        await Hands(tab).ready()
        said = "JSON.stringify([...document.querySelectorAll('#lines > li')].map((e) => e.textContent).filter((text) => text.includes('supply')))"
        assert json.loads(await tab.run(said)) == ["End of the supply · round 1"]


# Each state as somebody sees it


WIDE, PHONE = (1280, 800, False), (390, 844, True)
TEXT = "document.getElementById('%s').textContent"


async def board_of(server: Server, browser: Browser, name: str, size: tuple[int, int, bool] = WIDE) -> Hands:
    """Open somebody's board in a window of this size."""
    width, height, touch = size
    return await opened(browser, server.url, name, width, height, touch=touch)


def says(part: str, text: str) -> str:
    """A condition: a part of the page says something, in one of its lines."""
    lines = [line for line in text.replace("*", "").split("\n") if line]
    return f"{json.dumps(lines)}.every((line) => {TEXT % part}.includes(line))"


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desktop", "phone"])
async def test_a_game_is_begun_and_its_first_question_answered_by_clicks(tmp_path, bot_log, size):
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        anna = await board_of(server, browser, "anna", size)
        await anna.tab.button(f"{SAY('page-begin')}: Puerto Rico")
        await anna.tab.until("document.body.dataset.state === 'table' && table_.table.own.state === 'asked'")
        own = await anna.own()
        place = own["moves"][0]["places"][0]
        await anna.pause()
        await anna.press(await anna.tab.until(SPOT % (json.dumps(place), 0)))
        if anna.touch:
            # The first tap selects, and says what it would do.
            await anna.tab.until("turn_.turn.selected")
            await anna.press_control(f"play {own['moves'][0]['control']}")
        await anna.another_than(own["question"]["id"])
        live = await server.live()
        assert sum(entry.by == "person" for entry in live.table.log.entries) == 1


@pytest.mark.rest
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desktop", "phone"])
async def test_a_lobby_is_joined_and_started_by_clicks(tmp_path, bot_log, size):
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        await server.open("puerto_rico", "anna", "ben", robots=0)
        clara = await board_of(server, browser, "clara", size)
        words = (await lobby_of(server)).words
        await clara.tab.button(words("button-join"))
        await clara.tab.until(says("notice", "clara"))
        anna = await board_of(server, browser, "anna", size)
        await anna.tab.button(words("button-start"))
        for one in (anna, clara):
            await one.tab.until(
                "document.body.dataset.state === 'table' && document.querySelectorAll('#strips .strip').length > 3"
            )
        assert (await clara.own())["seat"] is not None


async def lobby_of(server: Server) -> LiveTable:
    """The lobby of the channel."""
    async with server.app.tables.hold(await server.app.tables.find(CHANNEL)) as held:
        return held.live


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desktop", "phone"])
async def test_whoever_is_not_asked_is_told_who_is_and_whoever_watches_that_they_do(tmp_path, bot_log, size):
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        await server.begin("puerto_rico", "anna", "ben", "clara", robots=0)
        asked = step_words((await server.live()).table, (await server.live()).words)
        told = SAY("page-waits-for", who="anna", asked=asked)
        for name, watches in (("ben", False), ("dora", True)):
            board = await board_of(server, browser, name, size)
            await board.tab.until(says("question", told))
            await board.tab.until(says("who", "anna"))
            assert await board.tab.run(says("question", SAY("page-you-watch"))) == watches
            assert (
                await board.tab.run("document.querySelectorAll('#moves button, .hits .choosable').length")
                == 0
            )
            assert await board.tab.run("document.querySelectorAll('#strips .strip').length > 3")
            # Nothing of the hand, and nothing that a player alone may do.
            assert await board.tab.run("document.querySelector('[data-control=note]') === null") == watches


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["puerto_rico", "mundus_novus"])
@pytest.mark.rest
async def test_a_game_that_is_over_shows_board_result_and_log(tmp_path, bot_log, game, size):
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        await stand(server, game, "over", 0)
        anna = await board_of(server, browser, "anna", size)
        public = json.loads(await anna.tab.run("JSON.stringify(table_.table.public)"))
        await anna.tab.until(says("question", public["result"]))
        seen = "[...document.querySelectorAll('#strips .strip')].map((e) => e.dataset.name.split('/')[0])"
        shown = await anna.tab.run(seen)
        assert "score" in shown
        assert len({*shown}) > 1
        if size is PHONE:
            assert await anna.tab.run("document.getElementById('tab-asked').textContent") == SAY(
                "page-tab-result"
            )
            await anna.tab.click("document.getElementById('tab-log')")
        await anna.tab.until("document.querySelectorAll('#lines > li').length > 10")
        await anna.tab.until("document.getElementById('log').checkVisibility()")
        assert await anna.tab.run("document.querySelectorAll('#moves button, .hits .choosable').length") == 0
        if size is WIDE:
            await anna.tab.button(SAY("button-rematch"))
            await anna.tab.until("document.body.dataset.state === 'lobby'")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desktop", "phone"])
async def test_a_frozen_table_says_so_and_goes_on_where_it_was(tmp_path, bot_log, size):
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        await stand(server, "puerto_rico", "frozen", 3)
        anna = await board_of(server, browser, "anna", size)
        await anna.tab.until(says("notice", SAY("table-stopped")))
        assert await anna.tab.run("document.querySelectorAll('#moves button, .strip').length") == 0
        # The operator lets it go on.
        async with server.app.tables.hold(await server.app.tables.find(CHANNEL)) as held:
            await held.commit(held.live.noting(stopped=False))
        server.app.tables.forget(held.live.row.id)
        for room in server.site.rooms.all():
            room.look_again()
        await anna.tab.until(
            "document.body.dataset.state === 'table' && document.querySelectorAll('.strip').length > 3"
        )
        await anna.tab.until("!document.getElementById('notice').textContent")
    bot_log.lines.clear()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desktop", "phone"])
async def test_a_lesson_tells_above_the_question_marks_its_move_and_leads_back(tmp_path, bot_log, size):
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        await stand(server, "puerto_rico", "lesson", 0)
        anna = await board_of(server, browser, "anna", size)
        lesson = (await anna.own())["question"]["lesson"]
        await anna.tab.until("document.querySelector('#question .lesson')?.textContent.length > 50")
        first = "[...document.querySelectorAll('#question > *')].map((e) => e.className)"
        order = await anna.tab.run(first)
        assert order.index("lesson") < order.index("text")
        taught = "[...document.querySelectorAll('#moves .taught')].map((e) => e.dataset.control)"
        own = await anna.own()
        assert await anna.tab.run(taught) == [move["control"] for move in own["moves"] if move.get("taught")]
        other = next(move["control"] for move in own["moves"] if not move.get("taught"))
        await anna.pause()
        await anna.press_control(other)
        await anna.another_than(own["question"]["id"])
        await anna.caught_up(server)
        await anna.tab.button(SAY("button-back-to-lesson"))
        await anna.tab.until(f"table_.table.own.question?.lesson === {json.dumps(lesson)}")


IN_SIGHT = """((found) => {
  const asked = document.getElementById('asked').getBoundingClientRect();
  return [...document.querySelectorAll(found)].filter((e) => {
    const r = e.getBoundingClientRect();
    const corners = [[r.left + 8, r.top + 4], [r.right - 8, r.top + 4], [r.left + 8, r.bottom - 4], [r.right - 8, r.bottom - 4]];
    return r.top >= asked.top && r.bottom <= asked.bottom + 1 && corners.every(([x, y]) => e.contains(document.elementFromPoint(x, y)));
  }).length;
})(%s)"""
"""How many of the elements are in sight in the panel, each whole."""


@pytest.mark.parametrize("height", [800, 640])
async def test_a_lesson_on_a_phone_leaves_a_move_and_then_play_in_sight(tmp_path, bot_log, height):
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        await stand(server, "mundus_novus", "lesson", 0)
        anna = await board_of(server, browser, "anna", (400, height, True))
        await anna.tab.until("table_.table.own.state === 'asked' && document.body.matches('.asks-hand')")
        await anna.tab.until(f"{IN_SIGHT % json.dumps('#moves .move.taught')} === 1")
        own = await anna.own()
        await anna.press_control(next(move["control"] for move in own["moves"] if move.get("taught")))
        await anna.another_than(own["question"]["id"])
        await anna.tab.until("turn_.turn.filling")
        for type_ in (0, 1):
            await anna.tab.run(f"turn_.choose(turn_.turn.filling.types[{type_}].type, 1)")
        for seen in ("footer .limits", "footer [data-control=send]:enabled"):
            await anna.tab.until(f"{IN_SIGHT % json.dumps(f'#moves {seen}')} === 1")


@pytest.mark.parametrize("game", ["mundus_novus", "pizarro_and_co", "puerto_rico"])
async def test_a_lesson_on_a_low_phone_shows_both_lines_of_a_question_with_a_form(tmp_path, bot_log, game):
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        await stand(server, game, "lesson", 0)
        anna = await board_of(server, browser, "anna", (400, 640, True))
        while not await anna.tab.run("Boolean(document.querySelector('#moves .types'))"):
            next_one = written(live := await server.live(), 0)
            assert next_one is not None
            await server.app.acts.play.move(
                live.row.id, PEOPLE["anna"], 0, lambda *_, move=next_one.move: move
            )
            await server.app.acts.play.rested()
            await anna.caught_up(server)
        for seen in ("#question > .text", "#moves header + div", "#moves footer [data-control=send]"):
            await anna.tab.until(f"{IN_SIGHT % json.dumps(seen)} === 1")


async def test_a_tap_on_the_board_in_a_lesson_on_a_low_phone_leaves_play_in_sight(tmp_path, bot_log):
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        await stand(server, "puerto_rico", "lesson", 0)
        anna = await board_of(server, browser, "anna", (400, 640, True))
        await anna.press(await anna.tab.until(SPOT % ('"roles/settler"', 0)))
        await anna.tab.until(f"{IN_SIGHT % json.dumps('#moves .selected .primary')} === 1")


@pytest.mark.parametrize("height", [800, 640])
async def test_a_bid_on_a_phone_shows_the_amounts_to_press_and_what_can_be_typed(tmp_path, bot_log, height):
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        await server.begin("pizarro_and_co", "anna", "ben", "clara", robots=0)
        anna = await board_of(server, browser, "anna", (400, height, True))
        while (await anna.own())["state"] != "asked":
            await server.played(1)
            await anna.caught_up(server)
        bid = next(move for move in (await anna.own())["moves"] if "high" in move.get("form", {}))
        await anna.press_control(bid["control"])
        await anna.tab.until("turn_.turn.move")
        form = bid["form"]
        offers = len(form["offers"])
        assert offers > 1
        await anna.tab.until(f"{IN_SIGHT % json.dumps('#moves [data-control^=offer]')} === {offers}")
        await anna.tab.until(f"{IN_SIGHT % json.dumps('#moves label')} === 1")
        told = f"{form['question']} {SAY('page-between', low=form['low'], high=form['high'])}"
        assert await anna.tab.run("document.querySelector('#moves input').labels[0].textContent") == told


async def test_a_private_step_says_that_nobody_else_sees_it(tmp_path, bot_log):
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        await server.begin("pizarro_and_co", "anna", "ben", "clara", robots=0)
        live = await server.live()
        asked = live.seats[live.table.waiting()[0]].name
        board = await board_of(server, browser, asked)
        await board.tab.until(says("question", SAY("page-private")))
        looker = await board_of(server, browser, "dora")
        assert not await looker.tab.run(says("question", SAY("page-private")))
        assert await looker.tab.run("table_.table.hand") is None
