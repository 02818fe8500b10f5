"""Ratings are a function of the rated results in the order of their ends, and of nothing else."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.results.ratings import ALL, NEW, PROVISIONAL, Ratings
from tests.results.kit import ANNA, BEN, CLARA, DORA, result

PEOPLE = (ANNA, BEN, CLARA, DORA)


@st.composite
def games(draw):
    """A season: some games of some people, by any points, some unrated, each ending after the one before."""
    played = []
    for table in range(1, draw(st.integers(1, 12)) + 1):
        users = draw(st.lists(st.sampled_from(PEOPLE), min_size=2, max_size=4, unique=True))
        points = draw(st.lists(st.integers(0, 9), min_size=len(users), max_size=len(users)))
        rated = draw(st.sampled_from(["people", "people", None]))
        game = draw(st.sampled_from(["puerto_rico", "mundus_novus"]))
        played.append(
            result(
                *zip(users, points, strict=True), table=table, game=game, rated=rated, imported=table % 7 == 0
            )
        )
    return played


@settings(deadline=None)
@given(games(), st.randoms())
@pytest.mark.rest
def test_only_the_order_of_the_ends_counts_not_that_of_reading(season, rng):
    shuffled = rng.sample(season, len(season))
    assert Ratings(shuffled).lists() == Ratings(season).lists()


@settings(deadline=None)
@given(games(), st.integers(0, 12))
@pytest.mark.rest
def test_adding_one_by_one_is_the_same_as_from_scratch(season, at):
    ratings = Ratings(season[:at])
    for one in season[at:]:
        ratings.add(one)
    assert ratings.lists() == Ratings(season).lists()


@settings(deadline=None)
@given(games(), st.integers(-(2**62), -1))
@pytest.mark.rest
def test_the_number_of_somebody_forgotten_leaves_others_as_they_were(season, stand_in):
    def forgotten(one):
        seats = tuple(replace(s, user=stand_in if s.user == ANNA else s.user) for s in one.seats)
        return replace(one, seats=seats)

    before, after = Ratings(season), Ratings(map(forgotten, season))
    for other in (BEN, CLARA, DORA):
        assert after.of(other, "people") == before.of(other, "people")
    assert after.of(stand_in, "people") == before.of(ANNA, "people")


@settings(deadline=None)
@given(games())
@pytest.mark.rest
def test_what_is_not_rated_or_began_with_a_save_changes_nothing(season):
    kept = [one for one in season if one.rated and not one.imported]
    assert Ratings(kept).lists() == Ratings(season).lists()


@settings(deadline=None)
@given(games())
@pytest.mark.rest
def test_who_wins_a_game_alone_is_rated_higher_for_it_and_surer(season):
    before = Ratings(season)
    won = replace(result((ANNA, 9), (BEN, 1), table=50), rated="people")
    old = before.of(ANNA, "people") or NEW
    before.add(won)
    new = before.of(ANNA, "people")
    assert new.mu > old.mu
    assert new.games == old.games + 1


def test_a_rating_is_provisional_until_ten_games():
    ratings = Ratings(result((ANNA, 2), (BEN, 1), table=n, rated="people") for n in range(1, PROVISIONAL))
    assert ratings.of(ANNA, "people").is_provisional
    ratings.add(result((ANNA, 2), (BEN, 1), table=10, rated="people"))
    assert not ratings.of(ANNA, "people").is_provisional
    assert ratings.of(ANNA, "people").number > 1500 > ratings.of(BEN, "people").number
    assert NEW.uncertainty > ratings.of(ANNA, "people").uncertainty


def test_who_gave_up_loses_by_it():
    gone = result((ANNA, 50), (BEN, 1), rated="people")
    first, second = gone.seats
    gone = replace(gone, seats=(replace(first, gave_up=True, rank=2), replace(second, rank=1)))
    ratings = Ratings([gone])
    assert ratings.of(ANNA, "people").mu < ratings.of(BEN, "people").mu


def test_games_against_robots_are_a_list_of_their_own_where_a_level_is_one_player():
    ratings = Ratings([result((ANNA, 9), (None, 5), (None, 1), rated="robots")])
    assert ratings.of(ANNA, "people") is None
    assert ratings.of(ANNA, "robots").mu > ratings.of("normal", "robots").mu
    assert ratings.of("normal", "robots").games == 1
    assert ratings.of(ANNA, "robots", "puerto_rico") == ratings.of(ANNA, "robots", ALL)


def test_a_game_of_one_player_alone_is_not_rated():
    assert Ratings([result((ANNA, 9), rated="people")]).lists() == []


def test_who_leaves_a_game_is_rated_last_and_whoever_plays_on_for_them_is_not():
    game = result((ANNA, 9), (BEN, 5), (CLARA, 3), rated="people")
    first = replace(game.seats[0], left_by=DORA)
    ratings = Ratings([replace(game, seats=(first, *game.seats[1:]))])
    assert ratings.of(ANNA, "people") is None
    dora, ben, clara = (ratings.of(one, "people").mu for one in (DORA, BEN, CLARA))
    assert dora < clara < ben
