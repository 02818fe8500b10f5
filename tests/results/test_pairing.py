"""Pairing: nobody meets anybody twice before all others if that is possible, seats are balanced within one, byes go round."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.results.pairing import Paired, paired


def season(players, size, rounds, points=None):
    before = []
    for _ in range(rounds):
        before.append(paired(players, size, before, points))
    return before


def meetings(before):
    return Counter(
        frozenset(pair) for one in before for group in one.groups for pair in combinations(group, 2)
    )


def groupings(players, size):
    """Every way to put these players into groups."""
    if not players:
        yield []
    for others in combinations(players[1:], size - 1):
        group = (players[0], *others)
        for rest in groupings([player for player in players if player not in group], size):
            yield [group, *rest]


@settings(deadline=None, max_examples=12)
@given(st.integers(2, 5), st.integers(1, 3), st.integers(1, 4), st.integers(0, 4))
def test_everybody_plays_once_a_round_or_sits_out_as_rarely_as_anybody(size, tables, rounds, more):
    players = list(range(1, size * tables + more % size + 1))
    before = season(players, size, rounds)
    for one in before:
        assert sorted([*one.byes, *(player for group in one.groups for player in group)]) == players
        assert all(len(group) == size for group in one.groups)
    byes = Counter(player for one in before for player in one.byes)
    had = [byes[player] for player in players]
    assert max(had) - min(had) <= 1


@settings(deadline=None, max_examples=12)
@given(st.integers(2, 5), st.integers(1, 3), st.integers(1, 6))
def test_seats_are_balanced_within_one(size, tables, rounds):
    players = list(range(1, size * tables + 1))
    before = season(players, size, rounds)
    for player in players:
        sat = Counter(group.index(player) for one in before for group in one.groups if player in group)
        counts = [sat[seat] for seat in range(size)]
        assert max(counts) - min(counts) <= 1


@settings(deadline=None, max_examples=40)
@given(st.sampled_from([(2, 4), (2, 6), (2, 8), (3, 6), (4, 8), (3, 9)]), st.integers(0, 4))
def test_nobody_meets_again_whom_they_have_met_if_there_is_a_way_that_leaves_seats_balanced(shape, rounds):
    size, count = shape
    players = list(range(1, count + 1))
    before = season(players, size, rounds)
    met = meetings(before)
    new = paired(players, size, before)

    def cost(groups):
        return sum(met[frozenset(pair)] ** 2 for group in groups for pair in combinations(group, 2))

    sat = Counter(
        (player, seat) for one in before for group in one.groups for seat, player in enumerate(group)
    )

    def fits(group, seat=0):
        """Whether the players of a group can sit so that nobody sits where they have sat more often than elsewhere."""
        return not group or any(
            sat[player, seat] == min(sat[player, other] for other in range(size))
            and fits([other for other in group if other != player], seat + 1)
            for player in group
        )

    possible = [groups for groups in groupings(players, size) if all(fits(list(group)) for group in groups)]
    assert cost(new.groups) == min(map(cost, possible))


def test_where_points_are_given_neighbours_meet_who_have_not_met():
    points = {1: 6, 2: 6, 3: 3, 4: 3, 5: 0, 6: 0}
    new = paired([1, 2, 3, 4, 5, 6], 2, [], points)
    assert {frozenset(group) for group in new.groups} == {frozenset(g) for g in ((1, 2), (3, 4), (5, 6))}
    again = paired([1, 2, 3, 4, 5, 6], 2, [new], points)
    assert not {frozenset(group) for group in again.groups} & {frozenset(group) for group in new.groups}


def test_it_is_the_same_each_time():
    assert season(range(1, 14), 4, 5) == season(range(1, 14), 4, 5)


@pytest.mark.parametrize(("count", "again"), [(20, 0), (40, 0)])
def test_in_large_leagues_nobody_meets_again_at_once_although_not_every_way_is_tried(count, again):
    one, two = season(range(1, count + 1), 4, 2)
    assert isinstance(one, Paired)
    assert sum(times > 1 for times in meetings([one, two]).values()) <= again
