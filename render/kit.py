"""The parts that the pictures of all games share: the sheet with its head, a player's strip, counts, dice."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, Generic, TypeVar, cast

from games.core import Score, record
from games.results.making import standing
from render import plates, text
from render.boxes import Column, Icon, Part, Row, Space, Split, Words, put
from render.canvas import MARGIN, WIDTH, Box, Canvas
from render.choices import choices
from render.kept import TABLES
from render.noted import At
from render.palette import FADED, INK, PANEL, SEATS, Colour, tint
from render.picture import Look
from render.places import before
from render.plates import Plate
from render.text import LABEL, NUMBER

NARROW = 20
"""Margin, in units, of a sheet whose first part has full width, and of all sheets on the page."""


def sheet(
    look: Look[Any],
    where: str,
    parts: Iterable[Part],
    *,
    heads: Part | None = None,
    gap: int = 14,
    margin: int = MARGIN,
) -> Canvas:
    """Return a sheet: its head (the game, its phase `where`, whose turn it is) and parts below each other.

    The sheet may be cut into pages between two parts; `heads`, the column heads of all parts, appears on each.
    For the web page there is no head, the sheet may also be cut below `heads`, and all sheets have the same margin.
    """
    canvas = Canvas(mode=look.mode)
    canvas.changed, canvas.choices = look.changed, choices(look)
    margin = canvas.margin = NARROW if look.page else margin
    if look.page:
        canvas.is_headed = heads is not None
        return _page(canvas, [*([heads] if heads else []), *parts], gap)
    canvas.ribbon(look.words("game-name"), where)
    y = canvas.turn(look.waiting, [look.shown(seat) for seat in range(len(look.names))], look.asked)
    if heads is not None:
        y = put(heads, canvas, (margin, y), canvas.width - 2 * margin) + gap
    canvas.begin(y - gap // 2 if heads else y)
    for place, part in enumerate(parts):
        if place:
            canvas.breaks.append(y + gap // 2)
            y += gap
        y = put(part, canvas, (margin, y), canvas.width - 2 * margin)
    canvas.height = y + margin
    return canvas


def _page(canvas: Canvas, parts: Iterable[Part], gap: int) -> Canvas:
    """Put parts below each other, each as its own group."""
    y = canvas.margin
    canvas.begin(y)
    for place, part in enumerate(parts):
        if place:
            canvas.breaks.append(y + gap // 2)
            y += gap
        laid = plates.strip(part, canvas.width - 2 * canvas.margin, canvas.mode)
        canvas.group(laid, canvas.margin, y)
        y += laid.height
    canvas.height = y + canvas.margin
    return canvas


def seat_icon(seat: int, size: int = NUMBER, *, hollow: bool = False) -> Icon:
    """A seat's symbol in its colour."""
    return Icon(SEATS[seat].symbol, size, SEATS[seat].colour, hollow)


def count(
    icon: str,
    number: int | str,
    *,
    size: int = NUMBER,
    colour: Colour | None = None,
    hollow: bool = False,
    room: int | None = None,
) -> Row:
    """An icon with its number; a zero is faded. With a `room` the number stands at its right end."""
    none = number == 0
    words = Words(str(number), size, "bold", FADED if none else INK)
    parts: list[Part] = [Icon(icon, size, colour, hollow or none), words]
    if room is not None:
        wide = size + 6 + words.width(room)
        parts.insert(1, Space(max(0, room - wide - 6)))
    return Row(parts, 6)


def counts(numbers: Iterable[tuple[str, int | str]], *, size: int = NUMBER, gap: int = 24) -> Row:
    """Icons with their numbers, side by side, in as many lines as they need."""
    return Row([count(icon, number, size=size) for icon, number in numbers], gap, wrap=True)


@record
class Piece:
    """A part that is drawn as one image, for a part that seldom changes or moves as a whole."""

    part: Part

    def width(self, room: int) -> int:
        """As wide as the part."""
        return self.part.width(room)

    def height(self, width: int) -> int:
        """As high as the part."""
        return self.part.height(width)

    def put(self, canvas: Canvas, box: Box) -> None:
        """Lay it out in the box."""
        canvas.piece(box, self.part.put)


FactsT = TypeVar("FactsT", bound=Hashable)


@record
class Laid(Generic[FactsT]):
    """A part that is laid out once. `make` makes it, from these facts only."""

    make: Callable[[FactsT], Part]
    facts: FactsT

    def _canvas(self, width: int) -> Canvas:
        key = (self, width)
        found = TABLES.find(key)
        if found is None:
            part, found = self.make(self.facts), Canvas()
            found.height = part.height(width)
            part.put(found, (0, 0, width, found.height))
            TABLES.keep(key, found, found.held)
        return cast("Canvas", found)

    def width(self, room: int) -> int:
        """As wide as the room."""
        return room

    def height(self, width: int) -> int:
        """As high as the part."""
        return self._canvas(width).height

    def put(self, canvas: Canvas, box: Box) -> None:
        """Lay it out in the box."""
        put_laid = canvas.group if canvas.keeps_groups else canvas.insert
        put_laid(self._canvas(box[2] - box[0]), box[0], box[1])


def dice(faces: Iterable[int], *, size: int = 64) -> Row:
    """Dice side by side, each with its pips, 0 to 6."""
    return Row([Icon(f"die_{face}", size) for face in faces], 14, wrap=True)


def known_points(look: Look[Any], score: Score) -> str:
    """Return a seat's known points; if some are hidden, with a word for "at least"."""
    known = sum(part for _, part in score.sources if part is not None)
    return str(known) if score.total is not None else look.words("picture-at-least", points=known)


def heading(words: str, *, size: int = LABEL, colour: Colour = INK, lines: int = 1) -> Words:
    """Return the name of the following part, as a heading."""
    return Words(words, size, "semibold", colour, lines=lines)


def who(seat: int, name: str, *, size: int = NUMBER, most: int = 0) -> Row:
    """Return a seat's symbol and its player's name, which yields to others; `most` as for `Words`."""
    return Row([seat_icon(seat, 60), Words(name, size, "bold", name=True, most=most)], 14)


def middle(part: Part) -> Row:
    """Return a part centred in its room."""
    return Row([Space(grow=True), part, Space(grow=True)], 0)


def player_plate(part: Part, seat: int, *, waiting: bool, flag: bool = False) -> Plate:
    """Return a player's plate, the place `seat-N`.

    While the player is waited for, it has the seat's tint and a thick rule. With `flag` there is room for a
    pennant above it.
    """
    fill = tint(SEATS[seat].colour) if waiting else PANEL
    return Plate(
        part, (16, 12), fill, stroke=4 if waiting else 2, place=At(before(seat), flag=flag), seat=seat
    )


def is_over(look: Look[Any]) -> bool:
    """Return whether the game of a view is over."""
    return not look.view.agenda and not look.asked


def in_turn(
    look: Look[Any], seats: Sequence[int], otherwise: int = 0, scores: Sequence[Score] = ()
) -> list[int]:
    """Return the seats in turn order from the first waited for, or `otherwise`; on the page by number.

    scores: All scores. If the game is over, they give the order.
    """
    if look.page:
        return sorted(seats)
    if scores and is_over(look):
        return [score.seat for _, score in standing(scores, look.left)]
    first = look.waiting[0] if look.waiting else otherwise
    start = seats.index(first) if first in seats else 0
    return [*seats[start:], *seats[:start]]


def grid(cells: Sequence[Part], columns: int, *, gap: int = 10) -> list[Part]:
    """Return cells in rows, all of equal width; the last row is filled with empty space."""
    filled = [*cells, *(Space() for _ in range(-len(cells) % columns))]
    return [Split(filled[first : first + columns], gap=gap) for first in range(0, len(filled), columns)]


def beside(look: Look[Any], parts: Sequence[Part], shares: Sequence[int] = (), gap: int = 12) -> list[Part]:
    """Return parts side by side; in large type one below the other."""
    return list(parts) if look.mode.large else [Split(parts, shares, gap)]


def headline(
    look: Look[Any], seat: int, aside: Sequence[Part], gap: int = 16, widest: Sequence[Part] = ()
) -> list[Part]:
    """Return the player's name and, at the right end, `aside`; below a name that would be broken beside it.

    aside: The numbers that everybody compares.
    widest: The widest parts that can stand aside at this table. The name is set as if they did, so that its
        size and line stay the same.
    """
    name, compared = look.shown(seat), Row([Space(grow=True), *aside], gap)
    taken = max(Row([Space(), *parts], gap).width(WIDTH) for parts in (aside, widest))
    room = round(WIDTH / look.mode.scale) - 2 * MARGIN - 32 - 74 - gap - taken
    if text.name_fits(name, room):
        return [Row([who(seat, name, most=room), Space(grow=True), *aside], gap)]
    return [who(seat, name), compared]


def strip(
    look: Look[Any],
    seat: int,
    aside: Sequence[Part] = (),
    rows: Sequence[Part] = (),
    widest: Sequence[Part] = (),
) -> Plate:
    """Return a player's strip: name, `aside` and `widest` as in `headline`, and the rows below."""
    parts = Column([*headline(look, seat, aside, widest=widest), *rows], 8)
    return player_plate(parts, seat, waiting=seat in look.waiting, flag=True)
