"""The captain phase: goods are shipped to the Old World (§6.6)."""

from collections.abc import Iterator

from games.core import Event, Events, InTurn, Move, MoveSet, OneOf, Pass, Seat, mutable
from games.puerto_rico.events import GoodsLoaded, Passed, WharfUsed
from games.puerto_rico.moves import FinalPass, Good, Load, Ship, UseWharf
from games.puerto_rico.state import Player, PuertoRico, add, last_round, works
from games.puerto_rico.storage import storage

BOTH = OneOf((True, False))


@mutable
class Captain(InTurn[PuertoRico]):
    """Players load in turn, one load each, until nobody loads; who can load a cargo ship must do so."""

    chapter = "captain"

    chooser: Seat
    privilege: bool
    """True until the captain has had the extra point."""
    wharves_used: list[Seat]
    wharves_given_up: list[Seat]

    def menu(self, state: PuertoRico, seat: Seat) -> list[MoveSet]:
        player = state.players[seat]
        if not player.goods:
            return []
        goods = [good for good in state.box.goods if good in player.goods]
        ships = {good: places for good in goods if (places := ships_for(state, good, player.goods[good]))}
        wharf = self.has_wharf(player)
        # Until rules 2 the harbor's point of a single load was not asked about (R22).
        unasked = state.rules < 2 and not wharf and sum(map(len, ships.values())) == 1
        harbor = {"harbor": BOTH} if works(player, "harbor") and not unasked else {}
        sets = [MoveSet(Load, good=OneOf((good,)), ship=OneOf(ships[good]), **harbor) for good in ships]
        if wharf:
            sets.append(MoveSet(UseWharf, good=OneOf(goods), **harbor))
            if not ships:
                sets += [MoveSet(Pass), MoveSet(FinalPass)]
        return sets

    def has_wharf(self, player: Player) -> bool:
        """Say whether the player may still ship with their wharf in this phase."""
        return works(player, "wharf") and player.seat not in (*self.wharves_used, *self.wharves_given_up)

    def play(self, state: PuertoRico, seat: Seat, move: Move) -> Events:
        self.done(seat)
        if isinstance(move, Load | UseWharf):
            # After a load everybody is asked once more: the phase ends after a round without one.
            self.queue = [*state.clockwise(seat)[1:], seat]
            yield from self.load(state, state.players[seat], move)
        else:
            if isinstance(move, FinalPass):
                self.wharves_given_up.append(seat)
            yield Passed(seat)

    def load(self, state: PuertoRico, player: Player, move: Load | UseWharf) -> Iterator[Event]:
        """Ship the barrels and count the points."""
        seat, good = player.seat, move.good
        if isinstance(move, Load):
            count = space(state, move.ship, player.goods[good])
            cargo = state.ships[move.ship]
            cargo.good, cargo.load = good, cargo.load + count
        else:
            count = wharf_space(state, player.goods[good])
            state.goods[good] += count
            self.wharves_used.append(seat)
        add(player.goods, good, -count)
        vp = count + self.extra_points(state, player, harbor=move.harbor)
        self.privilege = self.privilege and seat != self.chooser
        player.vp += vp
        state.vp -= vp
        if isinstance(move, Load):
            yield GoodsLoaded(seat, good, count, move.ship, vp)
        else:
            yield WharfUsed(seat, good, count, vp)
        if state.vp <= 0:
            yield from last_round(state, "vp_exhausted")

    def extra_points(self, state: PuertoRico, player: Player, *, harbor: bool) -> int:
        """Return the harbor's point and the captain's, which comes with their first load of the phase (R20)."""
        points = 0
        if harbor and works(player, "harbor"):
            points += state.box.buildings["harbor"].vp_per_load
        return points + (self.privilege and player.seat == self.chooser)

    def finish(self, state: PuertoRico) -> Events:
        state.then(storage(state, self.chooser))


def space(state: PuertoRico, ship: Ship, count: int) -> int:
    """Return how many of `count` barrels fit on a ship."""
    return min(count, state.box.ships[ship].capacity - state.ships[ship].load)


def wharf_space(state: PuertoRico, count: int) -> int:
    """Return how many of `count` barrels a wharf ships."""
    return min(count, state.box.wharf_capacity)


def ships_for(state: PuertoRico, good: Good, count: int) -> list[Ship]:
    """Return the ships for `count` barrels of a good: the one that carries it, or the roomiest empty ones."""
    for ship, cargo in state.ships.items():
        if cargo.good == good:
            return [ship] if space(state, ship, count) else []
    empty = [ship for ship, cargo in state.ships.items() if not cargo.good]
    most = max((space(state, ship, count) for ship in empty), default=0)
    return [ship for ship in empty if space(state, ship, count) == most]
