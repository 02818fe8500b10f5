"""Two scripts of another hand for Pizarro & Co., to measure robots against: they share no code with the robots.

*Investor* plays as reviewers advise who count the gold: explorers that bring cards (Marco Polo, da Gama, Columbus, Pizarro) are
dear in year 1, the low cards with their three crowns stay in hand, and years 2 and 3 are entered rich.

*Climber* buys cheap rights in year 1 and goes up the ladders that pay points at their top: Cook, Magellan, Pizarro. Columbus'
vetoes put off what it wants until the others have spent their gold.

Both keep a table of what each explorer is worth in each year, in gold; a bid may cost that much, scaled by the gold in hand
against the cards that are still to come. A bid is the whole sum of the cards that would pay it: there is no change.
"""

from collections.abc import Mapping

from games.core import Menu, Move, Pass, Policy, Seat, Several, record
from games.pizarro_and_co import GAME
from games.pizarro_and_co.auction import highest_bid, lowest_bid
from games.pizarro_and_co.box import SpaceRow
from games.pizarro_and_co.moves import Allow, Bid, DrawOne, Exchange, Limit, Pay, SailTo, Stop, Tuck, Veto
from games.pizarro_and_co.scoring import luck_total
from games.pizarro_and_co.state import Pizarro, Player, counted, ships_on, space_of
from tests.games.stranger import stranger

CARD_GOLD = 5.0
"""What a gold card buys on average."""
CARD_CROWNS = 2.0
"""What a gold card scores on average."""
PILE_CARD = 3.0
"""The crowns of a card for Magellan: everybody tucks low ones."""
LUCK_POINTS = 14.0
"""The points that Pizarro's draw brings on average."""


@record
class Plan:
    """How a script bids: gold for a point in each year, the share of the next space's worth, gold kept back."""

    point: tuple[float, float, float]
    climb: tuple[float, float, float]
    card: float
    kept: tuple[float, float, float]
    stretch: tuple[float, float, float]
    """How far the rich go beyond what a card is worth."""
    exchanged: tuple[str, ...]
    """The gold cards that Marco Polo exchanges."""


INVESTOR = Plan(
    point=(1.2, 1.4, 1.6),
    climb=(0.32, 0.45, 0.0),
    card=5.5,
    kept=(10, 2, 0),
    stretch=(1.4, 2.2, 4.0),
    exchanged=("1", "4", "2"),
)
CLIMBER = Plan(
    point=(1.3, 1.4, 1.4),
    climb=(0.35, 0.5, 0.0),
    card=4.5,
    kept=(8, 6, 0),
    stretch=(1.5, 1.5, 3.0),
    exchanged=("4", "5", "1"),
)


class Script:
    """Plays one plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def choose(self, state: Pizarro, seat: Seat, menu: Menu) -> Move | None:  # noqa: PLR0911  # one answer per question
        """Return the move for this menu, None to leave it to the default."""
        offered = {moves.kind: moves for moves in menu.sets}
        player = state.players[seat]
        if Veto in offered:
            return Veto() if self.puts_off(state, player) else Allow()
        if Bid in offered:
            return self.bid(state, player)
        if Limit in offered:
            most = int(self.limit(state, player))
            return Limit(max(0, min(most, highest_bid(state, seat))))
        if Pay in offered:
            cards = offered[Pay].domains["cards"]
            assert isinstance(cards, Several)
            chosen = self.payment(state, list(cards.ordered(_all(cards))), cards.at_least)
            # Whoever must keep a card pays without the one that is worth most to keep.
            return Pay(cards.ordered(chosen)) if chosen and cards.ordered(chosen) in cards else None
        if SailTo in offered:
            return self.half(state, player, menu)
        if Tuck in offered:
            return None
        if Exchange in offered:
            wanted = [card for card in self.plan.exchanged if card in player.hand]
            cards = sorted(wanted[: state.box.exchange_cards])
            return Exchange(tuple(cards)) if cards else Pass()
        if DrawOne in offered:
            return DrawOne() if _luck_grows(state) else Stop()
        return None

    # Bids

    def bid(self, state: Pizarro, player: Player) -> Move:
        """Bid what the cheapest payment is worth, if it costs no more than the card is worth."""
        seat, low, high = player.seat, lowest_bid(state), highest_bid(state, player.seat)
        hand = sorted(player.hand, key=state.box.worth.__getitem__)
        if state.box.needs_spare_card(state.lot.explorer, state.year):
            hand = hand[1:]
        cards = self.payment(state, hand, low)
        if not cards:
            return Pass()
        gold = sum(state.box.worth[card] for card in cards)
        crowns = sum(state.box.crowns[card] for card in cards)
        # Everybody needs crowns less than gold before the last year.
        over = 0.5 * self.plan.point[state.year - 1] * (crowns - CARD_CROWNS * gold / CARD_GOLD * 0.5)
        if gold + over > self.limit(state, player):
            return Pass()
        if state.year == len(state.box.years) and crowns >= self.points(state, player, state.lot.explorer):
            return Pass()
        alone = not [other for other in state.lot.eligible if other != seat and other not in state.lot.passed]
        return Bid(low if alone else min(gold, high))

    def limit(self, state: Pizarro, player: Player) -> float:
        """Return the gold that the card up for auction may cost the player."""
        year, explorer = state.year, state.lot.explorer
        worth = self.worth(state, player, explorer, year)
        coming = worth / self.rivals(state, player, explorer)
        for other, count in state.deck.items():
            if self.may_buy(state, player, other):
                fair = self.worth(state, player, other, year) / self.rivals(state, player, other)
                coming += count * fair
        gold = sum(state.box.worth[card] for card in player.hand) - self.plan.kept[year - 1]
        return worth * max(0.6, min(self.plan.stretch[year - 1], gold / max(1.0, coming)))

    def may_buy(self, state: Pizarro, player: Player, explorer: str) -> bool:
        """Say whether the player may bid for a card of this explorer this year."""
        if state.year == 1:
            return player.unplaced > 0
        return bool(ships_on(player, explorer, state.year - 1))

    def rivals(self, state: Pizarro, player: Player, explorer: str) -> int:
        """Return how many seats may bid for this explorer, the player included."""
        return 1 + sum(self.may_buy(state, other, explorer) for other in state.players if other is not player)

    def worth(self, state: Pizarro, player: Player, explorer: str, year: int) -> float:
        """Return what an explorer's card of a year is worth, in gold: cards, points, and the way to the next space."""
        space = self.space(state, explorer, year)
        before = self.space(state, explorer, year - 1) if year > 1 else None
        cards = space.draw + (space.sacks if year < len(state.box.years) else 0)
        gained = self.points_of(space, year) - (self.points_of(before, year - 1) if before else 0)
        point = self.plan.point[year - 1]
        if year == len(state.box.years):
            return point * (gained + cards * CARD_CROWNS)
        worth = cards * self.plan.card + point * gained + (2 if space.ability == "veto" else 0)
        return worth + self.plan.climb[year - 1] * max(0.0, self.worth(state, player, explorer, year + 1))

    def space(self, state: Pizarro, explorer: str, year: int) -> SpaceRow:
        """Return the space that a ship reaches, of a divided one the half that scores."""
        return state.box.space(explorer, year, state.box.halves_of(explorer, year)[-1])

    def points_of(self, space: SpaceRow, year: int) -> float:
        """Return the points of a ship on a space, less the crowns of the cards that lie beneath it."""
        luck = LUCK_POINTS if space.ability == "press_luck" else 0.0
        pile = PILE_CARD * year * (space.multiplier - 1) if space.multiplier else 0.0
        return space.crowns + pile + luck

    def points(self, state: Pizarro, player: Player, explorer: str) -> float:
        """Return the points that the last purchase of an explorer adds, cards drawn included."""
        return self.worth(state, player, explorer, state.year) / self.plan.point[state.year - 1]

    def payment(self, state: Pizarro, hand: list[str], price: int) -> tuple[str, ...]:
        """Return the cards worth at least the price that cost least gold and crowns, none if there are too few."""
        weight = (0.8, 1.0, 2.0)[state.year - 1]
        best: dict[int, tuple[float, tuple[str, ...]]] = {0: (0.0, ())}
        for card in hand:
            gold = state.box.worth[card]
            cost = gold + weight * state.box.crowns[card]
            for total, (spent, cards) in list(best.items()):
                if total >= price:
                    continue
                known = best.get(total + gold)
                if known is None or spent + cost < known[0]:
                    best[total + gold] = (spent + cost, (*cards, card))
        enough = [entry for total, entry in best.items() if total >= price]
        return min(enough)[1] if enough else ()

    # The rest

    def puts_off(self, state: Pizarro, player: Player) -> bool:
        """Say whether to veto: a card that the script wants comes too early while others are richer."""
        explorer = state.lot.explorer
        if not self.may_buy(state, player, explorer) or state.cards_left() < 3:
            return False
        hands = [len(other.hand) for other in state.players if other is not player]
        richer = max(hands) > len(player.hand)
        return richer and self.worth(state, player, explorer, state.year) >= 12

    def half(self, state: Pizarro, player: Player, menu: Menu) -> Move | None:
        """Sail a ship that does not score yet to the half that does; before the last year invest with the others."""
        moves = [move for move in menu if isinstance(move, SailTo)]
        placed = {str(number): ship for number, ship in enumerate(player.ships, 1)}

        def gain(move: SailTo) -> float:
            ship = placed.get(move.ship)
            space = state.box.space(state.lot.explorer, state.year, move.half)
            had = space_of(state.box, ship).crowns if ship else 0
            card = CARD_CROWNS if state.year == len(state.box.years) else self.plan.card / 1.3
            return space.crowns - had + card * space.draw

        return max(moves, key=gain, default=None)


def _all(cards: Several) -> tuple[str, ...]:
    return tuple(card for card, count in cards.pool.items() for _ in range(count))


def _luck_grows(state: Pizarro) -> bool:
    """Say whether another card is expected to raise Pizarro's sum."""
    total, limit = luck_total(state), state.box.luck_limit
    stock = counted(state.stock) or dict.fromkeys(state.box.worth, 1)
    sums = [(total + state.box.worth[card], count) for card, count in stock.items()]
    expected = sum(count * (value if value <= limit else 0) for value, count in sums) / sum(stock.values())
    return expected > total


STRANGERS: Mapping[str, Policy] = {
    "investor": stranger(GAME, Script(INVESTOR).choose),
    "climber": stranger(GAME, Script(CLIMBER).choose),
}
