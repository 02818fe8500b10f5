"""Leagues: standings with their tie-breaks, byes, dropping out and coming in, rounds by the results of the games."""

from dataclasses import replace
from datetime import timedelta

from games.results.league import (
    League,
    gained,
    joined,
    league_from_data,
    league_to_data,
    left,
    next_round,
    opened,
    results_by_table,
    standings,
)
from tests.results.kit import ANNA, BEN, CLARA, DORA, result

NAMES = {ANNA: "anna", BEN: "ben", CLARA: "clara", DORA: "dora"}


def league(*players, size=2, rounds=3, pairing="robin"):
    new = League(1, 1, 11, ANNA, "puerto_rico", size, rounds, pairing)
    for player in players:
        new = joined(new, player, NAMES[player])
    return new


def begun(some, tables=range(1, 99), results=None, due=None):
    """The league after its next round was paired, with these tables."""
    after = next_round(some, results or {}, due)
    for group, table in zip(after.played[-1].groups, tables, strict=False):
        after = opened(after, group, table)
    return after


def played(some, *points):
    """The results of the newest round, by the points of each seat at each table."""
    groups = some.played[-1].groups
    return [
        result(*zip(group.players, row, strict=True), table=group.table)
        for group, row in zip(groups, points, strict=True)
    ]


def test_a_league_is_read_as_it_was_written():
    some = begun(league(ANNA, BEN, CLARA, DORA))
    assert league_from_data(league_to_data(some)) == some


def test_each_beaten_opponent_is_a_point_a_draw_half_of_one_a_bye_half_of_all():
    some = begun(league(ANNA, BEN, CLARA))
    (group,) = some.played[0].groups
    (bye,) = some.played[0].byes
    table = {one.player: one for one in standings(some, results_by_table(played(some, (9, 9))))}
    assert [table[player].points for player in (*group.players, bye)] == [0.5, 0.5, 0.5]
    assert (table[bye].games, table[group.players[0]].games) == (0, 1)


def test_ties_are_broken_by_games_won_and_then_by_the_opponents_met():
    some = begun(league(ANNA, BEN, CLARA, DORA))
    first = played(some, (9, 1), (5, 5))
    found = standings(some, results_by_table(first))
    assert [one.points for one in found] == [1, 0.5, 0.5, 0]
    assert [one.place for one in found] == [1, 2, 2, 4]
    again = begun(some, tables=(3, 4), results=results_by_table(first))
    both = results_by_table([*first, *played(again, (1, 0), (1, 0))])
    assert all(one.opponents > 0 for one in standings(again, both))


def test_results_that_are_not_there_count_nothing():
    some = begun(league(ANNA, BEN, CLARA, DORA))
    assert {one.points for one in standings(some, {})} == {0}


def test_who_drops_out_keeps_their_points_and_is_not_paired_again():
    some = begun(league(ANNA, BEN, CLARA, DORA))
    first = results_by_table(played(some, (9, 1), (9, 1)))
    after = begun(left(some, ANNA), tables=(3, 4), results=first)
    assert all(ANNA not in group.players for group in after.played[1].groups)
    assert len(after.played[1].byes) == 1
    assert ANNA in [one.player for one in standings(after, first)]


def test_before_it_begins_whoever_leaves_was_never_there():
    assert left(league(ANNA, BEN), BEN).players == (ANNA,)


def test_a_newcomer_plays_from_the_next_round_on():
    some = begun(league(ANNA, BEN, CLARA))
    after = next_round(joined(some, DORA, "dora"), {}, None)
    assert DORA in [player for group in after.played[1].groups for player in group.players]


def test_in_a_swiss_league_neighbours_meet():
    some = begun(league(ANNA, BEN, CLARA, DORA, pairing="swiss"))
    first = results_by_table(played(some, (9, 1), (1, 9)))
    best = [one.player for one in standings(some, first) if one.points == 1]
    after = next_round(some, first, None)
    assert set(best) in [set(group.players) for group in after.played[1].groups]


def test_it_is_over_after_its_last_round_or_when_too_few_are_left():
    some = replace(league(ANNA, BEN), rounds=1)
    assert next_round(begun(some), {}, None).stage == "over"
    assert next_round(left(begun(league(ANNA, BEN)), BEN), {}, None).stage == "over"


def test_what_ends_after_the_league_or_was_told_not_to_count_changes_no_standing():
    some = begun(league(ANNA, BEN, CLARA, DORA))
    found = results_by_table(played(some, (9, 3), (7, 7)))
    none = standings(some, {})
    ends = [one.ended for one in found.values()]
    assert standings(replace(some, ended=max(ends)), found) == standings(some, found)
    assert standings(replace(some, ended=min(ends) - timedelta(seconds=1)), found) == none
    assert standings(replace(some, void=some.tables), found) == none


def test_nobody_has_points_of_what_somebody_else_played_on_for_them():
    game = result((1, 9), (2, 5), (3, 3))
    first = replace(game.seats[0], left_by=4)
    game = replace(game, seats=(first, *game.seats[1:]))
    assert [gained(game, seat) for seat in game.seats] == [0, 2, 1]
