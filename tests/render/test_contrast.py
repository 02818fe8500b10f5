"""On every picture letters stand out from what they stand on, and so do the outlines of signs."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import islice

import pytest
from PIL import Image

from games import all_games
from games.words.phrases import phrases
from render.canvas import Box, Canvas
from render.gallery import pictures
from render.legend import lay_legend
from render.palette import OUTLINE, PANEL, PAPER_TONES, RGB, RIM, SEATS, Role, contrast, tint
from render.portrait import lay_page
from tests.render.midgame import COLOURS, looks, touched
from tests.render.test_portrait import page

LETTERS, SIGNS = 4.5, 3
MOSTLY = 0.25
"""A colour that covers less of the ground is a line of ornament."""
EVERYTHING = 0.5
"""At this share of a game rings stand around everything that changes."""


def grounds(image: Image.Image, box: Box, scale: float) -> Iterable[RGB]:
    """The colours that most of a box has."""
    left, top, right, bottom = (round(edge * scale) for edge in box)
    part = image.crop((max(left, 0), max(top, 0), min(right, image.width), min(bottom, image.height)))
    for count, colour in part.getcolors(part.width * part.height) or ():
        if count >= MOSTLY * part.width * part.height:
            yield colour


def pale(canvas: Canvas, bare: Image.Image) -> list[str]:
    """The letters that do not stand out from what they stand on."""
    rgb = canvas.mode.theme.rgb
    return [
        f"{line.words!r} {line.colour.name} on {ground}"
        for line in canvas.written
        if not line.on_icon
        for ground in grounds(bare, line.box, canvas.mode.scale)
        if contrast(rgb(line.colour), ground) < LETTERS
    ]


def faint(canvas: Canvas, bare: Image.Image) -> list[str]:
    """The signs whose outline does not stand out from what most of their corners show."""
    scale, found = canvas.mode.scale, list[str]()
    rgb = canvas.mode.theme.rgb
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
        # In the dark a sign ends with a light rim around a dark outline: one of them stands out.
        edges = (sign.colour, OUTLINE) if sign.colour == RIM else (sign.colour,)
        best = max((contrast(rgb(edge), bare.getpixel(at)) for edge in edges for at in inside), default=21)
        if best < SIGNS:
            found.append(f"{sign.name} at {sign.box}")
    return found


@pytest.mark.parametrize("mode", COLOURS.values(), ids=COLOURS)
@pytest.mark.parametrize("share", [0, 0.3, 0.5, 0.8, 1])
@pytest.mark.parametrize("key", all_games())
def test_letters_and_signs_stand_out_from_their_ground(key, share, mode):
    for name, picture in pictures(key).items():
        for seen in islice(looks(key, name, mode, share), round(5 * share), None, 3):
            marked = replace(seen, changed=touched(key, seen.viewer) if share == EVERYTHING else frozenset())
            canvas = picture.lay(marked)
            bare = canvas.finished(type_too=False)
            assert pale(canvas, bare) == [], name
            assert faint(canvas, bare) == [], name


@pytest.mark.rest
@pytest.mark.parametrize("mode", COLOURS.values(), ids=COLOURS)
@pytest.mark.parametrize("key", all_games())
def test_letters_and_signs_of_a_legend_stand_out(key, mode):
    name, picture = next(iter(pictures(key).items()))
    canvas = lay_legend(picture, next(looks(key, name, mode)), phrases("en", key)).canvas
    bare = canvas.finished(type_too=False)
    assert pale(canvas, bare) == []
    assert faint(canvas, bare) == []


@pytest.mark.parametrize("mode", COLOURS.values(), ids=COLOURS)
def test_letters_of_a_record_stand_out(mode):
    canvas = lay_page(page("en"), mode)
    assert pale(canvas, canvas.finished(type_too=False)) == []


@pytest.mark.parametrize("mode", COLOURS.values(), ids=COLOURS)
@pytest.mark.parametrize("ground", [PANEL, *PAPER_TONES, *(tint(mark.colour) for mark in SEATS)])
def test_rings_and_pennants_have_an_outline_that_stands_out(ground, mode):
    canvas = Canvas(400, width=500, mode=mode)
    canvas.fill((0, 0, 500, 400), ground)
    canvas.ring((100, 100, 200, 200))
    for box in ((300, 100, 350, 200), (340, 150, 400, 300)):
        canvas.ring(box)
    canvas.flag((60, 300))
    shown = canvas.finished()
    for across in ((80, 150), (280, 120), (30, 300)):
        line = shown.crop((across[0], across[1], across[0] + 40, across[1] + 1))
        assert max(contrast(colour, mode.theme.rgb(ground)) for _, colour in line.getcolors()) >= SIGNS


def test_pale_letters_are_found():
    canvas = Canvas(300)
    canvas.slip((40, 40, 600, 140), Role("fog", (200, 190, 180)))
    canvas.text((60, 90), "Brazil", colour=Role("mist", (140, 124, 104)))
    assert len(pale(canvas, canvas.finished(type_too=False))) == 1


def test_faint_signs_are_found():
    canvas = Canvas(300)
    canvas.slip((40, 40, 600, 140), Role("night", (60, 50, 40)))
    canvas.icon("corn", (90, 90), 48)
    assert len(faint(canvas, canvas.finished(type_too=False))) == 1
