"""The head that all pictures of Mundus Novus share."""

from games.mundus_novus.box import NO_EVENT
from games.mundus_novus.state import MundusNovus
from render.canvas import Canvas
from render.mundus_novus.icons import component
from render.picture import Look
from render.text import capital


def head(canvas: Canvas, look: Look[MundusNovus]) -> None:
    """The ribbon with round and event, and whose turn it is."""
    canvas.ribbon(look.words("game-name"), round_and_event(look))
    canvas.turn(look.waiting, look.names, look.asked)


def round_and_event(look: Look[MundusNovus]) -> str:
    """Round, and its event if it has one."""
    state, words = look.view, look.words
    parts = [words("picture-round", round=state.round)]
    if state.event != NO_EVENT:
        parts.append(capital(words(component("events", state.event))))
    return " · ".join(parts)
