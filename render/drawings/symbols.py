"""The players' symbols, and the signs with the same meaning in every picture."""

from collections.abc import Sequence

from render.palette import BLANK, CORAL, GOLD, LEAF, WARNING
from render.pen import Pen, Point, box, oval, path, regular, rotate
from render.sprites import drawing


def _seat(pen: Pen, points: Sequence[Point]) -> None:
    """Draw a seat's symbol; a hollow one is struck out, because some people cannot tell yellow from paper."""
    pen.shape(points)
    if pen.hollow:
        pen.line([(16, 84), (84, 16)], 9)


@drawing("circle")
def circle(pen: Pen) -> None:
    """A seat's symbol."""
    _seat(pen, oval((50, 50), 84))


@drawing("triangle")
def triangle(pen: Pen) -> None:
    """A seat's symbol."""
    _seat(pen, [(50, 7), (94, 87), (6, 87)])


@drawing("square")
def square(pen: Pen) -> None:
    """A seat's symbol."""
    _seat(pen, box(12, 12, 88, 88))


@drawing("diamond")
def diamond(pen: Pen) -> None:
    """A seat's symbol."""
    _seat(pen, [(50, 4), (88, 50), (50, 96), (12, 50)])


@drawing("star")
def star(pen: Pen) -> None:
    """A seat's symbol."""
    outer, inner = regular(5, 47, centre=(50, 53)), regular(5, 21, turn=-54, centre=(50, 53))
    _seat(pen, [point for pair in zip(outer, inner, strict=True) for point in pair])


@drawing("hexagon")
def hexagon(pen: Pen) -> None:
    """A seat's symbol."""
    _seat(pen, regular(6, 46, turn=0))


@drawing("pennant", CORAL)
def pennant(pen: Pen) -> None:
    """A possible choice."""
    pen.line([(22, 8), (22, 94)], 9)
    pen.shape([(24, 8), (90, 28), (24, 54)])


@drawing("plus", LEAF)
def plus(pen: Pen) -> None:
    """An addition."""
    pen.shape(path("37,10 63,10 63,37 90,37 90,63 63,63 63,90 37,90 37,63 10,63 10,37 37,37"))


@drawing("arrow", BLANK)
def arrow(pen: Pen) -> None:
    """A movement to the right."""
    pen.shape([(6, 36), (52, 36), (52, 12), (95, 50), (52, 88), (52, 64), (6, 64)])


@drawing("done", LEAF)
def done(pen: Pen) -> None:
    """A tick: this seat has answered."""
    pen.bar([(14, 54), (38, 78), (86, 22)], 17)


@drawing("crossed", WARNING)
def crossed(pen: Pen) -> None:
    """Not possible, not allowed, passed."""
    pen.bar([(18, 18), (82, 82)], 17)
    pen.bar([(82, 18), (18, 82)], 17)
    pen.line([(26, 26), (74, 74)], 12, pen.colour)


@drawing("hourglass", GOLD)
def hourglass(pen: Pen) -> None:
    """A player who is waited for."""
    pen.shape([(22, 12), (78, 12), (56, 50), (78, 88), (22, 88), (44, 50)])
    pen.bar([(16, 9), (84, 9)], 11)
    pen.bar([(16, 91), (84, 91)], 11)


@drawing("laurel", LEAF)
def laurel(pen: Pen) -> None:
    """Victory points."""
    pen.line(oval((50, 46), 66, 76, start=65, end=-70), 5)
    pen.line(oval((50, 46), 66, 76, start=115, end=250), 5)
    for turn in (-60, -28, 4, 36, 66):
        for side in (1, -1):
            x, y = oval((50, 46), 66, 76, start=turn, end=turn)[0]
            x = 50 + side * (x - 50)
            pen.shape(_leaf(x, y, (turn + 100) if side == 1 else (80 - turn)))


def _leaf(x: float, y: float, degrees: float) -> list[tuple[float, float]]:
    return rotate(oval((x, y), 30, 16), degrees + 25 * (1 if x > 50 else -1), (x, y))


@drawing("victory", GOLD)
def victory(pen: Pen) -> None:
    """A victory point chip: a shield."""
    pen.shape([(10, 10), (50, 4), (90, 10), (88, 52), (76, 76), (50, 96), (24, 76), (12, 52)])
    pen.detail([(24, 22), (50, 17), (76, 22), (75, 50), (67, 68), (50, 81), (33, 68), (25, 50), (24, 22)], 3)
    outer, inner = regular(5, 22, centre=(50, 46)), regular(5, 10, turn=-54, centre=(50, 46))
    points = [point for pair in zip(outer, inner, strict=True) for point in pair]
    pen.line([*points, points[0]], 3)
    pen.shape(points, BLANK, outline=False)
