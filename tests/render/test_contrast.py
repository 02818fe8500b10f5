"""On every picture letters stand out from what they stand on, and so do the outlines of signs."""

from collections.abc import Iterable

import pytest
from PIL import Image

from games import all_games
from games.core import view
from games.words.phrases import phrases
from render.canvas import Box, Canvas
from render.gallery import pictures
from render.mode import Mode
from render.painter import STRONG
from render.palette import Colour, contrast
from render.picture import Look
from tests.conformance.plays import VARIANTS, play

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


@pytest.mark.parametrize("mode", [Mode(), Mode(contrast=True)], ids=["plain", "high contrast"])
@pytest.mark.parametrize("key", all_games())
def test_letters_stand_out_from_their_ground(key, mode):
    played = play([variant for variant in VARIANTS if variant.key == key][-1])
    moment = played.moments[len(played.moments) // 2]
    for picture in pictures(key).values():
        viewer = 0 if picture.private else None
        argument = 0 if picture.argument == "seat" else picture.argument[0] if picture.argument else None
        look = Look(
            view(moment.state, viewer),
            phrases("en", key),
            NAMES,
            viewer,
            argument=argument,
            waiting=tuple(moment.waiting()),
            asked="act",
            mode=mode,
        )
        assert pale(picture.lay(look)) == [], picture.name


def test_pale_letters_are_found():
    canvas = Canvas(300)
    canvas.slip((40, 40, 600, 140), (200, 190, 180))
    canvas.text((60, 90), "Brazil", colour=(140, 124, 104))
    assert len(pale(canvas)) == 1
