"""The end of the captain phase: storing goods and emptying ships (§6.6)."""

from collections.abc import Iterator, Mapping

from games.core import Event, Events, Move, MoveSet, OneOf, PhaseEnded, Seat, Several, Together, mutable
from games.puerto_rico.events import GoodsStored, ShipEmptied
from games.puerto_rico.moves import Good, Store, StoreNothing, StoreOnly
from games.puerto_rico.state import Player, PuertoRico


def storage(state: PuertoRico, chooser: Seat) -> "Storage":
    """Return the step for the players who cannot keep everything and have a choice."""
    seats = [seat for seat in state.clockwise(chooser) if must_choose(state, state.players[seat])]
    return Storage(seats, {}, chooser)


@mutable
class Storage(Together[PuertoRico]):
    """Everybody keeps the goods that their warehouses hold and one single barrel; full ships are emptied."""

    chapter = "storage"

    chooser: Seat

    def offers(self, state: PuertoRico, seat: Seat) -> list[MoveSet]:
        player = state.players[seat]
        kinds = warehouse_kinds(state, player)
        goods = [good for good in state.box.goods if good in player.goods]
        singles = [
            MoveSet(
                Store,
                single=OneOf((single,)),
                whole=Several({good: 1 for good in goods if good != single}, 0, kinds),
            )
            for single in goods
        ]
        whole = Several(dict.fromkeys(goods, 1), 1, kinds)
        return [*singles, MoveSet(StoreOnly, whole=whole), MoveSet(StoreNothing)]

    def finish(self, state: PuertoRico) -> Events:
        for seat in state.clockwise(self.chooser):
            player = state.players[seat]
            kept = kept_by(player, self.answer(seat)) if seat in self.answers else all_kept(state, player)
            if kept != player.goods:
                yield store(state, player, kept)
        yield from empty_ships(state)
        yield PhaseEnded("captain")


def warehouse_kinds(state: PuertoRico, player: Player) -> int:
    """Return of how many kinds a player's warehouses hold all barrels."""
    rows = state.box.buildings
    return sum([rows[building].store_kinds for building, colonists in player.buildings.items() if colonists])


def must_choose(state: PuertoRico, player: Player) -> bool:
    """Say whether not everything fits, and there is more than one way to keep as much as possible."""
    return len(player.goods) > 1 and not fits(state, player)


def fits(state: PuertoRico, player: Player) -> bool:
    """Say whether a player can keep all goods."""
    beyond = len(player.goods) - warehouse_kinds(state, player)
    return beyond <= 0 or (beyond == 1 and min(player.goods.values()) == 1)


def all_kept(state: PuertoRico, player: Player) -> dict[Good, int]:
    """Return the goods that a player without a choice keeps: all, or a single barrel of their only kind."""
    return dict(player.goods) if fits(state, player) else dict.fromkeys(player.goods, 1)


def kept_by(player: Player, move: Move) -> dict[Good, int]:
    """Return the goods that a player keeps by their answer."""
    whole = move.whole if isinstance(move, Store | StoreOnly) else ()
    kept = {good: player.goods[good] for good in whole}
    return {**kept, move.single: 1} if isinstance(move, Store) else kept


def store(state: PuertoRico, player: Player, kept: Mapping[Good, int]) -> GoodsStored:
    """Keep these barrels and return the others to the supply."""
    returned = {good: count - kept.get(good, 0) for good, count in player.goods.items()}
    for good, count in returned.items():
        state.goods[good] += count
    player.goods = {good: kept[good] for good in player.goods if good in kept}
    return GoodsStored(player.seat, barrels(player.goods), barrels(returned))


def barrels(goods: Mapping[Good, int]) -> tuple[Good, ...]:
    """Return barrels one by one."""
    return tuple(good for good, count in goods.items() for _ in range(count))


def empty_ships(state: PuertoRico) -> Iterator[Event]:
    """Return the load of every full ship to the supply; the others keep theirs."""
    for ship, cargo in state.ships.items():
        if cargo.load == state.box.ships[ship].capacity:
            state.goods[cargo.good] += cargo.load
            yield ShipEmptied(ship, cargo.good, cargo.load)
            cargo.good, cargo.load = "", 0
