"""Menus of whole games against the rules, worked out anew by listing (§6.5, §7.2, §7.4, §8.1, §9.2)."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain, combinations
from typing import Any

import pytest

from games.core import Move, engine
from games.mundus_novus import GAME
from games.mundus_novus.moves import (
    Blind,
    Cash,
    Convert,
    Different,
    Done,
    Offer,
    Perfect,
    Pick,
    Recall,
    Relics,
    Same,
    Store,
    Swap,
    Take,
)
from games.mundus_novus.state import MundusNovus
from tests.games.mundus_novus.positions import OPTIONS
from tests.games.playing import random_game

NUMBERS = "123456789"
ACCESS = {3: (1, 3, 5), 4: (3, 5, 5), 5: (5, 5, 5)}
KINDS = {"merchant_low": "123", "merchant_mid": "456", "merchant_high": "789"}
LARGEST = 3000
"""Menus with more moves than this are not listed."""


def on_top(state: MundusNovus) -> Any:
    return state.agenda[-1]


def owns(state: MundusNovus, seat: int, card: str) -> bool:
    return card in state.players[seat].developments


def suffers(state: MundusNovus, seat: int, event: str) -> bool:
    return state.event == event and not owns(state, seat, "de_la_cosa")


def choices(cards: list[str], number: int) -> Iterator[tuple[str, ...]]:
    yield from combinations(sorted(cards), number)


def offers(state: MundusNovus, seat: int) -> Iterator[Move]:
    least = 0 if owns(state, seat, "las_casas") else state.offer_size
    for number in range(least, state.offer_size + 1):
        yield from map(Offer, choices(state.players[seat].hand, number))


def picks(state: MundusNovus, seat: int) -> Iterator[Move]:
    fleet = on_top(state).fleets[0]
    assert fleet.seat == seat
    yield from map(Pick, choices(state.pool, len(fleet.caravels)))


def stores(state: MundusNovus, seat: int) -> Iterator[Move]:
    own = [name for name in state.players[seat].developments if name.startswith("warehouse")]
    places = 0 if suffers(state, seat, "fire") else sum(int(name.split("_")[1]) for name in own)
    hand = state.players[seat].hand
    for number in range(min(places, len(hand)) + 1):
        yield from map(Store, choices(hand, number))


def takes(state: MundusNovus, seat: int) -> Iterator[Move]:
    last = [{operation.taker, operation.owner} for operation in state.operations[-2:]]
    protected = last[0] if state.seats > 2 and len(last) == 2 and last[0] == last[1] else set[int]()
    others = [player for player in state.players if player.offer and player.seat != seat]
    allowed = [player for player in others if player.seat not in protected]
    if not allowed and state.options.blocked_chain == "waive":
        allowed = others
    for player in allowed:
        for resource in player.offer:
            yield Take(player.seat, resource)
            yield from (Swap(player.seat, resource, market) for market in state.market)


def identical(state: MundusNovus, seat: int, count: Counter[str], relics: int) -> Iterator[Move]:
    deck = len(state.development_deck) - state.face_down
    for number in NUMBERS:
        for size, access in ACCESS.items():
            places = 1 if suffers(state, seat, "storm") else access[(int(number) - 1) // 3]
            for jokers in range(max(0, size - count[number]), min(relics, size - 1) + 1):
                yield from (Same(number, size, name, jokers) for name in state.queue[:places])
                if owns(state, seat, "almagro") and deck:
                    yield Blind(number, size, jokers)
                if owns(state, seat, "vicente_de_la_raya") and size == 3:
                    yield Cash(number, jokers)


def is_perfect(natural: Counter[str], count: Counter[str], relics: int, free: list[str]) -> bool:
    missing = [number for number in NUMBERS if not count[number]]
    spare = sum(min(natural[number], count[number] - 1) for number in NUMBERS if count[number])
    helped = all(sum(n in kind for n in missing) <= free.count(kind) for kind in KINDS.values())
    return relics > 0 and helped and len(missing) <= spare


def develops(state: MundusNovus, seat: int) -> Iterator[Move]:
    turn, player = on_top(state), state.players[seat]
    relics = player.hand.count("R")
    busy = [*turn.used, *(made.merchant for made in turn.conversions)]
    free = [KINDS[n[:-2]] for n in player.developments if n[:-2] in KINDS and n not in busy]
    natural = Counter(player.hand) - Counter(["R"] * relics) - Counter(c.resource for c in turn.conversions)
    count = natural + Counter(made.number for made in turn.conversions)
    yield Done()
    if turn.conversions and not turn.recalled:
        yield Recall()
    if not turn.made_different:
        yield from (Different(chosen) for size in range(4, 10) for chosen in choices([*count], size))
        if is_perfect(natural, count, relics, free):
            yield Perfect()
    if not turn.made_identical or suffers(state, seat, "kings_help"):
        yield from identical(state, seat, count, relics)
    if not turn.sold_relics:
        yield from (Relics(number) for number in range(1, min(5, relics) + 1))
    for number in {number for kind in free for number in kind}:
        yield from (Convert(resource, number) for resource in natural if resource != number)


ALL_LEGAL: dict[str, Callable[[Any, int], Iterator[Move]]] = {
    "PickFromPool": picks,
    "SecretOffers": offers,
    "TakeChain": takes,
    "Develop": develops,
    "StoreResources": stores,
}


@pytest.mark.parametrize("options", OPTIONS)
def test_a_menu_offers_every_legal_move_once_and_no_other(options: dict[str, Any]):
    compared: Counter[str] = Counter()
    for moment in chain(random_game(GAME, 2, 9, options), random_game(GAME, 4, 9, options)):
        state = moment.state
        step = type(on_top(state)).__name__ if state.agenda else ""
        for seat in engine.waits_for(state) if step in ALL_LEGAL else ():
            menu = engine.menu(state, seat)
            if menu.count() <= LARGEST:
                assert Counter(menu) == Counter(set(ALL_LEGAL[step](state, seat)))
                compared[step] += 1
    assert compared.keys() == ALL_LEGAL.keys()
