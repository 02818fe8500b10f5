"""The live board seen differently: zoomed, on its side, in forced colours, repainted, translated, without fonts, with extreme names; several people in one browser."""

import json
from pathlib import Path

import pytest

from tests.support.boards import Hands, opened
from tests.support.bot import bot_log
from tests.support.browser import Browser, chromium, needs_chromium
from tests.support.page import PEOPLE, Server

__all__ = ["bot_log"]
pytestmark = needs_chromium
FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
QUESTION = """(() => {
  const within = (e) => { const b = e.getBoundingClientRect(); return b.width > 0 && b.left >= -1 && b.right <= innerWidth + 1; };
  const wide = [...document.querySelectorAll('#bar *, #question *, #moves *, #tools *, #tabs *')].filter((e) => e.getClientRects().length && !e.closest('.unseen, svg, .name') && !within(e));
  return JSON.stringify(wide.map((e) => e.outerHTML.slice(0, 120)));
})()"""
SCROLLED_TO = """((element) => {
  element.scrollIntoView({block: 'nearest'});
  const b = element.getBoundingClientRect(), x = b.x + b.width / 2, y = b.y + b.height / 2;
  return x >= 0 && x <= innerWidth && y >= 0 && y <= innerHeight && (element.contains(document.elementFromPoint(x, y)) || document.elementsFromPoint(x, y).includes(element));
})"""
WINDOWS = {
    "200 %": (640, 400),
    "400 %": (320, 200),
    "phone on its side": (844, 390),
    "narrow phone": (320, 568),
    "tablet": (768, 1024),
}
NAMES = {
    "script": "</text><script>alert(1)</script>",
    "emoji": "👩‍🚀" * 6 + "🇮🇹" * 4,
    "right to left": "\u202egnihtemos\u202c \u0627\u0644\u0639\u0631\u0628\u064a\u0629",
    "long": "W" * 32,
}


async def begun(server: Server, game: str = "puerto_rico") -> int:
    """Begin a game of anna and ben and a robot."""
    return await server.begin(game, "anna", "ben")


async def asked(server: Server, browser: Browser, width: int, height: int) -> Hands:
    """Open the board of whoever is asked."""
    live = await server.live()
    seat = next(iter(live.table.waiting()))
    name = next(name for name, number in PEOPLE.items() if number == live.seats[seat].user)
    return await opened(browser, server.url, name, width, height)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("game", ["puerto_rico", "mundus_novus"])
async def test_everything_that_is_asked_can_be_reached_in_a_small_window(
    tmp_path: Path, bot_log, game, window
):
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        await begun(server, game)
        await server.played(3)
        board = await asked(server, browser, *WINDOWS[window])
        await board.tab.run(FRAMES)
        assert json.loads(await board.tab.run(QUESTION)) == []
        assert await board.tab.run("document.documentElement.scrollWidth <= innerWidth")
        for part in ("#question", "#moves button:enabled", "#tools button:enabled", "#menu"):
            assert await board.tab.run(f"{SCROLLED_TO}(document.querySelector('{part}'))"), part
        places = f"[...turn_.openPlaces()].flatMap((place) => board_.places().get(place) ?? []).filter((rect) => rect.closest('#board')).every({SCROLLED_TO})"
        assert await board.tab.run(places)


async def test_a_form_can_be_sent_in_the_height_that_a_keyboard_leaves(tmp_path: Path, bot_log):
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        await server.begin("pizarro_and_co", "anna", "ben")
        live = await server.live()
        seat = next(iter(live.table.waiting()))
        name = next(name for name, number in PEOPLE.items() if number == live.seats[seat].user)
        board = await opened(browser, server.url, name, 390, 844, touch=True)
        form = next(move for move in (await board.own())["moves"] if move.get("form"))
        await board.press_control(form["control"])
        await board.tab.until("document.querySelector('#moves input')")
        await board.tab.size(390, 420, phone=True)
        await board.tab.run(FRAMES)
        assert await board.tab.run(f"{SCROLLED_TO}(document.querySelector('#moves input'))")
        assert await board.tab.run(f"{SCROLLED_TO}(document.querySelector('#moves [type=submit]'))")


async def emulated(board: Hands, **features: str) -> None:
    """See the page with these features of media."""
    named = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
    await board.tab.call("Emulation.setEmulatedMedia", features=named)
    await board.tab.run(FRAMES)


async def test_in_forced_colours_marks_and_chosen_pieces_are_told_apart(tmp_path: Path, bot_log):
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        await begun(server)
        board = await asked(server, browser, 1280, 800)
        await emulated(board, forced_colors="active")
        assert await board.tab.run("matchMedia('(forced-colors: active)').matches")
        style = "getComputedStyle(document.querySelector('%s')).%s"
        assert await board.tab.run(style % (".outlines .open", "stroke")) != "none"
        # A button has an edge, and a picture keeps its own paper and its ink.
        assert await board.tab.run(style % ("#moves .button", "borderTopStyle")) == "solid"
        assert await board.tab.run(style % ("#board .cv", "forcedColorAdjust")) == "none"
        assert await board.tab.run(style % ("#board .cv", "backgroundColor")) != "rgba(0, 0, 0, 0)"


async def test_an_extension_that_repaints_and_translates_breaks_no_move(tmp_path: Path, bot_log):
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        await begun(server)
        board = await asked(server, browser, 1280, 800)
        # As translators do: each text stands in two elements of their own, also in pictures, and every element has a style.
        await board.tab.run(
            "for (const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), texts = []; ;) { const node = walker.nextNode();"
            " if (node) { texts.push(node); continue; }"
            " for (const text of texts) { if (!text.data.trim()) continue; const font = document.createElement('font'); font.textContent = 'x' + text.data; text.replaceWith(font); } break; }"
            " for (const e of document.querySelectorAll('body *')) e.style.filter = 'invert(1)'; document.documentElement.lang = 'x-translated'; true"
        )
        before = len((await server.live()).table.log.entries)
        own = await board.own()
        await board.press_control(own["moves"][0]["control"])
        await board.tab.until(f"(turn_.turn.question?.id ?? null) !== {json.dumps(own['question']['id'])}")
        assert len((await server.live()).table.log.entries) > before
        assert board.tab.complaints == [each for each in board.tab.complaints if "/door" in each]


async def test_without_its_fonts_the_board_shows_its_words(tmp_path: Path, bot_log):
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        await begun(server)
        tab = await browser.tab("about:blank")
        await tab.size(1280, 800)
        await tab.call("Network.enable")
        await tab.call("Network.setBlockedURLs", urls=["*fonts/*"])
        await tab.open(f"{server.url}/#bearer=anna")
        board = Hands(tab)
        await board.ready()
        await tab.until("document.querySelector('#board .drawn text')")
        await tab.run("document.fonts.ready.then(() => true)")
        assert await tab.run("[...document.fonts].every((face) => face.status !== 'loaded')")
        assert await tab.run("document.querySelector('#board .drawn text').getBoundingClientRect().width > 0")
        assert json.loads(await tab.run(QUESTION)) == []


@pytest.mark.parametrize("name", NAMES)
async def test_extreme_names_stay_words_and_inside_the_window(tmp_path: Path, bot_log, name):
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        await server.begin("puerto_rico", "anna", "ben", called={"anna": NAMES[name]})
        for size in ((1280, 800), (400, 860)):
            board = await opened(browser, server.url, "anna", *size)
            await board.tab.run(FRAMES)
            assert json.loads(await board.tab.run(QUESTION)) == []
            assert await board.tab.run("document.documentElement.scrollWidth <= innerWidth")
            assert await board.tab.run("document.querySelectorAll('body script').length") == 0
            # Marks that would turn the rest of a line around are left out; the rest is a word like any other.
            said = await board.tab.run(
                "document.getElementById('who').textContent + document.getElementById('told').textContent"
            )
            assert NAMES[name].strip("\u202e")[:4] in said
            assert "\u202e" not in said
            assert [each for each in board.tab.complaints if "/door" not in each] == []


async def test_ids_of_all_pictures_together_are_unique(tmp_path: Path, bot_log):
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        await begun(server, "mundus_novus")
        board = await asked(server, browser, 400, 860)
        twice = "(() => { const ids = [...document.querySelectorAll('[id]')].map((e) => e.id); return JSON.stringify(ids.filter((id, n) => ids.indexOf(id) !== n)); })()"
        missing = "JSON.stringify([...document.querySelectorAll('use')].map((e) => e.getAttribute('href')).filter((href) => !document.getElementById(href.slice(1))))"
        assert json.loads(await board.tab.run(twice)) == []
        assert json.loads(await board.tab.run(missing)) == []
        # In the other layout, with what it needs sent on the same line, too.
        await board.tab.size(1280, 800)
        await board.tab.until("document.querySelector('#strips svg').viewBox.baseVal.width > 1000")
        assert json.loads(await board.tab.run(twice)) == []
        assert json.loads(await board.tab.run(missing)) == []


async def another(browser: Browser, server: Server, first: Hands, name: str) -> Hands:
    """Open the board of somebody in another tab of the same browser."""
    tab = await browser.tab("about:blank", beside=first.tab)
    await tab.size(1280, 800)
    await tab.open(f"{server.url}/#bearer={name}")
    board = Hands(tab)
    await board.ready()
    return board


async def test_two_tabs_of_one_person_show_the_same_and_play_once(tmp_path: Path, bot_log):
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        await begun(server)
        one = await opened(browser, server.url, "anna")
        other = await another(browser, server, one, "anna")
        own = await one.own()
        assert await other.own() == own
        await one.press_control(own["moves"][0]["control"])
        await other.tab.until(f"(turn_.turn.question?.id ?? null) !== {json.dumps(own['question']['id'])}")
        made = sum(entry.by == "person" for entry in (await server.live()).table.log.entries)
        assert made == 1
        # The other tab sends what it showed before: it is told so, and nothing happens.
        click = json.dumps({"control": own["moves"][1]["control"]})
        await other.tab.run(f"turn_.send({click}, true).then(() => true)")
        assert await other.tab.run(
            "document.getElementById('notes').textContent + document.getElementById('answer').textContent"
        )
        assert sum(entry.by == "person" for entry in (await server.live()).table.log.entries) == made


async def test_two_people_in_one_browser_see_their_own_hands_alone(tmp_path: Path, bot_log):
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        await begun(server, "mundus_novus")
        anna = await opened(browser, server.url, "anna")
        ben = await another(browser, server, anna, "ben")
        hand = "JSON.stringify(table_.table.hand.strips)"
        assert await anna.tab.run(hand) != await ben.tab.run(hand)
        # What one of them types and wants of the page changes nothing for the other who has the page open.
        await anna.tab.run("document.getElementById('menu').click(); true")
        await anna.tab.run(
            "document.querySelector('dialog input[value=on], dialog [name=theme]:last-of-type').click(); true"
        )
        assert await ben.tab.run("table_.table.user") == str(PEOPLE["ben"])
        await ben.tab.open(await ben.tab.run("location.href"))
        await ben.ready()
        assert await ben.tab.run("table_.table.user") == str(PEOPLE["ben"])
        assert await anna.tab.run(hand) != await ben.tab.run(hand)
        kept = await ben.tab.run("JSON.stringify(Object.entries(localStorage)) + document.cookie")
        assert "anna" not in kept
        assert str(PEOPLE["anna"]) not in kept


async def test_a_person_with_two_seats_has_a_switch_between_them(tmp_path: Path, bot_log):
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        await server.begin("mundus_novus", "anna", "anna")
        for size in ((1280, 800), (400, 860)):
            board = await opened(browser, server.url, "anna", *size)
            assert await board.tab.run("document.querySelectorAll('#seats button').length") == 2
            seats = [await board.tab.run("table_.table.own.seat ?? 0")]
            hands = [await board.tab.run("JSON.stringify(table_.table.hand.strips)")]
            await board.tab.click("document.querySelector('#seats [aria-pressed=false]')")
            await board.tab.until(f"(table_.table.own.seat ?? 0) !== {seats[0]}")
            hands.append(await board.tab.run("JSON.stringify(table_.table.hand.strips)"))
            assert hands[0] != hands[1]
            assert json.loads(await board.tab.run(QUESTION)) == []
            # The keyboard stays where it was.
            assert await board.tab.run("document.activeElement.closest('#seats') !== null")
