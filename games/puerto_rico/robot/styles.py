"""The scripts of Puerto Rico: the one robots roll out with, and others to measure them against."""

from collections.abc import Mapping
from random import Random

from games.core import Liking
from games.puerto_rico.robot.script import Script
from games.puerto_rico.robot.worth import TASTES, Style

ROLES = ("settler", "mayor", "builder", "craftsman", "trader", "captain")

LIKED = (
    *("corn", "indigo", "sugar", "tobacco", "coffee", "quarry"),
    *(
        "hospice",
        "hacienda",
        "small_market",
        "office",
        "large_market",
        "factory",
        "university",
        "harbor",
        "wharf",
    ),
    *("guild_hall", "residence", "fortress", "customs_house", "city_hall"),
)
"""Tiles and buildings that the scripts of a population may overvalue or undervalue."""

THINGS = (
    *(
        *ROLES,
        *LIKED,
        "small_indigo_plant",
        "small_sugar_mill",
        "indigo_plant",
        "sugar_mill",
        "tobacco_storage",
    ),
    *(
        "coffee_roaster",
        "construction_hut",
        "small_warehouse",
        "large_warehouse",
        "shipping",
        "building",
        *TASTES,
    ),
)
"""Everything that a script may like more or less."""

FOUND: Mapping[str, float] = {
    "builder": 0.72,
    "building": 0.65,
    "captain": 1.82,
    "coffee": 0.55,
    "coffee_roaster": 1.14,
    "colonist": 0.89,
    "construction_hut": 0.78,
    "corn": 2.15,
    "craftsman": 0.6,
    "doubloon": 3.99,
    "empty_field": 0.69,
    "factory": 0.83,
    "fortress": 1.2,
    "guild_hall": 1.28,
    "hacienda": 1.1,
    "harbor": 1.9,
    "large_warehouse": 0.91,
    "late_doubloon": 0.59,
    "others": 0.81,
    "quarry": 1.25,
    "residence": 1.2,
    "saving": 0.47,
    "settler": 0.38,
    "shipping": 1.75,
    "small_indigo_plant": 1.1,
    "small_market": 0.72,
    "small_sugar_mill": 1.42,
    "small_warehouse": 1.15,
    "sugar_mill": 0.85,
    "tobacco": 0.9,
    "tobacco_storage": 1.68,
    "trader": 1.16,
    "variety": 1.12,
}
"""Factors for what the rules of thumb weigh, found by `python -m games.ai.likings puerto_rico --seats 4 3`."""


def script(likings: Mapping[str, float]) -> Script:
    """Return a script with factors for what it weighs."""
    return Script(Style(likings.get("shipping", 1.0), likings.get("building", 1.0), likings))


LIKING = Liking(THINGS, FOUND, script)

POLICY = script(FOUND)
"""What robots play by in their playouts."""

PLAIN = script({})
"""The rules of thumb as they stand: what easy plays by."""


def _with_likings(seed: int, spread: float = 1.0, near: Mapping[str, float] | None = None) -> Script:
    """Return a script that overvalues or undervalues single items throughout the game.

    spread: exponent of the factors; the larger, the more one-sided.
    near: factors that they come on top of.
    """
    luck = Random(seed)
    likings = dict(near or {})
    for thing in (*ROLES, *LIKED):
        likings[thing] = likings.get(thing, 1.0) * luck.choice((0.6, 0.8, 1.0, 1.25, 1.6)) ** spread
    for plan in ("shipping", "building"):
        likings[plan] = likings.get(plan, 1.0) * luck.uniform(0.7, 1.4) ** spread
    return script(likings)


POPULATION = tuple(_with_likings(seed, spread=1.5, near=FOUND) for seed in range(101, 125))
"""Opponents in the robots' playouts. Robots are not measured against them."""


STYLES: Mapping[str, Script] = {
    "mixed": PLAIN,
    "shipper": Script(Style(1.35, 0.75, {"corn": 1.3, "harbor": 1.3, "wharf": 1.3, "customs_house": 1.3})),
    "builder": Script(
        Style(0.75, 1.35, {"quarry": 1.3, "factory": 1.3, "guild_hall": 1.2, "city_hall": 1.2})
    ),
    **{f"likings-{number}": _with_likings(number) for number in range(1, 9)},
}
"""Opponents to measure robots against."""
