"""The craftsman phase: goods are produced (§6.4)."""

from collections.abc import Iterator

from games.core import Event, Events, InTurn, Move, MoveSet, OneOf, Pass, PhaseEnded, Seat, mutable
from games.puerto_rico.events import BonusTaken, FactoryPaid, GoodsProduced, Passed
from games.puerto_rico.moves import Good, Produce, TakeBonus
from games.puerto_rico.state import Player, PuertoRico, add, works


@mutable
class Craftsman(InTurn[PuertoRico]):
    """One player after the other produces; nobody is asked, unless the option lets them decline."""

    chapter = "craftsman"

    chooser: Seat
    made: list[Good]
    """The kinds that the craftsman made."""

    def menu(self, state: PuertoRico, seat: Seat) -> list[MoveSet]:
        return [MoveSet(Produce), MoveSet(Pass)] if makes(state, state.players[seat]) else []

    def play(self, state: PuertoRico, seat: Seat, move: Move) -> Events:
        self.done(seat)
        if isinstance(move, Produce):
            yield from self.produce(state, seat)
        else:
            yield Passed(seat)

    def finish(self, state: PuertoRico) -> Events:
        if not state.options.decline_production:
            for seat in state.clockwise(self.chooser):
                yield from self.produce(state, seat)
        state.then(Bonus([self.chooser], self.made))

    def produce(self, state: PuertoRico, seat: Seat) -> Iterator[Event]:
        """Give the seat its barrels and its factory's money."""
        player = state.players[seat]
        made = makes(state, player)
        for good, count in made.items():
            state.goods[good] -= count
            add(player.goods, good, count)
        if seat == self.chooser:
            self.made = list(made)
        yield GoodsProduced(seat, tuple(good for good, count in made.items() for _ in range(count)))
        if works(player, "factory"):
            doubloons = state.box.buildings["factory"].doubloons_by_kinds[len(made)]
            if doubloons:
                player.doubloons += doubloons
                yield FactoryPaid(seat, doubloons)


@mutable
class Bonus(InTurn[PuertoRico]):
    """The craftsman may take one more barrel of a kind that they have just made."""

    chapter = "craftsman"

    made: list[Good]

    def menu(self, state: PuertoRico, seat: Seat) -> list[MoveSet]:
        goods = [good for good in self.made if state.goods[good]]
        # A single kind has no pass, because taking it is pure gain.
        return (
            [MoveSet(TakeBonus, good=OneOf(goods)), *([MoveSet(Pass)] if len(goods) > 1 else [])]
            if goods
            else []
        )

    def play(self, state: PuertoRico, seat: Seat, move: Move) -> Events:
        self.done(seat)
        if isinstance(move, TakeBonus):
            state.goods[move.good] -= 1
            add(state.players[seat].goods, move.good)
            yield BonusTaken(seat, move.good)
        else:
            yield Passed(seat)

    def finish(self, state: PuertoRico) -> Events:
        yield PhaseEnded("craftsman")


def capacity(state: PuertoRico, player: Player) -> dict[Good, int]:
    """Return how many barrels of each good a player can make: occupied plantations that colonists in plants match."""
    manned, buildings, producers = player.manned, player.buildings, state.box.producers
    able: dict[Good, int] = {}
    for good in state.box.goods:
        count = manned.get(good, 0)
        if count and good in producers:
            count = min(count, sum([buildings.get(plant, 0) for plant in producers[good]]))
        if count:
            able[good] = count
    return able


def makes(state: PuertoRico, player: Player) -> dict[Good, int]:
    """Return the goods that a player produces now: their capacity, limited by the supply."""
    able = capacity(state, player)
    return {good: min(count, state.goods[good]) for good, count in able.items() if state.goods[good]}
