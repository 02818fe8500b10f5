"""The round: its phases, its end with income and storing, and the three ways to win (§4, §9)."""

from collections.abc import Sequence

from games.core import Events, GameEnded, MoveSet, PhaseEnded, Seat, Several, Step, Together, mutable
from games.mundus_novus import events
from games.mundus_novus.box import DevelopmentRow
from games.mundus_novus.drawing import FillMarket
from games.mundus_novus.moves import Store
from games.mundus_novus.progress import Progress
from games.mundus_novus.state import (
    MundusNovus,
    capacity,
    caravels,
    counted,
    discard,
    queue_length,
)
from games.mundus_novus.supply import EventPhase, Supply
from games.mundus_novus.trade import Trade


@mutable
class Round(Step[MundusNovus]):
    """Event, supply, trade, progress, end of the round; then the next one, unless a player has won."""

    def finish(self, state: MundusNovus) -> Events:
        state.then(EventPhase(), Supply(), Trade(), Progress(), Income(), CheckVictory())


@mutable
class Income(Step[MundusNovus]):
    """Developments pay their owners; then everybody stores (§9.1)."""

    def finish(self, state: MundusNovus) -> Events:
        for player in state.players:
            doubloons = income(state, player.seat)
            if doubloons:
                player.doubloons += doubloons
                player.from_income += doubloons
                yield events.IncomePaid(player.seat, doubloons)
        able = [player.seat for player in state.players if player.hand and capacity(state, player.seat)]
        state.then(StoreResources(able, {}))


def income(state: MundusNovus, seat: Seat) -> int:
    """Return the payment for the seat's developments at the end of the round (§9.1, R30)."""
    own = [state.box.developments[name] for name in state.players[seat].developments]
    return sum(row.income + row.amount * _times(state, seat, row.ability or row.type, own) for row in own)


def _times(state: MundusNovus, seat: Seat, kind: str, own: Sequence[DevelopmentRow]) -> int:
    """Return how often a card of this ability or type pays its amount."""
    match kind:
        case "income_per_character":
            return sum(row.type == "character" for row in own)
        case "income_if_trade_master":
            return int(seat == state.trade_master)
        case "income_per_merchant_and_warehouse":
            return sum(row.type in ("merchant", "warehouse") for row in own)
        case "shipyard":
            fleet = len(caravels(state, seat))
            return sum(len(caravels(state, other)) > fleet for other in range(state.seats))
        case _:
            return 0


@mutable
class StoreResources(Together[MundusNovus]):
    """Everybody keeps what their warehouses hold and discards the rest (§9.2)."""

    chapter = "storing"

    private = True

    def offers(self, state: MundusNovus, seat: Seat) -> list[MoveSet]:
        hand = counted(state, state.players[seat].hand)
        return [MoveSet(Store, resources=Several(hand, 0, capacity(state, seat)))]

    def finish(self, state: MundusNovus) -> Events:
        for seat in self.seats:
            move, player = self.answer(seat), state.players[seat]
            assert isinstance(move, Store)
            for name in move.resources:
                player.hand.remove(name)
            player.stored = list(move.resources)
            if player.stored:
                yield events.ResourcesStored(seat, len(player.stored), move.resources)
        for player in state.players:
            if player.hand:
                yield events.ResourcesDiscarded(player.seat, tuple(state.box.ordered(player.hand)))
                discard(state, player.hand)
                player.hand = []
        if not state.options.market_persists:
            yield events.MarketCleared(tuple(state.market))
            discard(state, state.market)
            state.market = []
            state.then(FillMarket(state.box.market_size))


@mutable
class CheckVictory(Step[MundusNovus]):
    """The perfect combination, 75 doubloons or a queue that cannot be filled end the game (§9.3, R24)."""

    def finish(self, state: MundusNovus) -> Events:
        reason, contenders = verdict(state)
        if reason is None:
            yield PhaseEnded("round")
            state.then(Round())
            return
        best = max(state.players[seat].doubloons for seat in contenders)
        state.winners = [seat for seat in contenders if state.players[seat].doubloons == best]
        for player in state.players:
            player.shows_doubloons = True
        for seat in state.winners:
            yield events.Won(seat, reason)
        yield PhaseEnded("round")
        yield GameEnded()


def ending(state: MundusNovus) -> events.EndCaused | None:
    """Return which condition ended the game (§9.3)."""
    reason, _ = verdict(state)
    return None if reason is None else events.EndCaused(reason)


def verdict(state: MundusNovus) -> tuple[str | None, list[Seat]]:
    """Return why the game is over, or None if it goes on, and the players of whom the richest wins (§9.3)."""
    everybody = list(range(state.seats))
    perfect = [seat for seat in everybody if state.players[seat].perfect]
    if perfect:
        return "perfect", perfect
    if any(player.doubloons >= state.box.win_doubloons for player in state.players):
        return "doubloons", everybody
    if queue_length(state) < state.box.queue_size:
        return "queue", everybody
    return None, []
