"""The state of Puerto Rico: the common components, and those of each player."""

from collections.abc import Iterator
from typing import Annotated

from games.core import OWNER, Event, Mutable, Seat, State, mutable, unless
from games.puerto_rico.box import PuertoRicoBox, PuertoRicoOptions
from games.puerto_rico.events import LastRoundCalled, Trigger
from games.puerto_rico.moves import Building, Circle, Good, Role, Ship, Tile


@mutable
class Player(Mutable):
    """The possessions of one player; dicts hold only what is there (no zeros), in the order of arrival."""

    seat: Seat
    doubloons: int
    vp: Annotated[int, unless(OWNER, "vp_open")]
    """Victory points gained in captain phases; the chips are face down until the game is over."""
    vp_open: bool
    tiles: dict[Tile, int]
    """Kind → tiles on the island."""
    manned: dict[Tile, int]
    """Kind → tiles of it with a colonist."""
    buildings: dict[Building, int]
    """Building → colonists on it, 0 if it is unoccupied."""
    san_juan: int
    goods: dict[Good, int]


@mutable
class CargoShip(Mutable):
    """A cargo ship: it carries one kind of goods, "" while it is empty."""

    good: Good
    load: int


@mutable
class PuertoRico(State[PuertoRicoBox, PuertoRicoOptions]):
    """One table of Puerto Rico."""

    players: list[Player]
    round: int
    governor: Seat
    roles: dict[Role, int]
    """Every role card of the game → the doubloons lying on it."""
    taken: dict[Role, Seat]
    """Role cards taken in this round → their players, in the order of taking; the last is being played."""
    row: list[Tile]
    """Face-up plantations."""
    stack: dict[Tile, int]
    """Face-down plantations by kind; their order is decided when they are drawn."""
    discards: dict[Tile, int]
    """Discarded plantations, by kind."""
    quarries: int
    colonists: int
    """The supply of colonists."""
    colonist_ship: int
    vp: int
    """The supply of victory points; below 0 after points had to be noted on paper."""
    buildings: dict[Building, int]
    """The supply: every type of building → copies left, 0 included."""
    goods: dict[Good, int]
    """The supply: every good → barrels left, 0 included."""
    ships: dict[Ship, CargoShip]
    house: list[Good]
    """The goods in the trading house."""
    triggers: list[Trigger]
    """The reasons why this round is the last one; empty otherwise."""
    removed: int
    """Colonists that left the game because they were refused (option mayor_refusal)."""

    @property
    def roles_left(self) -> list[Role]:
        """Role cards that may still be taken in this round."""
        return [role for role in self.roles if role not in self.taken]

    @property
    def is_last_round(self) -> bool:
        """Say whether the game ends with this round."""
        return bool(self.triggers)


def works(player: Player, building: Building) -> bool:
    """Say whether the player's building is occupied and so has an effect."""
    return player.buildings.get(building, 0) > 0


def spaces_covered(state: PuertoRico, player: Player) -> int:
    """Return the number of city spaces that are built on."""
    rows = state.box.buildings
    return sum([rows[building].spaces for building in player.buildings])


def tile_count(player: Player) -> int:
    """Return the number of tiles on the island."""
    return sum(player.tiles.values())


def colonist_count(player: Player) -> int:
    """Return the number of all colonists of a player: on tiles, on buildings and in San Juan."""
    return sum(player.manned.values()) + sum(player.buildings.values()) + player.san_juan


def circle_count(state: PuertoRico, player: Player) -> int:
    """Return the number of the player's circles."""
    rows = state.box.buildings
    return tile_count(player) + sum([rows[building].circles for building in player.buildings])


def circles_of(state: PuertoRico, player: Player) -> dict[Circle, int]:
    """Return the player's circles, kind by kind: those on tiles, then those on buildings, in the box's order."""
    tiles, rows = player.tiles, state.box.buildings
    circles = {kind: tiles[kind] for kind in state.box.tiles if kind in tiles}
    return circles | {building: rows[building].circles for building in rows if building in player.buildings}


def colonist_to_take(state: PuertoRico) -> bool:
    """Say whether hospice and university can get a colonist, from the supply or the ship (R12)."""
    return state.colonists > 0 or state.colonist_ship > 0


def take_colonist(state: PuertoRico) -> bool:
    """Take one colonist from the supply, or else from the ship; False if neither has one (R12)."""
    if state.colonists:
        state.colonists -= 1
    elif state.colonist_ship:
        state.colonist_ship -= 1
    else:
        return False
    return True


def last_round(state: PuertoRico, trigger: Trigger) -> Iterator[Event]:
    """Make the round the last one, unless the same trigger has done so before."""
    if trigger not in state.triggers:
        state.triggers.append(trigger)
        yield LastRoundCalled(trigger)


def add(pieces: dict[str, int], kind: str, count: int = 1) -> None:
    """Add pieces of a kind; remove a kind of which none is left."""
    left = pieces.get(kind, 0) + count
    assert left >= 0, f"{-left} {kind} too many were taken"
    if left:
        pieces[kind] = left
    else:
        pieces.pop(kind, None)


def setup(box: PuertoRicoBox, options: PuertoRicoOptions, rules: int, seats: int) -> PuertoRico:
    """Return the table before the first row of plantations is laid (§3)."""
    start = box.players[seats]
    stack = {kind: tile.copies for kind, tile in box.tiles.items() if tile.good}
    for tile in start.start_tiles:
        add(stack, tile, -1)
    return PuertoRico(
        box=box,
        options=options,
        rules=rules,
        seats=seats,
        agenda=[],
        players=[_player(box, options, seat, seats) for seat in range(seats)],
        round=0,
        governor=0,
        roles=dict.fromkeys(start.roles, 0),
        taken={},
        row=[],
        stack=stack,
        discards={},
        quarries=box.tiles["quarry"].copies,
        colonists=start.colonists,
        colonist_ship=start.colonist_ship,
        vp=start.vp,
        buildings={building: row.copies for building, row in box.buildings.items()},
        goods={good: row.barrels for good, row in box.goods.items()},
        ships={ship: CargoShip("", 0) for ship in start.ships},
        house=[],
        triggers=[],
        removed=0,
    )


def _player(box: PuertoRicoBox, options: PuertoRicoOptions, seat: Seat, seats: int) -> Player:
    start = box.players[seats]
    tile = start.start_tiles[seat]
    doubloons = start.doubloons + (box.corn_doubloons if tile == "corn" else 0)
    return Player(seat, doubloons, 0, options.open_vp, {tile: 1}, {}, {}, 0, {})
