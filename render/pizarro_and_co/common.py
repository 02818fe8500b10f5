"""What the pictures of Pizarro & Co. share: the head, words, ships."""

from games.pizarro_and_co.state import Pizarro
from games.words.pizarro_and_co import where
from render.canvas import Canvas
from render.picture import Look

GAP = 12


def head(canvas: Canvas, look: Look[Pizarro]) -> None:
    """The ribbon with the year, and whose turn it is."""
    canvas.ribbon(look.words("game-name"), where(look))
    canvas.turn(look.waiting, look.names, look.asked)


def draw_ship(canvas: Canvas, seat: int, at: tuple[int, int], size: int) -> None:
    """A ship around the point: the symbol of its owner is its sail."""
    canvas.icon("pizarro_hull", at, size)
    canvas.seat(seat, (at[0], at[1] - round(size * 0.16)), round(size * 0.62))
