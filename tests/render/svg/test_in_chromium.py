"""Words and boxes of both painters: what Chromium shows of an SVG stands where the layout says, in every language.

The layout measures type with the fonts of the PNGs; the page has smaller files of the same fonts. Where a line of type would be
wider there, it would run over what stands beside it.
"""

import json
from dataclasses import replace
from typing import Any

import pytest

from games import all_games
from games.words.files import languages
from games.words.phrases import phrases
from render.canvas import Canvas
from render.gallery import pictures
from render.mode import PLAIN, Mode
from render.svg.document import document
from render.svg.fonts import FACES
from render.svg.painter import drawn
from tests.render.midgame import looks
from tests.support.browser import chromium, needs_chromium

pytestmark = needs_chromium

MEASURE = """
(async () => {
  await document.fonts.ready;
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  const root = document.documentElement, seen = [];
  for (const use of root.querySelectorAll('.drawn use[href^="#k-"]')) {
    const copy = document.getElementById(use.getAttribute("href").slice(1)).cloneNode(true);
    copy.setAttribute("transform", `translate(${use.getAttribute("x")} ${use.getAttribute("y")})`);
    use.replaceWith(copy);
  }
  for (const text of root.querySelectorAll(".drawn text:not(.ornament *)")) {
    const frame = text.closest("svg.cv"), box = text.getBBox();
    const to = frame.getScreenCTM().inverse().multiply(text.getScreenCTM());
    const [left, right] = [box.x, box.x + box.width].map((x) => new DOMPoint(x, +text.getAttribute("y")).matrixTransform(to));
    seen.push([text.textContent, left.x, right.x, left.y, getComputedStyle(text).fontFamily]);
  }
  const small = [...root.querySelectorAll(".drawn text")].filter((text) => parseFloat(getComputedStyle(text).fontSize) < 24);
  return JSON.stringify([seen, small.length, [...document.fonts].map((face) => [face.family, face.status])]);
})()
"""
SLACK = 3
"""Units by which a line may stand off, and in each hundred units one more: glyphs of the PNGs have whole widths."""


def laid(key: str, language: str, mode: Mode) -> list[Canvas]:
    """A look at every picture of a game."""
    found: list[Canvas] = []
    for name, picture in pictures(key).items():
        look = next(looks(key, name, mode))
        words = phrases(language, key)
        found.append(picture.lay(replace(look, words=words, page=True, changed=frozenset())))
    return found


@pytest.mark.parametrize("language", languages())
@pytest.mark.rest
async def test_both_painters_set_the_same_words_in_the_same_places(language, tmp_path):
    async with chromium(tmp_path) as browser:
        for key in all_games():
            sheets = [canvas for mode in (PLAIN, Mode(large=True)) for canvas in laid(key, language, mode)]
            file = tmp_path / f"{key}.svg"
            text = document([whole(canvas) for canvas in sheets])
            file.write_text(text, encoding="utf-8")
            tab = await browser.tab(file.as_uri())
            seen, small, faces = json.loads(await tab.run(MEASURE))
            assert not small
            # The file of each face's Latin letters, and the other one of faces that show more: "? ≤ 20".
            rare = key == "pizarro_and_co"
            assert text.count("url(data:font/woff2;") == len(FACES) + rare
            assert sum(status == "loaded" for _, status in faces) == len(FACES) + rare
            compare([line for canvas in sheets for line in canvas.written if line.words], seen)


def whole(canvas: Canvas) -> Any:
    return drawn(canvas.acts, (0, 0, canvas.width, canvas.height))


def compare(written: list[Any], seen: list[Any]) -> None:
    """Cards of a hand are pictures of their own: their type is not in the layout's list."""
    rest = iter(seen)
    for line in written:
        words, left, right, baseline, family = next(one for one in rest if one[0] == line.words)
        slack = SLACK + (line.box[2] - line.box[0]) / 100
        assert "Caravel" in family
        assert abs(left - line.box[0]) <= slack, (words, line.box, left)
        assert abs(right - line.box[2]) <= slack, (words, line.box, right)
        assert line.box[1] < baseline <= line.box[3], (words, line.box, baseline)
