"""The scripts of Puerto Rico: the one robots roll out with, and others to measure them against."""

from collections.abc import Mapping
from random import Random

from games.puerto_rico.robot.script import Script
from games.puerto_rico.robot.worth import Style

POLICY = Script(Style())
"""What robots expect of everybody."""

LIKED = (
    *(
        "corn",
        "indigo",
        "sugar",
        "tobacco",
        "coffee",
        "quarry",
        "hospice",
        "hacienda",
        "small_market",
        "office",
    ),
    *("large_market", "factory", "university", "harbor", "wharf", "guild_hall", "residence", "fortress"),
    *("customs_house", "city_hall"),
)


def _with_likings(seed: int, spread: float = 1.0) -> Script:
    """Return a script that overvalues or undervalues single items throughout the game.

    spread: exponent of the factors; the larger, the more one-sided.
    """
    luck = Random(seed)
    things = ("settler", "mayor", "builder", "craftsman", "trader", "captain", *LIKED)
    likings = {thing: luck.choice((0.6, 0.8, 1.0, 1.25, 1.6)) ** spread for thing in things}
    plan = (luck.uniform(0.7, 1.4) ** spread, luck.uniform(0.7, 1.4) ** spread)
    return Script(Style(*plan, likings))


POPULATION = tuple(_with_likings(seed, spread=1.5) for seed in range(101, 125))
"""Opponents in the robots' playouts. Robots are not measured against them."""


STYLES: Mapping[str, Script] = {
    "mixed": Script(Style()),
    "shipper": Script(Style(1.35, 0.75, {"corn": 1.3, "harbor": 1.3, "wharf": 1.3, "customs_house": 1.3})),
    "builder": Script(
        Style(0.75, 1.35, {"quarry": 1.3, "factory": 1.3, "guild_hall": 1.2, "city_hall": 1.2})
    ),
    **{f"likings-{number}": _with_likings(number) for number in range(1, 9)},
}
"""Opponents to measure robots against."""
