"""A four-player game in its seventh round, phase by phase."""

from games.puerto_rico.box import PuertoRicoOptions, open_box
from games.puerto_rico.state import CargoShip, PuertoRico, setup

NAMES = ["Anna", "Bartholomew the Magnificent", "Chloé", "\u674e\u660e Ming \u202e", "Eve"]


def beginning(seats: int, **options: bool) -> PuertoRico:
    """The table of a new game with its first row of plantations."""
    chosen = PuertoRicoOptions(**options)
    state = setup(open_box(1, chosen, {}), chosen, 1, seats)
    state.round = 1
    state.row = ["corn", "sugar", "coffee", "indigo", "tobacco", "corn"][: state.box.players[seats].row]
    return state


def midgame(seats: int = 4, *taken: str) -> PuertoRico:
    """The seventh round; these roles have been taken, the last one is being played."""
    state = beginning(seats)
    state.round, state.governor = 7, 2
    state.taken = {role: (2 + place) % seats for place, role in enumerate(taken)}
    state.roles["mayor"] = 1
    state.discards = {"corn": 3, "sugar": 1}
    _islands(state)
    _middle(state)
    return state


def _islands(state: PuertoRico) -> None:
    for player in state.players:
        seat = player.seat
        player.vp, player.doubloons, player.san_juan = 7 + seat, 3 * seat, seat
        player.tiles = {"quarry": 2, "corn": 3, "indigo": 1 + seat, "sugar": 2}
        player.manned = {"quarry": 1, "corn": 2, "sugar": 2}
        player.buildings = {"small_indigo_plant": 1, "sugar_mill": 2, "coffee_roaster": 0, "office": 1}
        player.goods = {"corn": 3, "coffee": seat + 1}
    state.players[1].buildings |= {
        "harbor": 1,
        "tobacco_storage": 3,
        "city_hall": 1,
        "guild_hall": 0,
        "wharf": 0,
    }
    state.players[-1].tiles = {"quarry": 3, "corn": 4, "indigo": 2, "tobacco": 3}
    state.players[0].goods = {"corn": 10, "indigo": 11, "sugar": 8, "tobacco": 9, "coffee": 7}


def _middle(state: PuertoRico) -> None:
    first, second, *_ = state.ships
    state.ships[first] = CargoShip("corn", 4)
    state.ships[second] = CargoShip("coffee", 2)
    state.house = ["indigo", "sugar"]
    for building in ("factory", "guild_hall", "city_hall", "small_market"):
        state.buildings[building] = 0
    state.vp, state.colonists, state.colonist_ship = 31, 24, 6
