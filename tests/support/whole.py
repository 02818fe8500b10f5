"""Whether tests look at all there is, as `make soak` has them do, or at representatives of it."""

import os
from collections.abc import Iterable
from typing import Any

import pytest

WHOLE = os.environ.get("CARAVEL_LAYOUTS") == "all"
"""Whether pictures, moments, options and examples are looked at one and all."""


def examples(number: int) -> int:
    """Return how many examples hypothesis is to make up: this number in `make soak`, a fifth of it otherwise."""
    return number if WHOLE else number // 5


def first(number: int, of: Iterable[Any]) -> list[Any]:
    """Return parameters of a test, tuples if it has several, of which only so many, the first ones, are tested but in `make soak`."""
    every = [one if isinstance(one, tuple) else (one,) for one in of]
    return [pytest.param(*one, marks=() if n < number else pytest.mark.soak) for n, one in enumerate(every)]


def moments(number: int) -> int:
    """Return how many moments of a play a test looks at: half this number in `make soak`, a third of it otherwise, but three."""
    return max(min(number, 3), number // (2 if WHOLE else 3))
