"""The roles of colour: the use of each, and its value by day. `render.theme` has the other values.

Layouts name roles and never a value, so that high contrast and dark only need other values.
"""

from dataclasses import field
from functools import cache

from games.core import record

RGB = tuple[int, int, int]
"""Red, green and blue, 0 to 255 each."""


@record
class Role:
    """The use of a colour; `name` is unique and may be a class or a variable of CSS.

    `light` is the value by day. A mixed role has a recipe: two roles and the share (0 to 1) of the second one, or None
    for a wash, whose share is the theme's.
    """

    name: str
    light: RGB = field(compare=False)
    recipe: tuple["Role", "Role", float | None] | None = field(default=None, compare=False)


Colour = Role

INK = Role("ink", (42, 32, 26))
"""Type and rules on paper, on a panel, on a wash and on the land."""
FADED = Role("faded", (88, 75, 60))
"""Less important type and rules."""
PAPER = Role("paper", (243, 231, 202))
PANEL = Role("panel", (252, 246, 231))
NAVY = Role("navy", (30, 52, 72))
"""The ribbon and seals."""
ON_NAVY = Role("on-navy", (252, 246, 231))
ACCENT = Role("accent", (226, 48, 74))
"""Changes and suggestions."""
WARNING = Role("warning", (226, 48, 74))
"""Not possible, not allowed, crossed out."""
POINTS = Role("points", (220, 222, 220))
"""The slip with the points of a column of buildings."""
SHADOW = Role("shadow", (42, 32, 26))

# From the middle of the sheet to its edge; few flat tones, because gradients cost bytes.
PAPER_TONES: tuple[Role, ...] = (
    PAPER,
    Role("paper-2", (237, 223, 190)),
    Role("paper-3", (231, 215, 179)),
    Role("paper-4", (224, 206, 167)),
)
RHUMB = PAPER_TONES[-1]

# Sprites show objects, which keep their colours: outline, white parts, fine lines on light parts, materials.
OUTLINE = Role("outline", (42, 32, 26))
BLANK = Role("blank", (252, 246, 231))
PENCIL = Role("pencil", (88, 75, 60))
RIM = Role("rim", (42, 32, 26))
"""The edge of a sprite: its outline, or in the dark the light edge around it."""
USED = Role("used", (88, 75, 60))
"""The outline of used-up components."""
USED_UP = Role("used-up", (252, 246, 231))
"""The fill of used-up components."""

WOOD = Role("wood", (176, 124, 72))
STONE = Role("stone", (168, 164, 156))
GOLD = Role("gold", (236, 190, 70))
ON_GOLD = Role("on-gold", (42, 32, 26))
SILVER = Role("silver", (206, 212, 216))
LEAF = Role("leaf", (92, 142, 62))
SEA = Role("sea", (116, 168, 190))
SAIL = Role("sail", (250, 240, 214))
"""Canvas, and the cards of a game."""
ON_SAIL = Role("on-sail", (42, 32, 26))
BRICK = Role("brick", (190, 92, 66))
VIOLET = Role("violet", (134, 98, 160))
FLESH = Role("flesh", (226, 178, 136))
PERSON = Role("person", (120, 78, 50))
"""A colonist, and the disc for one."""
WAX = Role("wax", (164, 44, 48))
CORAL = Role("coral", (226, 48, 74))

GOODS: dict[str, Role] = {
    "corn": Role("corn", (244, 200, 60)),
    "indigo": Role("indigo", (56, 74, 164)),
    "sugar": Role("sugar", (255, 255, 255)),
    "tobacco": Role("tobacco", (166, 136, 74)),
    "coffee": Role("coffee", (84, 46, 30)),
}


@record
class SeatMark:
    """The mark of a seat: a colour and, for those who cannot see it, a symbol (a sprite's name)."""

    colour: Role
    symbol: str


# Okabe and Ito's set, with the pairs that are hardest to tell apart last. Seats are numbered from 0.
SEATS: tuple[SeatMark, ...] = (
    SeatMark(Role("seat-0", (0, 114, 178)), "circle"),
    SeatMark(Role("seat-1", (213, 94, 0)), "triangle"),
    SeatMark(Role("seat-2", (0, 158, 115)), "square"),
    SeatMark(Role("seat-3", (240, 228, 66)), "diamond"),
    SeatMark(Role("seat-4", (204, 121, 167)), "star"),
    SeatMark(Role("seat-5", (86, 180, 233)), "hexagon"),
)

WASH = 0.7
"""The share of the panel in a wash by day, from 0 to 1."""


def blended(colour: RGB, other: RGB, share: float) -> RGB:
    """Return the colour mixed with this share (0 to 1) of the other one."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(colour, other, strict=True))
    return (red, green, blue)


_MIXED: set[Role] = set()


def mixed() -> frozenset[Role]:
    """Return every role mixed so far; modules mix theirs while they are imported."""
    return frozenset(_MIXED)


@cache
def mix(colour: Role, other: Role, share: float) -> Role:
    """Return the role of a colour mixed with this share (0 to 1) of another one."""
    name = f"{colour.name}-{other.name}-{round(share * 100)}"
    role = Role(name, blended(colour.light, other.light, share), (colour, other, share))
    _MIXED.add(role)
    return role


@cache
def tint(colour: Role) -> Role:
    """Return the role of a colour as a wash on a slip; type in ink stays readable on it."""
    return Role(f"{colour.name}-wash", blended(colour.light, PANEL.light, WASH), (colour, PANEL, None))


def luminance(colour: RGB) -> float:
    """Return the relative luminance as the Web Content Accessibility Guidelines define it."""

    def linear(channel: int) -> float:
        share = channel / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(channel) for channel in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(colour: RGB, other: RGB) -> float:
    """Return the contrast ratio of two colours, 1 to 21."""
    dark, light = sorted((luminance(colour), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


# The chart: sea from deep to shore, lines on it, land, undiscovered land and its hatching, the pen's ink.
SEA_TONES: tuple[Role, ...] = (
    Role("sea-1", (156, 193, 200)),
    Role("sea-2", (171, 204, 207)),
    Role("sea-3", (189, 214, 212)),
    tint(SEA),
)
SEA_LINE = Role("sea-line", (138, 178, 188))
LAND = Role("land", (244, 230, 196))
UNKNOWN = Role("unknown", (226, 212, 184))
HATCH = Role("hatch", (196, 178, 146))
COAST = Role("coast", (42, 32, 26))


@cache
def led(seat: int) -> Role:
    """Return the role of a region's land in which this seat has most pieces."""
    return mix(SEATS[seat].colour, LAND, 0.48)


CHART: tuple[Role, ...] = (*SEA_TONES, SEA_LINE, LAND, UNKNOWN, HATCH, *map(led, range(len(SEATS))))

FILLS: tuple[Role, ...] = (
    *(mark.colour for mark in SEATS),
    *GOODS.values(),
    *(WOOD, STONE, GOLD, SILVER, LEAF, SEA, SAIL, BRICK, VIOLET, FLESH, WAX, CORAL, NAVY, FADED),
)
