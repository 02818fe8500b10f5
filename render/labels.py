"""What is said of a place to those who do not see it: what the picture's words say of it, or its name in words."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from games.words.phrases import MissingWordsError, component_id
from games.words.view import before, capital
from render.noted import Place
from render.picture import Look, Picture


def labelled(picture: Picture[Any], look: Look[Any], places: Iterable[Place]) -> list[Place]:
    """Return the places of a picture laid out for a look, each with its label in the look's language.

    "" is the label of what is told with something else, as the money of a player with all that the player has: no move is
    about that alone.
    """
    told: dict[str, str] = {}
    picture.alt(replace(look, told=told.setdefault))
    found = list(places)
    for name in {place.name for place in found} - told.keys():
        told[name] = named(look, name)
    spoken = {name: capital(said) for name, said in told.items()}
    return [place.labelled(spoken[place.name]) for place in found]


def named(look: Look[Any], name: str) -> str:
    """Return the name of a place in words: its component, after its owner; "" where it is none."""
    first, _, rest = name.partition("/")
    seat = next((seat for seat in range(len(look.names)) if before(seat) == first), None)
    if seat is None:
        return _component(look, name)
    if not rest:
        return look.name(seat)
    inner = _component(look, rest)
    return inner and f"{look.name(seat)}: {inner}"


def _component(look: Look[Any], name: str) -> str:
    """Return the component that a path ends with, and what stands behind it: a space by its number."""
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
