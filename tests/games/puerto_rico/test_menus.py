"""Menus of whole games against the rules' formulas, worked out anew by listing (§6.1 to §6.6)."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pytest

from games.core import Move, Pass, engine
from games.puerto_rico.moves import (
    Build,
    FinalPass,
    Load,
    Sell,
    Settle,
    Store,
    StoreNothing,
    StoreOnly,
    UseWharf,
)
from games.puerto_rico.state import Player, PuertoRico
from tests.games.puerto_rico.positions import some_game


def on_top(state: PuertoRico) -> Any:
    return state.agenda[-1]


GOODS = ("corn", "indigo", "sugar", "tobacco", "coffee")


def occupied(player: Player, building: str) -> bool:
    return player.buildings.get(building, 0) > 0


def with_colonist(state: PuertoRico, player: Player, building: str) -> tuple[bool, ...]:
    there_is_one = state.colonists + state.colonist_ship > 0
    return (True, False) if occupied(player, building) and there_is_one else (True,)


def settler(state: PuertoRico, player: Player) -> Iterator[Move]:
    kinds = set(state.row)
    is_chooser = on_top(state).chooser == player.seat
    if state.quarries and (is_chooser or occupied(player, "construction_hut")):
        kinds.add("quarry")
    yield Pass()
    yield from (Settle(kind, flag) for kind in kinds for flag in with_colonist(state, player, "hospice"))


def builder(state: PuertoRico, player: Player) -> Iterator[Move]:
    rows = state.box.buildings
    free = 12 - sum(2 if rows[name].is_large else 1 for name in player.buildings)
    large = sum(rows[name].is_large for name in player.buildings)
    no_column = state.options.large_building_geometry == "columns" and large == 4
    yield Pass()
    for name, row in rows.items():
        cost = row.cost - (on_top(state).chooser == player.seat)
        price = max(0, cost - min(player.manned.get("quarry", 0), row.column))
        fits = free >= (2 if row.is_large else 1) and not (row.is_large and no_column)
        if state.buildings[name] and name not in player.buildings and fits and price <= player.doubloons:
            yield from (Build(name, flag) for flag in with_colonist(state, player, "university"))


def trader(state: PuertoRico, player: Player) -> Iterator[Move]:
    assert len(state.house) < 4
    yield Pass()
    for good in player.goods:
        if good not in state.house or occupied(player, "office"):
            yield Sell(good)


def cargo_loads(state: PuertoRico, player: Player) -> Iterator[tuple[str, str]]:
    for good, count in player.goods.items():
        carriers = [ship for ship, cargo in state.ships.items() if cargo.good == good]
        empty = {ship: min(count, int(ship)) for ship, cargo in state.ships.items() if not cargo.load}
        for ship in carriers:
            if state.ships[ship].load < int(ship):
                yield good, ship
        if not carriers:
            yield from ((good, ship) for ship, room in empty.items() if room == max(empty.values()))


def captain(state: PuertoRico, player: Player) -> Iterator[Move]:
    step = on_top(state)
    loads = list(cargo_loads(state, player))
    spent = player.seat in [*step.wharves_used, *step.wharves_given_up]
    wharf = list(player.goods) if occupied(player, "wharf") and not spent else []
    choice = occupied(player, "harbor")
    for flag in (True, False) if choice else (True,):
        yield from (Load(good, ship, flag) for good, ship in loads)
        yield from (UseWharf(good, flag) for good in wharf)
    if not loads:
        yield from (Pass(), FinalPass())


def storage(state: PuertoRico, player: Player) -> Iterator[Move]:
    kinds = occupied(player, "small_warehouse") + 2 * occupied(player, "large_warehouse")
    own = [good for good in GOODS if good in player.goods]
    yield StoreNothing()
    for number in range(kinds + 1):
        for whole in combinations(own, number):
            yield from (Store(single, whole) for single in own if single not in whole)
            if whole:
                yield StoreOnly(whole)


ALL_LEGAL: dict[str, Callable[[PuertoRico, Player], Iterator[Move]]] = {
    "Settler": settler,
    "Builder": builder,
    "Trader": trader,
    "Captain": captain,
    "Storage": storage,
}


@pytest.mark.parametrize("seeds", [range(8), range(8, 16)])
def test_a_menu_offers_every_legal_move_once_and_no_other(seeds: range):
    compared: Counter[str] = Counter()
    for seed in seeds:
        for moment in some_game(seed):
            state = moment.state
            phase = type(state.agenda[-1]).__name__ if state.agenda else ""
            for seat in engine.waits_for(state) if phase in ALL_LEGAL else ():
                offered = list(engine.menu(state, seat))
                assert Counter(offered) == Counter(set(ALL_LEGAL[phase](state, state.players[seat])))
                compared[phase] += 1
    assert compared.keys() == ALL_LEGAL.keys()
