"""The components of Age of Discovery, read from `data/age_of_discovery.toml`."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from games.age_of_discovery import moves
from games.core import Box, Count, Options, Row, load_box, record

RULES = 1
"""The current edition of the rules; tables keep the one they were created with."""


class Component(Row):
    """A row that names its reconstructed columns: those that no available rulebook shows."""

    reconstructed: tuple[str, ...] = ()


class PieceKind(Component):
    """A colonist or specialist: its strengths, and what it brings when it arrives from the dock (§7)."""

    shipping: Count
    discovery: Count
    dock_money: Count = 0
    dock_colonists: Count = 0


class EventBox(Component):
    """An event box, or one of the five spaces for specialists (§2.4)."""

    spaces: Count = 0
    """Numbered spaces, filled from the left; 0 for an open area."""
    open_spaces: dict[int, Count] = Field(default_factory=dict[int, Count])
    """Number of players → open spaces, in a box in which they depend on it."""
    per_player: Count = 0
    """Maximum number of one player's pieces in the box; 0 for any number."""
    placement: bool = True
    specialist: str = ""
    """The specialist that a piece in this box brings its owner."""
    cost: Count = 0

    def room(self, seats: int) -> int:
        """Return the number of open spaces, 0 for an open area."""
        return self.open_spaces.get(seats, self.spaces)


class Region(Component):
    """A region of the New World (§2.3)."""

    good: moves.Good
    adjacent: tuple[moves.Region, ...]
    discovered: bool = False


class Good(Component):
    """A trade good and the number of its tiles."""

    tiles: Count


class Finding(Component):
    """A discovery counter or card; plunder is paid for each soldier of the expedition (§2.5)."""

    natives: Count
    vp: Count
    coins: Count
    plunder: Count


class Building(Component):
    """A capital building; the columns after `vp` are its effects (§9.1)."""

    age: Count
    copies: Count = 1
    trigger: Literal["once", "each_turn", "standing", "favour", "end"]
    vp: Count = 0
    pieces: dict[str, Count] = Field(default_factory=dict[str, Count])
    discovery_pieces: dict[str, Count] = Field(default_factory=dict[str, Count])
    dock_space: str = ""
    money: Count = 0
    privateers: Count = 0
    """Money from each opponent for each own ship."""
    random_goods: Count = 0
    free_discovery: bool = False
    colony_soldiers: Count = 0
    favour: tuple[str, ...] = ()
    missionary_colonists: Count = 0
    money_per_good: dict[str, Count] = Field(default_factory=dict[str, Count])
    soldier_moves: Count = 0
    colonist_moves: Count = 0
    defence: Count = 0
    vp_per_good: Count = 0
    vp_per_two_pieces: Count = 0
    vp_per_ship: Count = 0
    vp_per_soldier: Count = 0
    vp_per_building: Count = 0
    vp_per_region: Count = 0
    vp_per_five_money: Count = 0
    vp_per_discovery: Count = 0


class _Numbers(BaseModel):
    """Base of the tables of numbers that belong to no component."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Turns(_Numbers):
    """The course of the game."""

    count: Count
    age_of_turn: tuple[Count, ...]
    scoring: tuple[Count, ...]
    building_cost: tuple[Count, ...]


class Start(_Numbers):
    """The starting amounts of players and displays; the displays are refilled to theirs."""

    money: Count
    extra_money: Count
    colonists: Count
    building_display: Count
    goods_display: Count


class Supply(_Numbers):
    """The supplies that can run out."""

    soldiers: Count
    ships: Count


class Sets(_Numbers):
    """The payments for sets of goods (§8)."""

    three_any: Count
    three_same: Count
    four_same: Count

    @property
    def pays(self) -> tuple[int, int, int]:
        """The three numbers, from the cheapest."""
        return self.three_any, self.three_same, self.four_same


class Scoring(_Numbers):
    """Points for a colony (§12.1)."""

    threshold: Count
    first: Count
    second: Count
    two_first: Count


class Auction(_Numbers):
    """The auction for the first turn order (§14)."""

    specialist_bid: Count


class DiscoveryBox(Box):
    """All components of one table."""

    turns: Turns
    start: Start
    supply: Supply
    pieces: dict[str, PieceKind]
    enemies: dict[str, Component]
    boxes: dict[str, EventBox]
    regions: dict[str, Region]
    goods: dict[str, Good]
    sets: Sets
    counters: dict[str, Finding]
    cards: dict[str, Finding]
    buildings: dict[str, Building]
    scoring: Scoring
    auction: Auction

    @cached_property
    def placeable(self) -> tuple[EventBox, ...]:
        """The boxes and spaces where pieces can be placed, in the order of the board."""
        return tuple(row for row in self.boxes.values() if row.placement)

    @cached_property
    def numbers(self) -> Mapping[str, tuple[int, int, int]]:
        """Counter or card → its natives, points and coins: robots weigh them often."""
        findings = {**self.counters, **self.cards}
        return {key: (row.natives, row.vp, row.coins) for key, row in findings.items()}


@record
class DiscoveryOptions(Options):
    """A table's options: the starting auction, the Navy's points per ship (R05), the World Atlas (R08)."""

    auction: bool = False
    navy: Literal[4, 3] = 4
    world_atlas: bool = True


def open_box(rules: int, options: Options, overrides: Mapping[str, Any]) -> DiscoveryBox:
    """Return the components for a table; raises `DataError`."""
    assert isinstance(options, DiscoveryOptions)

    def adjust(tables: dict[str, Any]) -> None:
        buildings = tables["buildings"]
        buildings["navy"] = {**buildings["navy"], "vp_per_ship": options.navy}
        if not options.world_atlas:
            del buildings["world_atlas"]

    return load_box(DiscoveryBox, "age_of_discovery", rules=rules, overrides=overrides, adjust=adjust)
