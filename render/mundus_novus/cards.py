"""Cards of Mundus Novus as they lie on every picture: resources, large and small, and developments."""

from collections.abc import Sequence

from games.mundus_novus.box import DevelopmentRow, MundusNovusBox
from games.words.mundus_novus import development_name
from games.words.view import Words
from render import text
from render.canvas import LABEL, NUMBER, Box, Canvas
from render.mundus_novus.icons import (
    EVENTS,
    RESOURCES,
    development_fill,
    development_icon,
    development_sign,
    resource_fill,
)
from render.palette import FADED, INK

CHIP = 92
"""How wide a small resource is; it is 56 high."""
CHIP_HEIGHT = 56
TOKEN_HEIGHT = 54


def chip(
    canvas: Canvas, box: MundusNovusBox, resource: str, at: tuple[int, int], *, gone: bool = False
) -> Box:
    """A small resource with its left end at the point; gone: in outline only. Returns where it lies."""
    left, middle = at
    place = (left, middle - CHIP_HEIGHT // 2, left + CHIP, middle + CHIP_HEIGHT // 2)
    if gone:
        canvas.empty(place)
    else:
        canvas.slip(place, resource_fill(box, resource))
    ink = FADED if gone else INK
    canvas.text((left + 22, middle), resource, LABEL, face="bold", colour=ink, side="middle")
    canvas.icon(RESOURCES[resource], (left + 60, middle), 46, hollow=gone)
    return place


def chips(
    canvas: Canvas,
    box: MundusNovusBox,
    resources: Sequence[str],
    at: tuple[int, int],
    *,
    step: int = CHIP + 8,
) -> None:
    """Small resources in a row, from the lowest."""
    for place, resource in enumerate(box.ordered(resources)):
        chip(canvas, box, resource, (at[0] + place * step, at[1]))


def resource_card(canvas: Canvas, box: MundusNovusBox, resource: str, place: Box) -> None:
    """A large resource: number and silhouette."""
    left, top, right, bottom = place
    canvas.slip(place, resource_fill(box, resource))
    middle = (left + right) // 2
    canvas.text((left + 12, top + 34), resource, NUMBER, face="bold")
    size = min(right - left - 16, bottom - top - 66)
    canvas.icon(RESOURCES[resource], (middle, bottom - size // 2 - 8), size)


def token_width(words: Words, row: DevelopmentRow) -> int:
    """How wide a small development is."""
    sign = development_sign(words, row)
    return 62 + (text.width(sign, "semibold", LABEL) + 8 if sign else 0)


def token(canvas: Canvas, words: Words, row: DevelopmentRow, at: tuple[int, int]) -> Box:
    """A small development with its left end at the point. Returns where it lies."""
    left, middle = at
    place = (left, middle - TOKEN_HEIGHT // 2, left + token_width(words, row), middle + TOKEN_HEIGHT // 2)
    canvas.slip(place, development_fill(row))
    canvas.icon(development_icon(row), (left + 30, middle), 46)
    canvas.text((left + 58, middle), development_sign(words, row))
    return place


def development_card(canvas: Canvas, words: Words, row: DevelopmentRow, number: int, place: Box) -> None:
    """A development of the queue: its place, silhouette, event seal, name, and what it does in figures."""
    left, top, right, bottom = place
    middle = (left + right) // 2
    canvas.slip(place, development_fill(row))
    canvas.text((left + 16, top + 36), str(number), NUMBER, face="bold")
    canvas.icon(development_icon(row), (middle - 4, top + 76), 100)
    if row.event in EVENTS:
        canvas.icon(EVENTS[row.event], (right - 36, top + 38), 56)
    lines = text.lines(development_name(words, row.id), "semibold", LABEL, right - left - 10)
    first = top + 164 if len(lines) > 1 else top + 184
    for index, line in enumerate(lines[:2]):
        canvas.text((middle, first + index * 40), line, side="middle", room=right - left - 10)
    for index, (icon, figure) in enumerate(_figures(row)):
        canvas.count(icon, figure, (left + 12 + index * 102, bottom - 32), room=90, size=LABEL)


def _figures(row: DevelopmentRow) -> list[tuple[str, str]]:
    """What a development brings each round: resources, places in the warehouse, doubloons."""
    figures = [("cards", "+1")] if row.type == "caravel" else []
    if row.capacity:
        figures.append(("barrel", str(row.capacity)))
    if row.income:
        figures.append(("doubloon", f"+{row.income}"))
    return figures


def money(canvas: Canvas, doubloons: int | str, at: tuple[int, int]) -> Box:
    """Doubloons, right-aligned so that players compare; "?" where they are hidden."""
    canvas.count("doubloon", doubloons, at, room=116)
    return (at[0] - 6, at[1] - 28, at[0] + 122, at[1] + 28)
