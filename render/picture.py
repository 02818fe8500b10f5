"""What a game's render package exports: its pictures by name."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, Literal, TypeVar

from PIL import Image

from games.words.view import Seen
from render.canvas import Canvas
from render.mode import PLAIN, Mode
from render.text import clean_name

ViewT = TypeVar("ViewT")


@dataclass(frozen=True, slots=True)
class Look(Seen[ViewT]):
    """One look at the table: what a picture is drawn from, and told in words.

    `changed` names what the events since the last picture touched (`render.gallery.changed`);
    `mode` is how the one who looks wants pictures;
    `course` is, for a game that is over, the round and everybody's points at the end of each phase,
    `why` has for each seat the facts behind its score, in sentences, and `gave_up` are the seats that rank last
    whatever their robots did.
    `page`: it is laid out for the page (`render.strips`): without the head and without signs of what can be chosen, the
    players by seat, no suggestion in a hand.
    """

    changed: frozenset[str] = frozenset()
    mode: Mode = PLAIN
    course: tuple[tuple[int, tuple[int, ...]], ...] = ()
    why: tuple[tuple[str, ...], ...] = ()
    gave_up: frozenset[int] = frozenset()

    def shown(self, seat: int) -> str:
        """Return a player's name as it can be drawn; if nothing of it can, the name of the seat's colour."""
        return clean_name(self.names[seat]) or self.words(f"seat-colour-{seat + 1}")

    page: bool = False


def _always(_: object) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Picture(Generic[ViewT]):
    """A picture that a game offers.

    `argument` is its domain: none, one of the seats, or one of these component ids.
    A `private` one shows what only its viewer may know and is never posted.
    `lay` is a pure function and lays out the sheet; `alt` tells the same in words.
    """

    name: str
    lay: Callable[[Look[ViewT]], Canvas]
    alt: Callable[[Look[ViewT]], str]
    argument: Literal["seat"] | tuple[str, ...] | None = None
    private: bool = field(default=False, kw_only=True)
    shown: Callable[[ViewT], bool] = field(default=_always, kw_only=True)
    """Whether a post shows it at all: nobody needs a picture of nothing."""

    def draw(self, look: Look[ViewT]) -> Image.Image:
        """The picture as an opaque RGB image."""
        return self.lay(look).finished()

    def png(self, look: Look[ViewT]) -> bytes:
        """The picture on one sheet, as the bytes of a PNG file."""
        return self.lay(look).file()

    def files(self, look: Look[ViewT]) -> list[bytes]:
        """The picture as the bytes of PNG files: one, or with large type two."""
        return self.lay(look).files()
