"""Tables in the middle of a game, for pictures."""

from random import Random

from games.age_of_discovery import GAME
from games.age_of_discovery.state import AgeOfDiscovery, Worker
from games.core import Header, Table

NAMES = ("Ann", "Bartholomew the Elder", "Chloé", "Dimitri", "Ève-Marie")


def beginning(seats: int) -> AgeOfDiscovery:
    """A table before the first piece is placed."""
    table, opening = Table.new(GAME, Header(GAME.key, GAME.rules, seats, {}, "0f" * 16))
    table.adopt(opening)
    state = table.state
    assert isinstance(state, AgeOfDiscovery)
    return state


def midgame(seats: int, stage: str = "placement") -> AgeOfDiscovery:
    """A table in turn 5, full of pieces, goods, ships and buildings."""
    state = beginning(seats)
    rng = Random(seats)
    state.turn, state.stage = 5, stage
    state.display = [
        "indentured_servitude",
        "west_indies_company",
        "colonization_rights",
        "royal_favour",
        "cathedral",
    ]
    _settle(state, rng)
    _equip(state, rng)
    _fill(state, rng)
    return state


def _settle(state: AgeOfDiscovery, rng: Random) -> None:
    for region in ("caribbean", "florida", "new_spain", "new_granada", "brazil"):
        land = state.lands[region]
        land.discovered = True
        for seat in rng.sample(range(state.seats), min(state.seats, 1 + rng.randrange(5))):
            land.colonists[seat] = rng.randrange(5)
            land.soldiers[seat] = rng.choice((0, 0, 1, 2))
        if max(land.pieces(seat) for seat in range(state.seats)) >= 3:
            land.good = None
    state.lands["canada"].seen = "d09"


def _equip(state: AgeOfDiscovery, rng: Random) -> None:
    buildings = [building for building, row in state.box.buildings.items() if row.age < 3]
    rng.shuffle(buildings)
    for player in state.players:
        player.money = rng.randrange(35)
        player.hand = {"colonist": rng.randrange(1, 5), "captain": 1, "soldier": rng.randrange(3)}
        player.hand = {piece: count for piece, count in player.hand.items() if count}
        for good in rng.choices(list(state.box.goods), k=7):
            player.goods[good] = player.goods.get(good, 0) + 1
        player.ships = rng.randrange(3)
        player.buildings = [buildings.pop() for _ in range(rng.randrange(2, 6)) if buildings]
        player.discoveries = [["d01", "d05"], ["d12"], [], ["d07"], ["d02"]][player.seat]
        player.colony_points = [rng.choice((2, 4, 8, 14))]


def _fill(state: AgeOfDiscovery, rng: Random) -> None:
    kinds = ("colonist", "colonist", "colonist", "captain", "soldier", "merchant", "missionary")

    def workers(number: int) -> list[Worker | None]:
        return [Worker(rng.randrange(state.seats), rng.choice(kinds)) for _ in range(number)]

    state.boxes["initiative"] = [Worker(seat, "colonist") for seat in state.order[1:]]
    state.boxes["dock"] = workers(2 * state.seats - 2)
    state.boxes["dock_x"] = [Worker(0, "colonist")]
    for box, number in (
        ("trade_goods", 3),
        ("shipping", 9),
        ("capital", 3),
        ("discovery", 10),
        ("warfare", 2),
    ):
        state.boxes[box] = workers(number)
    for box in ("captain", "training"):
        state.boxes[box] = workers(1)
