"""Themes: the value of every role of colour, and the one palette that a theme's pictures are reduced to."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType

from render.colours import Palette
from render.palette import (
    ACCENT,
    BLANK,
    CHART,
    COAST,
    FADED,
    FILLS,
    GOODS,
    HATCH,
    INK,
    LAND,
    NAVY,
    ON_GOLD,
    ON_NAVY,
    ON_SAIL,
    OUTLINE,
    PANEL,
    PAPER,
    PAPER_TONES,
    PENCIL,
    PERSON,
    POINTS,
    RGB,
    RIM,
    SAIL,
    SEA_LINE,
    SEA_TONES,
    SHADOW,
    UNKNOWN,
    USED,
    USED_UP,
    WARNING,
    WASH,
    Role,
    blended,
)

BLACK: RGB = (0, 0, 0)
WHITE: RGB = (255, 255, 255)


@dataclass(frozen=True, eq=False)
class Theme:
    """One value for each role: its own, otherwise the value by day, mixed by its recipe.

    own: Values by the names of roles, which may be mixed ones.
    base: A theme whose values are mixed and whose palette is used.
    strong: Plain grounds, thick rules, no decoration.
    wash: The share of the panel in a wash.
    halo: Whether sprites have a light edge because they stand on dark ground.
    """

    name: str
    own: Mapping[str, RGB] = field(default_factory=dict[str, RGB])
    base: "Theme | None" = None
    strong: bool = False
    wash: float = WASH
    halo: bool = False
    _known: dict[str, RGB] = field(default_factory=dict[str, RGB], init=False, repr=False)

    def rgb(self, role: Role) -> RGB:
        """The value of a role in this theme."""
        found = self._known.get(role.name)
        if found is None:
            found = self._known[role.name] = self._value(role)
        return found

    def _value(self, role: Role) -> RGB:
        if role.name in self.own:
            return self.own[role.name]
        if self.base is not None:
            return self.base.rgb(role)
        if role.recipe is None:
            return role.light
        colour, other, share = role.recipe
        return blended(self.rgb(colour), self.rgb(other), self.wash if share is None else share)

    def shown(self, role: Role) -> RGB:
        """Return the value of a role in a PNG, which has only the colours of the palette; SVG uses the same.

        Mixed roles are those of fills and lines, which take the nearest colour. Sprites are reduced by
        Pillow, which may choose another one.
        """
        value = self.rgb(role)
        if role.recipe is None:
            return self.palette.reduced(value)
        return self.palette.colours[self.palette.index(value)]

    @cached_property
    def palette(self) -> Palette:
        """The colours that a picture of this theme may end with."""
        return self.base.palette if self.base else Palette(tuple(_entries(self)))


def _entries(theme: Theme) -> list[RGB]:
    """Return every colour that a picture may contain: the fills, and the colours of their smoothed edges."""
    ink, panel, navy, outline = (theme.rgb(role) for role in (INK, PANEL, NAVY, OUTLINE))
    tones, fills = _values(theme, PAPER_TONES), _values(theme, FILLS)
    ramp = [blended(ink, theme.rgb(ground), step / 8) for ground in (PANEL, PAPER) for step in range(9)]
    shadows = [blended(tone, theme.rgb(SHADOW), share) for tone in tones for share in (0.05, 0.1, 0.16, 0.24)]
    edges = [blended(fill, outline, share) for fill in fills for share in (0.35, 0.7)]
    washes = [blended(fill, panel, share) for fill in fills for share in (0.35, theme.wash)]
    on_navy = [blended(navy, theme.rgb(ON_NAVY), step / 6) for step in range(1, 6)]
    coasts = [
        blended(tone, ink, share)
        for tone in _values(theme, (LAND, UNKNOWN, *SEA_TONES))
        for share in (0.3, 0.65)
    ]
    strong = [blended(BLACK, WHITE, step / 8) for step in range(9)]
    # Pillow looks colours up in boxes four steps wide, so that a near twin would take the place of a fill.
    entries = [ink, panel, *tones, *fills]
    entries += [colour for colour in _values(theme, CHART) if colour not in entries]
    if theme.halo:
        signs = (ACCENT, WARNING, OUTLINE, BLANK, PENCIL, RIM, POINTS, PERSON, COAST)
        entries += dict.fromkeys(colour for colour in _values(theme, signs) if colour not in entries)
    halos = [blended(theme.rgb(RIM), outline, step / 4) for step in range(5)] if theme.halo else []
    blank = [blended(theme.rgb(BLANK), outline, step / 8) for step in range(9)] if theme.halo else []
    for colour in (*ramp, *washes, *edges, *on_navy, *shadows, *coasts, *strong, *blank, *halos):
        if _is_apart(colour, entries):
            entries.append(colour)
    assert len(entries) <= 256, f"{len(entries)} colours do not fit into one palette"
    return entries


def _values(theme: Theme, roles: Iterable[Role]) -> list[RGB]:
    return [theme.rgb(role) for role in roles]


def _is_apart(colour: RGB, others: Iterable[RGB]) -> bool:
    red, green, blue = colour
    return all(abs(red - r) > 6 or abs(green - g) > 6 or abs(blue - b) > 6 for r, g, b in others)


def _named(values: Mapping[Role, RGB]) -> Mapping[str, RGB]:
    return MappingProxyType({role.name: value for role, value in values.items()})


LIGHT = Theme("light")
LIGHT_STRONG = Theme(
    "light-strong",
    _named(
        {
            INK: BLACK,
            ON_GOLD: BLACK,
            ON_SAIL: BLACK,
            ON_NAVY: WHITE,
            PANEL: WHITE,
            FADED: (64, 56, 48),
            **dict.fromkeys(PAPER_TONES, WHITE),
        }
    ),
    LIGHT,
    strong=True,
)
DARK = Theme(
    "dark",
    _named(
        {
            INK: (246, 239, 224),
            FADED: (206, 197, 178),
            PANEL: (44, 40, 36),
            **dict(zip(PAPER_TONES, ((32, 29, 26), (27, 24, 21), (22, 19, 17), (38, 34, 30)), strict=True)),
            SHADOW: BLACK,
            NAVY: (36, 66, 92),
            ACCENT: (255, 110, 110),
            POINTS: (72, 68, 62),
            RIM: (226, 217, 198),
            USED: (206, 197, 178),
            USED_UP: (44, 40, 36),
            SAIL: (226, 214, 184),
            PERSON: (198, 142, 98),
            GOODS["indigo"]: (96, 116, 208),
            GOODS["coffee"]: (122, 70, 46),
            SEA_TONES[0]: (26, 44, 54),
            SEA_TONES[1]: (30, 52, 62),
            SEA_TONES[2]: (36, 60, 70),
            SEA_LINE: (52, 78, 88),
            LAND: (88, 78, 56),
            UNKNOWN: (62, 56, 46),
            HATCH: (92, 84, 68),
            COAST: (214, 204, 180),
        }
    ),
    wash=0.8,
    halo=True,
)
DARK_STRONG = Theme(
    "dark-strong",
    _named(
        {
            **dict.fromkeys((INK, ON_NAVY, RIM, USED, COAST), WHITE),
            **dict.fromkeys((PANEL, USED_UP, *PAPER_TONES), BLACK),
            FADED: (222, 216, 204),
        }
    ),
    DARK,
    strong=True,
    halo=True,
)
