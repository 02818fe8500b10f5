"""Pairing for a league: the groups and seats of the next round, as a function of the earlier rounds. Pure.

Without points, everybody is to meet everybody, and rounds are planned ahead if possible. Groups of two follow
the circle method. Larger groups are planned in blocks that balance the seats, if everybody can meet everybody
exactly once.

Otherwise, or if players joined or left and the plan no longer holds, a search minimizes these costs in this
order: seats that a player has had more often than another, rematches, and, with points, distance in
the standings. A small league avoids rematches as long as possible, whatever the seats.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations

from games.core.records import record

Groups = tuple[tuple[int, ...], ...]
"""The groups of a round, each in the order of its seats."""

UNBALANCED, MET = 10**9, 10**5
"""Costs of a seat that its player has had more often than another, and of a meeting of two who met once."""
NEVER = UNBALANCED**2
"""Cost of a meeting instead, if a grouping without rematches exists: more than any seats."""
EXACT = 12
"""Maximum number of players for which the search always finds the cheapest grouping."""
NEAR = 11
"""Number of candidates for one player's group, if it needs no more: in a league of a dozen, all others."""
MOST_LOOKS = 1000
"""Maximum number of search steps with more than `EXACT` players; then the best grouping so far is taken."""


@record
class Paired:
    """A round: its groups, and the players who sit out."""

    groups: Groups
    byes: tuple[int, ...]


def paired(
    players: Sequence[int],
    size: int,
    before: Sequence[Paired],
    points: Mapping[int, float] | None = None,
) -> Paired:
    """Return the next round of `players`, best first, in groups of one size.

    Without `points` everybody is to meet everybody.

    If their number is no multiple of the size, those who have sat out least often sit out, the last ones
    first.
    """
    plan = None if points is not None else _plan(tuple(players), size, len(before) + 1)
    if plan is not None and plan[:-1] == tuple(before):
        return plan[-1]
    byes = _byes(players, len(players) % size, before)
    playing = tuple(player for player in players if player not in byes)
    again = MET
    if len(playing) <= EXACT and _Search(size, before, {}, seats=False).is_free(playing):
        again = NEVER
    return Paired(_Search(size, before, dict(points or {}), again=again).best(playing), byes)


def _byes(players: Sequence[int], count: int, before: Sequence[Paired]) -> tuple[int, ...]:
    had = Counter(player for one in before for player in one.byes)
    place = {player: place for place, player in enumerate(players)}
    return tuple(sorted(players, key=lambda player: (had[player], -place[player]))[:count])


# Planned ahead


@lru_cache(maxsize=64)
def _plan(players: tuple[int, ...], size: int, rounds: int) -> tuple[Paired, ...] | None:
    """Return the first rounds of a plan in which all meet as evenly as possible; None if there is no plan."""
    if size == 2:
        return tuple(_circle(players, number) for number in range(rounds))
    once, uneven = divmod(len(players) - 1, max(size - 1, 1))
    if size < 2 or len(players) % size or len(players) > EXACT or uneven:
        return None
    found: list[Paired] = []
    while len(found) < max(rounds, once):
        found += _block(players, size, found)
    pairs = [
        frozenset(pair) for one in found[:once] for group in one.groups for pair in combinations(group, 2)
    ]
    return tuple(found[:rounds]) if len(set(pairs)) == len(pairs) else None


def _circle(players: tuple[int, ...], number: int) -> Paired:
    """Return a round, from 0, by the circle method: nobody meets anybody again before they have met all others.

    An odd number of players turns in a circle: the player at the top sits out, the others meet across. With
    an even number, the player at the top meets the last player, who does not turn. The others change seats
    each round, except when they come to the top. The seats there alternate with the number of the round, so
    that everybody's seats stay balanced within one.
    """
    *turning, last = players[::-1] if len(players) % 2 == 0 else (*players[::-1], None)
    count = len(turning)
    top = number % count
    groups: list[tuple[int, ...]] = []
    for step in range(1, count // 2 + 1):
        one, other = turning[(top + step) % count], turning[top - step]
        groups.append((one, other) if step % 2 else (other, one))
    if last is None:
        return Paired(tuple(groups), (turning[top],))
    groups.append((turning[top], last) if number % 2 == 0 else (last, turning[top]))
    return Paired(tuple(groups), ())


def _block(players: tuple[int, ...], size: int, before: Sequence[Paired]) -> list[Paired]:
    """Return as many rounds as a table has seats, in which everybody sits on each seat once.

    This is possible for any groups: seat by seat, each table of these rounds gets a different player.
    """
    rounds: list[Paired] = []
    for _ in range(size):
        search = _Search(size, [*before, *rounds], {}, seats=False)
        rounds.append(Paired(search.best(players), ()))
    tables = [(number, group) for number, one in enumerate(rounds) for group in one.groups]
    seated: list[tuple[int, ...]] = [()] * len(tables)
    for _ in range(size):
        left = [[one for one in group if one not in seated[at]] for at, (_, group) in enumerate(tables)]
        for at, player in enumerate(_matched(left)):
            seated[at] = (*seated[at], player)
    groups = [
        tuple(one for one, (at, _) in zip(seated, tables, strict=True) if at == number)
        for number in range(size)
    ]
    return [Paired(one, ()) for one in groups]


def _matched(wanted: Sequence[Sequence[int]]) -> list[int]:
    """Return one player of each list, all different. The lists must allow that."""
    of: dict[int, int] = {}
    for at in range(len(wanted)):
        assert _place(wanted, of, at, set()), "everybody stands in as many lists as anybody else"
    chosen = {at: player for player, at in of.items()}
    return [chosen[at] for at in range(len(wanted))]


def _place(wanted: Sequence[Sequence[int]], of: dict[int, int], at: int, tried: set[int]) -> bool:
    """Choose a player of list `at` who has not been tried, moving others if needed; say whether there is one.

    of: Player → the list that they are chosen for; changed.
    """
    for player in wanted[at]:
        if player in tried:
            continue
        tried.add(player)
        if player not in of or _place(wanted, of, of[player], tried):
            of[player] = at
            return True
    return False


# Looked for round by round


class _Search:
    """A search for the cheapest grouping, group by group. It prunes branches that cost more than the best.

    seats: Whether seats have costs.
    again: The cost of a meeting of two who have met once.
    """

    def __init__(
        self,
        size: int,
        before: Sequence[Paired],
        points: Mapping[int, float],
        *,
        seats: bool = True,
        again: int = MET,
    ) -> None:
        self._size = size
        self._again = again
        self._points = points
        self._seats = seats
        self._most_looks: int | None = None
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
        self._best_seats = cache(self._best_of)

    def best(self, players: tuple[int, ...]) -> Groups:
        """Return the cheapest grouping of these players."""
        self._most_looks = None if len(players) <= EXACT else MOST_LOOKS
        self._look(players, 0, ())
        assert self._found is not None, "the first branch goes to its end"
        return self._found[1]

    def is_free(self, players: tuple[int, ...]) -> bool:
        """Say whether these players can be grouped so that it costs nothing."""
        self.best(players)
        return self._found is not None and self._found[0] == 0

    def _look(self, free: tuple[int, ...], cost: int, groups: Groups) -> None:
        self._looks += 1
        if not free:
            self._found = cost, groups
            return
        options = sorted(
            ((*self._seated(group), group) for group in self._candidates(free)), key=lambda one: one[0]
        )
        for more, seated, group in options:
            if self._found is not None and (cost + more >= self._found[0] or self._is_enough()):
                return
            rest = tuple(player for player in free if player not in group)
            self._look(rest, cost + more, (*groups, seated))

    def _is_enough(self) -> bool:
        return self._most_looks is not None and self._looks >= self._most_looks

    def _candidates(self, free: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        """Yield the groups of the player with the least choice: the one who has met most of the free players."""
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
        """Return the cost of a group, and its players on the cheapest seats."""
        pairs = list(combinations(group, 2))
        met = sum(self._met[frozenset(pair)] ** 2 for pair in pairs) * self._again
        gaps = sum(self._gap(*pair) for pair in pairs)
        wrong, seated = self._best_seats(group) if self._seats else (0, group)
        return wrong * UNBALANCED + met + gaps, seated

    def _best_of(self, left: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
        """Return the best order of these players on the last seats, after how many sit there too often."""
        found: list[tuple[int, tuple[int, ...]]] = [] if left else [(0, ())]
        for player in left:
            wrong, seated = self._best_seats(tuple(other for other in left if other != player))
            found.append((wrong + self._wrong(player, self._size - len(left)), (player, *seated)))
        return min(found)

    def _is_wrong(self, player: int, seat: int) -> bool:
        least = min(self._sat[player, other] for other in range(self._size))
        return self._sat[player, seat] > least
