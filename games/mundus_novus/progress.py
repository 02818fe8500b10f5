"""Progress: everybody in turn makes combinations for developments and doubloons (§8)."""

from collections.abc import Iterator, Mapping
from typing import Annotated

from games.core import (
    OWNER,
    Between,
    Event,
    Events,
    InTurn,
    Move,
    MoveSet,
    OneOf,
    Seat,
    Several,
    Step,
    mutable,
    sizeless,
)
from games.mundus_novus import events
from games.mundus_novus.box import Development, Resource
from games.mundus_novus.combinations import (
    Cards,
    Conversion,
    cards,
    convertible,
    different_worth,
    free_merchants,
    identical,
    lay,
    perfect_plan,
)
from games.mundus_novus.drawing import DrawBlind, TurnUpQueue
from games.mundus_novus.moves import (
    Blind,
    Cash,
    Convert,
    Different,
    Done,
    First,
    Perfect,
    Recall,
    Relics,
    Same,
)
from games.mundus_novus.state import MundusNovus, development_deck_size, discard, hit_by


@mutable
class Progress(Step[MundusNovus]):
    """The Trade Master names the first player; then everybody has a turn."""

    def finish(self, state: MundusNovus) -> Events:
        state.then(NameFirst([state.trade_master]))


@mutable
class NameFirst(InTurn[MundusNovus]):
    """The Trade Master names the first player; the others follow clockwise (§8)."""

    chapter = "progress"

    first: Seat = 0

    def menu(self, state: MundusNovus, seat: Seat) -> list[MoveSet]:
        return [MoveSet(First, player=OneOf(state.clockwise(seat)))]

    def play(self, state: MundusNovus, seat: Seat, move: Move) -> Events:
        assert isinstance(move, First)
        self.done(seat)
        self.first = move.player
        yield events.FirstNamed(move.player)

    def finish(self, state: MundusNovus) -> Events:
        state.then(*(Develop(seat, [], []) for seat in state.clockwise(self.first)), EndProgress())


@mutable
class Develop(Step[MundusNovus]):
    """A turn: an identical and a different (or the perfect) combination and a sale of relics, in any order (§8.1)."""

    chapter = "progress"

    private = True
    seat: Seat
    conversions: Annotated[list[Conversion], sizeless(OWNER)]
    """The conversions made for the next combination; those that it does not use are void."""
    used: list[Development]
    """The merchants that have worked."""
    recalled: Annotated[bool, OWNER] = False
    """Whether the player has called merchants back since the last combination: once will do."""
    made_identical: bool = False
    made_different: bool = False
    sold_relics: bool = False
    ended: bool = False

    def waits_for(self, state: MundusNovus) -> list[Seat]:
        return [] if self.ended else [self.seat]

    def hand(self, state: MundusNovus) -> Cards:
        """Return the player's cards, with the conversions made for the next combination."""
        return cards(state, self.seat, self.conversions)

    def merchants(self, state: MundusNovus) -> list[Development]:
        """Return the merchants that have not worked this round."""
        return free_merchants(state, self.seat, [*self.used, *[c.merchant for c in self.conversions]])

    def menu(self, state: MundusNovus, seat: Seat) -> list[MoveSet]:
        hand, merchants = self.hand(state), self.merchants(state)
        sets: list[MoveSet] = []
        if not self.made_different:
            if perfect_plan(state, hand, merchants) is not None:
                sets.append(MoveSet(Perfect))
            least = min(state.box.different_doubloons)
            if len(hand.numbers) >= least:
                numbers = dict.fromkeys(hand.numbers, 1)
                sets.append(MoveSet(Different, numbers=Several(numbers, least)))
        if not self.made_identical or hit_by(state, seat, "kings_help"):
            sets += identical(state, seat, hand)
        if hand.relics and not self.sold_relics:
            most = min(hand.relics, max(state.box.relic_doubloons))
            sets.append(MoveSet(Relics, count=Between(1, most)))
        for number, resources in convertible(state, hand, merchants).items():
            sets.append(MoveSet(Convert, resource=OneOf(resources), number=OneOf((number,))))
        if self.conversions and not self.recalled and state.rules >= 2:
            sets.append(MoveSet(Recall))
        return [*sets, MoveSet(Done)]

    def play(self, state: MundusNovus, seat: Seat, move: Move) -> Events:
        match move:
            case Convert():
                self.convert(state, move)
            case Recall():
                self.conversions, self.recalled = [], True
            case Same() | Blind() | Cash():
                yield from self.make_identical(state, move)
            case Different():
                self.made_different = True
                yield from self.spend(state, dict.fromkeys(move.numbers, 1))
                yield gain(state, seat, different_worth(state, seat, len(move.numbers)))
            case Relics():
                self.sold_relics = True
                yield from self.spend(state, {}, relics=move.count)
                yield gain(state, seat, state.box.relic_doubloons[move.count])
            case Perfect():
                self.made_different = True
                yield from self.make_perfect(state)
            case _:
                self.ended = True

    def convert(self, state: MundusNovus, move: Convert) -> None:
        """Let a merchant convert a card; nobody sees it until a combination uses it."""
        rows = state.box.developments
        merchant = next(m for m in self.merchants(state) if move.number in rows[m].converts_to)
        self.conversions = [*self.conversions, Conversion(merchant, move.resource, move.number)]

    def make_identical(self, state: MundusNovus, move: Same | Blind | Cash) -> Iterator[Event]:
        """Exchange identical cards for a development of the queue, the top card of the deck or doubloons."""
        self.made_identical = True
        size = min(state.box.identical_access) if isinstance(move, Cash) else move.size
        yield from self.spend(state, {move.number: size - move.relics}, relics=move.relics)
        if isinstance(move, Same):
            yield from self.take_development(state, move.development)
        elif isinstance(move, Blind):
            state.then(DrawBlind(1, self.seat))
        else:
            yield gain(state, self.seat, cash_worth(state, move.number))

    def take_development(self, state: MundusNovus, development: Development) -> Iterator[Event]:
        """Take a card from the queue; those behind it move up, and another one comes face down (§8.2)."""
        state.queue.remove(development)
        state.players[self.seat].developments.append(development)
        if development_deck_size(state):
            state.face_down += 1
        yield events.DevelopmentTaken(self.seat, development, blind=False)
        if state.options.refill_reveal == "immediately":
            state.then(TurnUpQueue(state.face_down))

    def make_perfect(self, state: MundusNovus) -> Iterator[Event]:
        """Show all nine numbers and a relic; the merchants that are still needed help without being asked."""
        plan = perfect_plan(state, self.hand(state), self.merchants(state))
        assert plan is not None, "it was on the menu"
        self.conversions = [*self.conversions, *plan]
        yield from self.spend(state, dict.fromkeys(state.box.numbers, 1), relics=1)
        state.players[self.seat].perfect = True
        yield events.PerfectShown(self.seat)

    def spend(
        self, state: MundusNovus, needed: Mapping[Resource, int], *, relics: int = 0
    ) -> Iterator[Event]:
        """Use cards for a combination, converted ones first; conversions that it does not use are void."""
        conversions, laid = lay(self.conversions, needed)
        for conversion in conversions:
            self.used.append(conversion.merchant)
            yield events.ResourceConverted(self.seat, conversion.resource, conversion.number)
        self.conversions, self.recalled = [], False
        laid += [state.box.relic] * relics
        hand = state.players[self.seat].hand
        for name in laid:
            hand.remove(name)
        discard(state, laid)
        counted = [number for number, count in needed.items() for _ in range(count)] + [
            state.box.relic
        ] * relics
        yield events.CombinationShown(
            self.seat,
            tuple(state.box.ordered(laid)),
            tuple(state.box.ordered(counted)),
            changed=bool(conversions),
        )

    def finish(self, state: MundusNovus) -> Events:
        if state.options.refill_reveal == "end_of_turn":
            state.then(TurnUpQueue(state.face_down))


def cash_worth(state: MundusNovus, number: Resource) -> int:
    """Return what Vicente pays for three equal numbers."""
    row = state.box.developments[state.box.with_ability["sell_identical_three"]]
    tier = state.box.resources[number].tier
    assert tier != "relic", "relics copy, they are not copied"
    return row.sells[tier]


def gain(state: MundusNovus, seat: Seat, doubloons: int) -> events.DoubloonsGained:
    """Pay doubloons for a combination."""
    state.players[seat].doubloons += doubloons
    return events.DoubloonsGained(seat, doubloons)


@mutable
class EndProgress(Step[MundusNovus]):
    """The face-down cards in the queue are turned up."""

    def finish(self, state: MundusNovus) -> Events:
        state.then(TurnUpQueue(state.face_down))
