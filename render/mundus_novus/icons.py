"""The sprites and colours of resources, developments and events."""

from games.mundus_novus.box import DevelopmentRow, MundusNovusBox
from games.words.mundus_novus import SIGNS
from games.words.phrases import component_id
from games.words.view import Words
from render.palette import GOLD, PANEL, SEA, STONE, VIOLET, WOOD, Colour, tint

RESOURCES, EVENTS = SIGNS["resources"], SIGNS["events"]
"""The sprites of resources and events, which texts use, too."""

_TYPES: dict[str, str] = {
    "caravel": "caravel",
    "merchant": "merchant",
    "warehouse": "warehouse",
    "shipyard": "dock",
    "building": "market",
    "character": "captain",
}

_CHARACTERS: dict[str, str] = {
    "almagro": "spyglass",
    "de_la_cosa": "compass",
    "las_casas": "missionary",
    "gonzalo_pizarro": "soldier",
    "ponce_de_leon": "wheel",
    "valdivia": "swords",
    "orellana": "wave",
    "coronado": "sun",
    "cortes": "gold",
    "sergio_de_lagio": "sack",
    "buron_el_catalan": "governor",
    "estefano_guante": "scroll",
    "vicente_de_la_raya": "coins",
}

_TIERS: dict[str, Colour] = {
    "common": PANEL,
    "uncommon": tint(SEA),
    "rare": tint(GOLD),
    "relic": tint(VIOLET),
}

_FILLS: dict[str, Colour] = {
    "caravel": tint(SEA),
    "merchant": tint(WOOD),
    "warehouse": tint(STONE),
    "shipyard": tint(STONE),
    "building": tint(STONE),
    "character": tint(GOLD),
}


def resource_fill(box: MundusNovusBox, resource: str) -> Colour:
    """Return the colour of a resource: its rarity."""
    return _TIERS[box.resources[resource].tier]


def development_icon(row: DevelopmentRow) -> str:
    """Return the sprite of a development."""
    return _CHARACTERS.get(row.id, _TYPES[row.type])


def development_fill(row: DevelopmentRow) -> Colour:
    """Return the colour of a development: its type."""
    return _FILLS[row.type]


def development_sign(words: Words, row: DevelopmentRow) -> str:
    """Return the shortest text that, with the icon, distinguishes a development; a shipyard needs none."""
    if row.type == "caravel":
        return str(row.value)
    if row.converts_to:
        return f"{row.converts_to[0]}–{row.converts_to[-1]}"
    if row.capacity:
        return f"{row.capacity}+{row.income}" if row.income else str(row.capacity)
    if row.type == "character":
        return words(component_id("picture-mundus-novus", row.id))
    return ""
