"""The sprites of roles, tiles and buildings."""

from render.canvas import Canvas
from render.palette import GOODS, LEAF, STONE, VIOLET, Colour, tint

TILE_FILL: dict[str, Colour] = {**dict.fromkeys(GOODS, tint(LEAF)), "quarry": tint(STONE)}

# A silhouette, and a badge in its corner if several buildings share one.
_BUILDINGS: dict[str, tuple[str, str | None]] = {
    "small_indigo_plant": ("workshop", "indigo"),
    "small_sugar_mill": ("workshop", "sugar"),
    "small_market": ("market", None),
    "hacienda": ("hut", None),
    "construction_hut": ("scaffold", None),
    "small_warehouse": ("warehouse", None),
    "indigo_plant": ("mill", "indigo"),
    "sugar_mill": ("mill", "sugar"),
    "hospice": ("hospice", None),
    "office": ("office", None),
    "large_market": ("market", "coins"),
    "large_warehouse": ("warehouse", "barrel"),
    "tobacco_storage": ("mill", "tobacco"),
    "coffee_roaster": ("mill", "coffee"),
    "factory": ("factory", None),
    "university": ("tower", None),
    "harbor": ("anchor", None),
    "wharf": ("dock", None),
    "guild_hall": ("hall", "hammer"),
    "residence": ("villa", None),
    "fortress": ("fortress", None),
    "customs_house": ("hall", "scroll"),
    "city_hall": ("hall", "mayor"),
}


def role_icon(role: str) -> str:
    """Return the sprite of a role card; the two prospectors share one."""
    return role.rstrip("12")


def building_fill(good: str | None) -> Colour:
    """Return the colour of a building: that of its good, or violet."""
    return tint(GOODS[good]) if good else tint(VIOLET)


def building_icon(
    canvas: Canvas,
    building: str,
    at: tuple[int, int],
    size: int,
    *,
    hollow: bool = False,
    badge_left: bool = False,
) -> None:
    """Draw the building's silhouette around the point, its badge in the lower right corner or in the left one."""
    base, badge = _BUILDINGS[building]
    canvas.icon(base, at, size, hollow=hollow)
    if badge:
        corner = (at[0] + (-size if badge_left else size) // 4, at[1] + size // 5)
        canvas.icon(badge, corner, round(size * 0.62), hollow=hollow)
