"""A state that looks the same to a viewer: what the marks hide from them is shuffled.

Lists and dicts are dealt again among all places of the same field, each keeping its size; single values
change places. That the result may never come up in play is no harm: a viewer must not see the difference.
"""

import dataclasses
from collections import defaultdict
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from games.core.records import type_hints
from games.core.secrets import ByKey, SeenBy

Put = Callable[[Any], None]


@dataclasses.dataclass
class Place:
    """A hidden value and the way to replace it."""

    value: Any
    put: Put


def shuffled(state: Any, viewer: int | None, rng: Random) -> Any:
    """Return a clone of the state in which all that the viewer may not see is shuffled."""
    clone = state.clone()
    places: dict[Any, list[Place]] = defaultdict(list)
    for key, place in hidden(clone, viewer):
        places[key, type(place.value)].append(place)
    for found in places.values():
        if all(isinstance(place.value, list) for place in found):
            _deal_again(found, rng)
        else:
            _change_places(found, rng)
    return clone


def _deal_again(places: list[Place], rng: Random) -> None:
    pieces = [piece for place in places for piece in place.value]
    rng.shuffle(pieces)
    for place in places:
        size = len(place.value)
        place.put(pieces[:size])
        del pieces[:size]


def _change_places(places: list[Place], rng: Random) -> None:
    by_size: dict[int, list[Place]] = defaultdict(list)
    for place in places:
        by_size[len(place.value) if isinstance(place.value, dict | tuple) else -1].append(place)
    for alike in by_size.values():
        values = [place.value for place in alike]
        rng.shuffle(values)
        for place, value in zip(alike, values, strict=True):
            place.put(value)


def hidden(x: Any, viewer: int | None) -> Iterator[tuple[Any, Place]]:
    """Yield what the viewer may not see, with the class and field that hold it."""
    if isinstance(x, list | tuple):
        for item in x:
            yield from hidden(item, viewer)
    elif isinstance(x, dict):
        for item in x.values():
            yield from hidden(item, viewer)
    elif dataclasses.is_dataclass(x):
        for name, hint in type_hints(type(x)).items():
            yield from _hidden_in(x, name, hint, viewer)


def _hidden_in(x: Any, name: str, hint: Any, viewer: int | None) -> Iterator[tuple[Any, Place]]:
    value, key = getattr(x, name), (type(x), name)
    marks = getattr(hint, "__metadata__", ())
    for mark in marks:
        if isinstance(mark, ByKey):
            for seat, own in value.items():
                if seat != viewer:
                    yield key, Place(own, lambda new, seat=seat: value.update({seat: new}))
            return
        if isinstance(mark, SeenBy) and not _may_see(x, mark, viewer):
            yield key, Place(value, lambda new: object.__setattr__(x, name, new))
            return
    yield from hidden(value, viewer)


def _may_see(x: Any, mark: SeenBy, viewer: int | None) -> bool:
    owners = [getattr(x, field) for field in mark.fields]
    return (viewer is not None and viewer in owners) or bool(mark.unless and getattr(x, mark.unless))
