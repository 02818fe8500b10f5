"""The components of one Puerto Rico table, read from `data/puerto_rico.toml`."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from games.core import Box, Count, Number, Options, Row, load_box, record
from games.puerto_rico.moves import Ship, Tile


@record
class PuertoRicoOptions(Options):
    """The options of a table (§11)."""

    two_player: bool = False
    open_vp: bool = False
    decline_production: bool = False
    mayor_refusal: Literal["forbidden", "removed_from_game"] = "forbidden"
    large_building_geometry: Literal["count", "columns"] = "count"
    hacienda_reshuffle: bool = True
    balanced: bool = False

    def seats_for(self) -> tuple[int, ...]:
        """Return the numbers of players with these options: the variant for two has its own option."""
        return (2,) if self.two_player else (3, 4, 5)


class GoodRow(Row):
    """A kind of goods."""

    price: Count
    barrels: Count
    needs_building: bool


class TileRow(Row):
    """A kind of island tile: a plantation of a good, or the quarry (no good)."""

    copies: Count
    good: str = ""


class ShipRow(Row):
    """A cargo ship."""

    capacity: Count


class RoleRow(Row):
    """A role card and the phase it begins; the two prospectors are two cards."""

    phase: str


class TriggerRow(Row):
    """A condition that makes a round the last one."""


class BuildingRow(Row):
    """A type of building. The numbers of its effects are 0 if it has no such effect."""

    kind: Literal["small_production", "large_production", "small_violet", "large_violet"]
    cost: Count
    vp: Count
    circles: Count
    column: Count
    """Maximum number of doubloons that quarries take off the cost."""
    copies: Count
    spaces: Count
    good: str = ""
    sale_bonus: Count = 0
    store_kinds: Count = 0
    vp_per_load: Count = 0
    doubloons_by_kinds: tuple[Count, ...] = ()
    vp_per_small_production: Count = 0
    vp_per_large_production: Count = 0
    vp_by_tiles: tuple[Count, ...] = ()
    colonists_per_vp: Count = 0
    chips_per_vp: Count = 0
    vp_per_violet: Count = 0

    @property
    def is_violet(self) -> bool:
        """Say whether it is one of the 12 small or 5 large violet buildings."""
        return self.kind in ("small_violet", "large_violet")

    @property
    def is_large(self) -> bool:
        """Say whether it is one of the five large violet buildings, which cover two city spaces."""
        return self.kind == "large_violet"


class ByPlayers(BaseModel):
    """The components at the start for a number of players (§2.1)."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    doubloons: Count
    vp: Count
    colonists: Count
    colonist_ship: Count
    ships: tuple[Ship, ...]
    start_tiles: tuple[Tile, ...]
    roles: tuple[str, ...]
    picks: Count
    row: Count


class TwoPlayers(BaseModel):
    """The numbers of components, by kind, that the variant for two removes; the copies it keeps (§10)."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    plantations_removed: Count
    quarries_removed: Count
    barrels_removed: Count
    production_copies: Count
    violet_copies: Count


class Balanced(BaseModel):
    """The changes of the tournament values (§11)."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    corn_doubloons: Number
    costs: dict[str, Count]


class PuertoRicoBox(Box):
    """All components, with the numbers of this table."""

    island_spaces: Count
    city_spaces: Count
    city_columns: Count
    house_spaces: Count
    wharf_capacity: Count
    role_doubloons: Count
    corn_doubloons: Number
    players: dict[int, ByPlayers]
    two_players: TwoPlayers
    balanced: Balanced
    goods: dict[str, GoodRow]
    tiles: dict[str, TileRow]
    ships: dict[str, ShipRow]
    roles: dict[str, RoleRow]
    triggers: dict[str, TriggerRow]
    buildings: dict[str, BuildingRow]

    @cached_property
    def circles(self) -> dict[str, TileRow | BuildingRow]:
        """Everything that holds colonists: the kinds of tiles, then the buildings."""
        return {**self.tiles, **self.buildings}

    @cached_property
    def producers(self) -> dict[str, tuple[str, ...]]:
        """Each good that needs a building → the buildings that make it."""
        return {
            good: tuple(building.id for building in self.buildings.values() if building.good == good)
            for good, row in self.goods.items()
            if row.needs_building
        }

    @cached_property
    def large_buildings(self) -> dict[str, BuildingRow]:
        """The five large violet buildings."""
        return {building.id: building for building in self.buildings.values() if building.is_large}


def open_box(rules: int, options: Options, overrides: Mapping[str, Any]) -> PuertoRicoBox:
    """Return the components of a table with these options; raises `DataError`."""
    assert isinstance(options, PuertoRicoOptions)

    def adjust(tables: dict[str, Any]) -> None:
        two_players, balanced = tables["two_players"], tables["balanced"]
        if options.two_player:
            _take_out(tables, two_players)
        if options.balanced:
            tables["corn_doubloons"] = balanced["corn_doubloons"]
            for building, cost in balanced["costs"].items():
                tables["buildings"][building]["cost"] = cost

    return load_box(PuertoRicoBox, "puerto_rico", rules=rules, overrides=overrides, adjust=adjust)


def _take_out(tables: dict[str, Any], two_players: Mapping[str, int]) -> None:
    """Remove the components that the variant for two does not use (§10)."""
    for tile in tables["tiles"].values():
        tile["copies"] -= two_players["plantations_removed" if "good" in tile else "quarries_removed"]
    for good in tables["goods"].values():
        good["barrels"] -= two_players["barrels_removed"]
    for building in tables["buildings"].values():
        violet = building["kind"].endswith("violet")
        building["copies"] = two_players["violet_copies" if violet else "production_copies"]
