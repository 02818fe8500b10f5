"""Pictures: every game's can be drawn from every view, small enough, with words that tell the same."""

from itertools import islice

import pytest

from games import all_games
from games.core import Game, view
from games.words.view import Argument
from render.gallery import changed, pictures
from render.picture import Look, Picture
from tests.conformance.plays import VARIANTS, Moment, Play, play
from tests.conformance.test_words import NAMES, words_of

LARGEST = 500 * 1024
ALT = 1024


def arguments(picture: Picture[object], played: Play) -> list[Argument]:
    """The values of a picture's argument, a few of them."""
    if picture.argument is None:
        return [None]
    return [0, played.variant.seats - 1] if picture.argument == "seat" else list(picture.argument[:2])


def look(moment: Moment, viewer: int | None, argument: Argument) -> Look[object]:
    game = moment.table.game
    events = [view(one.event, viewer) for one in islice(moment.table.told(), 200)]
    return Look(
        view=moment.view(viewer),
        words=words_of(game),
        names=NAMES,
        viewer=viewer,
        argument=argument,
        changed=changed(game.key, events),
        waiting=tuple(moment.waiting()),
        asked="act",
    )


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.key)
def test_every_picture_is_drawn_for_everybody_who_may_see_it(game: Game):
    last = [variant for variant in VARIANTS if variant.key == game.key][-1]
    played = play(last)
    for name, picture in pictures(game.key).items():
        for moment in (played.moments[0], played.moments[-1]):
            viewer = 0 if picture.private else None
            for argument in arguments(picture, played):
                seen = look(moment, viewer, argument)
                assert 0 < len(picture.png(seen)) <= LARGEST, name
                assert 0 < len(picture.alt(seen)) <= ALT
                assert "Hidden" not in picture.alt(seen)
