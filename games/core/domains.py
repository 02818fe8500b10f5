"""Domains: the values that a field of a move may take, and the results that chance may bring.

All answer the same questions: `value in domain`, `count()`, `sample(rng)`, iteration over every
value, and `why_not(value)`, the id of a sentence with its arguments for a player who chose another value.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from math import perm, prod
from random import Random
from typing import Any, cast

from games.core import counting

Why = tuple[str, dict[str, Any]]


class Domain(ABC):
    """The values that a field of a move may take."""

    __slots__ = ()

    @abstractmethod
    def __contains__(self, value: object) -> bool: ...

    @abstractmethod
    def __iter__(self) -> Iterator[Any]: ...

    @abstractmethod
    def count(self) -> int:
        """Return the number of values, without listing them."""

    @abstractmethod
    def sample(self, rng: Random) -> Any:
        """Return one value, each equally likely."""

    @abstractmethod
    def why_not(self, value: Any) -> Why:
        """Return the id of the sentence that tells a player what is possible instead of `value`."""


class OneOf(tuple[Any, ...], Domain):
    """One of the given values, in the order in which they are shown.

    It is a tuple because most menus consist of these, and tuples are built and searched without Python calls.
    """

    __slots__ = ()

    @property
    def values(self) -> tuple[Any, ...]:
        """The values as a plain tuple."""
        return tuple(self)

    def __repr__(self) -> str:
        return f"OneOf({super().__repr__()})"

    def count(self) -> int:  # type: ignore[override]  # counts all values as every domain does, not those equal to one as a tuple does
        return len(self)

    def sample(self, rng: Random) -> Any:
        return self[int(rng.random() * len(self))]

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

    def __bool__(self) -> bool:
        return self.low <= self.high

    def __repr__(self) -> str:
        return f"Between({self.low}, {self.high})"

    def count(self) -> int:
        return max(0, self.high - self.low + 1)

    def sample(self, rng: Random) -> int:
        return rng.randint(self.low, self.high)

    def why_not(self, value: Any) -> Why:
        return "why-between", {"value": value, "low": self.low, "high": self.high}


class Several(Domain):
    """A sub-multiset of `pool` (kind → number of pieces), as a tuple of kinds in the pool's order.

    The choice has `least` to `most` pieces. With `worth` (kind → whole number ≥ 0) they must be worth
    `at_least` together: overpaying is possible, change is not given. With `spare=False` no chosen piece
    may be superfluous: without its cheapest piece the choice falls below `at_least`.
    """

    __slots__ = ("_counter", "at_least", "least", "most", "pool", "size", "spare", "worth")

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
        self.size = sum(self.pool.values())
        """The number of pieces to choose from."""
        self.least = least
        self.most = self.size if most is None else min(most, self.size)
        self.at_least = at_least
        self.worth = worth
        self.spare = spare
        self._counter: counting.Tally | None = None

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
        pieces: Sequence[Any] = self._everything()
        if self.most < self.size:
            pieces = sorted(pieces, key=self.worth.__getitem__, reverse=True)[: self.most]
        return self.value_of(pieces) >= self.at_least

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
        """Return the total worth of the pieces."""
        return sum(map((self.worth or {}).__getitem__, value))

    def ordered(self, value: Iterable[Any]) -> tuple[Any, ...]:
        """Return the same pieces in the pool's order, in which choices are saved and compared."""
        chosen = Counter(value)
        return tuple(kind for kind in self.pool for _ in range(chosen[kind])) + tuple(
            kind for kind, count in chosen.items() if kind not in self.pool for _ in range(count)
        )

    def count(self) -> int:
        return self._counting().ways - self._excludes_everything()

    def sample(self, rng: Random) -> tuple[Any, ...]:
        counter, kinds = self._counting(), self._kinds()
        while True:
            numbers = counter.sample(rng)
            pairs = zip(kinds, numbers, strict=True)
            chosen = tuple([piece for kind, number in pairs for piece in (kind,) * number])
            if len(chosen) <= self.most:
                return chosen if self.spare else self.ordered(chosen)

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        return self._choices(list(self.pool), ())

    def _choices(self, kinds: Sequence[Any], chosen: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
        """Yield the choices that add pieces of these kinds to those chosen."""
        if len(chosen) > self.most:
            return
        if not kinds:
            if self._fault(chosen) is None:
                yield chosen
            return
        kind, *rest = kinds
        for count in range(self.pool[kind] + 1):
            yield from self._choices(rest, chosen + (kind,) * count)

    def _counting(self) -> counting.Tally:
        if self._counter is None:
            kinds, worth = self._kinds(), self.worth
            counts = tuple(map(self.pool.__getitem__, kinds))
            worths = None if worth is None else tuple(map(worth.__getitem__, kinds))
            sizes = (self.least, self.most) if worth is None or self._follows_size() else None
            self._counter = counting.counter(counts, worths, self.at_least, sizes, spare=self.spare)
        return self._counter

    def _kinds(self) -> Sequence[Any]:
        """Return the kinds; with `spare=False` the cheapest first: its piece must not be superfluous."""
        if self.spare or self.worth is None:
            return list(self.pool)
        return sorted(self.pool, key=self.worth.__getitem__)

    def _follows_size(self) -> bool:
        """Say whether `least` or `most` restricts the choice, apart from a `most` that only rules out taking everything."""
        return self.least > (1 if self.at_least > 0 else 0) or self.most < self.size - 1

    def _everything(self) -> tuple[Any, ...]:
        return tuple([kind for kind, count in self.pool.items() for _ in range(count)])

    def _excludes_everything(self) -> bool:
        """Say whether the counter counts taking everything although that is no legal choice."""
        if self.worth is None or self.most == self.size or self._follows_size():
            return False
        everything = self._everything()
        worth = self.value_of(everything)
        least = min((self.worth[kind] for kind in self.pool), default=0)
        return worth >= self.at_least and (self.spare or worth - least < self.at_least)


class Chance(Domain):
    """The possible moves of chance, not all equally likely."""

    __slots__ = ()

    @abstractmethod
    def odds(self, value: tuple[Any, ...]) -> float:
        """Return the probability of a value, from 0 to 1."""

    def why_not(self, value: Any) -> Why:
        return "why-deal", {"value": value}


class Deal(Chance):
    """Pieces drawn one after the other from a bag, as an ordered tuple."""

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
        return self._draws(self.bag, ())

    def _draws(self, left: Mapping[Any, int], drawn: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
        """Yield the draws that begin with the pieces drawn; the others come from what is left of the bag."""
        if len(drawn) == self.number:
            yield drawn
            return
        for kind, count in left.items():
            if count:
                yield from self._draws({**left, kind: count - 1}, (*drawn, kind))

    def __bool__(self) -> bool:
        return sum(self.bag.values()) >= self.number

    def __repr__(self) -> str:
        return f"Deal({dict(sorted(self.bag.items(), key=str))}, {self.number})"

    def count(self) -> int:
        """Return the number of ordered draws if every piece of the bag is distinct."""
        return perm(sum(self.bag.values()), self.number)

    def odds(self, value: tuple[Any, ...]) -> float:
        left, chance = dict(self.bag), 1.0
        for kind in value:
            chance *= left[kind] / sum(left.values())
            left[kind] -= 1
        return chance

    def sample(self, rng: Random) -> tuple[Any, ...]:
        """Draw pieces, not kinds: of nine corn and one sugar, the sugar is drawn once in ten."""
        pieces = [piece for kind in sorted(self.bag, key=str) for piece in (kind,) * self.bag[kind]]
        # The draw of one piece, the most frequent, has the same result either way.
        return (rng.choice(pieces),) if self.number == 1 else tuple(rng.sample(pieces, self.number))


class Throw(Chance):
    """Dice thrown together and independently, as a tuple; `die` holds the faces of each and their weights."""

    __slots__ = ("die", "number")

    def __init__(self, die: Mapping[Any, int], number: int) -> None:
        self.die: dict[Any, int] = {face: die[face] for face in sorted(die, key=str) if die[face] > 0}
        self.number = number

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, tuple):
            return False
        faces = cast("tuple[Any, ...]", value)
        return len(faces) == self.number and all(face in self.die for face in faces)

    def __bool__(self) -> bool:
        return self.count() > 0

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        return product(self.die, repeat=self.number)

    def __repr__(self) -> str:
        return f"Throw({self.die}, {self.number})"

    def count(self) -> int:
        return len(self.die) ** self.number

    def odds(self, value: tuple[Any, ...]) -> float:
        total = sum(self.die.values())
        return prod(self.die[face] / total for face in value)

    def sample(self, rng: Random) -> tuple[Any, ...]:
        return tuple(rng.choices([*self.die], [*self.die.values()], k=self.number))
