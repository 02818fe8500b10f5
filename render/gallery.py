"""Finds the pictures of a game by its key; one that nobody has drawn yet is played in words.

A game's package `render/<game>` exports `PICTURES`, its pictures by name, and `touched(event)`, the names
of the places that an event has changed; it chooses these names and draws a ring around each in its pictures.
"""

from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Any, Protocol, cast

from games.core.events import Event
from render.picture import Picture


class _Package(Protocol):
    PICTURES: Mapping[str, Picture[Any]]

    def touched(self, event: Event) -> Iterable[str]: ...


def pictures(key: str) -> Mapping[str, Picture[Any]]:
    """The pictures that a game offers, by name, the first one being what most posts show."""
    package = _package(key)
    return package.PICTURES if package else {}


def changed(key: str, events: Iterable[Event]) -> frozenset[str]:
    """What these events have touched, for `Look.changed`. Give them as the look's viewer sees them."""
    package = _package(key)
    return (
        frozenset(place for event in events for place in package.touched(event)) if package else frozenset()
    )


def _package(key: str) -> _Package | None:
    name = f"render.{key}"
    try:
        return cast("_Package", import_module(name))
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None
