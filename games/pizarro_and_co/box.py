"""The box of Pizarro & Co.: gold cards, explorers and the spaces of this table's boards."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Literal

from games.core import Box, Count, Options, Row, load_box
from games.pizarro_and_co.moves import Explorer, Gold, Half
from games.pizarro_and_co.options import PizarroOptions

Ability = Literal[
    "none",
    "veto",
    "press_luck",
    "tuck_from_hand",
    "tuck_from_payment",
    "exchange",
    "draw",
    "open_hand",
    "lose_card",
]


class GoldRow(Row):
    """A kind of gold card: its buying value, and its victory points in hand at the end."""

    value: Count
    crowns: Count


class YearRow(Row):
    """One of the years: the number of each explorer's cards, and of gold cards for each player at its end."""

    cards: Count
    gold: Count


class ExplorerRow(Row):
    """An explorer and the board that shows them."""

    board: Count


class AbilityRow(Row):
    """The effect of a space on a ship's owner; `spare_card`: they must have a card left after paying."""

    spare_card: bool = False


class SpaceRow(Row):
    """A space of an explorer, or half of one: one for each year."""

    explorer: str
    side: Literal["A", "B"]
    space: Count
    half: str = ""
    crowns: Count
    sacks: Count
    ability: Ability = "none"
    draw: Count = 0
    multiplier: Count = 0


class PizarroBox(Box):
    """Everything in the box, with the chosen side of each board up (§1)."""

    ships_per_player: Count
    exchange_cards: Count
    luck_limit: Count
    luck_stop: Count
    minimum_bid: Count
    gold_sets: Count
    gold: dict[str, GoldRow]
    years: dict[str, YearRow]
    ships: dict[str, Row]
    halves: dict[str, Row]
    explorers: dict[str, ExplorerRow]
    abilities: dict[str, AbilityRow]
    spaces: dict[str, SpaceRow]

    @cached_property
    def worth(self) -> dict[Gold, int]:
        """The buying value of each gold card."""
        return {card.id: card.value for card in self.gold.values()}

    @cached_property
    def crowns(self) -> dict[Gold, int]:
        """The victory points of each gold card."""
        return {card.id: card.crowns for card in self.gold.values()}

    @cached_property
    def _spaces(self) -> dict[tuple[Explorer, int, Half], SpaceRow]:
        return {(space.explorer, space.space, space.half): space for space in self.spaces.values()}

    @cached_property
    def _halves(self) -> dict[tuple[Explorer, int], tuple[Half, ...]]:
        found: dict[tuple[Explorer, int], tuple[Half, ...]] = {}
        for explorer, number, half in self._spaces:
            found[explorer, number] = (*found.get((explorer, number), ()), half)
        return found

    def space(self, explorer: Explorer, number: int, half: Half = "") -> SpaceRow:
        """Return a space of an explorer, or a half of it."""
        return self._spaces[explorer, number, half]

    def halves_of(self, explorer: Explorer, number: int) -> tuple[Half, ...]:
        """Return the halves of a space, `("",)` if it is undivided."""
        return self._halves[explorer, number]

    def is_divided(self, explorer: Explorer, number: int) -> bool:
        """Say whether a space has two halves."""
        return len(self._halves[explorer, number]) > 1

    def ability(self, explorer: Explorer, number: int) -> Ability:
        """Return the ability of an undivided space; "none" for a divided one, whose halves may differ."""
        return "none" if self.is_divided(explorer, number) else self.space(explorer, number).ability

    @cached_property
    def _spare_cards(self) -> dict[tuple[Explorer, int], bool]:
        return {place: self.abilities[self.ability(*place)].spare_card for place in self._halves}

    def needs_spare_card(self, explorer: Explorer, number: int) -> bool:
        """Say whether the buyer must keep a card after paying (§5.3)."""
        return self._spare_cards[explorer, number]

    def tells_ships_apart(self, explorer: Explorer) -> bool:
        """Say whether it matters which of several ships moves (R24)."""
        return any(
            space.half or space.multiplier for space in self.spaces.values() if space.explorer == explorer
        )


def open_box(rules: int, options: Options, overrides: Mapping[str, Any]) -> PizarroBox:
    """Return the components of a table, with the boards on the sides that its options choose."""
    assert isinstance(options, PizarroOptions)
    sides = {1: options.board1, 2: options.board2}

    def turn_boards(tables: dict[str, Any]) -> None:
        tables["spaces"] = {
            key: space
            for key, space in tables["spaces"].items()
            if space["side"] == sides[tables["explorers"][space["explorer"]]["board"]]
        }

    return load_box(PizarroBox, "pizarro_and_co", rules=rules, overrides=overrides, adjust=turn_boards)
