"""The colours of the chart table, and the one palette that every picture is reduced to."""

from dataclasses import dataclass

Colour = tuple[int, int, int]

INK: Colour = (42, 32, 26)
PAPER: Colour = (243, 231, 202)
PANEL: Colour = (252, 246, 231)
NAVY: Colour = (30, 52, 72)
FADED: Colour = (88, 75, 60)
CORAL: Colour = (226, 48, 74)

# From the middle of the sheet to its edge; few flat tones, because gradients cost bytes.
PAPER_TONES: tuple[Colour, ...] = (
    PAPER,
    (237, 223, 190),
    (231, 215, 179),
    (224, 206, 167),
)
RHUMB: Colour = PAPER_TONES[-1]

WOOD: Colour = (176, 124, 72)
STONE: Colour = (168, 164, 156)
GOLD: Colour = (236, 190, 70)
SILVER: Colour = (206, 212, 216)
LEAF: Colour = (92, 142, 62)
SEA: Colour = (116, 168, 190)
SAIL: Colour = (250, 240, 214)
BRICK: Colour = (190, 92, 66)
VIOLET: Colour = (134, 98, 160)
FLESH: Colour = (226, 178, 136)
WAX: Colour = (164, 44, 48)

GOODS: dict[str, Colour] = {
    "corn": (244, 200, 60),
    "indigo": (56, 74, 164),
    "sugar": (255, 255, 255),
    "tobacco": (166, 136, 74),
    "coffee": (84, 46, 30),
}


@dataclass(frozen=True, slots=True)
class SeatMark:
    """How one seat is told apart: a colour and, for those who cannot see it, a symbol (a sprite's name)."""

    colour: Colour
    symbol: str


# Okabe and Ito's set; the order puts the pairs that are hardest to tell apart last.
SEATS: tuple[SeatMark, ...] = (
    SeatMark((0, 114, 178), "circle"),
    SeatMark((213, 94, 0), "triangle"),
    SeatMark((0, 158, 115), "square"),
    SeatMark((240, 228, 66), "diamond"),
    SeatMark((204, 121, 167), "star"),
    SeatMark((86, 180, 233), "hexagon"),
)


def mix(colour: Colour, other: Colour, share: float) -> Colour:
    """The colour with that share (0 to 1) of the other one in it."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(colour, other, strict=True))
    return (red, green, blue)


def tint(colour: Colour) -> Colour:
    """The colour as a light wash on a slip; text in ink stays readable on it."""
    return mix(colour, PANEL, 0.7)


def luminance(colour: Colour) -> float:
    """Relative luminance as the Web Content Accessibility Guidelines define it."""

    def linear(channel: int) -> float:
        share = channel / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(channel) for channel in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(colour: Colour, other: Colour) -> float:
    """The contrast ratio of two colours, 1 to 21."""
    dark, light = sorted((luminance(colour), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


# The chart: from the deep to the shore, lines on the sea, land, land that nobody has seen and its hatching.
SEA_TONES: tuple[Colour, ...] = ((156, 193, 200), (171, 204, 207), (189, 214, 212), tint(SEA))
SEA_LINE: Colour = (138, 178, 188)
LAND: Colour = (244, 230, 196)
UNKNOWN: Colour = (226, 212, 184)
HATCH: Colour = (196, 178, 146)


def led(seat: int) -> Colour:
    """The land of a region in which this seat has most."""
    return mix(SEATS[seat].colour, LAND, 0.48)


CHART: tuple[Colour, ...] = (*SEA_TONES, SEA_LINE, LAND, UNKNOWN, HATCH, *map(led, range(len(SEATS))))

FILLS: tuple[Colour, ...] = (
    *(mark.colour for mark in SEATS),
    *GOODS.values(),
    *(WOOD, STONE, GOLD, SILVER, LEAF, SEA, SAIL, BRICK, VIOLET, FLESH, WAX, CORAL, NAVY, FADED),
)


def _entries() -> list[Colour]:
    """Every colour a picture may end with: the fills, and what their smoothed edges need."""
    ramp = [mix(INK, ground, step / 8) for ground in (PANEL, PAPER) for step in range(9)]
    shadows = [mix(tone, INK, share) for tone in PAPER_TONES for share in (0.05, 0.1, 0.16, 0.24)]
    edges = [mix(fill, INK, share) for fill in FILLS for share in (0.35, 0.7)]
    washes = [mix(fill, PANEL, share) for fill in FILLS for share in (0.35, 0.7)]
    on_navy = [mix(NAVY, PANEL, step / 6) for step in range(1, 6)]
    coasts = [mix(tone, INK, share) for tone in (LAND, UNKNOWN, *SEA_TONES) for share in (0.3, 0.65)]
    strong = [mix((0, 0, 0), (255, 255, 255), step / 8) for step in range(9)]
    # Pillow looks colours up in boxes four steps wide, so that a near twin would take the place of a fill.
    entries = [INK, PANEL, *PAPER_TONES, *FILLS]
    entries += [colour for colour in CHART if colour not in entries]
    for colour in (*ramp, *washes, *edges, *on_navy, *shadows, *coasts, *strong):
        if all(_apart(colour, entry) for entry in entries):
            entries.append(colour)
    assert len(entries) <= 256, f"{len(entries)} colours do not fit into one palette"
    return entries


def _apart(colour: Colour, other: Colour) -> bool:
    return max(abs(a - b) for a, b in zip(colour, other, strict=True)) > 6


PALETTE: tuple[Colour, ...] = tuple(_entries())
