"""The course of a turn: placement, the boxes, income, benefits, scoring, and what is refilled (§4, §10)."""

from collections.abc import Callable, Iterator, Mapping

from games.age_of_discovery.benefits import Benefits, Income
from games.age_of_discovery.boxes import (
    CapitalBuildings,
    ColonistDock,
    Initiative,
    MerchantShipping,
    TradeGoods,
)
from games.age_of_discovery.discovery import Discovery
from games.age_of_discovery.events import (
    AgeBegan,
    BuildingsTurnedUp,
    GoodsTurnedUp,
    ShipArrived,
    TurnBegan,
    TurnOrderSet,
)
from games.age_of_discovery.moves import Good
from games.age_of_discovery.placement import LastCall, PlaceWorkers
from games.age_of_discovery.scoring import ScoreColonies
from games.age_of_discovery.specialists import Specialists
from games.age_of_discovery.state import AgeOfDiscovery
from games.age_of_discovery.warfare import Warfare
from games.core import Draw, Event, Events, GameEnded, PhaseEnded, Step, mutable

BOXES: Mapping[str, Callable[[], Step[AgeOfDiscovery]]] = {
    "initiative": Initiative,
    "dock": ColonistDock,
    "trade_goods": TradeGoods,
    "shipping": MerchantShipping,
    "capital": CapitalBuildings,
    "discovery": lambda: Discovery([]),
    "training": Specialists,
    "warfare": Warfare,
}
"""Box → the step that resolves it, in the order of the board; the specialists' spaces are one box."""


@mutable
class Turn(Step[AgeOfDiscovery]):
    """One turn, phase by phase; the last step starts the next turn."""

    def finish(self, state: AgeOfDiscovery) -> Events:
        state.stage = "placement"
        callers = [] if state.favour is None else [state.favour]
        state.then(
            PlaceWorkers([]), LastCall(callers), Resolution(list(BOXES)), Income(), Benefits([]), TurnEnd()
        )


@mutable
class Resolution(Step[AgeOfDiscovery]):
    """The boxes are resolved one after the other, from the top."""

    left: list[str]

    def finish(self, state: AgeOfDiscovery) -> Events:
        if self.left:
            state.stage = self.left[0]
            state.then(BOXES[self.left[0]](), Resolution(self.left[1:]))


@mutable
class TurnEnd(Step[AgeOfDiscovery]):
    """Colonies score after some turns (R22); after the last turn the game is over, otherwise everything is refilled."""

    def finish(self, state: AgeOfDiscovery) -> Events:
        state.stage = "end"
        scoring = [ScoreColonies()] if state.turn in state.box.turns.scoring else []
        follows = [GameOver()] if state.is_last_turn else [Ageing(), Refill(), NextTurn(), Turn()]
        state.then(*scoring, *follows)


@mutable
class GameOver(Step[AgeOfDiscovery]):
    """The end of the last turn."""

    def finish(self, state: AgeOfDiscovery) -> Events:
        yield GameEnded()


@mutable
class Ageing(Step[AgeOfDiscovery]):
    """With the last turn of an age its unsold buildings leave the game."""

    def finish(self, state: AgeOfDiscovery) -> Events:
        turns = state.box.turns
        age = turns.age_of_turn[state.turn]
        if age != state.age:
            state.display.clear()
            yield AgeBegan(age, turns.building_cost[age - 1])


@mutable
class Refill(Step[AgeOfDiscovery]):
    """Five buildings of the coming turn's age and four goods are turned up; leftover goods are shuffled back."""

    def finish(self, state: AgeOfDiscovery) -> Events:
        for good in state.goods_display:
            state.pool[good] += 1
        state.goods_display.clear()
        state.then(*displays(state, state.box.turns.age_of_turn[state.turn]))


def displays(state: AgeOfDiscovery, age: int) -> tuple[Step[AgeOfDiscovery], Step[AgeOfDiscovery]]:
    """Return the steps that fill both displays."""
    start = state.box.start
    wanted = start.building_display - len(state.display)
    buildings = min(wanted, sum(state.stacks[age - 1].values()))
    goods = min(start.goods_display, sum(state.pool.values()))
    return TurnUpBuildings(buildings, age), TurnUpGoods(goods)


@mutable
class TurnUpBuildings(Draw[AgeOfDiscovery]):
    """Chance turns up buildings of an age; an exhausted stack leaves fewer on sale."""

    age: int

    def bag(self, state: AgeOfDiscovery) -> Mapping[str, int]:
        return state.stacks[self.age - 1]

    def drawn(self, state: AgeOfDiscovery, pieces: tuple[str, ...]) -> Events:
        stack = state.stacks[self.age - 1]
        for building in pieces:
            stack[building] -= 1
        state.display += pieces
        yield BuildingsTurnedUp(pieces)


@mutable
class TurnUpGoods(Draw[AgeOfDiscovery]):
    """Chance turns up goods of the pool."""

    def bag(self, state: AgeOfDiscovery) -> Mapping[Good, int]:
        return state.pool

    def drawn(self, state: AgeOfDiscovery, pieces: tuple[Good, ...]) -> Events:
        for good in pieces:
            state.pool[good] -= 1
        state.goods_display += pieces
        yield GoodsTurnedUp(pieces)


@mutable
class NextTurn(Step[AgeOfDiscovery]):
    """Phases G to J: a ship, five colonists for everybody, the new turn order, the next turn."""

    def finish(self, state: AgeOfDiscovery) -> Iterator[Event]:
        if not state.ship_in_box:
            state.ship_in_box = True
            state.ships_left -= 1
            yield ShipArrived()
        for player in state.players:
            player.gain("colonist", state.box.start.colonists)
        first = [worker.seat for worker in state.boxes["initiative"] if worker]
        state.boxes["initiative"].clear()
        # The others keep their order, which Royal Favour may have changed (R23).
        state.order = [*first, *(seat for seat in state.order if seat not in first)]
        yield TurnOrderSet(tuple(state.order))
        state.turn += 1
        yield TurnBegan(state.turn, state.age)
        yield PhaseEnded("turn")
