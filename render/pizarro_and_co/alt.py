"""The pictures in words, for those who do not see them; Discord allows 1,024 characters."""

from collections.abc import Iterable, Sequence

from games.core import Hidden
from games.pizarro_and_co import scores
from games.pizarro_and_co.scoring import luck_total
from games.pizarro_and_co.state import Pizarro, Player
from render.picture import Look
from render.pizarro_and_co.common import component, explorer_name, ships_at, where
from render.text import clean_name

LIMIT = 1024


def alt_board(look: Look[Pizarro]) -> str:
    """The auction and both boards in words."""
    parts = [
        _head(look),
        *_auction(look),
        *_lanes(look),
        *(_held(look, player) for player in look.view.players),
    ]
    return _cut(" ".join(parts))


def alt_players(look: Look[Pizarro]) -> str:
    """What every player has, and the points as far as they are known, in words."""
    state = look.view
    parts = [_head(look)]
    for player, score in zip(state.players, scores(state), strict=True):
        known = sum(points for _, points in score.sources if points is not None)
        secret = "no" if score.total is not None else "yes"
        points = look.words("alt-pizarro-points", name=_name(look, player.seat), points=known, secret=secret)
        parts += [points, _held(look, player), *_piles(look, player)]
    parts.append(
        look.words("alt-pizarro-discards", stock=len(state.stock), cards=_list(look, state.discards))
    )
    return _cut(" ".join(parts))


def alt_hand(look: Look[Pizarro]) -> str:
    """One's own cards in words."""
    assert look.viewer is not None, "a hand is its owner's"
    state = look.view
    player = state.players[look.viewer]
    gold = sum(state.box.worth[card] for card in player.hand)
    crowns = sum(state.box.crowns[card] for card in player.hand)
    own = look.words("alt-pizarro-hand", cards=_list(look, player.hand), gold=gold, crowns=crowns)
    return _cut(" ".join([_head(look), own, *_piles(look, player)]))


def _head(look: Look[Pizarro]) -> str:
    name = look.words("game-name")
    if not look.waiting:
        return f"{name}, {where(look)}."
    waiting = ", ".join(_name(look, seat) for seat in look.waiting)
    return f"{name}, {where(look)}. {waiting}: {look.asked}."


def _auction(look: Look[Pizarro]) -> Iterable[str]:
    state, words = look.view, look.words
    lot = state.lot
    if state.luck:
        yield words("alt-pizarro-luck", cards=_list(look, state.luck), total=luck_total(state))
    if not lot.explorer:
        return
    if lot.bids:
        message = "alt-pizarro-high-bid" if lot.buyer is None else "alt-pizarro-sold"
        yield words(message, name=_name(look, lot.bids[-1].seat), amount=lot.price)
    else:
        yield words("picture-pizarro-no-bid") + "."
    left_in = [_name(look, seat) for seat in lot.eligible if seat not in lot.passed]
    if lot.buyer is None:
        yield words("alt-pizarro-still-in", names=", ".join(left_in) or words("nobody"))


def _lanes(look: Look[Pizarro]) -> Iterable[str]:
    """Where each player's ships are; explorers without a ship are left out."""
    state, box = look.view, look.view.box
    for explorer in box.explorers:
        places: list[str] = []
        for space in range(1, len(box.years) + 1):
            for half in box.halves_of(explorer, space):
                owners = [_name(look, ship.seat) for _, ship in ships_at(state, explorer, space, half)]
                if owners:
                    side = f" {look.words(component('halves', half))}" if half else ""
                    places.append(f"{space}{side} {', '.join(owners)}")
        if places:
            yield f"{explorer_name(look, explorer)}: {'; '.join(places)}."


def _held(look: Look[Pizarro], player: Player) -> str:
    return look.words(
        "alt-pizarro-held",
        name=_name(look, player.seat),
        cards=len(player.hand),
        ships=player.unplaced,
        vetoes=player.vetoes,
    )


def _piles(look: Look[Pizarro], player: Player) -> Iterable[str]:
    for ship in player.ships:
        if ship.pile and not isinstance(ship.pile, Hidden):
            multiplier = look.view.box.space(ship.explorer, ship.space, ship.half).multiplier
            yield look.words("alt-pizarro-pile", cards=_list(look, ship.pile), multiplier=multiplier)


def _name(look: Look[Pizarro], seat: int) -> str:
    return clean_name(look.names[seat])


def _list(look: Look[Pizarro], cards: Sequence[str]) -> str:
    return ", ".join(sorted(cards)) or look.words("nothing")


def _cut(text: str) -> str:
    return text if len(text) <= LIMIT else text[: LIMIT - 1] + "…"
