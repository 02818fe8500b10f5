"""Whole pictures as colour-blind people see them: no two signs or states are told apart by colour alone."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops

from games import all_games
from games.core import view
from games.words.phrases import phrases
from render.canvas import Canvas
from render.gallery import changed, pictures
from render.noted import Stamped
from render.palette import FADED, GOODS, PALETTE, SEATS
from render.picture import Look
from tests.render.age_of_discovery.positions import midgame as discovery
from tests.render.midgame import NAMES, looks, of_many
from tests.render.puerto_rico.positions import midgame as puerto_rico
from tests.render.test_palette import BLINDNESS, seen

SIZE = 40
STEP = 30
"""Two colours so far apart in Lab (doubled, where it fits into a byte) are told apart at a glance."""
SIGN = 0.08
"""So much of a sign, at least, is seen to differ from any other."""
STATE = 250
"""So many pixels of a whole picture, at least, are seen to differ between two states."""


@cache
def lab(blindness: str) -> list[int]:
    """The palette with Lab in the place of red, green and blue, as seen with this colour vision."""
    bytes_: list[int] = []
    for colour in PALETTE:
        lightness, a, b = seen(colour, blindness)
        bytes_ += [round(min(lightness * 2, 255)), *(round(min(max(v + 128, 0), 255)) for v in (a, b))]
    return bytes_


def as_seen(canvas: Canvas, blindness: str) -> Image.Image:
    """The whole picture in Lab, as somebody with this colour vision sees it."""
    sheet = canvas.whole()
    sheet.putpalette(lab(blindness))
    return sheet.convert("RGB")


def differing(one: Image.Image, other: Image.Image, *, lightness: bool = False) -> int:
    """How many pixels are seen to differ; with `lightness`, by light and dark alone, without any colour."""
    bands = ImageChops.difference(one, other).split()
    largest = bands[0] if lightness else ImageChops.lighter(ImageChops.lighter(*bands[:2]), bands[2])
    return sum(largest.histogram()[STEP:])


def look(key: str, name: str) -> Look[Any]:
    """One look at a picture in the middle of a game, with everything marked that the game's events touch."""
    viewer = 0 if pictures(key)[name].private else None
    events = [view(told.event, viewer) for told in of_many(key).table.told()][:400]
    return replace(next(looks(key, name)), changed=changed(key, events))


PICTURES = [(key, name) for key in all_games() for name in pictures(key)]


def signs(canvas: Canvas) -> dict[tuple[str, Any, bool], Stamped]:
    """The signs of a picture that mean different things: by shape, fill, and whether they are used up."""
    return {(sign.name, sign.fill, sign.colour == FADED): sign for sign in canvas.stamped}


def alone(sign: tuple[str, Any, bool], blindness: str) -> Image.Image:
    """A sign on a slip, as it is seen."""
    name, fill, hollow = sign
    canvas = Canvas(SIZE + 80, width=SIZE + 80)
    canvas.slip((20, 20, SIZE + 60, SIZE + 60))
    canvas.icon(name, (SIZE // 2 + 40, SIZE // 2 + 40), SIZE, colour=fill, hollow=hollow)
    return as_seen(canvas, blindness).crop((40, 40, SIZE + 40, SIZE + 40))


def alike(canvas: Canvas, blindness: str) -> Iterator[tuple[Any, Any]]:
    """The pairs of a picture's signs that cannot be told apart."""
    shown = {sign: alone(sign, blindness) for sign in signs(canvas)}
    for one, other in combinations(shown, 2):
        if one[0].startswith("die_") and other[0].startswith("die_"):
            # Dice are told apart by the number of their pips, whatever their colour.
            continue
        if differing(shown[one], shown[other]) < SIGN * SIZE * SIZE:
            yield one, other


@pytest.mark.parametrize("blindness", BLINDNESS)
@pytest.mark.parametrize(("key", "name"), PICTURES)
def test_all_signs_of_a_picture_are_told_apart(key, name, blindness):
    assert list(alike(pictures(key)[name].lay(look(key, name)), blindness)) == []


def test_signs_that_differ_by_red_and_green_alone_are_found():
    canvas = Canvas(200)
    canvas.icon("disc", (50, 50), SIZE, colour=(200, 80, 60))
    canvas.icon("disc", (150, 50), SIZE, colour=(128, 116, 60))
    assert list(alike(canvas, "none")) == []
    assert len(list(alike(canvas, "deuteranopia"))) == 1


@pytest.mark.parametrize("blindness", BLINDNESS)
@pytest.mark.parametrize("key", all_games())
def test_who_is_waited_for_is_seen_without_colour(key, blindness):
    name = next(iter(pictures(key)))
    base = replace(look(key, name), names=["Ann"] * 6)
    shown = [as_seen(pictures(key)[name].lay(replace(base, waiting=(seat,))), blindness) for seat in range(3)]
    for one, other in combinations(shown, 2):
        assert differing(one, other, lightness=True) >= STATE


@pytest.mark.parametrize("blindness", BLINDNESS)
@pytest.mark.parametrize("key", [key for key in all_games() if key != "soundings"])
def test_what_has_changed_is_seen_by_everybody(key, blindness):
    name = next(iter(pictures(key)))
    after = look(key, name)
    assert after.changed
    before = replace(after, changed=frozenset[str]())
    one, other = (as_seen(pictures(key)[name].lay(each), blindness) for each in (before, after))
    assert differing(one, other, lightness=True) >= STATE


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_who_has_most_in_a_region_is_seen_without_colour(blindness):
    def led_by(seat: int | None) -> Image.Image:
        state = discovery(5)
        land = state.lands["florida"]
        land.discovered, land.soldiers = seat is not None, [0] * 5
        land.colonists = [4 * (number == seat) for number in range(5)]
        words = phrases("en", "age_of_discovery")
        return as_seen(pictures("age_of_discovery")["board"].lay(Look(state, words, NAMES)), blindness)

    for one, other in combinations([led_by(seat) for seat in (None, *range(5))], 2):
        assert differing(one, other, lightness=True) >= STATE


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_what_lies_in_the_trading_house_is_seen_without_colour(blindness):
    def with_house(good: str) -> Image.Image:
        state = puerto_rico(4)
        state.house = [good, good]
        words = phrases("en", "puerto_rico")
        return as_seen(pictures("puerto_rico")["board"].lay(Look(state, words, NAMES)), blindness)

    for one, other in combinations(map(with_house, GOODS), 2):
        assert differing(one, other, lightness=True) >= STATE


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_seats_are_told_apart_by_light_and_dark_alone(blindness):
    shown = [alone((mark.symbol, mark.colour, False), blindness) for mark in SEATS]
    for one, other in combinations(shown, 2):
        assert differing(one, other, lightness=True) >= SIGN * SIZE * SIZE
