"""One turn of each game on the page, at the sizes of a desktop and of a phone, in public and in private.

What stands on these screens is held against golden files (`make golden`): the words, what can be clicked row by row, how many lines
each row takes. Whatever the files say, a question stands on one screen with all its controls, and no picture is cropped.
"""

import json
import os
from pathlib import Path

import pytest

from games import all_games
from render.picture import Picture
from tests.bot.posts.test_story import default_move
from tests.support.bot import bot_log, open_world
from tests.support.browser import chromium, needs_chromium

__all__ = ["bot_log"]
pytestmark = needs_chromium
GOLDEN = Path(__file__).parent / "golden"
SIZES = ((1280, 800), (400, 850))
FIRST_MOVES = 4

DRAWN = """document.querySelectorAll('.picture img').length && [...document.querySelectorAll('.picture img')].every(
  (e) => { e.loading = 'eager'; return e.complete && e.naturalWidth; })"""
SCREEN = """(() => {
  const last = [...document.querySelectorAll('#messages > li')].at(-1);
  const stream = document.getElementById('stream').getBoundingClientRect();
  const inside = (e) => { const r = e.getBoundingClientRect(); return r.top >= stream.top - 1 && r.bottom <= stream.bottom + 1
    && r.left >= stream.left - 1 && r.right <= stream.right + 1; };
  const label = (e) => e.tagName === 'SELECT' ? [...e.options].map((o) => o.text).slice(0, 3).join(' | ') : e.textContent.trim();
  const controls = [...last.querySelectorAll('.row > *')];
  const shown = {
    words: last.querySelector('.text').innerText,
    rows: [...last.querySelectorAll('.row')].map((row) => [...row.children].map(label)),
    lines: [...last.querySelectorAll('.row')].map((row) => new Set([...row.children].map((e) => Math.round(e.getBoundingClientRect().top))).size),
  };
  const pictures = [...document.querySelectorAll('.picture img')];
  return {
    shown,
    faults: [
      document.documentElement.scrollWidth > innerWidth && 'the page is too wide',
      !inside(last.querySelector('.text')) && 'the question is not on the screen',
      !controls.every(inside) && 'not all controls are on the screen',
      pictures.some((e) => Math.abs(e.width / e.height - e.naturalWidth / e.naturalHeight) > 0.02) && 'a picture is cropped',
    ].filter(Boolean),
  };
})()"""


async def screens(tab, opens):
    """What both sizes show of the turn post, and of what is opened from it."""
    found = {}
    for where in ("public", "private"):
        if where == "private":
            await tab.button(opens)
            await tab.until(
                "document.querySelector('#messages > li.private:last-child :is(.row, .picture img)')"
            )
        for width, height in SIZES:
            await tab.size(width, height, phone=width < 500)
            await tab.until(DRAWN)
            screen = f"({SCREEN})"
            await tab.until(
                f"{screen}.faults.length === 0 || performance.now() - (window.since ??= performance.now()) > 5000"
            )
            seen = await tab.run(screen)
            assert seen["faults"] == [], (where, width)
            found[f"{where} at {width}"] = seen["shown"]
    assert tab.complaints == []
    return found


@pytest.mark.parametrize("game", all_games())
@pytest.mark.rest
async def test_a_question_its_pictures_and_its_controls_are_on_one_screen(tmp_path, bot_log, game):
    async with open_world(tmp_path, paint=Picture.files) as world, chromium(tmp_path / "chromium") as browser:
        await world.start(game, "Robin", "anna", "clara")
        for _ in range(FIRST_MOVES):
            await world.played(*default_move((await world.live()).table))
        live = await world.live()
        tab = await browser.tab(f"{world.server.page_url}?as={live.names[live.table.waiting()[0]]}")
        await tab.until(DRAWN)
        opens = next(label for label in ("Your move", "Hand", "Board") if label in world.post.labels)
        found = await screens(tab, opens if opens != "Board" else "More…")
    for where, shown in found.items():
        five = [lines for row, lines in zip(shown["rows"], shown["lines"], strict=True) if len(row) == 5]
        assert all(lines == 1 for lines in five), f"{where}: five buttons stand in one line"
    file = GOLDEN / f"turn_{game}.json"
    if os.environ.get("CARAVEL_GOLDEN") == "write":
        file.parent.mkdir(exist_ok=True)
        file.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    assert found == json.loads(file.read_text(encoding="utf-8"))
