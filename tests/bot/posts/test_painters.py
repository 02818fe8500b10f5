"""Pictures are drawn in a process of their own, whatever happens to it."""

import os
import signal
from dataclasses import replace
from multiprocessing import active_children

import pytest

from bot.posts.painters import Painters
from games import all_games
from render.gallery import pictures
from tests.games.elsewhere import SOUNDINGS
from tests.render.midgame import looks


@pytest.fixture(scope="module")
def others():
    """Processes of other tests."""
    return children()


@pytest.fixture(scope="module")
def painters(others):
    """One process for all pictures here: it takes longer to begin than to draw them."""
    painters = Painters()
    yield painters
    painters.close()


def children():
    return {child.pid for child in active_children()}


@pytest.mark.parametrize("key", [key for key in all_games() if key != SOUNDINGS.name])
@pytest.mark.rest
def test_every_picture_is_the_same_as_if_it_were_drawn_here(painters, key):
    for name, picture in pictures(key).items():
        look = next(looks(key, name))
        assert painters(picture, look) == picture.files(look), name


@pytest.mark.rest
def test_a_dead_process_is_replaced_and_asked_again(painters, others):
    picture, look = pictures("puerto_rico")["board"], next(looks("puerto_rico", "board"))
    drawn = painters(picture, look)
    (victim,) = children() - others
    os.kill(victim, signal.SIGKILL)
    assert painters(picture, look) == drawn
    assert victim not in children()


@pytest.mark.rest
def test_a_table_has_its_own_words_in_the_other_process_too(painters):
    picture = pictures("puerto_rico")["board"]
    look = next(looks("puerto_rico", "board"))
    spanish = look.words.into("es")
    assert painters(picture, replace(look, words=spanish)) == picture.files(replace(look, words=spanish))
