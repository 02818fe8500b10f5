"""Whole pictures as colour-blind people see them: no two signs or states are told apart by colour alone."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from importlib import import_module
from itertools import combinations, islice
from typing import Any

import pytest
from PIL import Image, ImageChops

from games import all_games
from games.core import view
from games.pizarro_and_co.state import Ship
from games.words.phrases import phrases
from render.canvas import Canvas
from render.gallery import changed, pictures
from render.palette import GOODS, SEATS, USED, Role
from render.picture import Look
from render.theme import LIGHT
from tests.render.age_of_discovery.positions import midgame as discovery
from tests.render.midgame import NAMES, looks, of_many
from tests.render.mundus_novus.positions import table as trading_table
from tests.render.pizarro_and_co.positions import auction
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
    for colour in LIGHT.palette.colours:
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


Sign = tuple[str, Any, bool]
"""What tells a sign from others that mean something else: its shape, its fill, and whether it is used up."""


def signs(canvas: Canvas) -> set[Sign]:
    """The signs of a picture that mean different things."""
    return {(sign.name, sign.fill, sign.colour == USED) for sign in canvas.stamped}


@cache
def signs_of_a_game(key: str, name: str) -> frozenset[Sign]:
    """The signs that a picture has at any time of a game, whatever it is asked for."""
    lay = pictures(key)[name].lay
    canvases = [lay(seen) for share in range(11) for seen in islice(looks(key, name, share=share / 10), 4)]
    return frozenset(sign for canvas in canvases for sign in signs(canvas))


@cache
def alone(sign: Sign, blindness: str) -> Image.Image:
    """A sign on a slip, as it is seen."""
    name, fill, hollow = sign
    canvas = Canvas(SIZE + 80, width=SIZE + 80)
    canvas.slip((20, 20, SIZE + 60, SIZE + 60))
    canvas.icon(name, (SIZE // 2 + 40, SIZE // 2 + 40), SIZE, colour=fill, hollow=hollow)
    return as_seen(canvas, blindness).crop((40, 40, SIZE + 40, SIZE + 40))


def alike(found: Iterable[Sign], blindness: str) -> Iterator[tuple[Sign, Sign]]:
    """The pairs of signs that cannot be told apart."""
    shown = {sign: alone(sign, blindness) for sign in sorted(found, key=repr)}
    for one, other in combinations(shown, 2):
        if one[0].startswith("die_") and other[0].startswith("die_"):
            # Dice are told apart by the number of their pips, whatever their colour.
            continue
        if differing(shown[one], shown[other]) < SIGN * SIZE * SIZE:
            yield one, other


@pytest.mark.parametrize("blindness", BLINDNESS)
@pytest.mark.parametrize(("key", "name"), PICTURES)
def test_all_signs_of_a_picture_are_told_apart(key, name, blindness):
    assert list(alike(signs_of_a_game(key, name), blindness)) == []


@pytest.mark.parametrize("blindness", BLINDNESS)
@pytest.mark.parametrize("key", all_games())
def test_all_goods_and_tiles_of_a_game_are_told_apart(key, blindness):
    """Those, too, that a played game happened not to show."""
    module = import_module(f"games.words.{key}")
    tables = getattr(module, "SIGNS", {})
    for table in tables.values():
        assert list(alike({(sprite, None, False) for sprite in table.values()}, blindness)) == []


def test_signs_that_differ_by_red_and_green_alone_are_found():
    canvas = Canvas(200)
    canvas.icon("disc", (50, 50), SIZE, colour=Role("rust", (200, 80, 60)))
    canvas.icon("disc", (150, 50), SIZE, colour=Role("moss", (128, 116, 60)))
    assert list(alike(signs(canvas), "none")) == []
    assert len(list(alike(signs(canvas), "deuteranopia"))) == 1


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
@pytest.mark.parametrize("key", all_games())
def test_what_can_be_chosen_is_seen_by_everybody(key, blindness):
    """A pennant is seen on the ground that it stands on."""
    flagged = [
        canvas
        for name, picture in pictures(key).items()
        for share in range(11)
        if (canvas := picture.lay(next(looks(key, name, share=share / 10)))).pennants
    ]
    for canvas in flagged[:2]:
        shown = as_seen(canvas, blindness)
        flags, canvas.pennants = canvas.pennants, []
        bare = as_seen(canvas, blindness)
        for flag in flags:
            assert differing(shown.crop(flag), bare.crop(flag), lightness=True) >= STATE


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_whose_bid_it_is_and_who_has_passed_is_seen_without_colour(blindness):
    words = phrases("en", "pizarro_and_co")

    def after(bidder: int, passed: list[int]) -> Image.Image:
        state = auction(5, 2, (bidder, 3))
        state.lot.passed = passed
        return as_seen(pictures("pizarro_and_co")["board"].lay(Look(state, words, NAMES)), blindness)

    shown = [after(bidder, []) for bidder in range(5)] + [after(0, [seat]) for seat in range(1, 5)]
    for one, other in combinations(shown, 2):
        assert differing(one, other, lightness=True) >= STATE


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_whose_ship_lies_in_a_harbour_is_seen_without_colour(blindness):
    words = phrases("en", "pizarro_and_co")

    def of(seat: int) -> Image.Image:
        state = auction(5)
        for player in state.players:
            player.ships = []
        state.players[seat].ships = [Ship(seat, "james_cook", 1)]
        return as_seen(pictures("pizarro_and_co")["board"].lay(Look(state, words, NAMES)), blindness)

    for one, other in combinations(map(of, range(5)), 2):
        assert differing(one, other, lightness=True) >= STATE


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_what_lies_in_a_market_is_seen_without_colour(blindness):
    words = phrases("en", "mundus_novus")

    def of(resource: str) -> Image.Image:
        state = trading_table(4, market=f"{resource} {resource} {resource}").state
        return as_seen(pictures("mundus_novus")["board"].lay(Look(state, words, NAMES)), blindness)

    for one, other in combinations(map(of, trading_table().state.box.resources), 2):
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
