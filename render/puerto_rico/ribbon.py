"""The head that all pictures of Puerto Rico share."""

from games.puerto_rico.state import PuertoRico
from games.words.puerto_rico import where
from render.canvas import Canvas
from render.picture import Look


def head(canvas: Canvas, look: Look[PuertoRico]) -> None:
    """The ribbon with round and phase, and whose turn it is."""
    canvas.ribbon(look.words("game-name"), where(look))
    canvas.turn(look.waiting, look.names, look.asked)
