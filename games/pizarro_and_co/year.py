"""A year: its deck, one card after the other, its end (§4, §8)."""

from collections.abc import Iterator, Mapping

from games.core import Draw, Event, Events, PhaseEnded, Seat, Step, mutable
from games.pizarro_and_co.auction import eligible, hold_auction
from games.pizarro_and_co.events import (
    CardTurned,
    HandClosed,
    NobodyEligible,
    ShipsRemoved,
    StartPlayerChosen,
    YearStarted,
)
from games.pizarro_and_co.exchange import Exchanges
from games.pizarro_and_co.gold import YearEndGold, shuffle_discards
from games.pizarro_and_co.moves import Explorer
from games.pizarro_and_co.scoring import FinalScoring
from games.pizarro_and_co.state import Lot, Pizarro
from games.pizarro_and_co.veto import VetoWindow, veto_owners


@mutable
class ChooseStartPlayer(Draw[Pizarro]):
    """Chance chooses who opens the first auction (§2)."""

    def bag(self, state: Pizarro) -> Mapping[Seat, int]:
        return dict.fromkeys(range(state.seats), 1)

    def drawn(self, state: Pizarro, pieces: tuple[Seat, ...]) -> Events:
        (state.start_player,) = (state.leader,) = pieces
        yield StartPlayerChosen(state.leader)


@mutable
class StartYear(Step[Pizarro]):
    """The next year's deck is shuffled: the same number of cards of every explorer."""

    def finish(self, state: Pizarro) -> Events:
        state.year += 1
        state.deck = dict.fromkeys(state.box.explorers, state.box.years[str(state.year)].cards)
        state.lot = Lot()
        yield YearStarted(state.year)
        state.then(NextCard())


@mutable
class NextCard(Step[Pizarro]):
    """Cards are turned up one by one until the year's deck is empty; vetoed ones come last."""

    def finish(self, state: Pizarro) -> Events:
        if any(state.deck.values()):
            state.then(TurnCard(1), NextCard())
        elif state.deck_bottom:
            state.then(NextCard())
            yield from offer(state, state.deck_bottom.pop(0))
        else:
            state.then(EndYear())


@mutable
class TurnCard(Draw[Pizarro]):
    """Chance turns up the top card of the year's deck (§4.1)."""

    def bag(self, state: Pizarro) -> Mapping[Explorer, int]:
        return state.deck

    def drawn(self, state: Pizarro, pieces: tuple[Explorer, ...]) -> Events:
        (explorer,) = pieces
        state.deck[explorer] -= 1
        yield from offer(state, explorer)


def offer(state: Pizarro, explorer: Explorer) -> Iterator[Event]:
    """Put a card up for auction; if nobody has a ship for it, it leaves the game (§4.1, §4.2, R09, R11)."""
    left = state.cards_left()
    state.lot = Lot(explorer, eligible(state, explorer))
    yield CardTurned(explorer, left)
    owners = veto_owners(state)
    if not state.lot.eligible:
        yield NobodyEligible(explorer)
    elif owners and left:
        state.then(VetoWindow(owners, {}))
    else:
        yield from hold_auction(state)


@mutable
class EndYear(Step[Pizarro]):
    """Open hands close, unplaced ships leave, gold is dealt and exchanged (§8).

    After the last year comes the scoring, until which open hands stay open (§7.6).
    """

    def finish(self, state: Pizarro) -> Events:
        state.lot = Lot()
        if state.year == len(state.box.years):
            state.then(FinalScoring())
            return
        for player in state.players:
            if player.open_hand:
                player.open_hand = False
                yield HandClosed(player.seat)
        for player in state.players:
            if player.unplaced:
                yield ShipsRemoved(player.seat, player.unplaced)
                player.unplaced = 0
        yield shuffle_discards(state)
        receivers = gold_receivers(state)[: len(state.stock)]
        state.then(YearEndGold(len(receivers), receivers), Exchanges(), YearOver(), StartYear())


def gold_receivers(state: Pizarro) -> list[Seat]:
    """Return who gets each card at the year's end, in order: all basic cards, then the sacks (§8.4)."""
    order = state.clockwise(state.start_player)
    extra = {
        seat: sum(
            state.box.space(ship.explorer, ship.space, ship.half).sacks
            for ship in state.players[seat].ships
            if ship.space == state.year
        )
        for seat in order
    }
    basic = order * state.box.years[str(state.year)].gold
    most = max(extra.values())
    return [*basic, *(seat for number in range(most) for seat in order if extra[seat] > number)]


@mutable
class YearOver(Step[Pizarro]):
    """A moment to look at the boards and the hands before the next year."""

    def finish(self, state: Pizarro) -> Events:
        yield PhaseEnded("year-end")
