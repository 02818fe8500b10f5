"""Whether tests look at all there is, as `make soak` has them do, or at representatives of it."""

import os

WHOLE = os.environ.get("CARAVEL_LAYOUTS") == "all"
"""Whether pictures, moments, options and examples are looked at one and all."""


def examples(number: int) -> int:
    """Return how many examples hypothesis is to make up: this number in `make soak`, a fifth of it otherwise."""
    return number if WHOLE else number // 5


def moments(number: int) -> int:
    """Return how many moments of a play a test looks at: this number in `make soak`, a third of it otherwise, but three."""
    return number if WHOLE else max(min(number, 3), number // 3)
