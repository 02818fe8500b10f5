"""The Spice Fair: a toy game that uses what the core offers and Puerto Rico does not.

Sealed choices with one answer per seat and with several, a private auction with a payment, a step beneath
the others that listens, chance whose outcome is hidden, a window, forced and skipped questions, an option,
a rule that holds from rules 2 on, and a move that was renamed.
"""

from collections import Counter
from typing import Annotated, Any, Literal

from games.core import (
    NOBODY,
    OWNER,
    Between,
    Box,
    Draw,
    Event,
    Events,
    Game,
    GameEnded,
    InTurn,
    Menu,
    Move,
    MoveSet,
    Mutable,
    OneOf,
    Options,
    Pass,
    PhaseEnded,
    Score,
    Seat,
    Several,
    State,
    Step,
    Together,
    mutable,
    record,
    sizeless,
    unless,
)


class ToyBox(Box):
    cards: dict[int, int] = {1: 6, 2: 6, 3: 6, 4: 6, 5: 6}  # noqa: RUF012  # pydantic copies it
    hand: int = 4
    guards: int = 2


@record
class ToyOptions(Options):
    rounds: Literal[2, 3] = 2
    siege: bool = True


@mutable
class Player(Mutable):
    seat: Seat
    hand: Annotated[list[int], unless(OWNER, "shown")]
    purse: Annotated[list[int], sizeless(OWNER)]
    stalls: int = 0
    token: bool = False
    shown: bool = False


@mutable
class Fair(State[ToyBox, ToyOptions]):
    players: list[Player]
    bag: dict[int, int]
    gone: Annotated[list[int], NOBODY]
    round: int = 0


@record
class Offer(Move):
    card: int


@record
class Bid(Move):
    amount: int


@record
class Pay(Move):
    cards: tuple[int, ...]


@record
class Guard(Move):
    wall: Literal["north", "south"]
    guards: int


@record
class Smuggle(Move):
    victim: Seat


@record
class Donate(Move):
    stalls: int = 1


@record
class CardsDrawn(Event):
    seat: Seat
    cards: Annotated[tuple[int, ...], OWNER]


@record
class OffersRevealed(Event):
    cards: tuple[int, ...]


@record
class StallBought(Event):
    seat: Seat
    price: int
    cards: Annotated[tuple[int, ...], OWNER]


@record
class CardLost(Event):
    seat: Seat
    card: Annotated[int, OWNER]


@record
class WallHeld(Event):
    wall: str
    seats: tuple[Seat, ...]


@mutable
class DrawCards(Draw[Fair]):
    """Everybody draws as many cards, unseen by the others."""

    def bag(self, state: Fair) -> dict[int, int]:
        return state.bag

    def drawn(self, state: Fair, pieces: tuple[int, ...]) -> Events:
        for card in pieces:
            state.bag[card] -= 1
        for player in state.players:
            cards = pieces[player.seat :: state.seats]
            player.hand.extend(cards)
            yield CardsDrawn(player.seat, cards)


@mutable
class Smuggler(Step[Fair]):
    """Who holds a token may make another player lose their lowest card, at any time and once."""

    def listens_to(self, state: Fair) -> list[Seat]:
        return [player.seat for player in state.players if player.token]

    def menu(self, state: Fair, seat: Seat) -> list[MoveSet]:
        return [
            MoveSet(
                Smuggle, victim=OneOf(p.seat for p in state.players if p.seat != seat and len(p.hand) > 1)
            )
        ]

    def play(self, state: Fair, seat: Seat, move: Move) -> Events:
        assert isinstance(move, Smuggle)
        state.players[seat].token = False
        victim = state.players[move.victim]
        card = min(victim.hand)
        victim.hand.remove(card)
        state.gone.append(card)
        yield CardLost(victim.seat, card)

    def finish(self, state: Fair) -> Events:
        for player in state.players:
            player.shown = True
        yield GameEnded()


@mutable
class Offers(Together[Fair]):
    """Everybody offers a card, sealed; the highest one gets a token and opens the auction."""

    private = True

    def offers(self, state: Fair, seat: Seat) -> list[MoveSet]:
        return [MoveSet(Offer, card=OneOf(dict.fromkeys(state.players[seat].hand)))]

    def finish(self, state: Fair) -> Events:
        cards = [self.answers[seat][""].card for seat in self.seats]  # type: ignore[attr-defined]  # the answers of this step are of one kind
        for seat, card in enumerate(cards):
            state.players[seat].hand.remove(card)
            state.gone.append(card)
        yield OffersRevealed(tuple(cards))
        yield PhaseEnded("offers")
        best = [seat for seat in self.seats if cards[seat] == max(cards)]
        # Until rules 2 nobody won a tie.
        if len(best) == 1 or state.rules >= 2:
            state.players[best[0]].token = True
            state.then(Auction(state.clockwise(best[0])))


@mutable
class Auction(InTurn[Fair]):
    """Bids must rise, passing is final; nobody can bid more than their hand is worth."""

    private = True
    price: int = 0
    leader: Seat | None = None

    def menu(self, state: Fair, seat: Seat) -> list[MoveSet]:
        return [MoveSet(Bid, amount=Between(self.price + 1, sum(state.players[seat].hand))), MoveSet(Pass)]

    def play(self, state: Fair, seat: Seat, move: Move) -> Events:
        self.done(seat)
        if isinstance(move, Bid):
            self.price, self.leader = move.amount, seat
            self.queue.append(seat)
        if self.queue == [self.leader]:
            self.queue = []

    def finish(self, state: Fair) -> Events:
        if self.leader is not None:
            state.then(Payment([self.leader], self.price))


@mutable
class Payment(InTurn[Fair]):
    """The winner pays with cards; there is no change, and no card too many."""

    private = True
    price: int = 0

    def menu(self, state: Fair, seat: Seat) -> list[MoveSet]:
        hand = Counter(state.players[seat].hand)
        worth = {card: card for card in hand}
        return [
            MoveSet(
                Pay,
                cards=Several(hand, at_least=min(self.price, sum(hand.elements())), worth=worth, spare=False),
            )
        ]

    def play(self, state: Fair, seat: Seat, move: Move) -> Events:
        assert isinstance(move, Pay)
        self.done(seat)
        player = state.players[seat]
        for card in move.cards:
            player.hand.remove(card)
        player.purse.extend(move.cards)
        player.stalls += 1
        yield StallBought(seat, self.price, move.cards)


@mutable
class Siege(Together[Fair]):
    """Everybody sends guards to both walls at once; who sends most to a wall gets a stall there."""

    def questions(self, state: Fair, seat: Seat) -> tuple[str, ...]:
        return ("north", "south")

    def question_of(self, move: Move) -> str:
        assert isinstance(move, Guard)
        return move.wall

    def offers_to(self, state: Fair, seat: Seat, question: str) -> list[MoveSet]:
        return [MoveSet(Guard, wall=OneOf((question,)), guards=Between(0, state.box.guards))]

    def finish(self, state: Fair) -> Events:
        for wall in ("north", "south"):
            guards = {seat: self.answers[seat][wall].guards for seat in self.seats}  # type: ignore[attr-defined]  # the answers of this step are of one kind
            most = tuple(seat for seat in self.seats if guards[seat] == max(guards.values()))
            if len(most) == 1:
                state.players[most[0]].stalls += 1
            yield WallHeld(wall, most)
        yield PhaseEnded("siege")


@mutable
class Alms(InTurn[Fair]):
    """Who has two stalls or more gives one away; who has one may; who has none is not asked."""

    def menu(self, state: Fair, seat: Seat) -> list[MoveSet]:
        stalls = state.players[seat].stalls
        return [MoveSet(Donate)][:stalls] + [MoveSet(Pass)] * (stalls == 1)

    def play(self, state: Fair, seat: Seat, move: Move) -> Events:
        self.done(seat)
        if isinstance(move, Donate):
            state.players[seat].stalls -= move.stalls


@mutable
class LastCall(InTurn[Fair]):
    """The last chance to use a token."""

    window = True

    def menu(self, state: Fair, seat: Seat) -> list[MoveSet]:
        return [MoveSet(Pass)] if state.players[seat].token else []

    def play(self, state: Fair, seat: Seat, move: Move) -> Events:
        self.done(seat)


@mutable
class Round(Step[Fair]):
    """A round: draw, offers with auction, siege, alms; after the last round the last call."""

    def finish(self, state: Fair) -> Events:
        everybody = state.clockwise(0)
        if state.round == state.options.rounds:
            state.then(LastCall(everybody))
            return
        state.round += 1
        siege = [Siege(everybody, {})] if state.options.siege else []
        state.then(DrawCards(state.seats), Offers(everybody, {}), *siege, Alms(everybody[:]), Round())


def setup(box: ToyBox, options: ToyOptions, rules: int, seats: int) -> Fair:
    players = [Player(seat, [], []) for seat in range(seats)]
    state = Fair(box, options, rules, seats, [], players, dict(box.cards), [])
    state.then(DrawCards(seats * box.hand), Round(), Smuggler())
    return state


def scores(state: Fair) -> tuple[Score, ...]:
    return tuple(Score(p.seat, (("stalls", p.stalls),), (int(not p.token),)) for p in state.players)


def default(view: Any, seat: Seat, menu: Menu) -> Move | None:
    """Give nothing away that need not be given."""
    return Pass() if Pass() in menu else next(iter(menu))


def census(state: Fair) -> dict[str, int]:
    """The cards of the fair: in the bag, in hands and purses, and gone."""
    held = [card for player in state.players for card in player.hand + player.purse]
    return dict(sorted((Counter(state.bag) + Counter(held) + Counter(state.gone)).items()))  # type: ignore[arg-type]  # counters of one kind


GAME = Game(
    package=__name__,
    seats=(2, 3, 4),
    rules=2,
    state=Fair,
    options=ToyOptions,
    open_box=lambda _rules, _options, overrides: ToyBox(**overrides),
    setup=setup,
    scores=scores,
    default=default,
    upcasts={"Choose": lambda saved: {"move": "Offer", "card": saved["value"]}},
)
