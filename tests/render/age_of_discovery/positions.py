"""Tables in the middle of a game, for pictures."""

from collections import Counter
from random import Random

from games.age_of_discovery import GAME
from games.age_of_discovery.state import AgeOfDiscovery, Worker
from games.core import Header, Table
from tests.games.age_of_discovery.positions import take_from_stocks

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
    take_from_stocks(state, {"stacks"})
    for building in [
        *state.display,
        *(building for player in state.players for building in player.buildings),
    ]:
        state.stacks[state.box.buildings[building].age - 1].pop(building, None)
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
    rows = state.box.buildings.items()
    buildings = [building for building, row in rows if row.age < 3 and building not in state.display]
    rng.shuffle(buildings)
    pool = sorted(Counter(state.pool).elements())
    rng.shuffle(pool)
    share = min(7, len(pool) // state.seats)
    for player in state.players:
        player.money = rng.randrange(35)
        player.hand = {"colonist": rng.randrange(1, 5), "captain": 1, "soldier": rng.randrange(3)}
        player.hand = {piece: count for piece, count in player.hand.items() if count}
        player.goods = dict(Counter(pool.pop() for _ in range(share)))
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
