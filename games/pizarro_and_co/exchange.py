"""Marco Polo, side A: exchanging gold at the end of the year (§7.4, §8.5)."""

from games.core import Events, InTurn, Move, MoveSet, Pass, Seat, Several, Step, mutable
from games.pizarro_and_co.events import GoldExchanged
from games.pizarro_and_co.gold import GainGold
from games.pizarro_and_co.moves import Exchange
from games.pizarro_and_co.state import Pizarro, counted, lose, space_of


@mutable
class Exchanges(Step[Pizarro]):
    """From the start player clockwise, one ship after the other; an empty hand has nothing to exchange."""

    def finish(self, state: Pizarro) -> Events:
        order = state.clockwise(state.start_player)
        state.then(
            *(
                ExchangeGold([seat])
                for seat in order
                if state.players[seat].hand
                for _ in range(exchanging_ships(state, seat))
            )
        )


def exchanging_ships(state: Pizarro, seat: Seat) -> int:
    """Return for how many ships the player exchanges: those on the space of the year just ended (R16)."""
    return sum(
        space_of(state.box, ship).ability == "exchange"
        for ship in state.players[seat].ships
        if ship.space == state.year or state.options.exchange_all_spaces
    )


@mutable
class ExchangeGold(InTurn[Pizarro]):
    """For one ship its owner discards a few cards and draws as many (R17)."""

    chapter = "year-end"

    private = True

    def menu(self, state: Pizarro, seat: Seat) -> list[MoveSet]:
        hand = counted(state.players[seat].hand)
        return [MoveSet(Exchange, cards=Several(hand, 1, state.box.exchange_cards)), MoveSet(Pass)]

    def play(self, state: Pizarro, seat: Seat, move: Move) -> Events:
        self.done(seat)
        if isinstance(move, Exchange):
            lose(state.players[seat], move.cards)
            state.discards.extend(move.cards)
            state.then(GainGold(seat, len(move.cards)))
            yield GoldExchanged(seat, move.cards)
