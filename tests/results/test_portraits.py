"""What results say of a user and of a server."""

from dataclasses import replace
from datetime import timedelta

from games.results.portraits import closest, highest, longest, portrait
from games.results.result import result_from_data, result_to_data
from tests.results.kit import ANNA, BEN, CLARA, NOON, result

WON = result((ANNA, 50), (BEN, 40), (CLARA, 30), table=1)
LOST = result((ANNA, 20), (BEN, 44), (CLARA, 30), table=2)
SHARED = result((ANNA, 33), (BEN, 33), table=3, game="mundus_novus")


def with_seat(one, number, **changes):
    return replace(
        one, seats=tuple(replace(seat, **changes) if seat.seat == number else seat for seat in one.seats)
    )


def test_a_result_is_read_as_it_was_written():
    whole = with_seat(WON, 0, favourites={"captain": 3})
    assert result_from_data(result_to_data(whole)) == whole


def test_games_wins_places_and_best_scores_by_game_and_number_of_players():
    found = portrait([WON, LOST, SHARED], ANNA)
    assert (found.games, found.won, found.shared) == (3, 1, 1)
    lines = {(line.game, line.seats): line for line in found.lines}
    line = lines["puerto_rico", 3]
    assert (line.games, line.won, line.places, line.best) == (2, 1, ((1, 1), (3, 1)), 50)
    line = lines["mundus_novus", 2]
    assert (line.games, line.won, line.places, line.best) == (1, 0, ((1, 1),), 33)


def test_who_gave_up_has_no_best_score_by_it():
    found = portrait([with_seat(WON, 0, gave_up=True, rank=3)], ANNA)
    assert (found.gave_up, found.won, found.lines[0].best) == (1, 0, None)


def test_a_favourite_is_what_was_taken_most_often_and_says_since_when_it_is_counted():
    first = with_seat(replace(WON, facts=0), 0, favourites={})
    later = with_seat(LOST, 0, favourites={"mayor": 2, "captain": 5})
    (found,) = portrait([first, later], ANNA).favourites
    assert (found.value, found.times, found.of, found.since) == ("captain", 5, 7, NOON + timedelta(days=2))


def test_what_began_with_somebodys_save_counts_nowhere():
    brought = replace(WON, imported=True)
    assert portrait([brought], ANNA).games == 0
    assert (highest([brought]), closest([brought], 3), longest([brought])) == ([], [], None)


def test_the_highest_score_is_the_earlier_one_of_equals_and_no_robots():
    again = result((BEN, 50), (CLARA, 3), (None, 90), table=5)
    (found,) = highest([WON, LOST, again])
    assert (found.user, found.points, found.result) == (ANNA, 50, WON)


def test_the_closest_games_come_first_and_are_between_people_who_stayed():
    alone = result((ANNA, 5), (None, 5), table=6)
    fled = with_seat(result((ANNA, 7), (BEN, 6), table=7), 1, gave_up=True)
    assert [one.result for one in closest([WON, LOST, SHARED, alone, fled], 2)] == [SHARED, WON]


def test_a_game_that_a_vote_cut_short_sets_no_record():
    short = replace(SHARED, by="vote")
    assert (highest([short]), closest([short], 3), longest([short])) == ([], [], None)


def test_the_longest_table_took_the_most_time():
    long = result((ANNA, 1), (BEN, 2), table=9, days=8)
    assert longest([WON, long, LOST]) is long
