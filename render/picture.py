"""What a game's render package exports: its pictures by name."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, Literal, TypeVar

from PIL import Image

from games.words.view import Seen
from render.encode import png

ViewT = TypeVar("ViewT")


@dataclass(frozen=True, slots=True)
class Look(Seen[ViewT]):
    """One look at the table: what a picture is drawn from, and told in words.

    `changed` names what the events since the last picture touched (`render.gallery.changed`).
    """

    changed: frozenset[str] = frozenset()


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
