"""Tables to be drawn."""

from games.mundus_novus.moves import Pick, Swap, Take
from games.mundus_novus.progress import Develop
from games.mundus_novus.supply import PickFromPool, picking_order
from games.mundus_novus.trade import TakeChain
from tests.games.mundus_novus.positions import Position, at
from tests.games.position import ANN, BOB, CY, DI

NAMES = ["Ann", "Bartholomew the Bold", "Cy 🦊", "Dan", "Eve", "Fay"]

HOUSEHOLDS = {
    0: "caravel_06 caravel_14 merchant_low_1 merchant_mid_1 almagro cortes shipyard_1",
    1: "ponce_de_leon caravel_02 caravel_04 caravel_08 warehouse_2_1 gonzalo_pizarro buron_el_catalan",
    2: "las_casas warehouse_1_1 trading_base caravel_15",
    4: "merchant_high_1 de_la_cosa sergio_de_lagio caravel_13",
    5: "valdivia orellana coronado caravel_03 shipyard_2 vicente_de_la_raya",
}
DOUBLOONS = {0: 74, 1: 8, 2: 33, 4: 21, 5: 9}
QUEUE = "caravel_12 estefano_guante warehouse_1_2 warehouse_2_2 caravel_10"


def table(seats: int = 4, *, event: str = "none", **more: object) -> Position:
    """A table in its sixth round."""
    settings = {
        "hands": dict.fromkeys(range(seats), "1 2 5 R"),
        "developments": {seat: cards for seat, cards in HOUSEHOLDS.items() if seat < seats},
        "doubloons": {seat: count for seat, count in DOUBLOONS.items() if seat < seats},
        "queue": QUEUE,
    }
    bob = {"second_fleet": ["caravel_02"], "stored": ["9"]}
    return at(seats=seats, event=event, round=6, promo_cards=True, players={BOB: bob}, **(settings | more))


def picking(seats: int = 4) -> Position:
    """The fleets are about to pick."""
    game = table(seats, pool="1 1 2 3 5 5 6 7 9 R")
    return game.start(PickFromPool(picking_order(game.state)))


def picked() -> Position:
    """Two fleets have picked."""
    game = picking()
    for resources in (("9",), ("6", "7")):
        game.play(game.waiting()[0], Pick(resources))
    return game


def trading() -> Position:
    """In the middle of a chain."""
    offers = {ANN: "R 9 4", BOB: "1 2 3", CY: "5 5", DI: "2 7 8"}
    game = table(4, offers=offers, market="3 4 6")
    game.state.offer_size = 3
    game.start(TakeChain([ANN]))
    game.play(ANN, Take(DI, "8"))
    game.play(DI, Swap(BOB, "3", "6"))
    game.play(BOB, Take(ANN, "R"))
    return game


def long_trade() -> Position:
    """Six players, four resources each: the longest chain that there is, nearly."""
    offers = {seat: "1 2 8 9" if seat % 2 else "3 4 5 6" for seat in range(6)}
    game = table(6, offers=offers, event="storm")
    game.state.offer_size = 4
    game.start(TakeChain([0]))
    while game.waiting() and isinstance(game.step(), TakeChain):
        seat = game.waiting()[0]
        owner = next(other for other in game.state.clockwise(seat)[1:] if game.player(other).offer)
        taken = game.player(owner).offer[-1]
        swap = Swap(owner, taken, game.state.market[0])
        game.play(seat, swap if len(game.state.operations) % 2 else Take(owner, taken))
    return game


def developing(hand: str) -> Position:
    """Ann is at her combinations."""
    developments = HOUSEHOLDS | {ANN: f"{HOUSEHOLDS[ANN]} warehouse_2_3"}
    held = {seat: cards for seat, cards in developments.items() if seat < 4}
    game = table(4, hands={ANN: hand}, event="natives", developments=held)
    return game.start(Develop(ANN, [], []))
