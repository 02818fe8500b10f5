"""The components of *Mundus Novus*, read from `data/mundus_novus.toml`."""

from collections.abc import Iterable
from functools import cached_property
from typing import Annotated, Literal

from pydantic import Field

from games.core import Box, Count, Ids, Row

KEY = "mundus_novus"

Resource = Annotated[str, Ids("resources")]
Development = Annotated[str, Ids("developments")]
EventToken = Annotated[str, Ids("events")]

Tier = Literal["common", "uncommon", "rare"]
NO_EVENT = "none"


class ResourceRow(Row):
    """A resource: its value in an offer, the number of its cards, and its rarity."""

    value: Count
    count: Count
    tier: Literal["common", "uncommon", "rare", "relic"]


class EventRow(Row):
    """An event token."""


class DevelopmentRow(Row):
    """A development card. `ability` names the power of a character; `amount` and `cost` are its numbers."""

    type: Literal["caravel", "merchant", "warehouse", "shipyard", "character", "building"]
    min_players: Count
    event: EventToken = NO_EVENT
    value: Count = 0
    income: Count = 0
    capacity: Count = 0
    converts_to: tuple[Resource, ...] = ()
    ability: str = ""
    amount: Count = 0
    cost: Count = 0
    sells: dict[Tier, Count] = Field(default_factory=dict[Tier, Count])
    promo: bool = False


class MundusNovusBox(Box):
    """All numbers and components of a table."""

    cards_per_round: Count
    market_size: Count
    queue_size: Count
    win_doubloons: Count
    offer_sizes: tuple[Count, ...]
    relic: Resource
    resources: dict[Resource, ResourceRow]
    identical_access: dict[int, dict[Tier, Count]]
    different_doubloons: dict[int, Count]
    relic_doubloons: dict[int, Count]
    events: dict[EventToken, EventRow]
    developments: dict[Development, DevelopmentRow]

    @cached_property
    def numbers(self) -> tuple[Resource, ...]:
        """The numbered resources, from the lowest to the highest."""
        return tuple(name for name in self.resources if name != self.relic)

    @cached_property
    def value(self) -> dict[Resource, int]:
        """The value of each resource in an offer."""
        return {name: row.value for name, row in self.resources.items()}

    @cached_property
    def access(self) -> dict[tuple[int, Resource], int]:
        """(size of the combination, number) → the number of positions in the queue it may choose from."""
        return {
            (size, name): places
            for size, tiers in self.identical_access.items()
            for name, row in self.resources.items()
            for tier, places in tiers.items()
            if row.tier == tier
        }

    @cached_property
    def with_ability(self) -> dict[str, Development]:
        """The card that has each ability."""
        return {row.ability: name for name, row in self.developments.items() if row.ability}

    def ordered(self, resources: Iterable[Resource]) -> list[Resource]:
        """Return resources from the lowest to the highest, relics last."""
        return sorted(resources, key=self.value.__getitem__)
