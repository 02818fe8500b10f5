"""Layouts: in no picture of any game does type run over type or over an edge, in any language or where words are longer.

Hand-offs and phase ends of every variant are laid out, without drawing, for those who see well and in large type (high
contrast stands where the other does); the languages take turns. There are ten
thousand of them: up to MOST of a play are taken, spread over all of it, and the pictures take turns, too;
CARAVEL_LAYOUTS=all, which `make soak` sets, takes nearly three times as many, and every picture of each, of a seat's or a region's one at a time.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from games import all_games
from games.core import PhaseEnded, view
from games.core.engine import waits_for
from games.core.moves import hyphened
from games.words.files import languages
from games.words.view import Argument, Words
from render.gallery import changed, pictures
from render.layout import faults
from render.mode import PLAIN, Mode
from render.picture import Look
from tests.conformance.plays import REPRESENTATIVE, Play, Variant, events_of, play
from tests.conformance.test_words import NAMES, words_of
from tests.render.midgame import arguments
from tests.support.whole import WHOLE

OURS = [variant for variant in REPRESENTATIVE if variant.key in all_games()]
MOST = 32 if WHOLE else 12


def longer(words: Words) -> Words:
    """The words of a language that needs two fifths more letters for everything."""

    def speak(message_id: str, /, **arguments: Any) -> str:
        said = words(message_id, **arguments)
        return re.sub(r"[A-Za-z]{3,}", lambda word: word[0] + word[0][: len(word[0]) * 2 // 5].lower(), said)

    return speak


def states(played: Play) -> Iterator[Any]:
    """The table whenever somebody else is waited for, and at the end of every phase."""
    before: list[int] = []
    for moment in played.moments:
        if moment.waiting() != before:
            before = moment.waiting()
            yield moment.state
    for told in played.table.told():
        if isinstance(told.event, PhaseEnded) and told.state is not None:
            yield told.state
    yield played.table.state


@cache
def everything_changed(variant: Variant) -> frozenset[str]:
    """Rings in all the places that a game touches: they may cover no type either."""
    return changed(variant.key, (view(event, None) for event in events_of(play(variant).table)[:400]))


def look(variant: Variant, state: Any, words: Words, viewer: int | None, argument: Argument) -> Look[object]:
    waiting = tuple(waits_for(state)) if state.agenda else ()
    step = f"step-{hyphened(type(state.agenda[-1]).__name__)}" if waiting else ""
    return Look(
        view=view(state, viewer),
        words=words,
        names=NAMES,
        viewer=viewer,
        argument=argument,
        changed=everything_changed(variant),
        waiting=waiting,
        asked=words(step) if step else "",
    )


@pytest.mark.rest
@pytest.mark.parametrize("variant", OURS, ids=str)
def test_no_type_runs_over_type_or_over_an_edge(variant: Variant):
    english = words_of(variant.game)
    spoken = [longer(english), *(english.into(language) for language in languages())]
    offered = list(pictures(variant.key).values())
    every = list(states(play(variant)))
    for turn, state in enumerate(every[:: -(-len(every) // MOST)]):
        lap = turn // len(offered)
        for place in range(len(offered)) if WHOLE else [turn % len(offered)]:
            picture = offered[place]
            possible = arguments(picture, variant.seats)
            argument = possible[(turn if WHOLE else lap) % len(possible)]
            # Not by turns alone: a picture would always be told in the same language if there were as many of both.
            words = spoken[(turn + lap + place) % len(spoken)]
            viewer = turn % variant.seats if picture.private else None
            seen = look(variant, state, words, viewer, argument)
            for mode in (PLAIN, Mode(large=True)):
                sheet = picture.lay(replace(seen, mode=mode))
                assert not faults(sheet), (picture.name, argument, turn, mode)


LONG = [
    "Bartholomew the Younger of Genoa",
    "Wilhelmina Featherstonehaugh-Lee",
    "TheLegendarySeaDragonSlayer99xXx",
    "Annalena von Berg-Feldenkirchner",
    "xX_Lord_of_the_Seven_Oceans_1_Xx",
    "Featherstonehaughvonhohenheimers",
]
"""As long as Discord lets a display name be; the last has no place to break."""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", all_games())
def test_names_of_32_letters_stand_whole_in_every_picture(key: str, language: str):
    assert {len(name) for name in LONG} == {32}
    variant = [variant for variant in OURS if variant.key == key][-1]
    words = words_of(variant.game).into(language)
    every = list(states(play(variant)))
    for turn, state in enumerate((*every[:: -(-len(every) // (4 if WHOLE else 2))], every[-1])):
        for picture in pictures(key).values():
            argument = arguments(picture, variant.seats)[turn % len(arguments(picture, variant.seats))]
            names = [*LONG[turn:], *LONG[:turn]]
            viewer = turn % variant.seats if picture.private else None
            seen = replace(look(variant, state, words, viewer, argument), names=names)
            for mode in (PLAIN, Mode(large=True)):
                sheet = picture.lay(replace(seen, mode=mode))
                assert not [line.words for line in sheet.written if line.words.endswith("…")], picture.name
                assert not faults(sheet), (picture.name, mode)
