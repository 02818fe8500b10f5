"""A view of a table in words, and what the texts of all games share.

The texts of a game are in `games/words/<game>.py`. Its `TEXTS` are functions by the name of the picture that
shows the same. They are shown below the pictures for players who cannot see them.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Generic, Protocol, TypeVar, cast

from games.core.events import Event
from games.core.moves import field_kinds
from games.words.phrases import component_id
from games.words.sentences import calm

ViewT = TypeVar("ViewT")

Argument = int | str | None

MOST = 1024
"""Maximum number of characters of a picture's description: Discord's limit."""


class Words(Protocol):
    """The words of a message id in the table's language."""

    def __call__(self, message: str, /, **arguments: str | int) -> str:
        """Return the sentence, with its arguments filled in."""
        ...


@dataclass(frozen=True, slots=True)
class Seen(Generic[ViewT]):
    """A viewer's view of a table, and the words to describe it.

    view: What `viewer` may know (None: the public).
    names: Display names by seat, as raw as Discord gives them.
    argument: The subject of the text, one of its picture's domain.
    waiting: The seats that must act.
    asked: A short description of what they are asked.
    """

    view: ViewT
    words: Words
    names: Sequence[str]
    viewer: int | None = None
    argument: Argument = None
    waiting: tuple[int, ...] = ()
    asked: str = ""
    told: Callable[[str, str], object] | None = None
    """Called with each sentence that is about a place, after the name of that place (`render.places`)."""

    def of(self, place: str, sentence: str) -> str:
        """Return a sentence that describes a place, and report it to `told`."""
        if self.told is not None:
            self.told(place, sentence)
        return sentence

    def name(self, seat: int) -> str:
        """Return a player's name on one line, with harmful characters removed."""
        return calm(self.names[seat])

    def several(self, seats: Iterable[int]) -> str:
        """Return the names of several players."""
        return ", ".join(self.name(seat) for seat in seats)

    def listed(self, pieces: Iterable[str]) -> str:
        """Return a list in words; "nothing" for none."""
        return ", ".join(pieces) or self.words("nothing")

    def counted(self, table: str, pieces: Mapping[str, int], owner: int | None = None) -> str:
        """Return the numbers of a table's components, in the supply or of `owner`: "2 × corn, sugar"."""
        found: list[str] = []
        for piece, count in pieces.items():
            if count:
                name = self.words(component_id(table, piece))
                found.append(f"{count} × {name}" if count > 1 else name)
                if owner is None:
                    self.of(f"{table}/{piece}", self.words("alt-stock", name=name, count=count))
                else:
                    self.of(f"{before(owner)}/{table}/{piece}", f"{self.name(owner)}: {found[-1]}")
        return self.listed(found)

    def head(self, where: str) -> str:
        """Return the first sentence of every text: the game, the stage of play, who is asked and what."""
        name = self.words("game-name")
        if not self.waiting:
            return f"{name}, {where}."
        return f"{name}, {where}. {self.several(self.waiting)}: {self.asked}."


Text = Callable[[Seen[Any]], str]
"""Describes a view in words."""


def joined(*sentences: str) -> str:
    """Return sentences joined by spaces."""
    return " ".join(sentences)


def capital(words: str) -> str:
    """Return words with a capital first letter, as a label."""
    return words[:1].upper() + words[1:]


def before(seat: int) -> str:
    """Return the place of a player; the places of a player's possessions are named below it."""
    return f"seat-{seat}"


Signs = Mapping[str, Mapping[str, str]]
"""The sprite for each id, by table of components: goods, roles, pieces."""


def sign(key: str, table: str | None, value: object) -> str | None:
    """Return the sprite for a component of a game; None if it has none."""
    return signs(key).get(table or "", {}).get(str(value))


def sign_of(key: str, event: Event) -> str | None:
    """Return the sprite for an event: that of the first component in its fields that has one."""
    for field in field_kinds(type(event)):
        value: Any = getattr(event, field.name)
        # A secret comes as `Hidden`, which is no component.
        one: object = next(iter(cast("tuple[Any, ...]", value)), None) if isinstance(value, tuple) else value
        if found := sign(key, field.table, one):
            return found
    return None


def signs(key: str) -> Signs:
    """Return the sprites for a game's components; none if the game has none."""
    name = f"games.words.{key}"
    try:
        return getattr(import_module(name), "SIGNS", {})
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return {}


def texts(key: str) -> Mapping[str, Text]:
    """Return the texts of a game's views by name; none for a game without such texts."""
    name = f"games.words.{key}"
    try:
        return import_module(name).TEXTS
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return {}
