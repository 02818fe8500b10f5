"""Lookup of a game's package `render/<game>`."""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast

from games import all_games
from games.core.events import Event
from games.core.moves import Move
from render.picture import Picture


class Package(Protocol):
    """A game's pictures, and the places of its events and moves on them.

    A game for whose moves `render.places.named` is enough has no `meant`.
    """

    PICTURES: Mapping[str, Picture[Any]]

    def touched(self, event: Event) -> Iterable[str]:
        """Yield the names of the places that an event has changed."""
        ...

    def meant(self, view: Any, seat: int, move: Move) -> Iterable[str]:
        """Yield the names of the places that a move of the seat is about."""
        ...


def package(key: str) -> Package | None:
    """Return the package of a game; None if it has no pictures."""
    name = f"render.{key}"
    try:
        return cast("Package", import_module(name))
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None


@cache
def package_of(kind: type) -> Package | None:
    """Return the package of the game with this kind of state; None if there is no such game."""
    return next((package(key) for key, game in all_games().items() if game.state is kind), None)
