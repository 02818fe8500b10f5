"""Everything that chance decides in *Mundus Novus*: resources, developments, the first Trade Master."""

from collections.abc import Mapping
from typing import Any

from games.core import Deal, Draw, Events, Move, MoveSet, Seat, mutable
from games.core.moves import Drawn
from games.mundus_novus import events
from games.mundus_novus.box import Development, Resource
from games.mundus_novus.state import MundusNovus


@mutable
class FirstTradeMaster(Draw[MundusNovus]):
    """The first Trade Master is drawn by lot (R01)."""

    def bag(self, state: MundusNovus) -> Mapping[int, int]:
        return dict.fromkeys(range(state.seats), 1)

    def drawn(self, state: MundusNovus, pieces: tuple[Any, ...]) -> Events:
        state.trade_master = pieces[0]
        yield events.TradeMasterNamed(state.trade_master, kept=False)


@mutable
class DrawResources(Draw[MundusNovus]):
    """Resources come from the deck; when it is empty, the discard pile becomes the new one (§6)."""

    def bag(self, state: MundusNovus) -> Mapping[Resource, int]:
        return state.deck if state.deck_size else state.discard

    def menu(self, state: MundusNovus, seat: Seat) -> list[MoveSet]:
        bag = self.bag(state)
        size = state.deck_size or sum(bag.values())
        return [MoveSet(Drawn, pieces=Deal(bag, min(self.count, size)))]

    def play(self, state: MundusNovus, seat: Seat, move: Move) -> Events:
        assert isinstance(move, Drawn)
        if not state.deck_size:
            state.deck, state.discard = state.discard, dict.fromkeys(state.discard, 0)
            state.deck_size = sum(state.deck.values())
            yield events.DeckShuffled()
        for name in move.pieces:
            assert isinstance(name, str)
            state.deck[name] -= 1
        state.deck_size -= len(move.pieces)
        self.count -= len(move.pieces)
        yield from self.drawn(state, move.pieces) or ()


@mutable
class DealHands(DrawResources):
    """Every hand gets its resources of the round, one at a time, clockwise from the Trade Master (§6.3)."""

    dealt: int = 0

    def drawn(self, state: MundusNovus, pieces: tuple[Any, ...]) -> Events:
        order = state.clockwise(state.trade_master)
        for name in pieces:
            state.players[order[self.dealt % state.seats]].hand.append(name)
            self.dealt += 1
        return None

    def finish(self, state: MundusNovus) -> Events:
        yield events.HandsDealt(self.dealt // state.seats)


@mutable
class TurnUpPool(DrawResources):
    """One resource is turned up for each caravel on the table; the fleets will pick them (§6.4)."""

    def drawn(self, state: MundusNovus, pieces: tuple[Any, ...]) -> Events:
        state.pool.extend(pieces)
        return None

    def finish(self, state: MundusNovus) -> Events:
        if state.pool:
            state.pool = state.box.ordered(state.pool)
            yield events.PoolTurnedUp(tuple(state.pool))


@mutable
class FillMarket(DrawResources):
    """Resources are turned up for the market."""

    def drawn(self, state: MundusNovus, pieces: tuple[Any, ...]) -> Events:
        state.market = state.box.ordered([*state.market, *pieces])
        yield events.MarketTurnedUp(pieces)


@mutable
class TurnUpQueue(Draw[MundusNovus]):
    """The developments at the end of the queue are turned up (§8.2, R20)."""

    def bag(self, state: MundusNovus) -> Mapping[Development, int]:
        return dict.fromkeys(state.development_deck, 1)

    def drawn(self, state: MundusNovus, pieces: tuple[Any, ...]) -> Events:
        state.queue.extend(pieces)
        state.face_down = 0
        for name in pieces:
            state.development_deck.remove(name)
        yield events.QueueTurnedUp(pieces)


@mutable
class DrawBlind(Draw[MundusNovus]):
    """With Almagro the top card of the deck is taken unseen (§8.1, W24)."""

    seat: Seat

    def bag(self, state: MundusNovus) -> Mapping[Development, int]:
        return dict.fromkeys(state.development_deck, 1)

    def drawn(self, state: MundusNovus, pieces: tuple[Any, ...]) -> Events:
        state.development_deck.remove(pieces[0])
        state.players[self.seat].developments.append(pieces[0])
        yield events.DevelopmentTaken(self.seat, pieces[0], blind=True)
