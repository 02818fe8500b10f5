"""Every kind of picture in the language that needs the most room for it, at a moment of a random game."""

import pytest

from games import all_games
from games.words.files import file_of, languages
from render.canvas import Canvas
from render.gallery import pictures
from tests.conformance.plays import VARIANTS, Variant
from tests.conformance.test_layouts import look, play, states
from tests.conformance.test_words import words_of
from tests.render.midgame import arguments

KINDS = [(key, name) for key in all_games() if file_of(languages()[-1], key) for name in pictures(key)]


def widest(variant: Variant, name: str):
    """The picture as it is laid out in the language whose lines are the longest in all."""
    picture = pictures(variant.key)[name]
    every = list(states(play(variant)))
    looks = [
        look(
            variant,
            every[len(every) * 2 // 3],
            words_of(variant.game).into(language),
            0 if picture.private else None,
            arguments(picture, variant.seats)[0],
        )
        for language in languages()
    ]
    return max(looks, key=lambda one: room(picture.lay(one))), picture


def room(canvas: Canvas) -> int:
    """How long the lines of a picture are in all, in pixels."""
    return sum(line.box[2] - line.box[0] for line in canvas.written)


@pytest.mark.parametrize(("key", "name"), KINDS)
def test_a_picture_in_its_widest_language(key, name, golden):
    variant = next(one for one in VARIANTS if one.key == key and not one.options and one.seats == 4)
    seen, picture = widest(variant, name)
    golden(f"{key}/widest_{name}", picture.draw(seen))
