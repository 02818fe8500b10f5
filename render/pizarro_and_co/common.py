"""What the pictures of Pizarro & Co. share: the head, words, ships."""

from collections.abc import Iterator

from games.pizarro_and_co.state import Pizarro, Ship
from render.canvas import Canvas
from render.picture import Look

GAP = 12


def component(table: str, name: str) -> str:
    """The message id of a component's name."""
    return f"{table}-{name}".replace("_", "-")


def explorer_name(look: Look[Pizarro], explorer: str) -> str:
    """The name of an explorer."""
    return look.words(component("explorers", explorer))


def head(canvas: Canvas, look: Look[Pizarro]) -> None:
    """The ribbon with the year, and whose turn it is."""
    canvas.ribbon(look.words("game-name"), where(look))
    canvas.turn(look.waiting, look.names, look.asked)


def where(look: Look[Pizarro]) -> str:
    """The year, and the card up for auction or just sold."""
    state = look.view
    parts = [look.words("picture-pizarro-year", year=max(state.year, 1))]
    if state.lot.explorer:
        parts.append(explorer_name(look, state.lot.explorer))
    return " · ".join(parts)


def ships_at(state: Pizarro, explorer: str, space: int, half: str) -> Iterator[tuple[int, Ship]]:
    """The ships of all players on a space, or half of one, each with its number from 1."""
    for player in state.players:
        for number, ship in enumerate(player.ships, start=1):
            if (ship.explorer, ship.space, ship.half) == (explorer, space, half):
                yield number, ship


def draw_ship(canvas: Canvas, seat: int, at: tuple[int, int], size: int) -> None:
    """A ship around the point: the symbol of its owner is its sail."""
    canvas.icon("pizarro_hull", at, size)
    canvas.seat(seat, (at[0], at[1] - round(size * 0.16)), round(size * 0.62))
