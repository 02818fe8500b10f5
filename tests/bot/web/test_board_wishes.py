"""Wishes of a reader of the live board: language, light or dark, contrast and size, to be asked first, to be called. One browser for all."""

import json
from dataclasses import replace

import pytest

from games.words.phrases import phrases
from tests.bot.web.test_board_faults import made
from tests.local.page import browser
from tests.support.boards import SPY, Hands, table
from tests.support.bot import bot_log
from tests.support.browser import needs_chromium
from tests.support.page import PEOPLE, Server

__all__ = ["bot_log", "browser"]
pytestmark = [needs_chromium, pytest.mark.asyncio(loop_scope="module")]

SAY = phrases("en")
ICON = "document.getElementById('icon').href"
THEME = "document.documentElement.dataset.theme"
LARGE = "document.querySelector('#strips svg').viewBox.baseVal.width < 1000"
CALLS = (
    SPY
    + """
  window.rung = 0;
  window.called = [];
  window.looks = false;
  document.hasFocus = () => window.looks;
  window.AudioContext = class { constructor() { rung += 1; throw new Error('no sound here'); } };
  window.Notification = class {
    static permission = 'granted';
    static requestPermission() {}
    constructor(title, { body }) { called.push([title, body]); }
  };
"""
)
"""Counts the calls, and lets a test say whether the page is looked at."""


async def wish(server: Server, name: str, **wishes: str) -> None:
    """Change somebody's settings as `/settings` does, and let open pages look."""
    await server.app.acts.preferences.wish(PEOPLE[name], **wishes)
    for room in server.site.rooms.all():
        room.touch()


async def choose(board: Hands, setting: str, value: str) -> None:
    """Choose something in the settings of the page, and close them."""
    await board.tab.button(SAY("page-menu"))
    legend, label = json.dumps(SAY(f"page-{setting}")), json.dumps(SAY(f"page-{setting}-{value}"))
    choice = f"[...document.querySelectorAll('dialog fieldset')].find((e) => e.querySelector('legend').textContent === {legend})"
    await board.tab.click(
        f"[...{choice}.querySelectorAll('label')].find((e) => e.textContent.trim() === {label}).querySelector('input')"
    )
    await board.tab.press("Escape")
    await board.tab.until("!document.querySelector('dialog')")


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
async def test_the_text_of_a_setting_chooses_it_as_its_circle_does(browser, tmp_path, bot_log, touch):
    async with table(browser, tmp_path, touch=touch) as (_, anna):
        await anna.tab.button(SAY("page-menu"))
        label = json.dumps(SAY("page-theme-dark"))
        text = f"[...document.querySelectorAll('dialog label')].find((e) => e.textContent.trim() === {label})"
        # The middle of the label is its text: its circle is at the edge.
        assert await anna.tab.run(
            f"(() => {{ const e = {text}, r = e.getBoundingClientRect();"
            " return document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2) === e; })()"
        )
        await anna.press(await anna.tab.point(text))
        await anna.tab.until(f"{THEME} === 'dark'")


CHECKBOXES = """import(new URL('controls.js', document.querySelector('script[type=module]').src)).then(({control}) => {
  const choices = ['one', 'two'].map((value) => ({value, label: `number ${value}`}));
  document.getElementById('answer').append(control({custom_id: 'c:several', placeholder: 'which', least: 1, most: 2, choices}, () => {}));
  return true;
})"""


async def test_the_text_of_a_checkbox_ticks_and_clears_it(browser, tmp_path, bot_log):
    async with table(browser, tmp_path) as (_, anna):
        await anna.tab.run(CHECKBOXES)
        boxes = "[...document.querySelectorAll('.several input')].map((e) => e.checked)"
        for ticked in (True, False):
            await anna.tab.click("document.querySelector('.several label span')")
            await anna.tab.until(
                f"JSON.stringify({boxes}) === '{json.dumps([ticked, False], separators=(',', ':'))}'"
            )


async def prefers(board: Hands, **features: str) -> None:
    """Let the system want something."""
    named = [
        {"name": f"prefers-{name.replace('_', '-')}", "value": value} for name, value in features.items()
    ]
    await board.tab.call("Emulation.setEmulatedMedia", features=named)


# Language


TAKES = {"en": " takes the ", "it": " prende la carta ", "es": " elige "}
"""The words that stand in every line of the log about a role."""


async def test_a_language_chosen_in_the_settings_is_spoken_at_once_by_the_whole_page(
    browser, tmp_path, bot_log
):
    async with table(browser, tmp_path) as (server, anna):
        await server.played(3)
        await anna.caught_up(server)
        for language in ("it", "es", "en"):
            await wish(server, "anna", language=language)
            say = phrases(language)
            # The page's own words, those of the server, and the lines of the log that were there before.
            await anna.tab.until(f"document.documentElement.lang === '{language}'")
            for part, text in (
                ("getElementById('asked-name').textContent", say("page-question")),
                ("getElementById('menu').getAttribute('aria-label')", say("page-menu")),
            ):
                await anna.tab.until(f"document.{part} === {json.dumps(text)}")
            for part, text in (("tools", say("page-settings")), ("lines", TAKES[language])):
                await anna.tab.until(
                    f"document.getElementById('{part}').textContent.includes({json.dumps(text)})"
                )
            others = [TAKES[other] for other in TAKES if other != language]
            told = await anna.tab.run("document.getElementById('lines').textContent")
            assert not [one for one in others if one in told]


# Light and dark, contrast, size


async def test_light_and_dark_follow_the_system_until_one_is_chosen(browser, tmp_path, bot_log):
    async with table(browser, tmp_path) as (_, anna):
        await prefers(anna, color_scheme="dark")
        await anna.tab.until(f"{THEME} === 'dark'")
        await prefers(anna, color_scheme="light")
        await anna.tab.until(f"{THEME} === ''")
        await choose(anna, "theme", "dark")
        await anna.tab.until(f"{THEME} === 'dark'")
        await choose(anna, "theme", "light")
        await prefers(anna, color_scheme="dark")
        await anna.tab.until("matchMedia('(prefers-color-scheme: dark)').matches")
        assert await anna.tab.run(THEME) == ""
        await choose(anna, "theme", "settings")
        await anna.tab.until(f"{THEME} === 'dark'")


async def test_dark_contrast_and_size_are_as_in_the_settings(browser, tmp_path, bot_log):
    async with table(browser, tmp_path) as (server, anna):
        await anna.tab.until(f"!({LARGE})")
        for pictures, theme, is_large in (
            ("dark", "dark", False),
            ("contrast", "light-strong", False),
            ("both", "light-strong", True),
            ("dark-contrast", "dark-strong", False),
            ("dark-large", "dark", True),
            ("plain", "", False),
        ):
            await wish(server, "anna", pictures=pictures)
            large = f"({LARGE}) === {json.dumps(is_large)}"
            await anna.tab.until(f"{THEME} === '{theme}' && {large}")
            assert await anna.tab.run("document.documentElement.classList.contains('large')") == is_large
        await prefers(anna, contrast="more")
        await anna.tab.until(f"{THEME} === 'light-strong'")


# To be asked before what cannot be taken back


async def robot_is_next(server: Server) -> None:
    """Let a robot play for the next player: it decides at once."""
    async with server.app.tables.hold((await server.live()).row.id) as held:
        seats = [replace(one, user=None, robot="easy") if one.seat == 1 else one for one in held.live.seats]
        await held.commit(held.live.with_row(seats=tuple(seats)))


SURE = f"document.querySelector('#answer .box')?.textContent.includes({json.dumps(SAY('page-sure'))})"


@pytest.mark.rest
async def test_a_move_is_played_by_one_click_unless_somebody_wants_to_be_asked(browser, tmp_path, bot_log):
    async with table(browser, tmp_path, people=("anna", "ben", "clara")) as (server, anna):
        await robot_is_next(server)
        await anna.caught_up(server)
        moves = (await anna.own())["moves"]
        control = next(move["control"] for move in moves if "roles/trader" in move["places"])
        await choose(anna, "ask", "on")
        await anna.press_control(control)
        await anna.tab.until(SURE)
        assert await made(server) == 0
        await anna.tab.button(SAY("page-leave-it"))
        await anna.tab.until(f"!({SURE})")
        assert await made(server) == 0
        await anna.pause()
        await anna.press_control(control)
        await anna.tab.until(SURE)
        asked = await anna.question()
        await anna.tab.button(SAY("page-play-anyway"))
        await anna.another_than(asked)
        assert await made(server) == 1
        assert not await anna.tab.run(SURE)


async def test_nobody_is_asked_who_has_not_wished_so(browser, tmp_path, bot_log):
    async with table(browser, tmp_path, people=("anna", "ben", "clara")) as (server, anna):
        await robot_is_next(server)
        await anna.caught_up(server)
        asked, moves = await anna.question(), (await anna.own())["moves"]
        await anna.press_control(next(move["control"] for move in moves if "roles/trader" in move["places"]))
        await anna.another_than(asked)
        assert await made(server) == 1


# To be called


@pytest.mark.rest
async def test_title_and_favicon_say_whose_turn_it_is(browser, tmp_path, bot_log):
    async with table(browser, tmp_path) as (server, anna):
        calls, icon = f"● {SAY('page-your-turn')} – ", f"{ICON}.endsWith('/icon-turn.svg')"
        name = (await server.live()).words("game-name")
        for is_asked in (True, False, True):
            while (0 in (await server.live()).table.waiting()) != is_asked:
                await server.played(1)
            title = f"document.title.startsWith({json.dumps(calls + name)})"
            other = f"document.title.startsWith({json.dumps(name)})"
            await anna.tab.until(f"{title} && {icon}" if is_asked else f"{other} && !({icon})")
        for file in ("icon.svg", "icon-turn.svg"):
            kind = f"fetch(new URL('{file}', {ICON})).then((found) => found.headers.get('Content-Type'))"
            assert await anna.tab.run(kind) == "image/svg+xml"


async def next_turn(server: Server, board: Hands) -> None:
    """Play on until another question is put to the board's person."""
    asked = await board.question()
    await server.played(1)
    while 0 not in (await server.live()).table.waiting():
        await server.played(1)
    await board.caught_up(server)
    assert await board.question() not in (None, asked)


async def test_a_bell_and_a_notification_call_once_for_each_turn_and_only_whoever_wants_them(
    browser, tmp_path, bot_log
):
    async with table(browser, tmp_path, script=CALLS) as (server, anna):
        count = "[rung, called.length]"
        await next_turn(server, anna)
        assert await anna.tab.run(count) == [0, 0]
        await choose(anna, "sound", "on")
        await choose(anna, "notice", "on")
        # The bell was heard when it was chosen.
        assert await anna.tab.run(count) == [1, 0]
        await next_turn(server, anna)
        assert await anna.tab.run(count) == [2, 1]
        title, body = await anna.tab.run("called[0]")
        assert title == SAY("page-your-turn")
        assert (await server.live()).words("game-name") in body
        # The same question in another frame is no new turn.
        await wish(server, "anna", pictures="dark")
        await anna.tab.until(f"{THEME} === 'dark'")
        assert await anna.tab.run(count) == [2, 1]
        await anna.tab.run("looks = true")
        await next_turn(server, anna)
        assert await anna.tab.run(count) == [2, 1]


SHOWN = "[...document.querySelectorAll('#answer button')].map((one) => one.textContent)"


async def test_each_page_of_the_settings_has_a_way_back(browser, tmp_path, bot_log):
    async with table(browser, tmp_path) as (_, anna):
        answer = "document.getElementById('answer')"
        await anna.tab.button("Settings", "document.getElementById('tools')")
        for page in ("Language", "Pictures", "This table’s"):
            await anna.tab.until(f"{SHOWN}.includes('Time zone …') && !{SHOWN}.includes('My settings')")
            await anna.tab.button(page, answer)
            await anna.tab.until(f"{SHOWN}.includes('My settings') && !{SHOWN}.includes({page!r})")
            await anna.tab.button("My settings", answer)
        await anna.tab.until(f"{SHOWN}.includes('Time zone …')")
