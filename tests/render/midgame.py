"""Looks at every picture of a game in its middle: what tests of whole pictures share."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from games.core import view
from games.words.phrases import phrases
from games.words.view import Argument
from render.gallery import changed, pictures
from render.mode import MODES, PLAIN, Mode
from render.picture import Look, Picture
from tests.conformance.plays import VARIANTS, Play, events_of, play

COLOURS = {name: mode for name, mode in MODES.items() if not mode.large}
"""The modes that differ in colour, by name: large type changes none."""
NAMES = ["Ann", "Bob", "Cy", "Di", "Eve", "Flo"]


def looks(key: str, name: str, mode: Mode = PLAIN, share: float = 0.5) -> Iterator[Look[Any]]:
    """Yield a picture's looks, one for each value of its argument, at a share of the course of a game of as many as can play.

    A private picture is seen by seat 0.
    """
    picture, played = pictures(key)[name], of_many(key)
    moment = played.moments[round(share * (len(played.moments) - 1))]
    viewer = 0 if picture.private else None
    for argument in arguments(picture, played.variant.seats):
        yield Look(
            view(moment.state, viewer),
            phrases("en", key),
            NAMES,
            viewer,
            argument=argument,
            waiting=tuple(moment.waiting()),
            asked="act",
            mode=mode,
        )


def of_many(key: str) -> Play:
    """Return the play of a game with as many seats, and options, as its last variant has."""
    return play([variant for variant in VARIANTS if variant.key == key][-1])


@cache
def touched(key: str, viewer: int | None) -> frozenset[str]:
    """Return the places that the first 400 events of that play touch, as a viewer is told of them."""
    return changed(key, [view(event, viewer) for event in events_of(of_many(key).table)[:400]])


def arguments(picture: Picture[Any], seats: int) -> list[Argument]:
    """Return every value of a picture's argument; None alone where it takes none."""
    return list(range(seats)) if picture.argument == "seat" else list(picture.argument or (None,))
