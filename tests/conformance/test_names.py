"""The name of a player keeps its size and its lines on each strip of the page, whatever comes to stand beside it."""

import re
from collections import defaultdict
from collections.abc import Set as AbstractSet
from typing import Any

import pytest

from games.core import view
from games.core.engine import waits_for
from games.words.phrases import phrases
from render.gallery import pictures, public
from render.mode import PLAIN, Mode
from render.picture import Look
from render.strips import Strip, strips
from tests.conformance.plays import Variant, play
from tests.conformance.test_layouts import OURS, states
from tests.support.whole import WHOLE

NAMES = ["Robot 1", "Captain Hook", "The Admiral of Genoa", "Wilhelmina", "Bartholomew Featherston", "Eve"]
TEXT = re.compile(r"<text([^>]*)>([^<]*)</text>")
STATES = 16 if WHOLE else 8
"""As many states of a play are looked at, spread over all of it."""
OF_NOBODY = {("age_of_discovery", "board"), ("pizarro_and_co", "board"), ("puerto_rico", "board")}
"""Pictures of games whose players have another picture: they have no strip of a player, and are not laid out."""


def set_as(name: str, markup: str) -> tuple[str, ...]:
    """The lines of a name in a strip, each with its size."""
    letters = name.replace(" ", "")
    return tuple(
        " ".join([words, *re.findall("font-size=.([0-9]+)", said)])
        for said, words in TEXT.findall(markup)
        if len(words) > 2 and words.replace(" ", "") in letters
    )


def stripped(variant: Variant, state: Any, mode: Mode, among: AbstractSet[tuple[str, str]]) -> list[Strip]:
    """The strips of a game's pictures that are among these."""
    waiting, words = tuple(waits_for(state)) if state.agenda else (), phrases("en", variant.key)
    seen = Look(view(state, None), words, NAMES, waiting=waiting, mode=mode, page=True)
    offered = (picture for name, picture in pictures(variant.key).items() if (variant.key, name) in among)
    return [strip for picture in offered for strip in strips(picture, seen)]


@pytest.mark.parametrize("mode", [PLAIN, Mode(large=True)], ids=["plain", "large"])
@pytest.mark.parametrize("variant", OURS, ids=str)
def test_a_name_keeps_its_size_and_lines_whatever_stands_beside_it(variant: Variant, mode: Mode):
    found = defaultdict[str, set[tuple[str, ...]]](set)
    every = [*states(play(variant))]
    assert not [
        strip for strip in stripped(variant, every[-1], mode, among=OF_NOBODY) if strip.seat is not None
    ]
    for state in every[:: max(1, len(every) // STATES)]:
        shown = {(variant.key, name) for name in public(variant.key, view(state, None))}
        for strip in stripped(variant, state, mode, among=shown - OF_NOBODY):
            if strip.seat is not None and strip.drawn.markup:
                found[strip.name].add(set_as(NAMES[strip.seat], strip.drawn.markup))
    assert found
    assert all(len(ways) == 1 for ways in found.values()), {
        name: ways for name, ways in found.items() if len(ways) > 1
    }
