"""A four-player game in its seventh round, phase by phase."""

from typing import Any

from games.puerto_rico.state import PuertoRico
from tests.games.puerto_rico.positions import new_game, table

NAMES = ["Anna", "Bartholomew the Magnificent", "Chloé", "\u674e\u660e Ming \u202e", "Eve"]

ROW = ("corn", "sugar", "coffee", "indigo", "tobacco", "corn")
ISLANDS: tuple[dict[str, Any], ...] = (
    {"quarry": (2, 1), "corn": (3, 2), "indigo": (1, 0), "sugar": (2, 2)},
    {"quarry": (2, 1), "corn": (2, 2), "indigo": (2, 0), "sugar": (2, 2)},
    {"quarry": (1, 1), "corn": (1, 1), "indigo": (3, 0), "tobacco": (2, 1), "sugar": (1, 0)},
    {"quarry": (1, 0), "corn": (1, 1), "indigo": (2, 1), "sugar": (2, 2)},
)
FULL = {
    "quarry": (2, 1),
    "corn": (1, 1),
    "indigo": (3, 2),
    "tobacco": (3, 2),
    "coffee": (2, 0),
    "sugar": (1, 0),
}
"""The last player's island has no room left."""
CITIES = (
    {"small_indigo_plant": 1, "sugar_mill": 2, "coffee_roaster": 0, "office": 1},
    {
        "small_indigo_plant": 1,
        "sugar_mill": 2,
        "coffee_roaster": 0,
        "office": 1,
        "harbor": 1,
        "tobacco_storage": 3,
        "city_hall": 1,
        "guild_hall": 0,
        "wharf": 0,
    },
    {"small_indigo_plant": 1, "sugar_mill": 2, "coffee_roaster": 0, "factory": 1},
    {"small_indigo_plant": 1, "small_market": 1, "factory": 0},
    {"indigo_plant": 2, "tobacco_storage": 1, "small_market": 1},
)
BARRELS = (
    {"corn": 5, "indigo": 9, "sugar": 8, "tobacco": 6, "coffee": 2},
    {"corn": 1, "coffee": 2},
    {"coffee": 3},
    {"sugar": 2},
    {"tobacco": 3},
)


def beginning(seats: int, **options: bool) -> PuertoRico:
    """The table of a new game with its first row of plantations."""
    game = new_game(seats, **options)
    return game.draw(*ROW[: game.state.box.players[seats].row]).state


def midgame(seats: int = 4, *taken: str) -> PuertoRico:
    """The seventh round; these roles have been taken, the last one is being played."""
    first, second, *_ = beginning(seats).ships
    islands = [*ISLANDS[: seats - 1], FULL]
    return table(
        seats,
        round=7,
        governor=2,
        taken={role: (2 + place) % seats for place, role in enumerate(taken)},
        roles={"mayor": 1},
        row=list(ROW[: seats + 1]),
        discards={"tobacco": 3, "coffee": 1},
        ships={first: ("corn", 4), second: ("coffee", 2)},
        house=["indigo", "sugar"],
        colonist_ship=6,
        vp_of={seat: 7 + seat for seat in range(seats)},
        doubloons={seat: 3 * seat for seat in range(seats)},
        san_juan={seat: seat for seat in range(seats)},
        tiles=dict(enumerate(islands)),
        buildings=dict(enumerate(CITIES[:seats])),
        goods=dict(enumerate(BARRELS[:seats])),
    ).state
