"""What weights are fitted on."""

import pytest

from games.ai.tune import samples
from games.puerto_rico import GAME as PUERTO_RICO


@pytest.mark.parametrize("by", [None, "easy"])
def test_every_moment_of_a_game_is_seen_with_what_its_seats_scored(by):
    found = list(samples(PUERTO_RICO, 3, 1, by, 0.1))
    assert len(found) > 5
    assert [outlook.left for outlook, _ in found] == sorted((one.left for one, _ in found), reverse=True)
    assert all(len(outlook.seats) == len(totals) == 3 for outlook, totals in found)
    assert found == list(samples(PUERTO_RICO, 3, 1, by, 0.1))


def test_a_robot_plays_other_games_than_the_policy():
    assert list(samples(PUERTO_RICO, 3, 1, "easy", 0.0)) != list(samples(PUERTO_RICO, 3, 1, None, 0.0))
