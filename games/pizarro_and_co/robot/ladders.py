"""What a card is worth by counting: the cards and the rivals that are still to come for a ship's next spaces.

All worths are in victory points. A card without rivals costs next to nothing later; of a contested one a small share is left as a gain.
"""

from collections.abc import Callable
from functools import lru_cache

from games.core import Hidden, Seat
from games.pizarro_and_co.box import PizarroBox, SpaceRow
from games.pizarro_and_co.moves import Explorer, Gold
from games.pizarro_and_co.state import Pizarro, Player, Ship

GOLD_LATER = (0.265, 0.10, 0.0)
"""What a piece of gold is worth after each year, at least."""
GOLD_NOW = (0.88, 0.45, 0.5)
"""The share of what can still be bought in each year that a purse brings."""
GOLD_DRAWN = (0.34, 0.16, 0.05, 0.0)
"""What a piece of gold is worth in a card that comes in each year, or after the last."""
MOST_FOR_GOLD = 0.8
LEFT_FOR_US = (0.17, 0.20)
"""The share of a contested card of year 2 and of year 3 that is left to its buyer."""
UNCONTESTED = (2.3, 1.2)
"""What a card of year 2 and of year 3 costs if nobody else has a ship for it."""
CROWDED = 1.3
"""With two rivals or more for the last card, the share is so many times smaller."""
HOPE_BEYOND = (2.0, 1.5, 0.0)
"""What a card of each year brings beyond its own space, for what a purse is worth."""
MEAN_GOLD, MEAN_CROWNS = 5.0, 2.0
TUCKED = 3
"""The crowns of a card under a ship: everybody tucks such ones."""
VETO, EXCHANGED, SHOWN_HAND, LOST_CARD = 0.7, 0.2, 0.4, 0.8
LUCK = 14.2


# Cards to come


@lru_cache(maxsize=100_000)
def _climbs(cards: int, ours: tuple[int, int], theirs: tuple[int, int], gains: tuple[float, float]) -> float:
    """Return what the cards of year 2 that are still to come bring, and then the one of year 3.

    ours, theirs: Number of ships on the first and on the second space, of the player and of all others.
    gains: What a ship gains on the second space and on the third.
    """
    if not cards:
        return _last(ours[1], theirs[1], gains[1])
    lost = (theirs[0] - 1, theirs[1] + 1) if theirs[0] else theirs
    without = _climbs(cards - 1, ours, lost, gains)
    if not ours[0]:
        return without
    bought = gains[0] + _climbs(cards - 1, (ours[0] - 1, ours[1] + 1), theirs, gains)
    if not theirs[0]:
        return max(without, bought - UNCONTESTED[0])
    return without + max(0.0, LEFT_FOR_US[0] * (bought - without))


def _last(ours: int, theirs: int, gain: float) -> float:
    """Return what the card of year 3 brings."""
    if not ours:
        return 0.0
    if not theirs:
        return max(0.0, gain - UNCONTESTED[1])
    return LEFT_FOR_US[1] * gain / (1 if theirs == 1 else CROWDED)


@lru_cache(maxsize=100_000)
def _opens(cards: int, later: int, ours: int, theirs: int, seats: int, gains: tuple[float, float]) -> float:
    """Return what the next spaces bring once all cards of year 1 are sold, each to any seat.

    cards, later: Number of cards of this year that are still to come, and of those of year 2.
    """
    if not cards:
        return _climbs(later, (ours, 0), (theirs, 0), gains)
    bought = _opens(cards - 1, later, ours + 1, theirs, seats, gains)
    lost = _opens(cards - 1, later, ours, theirs + 1, seats, gains)
    return lost + (bought - lost) / seats


def worth_of_lot(state: Pizarro, seat: Seat) -> float:
    """Return what the card at auction brings the seat, against its going to somebody else; its price is not deducted."""
    explorer, year = state.lot.explorer, state.year
    cards = _cards(state, explorer)
    ours, theirs = _ships(state, seat, explorer)
    gain = best_gain(state, seat, explorer, year)
    third = round(max(0.0, best_gain(state, None, explorer, 3)), 2)
    if year == 1:
        gains = round(max(0.0, best_gain(state, None, explorer, 2)), 2), third
        later = state.box.years["2"].cards
        bought = _opens(cards, later, ours[0] + 1, theirs[0], state.seats, gains)
        return gain + bought - _opens(cards, later, ours[0], theirs[0] + 1, state.seats, gains)
    if year == 2:
        gains = round(max(0.0, gain), 2), third
        lost = (theirs[0] - 1, theirs[1] + 1) if theirs[0] else theirs
        bought = _climbs(cards, (ours[0] - 1, ours[1] + 1), theirs, gains)
        return gain + bought - _climbs(cards, ours, lost, gains)
    return gain


def _cards(state: Pizarro, explorer: Explorer) -> int:
    return state.deck.get(explorer, 0) + state.deck_bottom.count(explorer)


def _ships(state: Pizarro, seat: Seat, explorer: Explorer) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return the number of ships on an explorer's first and second space, the seat's and all others'."""
    ours, theirs = [0, 0], [0, 0]
    for player in state.players:
        counts = ours if player.seat == seat else theirs
        for ship in player.ships:
            if ship.explorer == explorer and ship.space < 3:
                counts[ship.space - 1] += 1
    return (ours[0], ours[1]), (theirs[0], theirs[1])


# One step


def best_gain(state: Pizarro, seat: Seat | None, explorer: Explorer, year: int) -> float:
    """Return what a card gains at once: on its better half, for the seat's best ship, or for any ship without a seat."""
    box = state.box
    ships: list[Ship | None] = [None]
    if seat is not None and year > 1:
        ships = [*_before(state.players[seat], explorer, year)] or [None]
    return max(
        _gain(box, box.space(explorer, year, half), ship)
        for ship in ships
        for half in box.halves_of(explorer, year)
    )


def _before(player: Player, explorer: Explorer, year: int) -> list[Ship]:
    """Return the player's ships that a card of the year can move."""
    return [ship for ship in player.ships if ship.explorer == explorer and ship.space == year - 1]


def _gain(box: PizarroBox, space: SpaceRow, ship: Ship | None) -> float:
    year, pile, old = space.space, 0, 0.0
    if ship is not None:
        row = box.space(ship.explorer, ship.space, ship.half)
        pile = TUCKED * len(ship.pile) if isinstance(ship.pile, Hidden) else _crowns(box, ship.pile)
        old = row.crowns + row.multiplier * pile
    elif year > 1:
        row = box.space(space.explorer, year - 1, box.halves_of(space.explorer, year - 1)[0])
        pile = TUCKED * (year - 1)
        old = (0 if row.half else row.crowns) + row.multiplier * pile
    return (
        space.crowns
        - old
        + space.multiplier * pile
        + space.sacks * drawn(year + 1)
        + ABILITIES[space.ability](space)
    )


def _crowns(box: PizarroBox, cards: list[Gold]) -> int:
    return sum(box.crowns[card] for card in cards)


def drawn(year: int) -> float:
    """Return what an unknown gold card is worth that comes in a year."""
    return MEAN_CROWNS + MEAN_GOLD * GOLD_DRAWN[year - 1]


ABILITIES: dict[str, Callable[[SpaceRow], float]] = {
    "none": lambda _: 0.0,
    "veto": lambda _: VETO,
    "exchange": lambda _: EXCHANGED,
    "open_hand": lambda _: -SHOWN_HAND,
    "press_luck": lambda _: LUCK,
    "draw": lambda space: space.draw * drawn(space.space),
    "lose_card": lambda space: -LOST_CARD * drawn(space.space),
    "tuck_from_hand": lambda space: TUCKED * (space.multiplier - 1),
    "tuck_from_payment": lambda space: TUCKED * space.multiplier,
}
"""Ability of a space → what it brings."""


# What may be paid


def limit(state: Pizarro, seat: Seat) -> int:
    """Return the most gold that the card at auction is worth to a seat whose hand is known."""
    player, worth = state.players[seat], worth_of_lot(state, seat)
    gold = gold_worth(state, seat)
    spare = state.box.needs_spare_card(state.lot.explorer, state.year)
    box, hand = state.box, player.hand
    payments = fewest_crowns(tuple([(box.worth[card], box.crowns[card]) for card in hand]))
    return max(
        [
            amount
            for amount, (crowns, cards) in payments.items()
            if crowns + gold * amount <= worth and len(hand) - cards >= spare
        ],
        default=0,
    )


def gold_worth(state: Pizarro, seat: Seat) -> float:
    """Return what a piece of the seat's gold is worth: the more, the more can still be bought with it this year."""
    player, year = state.players[seat], state.year
    purse = max(8, sum(state.box.worth[card] for card in player.hand))
    rate = GOLD_LATER[year - 1] + GOLD_NOW[year - 1] * _contested(state, player) / purse
    return min(MOST_FOR_GOLD, rate)


def _contested(state: Pizarro, player: Player) -> float:
    """Return the worth of what the player may still buy this year against others."""
    found, year = 0.0, state.year
    for explorer in state.box.explorers:
        cards = _cards(state, explorer)
        if not cards:
            continue
        if year == 1:
            if player.unplaced:
                found += cards * max(0.0, best_gain(state, None, explorer, 1) + HOPE_BEYOND[0]) / state.seats
            continue
        ours, theirs = _ships(state, player.seat, explorer)
        mine, rivals = ours[year - 2], theirs[year - 2]
        if mine and rivals and mine + rivals > cards:
            gain = best_gain(state, player.seat, explorer, year) + HOPE_BEYOND[year - 1]
            found += max(0.0, gain) * min(cards, mine)
    return found


@lru_cache(maxsize=4096)
def fewest_crowns(cards: tuple[tuple[int, int], ...]) -> dict[int, tuple[int, int]]:
    """Return for each sum that some of the cards make the fewest crowns of such cards, and how many cards these are.

    cards: What each of them buys, and its crowns.
    """
    best: dict[int, tuple[int, int]] = {0: (0, 0)}
    for worth, crowns in cards:
        for amount, (paid, count) in list(best.items()):
            longer = (paid + crowns, count + 1)
            if best.get(amount + worth, longer) >= longer:
                best[amount + worth] = longer
    return best
