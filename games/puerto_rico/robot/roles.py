"""What each role would bring whom, by rules of thumb in victory points."""

from games.puerto_rico.builder import prices
from games.puerto_rico.craftsman import makes
from games.puerto_rico.moves import Role
from games.puerto_rico.robot.worth import Worth, time_left
from games.puerto_rico.settler import QUARRY, has_room
from games.puerto_rico.state import Player, PuertoRico, works
from games.puerto_rico.storage import warehouse_kinds
from games.puerto_rico.trader import sale_price, sellable

SHARE = 0.6
"""How much the others' gain from a role counts against it: most of it they would have anyway, later."""


class Roles:
    """Rates the role cards at one moment."""

    def __init__(self, state: PuertoRico, worth: Worth) -> None:
        self.state = state
        self.worth = worth
        self.left = time_left(state)
        self.style = worth.style
        self.money = self.style.doubloon(self.left)
        self.share = SHARE * self.style.liking("others")
        ships = [
            (cargo.good, state.box.ships[ship].capacity, cargo.load) for ship, cargo in state.ships.items()
        ]
        self._begun_ships = {good: capacity - load for good, capacity, load in ships if good}
        self._empty_ships = sorted([capacity for good, capacity, _ in ships if not good])

    def rate(self, player: Player, role: Role) -> float:
        """Return what taking the card brings, less a share of what its phase brings the others."""
        state = self.state
        found = state.roles[role] * self.money
        phase = state.box.roles[role].phase
        gain = getattr(self, phase)
        found += gain(player, 0) * self.style.liking(phase)
        if phase == "prospector":
            return found
        others = [
            gain(state.players[(player.seat + turn) % state.seats], turn) for turn in range(1, state.seats)
        ]
        return found - self.share * sum(others) / len(others)

    # Each with the player's turn in the phase: 0 takes the card.

    def settler(self, player: Player, turn: int) -> float:
        """The best tile that is left then."""
        state = self.state
        if not has_room(state, player):
            return 0.0
        worths = self.worth.tiles(player, self.left)
        best = sorted({worths[tile] for tile in state.row}, reverse=True)
        found = best[min(turn, len(best) - 1)] if best else 0.0
        if state.quarries and (not turn or works(player, "construction_hut")):
            found = max(found, worths[QUARRY])
        return found * 0.75

    def mayor(self, player: Player, turn: int) -> float:
        """Colonists that find a circle."""
        state = self.state
        rows = state.box.buildings
        more = max(1, state.colonist_ship // state.seats) + (not turn and state.colonists > 0)
        empty = sum(player.tiles.values()) - sum(player.manned.values())
        large = 0
        for building, count in player.buildings.items():
            row = rows[building]
            if count < row.circles:
                empty += row.circles - count
                large += row.kind == "large_violet"
        used = min(more, empty - player.san_juan)
        found = max(0, used) * (0.15 + 1.5 * self.left) * self.style.liking("colonist")
        if not player.san_juan and used > 0:
            found += large * (0.7 + 2.5 * (1 - self.left)) * self.style.liking("late_colonist")
        return found

    def builder(self, player: Player, turn: int) -> float:
        """The best building beyond its price."""
        discount = int(not turn)
        costs = prices(self.state, player, discount=discount)
        if not costs:
            return 0.0
        worths, money = self.worth.buildings(player, self.left), self.money
        return max(0.0, *[worths[building] - money * cost for building, cost in costs.items()])

    def craftsman(self, player: Player, turn: int) -> float:
        """Barrels made, the cheap ones for ships, the dear ones for money."""
        made = makes(self.state, player)
        goods = self.state.box.goods
        each = 0.42 * self.style.shipping
        found = sum([count * (each + 0.05 * goods[good].price) for good, count in made.items()])
        if made and not turn:
            found += each + 0.1 * max([goods[good].price for good in made])
        if works(player, "factory"):
            found += self.state.box.buildings["factory"].doubloons_by_kinds[len(made)] * self.money
        return found

    def trader(self, player: Player, turn: int) -> float:
        """The best sale, if there is a place left then."""
        state = self.state
        goods = sellable(state, player.seat)
        if not goods or len(state.house) + turn >= state.box.house_spaces:
            return 0.0
        mine = not turn
        best = max([sale_price(state, player.seat, good, privilege=mine) for good in goods])
        return max(0.0, best * self.money - 0.4)

    def captain(self, player: Player, turn: int) -> float:
        """Points for barrels on ships, less what they are worth ashore, less what rots."""
        state = self.state
        if not player.goods:
            return 0.0
        rooms, empty = self._begun_ships, list(self._empty_ships)
        loads = shipped = rotten = 0
        for good in sorted(player.goods, key=lambda kind: -player.goods[kind]):
            count = player.goods[good]
            taken = min(count, rooms[good] if good in rooms else empty.pop() if empty else 0)
            shipped += taken
            loads += taken > 0
            rotten += max(0, count - taken - 1)
        if works(player, "wharf"):
            shipped, rotten, loads = shipped + min(rotten, 5), max(0, rotten - 5), loads + 1
        rotten = max(0, rotten - 4 * warehouse_kinds(state, player))
        worth = (0.95 if not turn else 0.85) * self.style.shipping - 0.3 * self.left * self.style.liking(
            "ashore"
        )
        found = (
            shipped * worth + loads * works(player, "harbor") - 0.35 * rotten * self.style.liking("rotten")
        )
        return found + (not turn and shipped > 0)

    def prospector(self, player: Player, turn: int) -> float:
        """One doubloon."""
        return 0.0 if turn else self.money
