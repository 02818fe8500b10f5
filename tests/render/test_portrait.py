"""The page of somebody's record: no type runs over type or over an edge, in any language, and its words say the same."""

from dataclasses import replace

import pytest

from bot.posts.records import own_ratings, record_page
from games import all_games
from games.results.portraits import portrait
from games.results.ratings import Ratings
from games.words.files import languages
from games.words.phrases import phrases
from render.layout import faults
from render.mode import MODES
from render.portrait import lay_page, page_words
from tests.results.kit import ANNA, BEN, result

NAME = "Anna von der Langen Straße 🐙 zu Hohenfels"


def page(language, games=60):
    """A page of somebody with a long name who has played everything, by twos to fives."""
    played = []
    for n in range(1, games + 1):
        game = list(all_games())[n % len(all_games())]
        others = [(BEN + k, 30 + 7 * k) for k in range(1 + n % 4)]
        one = result((ANNA, 20 + n), *others, table=n, game=game, rated="robots" if n % 3 else "people")
        taken = {"captain": 4, "mayor": 2} if game == "puerto_rico" else {}
        played.append(
            replace(one, seats=(replace(one.seats[0], favourites=taken, gave_up=n % 9 == 0), *one.seats[1:]))
        )
    own = own_ratings(Ratings(played), ANNA)
    return record_page(portrait(played, ANNA), phrases(language), language, NAME, own)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("language", languages())
def test_no_type_runs_over_type_or_edge(language, mode):
    canvas = lay_page(page(language), MODES[mode])
    assert not faults(canvas)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("language", languages())
def test_many_places_stand_whole_and_no_head_is_in_pieces(language, mode):
    words = phrases(language)
    seen = page(language)
    places = ", ".join(words("record-place", place=place, times=9 + place) for place in range(1, 7))
    blocks = [replace(block, lines=[["6", "130", "21", places, "104"]]) for block in seen.blocks]
    canvas = lay_page(replace(seen, blocks=blocks), MODES[mode])
    assert not faults(canvas)
    said = [line.words for line in canvas.written]
    assert all(head in said or f"{head}:" in " ".join(said) for head in seen.columns)


def test_its_words_tell_every_game():
    told = page_words(page("en"))
    assert all(phrases("en", game)("game-name") in told for game in all_games())
    assert "Favourite: captain" in told
