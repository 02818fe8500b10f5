"""Pairing: nobody meets anybody twice before all others if that is possible, seats are balanced within one, byes go round."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.results.pairing import Paired, paired
from tests.support.whole import examples


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


@settings(deadline=None, max_examples=examples(30))
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


@pytest.mark.rest
@settings(deadline=None, max_examples=examples(30))
@given(st.integers(2, 5), st.integers(1, 3), st.integers(1, 6))
def test_seats_are_balanced_within_one(size, tables, rounds):
    players = list(range(1, size * tables + 1))
    before = season(players, size, rounds)
    for player in players:
        sat = Counter(group.index(player) for one in before for group in one.groups if player in group)
        counts = [sat[seat] for seat in range(size)]
        assert max(counts) - min(counts) <= 1


@settings(deadline=None, max_examples=examples(40))
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


@pytest.mark.rest
def test_it_is_the_same_each_time():
    assert season(range(1, 14), 4, 5) == season(range(1, 14), 4, 5)


@pytest.mark.parametrize(("count", "again"), [(20, 0), (40, 0)])
def test_in_large_leagues_nobody_meets_again_at_once_although_not_every_way_is_tried(count, again):
    one, two = season(range(1, count + 1), 4, 2)
    assert isinstance(one, Paired)
    assert sum(times > 1 for times in meetings([one, two]).values()) <= again


@pytest.mark.parametrize("count", [2, 4, 6, 8, 10, 12, 14, 20])
def test_at_tables_of_two_everybody_meets_everybody_once(count):
    before = season(range(1, count + 1), 2, count - 1)
    met = meetings(before)
    assert (len(met), set(met.values())) == (count * (count - 1) // 2, {1})
    for rounds in range(count):
        assert most_unbalanced(before[:rounds], range(1, count + 1), 2) <= 1


@pytest.mark.parametrize("count", [3, 5, 7, 9, 11])
def test_an_odd_number_meets_once_too_and_everybody_sits_out_once(count):
    players = range(1, count + 1)
    before = season(players, 2, count)
    assert set(meetings(before).values()) == {1}
    assert sorted(player for one in before for player in one.byes) == list(players)
    assert before[0].byes == (count,)
    assert most_unbalanced(before, players, 2) <= 1


def most_unbalanced(before, players, size):
    """By how much somebody has had one seat more often than another."""
    found = []
    for player in players:
        sat = Counter(group.index(player) for one in before for group in one.groups if player in group)
        found.append(max(sat[seat] for seat in range(size)) - min(sat[seat] for seat in range(size)))
    return max(found)


def test_when_all_have_met_they_meet_again_in_the_same_order_with_balanced_seats():
    before = season(range(1, 9), 2, 21)
    assert set(meetings(before).values()) == {3}
    assert all(most_unbalanced(before[:rounds], range(1, 9), 2) <= 1 for rounds in range(22))


def test_nine_at_tables_of_three_all_meet_once_in_four_rounds():
    before = season(range(1, 10), 3, 4)
    assert (len(meetings(before)), set(meetings(before).values())) == (36, {1})
    assert all(most_unbalanced(before[:rounds], range(1, 10), 3) <= 1 for rounds in range(5))


@pytest.mark.parametrize(
    ("count", "size"), [(count, size) for size in (2, 3, 4) for count in range(2 * size, 13)]
)
def test_in_small_leagues_nobody_meets_again_as_long_as_that_can_be(count, size):
    before = []
    for _ in range(5):
        met = meetings(before)
        new = paired(range(1, count + 1), size, before)
        playing = [player for player in range(1, count + 1) if player not in new.byes]
        if free_of_rematches(playing, size, met):
            assert not any(met[frozenset(pair)] for group in new.groups for pair in combinations(group, 2))
        before.append(new)


def free_of_rematches(players, size, met):
    """Whether these players can be put into groups in which nobody has met anybody."""
    if not players:
        return True
    first, *others = players
    return any(
        free_of_rematches([player for player in others if player not in group], size, met)
        for group in combinations(others, size - 1)
        if not any(met[frozenset(pair)] for pair in combinations((first, *group), 2))
    )


def test_who_comes_late_is_paired_although_the_plan_does_not_know_them():
    before = season(range(1, 7), 2, 2)
    new = paired(range(1, 9), 2, before)
    assert not set(meetings([new])) & set(meetings(before))
    assert sorted(player for group in new.groups for player in group) == list(range(1, 9))


@pytest.mark.parametrize(
    ("count", "size", "rounds", "squares"),
    [(13, 3, 6, 82), (15, 3, 6, 98), (16, 4, 6, 198), (18, 3, 6, 112), (20, 4, 5, 162), (25, 2, 9, 108)],
)
@pytest.mark.rest
def test_larger_leagues_repeat_no_more_meetings_than_before_they_were_planned(count, size, rounds, squares):
    met = meetings(season(range(1, count + 1), size, rounds))
    assert sum(times**2 for times in met.values()) <= squares
