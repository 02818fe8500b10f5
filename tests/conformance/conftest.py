import pytest

from games import all_games
from tests.conformance.plays import REPRESENTATIVE, Play, play


@pytest.fixture(params=REPRESENTATIVE, ids=str)
def played(request: pytest.FixtureRequest) -> Play:
    """A whole random play of a game: all of them, with all seats and options; each option alone in `make soak`."""
    return play(request.param)


@pytest.fixture(params=[variant for variant in REPRESENTATIVE if variant.key in all_games()], ids=str)
def of_a_game(request: pytest.FixtureRequest) -> Play:
    """The same without the toy game, which has no words and no pictures."""
    return play(request.param)
