"""Reliability: the share of turns in time and of games finished, of the last months."""

from datetime import timedelta

from games.results.reliability import SPAN, Reliability, reliability
from games.results.result import Kept
from tests.results.kit import ANNA, BEN, NOON, result


def game(table, turns=0, late=0, *, stayed=True):
    return result((ANNA, 1), (BEN, 2), table=table, people=(Kept(ANNA, turns, late, stayed),))


def test_turns_and_games_of_all_results_are_put_together():
    found = reliability([game(1, 10, 1), game(2, 30, 3, stayed=False)], ANNA, NOON)
    assert found == Reliability(turns=40, late=4, games=2, left=1)
    assert (found.in_time, found.finished) == (90, 50)


def test_what_is_months_ago_is_forgiven():
    old = game(1, 10, 10, stayed=False)
    assert reliability([old], ANNA, old.ended + SPAN - timedelta(seconds=1)).left == 1
    assert reliability([old], ANNA, old.ended + SPAN) == Reliability()


def test_whoever_is_new_reaches_everything():
    assert reliability([game(1, 5, 5)], BEN, NOON).reaches(100)


def test_both_shares_must_be_reached():
    assert Reliability(10, 1, 10, 1).reaches(90)
    assert not Reliability(10, 2, 10, 1).reaches(90)
    assert not Reliability(10, 1, 10, 2).reaches(90)
