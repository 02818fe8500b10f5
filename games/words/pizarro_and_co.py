"""Views of Pizarro & Co. in words."""

from collections.abc import Iterable, Iterator

from games.core import Hidden
from games.pizarro_and_co import scores
from games.pizarro_and_co.scoring import luck_total
from games.pizarro_and_co.state import Pizarro, Player, Ship
from games.words.phrases import component_id
from games.words.view import Seen, Signs, Text, before, joined


def where(seen: Seen[Pizarro]) -> str:
    """Return the year, and the card up for auction or just sold; when the game is over, that it is."""
    state = seen.view
    parts = [seen.words("picture-pizarro-year", year=max(state.year, 1))]
    if not (state.agenda or seen.asked):
        return " · ".join([*parts, seen.words("picture-over")])
    if state.lot.explorer:
        parts.append(explorer_name(seen, state.lot.explorer))
    return " · ".join(parts)


def explorer_name(seen: Seen[Pizarro], explorer: str) -> str:
    """Return the name of an explorer."""
    return seen.words(component_id("explorers", explorer))


def ships_at(state: Pizarro, explorer: str, space: int, half: str) -> Iterator[tuple[int, Ship]]:
    """Yield the ships of all players on a space, or half of one, each with its number from 1."""
    for player in state.players:
        for number, ship in enumerate(player.ships, start=1):
            if (ship.explorer, ship.space, ship.half) == (explorer, space, half):
                yield number, ship


def board_words(seen: Seen[Pizarro]) -> str:
    """Return the auction and both boards in words."""
    seen.of("stock", f"{seen.words('picture-pizarro-stock')}: {len(seen.view.stock)}")
    _spaces(seen)
    parts = [
        seen.head(where(seen)),
        *_auction(seen),
        *_lanes(seen),
        *(_held(seen, player) for player in seen.view.players),
    ]
    return joined(*parts)


def players_words(seen: Seen[Pizarro]) -> str:
    """Return all players' possessions in words, and their points as far as they are known."""
    state = seen.view
    parts = [seen.head(where(seen))]
    for player, score in zip(state.players, scores(state), strict=True):
        known = sum(points for _, points in score.sources if points is not None)
        secret = "no" if score.total is not None else "yes"
        points = seen.words("alt-pizarro-points", name=seen.name(player.seat), points=known, secret=secret)
        parts += [points, _held(seen, player), *_piles(seen, player)]
    parts.append(
        seen.words("alt-pizarro-discards", stock=len(state.stock), cards=seen.listed(sorted(state.discards)))
    )
    return joined(*parts)


def hand_words(seen: Seen[Pizarro]) -> str:
    """Return the viewer's own cards in words."""
    assert seen.viewer is not None, "a hand is its owner's"
    state = seen.view
    player = state.players[seen.viewer]
    gold = sum(state.box.worth[card] for card in player.hand)
    crowns = sum(state.box.crowns[card] for card in player.hand)
    own = seen.words("alt-pizarro-hand", cards=seen.listed(sorted(player.hand)), gold=gold, crowns=crowns)
    return joined(seen.head(where(seen)), own, *_piles(seen, player))


def _auction(seen: Seen[Pizarro]) -> Iterable[str]:
    state, words = seen.view, seen.words
    lot = state.lot
    if state.luck:
        yield words("alt-pizarro-luck", cards=seen.listed(sorted(state.luck)), total=luck_total(state))
    if not lot.explorer:
        return
    if lot.bids:
        message = "alt-pizarro-high-bid" if lot.buyer is None else "alt-pizarro-sold"
        yield words(message, name=seen.name(lot.bids[-1].seat), amount=lot.price)
    else:
        yield words("picture-pizarro-no-bid") + "."
    left_in = [seen.name(seat) for seat in lot.eligible if seat not in lot.passed]
    if lot.buyer is None:
        yield words("alt-pizarro-still-in", names=", ".join(left_in) or words("nobody"))


def _lanes(seen: Seen[Pizarro]) -> Iterable[str]:
    """Yield the places of each explorer's ships; explorers without a ship are left out."""
    state, box = seen.view, seen.view.box
    for explorer in box.explorers:
        places: list[str] = []
        for space in range(1, len(box.years) + 1):
            for half in box.halves_of(explorer, space):
                side = f" {seen.words(component_id('halves', half))}" if half else ""
                owners: list[str] = []
                for number, ship in ships_at(state, explorer, space, half):
                    owners.append(seen.name(ship.seat))
                    told = f"{explorer_name(seen, explorer)}: {space}{side} {owners[-1]}"
                    seen.of(f"{before(ship.seat)}/ships/{number}", told)
                if owners:
                    places.append(f"{space}{side} {', '.join(owners)}")
        if places:
            yield f"{explorer_name(seen, explorer)}: {'; '.join(places)}."


def _spaces(seen: Seen[Pizarro]) -> None:
    """Describe each space at its place, and the space of this year also at the card up for auction."""
    state, box = seen.view, seen.view.box
    for explorer in box.explorers:
        seen.of(f"explorers/{explorer}", explorer_name(seen, explorer))
        for space in range(1, len(box.years) + 1):
            told = [_space(seen, explorer, space, half) for half in box.halves_of(explorer, space)]
            for half, sentence in zip(box.halves_of(explorer, space), told, strict=True):
                seen.of(space_place(state, explorer, space, half), sentence)
            if (explorer, space) == (state.lot.explorer, state.year):
                seen.of("lot", "; ".join(told))


def space_place(state: Pizarro, explorer: str, space: int, half: str) -> str:
    """Return the place of a space or half: `halves/…` if a ship now chooses one, otherwise by its ability."""
    if half and (explorer, space) == (state.lot.explorer, state.year):
        return f"halves/{half}"
    return f"{explorer}-{space}{half}/abilities/{state.box.space(explorer, space, half).ability}"


def _space(seen: Seen[Pizarro], explorer: str, space: int, half: str) -> str:
    """Return a space in words, with what it brings."""
    row, words = seen.view.box.space(explorer, space, half), seen.words
    brings = [words("fact-space", crowns=row.crowns, sacks=row.sacks, draw=row.draw)]
    if row.ability not in ("none", "draw"):
        brings.append(words(component_id("abilities", row.ability)))
    if row.multiplier:
        brings.append(f"×{row.multiplier}")
    return words(
        "alt-pizarro-space",
        explorer=explorer_name(seen, explorer),
        space=space,
        half=words(component_id("halves", half)) if half else "none",
        brings=", ".join(filter(None, brings)) or "none",
    )


def _held(seen: Seen[Pizarro], player: Player) -> str:
    told = seen.words(
        "alt-pizarro-held",
        name=seen.name(player.seat),
        cards=len(player.hand),
        ships=player.unplaced,
        vetoes=player.vetoes,
    )
    return seen.of(before(player.seat), told)


def _piles(seen: Seen[Pizarro], player: Player) -> Iterable[str]:
    for number, ship in enumerate(player.ships, start=1):
        if ship.pile and not isinstance(ship.pile, Hidden):
            multiplier = seen.view.box.space(ship.explorer, ship.space, ship.half).multiplier
            cards = seen.listed(sorted(ship.pile))
            told = seen.words("alt-pizarro-pile", cards=cards, multiplier=multiplier)
            yield seen.of(f"{before(player.seat)}/piles/{number}", told)


TEXTS: dict[str, Text] = {"board": board_words, "players": players_words, "hand": hand_words}

SIGNS: Signs = {
    "explorers": {
        explorer: f"ship_{explorer}"
        for explorer in ("columbus", "pizarro", "magellan", "marco_polo", "vasco_da_gama", "james_cook")
    },
}
