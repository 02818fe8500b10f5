"""The score of any game as a picture: its table, its winner, what broke a tie, how it came to that."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from games import all_games
from games.core import Score
from games.words.files import languages
from games.words.phrases import phrases
from render.gallery import pictures
from render.layout import faults
from render.mode import MODES
from render.picture import Look
from render.score import apart, lay_score, score_words
from tests.render.midgame import looks

GAME = all_games()["puerto_rico"]
NAMES = ("Anna", "Bartholomew the Magnificent", "Chloé")
TABLE = (
    Score(0, (("chips", 12), ("buildings", 9), ("fortress", 0)), (7,)),
    Score(1, (("chips", 9), ("buildings", 12), ("fortress", 0)), (9,)),
    Score(2, (("chips", 2), ("buildings", 5), ("fortress", 0)), (4,)),
)
COURSE = tuple((number // 2 + 1, (number, number * 2, 5)) for number in range(12))


def look(words, **more: Any) -> Look[Any]:
    return Look(None, words, NAMES, **more)


def laid(words, table=TABLE, **more: Any):
    canvas = lay_score(replace(GAME, scores=lambda _: table), look(words, **more))
    assert faults(canvas) == []
    return canvas, [line.words for line in canvas.written]


def test_the_score_looks_as_it_did(words, golden):
    canvas, _ = laid(words, course=COURSE)
    golden("score", canvas.finished())


def test_whoever_wins_stands_first_and_wears_the_crown(words):
    canvas, said = laid(words)
    (crown,) = (icon.box for icon in canvas.stamped if icon.name == "crown")
    beside = [icon.name for icon in canvas.stamped if icon.box[1] < crown[3] and icon.box[2] <= crown[0]]
    assert beside == ["triangle"]
    assert said.index(NAMES[1]) < said.index("Anna") < said.index("Chloé")


def test_a_crown_over_a_total_that_is_not_the_highest_says_why(words):
    ending = "The perfect combination ended the game."
    by_points = tuple(replace(score, winner=score.seat == 1) for score in TABLE)
    otherwise = tuple(replace(score, winner=score.seat == 2) for score in TABLE)
    assert ending in " ".join(laid(words, otherwise, ending=ending)[1])
    assert ending not in " ".join(laid(words, by_points, ending=ending)[1])


def test_of_those_who_share_the_victory_each_wears_a_crown(words):
    shared = (replace(TABLE[0], tie_breaks=(9,)), *TABLE[1:])
    canvas, _ = laid(words, shared)
    assert [icon.name for icon in canvas.stamped].count("crown") == 2


@pytest.mark.parametrize("mode", MODES.values())
def test_a_winner_of_a_long_name_wears_a_crown_beside_it(words, mode):
    seen = Look(None, words, ["Anna", "W" * 32, "Chloé"], mode=mode)
    assert faults(lay_score(replace(GAME, scores=lambda _: TABLE), seen)) == []


@pytest.mark.parametrize("mode", MODES.values())
def test_a_crown_stands_between_two_symbols_and_upon_neither(words, mode):
    table = tuple(Score(seat, (("chips", 12 - seat),)) for seat in range(6))
    names = ["Ann", "Bob", "Cy", "Di", "Eve", "Flo"]
    canvas = lay_score(replace(GAME, scores=lambda _: table), Look(None, words, names, mode=mode))
    head = sorted(icon.box for icon in canvas.stamped)[: len(names) + 1]
    assert all(one[2] <= other[0] for one, other in pairwise(head))


def test_names_stand_whole_above_the_table_however_many_play():
    seen = replace(next(looks("mundus_novus", "score")), names=["Captain Haddock"] * 6)
    written = pictures("mundus_novus")["score"].lay(seen).written
    assert [line.words for line in written].count("Captain Haddock") == 6


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", all_games())
def test_no_source_of_points_is_broken_between_syllables(game, language):
    for at in looks(game, "score", MODES["large"]):
        written = lay_score(all_games()[game], replace(at, words=phrases(language, game))).written
        assert not [line.words for line in written if line.words.endswith("-")]


def test_what_broke_a_tie_is_said_only_where_there_was_one(words):
    def rows(table):
        return [line for line in laid(words, table)[1] if line.startswith("Tie-break")]

    assert rows(TABLE) == ["Tie-break: doubloons and"]
    assert rows(TABLE[1:]) == []


def test_a_tie_for_second_place_is_broken_in_sight_too(words):
    best = Score(0, (("chips", 30), ("buildings", 9)), (1,))
    second, third = (Score(seat, (("chips", 12), ("buildings", 9)), (9 - seat,)) for seat in (1, 2))
    said = laid(words, (best, second, third))[1]
    at = said.index("Tie-break: doubloons and")
    assert said[at + 2 : at + 4] == ["8", "7"]


def test_only_the_tie_breaks_that_were_needed_are_shown(words):
    first, second = (Score(seat, (("economy", 12),), (5, money, 9)) for seat, money in enumerate((3, 2)))
    spoken = phrases("en", "age_of_discovery")
    canvas = lay_score(replace(GAME, scores=lambda _: (first, second)), Look(None, spoken, NAMES))
    rows = [line.words for line in canvas.written if line.words.startswith("Tie-break")]
    assert len(rows) == 2


def test_columns_have_names_if_all_of_them_fit(words):
    def names(*called):
        table = tuple(Score(seat, (("chips", 12 - seat),)) for seat in range(len(called)))
        canvas = lay_score(replace(GAME, scores=lambda _: table), Look(None, words, called))
        assert [line.words for line in canvas.written].count(called[0]) == 1
        assert [icon.name for icon in canvas.stamped].count("crown") == 1
        return [icon.name for icon in canvas.stamped].count("circle")

    assert names("Anna", "Ben", "Robot Inés", "Dora", "Emil") == 1
    assert names("Anna", "Bartholomew the Magnificent", "Cleo") == 2


def test_the_reasons_stand_beside_their_seat(words):
    canvas, said = laid(words, why=(("3 sugar: $6", "2 fish: $1"), (), ()))
    first = next(line for line in canvas.written if line.words == "3 sugar: $6")
    beside = [icon.name for icon in canvas.stamped if abs(icon.box[1] - first.box[1]) < 60]
    assert beside == ["circle"]
    assert said[said.index("3 sugar: $6") - 1] == NAMES[0]
    assert "2 fish: $1" in said


def test_a_source_of_nothing_is_left_out(words):
    said = laid(words)[1]
    assert "Chips" in said
    assert "Fortress" not in said


def test_what_is_hidden_stays_hidden(words):
    hidden = (Score(0, (("chips", None), ("buildings", 9))), Score(1, (("chips", None), ("buildings", 12))))
    canvas, said = laid(words, hidden)
    assert said.count("?") == 2
    assert {"Total, at least", "9", "12"} <= {*said}
    assert not [icon for icon in canvas.stamped if icon.name == "crown"]


def test_the_score_is_told_in_words(words):
    told = score_words(replace(GAME, scores=lambda _: TABLE), look(words))
    assert "Anna: 21 (chips 12, buildings 9)" in told


def test_the_signs_at_the_ends_of_the_lines_keep_apart(words):
    course = tuple((number, (number, number, number)) for number in range(4))
    canvas, _ = laid(words, course=course)
    last = max(icon.box[0] for icon in canvas.stamped)
    ends = sorted((icon.box for icon in canvas.stamped if icon.box[0] == last), key=lambda box: box[1])
    assert len(ends) == 3
    assert all(one[3] <= other[1] for one, other in pairwise(ends))
    assert ends[-1][3] <= canvas.height


def test_heights_are_moved_apart_in_their_order_and_stay_above_the_bottom():
    assert apart([10, 50, 12], 20, 100) == [10, 50, 30]
    assert apart([100, 100, 98], 20, 100) == [80, 100, 60]
