"""The effect of a space on the ship that has just reached it (§7)."""

from collections.abc import Iterator, Mapping

from games.core import Draw, Event, Events, InTurn, Move, MoveSet, OneOf, Seat, mutable
from games.pizarro_and_co.events import CardLost, CardTucked, HandOpened, VetoGained
from games.pizarro_and_co.gold import GainGold
from games.pizarro_and_co.moves import Gold, Tuck
from games.pizarro_and_co.state import Pizarro, counted, lose, space_of


def use_space(state: Pizarro, seat: Seat, number: int) -> Iterator[Event]:
    """Let the space of the player's ship `number` (0 is ship 1) take effect."""
    player = state.players[seat]
    space = space_of(state.box, player.ships[number])
    match space.ability:
        case "veto":
            player.vetoes += 1
            yield VetoGained(seat)
        case "tuck_from_hand" if len(player.hand) == 1:
            yield tuck_from_hand(state, seat, number, player.hand[0])
        case "tuck_from_hand":
            state.then(TuckFromHand([seat], number))
        case "tuck_from_payment":
            state.then(TuckFromPayment([seat], number))
        case "draw":
            state.then(GainGold(seat, space.draw))
        case "open_hand":
            player.open_hand = True
            yield HandOpened(seat, tuple(player.hand))
        case "lose_card":
            state.then(LoseCard(1, seat))
        case _:  # Marco Polo's and Pizarro's effects come at the end of the year and of the game.
            pass


def tuck_from_hand(state: Pizarro, seat: Seat, number: int, card: Gold) -> Event:
    """Tuck a card of the hand face down under a ship's cards."""
    player = state.players[seat]
    lose(player, [card])
    player.ships[number].pile.append(card)
    return CardTucked(seat, str(number + 1), card, face_up=False)


@mutable
class TuckFromHand(InTurn[Pizarro]):
    """Magellan, side A: a card of the hand goes face down under the ship's cards (§7.3)."""

    chapter = "scoring"

    number: int

    private = True

    def menu(self, state: Pizarro, seat: Seat) -> list[MoveSet]:
        return [MoveSet(Tuck, card=OneOf(dict.fromkeys(state.players[seat].hand)))]

    def play(self, state: Pizarro, seat: Seat, move: Move) -> Events:
        assert isinstance(move, Tuck)
        self.done(seat)
        yield tuck_from_hand(state, seat, self.number, move.card)


@mutable
class TuckFromPayment(InTurn[Pizarro]):
    """Magellan, side B: one of the cards just paid goes face up under the ship's cards (§7.3)."""

    chapter = "scoring"

    number: int

    def menu(self, state: Pizarro, seat: Seat) -> list[MoveSet]:
        return [MoveSet(Tuck, card=OneOf(dict.fromkeys(state.paid)))]

    def play(self, state: Pizarro, seat: Seat, move: Move) -> Events:
        assert isinstance(move, Tuck)
        self.done(seat)
        ship = state.players[seat].ships[self.number]
        ship.face_up = True
        ship.pile.append(move.card)
        state.paid.remove(move.card)
        state.discards.extend(state.paid)
        state.paid = []
        yield CardTucked(seat, str(self.number + 1), move.card, face_up=True)


@mutable
class LoseCard(Draw[Pizarro]):
    """Cook, side B: a random card of the hand is discarded (§7.6, R14)."""

    seat: Seat

    def bag(self, state: Pizarro) -> Mapping[Gold, int]:
        return counted(state.players[self.seat].hand)

    def drawn(self, state: Pizarro, pieces: tuple[Gold, ...]) -> Events:
        lose(state.players[self.seat], pieces)
        state.discards.extend(pieces)
        yield CardLost(self.seat, pieces[0])
