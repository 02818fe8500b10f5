"""Pictures as one self-contained file: with style sheet, fonts and all shared definitions."""

import re
from base64 import b64encode
from collections.abc import Iterator, Sequence
from xml.sax.saxutils import unescape

from render.palette import INK, PAPER, RIM
from render.svg.fonts import FACES, LATIN, WEB, file_name
from render.svg.markup import element
from render.svg.painter import Drawn
from render.svg.style import font_faces, rules
from render.svg.symbols import definitions
from render.text import Face
from render.theme import LIGHT, Theme

GAP = 12
_TYPE = re.compile('<text(?:(?! class=)[^>])*(?: class="([^"]*)")?[^>]*>([^<]*)<')
"""The classes and the words of each line of type."""
_LATIN = frozenset(code for codes in LATIN for code in codes)


def document(pictures: Sequence[Drawn], theme: Theme = LIGHT) -> str:
    """Return an SVG file with these pictures, one below the other, in the colours of a theme."""
    wide = max((one.width for one in pictures), default=0)
    parts: list[str] = []
    y = GAP
    for one in pictures:
        parts.append(element("svg", one.markup, x=GAP, y=y, width=one.width, height=one.height))
        y += one.height + GAP
    roles = frozenset({PAPER, INK, RIM}).union(*(one.roles for one in pictures))
    ids = frozenset[str]().union(*(one.uses for one in pictures))
    files = {file_name(face, "latin") for face in FACES} | {
        file_name(face, "other") for one in pictures for face in _with_rare_letters(one.markup)
    }
    faces = font_faces(lambda file: _embedded(file) if file in files else "data:,")
    style = element("style", f"{faces}\n{rules(roles, {':root': theme})}")
    ground = element("rect", class_=f"f-{PAPER.name}", width="100%", height="100%")
    return element(
        "svg",
        "".join([style, definitions(ids), ground, *parts]),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {wide + 2 * GAP} {y}",
    )


def _with_rare_letters(markup: str) -> Iterator[Face]:
    """Yield the faces of texts with characters that are not in the face's first file."""
    for classes, words in _TYPE.findall(markup):
        if any(ord(letter) not in _LATIN for letter in unescape(words)):
            named: list[Face] = [face for face in FACES if face in classes.split()]
            yield named[0] if named else "semibold"


def _embedded(file: str) -> str:
    """A data URL with the bytes of a font."""
    return f"data:font/woff2;base64,{b64encode((WEB / file).read_bytes()).decode()}"
