"""Caches of drawings, each bounded in bytes; the least recently used entry is dropped first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import ParamSpec, TypeVar, cast

from PIL import Image

from render.drawn import made_once

MATERIAL_BYTES = 48 * 2**20
"""Maximum size of the material in bytes.

The four games use 57 MiB at ordinary size, but material that is only needed to draw other material is dropped
first, and comes back from disk (`render.drawn`).
"""
TABLES_BYTES = 48 * 2**20
"""Maximum size of drawings of single tables, in bytes."""
_EACH = 300
"""Approximate size of an entry without its pixels, in bytes."""

P = ParamSpec("P")
T = TypeVar("T")


class Shelf:
    """Images by key, together at most `bound` bytes; threads may share it."""

    def __init__(self, bound: int) -> None:
        self.bound = bound
        self.held = 0
        self._things: OrderedDict[Hashable, tuple[object, int]] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return the cached value of the key, made if missing. It is shared: copy before changing it."""
        found = self._found(key)
        return self.keep(key, make()) if found is None else cast("T", found[0])

    def find(self, key: Hashable) -> object | None:
        """Return the cached value of the key, or None."""
        found = self._found(key)
        return found and found[0]

    def _found(self, key: Hashable) -> tuple[object, int] | None:
        with self._lock:
            found = self._things.get(key)
            if found is not None:
                self._things.move_to_end(key)
            return found

    def keep(self, key: Hashable, made: T, beside: int = 0) -> T:
        """Cache and return a value, whose key takes `beside` bytes more than a usual one."""
        with self._lock:
            self._put(key, made, beside)
        return made

    def _put(self, key: Hashable, made: object, beside: int) -> None:
        if key in self._things:
            return
        size = weight(made) + _EACH + beside
        self._things[key] = (made, size)
        self.held += size
        while self.held > self.bound:
            _, (_, gone) = self._things.popitem(last=False)
            self.held -= gone


def weight(thing: object) -> int:
    """Return the size of an image or bytes, or of those in tuples and dicts, in bytes."""
    if isinstance(thing, bytes):
        return len(thing)
    if isinstance(thing, Image.Image):
        # Pillow keeps four bytes for each pixel of several bands.
        return thing.width * thing.height * (1 if len(thing.getbands()) == 1 else 4)
    if isinstance(thing, tuple):
        return sum(map(weight, cast("tuple[object, ...]", thing)))
    if isinstance(thing, dict):
        return sum(map(weight, cast("dict[object, object]", thing).values()))
    return 0


MATERIAL = Shelf(MATERIAL_BYTES)
"""Material of games, used by every table: sprites, slips, charts, on flat ground."""
TABLES = Shelf(TABLES_BYTES)
"""Drawings of single tables: names, words, parts of pictures. With their own bound they drop no material."""


def kept(make: Callable[P, T]) -> Callable[P, T]:
    """Cache the material that a function draws, by its arguments: images, or tuples of images and positions.

    A process that uses the disk cache (`render.drawn`) looks there before it draws.
    """

    @wraps(make)
    def once(*args: P.args, **kwargs: P.kwargs) -> T:
        return MATERIAL.get((make, args, *kwargs.items()), lambda: made_once(make, args, kwargs))

    return once
