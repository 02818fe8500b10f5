"""Lookup of a game's pictures by its key; a game without pictures is played in words.

A game's package `render/<game>` exports `PICTURES`, its pictures by name, and `touched(event)`, the names
of the places that an event has changed (`render.places`); its pictures show a ring around each.
"""

from collections.abc import Iterable, Mapping
from functools import cache, partial
from typing import Any

from games import all_games
from games.core.events import Event
from render.packages import package
from render.picture import Picture
from render.score import lay_score, score_words

SCORE = "score"
"""The picture of the points, which every game has; posts show it when the game is over."""


def pictures(key: str) -> Mapping[str, Picture[Any]]:
    """Return a game's pictures by name. The first is the one that most posts show, the last is the score."""
    found = package(key)
    return {**found.PICTURES, **_score(key)} if found else {}


@cache
def _score(key: str) -> Mapping[str, Picture[Any]]:
    game = all_games().get(key)
    if game is None:
        return {}
    picture: Picture[Any] = Picture(
        SCORE, partial(lay_score, game), partial(score_words, game), shown=lambda _: False
    )
    return {SCORE: picture}


def changed(key: str, events: Iterable[Event]) -> frozenset[str]:
    """Return the places that these events, as the look's viewer sees them, changed, for `Look.changed`."""
    found = package(key)
    return frozenset(place for event in events for place in found.touched(event)) if found else frozenset()


def public(key: str, view: object) -> list[str]:
    """Return the names of the pictures that a post of this view shows."""
    return [
        name
        for name, picture in pictures(key).items()
        if not picture.private and picture.argument is None and picture.shown(view)
    ]
