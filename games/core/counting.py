"""Counts and samples choices of several pieces by tables over their kinds, without listing them.

Each counter is given how many pieces there are of each kind (and what they are worth), knows the number of
choices (`ways`), and samples one, each equally likely, as the number taken of each kind.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from operator import add
from random import Random
from typing import Protocol

Numbers = Sequence[int]


class Tally(Protocol):
    """One way of counting."""

    @property
    def ways(self) -> int:
        """The number of choices."""
        ...

    def sample(self, rng: Random) -> list[int]:
        """Return how many pieces of each kind are chosen; to be called only if `ways` is not 0."""
        ...


def pick(rng: Random, weights: Numbers) -> int:
    """Return an index, each as likely as its weight."""
    target = int(rng.random() * sum(weights))
    for index, weight in enumerate(weights):
        if target < weight:
            return index
        target -= weight
    return len(weights) - 1


class BySize:
    """From `least` to `most` pieces: rows[i][n] = ways to take n pieces of the kinds from i on."""

    def __init__(self, counts: Numbers, least: int, most: int) -> None:
        self._counts = counts
        self._sizes = range(least, most + 1)
        row = [1] + [0] * most
        self._rows = [row]
        for count in reversed(counts):
            sums = list(accumulate(row))
            row = sums[: count + 1] + [sums[n] - sums[n - count - 1] for n in range(count + 1, most + 1)]
            del row[most + 1 :]
            self._rows.append(row)
        self._rows.reverse()

    @property
    def ways(self) -> int:
        """The number of choices."""
        return sum(self._rows[0][size] for size in self._sizes)

    def sample(self, rng: Random) -> list[int]:
        """Return how many pieces of each kind are chosen."""
        rows, sizes = self._rows, self._sizes
        left = sizes[pick(rng, [rows[0][size] for size in sizes])] if len(sizes) > 1 else sizes[0]
        numbers = [0] * len(self._counts)
        for index, count in enumerate(self._counts):
            if not left:
                break
            row = rows[index + 1]
            target = int(rng.random() * rows[index][left])
            taken = 0
            while taken < count and target >= row[left - taken]:
                target -= row[left - taken]
                taken += 1
            numbers[index] = taken
            left -= taken
        return numbers


class WorthAtLeast:
    """Pieces worth `need` or more: rows[i][n] = ways to choose from the kinds from i on, worth n or more."""

    def __init__(self, counts: Numbers, worths: Numbers, need: int) -> None:
        self._kinds = list(zip(counts, worths, strict=True))
        self._need = max(0, need)
        row = [1] + [0] * self._need
        self._rows = [row]
        for count, worth in reversed(self._kinds):
            shifted = [[row[0]] * (taken * worth) + row for taken in range(1, count + 1)]
            for more in shifted:
                row = list(map(add, row, more))
            self._rows.append(row)
        self._rows.reverse()

    @property
    def ways(self) -> int:
        """The number of choices."""
        return self._rows[0][self._need]

    def sample(self, rng: Random) -> list[int]:
        """Return how many pieces of each kind are chosen."""
        need = self._need
        numbers: list[int] = []
        for row, (count, worth) in zip(self._rows[1:], self._kinds, strict=True):
            taken = pick(rng, [row[max(0, need - n * worth)] for n in range(count + 1)])
            numbers.append(taken)
            need = max(0, need - taken * worth)
        return numbers


class NothingToSpare:
    """Pieces worth `need` or more, but less without the cheapest of them; the kinds are given cheapest first.

    rows[i][sum] = ways to choose from the kinds from i on, worth exactly `sum`. The cheapest kind chosen
    decides how far above `need` the whole may be worth.
    """

    def __init__(self, counts: Numbers, worths: Numbers, need: int) -> None:
        self._kinds = list(zip(counts, worths, strict=True))
        row = [1] + [0] * (max(0, need) + max(worths, default=0))
        self._rows = [row]
        for count, worth in reversed(self._kinds):
            shifted = [[0] * (taken * worth) + row for taken in range(1, count + 1)]
            for more in shifted:
                row = list(map(add, row, more))
            self._rows.append(row)
        self._rows.reverse()
        self._starts = list(self._all_starts(need))

    def _all_starts(self, need: int) -> Iterator[tuple[int, int, int, int]]:
        """Yield (ways, cheapest kind, number of its pieces, total worth of the others)."""
        yield int(need <= 0), 0, 0, 0
        for index, (count, worth) in enumerate(self._kinds):
            for taken in range(1, count + 1):
                for rest in range(max(need - taken * worth, 0), need + worth - taken * worth):
                    yield self._rows[index + 1][rest], index, taken, rest

    @property
    def ways(self) -> int:
        """The number of choices."""
        return sum(ways for ways, *_ in self._starts)

    def sample(self, rng: Random) -> list[int]:
        """Return how many pieces of each kind are chosen."""
        _, index, taken, rest = self._starts[pick(rng, [ways for ways, *_ in self._starts])]
        numbers = [0] * len(self._kinds)
        if not taken:
            return numbers
        numbers[index] = taken
        for dearer in range(index + 1, len(numbers)):
            count, worth = self._kinds[dearer]
            row = self._rows[dearer + 1]
            taken = pick(rng, [row[rest - n * worth] for n in range(min(count, rest // worth) + 1)])
            numbers[dearer] = taken
            rest -= taken * worth
        return numbers


class WorthAndSize:
    """From `least` to `most` pieces worth `need` or more; without `spare` the kinds are given cheapest first."""

    def __init__(
        self, counts: Numbers, worths: Numbers, need: int, sizes: tuple[int, int], *, spare: bool
    ) -> None:
        self._kinds = list(zip(counts, worths, strict=True))
        self._need = need
        self._least, self._most = sizes
        self._spare = spare
        self._known: dict[tuple[int, int, int, int], int] = {}

    @property
    def ways(self) -> int:
        """The number of choices."""
        return self._ways(0, 0, self._need, 0)

    def _ways(self, index: int, size: int, need: int, first: int) -> int:
        """Count completions from kind `index` on; `first` is the worth that may not be spared, 0 before there is one."""
        key = (index, size, need, first)
        if key not in self._known:
            if index == len(self._kinds):
                self._known[key] = int(need <= 0 and size >= self._least)
            else:
                self._known[key] = sum(self._ways(index + 1, *step) for step in self._steps(*key))
        return self._known[key]

    def _steps(self, index: int, size: int, need: int, first: int) -> Iterator[tuple[int, int, int]]:
        """Yield (size, need, first) after taking 0, 1, 2 … pieces of kind `index`, while choices remain."""
        count, worth = self._kinds[index]
        # A piece worth nothing can always be spared.
        possible = count if self._spare or worth else 0
        for taken in range(min(possible, self._most - size) + 1):
            spared = 0 if self._spare else first or (worth if taken else 0)
            missing = need - taken * worth
            if spared and missing + spared <= 0:
                return
            yield size + taken, max(missing, 1 - spared if spared else 0), spared

    def sample(self, rng: Random) -> list[int]:
        """Return how many pieces of each kind are chosen."""
        size, need, first = 0, self._need, 0
        numbers: list[int] = []
        for index in range(len(self._kinds)):
            steps = list(self._steps(index, size, need, first))
            taken = pick(rng, [self._ways(index + 1, *step) for step in steps])
            numbers.append(taken)
            size, need, first = steps[taken]
        return numbers


@lru_cache(maxsize=1024)
def counter(
    counts: tuple[int, ...],
    worths: tuple[int, ...] | None,
    need: int,
    sizes: tuple[int, int] | None,
    *,
    spare: bool,
) -> Tally:
    """Return the counter for choices with these numbers of pieces; equal arguments share one counter."""
    if worths is None:
        assert sizes is not None
        return BySize(counts, *sizes)
    if sizes is not None:
        return WorthAndSize(counts, worths, need, sizes, spare=spare)
    return WorthAtLeast(counts, worths, need) if spare else NothingToSpare(counts, worths, need)
