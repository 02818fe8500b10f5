"""The text of an SVG tells what a picture shows to whoever reads it: attributes, keys, places, sizes, the order of elements."""

import re
from random import Random

import pytest

from games.core import view
from render.gallery import pictures
from render.picture import Look
from render.strips import Strip, public_strips, strips
from tests.conformance.plays import Moment, Play
from tests.conformance.shuffling import shuffled
from tests.conformance.test_secrets import viewers
from tests.conformance.test_words import NAMES, words_of

MOMENTS = 6


def all_strips(played: Play, moment: Moment, state: object, viewer: int | None) -> list[Strip]:
    """All that a viewer sees of a state: the public pictures, and their own."""
    key = played.variant.key
    words, waiting = words_of(played.variant.game), tuple(moment.waiting())
    found = public_strips(key, Look(view(state, None), words, NAMES, waiting=waiting, asked="act"))
    for picture in pictures(key).values():
        if picture.private and viewer is not None:
            found += strips(picture, Look(view(state, viewer), words, NAMES, viewer, waiting=waiting))
    return found


def test_pictures_are_the_same_to_the_letter_when_what_they_hide_is_shuffled(played: Play):
    rng = Random(46)
    for moment in played.some(MOMENTS):
        for viewer in viewers(played):
            seen = all_strips(played, moment, moment.state, viewer)
            assert seen == all_strips(played, moment, shuffled(moment.state, viewer, rng), viewer)


@pytest.mark.rest
def test_no_picture_has_anything_but_what_it_shows(played: Play):
    """What only a program reads is the name of a place, its key and its words; a comment or a title would be read by people, too."""
    allowed = {"data-place", "data-key", "aria-label", "aria-hidden"}
    for moment in played.some(MOMENTS):
        for strip in all_strips(played, moment, moment.state, 0):
            assert "<!--" not in strip.drawn.markup
            assert not re.search(r"<(title|desc|metadata|script|foreignObject|image|a)\b", strip.drawn.markup)
            assert set(re.findall(r' ((?:data|aria)-[\w-]+)="', strip.drawn.markup)) <= allowed
