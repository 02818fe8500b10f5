"""On every picture letters stand out from what they stand on, and so do the outlines of signs."""

from collections.abc import Iterable

import pytest
from PIL import Image

from games import all_games
from render.canvas import Box, Canvas
from render.gallery import pictures
from render.mode import Mode
from render.painter import STRONG
from render.palette import Colour, contrast
from tests.render.midgame import looks

LETTERS, SIGNS = 4.5, 3
MOSTLY = 0.25
"""A colour that covers less of the ground is a line of ornament."""
NAMES = ["Ann", "Bob", "Cy", "Di", "Eve", "Flo"]


def grounds(image: Image.Image, box: Box, scale: float) -> Iterable[Colour]:
    """The colours that most of a box has."""
    left, top, right, bottom = (round(edge * scale) for edge in box)
    part = image.crop((max(left, 0), max(top, 0), min(right, image.width), min(bottom, image.height)))
    for count, colour in part.getcolors(part.width * part.height) or ():
        if count >= MOSTLY * part.width * part.height:
            yield colour


def pale(canvas: Canvas) -> list[str]:
    bare = canvas.finished(type_too=False)
    strong = STRONG if canvas.mode.contrast else {}
    return [
        f"{line.words!r} {line.colour} on {ground}"
        for line in canvas.written
        if not line.on_icon
        for ground in grounds(bare, line.box, canvas.mode.scale)
        if contrast(strong.get(line.colour, line.colour), ground) < LETTERS
    ]


def faint(canvas: Canvas) -> list[str]:
    """The signs whose outline does not stand out from what most of their corners show."""
    bare = canvas.finished(type_too=False)
    scale, found = canvas.mode.scale, list[str]()
    strong = STRONG if canvas.mode.contrast else {}
    for sign in canvas.stamped:
        left, top, right, bottom = (round(edge * scale) for edge in sign.box)
        inset = (right - left) // 8
        corners = [
            (left + inset, top + inset),
            (right - inset, top + inset),
            (left, top),
            (right - 1, top),
            (left, bottom - 1),
            (right - 1, bottom - 1),
        ]
        inside = [at for at in corners if 0 <= at[0] < bare.width and 0 <= at[1] < bare.height]
        best = max(
            (contrast(strong.get(sign.colour, sign.colour), bare.getpixel(at)) for at in inside), default=21
        )
        if best < SIGNS:
            found.append(f"{sign.name} at {sign.box}")
    return found


@pytest.mark.parametrize("mode", [Mode(), Mode(contrast=True)], ids=["plain", "high contrast"])
@pytest.mark.parametrize("key", all_games())
def test_letters_and_signs_stand_out_from_their_ground(key, mode):
    for name, picture in pictures(key).items():
        canvas = picture.lay(next(looks(key, name, mode)))
        assert pale(canvas) == [], name
        assert faint(canvas) == [], name


def test_pale_letters_are_found():
    canvas = Canvas(300)
    canvas.slip((40, 40, 600, 140), (200, 190, 180))
    canvas.text((60, 90), "Brazil", colour=(140, 124, 104))
    assert len(pale(canvas)) == 1


def test_faint_signs_are_found():
    canvas = Canvas(300)
    canvas.slip((40, 40, 600, 140), (60, 50, 40))
    canvas.icon("corn", (90, 90), 48)
    assert len(faint(canvas)) == 1
