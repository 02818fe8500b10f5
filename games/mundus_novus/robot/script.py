"""A fast player by rules of thumb: robots roll games out with it, and are measured against it."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random

from games.core import Menu, Move, Pass, Seat, Several
from games.core.moves import field_kinds
from games.mundus_novus.box import Development, Resource
from games.mundus_novus.combinations import access, free_merchants, spare_cards
from games.mundus_novus.defaults import default
from games.mundus_novus.moves import (
    Announce,
    Blind,
    Buy,
    Cash,
    Compensate,
    Convert,
    Different,
    Done,
    Lose,
    Offer,
    Perfect,
    Pick,
    Relics,
    Same,
    Store,
    Swap,
    Take,
)
from games.mundus_novus.progress import Develop, cash_worth
from games.mundus_novus.robot.holding import (
    FIRST_SIGHT,
    RECKONING,
    Holding,
    Reckoning,
    gain_of,
    rounds_left,
    spared,
)
from games.mundus_novus.state import MundusNovus, capacity, development_deck_size, has
from games.mundus_novus.trade import bonus_for, is_as_taken


class Script:
    """Plays by rules of thumb; `noise` in doubloons blurs what it weighs.

    Of the `further` best cards to take it asks what might be taken after them, which takes three times as long.
    """

    def __init__(
        self,
        likings: Mapping[str, float],
        noise: float = 0.1,
        reckoning: Reckoning = RECKONING,
        *,
        further: int = 0,
    ) -> None:
        self.likings = likings
        self.noise = noise
        self.reckoning = reckoning
        self.further = further

    def __call__(self, state: MundusNovus, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Return a move of the menu; works on a view as well."""
        kinds = menu.kinds()
        for kind, answer in ANSWERS.items():
            if kind in kinds:
                return answer(self, state, seat, menu, rng)
        return default(state, seat, menu)

    def blur(self, rng: Random) -> float:
        """Return a little luck, so that no two games are the same."""
        return self.noise * (rng.random() - 0.5)

    def gains(self, state: MundusNovus, seat: Seat, names: Sequence[Development], rng: Random) -> list[float]:
        """Return what each of these developments would bring."""
        left = rounds_left(state, self.reckoning)
        rows = state.box.developments
        return [
            gain_of(state, seat, name, left, self.reckoning) * self.likings.get(rows[name].type, 1.0)
            + self.blur(rng)
            for name in names
        ]

    def in_hand(self, state: MundusNovus, seat: Seat, rng: Random) -> Holding:
        """Return what rates the seat's hands when no more cards come before its turn in the progress phase."""
        gains = self.gains(state, seat, state.queue, rng)
        return Holding(state, seat, self.reckoning, gains, free_merchants(state, seat, ()))

    def holding(self, state: MundusNovus, seat: Seat, rng: Random) -> Holding:
        """Return what rates the seat's hands while more cards come before its turn in the progress phase."""
        return self.in_hand(state, seat, rng).with_cards_to_come()

    def develop(self, state: MundusNovus, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Make the perfect combination, then the best identical, different and relic one."""
        kinds = menu.kinds()
        turn = state.agenda[-1]
        assert isinstance(turn, Develop)
        if Perfect in kinds:
            return Perfect()
        if not turn.made_identical or Same in kinds or Blind in kinds:
            move = self.identical(state, turn, rng)
            if move is not None:
                return move
        return self.number_more(state, turn, menu) or self.sale(state, seat, menu) or Done()

    def identical(self, state: MundusNovus, turn: Develop, rng: Random) -> Move | None:
        """Return the identical combination that is best for the whole turn, or the merchant that it needs."""
        seat = turn.seat
        gains = self.gains(state, seat, state.queue, rng)
        blind = -99.0
        if has(state, seat, "blind_draw") and development_deck_size(state):
            unseen = self.gains(state, seat, state.development_deck, rng)
            blind = sum(unseen) / len(unseen)
        hand = turn.hand(state)
        holding = Holding(
            state,
            seat,
            self.reckoning,
            gains,
            turn.merchants(state),
            elsewhere=blind,
            different=not turn.made_different,
        )
        plan = holding.plan(hand.numbers, hand.relics)
        if not plan.number:
            return None
        if plan.sent:
            natural = {name: count for name, count in hand.natural.items() if count}
            turned = spared(natural, plan.number)
            return Convert(turned, plan.number) if turned else None
        places = access(state, seat, plan.number, plan.size)
        near = list(zip(gains[:places], state.queue[:places], strict=True))
        best, development = max(near, default=(-99.0, ""))
        sells = has(state, seat, "sell_identical_three") and plan.size == holding.least
        if sells and cash_worth(state, plan.number) > max(best, blind):
            return Cash(plan.number, plan.relics)
        if blind > best:
            return Blind(plan.number, plan.size, plan.relics)
        return Same(plan.number, plan.size, development, plan.relics)

    def number_more(self, state: MundusNovus, turn: Develop, menu: Menu) -> Move | None:
        """Let a merchant turn a spare card into a number that the different combination lacks."""
        if turn.made_different:
            return None
        hand = turn.hand(state)
        spare = spare_cards(state, hand)
        for moves in menu.sets:
            if moves.kind is Convert and spare:
                (number,) = moves.domains["number"]
                if number not in hand.numbers and spare[0] in moves.domains["resource"]:
                    return Convert(spare[0], number)
        return None

    def sale(self, state: MundusNovus, seat: Seat, menu: Menu) -> Move | None:
        """Return the largest different combination, else the most relics."""
        for moves in menu.sets:
            if moves.kind is Different:
                numbers = moves.domains["numbers"]
                assert isinstance(numbers, Several)
                return Different(tuple(numbers.pool))
        most = max(
            (count for moves in menu.sets if moves.kind is Relics for count in moves.domains["count"]),
            default=0,
        )
        hoards = rounds_left(state, self.reckoning) > self.reckoning.hoard
        if not most or (hoards and most < 4 and capacity(state, seat) >= most):
            return None
        return Relics(most)

    def announce(self, state: MundusNovus, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Announce the size for which what is taken makes up most for what the hand loses."""
        holding, hand = self.holding(state, seat, rng), state.players[seat].hand
        (moves,) = menu.sets
        full, best, most = holding.worth(hand), 0, -99.0
        for size in moves.domains["number"]:
            rest = list(hand)
            for name in self.left_out(state, seat, size, 0.0, rng):
                rest.remove(name)
            gain = self.reckoning.taken_card * size - self.reckoning.lost * (full - holding.worth(rest))
            gain += self.blur(rng)
            if gain > most:
                best, most = size, gain
        return Announce(best)

    def take(self, state: MundusNovus, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Take what goes best with the hand and with the cards that are left to take, from an offer or from the market."""
        wanted = self.wanted(state, seat, rng)
        paid = has(state, seat, "market_bonus")
        best, most = Pass(), -99.0
        for moves in menu.sets:
            (owner,) = moves.domains["player"]
            offered = list(moves.domains["resource"])
            for got in moves.domains["market"] if moves.kind is Swap else offered:
                worth = wanted[got] + 0.1 * rng.random()
                given = offered[int(rng.random() * len(offered))]
                if paid and moves.kind is Swap:
                    bonuses = {name: bonus_for(state, seat, name, got) for name in offered}
                    given = max(offered, key=bonuses.__getitem__)
                    worth += bonuses[given]
                if worth > most:
                    best, most = Swap(owner, given, got) if moves.kind is Swap else Take(owner, got), worth
        if isinstance(best, Swap) and is_as_taken(state, seat, best.resource, best.market):
            return Take(best.player, best.resource)
        return best

    def wanted(self, state: MundusNovus, seat: Seat, rng: Random) -> dict[Resource, float]:
        """Return each card that others offer or the market has → what the seat's hand is worth with it.

        For the `further` ones that add most, the cards that are left on the table count, too.
        """
        holding, hand = self.holding(state, seat, rng), state.players[seat].hand
        offers = [player.offer for one, player in enumerate(state.players) if one != seat]
        table = Counter([*state.market, *(name for offer in offers for name in offer)])
        worths = {name: holding.worth([*hand, name]) + self.blur(rng) for name in table}
        for name in sorted(worths, key=worths.__getitem__, reverse=True)[: self.further]:
            left = [other for other, count in table.items() if count > (other == name)]
            worths[name] += holding.hoped([*hand, name], left)
        return worths

    def compensate(self, state: MundusNovus, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Give the card that the turn in the progress phase misses least, of several the one with the lowest value."""
        holding, hand = self.in_hand(state, seat, rng), state.players[seat].hand

        def without(name: Resource) -> float:
            rest = list(hand)
            rest.remove(name)
            return holding.best_turn(rest) - FIRST_SIGHT * state.box.value[name]

        return Compensate(max(sorted(set(hand)), key=without))

    def buy(self, state: MundusNovus, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Buy only what completes something."""
        holding, hand = self.holding(state, seat, rng), state.players[seat].hand
        worths = {name: holding.worth([*hand, name]) for name in state.market}
        best = max(worths, key=worths.__getitem__)
        return Buy(best) if worths[best] > holding.worth(hand) + 3 else Pass()

    def left_out(self, state: MundusNovus, seat: Seat, count: int, bid: float, rng: Random) -> list[Resource]:
        """Return the cards without which the hand is worth most, at most all; each point of theirs is worth `bid`."""
        holding, hand = self.holding(state, seat, rng), list(state.players[seat].hand)
        gone: list[Resource] = []
        for _ in range(min(count, len(hand))):
            rated: dict[Resource, float] = {}
            for name in dict.fromkeys(hand):
                rest = list(hand)
                rest.remove(name)
                rated[name] = holding.worth(rest) + bid * state.box.value[name] + 0.3 * self.blur(rng)
            gone.append(max(rated, key=rated.__getitem__))
            hand.remove(gone[-1])
        return gone

    def added(
        self,
        state: MundusNovus,
        seat: Seat,
        hand: Sequence[Resource],
        pool: Sequence[Resource],
        count: int,
        rng: Random,
    ) -> list[Resource]:
        """Return the cards of the pool that go best with the hand."""
        holding, pool = self.holding(state, seat, rng), list(pool)
        new: list[Resource] = []
        for _ in range(count):
            rated = {
                name: holding.worth([*hand, *new, name]) + 0.3 * self.blur(rng)
                for name in dict.fromkeys(pool)
            }
            new.append(max(rated, key=rated.__getitem__))
            pool.remove(new[-1])
        return new


def _several(
    kind: type[Move], choose: Callable[[Script, MundusNovus, Seat, Several, Random], list[Resource]]
) -> "Answer":
    """Answer with a move that names several resources."""
    field = field_kinds(kind)[0]

    def answer(script: Script, state: MundusNovus, seat: Seat, menu: Menu, rng: Random) -> Move:
        domain = menu.domain(kind, field, {})
        assert isinstance(domain, Several)
        return kind(**{field.name: domain.ordered(choose(script, state, seat, domain, rng))})

    return answer


def _pool(domain: Several) -> list[Resource]:
    return [name for name, count in domain.pool.items() for _ in range(count)]


Answer = Callable[[Script, MundusNovus, Seat, Menu, Random], Move]

ANSWERS: Mapping[type[Move], Answer] = {
    Done: Script.develop,
    Take: Script.take,
    Announce: Script.announce,
    Offer: _several(
        Offer,
        lambda script, state, seat, domain, rng: script.left_out(
            state, seat, domain.most, script.reckoning.bid, rng
        ),
    ),
    Lose: _several(
        Lose, lambda script, state, seat, domain, rng: script.left_out(state, seat, domain.most, 0.0, rng)
    ),
    Pick: _several(
        Pick,
        lambda script, state, seat, domain, rng: script.added(
            state, seat, state.players[seat].hand, _pool(domain), domain.most, rng
        ),
    ),
    Store: _several(
        Store,
        lambda script, state, seat, domain, rng: script.added(
            state, seat, (), _pool(domain), domain.most, rng
        ),
    ),
    Compensate: Script.compensate,
    Buy: Script.buy,
}
"""Kind of move → what the script does; the default answers the others."""

LIKED = ("caravel", "merchant", "warehouse", "shipyard", "character", "building")
"""Types of developments that a script may overvalue or undervalue."""

POLICY = Script({})
"""What robots expect of everybody."""

NORMAL = Script({}, further=5)
"""How robots of the level normal play."""

BOLD = Script({}, noise=6.0)
"""A script so noisy that it also proposes moves that `POLICY` would not make."""


def _with_likings(seed: int) -> Script:
    """Return a script that overvalues or undervalues some types throughout the game."""
    luck = Random(seed)
    return Script({kind: luck.choice((0.5, 0.7, 1.0, 1.4, 2.0)) for kind in LIKED}, noise=2.0)


POPULATION = tuple(_with_likings(seed) for seed in range(101, 125))
"""Opponents in the robots' playouts. Robots are not measured against them."""

STYLES: Mapping[str, Script] = {
    "admiral": Script({"caravel": 1.6, "shipyard": 0.6}),
    "merchant": Script({"merchant": 1.6, "warehouse": 1.4}),
    "patron": Script({"character": 1.6, "building": 1.4, "caravel": 0.7}),
}
"""Opponents to measure robots against."""


def candidates(state: MundusNovus, seat: Seat, menu: Menu, luck: Random) -> list[Move]:
    """Return the moves worth playing out; works on a view as well."""
    if menu.count() <= SHORT:
        return [
            move
            for move in menu
            if not (isinstance(move, Swap) and is_as_taken(state, seat, move.resource, move.market))
        ]
    found = [BOLD(state, seat, menu, luck) for _ in range(SHORT)]
    if Done in menu.kinds():
        found += [move for moves in menu.sets if moves.kind in (Relics, Done) for move in moves]
    return list(dict.fromkeys(found))


SHORT = 9
"""Maximum length of a menu of which all moves are tried; of a longer one, `BOLD` proposes this many."""
