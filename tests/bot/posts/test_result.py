"""What the final post says: who won, by how much, everybody's points, and why."""

from dataclasses import dataclass, replace
from typing import Any

import pytest

from bot.posts.hand_off import result
from games.age_of_discovery import GAME as AGE
from games.core import Event, Game, Header, Score, Table
from games.mundus_novus import GAME as MUNDUS_NOVUS
from games.mundus_novus.events import EndCaused
from games.puerto_rico import GAME as PUERTO_RICO
from games.words.files import languages
from games.words.phrases import Phrases, phrases
from tests.games.puerto_rico.positions import at


class OfDice(Phrases):
    """The words of a game whose players lose dice."""

    def __call__(self, message: str, /, **arguments: object) -> str:
        return (
            f"{arguments['points']} dice"
            if message == "game-points"
            else super().__call__(message, **arguments)
        )

    def has(self, message: str, attribute: str | None = None) -> bool:
        return message == "game-points" or super().has(message, attribute)


def test_a_game_says_what_its_score_counts():
    table, turn = Table.new(PUERTO_RICO, Header("puerto_rico", PUERTO_RICO.rules, 3, {}, "0a" * 16))
    table.adopt(turn)
    names = ["Ann", "Bob", "Cleo"]
    assert "Ann – 0 points" in result(table, phrases("en", "puerto_rico"), names)
    assert "Ann – 0 dice" in result(table, OfDice("en", "puerto_rico"), names)


@dataclass(frozen=True)
class Ended:
    """A table that is over, as far as `result` asks."""

    game: Game
    state: Any


class Over:
    agenda = ()


def ended(game: Game, *scores: Score, ending: Event | None = None) -> Any:
    done = replace(game, scores=lambda _: scores, ending=lambda _: ending)
    return Ended(done, Over())


NAMES = ["Ann", "Bob", "Cy"]


@pytest.mark.parametrize("language", languages())
def test_equal_points_have_what_decided_between_them(language):
    words = phrases(language, "puerto_rico")
    scores = [
        Score(seat, (("chips", chips),), (more,))
        for seat, chips, more in ((0, 40, 2), (1, 36, 5), (2, 36, 1))
    ]
    first, *lines = result(ended(PUERTO_RICO, *scores), words, NAMES).splitlines()
    assert "Ann" in first
    assert [
        words("tie-break-1", number=number) in line for number, line in zip((2, 5, 1), lines, strict=True)
    ] == [
        False,
        True,
        True,
    ]


def test_only_the_tie_breaks_that_decide_are_told():
    words = phrases("en", "age_of_discovery")
    scores = [Score(seat, (("economy", 12),), (5, money, 9)) for seat, money in ((0, 3), (1, 2))]
    _, first, second = result(ended(AGE, *scores), words, NAMES).splitlines()
    assert first.endswith("(tie-break: 5 from colonies after age 3, $3)")
    assert second.endswith("(tie-break: 5 from colonies after age 3, $2)")


def test_a_shared_rank_tells_all_tie_breaks_that_were_equal():
    words = phrases("en", "puerto_rico")
    scores = [Score(seat, (("chips", 36),), (5,)) for seat in range(2)]
    assert result(ended(PUERTO_RICO, *scores), words, NAMES).count("5 doubloons and barrels") == 2


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("reason", ["perfect", "doubloons", "queue"])
def test_the_end_of_mundus_novus_is_explained(language, reason):
    words = phrases(language, "mundus_novus")
    scores = [Score(seat, (("combinations", 76 - seat),), winner=seat == 0) for seat in range(2)]
    told = result(ended(MUNDUS_NOVUS, *scores, ending=EndCaused(reason)), words, NAMES)
    said = {"perfect": "perfe", "doubloons": "75", "queue": "5"}[reason]
    assert said in told.splitlines()[1]
    assert words("game-points", points=76) in told


def test_a_victory_without_the_most_points_claims_no_lead():
    words = phrases("en", "mundus_novus")
    scores = [Score(seat, (("combinations", 20 + 20 * seat),), winner=seat == 0) for seat in range(2)]
    assert result(ended(MUNDUS_NOVUS, *scores), words, NAMES).splitlines()[0] == "**Ann wins**."


def test_what_makes_a_round_of_puerto_rico_the_last_is_told():
    words = phrases("en", "puerto_rico")
    position = at("mayor", triggers=["city_full"])
    assert PUERTO_RICO.ending is not None
    assert words.event(PUERTO_RICO.ending(position.state), NAMES) == "A city is full: that ended the game"
