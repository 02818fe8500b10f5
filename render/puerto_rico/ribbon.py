"""The head that all pictures of Puerto Rico share."""

from games.puerto_rico.state import PuertoRico
from render.canvas import Canvas
from render.picture import Look
from render.puerto_rico.icons import component
from render.text import capital


def head(canvas: Canvas, look: Look[PuertoRico]) -> None:
    """The ribbon with round and phase, and whose turn it is."""
    canvas.ribbon(look.words("game-name"), round_and_phase(look))
    canvas.turn(look.waiting, look.names, look.asked)


def round_and_phase(look: Look[PuertoRico]) -> str:
    """Round, phase, and whether it is the last round."""
    state, words = look.view, look.words
    parts = [words("picture-round", round=state.round)]
    if state.taken:
        parts.append(capital(words(component("roles", next(reversed(state.taken))))))
    if state.is_last_round:
        parts.append(words("picture-last-round"))
    return " · ".join(parts)
