"""Colours: readable type, and meanings that colour-blind players can tell apart."""

from itertools import combinations

import pytest

from render.palette import CORAL, GOODS, INK, NAVY, PALETTE, PANEL, PAPER_TONES, SEATS, Colour, contrast, tint

# Viénot, Brettel and Mollon 1999, on linear RGB.
BLINDNESS = {
    "none": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "deuteranopia": ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0)),
    # Viénot's plane for the third kind, as the two above fitted to linear RGB.
    "tritanopia": ((1.0, 0.15236, -0.15236), (0.0, 0.86717, 0.13283), (0.0, 0.86717, 0.13283)),
    "protanopia": ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0)),
}
WHITE = (0.9505, 1.0, 1.089)
XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))


def seen(colour: Colour, blindness: str) -> tuple[float, float, float]:
    """The colour in CIE Lab as somebody with this colour vision sees it."""
    linear = [
        c / 12.92 if (c := channel / 255) <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for channel in colour
    ]
    shown = [max(0.0, sum(f * c for f, c in zip(row, linear, strict=True))) for row in BLINDNESS[blindness]]
    xyz = [sum(f * c for f, c in zip(row, shown, strict=True)) for row in XYZ]
    shares = (value / white for value, white in zip(xyz, WHITE, strict=True))
    x, y, z = (share ** (1 / 3) if share > 0.008856 else 7.787 * share + 16 / 116 for share in shares)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: Colour, other: Colour, blindness: str) -> float:
    pairs = zip(seen(one, blindness), seen(other, blindness), strict=True)
    return sum((a - b) ** 2 for a, b in pairs) ** 0.5


@pytest.mark.parametrize("ground", [PANEL, *PAPER_TONES, *(tint(mark.colour) for mark in SEATS)])
def test_ink_is_readable_on_every_ground(ground):
    assert contrast(INK, ground) >= 7


def test_paper_is_readable_on_the_ribbon():
    assert contrast(PANEL, NAVY) >= 7


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_the_ring_around_what_changed_is_seen_by_everybody(blindness):
    assert contrast(CORAL, PANEL) >= 3
    assert distance(CORAL, PANEL, blindness) > 40


def test_contrast_of_black_and_white_is_the_largest_there_is():
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)


def test_grey_looks_the_same_to_everybody():
    assert distance((120, 120, 120), (120, 120, 120), "protanopia") == 0
    assert seen((120, 120, 120), "protanopia") == pytest.approx(seen((120, 120, 120), "none"), abs=0.1)


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_seat_colours_stay_apart(blindness):
    for one, other in combinations(SEATS, 2):
        assert distance(one.colour, other.colour, blindness) > 10, (one.symbol, other.symbol)


def test_every_seat_has_a_symbol_of_its_own():
    assert len({mark.symbol for mark in SEATS}) == len(SEATS) == 6


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_goods_stay_apart(blindness):
    for one, other in combinations(GOODS, 2):
        assert distance(GOODS[one], GOODS[other], blindness) > 20, (one, other)


def test_the_palette_fits_one_byte_per_pixel():
    assert len(PALETTE) == len(set(PALETTE)) <= 256
