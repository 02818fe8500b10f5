"""Sprites: every one has a silhouette that is told apart at 24 pixels without colour."""

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from render import drawings
from render.bands import HIGH
from render.canvas import Canvas
from render.mode import Mode
from render.palette import GOODS, PANEL, RIM, SEATS
from render.sprites import drawing, margin, names, sprite
from render.theme import DARK, LIGHT

FAMILIES = {
    "seats": [mark.symbol for mark in SEATS],
    "goods": ["corn", "indigo", "sugar", "tobacco", "coffee"],
    "trade goods": [
        "gold",
        "silver",
        "cattle",
        "cocoa",
        "fish",
        "sugar",
        "fur",
        "coffee",
        "tobacco",
        "rice",
        "indigo",
    ],
    "resources": [
        "cotton",
        "potato",
        "vanilla",
        "relic",
        "fish",
        "sugar",
        "cocoa",
        "corn",
        "tobacco",
        "gold",
    ],
    "specialists": ["colonist", "captain", "merchant", "missionary", "soldier"],
    "roles": ["settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector"],
    "explorers": [
        f"ship_{name}"
        for name in ["columbus", "pizarro", "magellan", "marco_polo", "vasco_da_gama", "james_cook"]
    ],
    "events": ["crown", "native", "storm", "fire", "pirate_flag"],
    "houses": [
        "workshop",
        "mill",
        "market",
        "warehouse",
        "hall",
        "fortress",
        "church",
        "dock",
        "villa",
        "tower",
        "hut",
    ],
}


def grey(name: str) -> Image.Image:
    """The sprite at 24 pixels as it looks printed without colour."""
    image = sprite(name, 24)
    sheet = Image.new("RGB", image.size, LIGHT.rgb(PANEL))
    sheet.paste(image, mask=image)
    return sheet.convert("L")


@pytest.mark.parametrize("family", FAMILIES)
def test_silhouettes_of_a_family_differ_at_24_pixels_without_colour(family):
    for one, other in combinations(FAMILIES[family], 2):
        difference = ImageStat.Stat(ImageChops.difference(grey(one), grey(other))).mean[0]
        assert difference > 12, (one, other)


def test_a_sprite_is_drawn_once():
    assert sprite("corn", 48) is sprite("corn", 48)


def test_a_hollow_sprite_has_no_colour_of_its_own():
    hollow = sprite("barrel", 48, GOODS["indigo"], hollow=True)
    assert hollow.getpixel((24, 24))[:3] == LIGHT.rgb(PANEL)


@pytest.mark.parametrize("size", [24, 48, 150])
def test_the_light_edge_of_a_sprite_is_whole_on_every_side(size):
    for name in names():
        bare, lit = sprite(name, size), sprite(name, size, theme=DARK)
        beyond = margin(lit, size)
        assert beyond >= 1
        box = bare.getchannel("A").getbbox()
        assert box is not None
        left, top, right, bottom = box
        assert lit.getchannel("A").getbbox() == (left, top, right + 2 * beyond, bottom + 2 * beyond), name


@pytest.mark.parametrize("large", [False, True])
def test_the_light_edge_of_a_sprite_reaches_into_the_next_band_of_a_file(large):
    canvas = Canvas(8 * HIGH, mode=Mode(dark=True, large=large))
    canvas.icon("relic", (200, 4 * HIGH), 2 * HIGH)
    whole, scale = canvas.finished(), canvas.mode.scale
    with Image.open(BytesIO(canvas.file())) as file:
        assert file.convert("RGB").tobytes() == whole.tobytes()
    above = round(3 * HIGH * scale) - 1
    row = whole.crop((round(160 * scale), above, round(240 * scale), above + 1))
    assert DARK.rgb(RIM) in {colour for _, colour in row.getcolors() or []}


def test_a_name_is_taken_once():
    with pytest.raises(AssertionError, match="two sprites are called corn"):
        drawing("corn")(drawings.goods.corn)
