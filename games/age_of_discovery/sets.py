"""The best arrangement of goods and ships in sets, by dynamic programming over the goods (§8)."""

from collections.abc import Mapping
from functools import cache, lru_cache

from games.age_of_discovery.box import Sets
from games.age_of_discovery.moves import Good
from games.core import record

Pays = tuple[int, int, int]
"""The payments for three of any kind, three of one kind and four of one kind."""

Shape = tuple[int, int, int, int]
"""The sets from one good: numbers of sets of four, of three and a ship, of three, of two and a ship."""
Choices = tuple[int, tuple[Shape, ...]]
"""An arrangement: the money that it pays, and the shape for each good."""


@record
class GoodsSet:
    """One set: its goods, the number of ships that replace one good each, its payment."""

    goods: tuple[Good, ...]
    ships: int
    money: int


def income(sets: Sets, goods: Mapping[Good, int], ships: int) -> int:
    """Return the payment for the best arrangement. Only numbers of equal goods matter, not their kinds."""
    return paid(sets.pays, tuple(sorted(goods.values(), reverse=True)), ships)


def paid(pays: Pays, counts: tuple[int, ...], ships: int) -> int:
    """Return the payment for the best arrangement of goods with these numbers, the highest first."""
    return _best(pays, counts, ships)[0]


def forget() -> None:
    """Clear the cache of arrangements, to measure how long it takes to find one."""
    _best.cache_clear()


def best_sets(sets: Sets, goods: Mapping[Good, int], ships: int) -> list[GoodsSet]:
    """Return the best arrangement, set by set, the highest payment first."""
    ordered = sorted((good for good in goods if goods[good]), key=lambda good: -goods[good])
    _, shapes = _best(sets.pays, tuple(goods[good] for good in ordered), ships)
    found: list[GoodsSet] = []
    rest: list[Good] = []
    for good, shape in zip(ordered, shapes, strict=True):
        four, three_ship, three, two_ship = shape
        found += [GoodsSet((good,) * 4, 0, sets.four_same)] * four
        found += [GoodsSet((good,) * 3, 1, sets.four_same)] * three_ship
        found += [GoodsSet((good,) * 3, 0, sets.three_same)] * three
        found += [GoodsSet((good,) * 2, 1, sets.three_same)] * two_ship
        rest += [good] * (goods[good] - 4 * four - 3 * (three_ship + three) - 2 * two_ship)
    used = sum(row.ships for row in found)
    found += _mixed(sets, rest, ships - used)
    return sorted(found, key=lambda row: -row.money)


def _mixed(sets: Sets, rest: list[Good], ships: int) -> list[GoodsSet]:
    """Form sets of any three from the remaining goods, with as few ships as possible."""
    number = _mixed_sets(len(rest), ships)
    with_ship = max(0, 3 * number - len(rest))
    found: list[GoodsSet] = []
    for index in range(number):
        size = 2 if index < with_ship else 3
        found.append(GoodsSet(tuple(rest[:size]), 3 - size, sets.three_any))
        rest = rest[size:]
    return found


def _mixed_sets(rest: int, ships: int) -> int:
    # k sets take 3k pieces with at most one ship each, which is possible with 2k goods and 3k pieces in all.
    return min(rest // 2, (rest + ships) // 3)


@lru_cache(maxsize=4096)
def _best(pays: Pays, counts: tuple[int, ...], ships: int) -> Choices:
    """Return the highest payment and, for each good, its shape.

    The table maps the ships used and goods left over so far to the highest payment.
    """
    table: dict[tuple[int, int], Choices] = {(0, 0): (0, ())}
    for count in counts:
        grown: dict[tuple[int, int], Choices] = {}
        for (used, rest), (money, shapes) in table.items():
            for more, paid, left, shape in _shapes(pays, count):
                now = used + more
                if now > ships:
                    break
                key = (now, rest + left)
                if key not in grown or grown[key][0] < money + paid:
                    grown[key] = (money + paid, (*shapes, shape))
        table = grown
    return max(
        (money + pays[0] * _mixed_sets(rest, ships - used), shapes)
        for (used, rest), (money, shapes) in table.items()
    )


@cache
def _shapes(pays: Pays, count: int) -> list[tuple[int, int, int, Shape]]:
    """Return the useful ways to use `count` goods of one kind: (ships, money, left over, shape), few ships first."""
    found: list[tuple[int, int, int, Shape]] = []
    for four in range(count // 4 + 1):
        for three_ship in range((count - 4 * four) // 3 + 1):
            for three in range((count - 4 * four - 3 * three_ship) // 3 + 1):
                for two_ship in range((count - 4 * four - 3 * (three_ship + three)) // 2 + 1):
                    left = count - 4 * four - 3 * (three_ship + three) - 2 * two_ship
                    money = pays[2] * (four + three_ship) + pays[1] * (three + two_ship)
                    found.append((three_ship + two_ship, money, left, (four, three_ship, three, two_ship)))
    return sorted(row for row in found if not any(_beats(other, row) for other in found))


def _beats(other: tuple[int, int, int, Shape], row: tuple[int, int, int, Shape]) -> bool:
    """Say whether another way is at least as good in every respect; of equal ones the smaller shape wins."""
    ships, money, left = other[:3]
    as_good = ships <= row[0] and money >= row[1] and left >= row[2]
    return as_good and (other[:3] != row[:3] or other[3] < row[3])
