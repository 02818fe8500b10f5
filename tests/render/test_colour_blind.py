"""Whole pictures as colour-blind people see them: no two signs or states are told apart by colour alone."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache, partial
from importlib import import_module
from itertools import combinations, islice
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image

from games import all_games
from games.pizarro_and_co.state import Ship
from games.words.phrases import phrases
from render.canvas import Box, Canvas
from render.gallery import pictures
from render.mode import PLAIN, Mode
from render.palette import GOODS, SEATS, USED, Role
from render.picture import Look
from render.theme import Theme
from tests.render.age_of_discovery.positions import midgame as discovery
from tests.render.midgame import COLOURS, NAMES, looks, touched
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


Pixels = npt.NDArray[Any]
"""A picture, or some of its pixels: the palette's number of each, or its lightness, a and b."""


@cache
def lab(theme: Theme, blindness: str) -> Pixels:
    """The palette of a theme in Lab, in bytes, as seen with this colour vision."""
    values = [
        (min(lightness * 2, 255), *(min(max(v + 128, 0), 255) for v in (a, b)))
        for lightness, a, b in (seen(colour, blindness) for colour in theme.palette.colours)
    ]
    return np.array(values).round().astype(np.int16)


def as_seen(drawn: Pixels, mode: Mode, blindness: str) -> Pixels:
    """Pixels in Lab, as somebody with this colour vision sees them."""
    return lab(mode.theme, blindness)[drawn]


def unlike(sheets: Iterable[Image.Image]) -> list[Pixels]:
    """Pictures, as far as all of them go, without the pixels in which none differs: those look alike to everybody."""
    found = [np.asarray(sheet) for sheet in sheets]
    height, width = np.min([sheet.shape for sheet in found], axis=0)
    drawn = np.stack([sheet[:height, :width] for sheet in found])
    return list(drawn[:, (drawn != drawn[0]).any(axis=0)])


def differing(one: Pixels, other: Pixels, *, lightness: bool = False) -> int:
    """How many pixels are seen to differ; with `lightness`, by light and dark alone, without any colour."""
    bands = np.abs(one - other)
    return int(((bands[..., 0] if lightness else bands.max(axis=-1)) >= STEP).sum())


def look(key: str, name: str, mode: Mode) -> Look[Any]:
    """One look at a picture in the middle of a game, with everything marked that the game's events touch."""
    viewer = 0 if pictures(key)[name].private else None
    return replace(next(looks(key, name, mode)), changed=touched(key, viewer))


def every_eye(test: Any) -> Any:
    """Run a test in every mode that differs in colour, as every colour vision sees it; in high contrast only in `make soak`."""
    test = pytest.mark.parametrize("blindness", BLINDNESS)(test)
    modes = [
        pytest.param(mode, id=name, marks=pytest.mark.soak if mode.contrast else ())
        for name, mode in COLOURS.items()
    ]
    return pytest.mark.parametrize("mode", modes)(test)


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
    canvases = [lay(seen) for share in range(6) for seen in islice(looks(key, name, share=share / 5), 4)]
    return frozenset(sign for canvas in canvases for sign in signs(canvas))


@cache
def alone(sign: Sign, mode: Mode) -> Pixels:
    """A sign on a slip."""
    name, fill, hollow = sign
    canvas = Canvas(SIZE + 80, width=SIZE + 80, mode=mode)
    canvas.slip((20, 20, SIZE + 60, SIZE + 60))
    canvas.icon(name, (SIZE // 2 + 40, SIZE // 2 + 40), SIZE, colour=fill, hollow=hollow)
    return np.asarray(canvas.whole().crop((40, 40, SIZE + 40, SIZE + 40)))


def alike(found: Iterable[Sign], mode: Mode, blindness: str) -> Iterator[tuple[Sign, Sign]]:
    """The pairs of signs that cannot be told apart."""
    shown = {sign: as_seen(alone(sign, mode), mode, blindness) for sign in sorted(found, key=repr)}
    for one, other in combinations(shown, 2):
        if one[0].startswith("die_") and other[0].startswith("die_"):
            # Dice are told apart by the number of their pips, whatever their colour.
            continue
        if differing(shown[one], shown[other]) < SIGN * SIZE * SIZE:
            yield one, other


@pytest.mark.rest
@every_eye
@pytest.mark.parametrize(("key", "name"), PICTURES)
def test_all_signs_of_a_picture_are_told_apart(key, name, mode, blindness):
    assert list(alike(signs_of_a_game(key, name), mode, blindness)) == []


@every_eye
@pytest.mark.parametrize("key", all_games())
def test_all_goods_and_tiles_of_a_game_are_told_apart(key, mode, blindness):
    """Those, too, that a played game happened not to show."""
    module = import_module(f"games.words.{key}")
    tables = getattr(module, "SIGNS", {})
    for table in tables.values():
        assert list(alike({(sprite, None, False) for sprite in table.values()}, mode, blindness)) == []


def test_signs_that_differ_by_red_and_green_alone_are_found():
    canvas = Canvas(200)
    canvas.icon("disc", (50, 50), SIZE, colour=Role("rust", (200, 80, 60)))
    canvas.icon("disc", (150, 50), SIZE, colour=Role("moss", (128, 116, 60)))
    assert list(alike(signs(canvas), PLAIN, "none")) == []
    assert len(list(alike(signs(canvas), PLAIN, "deuteranopia"))) == 1


@cache
def drawn(key: str, name: str, mode: Mode, **differently: Any) -> Image.Image:
    """A picture in the middle of a game, drawn once for all eyes; `differently` are fields of its look."""
    return pictures(key)[name].lay(replace(look(key, name, mode), **differently)).whole()


@cache
def waited_for(key: str, mode: Mode) -> list[Pixels]:
    """Boards at which one seat after the other must act."""
    name = next(iter(pictures(key)))
    return unlike(drawn(key, name, mode, names=("Ann",) * 6, waiting=(seat,)) for seat in range(3))


@pytest.mark.rest
@every_eye
@pytest.mark.parametrize("key", all_games())
def test_who_is_waited_for_is_seen_without_colour(key, mode, blindness):
    shown = [as_seen(sheet, mode, blindness) for sheet in waited_for(key, mode)]
    for one, other in combinations(shown, 2):
        assert differing(one, other, lightness=True) >= STATE


@cache
def ringed(key: str, mode: Mode) -> list[Pixels]:
    """A board with rings around what has changed, and without."""
    name = next(iter(pictures(key)))
    assert look(key, name, mode).changed
    return unlike((drawn(key, name, mode), drawn(key, name, mode, changed=frozenset[str]())))


@every_eye
@pytest.mark.parametrize("key", [key for key in all_games() if key != "soundings"])
def test_what_has_changed_is_seen_by_everybody(key, mode, blindness):
    one, other = (as_seen(sheet, mode, blindness) for sheet in ringed(key, mode))
    assert differing(one, other, lightness=True) >= STATE


@cache
def flagged(key: str, mode: Mode) -> list[list[Pixels]]:
    """The ground of every pennant of two pictures of a game, with it and without."""
    canvases = (
        picture.lay(next(looks(key, name, mode, share / 10)))
        for name, picture in pictures(key).items()
        for share in range(11)
    )
    found: list[tuple[Image.Image, Image.Image, list[Box]]] = []
    for canvas in islice((canvas for canvas in canvases if canvas.pennants), 2):
        shown, flags = canvas.whole(), list(canvas.pennants)
        canvas.pennants.clear()
        found.append((shown, canvas.whole(), flags))
    return [unlike((shown.crop(flag), bare.crop(flag))) for shown, bare, flags in found for flag in flags]


@every_eye
@pytest.mark.parametrize("key", all_games())
def test_what_can_be_chosen_is_seen_by_everybody(key, mode, blindness):
    """A pennant is seen on the ground that it stands on."""
    for with_it, without in flagged(key, mode):
        one, other = (as_seen(ground, mode, blindness) for ground in (with_it, without))
        assert differing(one, other, lightness=True) >= STATE


@cache
def board(key: str, mode: Mode, lay_out: Callable[[], Any]) -> Image.Image:
    """The board of a position."""
    return pictures(key)["board"].lay(Look(lay_out(), phrases("en", key), NAMES, mode=mode)).whole()


def auction_of(bidder: int, passed: Sequence[int]) -> Any:
    state = auction(5, 2, (bidder, 3))
    state.lot.passed = list(passed)
    return state


def ship_of(seat: int) -> Any:
    state = auction(5)
    for player in state.players:
        player.ships = []
    state.players[seat].ships = [Ship(seat, "james_cook", 1)]
    return state


def market_of(resource: str) -> Any:
    return trading_table(4, market=f"{resource} {resource} {resource}").state


def led_by(seat: int | None) -> Any:
    state = discovery(5)
    land = state.lands["florida"]
    land.discovered, land.soldiers = seat is not None, [0] * 5
    land.colonists = [4 * (number == seat) for number in range(5)]
    return state


def house_of(good: str) -> Any:
    state = puerto_rico(4)
    state.house = [good, good]
    return state


BIDS = [partial(auction_of, bidder, ()) for bidder in range(5)]
STATES = {
    "whose bid it is and who has passed": (
        "pizarro_and_co",
        [*BIDS, *(partial(auction_of, 0, (seat,)) for seat in range(1, 5))],
    ),
    "whose ship lies in a harbour": ("pizarro_and_co", [partial(ship_of, seat) for seat in range(5)]),
    "what lies in a market": (
        "mundus_novus",
        [partial(market_of, resource) for resource in trading_table().state.box.resources],
    ),
    "who has most in a region": (
        "age_of_discovery",
        [partial(led_by, seat) for seat in (None, *range(5))],
    ),
    "what lies in the trading house": ("puerto_rico", [partial(house_of, good) for good in GOODS]),
}
"""What a board shows, with its game and positions that differ in nothing else."""


@cache
def boards(what: str, mode: Mode) -> list[Pixels]:
    """The boards of positions that differ in one thing."""
    key, positions = STATES[what]
    return unlike(board(key, mode, position) for position in positions)


@pytest.mark.rest
@every_eye
@pytest.mark.parametrize("what", STATES)
def test_what_a_board_shows_is_seen_without_colour(what, mode, blindness):
    shown = [as_seen(sheet, mode, blindness) for sheet in boards(what, mode)]
    for one, other in combinations(shown, 2):
        assert differing(one, other, lightness=True) >= STATE


@every_eye
def test_seats_are_told_apart_by_light_and_dark_alone(mode, blindness):
    shown = [as_seen(alone((mark.symbol, mark.colour, False), mode), mode, blindness) for mark in SEATS]
    for one, other in combinations(shown, 2):
        assert differing(one, other, lightness=True) >= SIGN * SIZE * SIZE
