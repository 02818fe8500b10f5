import pytest

from tests.conformance.plays import VARIANTS, Play, play


@pytest.fixture(params=VARIANTS, ids=str)
def played(request: pytest.FixtureRequest) -> Play:
    """A whole random play of a game: all of them, with all seats and options."""
    return play(request.param)
