"""The name of a player keeps its size and its lines on each strip of the page, whatever comes to stand beside it."""

import re
from collections import defaultdict

import pytest

from games.core import view
from games.core.engine import waits_for
from games.words.phrases import phrases
from render.mode import PLAIN, Mode
from render.picture import Look
from render.strips import public_strips
from tests.conformance.plays import Variant, play
from tests.conformance.test_layouts import OURS, states

NAMES = ["Robot 1", "Captain Hook", "The Admiral of Genoa", "Wilhelmina", "Bartholomew Featherston", "Eve"]
TEXT = re.compile(r"<text([^>]*)>([^<]*)</text>")
STATES = 24
"""As many states of a play are looked at, spread over all of it."""


def set_as(name: str, markup: str) -> tuple[str, ...]:
    """The lines of a name in a strip, each with its size."""
    letters = name.replace(" ", "")
    return tuple(
        " ".join([words, *re.findall("font-size=.([0-9]+)", said)])
        for said, words in TEXT.findall(markup)
        if len(words) > 2 and words.replace(" ", "") in letters
    )


@pytest.mark.parametrize("mode", [PLAIN, Mode(large=True)], ids=["plain", "large"])
@pytest.mark.parametrize("variant", OURS, ids=str)
def test_a_name_keeps_its_size_and_lines_whatever_stands_beside_it(variant: Variant, mode: Mode):
    found = defaultdict[str, set[tuple[str, ...]]](set)
    every = [*states(play(variant))]
    for state in every[:: max(1, len(every) // STATES)]:
        waiting = tuple(waits_for(state)) if state.agenda else ()
        words = phrases("en", variant.key)
        seen = Look(view(state, None), words, NAMES, waiting=waiting, mode=mode, page=True)
        for strip in public_strips(variant.key, seen):
            if strip.seat is not None and strip.drawn.markup:
                found[strip.name].add(set_as(NAMES[strip.seat], strip.drawn.markup))
    assert found
    assert all(len(ways) == 1 for ways in found.values()), {
        name: ways for name, ways in found.items() if len(ways) > 1
    }
