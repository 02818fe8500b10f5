"""How much a call leaves to the garbage collector: things that refer to themselves, and all that they hold."""

import gc
from collections.abc import Callable


def left_by(call: Callable[[], object]) -> int:
    """Return the number of objects that nothing can reach any more after a call, but that are still there."""
    call()
    was_on = gc.isenabled()
    gc.collect()
    gc.disable()
    try:
        call()
        return gc.collect()
    finally:
        if was_on:
            gc.enable()
