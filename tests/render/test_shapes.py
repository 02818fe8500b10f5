"""Seats, goods and states are told apart by shape: without any colour, and as colour-blind people see them."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops

from render.mundus_novus.icons import RESOURCES
from render.palette import GOODS, SEATS
from render.sprites import sprite
from tests.render.midgame import COLOURS
from tests.render.test_palette import BLINDNESS, distance

SIZE = 40
APART = 0.1
"""So much of the darker one's ink, at least, stands elsewhere in the other."""

FAMILIES = {
    "seats": [mark.symbol for mark in SEATS],
    "goods": list(GOODS),
    "resources": list(RESOURCES.values()),
    "goods of the Americas": [
        "gold",
        "silver",
        "cattle",
        "cocoa",
        "coffee",
        "fish",
        "fur",
        "indigo",
        "rice",
        "sugar",
        "tobacco",
    ],
    "signs": ["pennant", "done", "crossed", "hammer", "crown", "hourglass"],
}


def outline(name):
    """The sign in outline, black on white: no colour is left."""
    sheet = Image.new("RGB", (SIZE, SIZE), (255, 255, 255))
    image = sprite(name, SIZE, hollow=True)
    sheet.paste(image, (0, 0), image)
    return sheet.convert("L")


def ink(image):
    return sum((255 - level) * count for level, count in enumerate(image.histogram()))


@pytest.mark.parametrize("family", FAMILIES)
def test_no_two_are_told_apart_by_colour_alone(family):
    for one, other in combinations(FAMILIES[family], 2):
        first, second = outline(one), outline(other)
        differing = ImageChops.difference(first, second)
        share = ink(ImageChops.invert(differing)) / max(ink(first), ink(second))
        assert share > APART, (one, other)


@pytest.mark.parametrize("blindness", BLINDNESS)
@pytest.mark.parametrize("mode", COLOURS.values(), ids=COLOURS)
def test_what_is_used_up_is_seen_to_be_so_by_everybody(blindness, mode):
    """An occupied circle is solid, a free one hollow; the two differ for whatever eyes."""
    middle = SIZE // 2, SIZE // 2
    solid, hollow = (
        sprite("disc", SIZE, hollow=is_hollow, theme=mode.theme).getpixel(middle)[:3]
        for is_hollow in (False, True)
    )
    assert distance(solid, hollow, blindness) > 40
