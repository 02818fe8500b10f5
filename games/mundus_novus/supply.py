"""Event and supply: the round's event, five resources for everybody, one more for each caravel (§5, §6)."""

import dataclasses

from games.core import (
    Events,
    InTurn,
    Move,
    MoveSet,
    OneOf,
    Pass,
    PhaseEnded,
    Seat,
    Several,
    Step,
    Together,
    mutable,
)
from games.mundus_novus import events
from games.mundus_novus.box import NO_EVENT
from games.mundus_novus.drawing import DealHands, FillMarket, TurnUpPool
from games.mundus_novus.moves import Buy, Lose, Pick, Split, Trigger
from games.mundus_novus.state import Fleet, MundusNovus, caravels, counted, discard, has, hit_by, owner_of


@mutable
class EventPhase(Step[MundusNovus]):
    """The icon on the first development of the queue is the round's event; the first round has none."""

    def finish(self, state: MundusNovus) -> Events:
        start_afresh(state)
        icon = state.box.developments[state.queue[0]].event
        state.event = icon if state.round > 1 else NO_EVENT
        yield events.RoundBegan(state.round, state.event)
        if icon == NO_EVENT:
            state.then(TriggerEvent(who_can_pay(state, "buy_event")))


def start_afresh(state: MundusNovus) -> None:
    """Begin the round and clear the fleets, offers and operations of the last one."""
    state.round += 1
    state.fleets, state.operations = [], []
    for player in state.players:
        player.offered = []


def who_can_pay(state: MundusNovus, ability: str) -> list[Seat]:
    """Return the seat asked to pay for this ability: its owner, unless publicly known to be too poor."""
    owner = owner_of(state, ability)
    if owner is None:
        return []
    poor = state.players[owner].doubloons < price(state, ability)
    return [] if poor and state.options.doubloons_public else [owner]


def price(state: MundusNovus, ability: str) -> int:
    """Return the price of using this ability."""
    return state.box.developments[state.box.with_ability[ability]].cost


@mutable
class TriggerEvent(InTurn[MundusNovus]):
    """Coronado's owner may pay for an event if the queue brings none (§5.3, R04)."""

    chapter = "event"

    # Private, because doubloons may be secret: a skipped question would show that there are too few.
    private = True

    def menu(self, state: MundusNovus, seat: Seat) -> list[MoveSet]:
        if state.players[seat].doubloons < price(state, "buy_event"):
            return [MoveSet(Pass)]
        tokens = [name for name in state.box.events if name != NO_EVENT]
        return [MoveSet(Trigger, event=OneOf(tokens)), MoveSet(Pass)]

    def play(self, state: MundusNovus, seat: Seat, move: Move) -> Events:
        self.done(seat)
        if isinstance(move, Trigger):
            cost = price(state, "buy_event")
            pay(state, seat, cost)
            state.event = move.event
            yield events.EventTriggered(seat, move.event, cost)


def pay(state: MundusNovus, seat: Seat, cost: int) -> None:
    """Take the price of a character's ability from its owner's doubloons."""
    player = state.players[seat]
    player.doubloons -= cost
    player.spent += cost


@mutable
class Supply(Step[MundusNovus]):
    """Stored resources return; hands and the pool are dealt; the fleets pick (§6)."""

    def finish(self, state: MundusNovus) -> Events:
        for player in state.players:
            if player.stored:
                yield events.StoredReturned(player.seat, len(player.stored), tuple(player.stored))
                player.hand.extend(player.stored)
                player.stored = []
        fleet_size = sum(len(caravels(state, seat)) for seat in range(state.seats))
        deal = DealHands(state.seats * state.box.cards_per_round)
        split = SplitFleets([seat for seat in [owner_of(state, "two_fleets")] if seat is not None])
        if state.options.fleet_split == "before_deal":
            state.then(split, deal, TurnUpPool(fleet_size), FleetsSail())
        else:
            state.then(deal, TurnUpPool(fleet_size), split, FleetsSail())


@mutable
class SplitFleets(InTurn[MundusNovus]):
    """Ponce de León's owner may split the caravels into two fleets for this round (§6.2, R10)."""

    chapter = "supply"

    def menu(self, state: MundusNovus, seat: Seat) -> list[MoveSet]:
        own = caravels(state, seat)
        if len(own) < 2:
            return []
        return [MoveSet(Split, caravels=Several(dict.fromkeys(own, 1), 1, len(own) - 1)), MoveSet(Pass)]

    def play(self, state: MundusNovus, seat: Seat, move: Move) -> Events:
        self.done(seat)
        player = state.players[seat]
        player.second_fleet = []
        if isinstance(move, Split):
            player.second_fleet = [name for name in caravels(state, seat) if name not in move.caravels]
            yield events.FleetSplit(seat, move.caravels, tuple(player.second_fleet))


def fleets(state: MundusNovus, seat: Seat) -> list[Fleet]:
    """Return the seat's fleets, one or, with Ponce de León, two (§6.2, §6.5, R33)."""
    own = caravels(state, seat)
    values = {name: state.box.developments[name].value for name in own}
    if own and has(state, seat, "top_caravel_zero"):
        values[max(own, key=values.__getitem__)] = 0
    apart = state.players[seat].second_fleet
    parts = [[name for name in own if name not in apart], apart]
    worth = [[values[name] for name in part] for part in parts]
    return [Fleet(seat, tuple(p), sum(w), min(w)) for p, w in zip(parts, worth, strict=True) if p]


def picking_order(state: MundusNovus) -> list[Fleet]:
    """Return all fleets, the lowest value first; in a tie the one with the lowest caravel (§6.5)."""
    everybodys = [fleet for seat in range(state.seats) for fleet in fleets(state, seat)]
    return sorted(everybodys, key=lambda fleet: (fleet.value, fleet.lowest))


@mutable
class FleetsSail(Step[MundusNovus]):
    """The fleets pick in order; after them Sergio's owner may buy, then the pirates come."""

    def finish(self, state: MundusNovus) -> Events:
        state.then(
            PickFromPool(picking_order(state)),
            BuyFromMarket(who_can_pay(state, "buy_market_card")),
            PiratesCome(),
        )


@mutable
class PickFromPool(Step[MundusNovus]):
    """Fleet after fleet takes one resource per caravel (§6.5)."""

    chapter = "supply"

    fleets: list[Fleet]

    def waits_for(self, state: MundusNovus) -> list[Seat]:
        return [fleet.seat for fleet in self.fleets[:1]]

    def menu(self, state: MundusNovus, seat: Seat) -> list[MoveSet]:
        size = len(self.fleets[0].caravels)
        return [MoveSet(Pick, resources=Several(counted(state, state.pool), size, size))]

    def play(self, state: MundusNovus, seat: Seat, move: Move) -> Events:
        assert isinstance(move, Pick)
        fleet = self.fleets.pop(0)
        state.fleets.append(dataclasses.replace(fleet, picked=move.resources))
        for name in move.resources:
            state.pool.remove(name)
        state.players[seat].hand.extend(move.resources)
        yield events.ResourcesPicked(seat, move.resources)


@mutable
class BuyFromMarket(InTurn[MundusNovus]):
    """Sergio's owner may pay for one resource of the market (§6.5)."""

    chapter = "supply"

    private = True

    def menu(self, state: MundusNovus, seat: Seat) -> list[MoveSet]:
        if state.players[seat].doubloons < price(state, "buy_market_card"):
            return [MoveSet(Pass)]
        return [MoveSet(Buy, resource=OneOf(counted(state, state.market))), MoveSet(Pass)]

    def play(self, state: MundusNovus, seat: Seat, move: Move) -> Events:
        self.done(seat)
        if isinstance(move, Buy):
            cost = price(state, "buy_market_card")
            pay(state, seat, cost)
            state.players[seat].hand.append(move.resource)
            state.market.remove(move.resource)
            state.then(FillMarket(1))
            yield events.ResourceBought(seat, move.resource, cost)


@mutable
class PiratesCome(Step[MundusNovus]):
    """Pirates hit fleets of two or more caravels (§6.6)."""

    def finish(self, state: MundusNovus) -> Events:
        state.then(LoseToPirates([seat for seat in range(state.seats) if losses(state, seat)], {}))


def losses(state: MundusNovus, seat: Seat) -> int:
    """Return how many resources the pirates take from the seat."""
    if not hit_by(state, seat, "pirates"):
        return 0
    return sum(len(fleet.caravels) > 1 for fleet in fleets(state, seat))


@mutable
class LoseToPirates(Together[MundusNovus]):
    """Owners of such fleets choose a resource to discard for each, all at the same time (§6.6, R09)."""

    chapter = "supply"

    private = True

    def offers(self, state: MundusNovus, seat: Seat) -> list[MoveSet]:
        lost = losses(state, seat)
        return [MoveSet(Lose, resources=Several(counted(state, state.players[seat].hand), lost, lost))]

    def finish(self, state: MundusNovus) -> Events:
        for seat in self.seats:
            move = self.answer(seat)
            assert isinstance(move, Lose)
            for name in move.resources:
                state.players[seat].hand.remove(name)
            discard(state, move.resources)
            yield events.PiratesTook(seat, move.resources)
        yield PhaseEnded("supply")
