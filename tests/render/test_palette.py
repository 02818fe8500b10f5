"""Colours: readable type, and meanings that colour-blind players can tell apart."""

import re
from itertools import combinations

import pytest

from render import palette
from render.mode import MODES
from render.palette import (
    ACCENT,
    FADED,
    GOLD,
    GOODS,
    INK,
    NAVY,
    ON_GOLD,
    ON_NAVY,
    ON_SAIL,
    PANEL,
    PAPER_TONES,
    RGB,
    SAIL,
    SEATS,
    Role,
    contrast,
    mix,
    tint,
)
from render.theme import Theme

THEMES = {mode.theme.name: mode.theme for mode in MODES.values()}

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


def seen(colour: RGB, blindness: str) -> tuple[float, float, float]:
    """The colour in CIE Lab as somebody with this colour vision sees it."""
    linear = [
        c / 12.92 if (c := channel / 255) <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for channel in colour
    ]
    shown = [max(0.0, sum(f * c for f, c in zip(row, linear, strict=True))) for row in BLINDNESS[blindness]]
    xyz = [sum(f * c for f, c in zip(row, shown, strict=True)) for row in XYZ]
    shares = (value / white for value, white in zip(xyz, WHITE, strict=True))
    x, y, z = (share ** (1 / 3) if share > 0.008856 else 7.787 * share + 16 / 116 for share in shares)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: RGB, other: RGB, blindness: str) -> float:
    pairs = zip(seen(one, blindness), seen(other, blindness), strict=True)
    return sum((a - b) ** 2 for a, b in pairs) ** 0.5


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("ground", [PANEL, *PAPER_TONES, *(tint(mark.colour) for mark in SEATS)])
def test_ink_is_readable_on_every_ground(ground, theme):
    assert contrast(theme.rgb(INK), theme.rgb(ground)) >= 7
    assert contrast(theme.rgb(FADED), theme.rgb(ground)) >= 4.5


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize(("ink", "ground"), [(ON_NAVY, NAVY), (ON_GOLD, GOLD), (ON_SAIL, SAIL)])
def test_what_stands_on_a_thing_is_readable_there(ink, ground, theme):
    assert contrast(theme.rgb(ink), theme.rgb(ground)) >= 7


@pytest.mark.parametrize("blindness", BLINDNESS)
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_the_ring_around_what_changed_is_seen_by_everybody(theme, blindness):
    accent, panel = theme.rgb(ACCENT), theme.rgb(PANEL)
    assert contrast(accent, panel) >= 3
    assert distance(accent, panel, blindness) > 40


def test_contrast_of_black_and_white_is_the_largest_there_is():
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)


def test_grey_looks_the_same_to_everybody():
    assert distance((120, 120, 120), (120, 120, 120), "protanopia") == 0
    assert seen((120, 120, 120), "protanopia") == pytest.approx(seen((120, 120, 120), "none"), abs=0.1)


@pytest.mark.parametrize("blindness", BLINDNESS)
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_seat_colours_stay_apart(theme, blindness):
    for one, other in combinations(SEATS, 2):
        far = distance(theme.rgb(one.colour), theme.rgb(other.colour), blindness)
        assert far > 10, (one.symbol, other.symbol)


def test_every_seat_has_a_symbol_of_its_own():
    assert len({mark.symbol for mark in SEATS}) == len(SEATS) == 6


@pytest.mark.parametrize("blindness", BLINDNESS)
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_goods_stay_apart(theme, blindness):
    for one, other in combinations(GOODS, 2):
        assert distance(theme.rgb(GOODS[one]), theme.rgb(GOODS[other]), blindness) > 20, (one, other)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_the_palette_fits_one_byte_per_pixel(theme):
    assert len(theme.palette.colours) == len(set(theme.palette.colours)) <= 256


def roles() -> list[Role]:
    found = [role for role in vars(palette).values() if isinstance(role, Role)]
    found += [*PAPER_TONES, *palette.SEA_TONES, *GOODS.values(), *(mark.colour for mark in SEATS)]
    return list(dict.fromkeys(found))


def test_no_two_roles_have_the_same_name():
    assert len({id(role) for role in roles()}) == len({role.name for role in roles()})
    assert all(re.fullmatch("[a-z][a-z0-9-]*", role.name) for role in roles())


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_a_theme_names_only_roles_that_there_are(theme):
    assert theme.own.keys() <= {role.name for role in roles()}


def test_a_mixed_role_follows_the_roles_that_it_is_mixed_from():
    theme = Theme("test", {"gold": (0, 0, 0), "panel": (100, 100, 100)}, wash=0.5)
    assert theme.rgb(mix(GOLD, PANEL, 0.25)) == (25, 25, 25)
    assert theme.rgb(tint(GOLD)) == (50, 50, 50)
