"""The types that a game's render package exports: its pictures by name."""

import re
from collections.abc import Callable, Sequence
from dataclasses import field, replace
from typing import Generic, Literal, TypeVar

from PIL import Image

from games.core import record
from games.words.sentences import calm
from games.words.view import MOST, Seen
from render.canvas import Canvas
from render.mode import PLAIN, Mode
from render.text import clean_name

ViewT = TypeVar("ViewT")

NAME_LETTERS = (16, 10, 6, 3)
"""Maximum lengths of names, tried in turn, in an alt text that is too long."""
_TWO_STOPS = re.compile(r"(?<!\.)\.\.(?!\.)")


def _shortened(names: Sequence[str], letters: int) -> list[str]:
    """Return names cut to `letters` letters; equal ones get their seat number."""
    short = [name if len(name) <= letters else f"{name[: letters - 1]}…" for name in map(calm, names)]
    return [f"{name} {number}" if short.count(name) > 1 else name for number, name in enumerate(short, 1)]


@record
class Look(Seen[ViewT]):
    """One view of a table for a picture and its text.

    changed: The places that the events since the last picture changed (`render.gallery.changed`).
    mode: The viewer's settings for pictures.
    course: If the game is over, the round and everybody's points at the end of each phase.
    why: For each seat the facts behind its score, as sentences.
    gave_up: The seats that rank last whatever their robots did.
    ending: The sentence that says what ended the game.
    page: Whether it is laid out for the page (`render.strips`): without the head and without signs of what
        can be chosen, players by seat, no suggestion in a hand.
    """

    changed: frozenset[str] = frozenset()
    mode: Mode = PLAIN
    course: tuple[tuple[int, tuple[int, ...]], ...] = ()
    why: tuple[tuple[str, ...], ...] = ()
    gave_up: frozenset[int] = frozenset()
    ending: str = ""
    left: frozenset[int] = frozenset()
    """Seats whose users have left and that nobody has taken since."""

    def shown(self, seat: int) -> str:
        """Return the drawable part of a player's name; if there is none, the name of the seat's colour."""
        return clean_name(self.names[seat]) or self.words(f"seat-colour-{seat + 1}")

    page: bool = False


def _always(_: object) -> bool:
    return True


@record
class Picture(Generic[ViewT]):
    """A picture that a game offers.

    argument: Its domain: none, one of the seats, or one of these component ids.
    private: It shows what only its viewer may know and is never posted.
    lay: A pure function that lays out the sheet.
    alt: Returns the same in words.
    """

    name: str
    lay: Callable[[Look[ViewT]], Canvas]
    alt: Callable[[Look[ViewT]], str]
    argument: Literal["seat"] | tuple[str, ...] | None = None
    private: bool = field(default=False, kw_only=True)
    shown: Callable[[ViewT], bool] = field(default=_always, kw_only=True)
    """Whether a post shows the picture for a view; an empty picture is left out."""

    def told(self, look: Look[ViewT]) -> str:
        """Return the alt text. If it is too long, names are shortened first, before the end is cut."""
        said = self._said(look)
        for letters in NAME_LETTERS:
            if len(said) <= MOST:
                return said
            said = self._said(replace(look, names=_shortened(look.names, letters)))
        return said if len(said) <= MOST else f"{said[: MOST - 1]}…"

    def _said(self, look: Look[ViewT]) -> str:
        gone = sorted({*look.left, *getattr(look.view, "out", ())})
        more = f" {look.words('alt-left', names=look.several(gone))}" if gone else ""
        # A sentence that ends with an abbreviation already has its full stop.
        return _TWO_STOPS.sub(".", self.alt(look) + more)

    def draw(self, look: Look[ViewT]) -> Image.Image:
        """Return the picture as an opaque RGB image."""
        return self.lay(look).finished()

    def png(self, look: Look[ViewT]) -> bytes:
        """Return the picture on one sheet, as the bytes of a PNG file."""
        return self.lay(look).file()

    def files(self, look: Look[ViewT]) -> list[bytes]:
        """Return the picture as the bytes of PNG files: one, or with large type up to two."""
        return self.lay(look).files()
