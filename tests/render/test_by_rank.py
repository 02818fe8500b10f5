"""Players in the pictures of a game that is over: the best first."""

from types import SimpleNamespace

from games.core import Score
from render.kit import in_turn
from render.picture import Look

SCORES = (Score(0, (("ships", 3),)), Score(1, (("ships", 5),)), Score(2, (("ships", 4),)))
NAMES = ["Anna", "Ben", "Clara"]


def look(*agenda: str, **more: object) -> Look[object]:
    return Look(SimpleNamespace(agenda=agenda), str, NAMES, **more)


def test_players_stand_by_rank_once_the_game_is_over():
    assert in_turn(look(), [0, 1, 2], scores=SCORES) == [1, 2, 0]


def test_players_who_gave_up_stand_last():
    assert in_turn(look(left=frozenset({1})), [0, 1, 2], scores=SCORES) == [2, 0, 1]


def test_players_stand_in_turn_while_the_game_goes_on():
    assert in_turn(look("captain", waiting=(1,)), [0, 1, 2], scores=SCORES) == [1, 2, 0]
    assert in_turn(look("captain", waiting=(2,)), [0, 1, 2], scores=SCORES) == [2, 0, 1]
