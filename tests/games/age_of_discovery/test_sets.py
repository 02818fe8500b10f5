"""The best arrangement of goods and ships, against trying everything."""

from functools import cache
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.age_of_discovery.box import DiscoveryOptions, open_box
from games.age_of_discovery.sets import best_sets, income
from tests.support.whole import examples

SETS = open_box(1, DiscoveryOptions(), {}).sets
GOODS = ("gold", "silver", "cattle", "cocoa", "fish", "sugar")

holdings = st.dictionaries(st.sampled_from(GOODS), st.integers(0, 6), max_size=4).filter(
    lambda goods: sum(goods.values()) <= 10
)
few_ships = st.integers(0, 3)


@cache
def brute_force(counts: tuple[int, ...], ships: int) -> int:
    """The most money of all ways to take away one set and go on."""
    tiles = [kind for kind, count in enumerate(counts) for _ in range(count)]
    best = 0
    for size, used in ((4, 0), (3, 1), (3, 0), (2, 1)):
        if used > ships:
            continue
        for taken in set(combinations(tiles, size)):
            alike = len(set(taken)) == 1
            if size + used == 4 and not alike:
                continue
            pays = (6 if size + used == 4 else 3) if alike else 1
            left = tuple(sorted(count - taken.count(kind) for kind, count in enumerate(counts)))
            best = max(best, pays + brute_force(left, ships - used))
    return best


@settings(deadline=None, max_examples=examples(120))
@given(holdings, few_ships)
def test_no_arrangement_is_better(goods, ships):
    assert income(SETS, goods, ships) == brute_force(tuple(sorted(goods.values())), ships)


@settings(deadline=None)
@given(holdings, few_ships, st.sampled_from(GOODS))
def test_another_good_or_ship_never_lowers_the_income(goods, ships, good):
    now = income(SETS, goods, ships)
    assert income(SETS, {**goods, good: goods.get(good, 0) + 1}, ships) >= now
    assert income(SETS, goods, ships + 1) >= now


@pytest.mark.rest
@settings(deadline=None)
@given(holdings, few_ships)
def test_the_sets_use_each_good_and_ship_once_and_pay_what_is_paid(goods, ships):
    found = best_sets(SETS, goods, ships)
    assert sum(row.money for row in found) == income(SETS, goods, ships)
    assert sum(row.ships for row in found) <= ships
    assert all(row.ships <= 1 for row in found)
    for good, count in goods.items():
        assert sum(row.goods.count(good) for row in found) <= count


def test_four_alike_are_not_always_best():
    # Four and one left over pay $6; three and two, each with a ship, pay $9.
    assert income(SETS, {"sugar": 5}, 2) == 9
