"""The fonts of pictures for the page; `tests.fonts` makes their files.

Each face is in two files: the characters of Latin languages, and all others, which a browser loads when one
of them is shown. They have neither kerning nor ligatures, because layouts have none. They have other names
than their sources, because their licence reserves those names.
"""

from collections.abc import Iterable
from typing import NamedTuple

from render.text import FOLDER, Face

WEB = FOLDER / "web"
SUBSETS = ("latin", "other")

LATIN: tuple[range, ...] = (
    *(range(0x20, 0x7F), range(0xA0, 0x100), range(0x152, 0x154), range(0x2010, 0x2016)),
    *(range(0x2018, 0x201F), range(0x2020, 0x2023), range(0x2026, 0x2027), range(0x2039, 0x203B)),
    *(range(0x20AC, 0x20AD), range(0x2190, 0x2194), range(0x2212, 0x2213), range(0x25CA, 0x25CB)),
)
"""The characters of the first file."""


class WebFace(NamedTuple):
    """A face as style sheets name it."""

    family: str
    weight: int


FACES: dict[Face, WebFace] = {
    "serif": WebFace("Caravel Serif", 600),
    "regular": WebFace("Caravel Sans", 400),
    "semibold": WebFace("Caravel Sans", 600),
    "bold": WebFace("Caravel Sans", 700),
}


def file_name(face: Face, subset: str) -> str:
    """Return the name of a file."""
    family, weight = FACES[face]
    return f"{family.replace(' ', '')}-{weight}.{subset}.woff2"


def unicode_range(subset: str) -> str:
    """Return the `unicode-range` of a subset for a style sheet."""
    if subset == "latin":
        return ranges(LATIN)
    gaps: list[range] = []
    start = 0xA0
    for one in sorted(LATIN[1:], key=lambda one: one.start):
        if start < one.start:
            gaps.append(range(start, one.start))
        start = one.stop
    return ranges([*gaps, range(start, 0x20000)])


def ranges(several: Iterable[range]) -> str:
    """Write ranges of characters as CSS does."""
    return ",".join(
        f"U+{one.start:X}" if len(one) == 1 else f"U+{one.start:X}-{one.stop - 1:X}" for one in several
    )
