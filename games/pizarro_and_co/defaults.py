"""The move made for a player whose time is up (§11)."""

from collections.abc import Callable

from games.core import Menu, Move, MoveSet, Pass, Seat, Several
from games.pizarro_and_co.box import PizarroBox
from games.pizarro_and_co.moves import Allow, DrawOne, Gold, Limit, Pay, Sail, SailTo, Stop, Tuck
from games.pizarro_and_co.scoring import luck_total
from games.pizarro_and_co.state import Pizarro

DECLINING = {Allow: Allow(), Pass: Pass(), Limit: Limit(0)}


def default(view: Pizarro, seat: Seat, menu: Menu) -> Move:
    """Let others play on, spend the fewest crowns, keep the best pile growing."""
    offered = {moves.kind: moves for moves in menu.sets}
    declining = [move for kind, move in DECLINING.items() if kind in offered]
    if declining:
        return declining[0]
    if Stop in offered:
        return Stop() if luck_total(view) >= view.box.luck_stop else DrawOne()
    if Pay in offered:
        cards = offered[Pay].domains["cards"]
        assert isinstance(cards, Several)
        return Pay(cheapest_payment(view.box, cards))
    if Tuck in offered:
        return Tuck(max(offered[Tuck].domains["card"], key=lambda card: tuck_rank(view.box, card)))
    return _sail(view, seat, menu.sets[0])


def tuck_rank(box: PizarroBox, card: Gold) -> tuple[int, int]:
    """Rank a card for Magellan's pile: most crowns first, then least gold."""
    return box.crowns[card], -box.worth[card]


def cheapest_payment(
    box: PizarroBox, cards: Several, loss: Callable[[int], float] | None = None
) -> tuple[Gold, ...]:
    """Return the payment that costs the fewest crowns; of equal ones, the one with the least gold.

    loss: Gold paid → the cost of losing it, in crowns; added to the crowns of the cards.
    """
    # For each sum of gold, the cards with the fewest crowns.
    best: dict[int, tuple[int, tuple[Gold, ...]]] = {0: (0, ())}
    for card in (card for card, count in cards.pool.items() for _ in range(count)):
        for gold, (crowns, chosen) in list(best.items()):
            longer = (crowns + box.crowns[card], (*chosen, card))
            known = best.get(gold + box.worth[card])
            if known is None or longer < known:
                best[gold + box.worth[card]] = longer
    enough = [
        (crowns + loss(gold) if loss else crowns, gold, chosen)
        for gold, (crowns, chosen) in best.items()
        if gold >= cards.at_least
    ]
    return cards.ordered(min(enough)[2])


def _sail(view: Pizarro, seat: Seat, moves: MoveSet) -> Move:
    def pile_crowns(ship: str) -> int:
        # In year 1 the ship is not on the board yet.
        placed = view.players[seat].ships[int(ship) - 1 : int(ship)]
        return sum(view.box.crowns[card] for own in placed for card in own.pile)

    ship = max(moves.domains["ship"], key=pile_crowns)
    return SailTo(ship, "right") if moves.kind is SailTo else Sail(ship)
