"""The trader phase: goods are sold to the trading house (§6.5)."""

from games.core import Events, InTurn, Move, MoveSet, OneOf, Pass, PhaseEnded, Seat, mutable
from games.puerto_rico.events import GoodSold, HouseEmptied, Passed
from games.puerto_rico.moves import Good, Sell
from games.puerto_rico.state import PuertoRico, add, works


@mutable
class Trader(InTurn[PuertoRico]):
    """Each player may sell one barrel to the trading house; the trader gets a doubloon more."""

    chapter = "trader"

    chooser: Seat

    def menu(self, state: PuertoRico, seat: Seat) -> list[MoveSet]:
        goods = sellable(state, seat)
        return [MoveSet(Sell, good=OneOf(goods)), MoveSet(Pass)] if goods else []

    def play(self, state: PuertoRico, seat: Seat, move: Move) -> Events:
        self.done(seat)
        if isinstance(move, Sell):
            yield sell(state, seat, move.good, privilege=seat == self.chooser)
        else:
            yield Passed(seat)

    def finish(self, state: PuertoRico) -> Events:
        if len(state.house) == state.box.house_spaces:
            yield empty_house(state)
        yield PhaseEnded("trader")


def sellable(state: PuertoRico, seat: Seat) -> list[Good]:
    """Return the goods a seat may sell: not yet in the house, unless it has an office; none to a full house."""
    if len(state.house) == state.box.house_spaces:
        return []
    player = state.players[seat]
    office = works(player, "office")
    return [good for good in state.box.goods if good in player.goods and (office or good not in state.house)]


def sale_price(state: PuertoRico, seat: Seat, good: Good, *, privilege: bool) -> int:
    """Return the money for a sale: the price, the trader's doubloon, the markets' doubloons."""
    player = state.players[seat]
    buildings = state.box.buildings
    markets = sum(buildings[building].sale_bonus for building in player.buildings if works(player, building))
    return state.box.goods[good].price + privilege + markets


def sell(state: PuertoRico, seat: Seat, good: Good, *, privilege: bool) -> GoodSold:
    """Move a barrel into the house and pay for it."""
    doubloons = sale_price(state, seat, good, privilege=privilege)
    add(state.players[seat].goods, good, -1)
    state.house.append(good)
    state.players[seat].doubloons += doubloons
    return GoodSold(seat, good, doubloons)


def empty_house(state: PuertoRico) -> HouseEmptied:
    """Return all barrels of the house to the supply."""
    sold = tuple(state.house)
    for good in sold:
        state.goods[good] += 1
    state.house = []
    return HouseEmptied(sold)
