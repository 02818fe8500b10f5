"""`python -m tests.contact FOLDER [GAME …]`: contact sheets of all pictures in all modes, each as PNG and beside it as Chromium shows its SVG.

One file for each game, mode and width: look at them after a change of `render`.
"""

import asyncio
import base64
import sys
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from games import all_games
from render.canvas import Canvas
from render.encode import png
from render.gallery import pictures
from render.labels import labelled
from render.mode import MODES, Mode
from render.svg.fonts import WEB
from render.svg.painter import drawn
from render.svg.style import font_faces, known_roles, rules
from render.svg.symbols import definitions
from tests.render.midgame import looks
from tests.support.browser import Browser, chromium

WIDTHS = (400, 1280)
_SHARE = 0.7
"""The part of a game that has been played."""
_PAGE = "body{margin:0;background:#888}div{display:flex;gap:12px;align-items:start;margin-bottom:12px}"


def laid(key: str, mode: Mode) -> list[Canvas]:
    """Return every picture of a game as the page has it."""
    found: list[Canvas] = []
    for name, picture in pictures(key).items():
        look = replace(next(looks(key, name, mode, _SHARE)), page=True)
        canvas = picture.lay(look)
        canvas.places = labelled(picture, look, canvas.places)
        found.append(canvas)
    return found


def page(sheets: Sequence[Canvas], mode: Mode, width: int) -> str:
    """Return a document with each sheet twice, so many pixels wide."""
    shown = [(sheet, drawn(sheet.acts, (0, 0, sheet.width, sheet.height), sheet.places)) for sheet in sheets]
    style = rules(known_roles(), {":root": mode.theme})
    rows = "".join(
        f'<div><img width={width} src="data:image/png;base64,{base64.b64encode(png(sheet.whole(), mode.theme.palette)).decode()}">'
        f"<section>{svg.markup}</section></div>"
        for sheet, svg in shown
    )
    shared = definitions(frozenset[str]().union(*(svg.uses for _, svg in shown)))
    own = f"{_PAGE}section{{width:{width}px;background:var(--paper)}}svg.cv{{display:block}}"
    return (
        f"<!doctype html><meta charset=utf-8><style>{font_faces(_address)}{style}{own}</style>{shared}{rows}"
    )


def _address(file: str) -> str:
    return f"data:font/woff2;base64,{base64.b64encode((WEB / file).read_bytes()).decode()}"


async def photographed(browser: Browser, file: Path, width: int) -> bytes:
    """Return a picture of a page, all of it."""
    tab = await browser.tab(file.as_uri())
    await tab.size(2 * width + 12, 800, scale=2 if width < 600 else 1)
    await tab.run("document.fonts.ready.then(() => 1)")
    high: Any = await tab.run("document.documentElement.scrollHeight")
    await tab.size(2 * width + 12, high, scale=2 if width < 600 else 1)
    return await tab.screenshot()


async def write(folder: Path, keys: Iterable[str]) -> None:
    """Write the sheets of these games into a folder that is there."""
    with TemporaryDirectory() as scratch:
        async with chromium(Path(scratch)) as browser:
            for key in keys:
                for name, mode in MODES.items():
                    sheets = laid(key, mode)
                    for width in WIDTHS:
                        file = Path(scratch) / "page.html"
                        file.write_text(page(sheets, mode, width), encoding="utf-8")
                        photo = await photographed(browser, file, width)
                        (folder / f"{key}-{name}-{width}.png").write_bytes(photo)


if __name__ == "__main__":
    Path(sys.argv[1]).mkdir(parents=True, exist_ok=True)
    asyncio.run(write(Path(sys.argv[1]), sys.argv[2:] or list(all_games())))
