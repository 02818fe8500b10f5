"""The winner pays, a ship sails, its space takes effect (§6)."""

from collections.abc import Iterator

from games.core import (
    Event,
    Events,
    InTurn,
    Menu,
    Move,
    MoveSet,
    OneOf,
    PhaseEnded,
    Seat,
    Several,
    Step,
    mutable,
)
from games.pizarro_and_co.abilities import use_space
from games.pizarro_and_co.events import BidPaid, HalfTaken, ShipMoved, ShipPlaced
from games.pizarro_and_co.moves import Gold, Half, Pay, Sail, SailTo
from games.pizarro_and_co.state import Lot, Pizarro, Ship, counted, lose, ships_on


def buy(state: Pizarro, seat: Seat) -> Iterator[Event]:
    """Put the steps of a purchase on the agenda; a payment that everybody sees to be the only one is made at once."""
    state.then(Sailing(seat), SaleOver(seat))
    player = state.players[seat]
    payment = Payment([seat])
    if player.open_hand or len(player.hand) == 1:
        only = Menu(payment.menu(state, seat)).only()
        if isinstance(only, Pay):
            yield pay(state, seat, only.cards)
            return
    state.then(payment)


def pay(state: Pizarro, seat: Seat, cards: tuple[Gold, ...]) -> Event:
    """Spend cards; those of a payment for Magellan B wait until one is tucked."""
    lose(state.players[seat], cards)
    tucks = state.box.ability(state.lot.explorer, state.year) == "tuck_from_payment"
    (state.paid if tucks else state.discards).extend(cards)
    return BidPaid(seat, cards)


@mutable
class Payment(InTurn[Pizarro]):
    """The winner shows cards worth at least the bid and gets no change; some explorers take another card (§6.1)."""

    chapter = "payment"

    private = True

    def about(self, state: Pizarro) -> Lot:
        return state.lot

    def menu(self, state: Pizarro, seat: Seat) -> list[MoveSet]:
        hand, lot = state.players[seat].hand, state.lot
        spare = state.box.needs_spare_card(lot.explorer, state.year)
        cards = Several(
            counted(hand),
            1,
            len(hand) - spare,
            at_least=lot.price,
            worth=state.box.worth,
            spare=state.options.overpay_allowed,
        )
        return [MoveSet(Pay, cards=cards)]

    def play(self, state: Pizarro, seat: Seat, move: Move) -> Events:
        assert isinstance(move, Pay)
        self.done(seat)
        yield pay(state, seat, move.cards)


@mutable
class Sailing(Step[Pizarro]):
    """In year 1 a new ship begins the voyage, later a ship sails one space on.

    The winner chooses between different ships, and between halves.
    """

    seat: Seat

    def finish(self, state: Pizarro) -> Events:
        ships = ships_to_sail(state, self.seat)
        halves = state.box.halves_of(state.lot.explorer, state.year)
        if len(ships) > 1 or len(halves) > 1:
            state.then(ChooseShip([self.seat]))
        else:
            yield from sail(state, self.seat, ships[0])


def ships_to_sail(state: Pizarro, seat: Seat) -> list[int]:
    """Return the ships among which the winner chooses; of equal ships, only the first (R24)."""
    player, explorer = state.players[seat], state.lot.explorer
    if state.year == 1:
        return [len(player.ships)]
    ships = ships_on(player, explorer, state.year - 1)
    return ships if state.box.tells_ships_apart(explorer) else ships[:1]


@mutable
class ChooseShip(InTurn[Pizarro]):
    """The winner chooses which ship sails, and to which half (§6.2)."""

    chapter = "payment"

    def about(self, state: Pizarro) -> Lot:
        return state.lot

    def menu(self, state: Pizarro, seat: Seat) -> list[MoveSet]:
        explorer = state.lot.explorer
        ships = OneOf(str(number + 1) for number in ships_to_sail(state, seat))
        if state.box.is_divided(explorer, state.year):
            return [MoveSet(SailTo, ship=ships, half=OneOf(state.box.halves_of(explorer, state.year)))]
        return [MoveSet(Sail, ship=ships)]

    def play(self, state: Pizarro, seat: Seat, move: Move) -> Events:
        assert isinstance(move, Sail | SailTo)
        self.done(seat)
        half = move.half if isinstance(move, SailTo) else ""
        return sail(state, seat, int(move.ship) - 1, half)


def sail(state: Pizarro, seat: Seat, number: int, half: Half = "") -> Iterator[Event]:
    """Place or move a ship, then use its new space."""
    player, explorer = state.players[seat], state.lot.explorer
    name = str(number + 1)
    if number == len(player.ships):
        player.ships.append(Ship(seat, explorer, 1, half))
        player.unplaced -= 1
        yield ShipPlaced(seat, name, explorer)
    else:
        ship = player.ships[number]
        ship.space, ship.half = state.year, half
        yield ShipMoved(seat, name, explorer, state.year)
    if half:
        yield HalfTaken(seat, name, half)
    yield from use_space(state, seat, number)


@mutable
class SaleOver(Step[Pizarro]):
    """The winner leads the next auction."""

    seat: Seat

    def finish(self, state: Pizarro) -> Events:
        state.leader = self.seat
        yield PhaseEnded("auction")
