"""What a robot needs: a state behind a view, how good a state is for a seat, and what a card is worth bidding."""

from collections import Counter
from collections.abc import Mapping
from math import exp
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
CROWNS_PER_GOLD = 0.23
"""What a payment costs in crowns, if it is made of the cards with few of them."""
GOLD_WORTH = 1.59
"""Victory points that the first piece of gold brings while much is still to be bought."""
FIRST_PRICE, NOW_PRICE, LATER_PRICE = 8.0, 6.2, 3.8
"""Gold that a player has a use for: for each ship not yet placed, each that may sail this year, and next year."""
CHANCE_TO_SAIL_ON = 0.27
EXCHANGE_WORTH = 0.8
VETO_WORTH = 0.66
OPEN_HAND_COST = 0.64
LUCK_HOPE = 13
"""About what Pizarro's cards score for somebody who stops in time."""
LIKINGS: Mapping[Explorer, float] = {
    "columbus": 0.70,
    "pizarro": 0.87,
    "magellan": 1.46,
    "marco_polo": 0.70,
    "vasco_da_gama": 1.61,
    "james_cook": 1.49,
}
"""How much more or less than reckoned an explorer's cards are worth, later cards and rivals considered."""


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
    sizes = {player.seat: len(player.hand) for player in view.players if isinstance(player.hand, Hidden)}
    hands = _first_cards(view, seat, sizes, unseen) if view.year == 1 else {}
    for other, size in sizes.items():
        known = hands.get(other, [])
        view.players[other].hand = sorted([*known, *_kept(view, unseen, size - len(known))])
    if view.lot.bids and (view.lot.buyer is None or isinstance(view.agenda[-1], Payment)):
        _make_solvent(view, view.lot.bids[-1].seat, seat, unseen)
    view.stock = sorted(unseen)
    return view


def _unseen(view: Pizarro) -> list[Gold]:
    """Return every gold card that lies where the owner of the view cannot look."""
    seen = Counter([*view.discards, *view.paid, *view.luck])
    for player in view.players:
        seen.update(_shown(player))
    return [card for card in view.box.gold for _ in range(view.box.gold_sets - seen[card])]


def _first_cards(
    view: Pizarro, seat: Seat, sizes: Mapping[Seat, int], unseen: list[Gold]
) -> dict[Seat, list[Gold]]:
    """Take what the others have left of their first hands, one card of each value: what has been paid is public."""
    own = Counter(_shown(view.players[seat]))
    left = Counter(dict.fromkeys(view.box.gold, view.seats - 1))
    left -= Counter([*view.discards, *view.paid]) - (Counter(view.box.gold.keys()) - own)
    left -= Counter(card for player in view.players if player.seat != seat for card in _shown(player))
    room = {
        other: size - sum(space_of(view.box, ship).draw for ship in view.players[other].ships)
        for other, size in sizes.items()
    }
    hands: dict[Seat, list[Gold]] = {other: [] for other in sizes}
    for card in list(unseen):
        fits = [other for other in sizes if len(hands[other]) < room[other] and card not in hands[other]]
        if fits and left[card] > 0:
            hands[max(fits, key=lambda one: room[one] - len(hands[one]))].append(card)
            left[card] -= 1
            unseen.remove(card)
    return hands


def _shown(player: Player) -> list[Gold]:
    """Return the cards of a player that are not hidden."""
    places = (player.hand, *(ship.pile for ship in player.ships))
    return [card for cards in places if not isinstance(cards, Hidden) for card in cards]


def _kept(view: Pizarro, unseen: list[Gold], count: int) -> list[Gold]:
    """Take cards of a hand after payments: the dearer ones went first, so that half of those left are small."""
    cards: list[Gold] = []
    for number in range(count):
        few = [unseen.pop() for _ in range(min(len(unseen), 1 + number % 2))]
        few.sort(key=view.box.worth.__getitem__)
        cards.append(few[0])
        unseen[:0] = few[1:]
    return cards


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


# What gold is worth


def capacity(state: Pizarro, player: Player) -> float:
    """Return how much gold a player has a use for: what the cards may cost that are still to come for their ships."""
    year, room = state.year, 0.0
    if year <= 1:
        room += FIRST_PRICE * min(player.unplaced, state.cards_left() / state.seats)
    now: dict[Explorer, int] = {}
    later: dict[Explorer, int] = {}
    for ship in player.ships:
        if ship.space >= year - 1:
            ships = later if ship.space == year else now
            ships[ship.explorer] = ships.get(ship.explorer, 0) + 1
    for explorer, ships in now.items():
        room += NOW_PRICE * min(ships, state.deck[explorer] + state.deck_bottom.count(explorer))
    if later and year < len(state.box.years):
        most = state.box.years[str(year + 1)].cards
        room += LATER_PRICE * sum(min(ships, most) for ships in later.values())
    return room


def means(state: Pizarro, player: Player) -> tuple[int, float]:
    """Return the gold in a player's hand, and how much gold they have a use for."""
    worth = state.box.worth
    return sum([worth[card] for card in player.hand]), capacity(state, player)


def purse_worth(gold: float, room: float) -> float:
    """Return what a purse is worth: the less for each piece the more is in it already."""
    return GOLD_WORTH * room * (1 - exp(-gold / room)) if room else 0.0


def last_piece(gold: float, room: float) -> float:
    """Return what the last piece of a purse is worth."""
    return GOLD_WORTH * exp(-gold / room) if room else 0.0


def cost(amount: int, gold: int, room: float) -> float:
    """Return what paying so much out of a purse costs."""
    return purse_worth(gold, room) - purse_worth(gold - amount, room) + CROWNS_PER_GOLD * amount


# How good it is


def value(state: Pizarro) -> list[float]:
    """Return how far each seat is ahead of the average of the others, in victory points or what may become some."""
    prospects = [prospect(state, player) for player in state.players]
    lot = state.lot
    if lot.bids and lot.buyer is None:
        bid = lot.bids[-1]
        gold, room = means(state, state.players[bid.seat])
        worth = card_worth(state, bid.seat, lot.explorer, last_piece(gold, room))
        prospects[bid.seat] += worth - cost(bid.amount, gold, room)
    return [one - (sum(prospects) - one) / (state.seats - 1) for one in prospects]


def prospect(state: Pizarro, player: Player) -> float:
    """Return a player's points with what gold, ships and vetoes may still bring."""
    gold, room = means(state, player)
    piece = last_piece(gold, room)
    hand = sum(state.box.crowns[card] for card in player.hand) + purse_worth(gold, room)
    ships = sum(ship_worth(state, ship, piece) for ship in player.ships)
    vetoes = VETO_WORTH * player.vetoes * (state.cards_left() > 0)
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
    """Return the victory points that the card at auction brings the seat, its price not deducted; `gold`: those of a piece of gold."""
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
    gain -= OPEN_HAND_COST * (space.ability == "open_hand")
    return gain * LIKINGS.get(explorer, 1.0)


# What to do


def suggest(view: Pizarro, seat: Seat, menu: Menu) -> Move:
    """Bid one more as long as the card is worth it; otherwise do what costs least."""
    kinds = menu.kinds()
    if Bid not in kinds and Limit not in kinds:
        return default(view, seat, menu)
    gold, room = means(view, view.players[seat])
    worth = card_worth(view, seat, view.lot.explorer, last_piece(gold, room))
    most = min(highest_price(worth, gold, room), highest_bid(view, seat))
    if Limit in kinds:
        return Limit(most)
    lowest = Bid(lowest_bid(view))
    return lowest if lowest.amount <= most else Pass()


def highest_price(worth: float, gold: int, room: float) -> int:
    """Return the highest price that costs no more of a purse than a card is worth."""
    return max((price for price in range(1, gold + 1) if cost(price, gold, room) <= worth), default=0)
