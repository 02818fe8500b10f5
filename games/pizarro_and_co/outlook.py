"""What a robot needs: a state behind a view, how good a state is for a seat, and what a card is worth bidding."""

from collections import Counter
from random import Random

from games.core import Hidden, Menu, Move, Pass, Seat
from games.core import view as seen
from games.pizarro_and_co.auction import highest_bid, lowest_bid
from games.pizarro_and_co.defaults import default
from games.pizarro_and_co.moves import Bid, Explorer, Gold, Limit
from games.pizarro_and_co.purchase import Payment
from games.pizarro_and_co.scoring import TurnUpLuck, luck_total
from games.pizarro_and_co.state import Pizarro, Player, Ship, ships_on, space_of

MEAN_GOLD = 5.0
MEAN_CROWNS = 2.0
CROWNS_PER_GOLD = 0.15
"""What a payment costs in crowns, if it is made of the cards with few of them."""
GOLD_WORTH = 0.45
"""Victory points that a piece of gold brings while much is still to be bought."""
CHANCE_TO_SAIL_ON = 0.3
EXCHANGE_WORTH = 0.8
VETO_WORTH = 0.8
OPEN_HAND_COST = 0.8
LUCK_HOPE = 13
"""About what Pizarro's cards score for somebody who stops in time."""


# Behind the view


def imagine(view: Pizarro, seat: Seat, luck: Random) -> Pizarro:
    """Deal the gold that the seat cannot see to the others' hands, under Magellan and to the stock."""
    view = seen(view, seat)
    unseen = _unseen(view)
    luck.shuffle(unseen)
    for player in view.players:
        for ship in player.ships:
            if isinstance(ship.pile, Hidden):
                ship.pile = _take_best(view, unseen, len(ship.pile))
    for player in view.players:
        if isinstance(player.hand, Hidden):
            player.hand = sorted(unseen.pop() for _ in range(len(player.hand)))
    if view.lot.bids and (view.lot.buyer is None or isinstance(view.agenda[-1], Payment)):
        _make_solvent(view, view.lot.bids[-1].seat, seat, unseen)
    view.stock = sorted(unseen)
    return view


def _unseen(view: Pizarro) -> list[Gold]:
    """Return every gold card that lies where the owner of the view cannot look."""
    seen = Counter([*view.discards, *view.paid, *view.luck])
    for player in view.players:
        for cards in (player.hand, *(ship.pile for ship in player.ships)):
            seen.update([] if isinstance(cards, Hidden) else cards)
    return [card for card in view.box.gold for _ in range(view.box.gold_sets - seen[card])]


def _take_best(view: Pizarro, unseen: list[Gold], count: int) -> list[Gold]:
    """Take cards with the most crowns: nobody tucks others."""
    best = sorted(unseen, key=view.box.crowns.__getitem__, reverse=True)[:count]
    for card in best:
        unseen.remove(card)
    return best


def _make_solvent(view: Pizarro, bidder: Seat, seat: Seat, unseen: list[Gold]) -> None:
    """Give the high bidder dearer cards until the bid can be paid: nobody bids more than the purse holds."""
    worth, hand = view.box.worth, view.players[bidder].hand
    while bidder != seat and highest_bid(view, bidder) < view.lot.price:
        cheapest = min(hand, key=worth.__getitem__)
        pools = [unseen, *(p.hand for p in view.players if p.seat not in (bidder, seat) and not p.open_hand)]
        source = max((pool for pool in pools if pool), key=lambda pool: max(worth[card] for card in pool))
        dearest = max(source, key=worth.__getitem__)
        if worth[dearest] <= worth[cheapest]:
            return
        source.remove(dearest)
        source.append(cheapest)
        hand.remove(cheapest)
        hand.append(dearest)
    for player in view.players:
        player.hand.sort()


# How good it is


def value(state: Pizarro) -> list[float]:
    """Return how far each seat is ahead of the average of the others, in victory points or what may become some."""
    gold = gold_worth(state)
    prospects = [prospect(state, player, gold) for player in state.players]
    lot = state.lot
    if lot.bids and lot.buyer is None:
        bid = lot.bids[-1]
        prospects[bid.seat] += card_worth(state, bid.seat, lot.explorer, gold) - price_of(bid.amount, gold)
    return [one - (sum(prospects) - one) / (state.seats - 1) for one in prospects]


def gold_worth(state: Pizarro) -> float:
    """Return what a piece of gold is worth: less and less when the last cards of the game are auctioned."""
    coming = sum(
        row.cards * len(state.box.explorers)
        for year, row in state.box.years.items()
        if int(year) > state.year
    )
    left = state.cards_left() + coming + bool(state.lot.explorer and state.lot.buyer is None)
    return GOLD_WORTH * min(1.0, left / len(state.box.explorers))


def price_of(amount: int, gold: float) -> float:
    """Return what paying so much gold costs."""
    return amount * (gold + CROWNS_PER_GOLD)


def prospect(state: Pizarro, player: Player, gold: float) -> float:
    """Return a player's points with what gold, ships and vetoes may still bring."""
    hand = sum(state.box.crowns[card] + gold * state.box.worth[card] for card in player.hand)
    ships = sum(ship_worth(state, ship, gold) for ship in player.ships)
    vetoes = VETO_WORTH * player.vetoes * gold / GOLD_WORTH
    return hand + ships + vetoes - OPEN_HAND_COST * (player.open_hand and state.cards_left() > 0)


def ship_worth(state: Pizarro, ship: Ship, gold: float) -> float:
    """Return what a ship scores where it is, the gold it will bring, and a share of the next space."""
    space = space_of(state.box, ship)
    pile = sum(state.box.crowns[card] for card in ship.pile) * space.multiplier
    worth = space.crowns + pile + (luck_worth(state) if space.ability == "press_luck" else 0)
    if ship.space == state.year:
        worth += space.sacks * card_value(gold) + EXCHANGE_WORTH * (space.ability == "exchange")
    may_sail = ship.space < len(state.box.years) and ship.space >= state.year - 1
    if may_sail:
        following = state.box.halves_of(ship.explorer, ship.space + 1)[-1]
        target = state.box.space(ship.explorer, ship.space + 1, following)
        better = target.crowns - space.crowns + (pile + target.multiplier * MEAN_CROWNS if pile else 0)
        worth += CHANCE_TO_SAIL_ON * max(0.0, better + LUCK_HOPE * (target.ability == "press_luck"))
    return worth


def card_value(gold: float) -> float:
    """Return what an unknown gold card is worth in hand."""
    return MEAN_CROWNS + MEAN_GOLD * gold


def luck_worth(state: Pizarro) -> float:
    """Return what Pizarro's cards will score, about; exactly over the next card when one is being turned up."""
    total = luck_total(state)
    turning = bool(state.agenda) and isinstance(state.agenda[-1], TurnUpLuck)
    if not turning:
        return _hope(state, total) if state.luck else LUCK_HOPE
    worth = state.box.worth
    return sum(_hope(state, total + worth[card]) for card in state.stock) / max(1, len(state.stock))


def _hope(state: Pizarro, total: int) -> float:
    return 0 if total > state.box.luck_limit else max(total, state.box.luck_stop)


def card_worth(state: Pizarro, seat: Seat, explorer: Explorer, gold: float) -> float:
    """Return what winning the card at auction brings the seat, the price not taken off."""
    player, box = state.players[seat], state.box
    half = box.halves_of(explorer, state.year)[-1]
    space = box.space(explorer, state.year, half)
    known = [player.ships[number] for number in ships_on(player, explorer, state.year - 1)]
    before = known[0] if known else None
    tucks = ["1"] if space.multiplier else []
    pile = [*(before.pile if before and not isinstance(before.pile, Hidden) else []), *tucks]
    after = Ship(seat, explorer, state.year, half, face_up=True, pile=pile)
    gain = ship_worth(state, after, gold) - (ship_worth(state, before, gold) if before else 0)
    gain += space.draw * card_value(gold) + VETO_WORTH * (space.ability == "veto")
    gain -= card_value(gold) * box.needs_spare_card(explorer, state.year)
    return gain - OPEN_HAND_COST * (space.ability == "open_hand")


# What to do


def suggest(view: Pizarro, seat: Seat, menu: Menu) -> Move:
    """Bid one more as long as the card is worth it; otherwise do what costs least."""
    kinds = menu.kinds()
    if Bid not in kinds and Limit not in kinds:
        return default(view, seat, menu)
    gold = gold_worth(view)
    most = int(card_worth(view, seat, view.lot.explorer, gold) / (gold + CROWNS_PER_GOLD))
    if Limit in kinds:
        return Limit(max(0, min(most, highest_bid(view, seat))))
    lowest = Bid(lowest_bid(view))
    return lowest if lowest.amount <= most else Pass()
