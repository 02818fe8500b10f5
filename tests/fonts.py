"""`make fonts`: makes the files of `data/fonts/web` out of those of `data/fonts`; it needs fontTools and Brotli."""

from collections.abc import Sequence
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

from render.svg.fonts import FACES, LATIN, SUBSETS, WEB, file_name
from render.text import FILES, FOLDER, Face

_KEPT_NAMES = [0, 1, 2, 3, 4, 6, 13, 14]
"""Copyright, names, licence."""


def make(folder: Path = WEB) -> None:
    """Write all files."""
    folder.mkdir(exist_ok=True)
    latin = {code for one in LATIN for code in one}
    for face in FACES:
        held = characters(FOLDER / FILES[face])
        for part, codes in zip(SUBSETS, (held & latin, held - latin), strict=True):
            _write(face, sorted(codes), folder / file_name(face, part))


def characters(file: Path) -> set[int]:
    """Return the characters that a font has."""
    with TTFont(file) as font:
        return set(font.getBestCmap() or {})


def _write(face: Face, codes: Sequence[int], file: Path) -> None:
    options = subset.Options(layout_features=[], hinting=False, name_IDs=_KEPT_NAMES, flavor="woff2")
    with subset.load_font(str(FOLDER / FILES[face]), options, lazy=False) as font:
        cut = subset.Subsetter(options)
        cut.populate(unicodes=codes)
        cut.subset(font)
        _rename(font, face)
        subset.save_font(font, str(file), options)


def _rename(font: TTFont, face: Face) -> None:
    family, weight = FACES[face]
    plain = f"{family.replace(' ', '')}-{weight}"
    names = font["name"]
    for record in list(names.names):
        called = {1: family, 3: plain, 4: f"{family} {weight}", 6: plain}.get(record.nameID)
        if called:
            names.setName(called, record.nameID, record.platformID, record.platEncID, record.langID)
    font["CFF "].cff.fontNames[0] = plain


if __name__ == "__main__":
    make()
