"""Sprites: every one has a silhouette that is told apart at 24 pixels without colour."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from render import drawings
from render.palette import GOODS, PANEL, SEATS
from render.sprites import drawing, sprite
from render.theme import LIGHT

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


def test_a_name_is_taken_once():
    with pytest.raises(AssertionError, match="two sprites are called corn"):
        drawing("corn")(drawings.goods.corn)
