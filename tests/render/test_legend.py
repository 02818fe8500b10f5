"""Legends say of each area what the picture's own words say, and name the symbols that stand without words."""

import pytest

from games import all_games
from games.words.files import languages
from games.words.phrases import table_phrases
from games.words.view import MOST
from render.gallery import pictures
from render.layout import faults
from render.legend import lay_legend
from render.mode import PLAIN, Mode
from render.picture import Look
from tests.games.playing import random_game
from tests.render.midgame import looks

NAMES = ["Anna", "Ben", "Clara"]
SEATS = ("circle", "triangle", "square")
EVERY = 40


def boards(game, language, mode=PLAIN):
    """The board of a random game, now and then, as everybody sees it."""
    rules = all_games()[game]
    words = table_phrases(language, game, rules.rules, {}, {})
    board = next(iter(pictures(game).values()))
    for number, moment in enumerate(random_game(rules, 3, 1)):
        if number % EVERY == 0:
            yield board, Look(moment.seen_by(None), words, NAMES, mode=mode), words


@pytest.mark.parametrize("game", all_games())
def test_every_area_is_told_by_the_words_of_the_picture(game):
    for board, look, words in boards(game, "en"):
        legend = lay_legend(board, look, words)
        assert len(legend.areas) == len(legend.canvas.areas), (
            "an area is in no sentence of the picture's words"
        )
        told = board.alt(look)
        assert all(said in told or len(told) == MOST for said in legend.areas)
        numbers = [one.words for one in legend.canvas.written if one.words.isdigit()]
        assert all(str(number) in numbers for number in range(1, len(legend.areas) + 1))


@pytest.mark.parametrize("game", all_games())
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("mode", [PLAIN, Mode(large=True)], ids=["plain", "large"])
def test_no_type_of_a_legend_is_cut_or_covered(game, language, mode):
    for board, look, words in boards(game, language, mode):
        legend = lay_legend(board, look, words)
        assert bool(legend.symbols) == bool(words.messages("symbol-"))
        assert not faults(legend.canvas), "cut, or a badge on type"


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in all_games() for name in pictures(game)])
@pytest.mark.parametrize("language", languages())
def test_money_and_points_have_a_word_in_the_legend_of_every_picture(game, name, language):
    words = table_phrases(language, game, all_games()[game].rules, {}, {})
    stamped = {one.name for look in looks(game, name) for one in pictures(game)[name].lay(look).stamped}
    signs = stamped & {"coin", "doubloon", "victory"}
    assert not [sign for sign in signs if not words.has(f"symbol-{sign}")]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("pile", ["face-down", "discarded"])
def test_one_plantation_is_no_plural(language, pile):
    words = table_phrases(language, "puerto_rico", all_games()["puerto_rico"].rules, {}, {})
    one, two = (words(f"picture-puerto-rico-{pile}", tiles=count) for count in (1, 2))
    # English, and "boca abajo" in Spanish, have one form for both.
    same = language == "en" or (language, pile) == ("es", "face-down")
    assert (one[1:] == two[1:]) == same
