"""What one field of a move may be: one of some values, a number between two, several of a pool.

All four answer the same questions: `value in domain`, `count()`, `sample(rng)`, iteration over every
value, and `why_not(value)`, the id of a sentence with its arguments for a player who chose otherwise.
"""

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from itertools import accumulate
from math import perm
from random import Random
from typing import Any, cast

Why = tuple[str, dict[str, Any]]


class Domain:
    """The values that a field of a move may take."""

    __slots__ = ()

    def __contains__(self, value: object) -> bool:
        raise NotImplementedError

    def __iter__(self) -> Iterator[Any]:
        raise NotImplementedError

    def __bool__(self) -> bool:
        return self.count() > 0

    def count(self) -> int:
        """Return the number of values, without listing them."""
        raise NotImplementedError

    def sample(self, rng: Random) -> Any:
        """Return one value, each equally likely."""
        raise NotImplementedError

    def why_not(self, value: Any) -> Why:
        """Return the id of the sentence that tells a player what is possible instead of `value`."""
        raise NotImplementedError


class OneOf(Domain):
    """One of the given values, in the order in which they are to be shown."""

    __slots__ = ("values",)

    def __init__(self, values: Iterable[Hashable]) -> None:
        self.values: tuple[Any, ...] = tuple(values)

    def __contains__(self, value: object) -> bool:
        return value in self.values

    def __iter__(self) -> Iterator[Any]:
        return iter(self.values)

    def __bool__(self) -> bool:
        return bool(self.values)

    def __repr__(self) -> str:
        return f"OneOf({self.values})"

    def count(self) -> int:
        return len(self.values)

    def sample(self, rng: Random) -> Any:
        return self.values[int(rng.random() * len(self.values))]

    def why_not(self, value: Any) -> Why:
        return "why-one-of", {"value": value, "values": self.values}


class Between(Domain):
    """A whole number from `low` to `high`, both included."""

    __slots__ = ("high", "low")

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def __contains__(self, value: object) -> bool:
        return isinstance(value, int) and self.low <= value <= self.high

    def __iter__(self) -> Iterator[int]:
        return iter(range(self.low, self.high + 1))

    def __repr__(self) -> str:
        return f"Between({self.low}, {self.high})"

    def count(self) -> int:
        return max(0, self.high - self.low + 1)

    def sample(self, rng: Random) -> int:
        return rng.randint(self.low, self.high)

    def why_not(self, value: Any) -> Why:
        return "why-between", {"value": value, "low": self.low, "high": self.high}


class Several(Domain):
    """A sub-multiset of `pool` (kind → how many there are), as a tuple of kinds in the pool's order.

    `least` to `most` pieces; with `worth` (kind → whole number ≥ 0) they must be worth `at_least`
    together: overpaying is possible, change is not. With `spare=False` no chosen piece may be
    superfluous: without its cheapest piece the choice falls below `at_least`.
    """

    __slots__ = (
        "_follows",
        "_known",
        "_order",
        "_table",
        "at_least",
        "least",
        "most",
        "pool",
        "spare",
        "worth",
    )

    def __init__(  # each is one term of the rule that a choice has to meet
        self,
        pool: Mapping[Any, int],
        least: int = 0,
        most: int | None = None,
        *,
        at_least: int = 0,
        worth: Mapping[Any, int] | None = None,
        spare: bool = True,
    ) -> None:
        self.pool: dict[Any, int] = {kind: count for kind, count in pool.items() if count > 0}
        total = sum(self.pool.values())
        self.least = least
        self.most = total if most is None else min(most, total)
        self.at_least = at_least
        self.worth = worth
        self.spare = spare
        self._known: dict[tuple[int, int, int, int], int] | list[list[int]] | None = None
        self._table: list[list[int]] | None = None
        self._order: list[Any] | None = None
        self._follows: bool | None = None

    def __repr__(self) -> str:
        terms = [f"{self.pool}", f"{self.least}", f"{self.most}"]
        if self.worth is not None:
            worth = {kind: self.worth[kind] for kind in self.pool}
            terms += [f"at_least={self.at_least}", f"worth={worth}"] + ["spare=False"] * (not self.spare)
        return f"Several({', '.join(terms)})"

    def __contains__(self, value: object) -> bool:
        return isinstance(value, tuple) and self._fault(cast("tuple[Any, ...]", value)) is None

    def __bool__(self) -> bool:
        if self.worth is None or self.least > self.most:
            return self.least <= self.most
        if not self.spare:
            return self.count() > 0
        dearest = sorted(self._everything(), key=self.worth.__getitem__, reverse=True)
        return self.value_of(dearest[: self.most]) >= self.at_least

    def _fault(self, value: tuple[Any, ...]) -> Why | None:
        chosen = Counter(value)
        for kind, count in chosen.items():
            if count > self.pool.get(kind, 0):
                return "why-several-pool", {"kind": kind, "count": self.pool.get(kind, 0)}
        if not self.least <= len(value) <= self.most:
            return "why-several-size", {"count": len(value), "least": self.least, "most": self.most}
        if self.worth is None:
            return None
        worth = self.value_of(value)
        if worth < self.at_least:
            return "why-several-worth", {"worth": worth, "least": self.at_least}
        if not self.spare and value and worth - min(self.worth[kind] for kind in value) >= self.at_least:
            return "why-several-spare", {"worth": worth, "least": self.at_least}
        return None

    def why_not(self, value: Any) -> Why:
        return self._fault(tuple(value)) or ("why-several-fine", {})

    def value_of(self, value: Iterable[Any]) -> int:
        """Return what the pieces are worth together."""
        worth = self.worth or {}
        return sum(worth[kind] for kind in value)

    def ordered(self, value: Iterable[Any]) -> tuple[Any, ...]:
        """Return the same pieces in the pool's order, which is how choices are saved and compared."""
        chosen = Counter(value)
        return tuple(kind for kind in self.pool for _ in range(chosen[kind])) + tuple(
            kind for kind, count in chosen.items() if kind not in self.pool for _ in range(count)
        )

    def count(self) -> int:
        if self.worth is None:
            rows = self._rows()[0]
            return sum(rows[size] for size in range(self.least, self.most + 1))
        if self._is_payment():
            return self._payments()[0][-1] - self._excludes_everything()
        return self._ways(0, 0, self.at_least, 0)

    def sample(self, rng: Random) -> tuple[Any, ...]:
        if self.worth is None:
            return self._sample_size(rng)
        return self._sample_payment(rng) if self._is_payment() else self._sample_worth(rng)

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        kinds = list(self.pool)

        def choices(index: int, chosen: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
            if len(chosen) > self.most:
                return
            if index == len(kinds):
                if self._fault(chosen) is None:
                    yield chosen
                return
            for count in range(self.pool[kinds[index]] + 1):
                yield from choices(index + 1, chosen + (kinds[index],) * count)

        return choices(0, ())

    # Without worth: rows[i][n] = ways to take n pieces of the kinds from i on.

    def _rows(self) -> list[list[int]]:
        if isinstance(self._known, list):
            return self._known
        size = self.most
        row = [1] + [0] * size
        rows = [row]
        for count in reversed(self.pool.values()):
            sums = list(accumulate(row))
            row = sums[: count + 1] + [sums[n] - sums[n - count - 1] for n in range(count + 1, size + 1)]
            del row[size + 1 :]
            rows.append(row)
        rows.reverse()
        self._known = rows
        return rows

    def _sample_size(self, rng: Random) -> tuple[Any, ...]:
        rows = self._rows()
        sizes = range(self.least, self.most + 1)
        left = sizes[_pick(rng, [rows[0][size] for size in sizes])] if len(sizes) > 1 else self.least
        chosen: list[Any] = []
        for index, (kind, count) in enumerate(self.pool.items()):
            if not left:
                break
            row = rows[index + 1]
            target = int(rng.random() * rows[index][left])
            taken = 0
            while taken < count and target >= row[left - taken]:
                target -= row[left - taken]
                taken += 1
            chosen.extend([kind] * taken)
            left -= taken
        return tuple(chosen)

    # A payment, where neither the size nor a spare piece binds: rows[i][need] = ways to choose from the
    # kinds from i on so that they are worth `need` or more; "not everything" is taken off at the end.

    def _is_payment(self) -> bool:
        return self.spare and not self._follows_size()

    def _payments(self) -> list[list[int]]:
        if self._table is not None:
            return self._table
        worth = self.worth or {}
        row = [1] + [0] * max(0, self.at_least)
        rows = [row]
        for kind, count in reversed(self.pool.items()):
            shifted = [[row[0]] * (taken * worth[kind]) + row for taken in range(1, count + 1)]
            row = [sum(ways) for ways in zip(row, *shifted, strict=False)]
            rows.append(row)
        rows.reverse()
        self._table = rows
        return rows

    def _sample_payment(self, rng: Random) -> tuple[Any, ...]:
        rows, worth = self._payments(), self.worth or {}
        while True:
            need = max(0, self.at_least)
            chosen: list[Any] = []
            for row, (kind, count) in zip(rows[1:], self.pool.items(), strict=True):
                left = [row[max(0, need - taken * worth[kind])] for taken in range(count + 1)]
                taken = _pick(rng, left)
                chosen.extend([kind] * taken)
                need = max(0, need - taken * worth[kind])
            if len(chosen) <= self.most:
                return tuple(chosen)

    # With worth otherwise: ways to complete a choice from kind i on, `need` still missing. The size is
    # followed only where it can bind; "not everything" is taken off at the end.

    def _follows_size(self) -> bool:
        if self._follows is None:
            total = sum(self.pool.values())
            self._follows = self.least > (1 if self.at_least > 0 else 0) or self.most < total - 1
        return self._follows

    def _ways(self, index: int, size: int, need: int, first: int) -> int:
        known = self._known
        if not isinstance(known, dict):
            known = self._known = {}
        key = (index, size, need, first)
        if key not in known:
            known[key] = self._count_ways(index, size, need, first)
        return known[key]

    def _count_ways(self, index: int, size: int, need: int, first: int) -> int:
        """Count completions; `first` is the worth that may not be spared, 0 before the first piece."""
        kinds = self._kinds()
        if index == len(kinds):
            return int(need <= 0 and size >= self.least) if self._follows_size() else int(need <= 0)
        ways = sum(self._ways(index + 1, *step) for step in self._steps(index, size, need, first))
        if index == 0 and not self._follows_size() and self._excludes_everything():
            ways -= 1
        return ways

    def _everything(self) -> tuple[Any, ...]:
        return tuple(kind for kind, count in self.pool.items() for _ in range(count))

    def _excludes_everything(self) -> bool:
        everything = self._everything()
        if self.most == len(everything):
            return False
        worth = self.value_of(everything)
        least = min(((self.worth or {})[kind] for kind in self.pool), default=0)
        return worth >= self.at_least and (self.spare or worth - least < self.at_least)

    def _kinds(self) -> Sequence[Any]:
        """Return the kinds; where nothing may be spared, the cheapest first: it is the one to be spared."""
        if self._order is None:
            worth = self.worth or {}
            self._order = list(self.pool) if self.spare else sorted(self.pool, key=lambda kind: worth[kind])
        return self._order

    def _steps(self, index: int, size: int, need: int, first: int) -> Iterator[tuple[int, int, int]]:
        """Yield (size, need, first) after taking 0, 1, 2 … pieces of kind `index`, as far as that can lead on."""
        kind = self._kinds()[index]
        worth = (self.worth or {})[kind]
        follows = self._follows_size()
        # A piece worth nothing can always be spared.
        possible = self.pool[kind] if self.spare or worth else 0
        for taken in range(possible + 1):
            spared = first or (worth if taken else 0)
            missing = need - taken * worth
            if not self.spare and spared and missing + spared <= 0:
                return
            if follows and size + taken > self.most:
                return
            floor = 1 - spared if not self.spare and spared else 0
            yield (size + taken if follows else 0), max(missing, floor), (0 if self.spare else spared)

    def _sample_worth(self, rng: Random) -> tuple[Any, ...]:
        while True:
            size, need, first = 0, self.at_least, 0
            chosen: list[Any] = []
            for index, kind in enumerate(self._kinds()):
                steps = list(self._steps(index, size, need, first))
                taken = _pick(rng, [self._ways(index + 1, *step) for step in steps])
                chosen.extend([kind] * taken)
                size, need, first = steps[taken]
            if len(chosen) <= self.most:
                return self.ordered(chosen)


class Deal(Domain):
    """Pieces drawn one after the other from a bag, as an ordered tuple: the moves of chance."""

    __slots__ = ("bag", "number")

    def __init__(self, bag: Mapping[Any, int], number: int) -> None:
        self.bag = bag
        self.number = number

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, tuple):
            return False
        drawn = Counter(cast("tuple[Any, ...]", value))
        return drawn.total() == self.number and all(
            count <= self.bag.get(kind, 0) for kind, count in drawn.items()
        )

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        def draws(left: dict[Any, int], drawn: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
            if len(drawn) == self.number:
                yield drawn
                return
            for kind, count in left.items():
                if count:
                    yield from draws({**left, kind: count - 1}, (*drawn, kind))

        return draws(dict(self.bag), ())

    def __bool__(self) -> bool:
        return sum(self.bag.values()) >= self.number

    def __repr__(self) -> str:
        return f"Deal({dict(sorted(self.bag.items(), key=str))}, {self.number})"

    def count(self) -> int:
        """Return the number of draws with every piece of the bag told apart."""
        return perm(sum(self.bag.values()), self.number)

    def sample(self, rng: Random) -> tuple[Any, ...]:
        """Draw pieces, not kinds: of nine corn and one sugar the sugar comes once in ten."""
        pieces = [kind for kind in sorted(self.bag, key=str) for _ in range(self.bag[kind])]
        return tuple(rng.sample(pieces, self.number))

    def why_not(self, value: Any) -> Why:
        return "why-deal", {"value": value}


def _pick(rng: Random, weights: Sequence[int]) -> int:
    """Return an index, each as likely as its weight."""
    target = int(rng.random() * sum(weights))
    for index, weight in enumerate(weights):
        if target < weight:
            return index
        target -= weight
    return len(weights) - 1
