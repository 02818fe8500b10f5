"""A fast player by rules of thumb, in several styles: robots roll games out with it, and are measured against it."""

from collections.abc import Callable, Mapping
from random import Random

from games.core import Menu, Move, OneOf, Pass, Seat
from games.puerto_rico.builder import affordable, price
from games.puerto_rico.captain import space
from games.puerto_rico.defaults import most_barrels
from games.puerto_rico.moves import (
    Build,
    DrawTile,
    FinalPass,
    Good,
    Load,
    PlaceColonists,
    Produce,
    Refuse,
    Sell,
    Settle,
    Store,
    TakeBonus,
    TakeRole,
    UseWharf,
)
from games.puerto_rico.robot.arrangements import arrangement
from games.puerto_rico.robot.roles import Roles
from games.puerto_rico.robot.worth import Style, Worth, time_left
from games.puerto_rico.state import Player, PuertoRico, works
from games.puerto_rico.storage import warehouse_kinds
from games.puerto_rico.trader import sale_price

Answer = Callable[["Script", PuertoRico, Player, Menu, Random], Move]


class Script:
    """Plays by rules of thumb; `noise` in victory points blurs what it weighs."""

    def __init__(self, style: Style, noise: float = 0.3) -> None:
        self.style = style
        self.noise = noise
        self._worth: Worth | None = None

    def __call__(self, state: PuertoRico, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Return a move of the menu; works on a view as well."""
        player = state.players[seat]
        for moves in menu.sets:
            answer = ANSWERS.get(moves.kind)
            if answer is not None:
                return answer(self, state, player, menu, rng)
        return Pass()

    def worth(self, state: PuertoRico) -> Worth:
        """Return the ratings for the box of the table at hand."""
        worth = self._worth
        if worth is None or worth.box is not state.box:
            # Others may ask for another box meanwhile, in threads of their own.
            worth = self._worth = Worth(state.box, self.style)
        return worth

    def blur(self, rng: Random) -> float:
        """Return a little luck, so that no two games are the same."""
        return self.noise * (rng.random() - 0.5)

    # What it does with each kind of move

    def take_role(self, state: PuertoRico, player: Player, menu: Menu, rng: Random) -> Move:
        """Take the card that brings most beyond what it brings the others."""
        roles = Roles(state, self.worth(state))
        best = max(state.roles_left, key=lambda role: roles.rate(player, role) + self.blur(rng))
        return TakeRole(best)

    def settle(self, state: PuertoRico, player: Player, menu: Menu, rng: Random) -> Move:
        """Take the tile that is worth most."""
        worth = self.worth(state).tiles(player, time_left(state))
        tiles = choices(menu, Settle, "tile")
        return Settle(max(tiles, key=lambda tile: worth[tile] + self.blur(rng)))

    def build(self, state: PuertoRico, player: Player, menu: Menu, rng: Random) -> Move:
        """Build what is worth most beyond its price, or save for something better."""
        buildings = choices(menu, Build, "building")
        gains = building_gains(state, player, self.worth(state), buildings, int(is_chooser(state, player)))
        best = max(buildings, key=lambda building: gains[building] + self.blur(rng))
        return Build(best) if gains[best] > 0.1 and not self.saves(state, player, gains[best]) else Pass()

    def saves(self, state: PuertoRico, player: Player, gain: float) -> bool:
        """Say whether something much better is only two doubloons away."""
        left = time_left(state)
        if left < 0.12 or player.doubloons < 5:
            return False
        later = affordable(state, player, discount=2 + int(is_chooser(state, player)))
        gains = building_gains(state, player, self.worth(state), later, int(is_chooser(state, player)))
        return max(gains.values()) * 0.8 * self.style.liking("saving") - 0.6 > gain

    def sell(self, state: PuertoRico, player: Player, menu: Menu, rng: Random) -> Move:
        """Sell what brings most, unless a ship would take it for as much."""
        mine = is_chooser(state, player)
        left = time_left(state)

        def gain(good: Good) -> float:
            money = sale_price(state, player.seat, good, privilege=mine) * self.style.doubloon(left)
            return money * self.style.building - 0.45 * self.style.shipping + self.blur(rng)

        best = max(choices(menu, Sell, "good"), key=gain)
        return Sell(best) if gain(best) > 0 else Pass()

    def load(self, state: PuertoRico, player: Player, menu: Menu, rng: Random) -> Move:
        """Load most barrels, the cheapest of equally many; keep the wharf for what finds no ship."""
        best, most = None, -99.0
        prices = state.box.goods
        harbor = works(player, "harbor")
        for moves in menu.sets:
            if moves.kind is not Load:
                continue
            (good,) = moves.domains["good"]
            for ship in moves.domains["ship"]:
                count = space(state, ship, player.goods[good])
                fills = count == state.box.ships[ship].capacity - state.ships[ship].load
                rate = count - 0.15 * prices[good].price + 0.2 * fills + self.blur(rng)
                if rate > most:
                    best, most = Load(good, ship, harbor=True), rate
        if works(player, "wharf") and UseWharf in menu.kinds():
            good = max(player.goods, key=lambda kind: player.goods[kind])
            if player.goods[good] + harbor > max(0.9, most + 1.5):
                return UseWharf(good)
        return best or UseWharf(max(player.goods, key=lambda kind: player.goods[kind]))

    def bonus(self, state: PuertoRico, player: Player, menu: Menu, rng: Random) -> Move:
        """Take the dearest barrel, or one more of what ships in a ship already begun."""
        waiting = {cargo.good for cargo in state.ships.values()}

        def gain(good: Good) -> float:
            dear = state.box.goods[good].price * 0.25 * self.style.building
            return dear + 0.3 * self.style.shipping * (good in waiting) + self.blur(rng)

        return TakeBonus(max(choices(menu, TakeBonus, "good"), key=gain))

    def store(self, state: PuertoRico, player: Player, menu: Menu, rng: Random) -> Move:
        """Keep most barrels and the dearest one."""
        kinds = warehouse_kinds(state, player)
        if not kinds:
            return Store(max(player.goods, key=lambda good: state.box.goods[good].price), ())
        return most_barrels(state, player)


def choices(menu: Menu, kind: type[Move], field: str) -> tuple[str, ...]:
    """Return the values of a field in the menu's sets of a kind."""
    found: tuple[str, ...] = ()
    for moves in menu.sets:
        if moves.kind is kind:
            domain = moves.domains[field]
            found += domain.values if isinstance(domain, OneOf) else tuple(domain)
    return found


def is_chooser(state: PuertoRico, player: Player) -> bool:
    """Say whether it is the player who took the role that is being played."""
    return bool(state.taken) and next(reversed(state.taken.values())) == player.seat


def building_gains(
    state: PuertoRico, player: Player, worth: Worth, buildings: tuple[str, ...] | list[str], discount: int
) -> dict[str, float]:
    """Return what each building is worth to the player beyond its price."""
    left = time_left(state)
    worths = worth.buildings(player, left)
    money = worth.style.doubloon(left)
    return {one: worths[one] - money * price(state, player, one, discount=discount) for one in buildings}


ANSWERS: Mapping[type[Move], Answer] = {
    TakeRole: Script.take_role,
    DrawTile: lambda _script, _state, _player, _menu, _rng: DrawTile(),
    Settle: Script.settle,
    Refuse: lambda _script, _state, _player, _menu, _rng: Refuse(0),
    PlaceColonists: lambda script, state, player, _menu, _rng: PlaceColonists(
        arrangement(state, player, script.style)
    ),
    Build: Script.build,
    Produce: lambda _script, _state, _player, _menu, _rng: Produce(),
    TakeBonus: Script.bonus,
    Sell: Script.sell,
    Load: Script.load,
    UseWharf: Script.load,
    FinalPass: lambda _script, _state, _player, _menu, _rng: FinalPass(),
    Store: Script.store,
}
"""Kind of move on the menu → what the script does with it."""
