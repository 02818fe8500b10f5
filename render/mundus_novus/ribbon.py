"""The head that all pictures of Mundus Novus share."""

from games.mundus_novus.state import MundusNovus
from games.words.mundus_novus import where
from render.canvas import Canvas
from render.picture import Look


def head(canvas: Canvas, look: Look[MundusNovus]) -> None:
    """The ribbon with round and event, and whose turn it is."""
    canvas.ribbon(look.words("game-name"), where(look))
    canvas.turn(look.waiting, look.names, look.asked)
