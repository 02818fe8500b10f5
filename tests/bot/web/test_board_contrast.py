"""Letters inside the board's pictures stand out from the ground that Chromium shows behind them: axe does not look into an SVG."""

import json
from io import BytesIO
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from games import all_games
from render.palette import RGB, contrast
from tests.render.test_palette import BLINDNESS
from tests.support.boards import Hands, opened
from tests.support.bot import bot_log
from tests.support.browser import chromium, needs_chromium
from tests.support.page import Server
from tests.support.whole import first

__all__ = ["bot_log"]
pytestmark = needs_chromium
LETTERS = 4.5
"""WCAG 2.2 AA for small type."""
SIMULATED = 3.0
"""As somebody with another colour vision sees it: at least what WCAG asks of large type and of signs."""
MOSTLY = 0.25
"""A colour that covers less of the ground is a line of ornament."""
THEMES = ("", "light-strong", "dark", "dark-strong")
HIDE = "document.styleSheets[document.styleSheets.length - 1].insertRule('.cv .drawn text { visibility: hidden !important; }'); true"
TEXTS = """(() => {
  const board = document.getElementById('board').getBoundingClientRect();
  const found = [];
  for (const text of document.querySelectorAll('#board .drawn text, #hand .drawn text')) {
    const box = text.getBoundingClientRect(), style = getComputedStyle(text);
    if (!box.width || box.top < board.top || box.bottom > Math.min(board.bottom, innerHeight)) continue;
    found.push([text.textContent, style.fill, style.stroke, [box.left, box.top, box.right, box.bottom], Boolean(text.closest('.ornament'))]);
  }
  return JSON.stringify(found);
})()"""


def rgb(value: str) -> RGB:
    """Read a computed colour."""
    red, green, blue = (round(float(part)) for part in value[value.index("(") + 1 : -1].split(",")[:3])
    return red, green, blue


def simulated(colour: RGB, blindness: str) -> RGB:
    """A colour as somebody with this colour vision sees it."""
    linear = [c / 12.92 if (c := each / 255) <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for each in colour]
    seen = [
        min(1.0, max(0.0, sum(f * c for f, c in zip(row, linear, strict=True))))
        for row in BLINDNESS[blindness]
    ]
    red, green, blue = (
        round(255 * (12.92 * c if c <= 0.0031308 else 1.055 * c ** (1 / 2.4) - 0.055)) for c in seen
    )
    return red, green, blue


def grounds(image: Image.Image, box: tuple[float, float, float, float]) -> list[RGB]:
    """The colours that most of a box has."""
    left, top, right, bottom = (round(edge) for edge in box)
    part = image.crop((max(left, 0), max(top, 0), min(right, image.width), min(bottom, image.height)))
    counted = part.getcolors(part.width * part.height) or []
    return [colour for count, colour in counted if count >= MOSTLY * part.width * part.height]  # pyright: ignore[reportReturnType]  # An RGB image has triples.


async def pale(board: Hands) -> list[str]:
    """The words that do not stand out from their ground."""
    await board.tab.run(HIDE)
    texts = json.loads(await board.tab.run(TEXTS))
    assert len(texts) > 3
    shot = Image.open(BytesIO(await board.tab.screenshot())).convert("RGB")
    found = set[str]()
    for words, fill, stroke, box, is_ornament in texts:
        if is_ornament:
            continue
        for ground in [rgb(stroke)] if stroke != "none" else grounds(shot, box):
            for blindness in BLINDNESS:
                seen = contrast(simulated(rgb(fill), blindness), simulated(ground, blindness))
                if seen < (LETTERS if blindness == "none" else SIMULATED):
                    found.add(f"{words!r}: {fill} on {ground}, {blindness}: {seen:.2f}")
    return sorted(found)


async def themed(board: Hands, theme: str) -> None:
    """Show the board in a theme."""
    await board.tab.run(f"document.documentElement.dataset.theme = {json.dumps(theme)}; true")
    await board.tab.run(
        "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
    )


@pytest.mark.parametrize("moves", first(1, [40, 6]))
@pytest.mark.parametrize("game", all_games())
@pytest.mark.rest
async def test_letters_in_the_boards_pictures_stand_out(tmp_path: Path, bot_log, game, moves):
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        await server.begin(game, "anna", "ben", robots=1)
        await server.played(moves, Random(3))
        board = await opened(browser, server.url, "anna")
        for size, large in ((1280, 800), "false"), ((400, 2400), "true"):
            await board.tab.size(*size)
            # The pictures of the other layout come from the server.
            await board.tab.until(
                f"(document.querySelector('#strips svg').viewBox.baseVal.width < 1000) === {large}"
            )
            for theme in THEMES:
                await themed(board, theme)
                assert await pale(board) == [], (theme, size)


async def test_pale_letters_are_found(tmp_path: Path, bot_log):
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        await server.begin("puerto_rico", "anna", "ben")
        board = await opened(browser, server.url, "anna")
        await board.tab.run(
            "document.querySelector('#board .drawn text').setAttribute('style', ''); document.querySelector('#board .drawn text').style.fill = '#cfc4ae'; true"
        )
        assert len(await pale(board)) >= 1
