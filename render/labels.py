"""Labels of places for readers who cannot see the picture: sentences of its text, or the places' names."""

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from games.words.phrases import MissingWordsError, component_id
from games.words.view import before, capital
from render.noted import Place
from render.picture import Look, Picture


class Labels:
    """The labels of a picture's places for one look, in the look's language.

    A place has the label "" if it is described with another one and no move refers to it alone, as a player's
    money.
    """

    def __init__(self, picture: Picture[Any], look: Look[Any]) -> None:
        self._look = look
        self._told: dict[str, str] = {}
        picture.alt(replace(look, told=self._told.setdefault))

    def key(self, names: Iterable[str]) -> Hashable:
        """Return everything on which the labels of places with these names depend."""
        return self._look.words, *self._look.names, *map(self._told.get, names)

    def of(self, name: str) -> str:
        """Return the label of a place."""
        said = self._told.get(name)
        return capital(named(self._look, name) if said is None else said)

    def on(self, places: Iterable[Place]) -> list[Place]:
        """Return places with their labels."""
        return [place.labelled(self.of(place.name)) for place in places]


def labelled(picture: Picture[Any], look: Look[Any], places: Iterable[Place]) -> list[Place]:
    """Return the places of a picture laid out for a look, each with its label."""
    return Labels(picture, look).on(places)


def named(look: Look[Any], name: str) -> str:
    """Return the name of a place in words: its component, after its owner; "" if it has none."""
    first, _, rest = name.partition("/")
    seat = _owners(len(look.names)).get(first)
    if seat is None:
        return _component(look, name)
    if not rest:
        return look.name(seat)
    inner = _component(look, rest)
    return inner and f"{look.name(seat)}: {inner}"


@cache
def _owners(seats: int) -> Mapping[str, int]:
    return {before(seat): seat for seat in range(seats)}


def _component(look: Look[Any], name: str) -> str:
    """Return the component at the end of a path, and the rest behind it: a space by its number."""
    parts = name.split("/")
    for end in range(len(parts), 1, -1):
        if said := _word(look, parts[end - 2], parts[end - 1]):
            return " ".join([said, *parts[end:]])
    return ""


def _word(look: Look[Any], table: str, value: str) -> str:
    try:
        return look.words(component_id(table, value))
    except MissingWordsError:
        return ""
