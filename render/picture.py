"""What a game's render package exports: its pictures by name."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Generic, Literal, Protocol, TypeVar

from PIL import Image

from render.encode import png

ViewT = TypeVar("ViewT")

Argument = int | str | None


class Words(Protocol):
    """The words of a message id in the table's language."""

    def __call__(self, message_id: str, /, **arguments: str | int) -> str:
        """The sentence, with its arguments filled in."""
        ...


@dataclass(frozen=True, slots=True)
class Look(Generic[ViewT]):
    """One look at the table: everything that a picture and its alt text are made from.

    `view` is what `viewer` may know (None = the public); `argument` is one of the picture's domain;
    `changed` names what the events since the last picture touched (`render.gallery.changed`);
    `names` are display names by seat, as raw as Discord gives them;
    `waiting` are the seats that must act and `asked` the short words for what they are asked.
    """

    view: ViewT
    words: Words
    names: Sequence[str]
    viewer: int | None = None
    argument: Argument = None
    changed: frozenset[str] = frozenset()
    waiting: tuple[int, ...] = ()
    asked: str = ""


@dataclass(frozen=True, slots=True)
class Picture(Generic[ViewT]):
    """A picture that a game offers.

    `argument` is its domain: none, one of the seats, or one of these component ids.
    A `private` one shows what only its viewer may know and is never posted.
    `draw` is a pure function and gives an opaque RGB image; `alt` tells the same in words.
    """

    name: str
    draw: Callable[[Look[ViewT]], Image.Image]
    alt: Callable[[Look[ViewT]], str]
    argument: Literal["seat"] | tuple[str, ...] | None = None
    private: bool = field(default=False, kw_only=True)

    def png(self, look: Look[ViewT]) -> bytes:
        """The picture as the bytes of a PNG file."""
        return png(self.draw(look))
