"""The sprites of boxes, buildings and players' pieces."""

from functools import cache, partial

from games.age_of_discovery.state import AgeOfDiscovery, Worker
from games.core.moves import hyphened
from render.boxes import Own
from render.canvas import LABEL, Box, Canvas
from render.palette import GOLD, INK, LEAF, NAVY, ON_NAVY, PANEL, VIOLET, Colour, tint
from render.picture import Look

BOXES: dict[str, str] = {
    "turn_order": "hourglass",
    "initiative": "crown",
    "dock": "dock",
    "trade_goods": "sack",
    "shipping": "caravel",
    "capital": "hall",
    "discovery": "spyglass",
    "specialists": "governor",
    "warfare": "swords",
}
"""The sprite of each box, in the order of the board."""

# A silhouette, and a badge in its corner for what the building brings or moves.
BUILDINGS: dict[str, tuple[str, str | None]] = {
    "colonists": ("colonist", "plus"),
    "monasteries": ("missionary", "plus"),
    "trade_routes": ("merchant", "plus"),
    "training": ("soldier", "plus"),
    "indentured_servitude": ("dock", "colonist"),
    "conquistador": ("spyglass", "soldier"),
    "navigator": ("spyglass", "captain"),
    "conquest_of_the_incas": ("relic", "coins"),
    "trading_post": ("market", "coin"),
    "new_world_cartography": ("compass", None),
    "indian_allies": ("native", "soldier"),
    "privateers": ("pirate_flag", None),
    "ship_yards": ("captain", "plus"),
    "cathedral": ("church", "missionary"),
    "royal_revenue": ("crown", "coins"),
    "royal_favour": ("crown", "arrow"),
    "west_indies_company": ("warehouse", "sack"),
    "colonization_rights": ("dock", "scroll"),
    "rum_distillery": ("barrel", "sugar"),
    "merchant_guild": ("merchant", "hall"),
    "military_academy": ("soldier", "book"),
    "cavalry": ("soldier", "arrow"),
    "fortifications": ("fortress", None),
    "mercantilism": ("trade", "victory"),
    "population": ("settler", "victory"),
    "navy": ("cargo_ship", "victory"),
    "standing_army": ("swords", "victory"),
    "architecture": ("hammer", "victory"),
    "colonial_empire": ("island", "victory"),
    "wealth": ("coins", "victory"),
    "migration": ("colonist", "arrow"),
    "imperial_treasury": ("key", "coins"),
    "world_atlas": ("book", "victory"),
}

_AGE_FILL: tuple[Colour, ...] = (tint(LEAF), tint(GOLD), tint(VIOLET))


def building_fill(age: int) -> Colour:
    """Return the colour of a building's tile, by its age."""
    return _AGE_FILL[age - 1]


def building_icon(canvas: Canvas, building: str, at: tuple[int, int], size: int) -> None:
    """Draw a building's silhouette with its badge."""
    icon, badge = BUILDINGS[building]
    canvas.icon(icon, at, size)
    if badge:
        small = size * 5 // 9
        canvas.icon(badge, (at[0] + size // 3, at[1] + size // 3), small)


def building_key(state: AgeOfDiscovery, building: str) -> str:
    """Return the key of a building that exists once, "" for one of several."""
    return f"buildings/{building}" if state.box.buildings[building].copies == 1 else ""


def building_tile(state: AgeOfDiscovery, building: str, size: int) -> Own:
    """Return a building's silhouette on a tile in the colour of its age, with as many dots as the age has."""
    age = state.box.buildings[building].age
    return Own(size + 12, size + 10, partial(_tile, building, age))


def _tile(building: str, age: int, canvas: Canvas, box: Box) -> None:
    wide, high = box[2] - box[0], box[3] - box[1]
    canvas.shared(f"building-{building}.{wide}", box[:2], _drawn_tile(building, age, wide, high))


@cache
def _drawn_tile(building: str, age: int, wide: int, high: int) -> Canvas:
    canvas = Canvas()
    canvas.slip((0, 0, wide, high), building_fill(age), radius=6)
    building_icon(canvas, building, (wide // 2, high // 2 - 4), high - 16)
    for dot in range(age):
        x = 6 + dot * 9
        canvas.fill((x, high - 9, x + 6, high - 3), INK)
    return canvas


def piece_in_place(canvas: Canvas, worker: Worker, at: tuple[int, int], size: int) -> None:
    """Draw a seat's symbol, with the specialist, if it is one, in the lower corner."""
    if worker.piece == "colonist":
        canvas.seat(worker.seat, at, size * 3 // 4)
        return
    canvas.seat(worker.seat, (at[0] - size // 8, at[1] - size // 8), size * 5 // 8)
    canvas.icon(worker.piece, (at[0] + size // 5, at[1] + size // 5), size * 9 // 16)


def short_name(look: Look[AgeOfDiscovery], building: str) -> str:
    """Return a building's name in a word."""
    return look.words(f"picture-building-{hyphened(building)}")


def number(place: int, colour: Colour, canvas: Canvas, box: Box) -> None:
    """Draw a number on a seal of this colour."""
    middle = ((box[0] + box[2]) // 2, (box[1] + box[3]) // 2)
    canvas.slip((middle[0] - 19, middle[1] - 21, middle[0] + 19, middle[1] + 21), colour, colour, radius=12)
    on = ON_NAVY if colour == NAVY else PANEL
    canvas.text(middle, str(place), LABEL, face="bold", colour=on, side="middle")
