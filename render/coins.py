"""A coin with a number: a cost or a yield."""

from functools import cache

from render.acts import Point
from render.canvas import Canvas
from render.palette import FADED, ON_GOLD
from render.text import LABEL


def price(canvas: Canvas, number: int | str, at: Point, size: int = 52, *, hollow: bool = False) -> None:
    """Lay out a coin around a point; in outline only if it is `hollow`."""
    corner, coin = (at[0] - size // 2, at[1] - size // 2), _coin(str(number), size, hollow=hollow)
    # An id has no currency sign.
    if str(number).isdecimal():
        canvas.shared(f"coin-{number}.{size}{'.used' if hollow else ''}", corner, coin)
    else:
        canvas.insert(coin, *corner)


@cache
def _coin(number: str, size: int, *, hollow: bool) -> Canvas:
    """A coin with a number, from its upper left corner."""
    canvas, at = Canvas(), (size // 2, size // 2)
    canvas.icon("coin", at, size, hollow=hollow)
    canvas.text(at, number, LABEL, face="bold", colour=FADED if hollow else ON_GOLD, side="middle")
    canvas.written = [line._replace(on_icon=True) for line in canvas.written]
    return canvas
