"""The cards of Mundus Novus on all pictures: resources, large and small, and developments."""

from collections.abc import Iterable
from functools import partial

from games.mundus_novus.box import DevelopmentRow, MundusNovusBox
from games.words.mundus_novus import development_name
from games.words.view import Words as Speak
from render.boxes import Column, Icon, Marked, Own, Part, Row, Space, Words
from render.canvas import LABEL, NUMBER, Box, Canvas
from render.kit import count, middle
from render.mundus_novus.icons import (
    EVENTS,
    RESOURCES,
    development_fill,
    development_icon,
    development_sign,
    resource_fill,
)
from render.noted import At
from render.palette import FADED, INK, PAPER, Colour
from render.places import own
from render.plates import Plate

CHIP = 92
"""Width of a small resource, in units."""
CHIP_HEIGHT = 56


def chip(box: MundusNovusBox, resource: str, *, gone: bool = False) -> Own:
    """Return a small resource; if `gone`, in outline only."""
    return Own(CHIP, CHIP_HEIGHT, partial(_lay_chip, resource_fill(box, resource), resource, gone))


def _lay_chip(fill: Colour, resource: str, gone: bool, canvas: Canvas, place: Box) -> None:  # noqa: FBT001  # bound by position, before what a part is laid out with
    if gone:
        canvas.empty(place)
    else:
        canvas.slip(place, fill)
    left, level = place[0], (place[1] + place[3]) // 2
    ink = FADED if gone else INK
    canvas.text((left + 22, level), resource, LABEL, face="bold", colour=ink, side="middle")
    canvas.icon(RESOURCES[resource], (left + 60, level), 46, hollow=gone)


def chips(box: MundusNovusBox, resources: Iterable[str], place: str = "") -> list[Part]:
    """Return small resources from the lowest; each is a place within `place`, if given."""
    ordered = box.ordered(tuple(resources))
    if not place:
        return [chip(box, resource) for resource in ordered]
    return [
        Marked(chip(box, resource), At(f"{place}/resources/{resource}", flag=False)) for resource in ordered
    ]


def resource_card(box: MundusNovusBox, resource: str, size: int) -> Plate:
    """Return a large resource: its number, and its silhouette of this size."""
    parts = Column([Words(resource, NUMBER, "bold"), middle(Icon(RESOURCES[resource], size))], 0)
    return Plate(parts, (10, 6), resource_fill(box, resource))


def token(words: Speak, row: DevelopmentRow, owner: int) -> Plate:
    """Return a small development of a player: its silhouette, and the text that distinguishes it."""
    sign = development_sign(words, row)
    parts = [Icon(development_icon(row), 46), *([Words(sign)] if sign else [])]
    key = f"developments/{row.id}"
    return Plate(Row(parts, 6), (7, 4), development_fill(row), place=own(owner, key, key=key))


def merchant(words: Speak, row: DevelopmentRow, *, used: bool) -> Plate:
    """Return a merchant of a hand's owner: its numbers; in outline if it has worked this round."""
    ink = FADED if used else INK
    parts = [Words(development_sign(words, row), LABEL, "bold", ink), Icon("merchant", 44, hollow=used)]
    return Plate(Row(parts, 8), (12, 6), PAPER if used else development_fill(row), ink)


def development_card(words: Speak, row: DevelopmentRow, number: int) -> Plate:
    """Return a development of the queue: its position, silhouette, event seal, name and figures."""
    seal: Part = Space(52)
    if row.event in EVENTS:
        seal = Marked(Icon(EVENTS[row.event], 52), At(f"events/{row.event}", flag=False))
    head = Row([Words(str(number), NUMBER, "bold"), middle(Icon(development_icon(row), 78)), seal], 4)
    name = Words(development_name(words, row.id), LABEL, side="middle", lines=4)
    figures = [count(icon, figure, size=LABEL) for icon, figure in _figures(row)]
    parts = [head, name, Row(figures or [Space(0, LABEL)], 10, wrap=True)]
    place = f"developments/{row.id}"
    return Plate(Column(parts, 8), (10, 10), development_fill(row), place=At(place, key=place))


def _figures(row: DevelopmentRow) -> list[tuple[str, str]]:
    """Return the gains of a development each round: resources, places in the warehouse, doubloons."""
    figures = [("cards", "+1")] if row.type == "caravel" else []
    if row.capacity:
        figures.append(("barrel", str(row.capacity)))
    if row.income:
        figures.append(("doubloon", f"+{row.income}"))
    return figures
