"""Places at the end: by the game's tie-breaks among those who stayed; who gave up is last. What is counted on the way."""

from random import Random

from games import all_games
from games.core.game import Score
from games.core.moves import field_kinds
from games.results.making import favourites, standing
from tests.games.playing import Whole

SCORES = (
    Score(0, (("points", 10),), (1,)),
    Score(1, (("points", 30),), (0,)),
    Score(2, (("points", 10),), (1,)),
    Score(3, (("points", 10),), (2,)),
)


def ranks(scores, gave_up):
    return {score.seat: rank for rank, score in standing(scores, gave_up)}


def test_a_draw_is_a_draw_by_the_games_tie_breaks():
    assert ranks(SCORES, ()) == {0: 3, 1: 1, 2: 3, 3: 2}


def test_who_gave_up_is_last_whatever_their_robot_did():
    assert ranks(SCORES, (1,)) == {0: 2, 1: 4, 2: 2, 3: 1}


def test_those_who_gave_up_share_the_last_place():
    assert ranks(SCORES, (1, 3)) == {0: 1, 1: 3, 2: 1, 3: 3}


def test_a_favourite_is_counted_by_an_event_of_a_seat_that_names_a_component():
    for game in all_games().values():
        if game.favourite is not None:
            kind, name = game.favourite
            fields = {field.name: field for field in field_kinds(kind)}
            assert fields["seat"].is_seat
            assert fields[name].table is not None
            assert not fields[name].is_several


def test_only_what_a_seat_took_since_its_user_has_it_is_counted():
    table = Whole(all_games()["puerto_rico"], 3).finished(Random(1)).table
    whole = favourites(table, {})
    assert sum(sum(taken.values()) for taken in whole.values()) > 20
    late = favourites(table, {0: len(table.log.entries)})
    assert (late[0], late[1]) == ({}, whole[1])
