"""Who meets whom in a league's next round, and on which seat: a function of the rounds before. Pure.

Of all groupings the one is taken in which nobody sits more often on one seat than on another by two, then in which people meet who have
met least often, then, where points are given, in which neighbours in the standings meet.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations

from games.core.records import record

Groups = tuple[tuple[int, ...], ...]
"""The groups of a round, each in the order of its seats."""

UNBALANCED, MET = 10**9, 10**5
"""What a seat costs that somebody has had more often than another, and a meeting of two who have met once."""
NEAR = 11
"""Among so many others somebody's group is looked for: in a league of a dozen, among all."""
MOST_LOOKS = 1000
"""After so many looks the best grouping found so far is taken."""


@record
class Paired:
    """A round: its groups, and those who sit out."""

    groups: Groups
    byes: tuple[int, ...]


def paired(
    players: Sequence[int],
    size: int,
    before: Sequence[Paired],
    points: Mapping[int, float] | None = None,
) -> Paired:
    """Return the next round of `players`, best first, in groups of one size.

    Where their number does not fit, those sit out who have done so least often, from the last one up.
    """
    byes = _byes(players, len(players) % size, before)
    playing = tuple(player for player in players if player not in byes)
    search = _Search(size, before, dict(points or {}))
    return Paired(search.best(playing), byes)


def _byes(players: Sequence[int], count: int, before: Sequence[Paired]) -> tuple[int, ...]:
    had = Counter(player for one in before for player in one.byes)
    place = {player: place for place, player in enumerate(players)}
    return tuple(sorted(players, key=lambda player: (had[player], -place[player]))[:count])


class _Search:
    """Looks for the cheapest grouping, group by group, and gives up a branch that costs more than the best one."""

    def __init__(self, size: int, before: Sequence[Paired], points: Mapping[int, float]) -> None:
        self._size = size
        self._points = points
        groups = [group for one in before for group in one.groups]
        self._met = Counter(frozenset(pair) for group in groups for pair in combinations(group, 2))
        self._sat = Counter((player, seat) for group in groups for seat, player in enumerate(group))
        self._known: dict[int, set[int]] = defaultdict(set)
        for group in groups:
            for player in group:
                self._known[player].update(group)
        self._found: tuple[int, Groups] | None = None
        self._looks = 0
        self._seated = cache(self._seat)
        self._wrong = cache(self._is_wrong)

    def best(self, players: tuple[int, ...]) -> Groups:
        """Return the cheapest grouping of these players."""
        self._look(players, 0, ())
        assert self._found is not None, "the first branch goes to its end"
        return self._found[1]

    def _look(self, free: tuple[int, ...], cost: int, groups: Groups) -> None:
        self._looks += 1
        if not free:
            self._found = cost, groups
            return
        options = sorted(
            ((*self._seated(group), group) for group in self._candidates(free)), key=lambda one: one[0]
        )
        for more, seated, group in options:
            if self._found is not None and (cost + more >= self._found[0] or self._looks >= MOST_LOOKS):
                return
            rest = tuple(player for player in free if player not in group)
            self._look(rest, cost + more, (*groups, seated))

    def _candidates(self, free: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        """Yield the groups that one player may be in: whoever has met most of those who are free has the least choice."""
        first = max(free, key=lambda player: len(self._known[player].intersection(free)))
        others = [player for player in free if player != first]
        near = sorted(
            others, key=lambda other: (self._met[frozenset((first, other))], self._gap(first, other))
        )
        near = near[: max(NEAR, self._size - 1)]
        for chosen in combinations(near, self._size - 1):
            yield tuple(sorted((first, *chosen)))

    def _gap(self, one: int, other: int) -> int:
        return round(abs(self._points.get(one, 0) - self._points.get(other, 0)) * 10)

    def _seat(self, group: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
        """Return what a group costs, and its players on the seats where that is least."""
        pairs = list(combinations(group, 2))
        met = sum(self._met[frozenset(pair)] ** 2 for pair in pairs) * MET
        gaps = sum(self._gap(*pair) for pair in pairs)
        wrong, seated = min(self._seatings(group, 0, ()))
        return wrong * UNBALANCED + met + gaps, seated

    def _seatings(
        self, left: tuple[int, ...], wrong: int, seated: tuple[int, ...]
    ) -> Iterator[tuple[int, tuple[int, ...]]]:
        """Yield every order of a group's players, with how many of them sit where they have sat too often."""
        if not left:
            yield wrong, seated
        for player in left:
            rest = tuple(other for other in left if other != player)
            more = wrong + self._wrong(player, len(seated))
            yield from self._seatings(rest, more, (*seated, player))

    def _is_wrong(self, player: int, seat: int) -> bool:
        least = min(self._sat[player, other] for other in range(self._size))
        return self._sat[player, seat] > least
