"""Pictures: every game's can be drawn from every view, small enough, with words that tell the same."""

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from games import all_games
from games.core import Event, Game, State, Table, view
from games.words.view import Argument
from render.gallery import changed, pictures
from render.picture import NAME_LETTERS, Look, Picture
from tests.conformance.plays import VARIANTS, Moment, Play, events_of, play
from tests.conformance.test_words import NAMES, words_of
from tests.render.midgame import arguments
from tests.support.whole import WHOLE

LARGEST = 200 * 1024
DRAWN = 20 if WHOLE else 2
"""So many moments of each variant are drawn; many more are laid out, by `test_layouts`."""
ENDS = 6
"""So many phase ends of a game are drawn; all of them in a soak."""
ALT = 1024


def few(picture: Picture[object], played: Play) -> list[Argument]:
    """The first and the last value of a picture's argument."""
    every = arguments(picture, played.variant.seats)
    return [every[0], *every[1:][-1:]]


def look(moment: Moment, viewer: int | None, argument: Argument) -> Look[object]:
    seen = looked_at(moment.table.game, moment.state, [], viewer, argument, waiting=moment.waiting())
    return replace(seen, changed=rings(moment.table, viewer))


@cache
def rings(table: Table, viewer: int | None) -> frozenset[str]:
    """What a viewer is shown as changed of a table that was played."""
    return changed(table.game.key, [view(event, viewer) for event in events_of(table)[:200]])


def looked_at(
    game: Game,
    state: State[Any, Any],
    events: Sequence[Event],
    viewer: int | None = None,
    argument: Argument = None,
    *,
    waiting: Sequence[int] = (),
) -> Look[object]:
    """What one viewer may see of a state after these events."""
    return Look(
        view=view(state, viewer),
        words=words_of(game),
        names=NAMES,
        viewer=viewer,
        argument=argument,
        changed=changed(game.key, [view(event, viewer) for event in events]),
        waiting=tuple(waiting),
        asked="act" if waiting else "",
    )


def drawn(picture: Picture[Any], seen: Look[Any]) -> None:
    assert 0 < len(picture.png(seen)) <= LARGEST, picture.name
    assert 0 < len(picture.told(seen)) <= ALT
    assert "Hidden" not in picture.told(seen)
    assert not re.search(r"(?<!\.)\.\.(?!\.)", picture.told(seen))
    long = replace(seen, names=[f"{name} {'n' * 31}"[:31] for name in seen.names])
    short = replace(seen, names=[name.ljust(NAME_LETTERS[-1], "n") for name in seen.names])
    assert picture.told(short).endswith("…") or not picture.told(long).endswith("…"), "names cost facts"


@pytest.mark.rest
@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.key)
def test_every_picture_is_drawn_for_everybody_who_may_see_it(game: Game):
    last = [variant for variant in VARIANTS if variant.key == game.key][-1]
    played = play(last)
    for picture in pictures(game.key).values():
        for moment in (played.moments[0], played.moments[-1]):
            for argument in few(picture, played):
                drawn(picture, look(moment, 0 if picture.private else None, argument))


@pytest.mark.rest
def test_pictures_of_every_variant_are_drawn(of_a_game: Play):
    """The pictures take turns, beginning with another one in each variant; the end is drawn, too."""
    variant = of_a_game.variant
    offered = [
        (picture, one) for picture in pictures(variant.key).values() for one in few(picture, of_a_game)
    ]
    first = VARIANTS.index(variant)
    moments = of_a_game.some(DRAWN)[-DRAWN:]
    for turn, moment in enumerate(moments, first * len(moments)):
        picture, argument = offered[turn % len(offered)]
        drawn(picture, look(moment, turn % variant.seats if picture.private else None, argument))
    for picture, argument in offered[first % len(offered) :][:1]:
        viewer = 0 if picture.private else None
        drawn(picture, looked_at(variant.game, of_a_game.table.state, [], viewer, argument))


def sampled(game: Game) -> Play:
    """One whole game of each kind."""
    return play(next(variant for variant in VARIANTS if variant.key == game.key))


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.key)
def test_every_phase_end_of_a_game_is_drawn(game: Game):
    public = [p for p in pictures(game.key).values() if not p.private and p.argument is None]
    since: list[Event] = []
    ended: list[Look[object]] = []
    for one in sampled(game).table.told():
        since.append(one.event)
        if one.state is not None:
            ended.append(looked_at(game, one.state, since))
            since = [one.event]
    assert ended
    for seen in ended[:: 1 if WHOLE else -(-len(ended) // ENDS)]:
        assert all(picture.draw(seen).size > (0, 0) and picture.alt(seen) for picture in public)


@pytest.mark.rest
@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.key)
def test_the_table_is_drawn_whatever_is_asked(game: Game):
    asked: dict[type, Moment] = {}
    for moment in sampled(game).moments:
        asked.setdefault(type(moment.state.agenda[-1]), moment)
    for moment in asked.values():
        seat = moment.waiting()[0]
        for picture in pictures(game.key).values():
            viewer = seat if picture.private else None
            argument = seat if picture.argument == "seat" else (picture.argument or (None,))[0]
            seen = looked_at(game, moment.state, [], viewer, argument, waiting=moment.waiting())
            assert picture.draw(seen).size > (0, 0)
            assert picture.alt(seen)
