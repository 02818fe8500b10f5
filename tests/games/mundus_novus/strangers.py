"""Two scripts of another hand for Mundus Novus, to measure robots against: they share no code with the robots.

*Merchant* plays as reviewers advise who go for sets of different numbers: merchants and warehouses complete long sets, and the
steps from seven to nine different cards pay far more than anything else.

*Admiral* goes for identical sets with caravels: more cards each round mean a development each round and relics besides; low
caravels pick first, and developments with an income pay from early on.

Both weigh a hand by the best division into an identical set, different numbers and relics. In the trade they lay out what the
hand needs least, and take what it needs most.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping

from games.core import Menu, Move, Pass, Policy, Seat, Several, record
from games.mundus_novus import GAME
from games.mundus_novus.box import Development, Resource
from games.mundus_novus.combinations import access, different_worth, free_merchants
from games.mundus_novus.moves import (
    Announce,
    Buy,
    Compensate,
    Convert,
    Different,
    Done,
    First,
    Lose,
    Name,
    Offer,
    Perfect,
    Pick,
    Relics,
    Same,
    Split,
    Store,
    Swap,
    Take,
    Trigger,
)
from games.mundus_novus.progress import Develop
from games.mundus_novus.state import MundusNovus, caravels, hit_by, queue_length
from tests.games.stranger import stranger


@record
class Plan:
    """What a script values: doubloons a round for what a development does besides its income."""

    merchant: float
    caravel: float
    capacity: float
    shipyard: float
    other: float
    rest: Mapping[str, float]
    """What a card that no set uses is worth, by rarity: hopes of the next round, or of the trade."""


MERCHANT = Plan(
    merchant=2.8,
    caravel=2.6,
    capacity=1.3,
    shipyard=0.8,
    other=0.5,
    rest={"common": 0.1, "uncommon": 0.2, "rare": 0.4, "relic": 0.5},
)
ADMIRAL = Plan(
    merchant=1.6,
    caravel=4.0,
    capacity=1.0,
    shipyard=0.5,
    other=0.8,
    rest={"common": 0.1, "uncommon": 0.3, "rare": 0.6, "relic": 1.0},
)

Hand = Mapping[Resource, int]


@record
class Use:
    """A division of a hand: its worth, the identical set in it if there is one, and the number merchants must make."""

    worth: float
    number: Resource = ""
    size: int = 0
    relics: int = 0
    converted: int = 0
    development: Development = ""


class Table:
    """One seat's view, and what its hands are worth."""

    def __init__(self, plan: Plan, state: MundusNovus, seat: Seat) -> None:
        self.plan, self.state, self.seat = plan, state, seat
        self.box = state.box
        top = state.agenda[-1]
        turn = top if isinstance(top, Develop) and top.seat == seat else None
        self.identical_done = (
            turn is not None and turn.made_identical and not hit_by(state, seat, "kings_help")
        )
        self.different_done = turn is not None and turn.made_different
        self.relics_done = turn is not None and turn.sold_relics
        if turn is None:
            self.merchants = free_merchants(state, seat, [])
            self.hand = _counts(state.players[seat].hand)
        else:
            self.merchants = turn.merchants(state)
            cards = turn.hand(state)
            self.hand = (
                {**cards.numbers, self.box.relic: cards.relics} if cards.relics else dict(cards.numbers)
            )
        rows = self.box.developments
        self.makes = [rows[name].converts_to for name in self.merchants]
        self.left = _rounds_left(state)
        self.values = {name: self.development(name) for name in state.queue}

    def development(self, name: Development) -> float:
        """Return what a development brings until the end."""
        row, plan = self.box.developments[name], self.plan
        worth = float(row.income) * self.left
        match row.type:
            case "caravel":
                worth += (plan.caravel - 0.03 * row.value) * (self.left - 1)
            case "merchant":
                own = sum(row.converts_to == made for made in self.makes)
                worth += plan.merchant * (self.left - 0.5) * (0.8 if own else 1.0)
            case "warehouse":
                worth += plan.capacity * row.capacity * (self.left - 1)
            case "shipyard":
                fleets = [len(caravels(self.state, seat)) for seat in range(self.state.seats)]
                ahead = sum(fleet > fleets[self.seat] for fleet in fleets)
                worth += (ahead + plan.shipyard) * row.amount * self.left
            case _:
                worth += plan.other * (self.left - 1)
        return max(worth, 0.5)

    def best_development(self, number: Resource, size: int) -> tuple[float, Development]:
        """Return the best development that an identical set reaches."""
        found = self.state.queue[: access(self.state, self.seat, number, size)]
        return max(((self.values[name], name) for name in found), default=(0.0, ""))

    def different(self, hand: Hand, merchants: list[tuple[Resource, ...]]) -> list[Resource]:
        """Return the longest different set of a hand, numbers that merchants make of spare cards included."""
        relic = self.box.relic
        numbers = [number for number, count in hand.items() if count and number != relic]
        spare = sum(hand[number] for number in numbers) - len(numbers)
        for made in merchants:
            missing = [number for number in made if number not in numbers]
            if spare and missing:
                spare -= 1
                numbers.append(missing[-1])
        return numbers

    def rest_worth(self, hand: Hand, merchants: list[tuple[Resource, ...]]) -> float:
        """Return what different numbers and relics of a hand bring, and a little for the cards beside them."""
        worth, numbers = 0.0, self.different(hand, merchants)
        spare = dict(hand)
        if not self.different_done and len(numbers) >= min(self.box.different_doubloons):
            worth += different_worth(self.state, self.seat, len(numbers))
            for number in numbers:
                spare[number] = spare.get(number, 0) - 1
        elif not self.different_done:
            worth += 0.5 * len(numbers)
        relics = spare.pop(self.box.relic, 0)
        if relics and not self.relics_done:
            worth += self.box.relic_doubloons[min(relics, max(self.box.relic_doubloons))]
        rarity = self.plan.rest
        rows = self.box.resources
        return worth + sum(rarity[rows[name].tier] * count for name, count in spare.items() if count > 0)

    def best(self, hand: Hand) -> Use:
        """Return the best division of a hand."""
        best = Use(self.rest_worth(hand, self.makes))
        if self.identical_done or not self.values:
            return best
        for use, rest, merchants in self.identical(hand):
            reach, development = self.best_development(use.number, use.size)
            worth = reach + self.rest_worth(rest, merchants)
            if worth > best.worth:
                best = Use(worth, use.number, use.size, use.relics, use.converted, development)
        return best

    def identical(self, hand: Hand) -> Iterator[tuple[Use, Hand, list[tuple[Resource, ...]]]]:
        """Return the identical sets of a hand, what is left of it, and the merchants that are left."""
        relics = hand.get(self.box.relic, 0)
        for number, own in hand.items():
            if number == self.box.relic or own + relics + len(self.makes) < 3:
                continue
            able = [made for made in self.makes if number in made]
            for size in self.box.identical_access:
                natural = min(own, size)
                for converted in range(min(len(able), size - natural) + 1):
                    jokers = size - natural - converted
                    if jokers > min(relics, size - 1):
                        continue
                    left = {**hand, number: own - natural}
                    if jokers:
                        left[self.box.relic] = relics - jokers
                    if not self.take_spare(left, number, converted):
                        break
                    merchants = list(self.makes)
                    for made in able[:converted]:
                        merchants.remove(made)
                    yield Use(0.0, number, size, jokers, converted), left, merchants
                    if not jokers:
                        break

    def take_spare(self, hand: dict[Resource, int], number: Resource, count: int) -> bool:
        """Take the cards that merchants convert out of a hand; False if there are too few."""
        for _ in range(count):
            name = self.spare(hand, number)
            if not name:
                return False
            hand[name] -= 1
        return True

    def spare(self, hand: Hand, number: Resource) -> Resource:
        """Return the card that a merchant converts: one of several alike, the lowest; "" if there is none."""
        others = [name for name, count in hand.items() if count and name not in (number, self.box.relic)]
        return min(others, key=lambda name: (hand[name] == 1, name), default="")

    def worth(self, cards: Iterable[Resource], extra: Iterable[Resource] = ()) -> float:
        """Return what cards are worth as a hand."""
        return self.best(_counts([*cards, *extra])).worth

    def keep(self, cards: list[Resource], count: int) -> list[Resource]:
        """Return the cards of a hand that are missed least, one after the other."""
        left, gone = list(cards), list[Resource]()
        for _ in range(min(count, len(left))):

            def cost(name: Resource) -> tuple[float, int]:
                rest = list(left)
                rest.remove(name)
                return self.worth(rest), self.box.value[name]

            name = max(dict.fromkeys(left), key=cost)
            left.remove(name)
            gone.append(name)
        return gone


class Script:
    """Plays one plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.answers: Mapping[type[Move], Callable[[Table, Menu], Move | None]] = {
            Offer: self.offer,
            Take: self.take,
            Compensate: self.compensate,
            Pick: self.pick,
            Store: self.store,
            Lose: self.lose,
            Announce: self.announce,
            Split: self.split,
            Buy: self.buy,
            Trigger: lambda _table, _menu: Pass(),
            First: lambda table, _menu: First(table.seat),
            Name: lambda _table, menu: next(iter(menu)),
            Done: self.turn,
        }

    def choose(self, state: MundusNovus, seat: Seat, menu: Menu) -> Move | None:
        """Return the move for this menu, None to leave it to the default."""
        kinds = menu.kinds()
        kind = next((kind for kind in self.answers if kind in kinds), None)
        return self.answers[kind](Table(self.plan, state, seat), menu) if kind else None

    def turn(self, table: Table, menu: Menu) -> Move:
        """Play the perfect set if there is one, else the parts of the best division one after the other."""
        if Perfect in menu.kinds():
            return Perfect()
        use = table.best(table.hand)
        if use.number and not use.converted:
            return Same(use.number, use.size, use.development, use.relics)
        sent = Convert(table.spare(table.hand, use.number), use.number) if use.number else None
        if sent in menu:
            return sent
        if different := self.different(table, menu):
            return different
        relics = table.hand.get(table.box.relic, 0)
        if relics and not table.relics_done:
            return Relics(min(relics, max(table.box.relic_doubloons)))
        return Done()

    def different(self, table: Table, menu: Menu) -> Move | None:
        """Play the longest different set, or send a merchant who makes it longer; None if there is none."""
        numbers, least = table.different(table.hand, table.makes), min(table.box.different_doubloons)
        if table.different_done or len(numbers) < least:
            return None
        spare = {name: count for name, count in table.hand.items() if count > 1}
        for number in numbers:
            sent = Convert(table.spare(spare, number), number)
            if not table.hand.get(number) and sent in menu:
                return sent
        own = tuple(number for number in table.box.numbers if table.hand.get(number))
        return Different(own) if len(own) >= least else None

    def offer(self, table: Table, menu: Menu) -> Move:
        """Lay out the cards that are missed least; of two equal ones the higher, to be Trade Master."""
        domain = menu.sets[0].domains["resources"]
        assert isinstance(domain, Several)
        hand = list(table.state.players[table.seat].hand)
        return Offer(domain.ordered(table.keep(hand, domain.most)))

    def take(self, table: Table, menu: Menu) -> Move:
        """Take, or exchange for, the card that the hand needs most."""
        hand = table.state.players[table.seat].hand
        own = table.state.players[table.seat].offer
        names = {
            move.market if isinstance(move, Swap) else move.resource
            for move in menu
            if isinstance(move, Swap | Take)
        }
        worth = {name: table.worth(hand, [*own, name]) for name in sorted(names)}

        def gain(move: Move) -> float:
            assert isinstance(move, Swap | Take)
            got = move.market if isinstance(move, Swap) else move.resource
            # Who has more cards out gives the chain back to the script sooner.
            return worth[got] + 0.01 * len(own) * len(table.state.players[move.player].offer)

        return max(menu, key=gain)

    def compensate(self, table: Table, _menu: Menu) -> Move:
        """Give the card that is missed least."""
        return Compensate(table.keep(list(table.state.players[table.seat].hand), 1)[0])

    def pick(self, table: Table, menu: Menu) -> Move:
        """Pick card by card what the hand needs most."""
        domain = menu.sets[0].domains["resources"]
        assert isinstance(domain, Several)
        pool, picked = dict(domain.pool), list[Resource]()
        for _ in range(domain.least):
            names = [name for name, count in pool.items() if count]
            hand = [*table.state.players[table.seat].hand, *picked]
            name = max(names, key=lambda name: (table.worth(hand, [name]), table.box.value[name]))
            pool[name] -= 1
            picked.append(name)
        return Pick(domain.ordered(picked))

    def lose(self, table: Table, menu: Menu) -> Move:
        """Lose what is missed least."""
        domain = menu.sets[0].domains["resources"]
        assert isinstance(domain, Several)
        return Lose(domain.ordered(table.keep(list(table.state.players[table.seat].hand), domain.least)))

    def store(self, table: Table, menu: Menu) -> Move:
        """Keep what a new hand can use best: relics, then different rare numbers."""
        domain = menu.sets[0].domains["resources"]
        assert isinstance(domain, Several)
        kept = list[Resource]()
        for _ in range(domain.most):
            left = [name for name, count in domain.pool.items() if count > kept.count(name)]
            kept.append(max(left, key=lambda name: table.box.value[name] - 4 * kept.count(name)))
        return Store(domain.ordered(kept))

    def announce(self, table: Table, _menu: Menu) -> Move:
        """Trade much with a hand of which little is used."""
        hand = list(table.state.players[table.seat].hand)
        idle = sum(table.worth(hand) - table.worth(_without(hand, name)) < 0.7 for name in hand)
        sizes = table.box.offer_sizes
        return Announce(max((size for size in sizes if size <= idle), default=min(sizes)))

    def split(self, table: Table, _menu: Menu) -> Move:
        """Let the lower half of the caravels pick first."""
        rows = table.box.developments
        own = caravels(table.state, table.seat)
        low = sorted(own, key=lambda name: rows[name].value)[: len(own) // 2]
        return Split(tuple(name for name in own if name in low))

    def buy(self, table: Table, menu: Menu) -> Move:
        """Buy the card of the market that makes up for its price."""
        hand = table.state.players[table.seat].hand
        before = table.worth(hand)
        offered = [move for move in menu if isinstance(move, Buy)]
        best = max(offered, key=lambda move: table.worth(hand, [move.resource]), default=None)
        return best if best and table.worth(hand, [best.resource]) > before + 3 else Pass()


def _counts(cards: Iterable[Resource]) -> dict[Resource, int]:
    numbers: dict[Resource, int] = {}
    for name in cards:
        numbers[name] = numbers.get(name, 0) + 1
    return numbers


def _without(cards: list[Resource], name: Resource) -> list[Resource]:
    rest = list(cards)
    rest.remove(name)
    return rest


def _rounds_left(state: MundusNovus) -> float:
    """Return how many incomes are still to come: by the rounds played, and by who is near the goal."""
    known = [player.doubloons for player in state.players if isinstance(player.doubloons, int)]
    pace = max(known, default=0) / max(1, state.round - 1)
    by_money = (state.box.win_doubloons - max(known, default=0)) / max(8.0, pace)
    short = queue_length(state) < state.box.queue_size
    return 1.0 if short else max(1.0, min(9.5 - state.round, by_money + 0.5))


STRANGERS: Mapping[str, Policy] = {
    "merchant": stranger(GAME, Script(MERCHANT).choose),
    "admiral": stranger(GAME, Script(ADMIRAL).choose),
}
