"""What buildings and tiles are worth to a player, by rules of thumb in victory points; remembered per situation."""

import dataclasses
from collections.abc import Callable, Mapping

from games.core import Hidden
from games.puerto_rico.box import BuildingRow, PuertoRicoBox
from games.puerto_rico.moves import Building, Good, Tile
from games.puerto_rico.state import Player, PuertoRico, colonist_count

TASTES = (
    *(
        "doubloon",
        "late_doubloon",
        "others",
        "variety",
        "empty_plant",
        "empty_field",
        "colonist",
        "late_colonist",
    ),
    *("ashore", "rotten", "saving"),
)
"""What a script weighs beside tiles, buildings and phases."""

PHASES = 6.5
"""About how often each role is taken in a whole game."""

EFFECTS: Mapping[Building, float] = {
    "small_market": 2.4,
    "hacienda": 2.2,
    "construction_hut": 1.8,
    "small_warehouse": 1.2,
    "hospice": 2.6,
    "office": 1.6,
    "large_market": 3.6,
    "large_warehouse": 1.8,
    "university": 1.6,
}
"""What an effect brings in a whole game where that depends on little else."""


@dataclasses.dataclass(frozen=True, slots=True)
class Style:
    """What a script likes: goods for ships, goods for money and buildings, and single things more or less."""

    shipping: float = 1.0
    building: float = 1.0
    likings: Mapping[str, float] = dataclasses.field(default_factory=dict[str, float])
    """Building, tile, phase or one of `TASTES` → factor of its worth."""

    def liking(self, thing: str) -> float:
        """Return the factor for a thing."""
        return self.likings.get(thing, 1.0)

    def doubloon(self, left: float) -> float:
        """Return what a doubloon is worth: it must be spent before the end."""
        return self.liking("doubloon") * (0.12 * self.liking("late_doubloon") + 0.45 * left)


def time_left(state: PuertoRico) -> float:
    """Return how much of the game is still to come, from 1 at the start to 0 in the last round."""
    if state.triggers:
        return 0.0
    start = state.box.players[state.seats]
    fullest = max([len(player.buildings) for player in state.players])
    return max(
        0.05, min(state.vp / start.vp, state.colonists / start.colonists, 1 - fullest / state.box.city_spaces)
    )


Situation = tuple[tuple[tuple[Tile, int], ...], tuple[Building, ...], int, int, int]


def situation(player: Player, left: float) -> Situation:
    """Return what the worth of buildings and tiles depends on, coarsely where that is enough."""
    chips = 0 if isinstance(player.vp, Hidden) else player.vp
    return (
        tuple(player.tiles.items()),
        tuple(player.buildings),
        colonist_count(player) // 2,
        chips // 5,
        round(left * 12),
    )


class Worth:
    """Rates buildings and tiles for one box in one style, each situation once."""

    MOST = 5_000
    """Situations remembered before all are forgotten."""

    def __init__(self, box: PuertoRicoBox, style: Style) -> None:
        self.box = box
        self.style = style
        self._found: dict[Situation, Worths] = {}

    def _worths(self, player: Player, left: float) -> "Worths":
        """Return the worth of what could be added to what a player has."""
        key = situation(player, left)
        found = self._found.get(key)
        if found is None:
            if len(self._found) > self.MOST:
                self._found.clear()
            # Holdings that kept their own worths would be reference cycles, which stay in memory until garbage is collected.
            of = Holdings(self.box, self.style, key)
            found = self._found[key] = WhenAsked(of.named_building), WhenAsked(of.named_tile)
        return found

    def buildings(self, player: Player, left: float) -> Mapping[Building, float]:
        """Return what each building that the player lacks would be worth, its cost not taken off."""
        return self._worths(player, left)[0]

    def tiles(self, player: Player, left: float) -> Mapping[Tile, float]:
        """Return what one more tile of each kind would be worth."""
        return self._worths(player, left)[1]


class WhenAsked(dict[str, float]):
    """The worth of things by name, each found when it is first asked for."""

    def __init__(self, rate: Callable[[str], float]) -> None:
        super().__init__()
        self._rate = rate

    def __missing__(self, name: str) -> float:
        found = self[name] = self._rate(name)
        return found


Worths = tuple[Mapping[Building, float], Mapping[Tile, float]]
"""Building that is not there → what it is worth; kind of tile → what one more is worth."""


class Holdings:
    """One player's island and city, looked at to rate what could be added."""

    def __init__(self, box: PuertoRicoBox, style: Style, key: Situation) -> None:
        tiles, self.owned, colonists, chips, left = key
        self.box, self.style = box, style
        self.counts = dict(tiles)
        self.colonists, self.chips, self.left = 2 * colonists, 5 * chips, left / 12
        self.plants = dict.fromkeys(box.producers, 0)
        """Good that needs a plant → circles of its plants."""
        rows = box.buildings
        for plant in self.owned:
            row = rows[plant]
            if row.good:
                self.plants[row.good] += row.circles
        self.able: dict[Good, int] = {}
        for good, count in tiles:
            able = min(count, self.plants[good]) if good in self.plants else count
            if able and good in box.goods:
                self.able[good] = able
        self.made = sum(self.able.values())

    def named_building(self, building: Building) -> float:
        """Return what a building that is not there is worth, with the style's liking for it."""
        return self.building(self.box.buildings[building]) * self.style.liking(building)

    def named_tile(self, tile: Tile) -> float:
        """Return what one more tile of a kind is worth, with the style's liking for it."""
        return self.tile(tile) * self.style.liking(tile)

    def barrel(self, good: Good) -> float:
        """Return what making one more barrel in each craftsman phase is worth."""
        price = self.box.goods[good].price
        once = 0.55 * self.style.shipping + 0.13 * price * self.style.building
        fresh = 0.5 * self.style.liking("variety") if good not in self.able else 0.0
        return self.left * (PHASES * once * 0.8 + fresh)

    def building(self, row: BuildingRow) -> float:
        """Return what a building is worth: its own points, and what it does."""
        if row.good:
            return row.vp + self.plant(row)
        if row.is_large:
            return row.vp + self.large(row)
        return row.vp + self.effect(row)

    def plant(self, row: BuildingRow) -> float:
        """Return what a plant adds to production, now and with plantations to come."""
        good = row.good
        idle = max(0, self.counts.get(good, 0) - self.plants[good])
        used = min(idle, row.circles)
        promised = min(row.circles - used, 2) * (0.2 if self.counts.get(good) or used else 0.1)
        return self.barrel(good) * (used + promised * self.left * self.style.liking("empty_plant"))

    def effect(self, row: BuildingRow) -> float:
        """Return what a small violet building does in the rest of the game."""
        left, kinds, style = self.left, len(self.able), self.style
        match row.id:
            case "factory":
                each = row.doubloons_by_kinds[min(5, kinds + 1)]
                return style.building * PHASES * left * each * style.doubloon(left) * 0.7
            case "harbor":
                return style.shipping * PHASES * left * min(3.2, 0.6 * kinds + 0.25 * self.made)
            case "wharf":
                return style.shipping * PHASES * left * min(2.6, 0.35 * self.made)
            case "large_warehouse" | "small_warehouse":
                return style.shipping * left * EFFECTS[row.id] * min(1.5, self.made / 4)
            case "hacienda" | "hospice":
                return EFFECTS[row.id] * left * left
            case _:
                return EFFECTS.get(row.id, 1.0) * left * style.building

    def large(self, row: BuildingRow) -> float:
        """Return a large building's extra points, with those that may still come."""
        rows = [self.box.buildings[building] for building in self.owned]
        left = self.left
        match row.id:
            case "guild_hall":
                large = sum(one.kind == "large_production" for one in rows)
                small = sum(one.kind == "small_production" for one in rows)
                return 2 * large + small + 3 * left
            case "residence":
                return row.vp_by_tiles[
                    min(self.box.island_spaces, round(sum(self.counts.values()) + 4 * left))
                ]
            case "fortress":
                return (self.colonists + 8 * left) / row.colonists_per_vp
            case "customs_house":
                return (self.chips + 25 * left * self.style.shipping) / row.chips_per_vp
            case _:
                return sum(one.is_violet for one in rows) + 1 + 2.5 * left

    def tile(self, tile: Tile) -> float:
        """Return what one more tile of the kind is worth."""
        count, left = self.counts.get(tile, 0), self.left
        room = 0.15 + (0.4 if "residence" in self.owned else 0.0)
        if tile not in self.box.goods:
            return room + self.style.building * 5.5 * left * left * 0.75**count
        if tile not in self.plants:
            return room + self.barrel(tile) * (0.9 if count < 4 else 0.7)
        spare = self.plants[tile] - count
        if spare > 0:
            return room + self.barrel(tile)
        cheap = 0.5 if self.box.goods[tile].price <= 2 else 0.42
        likely = self.style.liking("empty_field") * (cheap if count < 3 else 0.15)
        return room + self.barrel(tile) * left * likely
