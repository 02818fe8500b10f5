"""Pictures as one file that stands alone: with its style sheet, its fonts and all that the pictures refer to."""

from base64 import b64encode
from collections.abc import Sequence

from render.palette import INK, PAPER, RIM
from render.svg.fonts import SUBSETS, WEB
from render.svg.markup import element
from render.svg.painter import Drawn
from render.svg.style import font_faces, rules
from render.svg.symbols import definitions
from render.theme import LIGHT, Theme

GAP = 12


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
    style = element("style", f"{font_faces(_embedded)}\n{rules(roles, {':root': theme})}")
    ground = element("rect", class_=f"f-{PAPER.name}", width="100%", height="100%")
    return element(
        "svg",
        "".join([style, definitions(ids), ground, *parts]),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {wide + 2 * GAP} {y}",
    )


def _embedded(file: str) -> str:
    """The address of a font: its bytes themselves; those of rare characters are left out."""
    if not file.endswith(f".{SUBSETS[0]}.woff2"):
        return "data:,"
    return f"data:font/woff2;base64,{b64encode((WEB / file).read_bytes()).decode()}"
