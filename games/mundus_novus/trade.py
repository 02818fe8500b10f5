"""Trade: announcement, sealed offers, the new Trade Master, the chain of takes, its compensation (§7)."""

from collections.abc import Sequence

from games.core import (
    Events,
    InTurn,
    Move,
    MoveSet,
    OneOf,
    PhaseEnded,
    Seat,
    Several,
    Step,
    Together,
    mutable,
)
from games.mundus_novus import events
from games.mundus_novus.box import Resource
from games.mundus_novus.moves import Announce, Compensate, Name, Offer, Swap, Take
from games.mundus_novus.state import MundusNovus, Operation, counted, has


@mutable
class Trade(Step[MundusNovus]):
    """One trade, from the announcement to the compensation."""

    def finish(self, state: MundusNovus) -> Events:
        state.then(
            AnnounceTrade([state.trade_master]),
            SecretOffers(list(range(state.seats)), {}),
            OpenChain(),
            EndTrade(),
        )


@mutable
class AnnounceTrade(InTurn[MundusNovus]):
    """The Trade Master says how many resources everybody offers (§7.1)."""

    chapter = "trade"

    def menu(self, state: MundusNovus, seat: Seat) -> list[MoveSet]:
        return [MoveSet(Announce, number=OneOf(state.box.offer_sizes))]

    def play(self, state: MundusNovus, seat: Seat, move: Move) -> Events:
        assert isinstance(move, Announce)
        self.done(seat)
        state.offer_size = move.number
        yield events.TradeAnnounced(seat, move.number)


@mutable
class SecretOffers(Together[MundusNovus]):
    """Everybody secretly lays out as many resources as announced; with Las Casas any number up to that (§7.2, §7.3)."""

    chapter = "trade"

    private = True

    def offers(self, state: MundusNovus, seat: Seat) -> list[MoveSet]:
        most = state.offer_size
        least = 0 if has(state, seat, "free_offer_size") else most
        return [MoveSet(Offer, resources=Several(counted(state, state.players[seat].hand), least, most))]

    def finish(self, state: MundusNovus) -> Events:
        totals: dict[Seat, int] = {}
        for seat in self.seats:
            player, move = state.players[seat], self.answer(seat)
            assert isinstance(move, Offer)
            for name in move.resources:
                player.hand.remove(name)
            player.offered = state.box.ordered(move.resources)
            player.offer = player.offered[:]
            totals[seat] = offer_total(state, seat)
            yield events.OfferRevealed(seat, move.resources, totals[seat])
        tied = [seat for seat in state.clockwise(state.trade_master) if totals[seat] == max(totals.values())]
        if len(tied) == 1 or state.trade_master in tied:
            yield make_trade_master(state, tied[0])
        else:
            state.then(NameTradeMaster([state.trade_master], tied))


def offer_total(state: MundusNovus, seat: Seat) -> int:
    """Return the total of the seat's offer: the sum of its values, and a bonus with Valdivia (§7.3)."""
    bonus = 0
    if has(state, seat, "offer_bonus"):
        bonus = state.box.developments[state.box.with_ability["offer_bonus"]].amount
    return sum(state.box.value[name] for name in state.players[seat].offered) + bonus


def make_trade_master(state: MundusNovus, seat: Seat) -> events.TradeMasterNamed:
    """Give the token to the seat."""
    kept = seat == state.trade_master
    state.trade_master = seat
    return events.TradeMasterNamed(seat, kept)


@mutable
class NameTradeMaster(InTurn[MundusNovus]):
    """Others tie for the highest total: the old Trade Master names one of them (§7.3, W12)."""

    chapter = "trade"

    tied: list[Seat]

    def menu(self, state: MundusNovus, seat: Seat) -> list[MoveSet]:
        return [MoveSet(Name, player=OneOf(self.tied))]

    def play(self, state: MundusNovus, seat: Seat, move: Move) -> Events:
        assert isinstance(move, Name)
        self.done(seat)
        yield make_trade_master(state, move.player)


@mutable
class OpenChain(Step[MundusNovus]):
    """The offers are revealed, and the new Trade Master begins the chain."""

    def finish(self, state: MundusNovus) -> Events:
        yield PhaseEnded("offers")
        state.then(TakeChain([state.trade_master]))


@mutable
class TakeChain(InTurn[MundusNovus]):
    """The active player takes an offered resource; its owner is active next (§7.4)."""

    chapter = "trade"

    def menu(self, state: MundusNovus, seat: Seat) -> list[MoveSet]:
        market = OneOf(dict.fromkeys(state.market))
        sets: list[MoveSet] = []
        for owner in may_be_robbed(state, seat):
            whose = OneOf((owner,))
            offered = OneOf(dict.fromkeys(state.players[owner].offer))
            sets.append(MoveSet(Take, player=whose, resource=offered))
            sets.append(MoveSet(Swap, player=whose, resource=offered, market=market))
        return sets

    def play(self, state: MundusNovus, seat: Seat, move: Move) -> Events:
        assert isinstance(move, Take | Swap)
        self.done(seat)
        self.queue.append(move.player)
        state.players[move.player].offer.remove(move.resource)
        if isinstance(move, Swap):
            state.operations.append(Operation(seat, move.player, move.resource, move.market))
            yield events.ResourceSwapped(seat, move.player, move.resource, move.market)
            yield from swap(state, seat, move.resource, move.market) or ()
        else:
            state.operations.append(Operation(seat, move.player, move.resource))
            state.players[seat].hand.append(move.resource)
            yield events.ResourceTaken(seat, move.player, move.resource)

    def finish(self, state: MundusNovus) -> Events:
        active = state.operations[-1].owner if state.operations else state.trade_master
        for player in state.players:
            if player.offer:
                yield events.ResourcesTakenBack(player.seat, tuple(player.offer))
                player.hand.extend(player.offer)
                player.offer = []
        if active != state.trade_master:
            state.then(GiveCompensation([state.trade_master], active))


def may_be_robbed(state: MundusNovus, seat: Seat) -> list[Seat]:
    """Return the players whose offers the seat may take from, the next on the left first (§7.4, R11, R12)."""
    others = [other for other in state.clockwise(seat)[1:] if state.players[other].offer]
    blocked = blocked_for(state, seat)
    if blocked in others and (len(others) > 1 or state.options.blocked_chain == "stop"):
        others.remove(blocked)
    return others


def blocked_for(state: MundusNovus, seat: Seat) -> Seat | None:
    """Return the opponent whom the seat may not take from, after "seat from B, B from seat"; none with two players."""
    if state.seats == 2 or len(state.operations) < 2:
        return None
    first, second = state.operations[-2:]
    between = first.taker == second.owner == seat and first.owner == second.taker
    return second.taker if between else None


def swap(state: MundusNovus, seat: Seat, given: Resource, got: Resource) -> Events:
    """Exchange with the market; Orellana pays for a triple or a run in it (§7.4, R13)."""
    bonus = bonus_for(state, seat, given, got)
    state.market = after_swap(state, given, got)
    player = state.players[seat]
    player.hand.append(got)
    if bonus:
        player.doubloons += bonus
        player.from_market += bonus
        yield events.MarketBonus(seat, bonus)


def after_swap(state: MundusNovus, given: Resource, got: Resource) -> list[Resource]:
    """Return the market as it is after an exchange."""
    rest = list(state.market)
    rest.remove(got)
    return state.box.ordered([*rest, given])


def bonus_for(state: MundusNovus, seat: Seat, given: Resource, got: Resource) -> int:
    """Return Orellana's bonus to the seat for an exchange."""
    if not has(state, seat, "market_bonus") or not is_triple_or_run(state, after_swap(state, given, got)):
        return 0
    return state.box.developments[state.box.with_ability["market_bonus"]].amount


def is_as_taken(state: MundusNovus, seat: Seat, given: Resource, got: Resource) -> bool:
    """Say whether an exchange leaves everything as taking the resource does: an equal one, for which Orellana pays nothing."""
    return given == got and not bonus_for(state, seat, given, got)


def is_triple_or_run(state: MundusNovus, market: Sequence[Resource]) -> bool:
    """Say whether a market holds equal resources, or consecutive numbers."""
    values = [state.box.value[name] for name in market]
    run = list(range(values[0], values[0] + len(values)))
    return len(set(market)) == 1 or (values == run and state.box.relic not in market)


@mutable
class GiveCompensation(InTurn[MundusNovus]):
    """The Trade Master secretly gives a resource to the player who is one short when the chain ends (§7.5)."""

    chapter = "trade"

    private = True
    receiver: Seat

    def menu(self, state: MundusNovus, seat: Seat) -> list[MoveSet]:
        return [MoveSet(Compensate, resource=OneOf(counted(state, state.players[seat].hand)))]

    def play(self, state: MundusNovus, seat: Seat, move: Move) -> Events:
        assert isinstance(move, Compensate)
        self.done(seat)
        state.players[seat].hand.remove(move.resource)
        state.players[self.receiver].hand.append(move.resource)
        yield events.Compensated(seat, self.receiver, move.resource)


@mutable
class EndTrade(Step[MundusNovus]):
    """The end of the trade."""

    def finish(self, state: MundusNovus) -> Events:
        yield PhaseEnded("trade")
