"""The board: the map, and below it the event boxes in the order in which they are resolved."""

from games.age_of_discovery.state import AgeOfDiscovery
from games.words.age_of_discovery import where
from render.age_of_discovery.event_boxes import EventBoxes
from render.age_of_discovery.land import Chart
from render.boxes import GAP, Column, Part, Split
from render.canvas import Canvas
from render.kit import NARROW, beside, sheet
from render.picture import Look


def lay_board(look: Look[AgeOfDiscovery]) -> Canvas:
    """The picture `board`."""
    boxes = EventBoxes(look)
    rows: list[Part] = [
        Split([boxes.turn_order(), boxes.initiative()], (3, 2) if look.mode.large else (2, 1)),
        *beside(look, [boxes.dock(), boxes.trade_goods()], (2, 1), GAP),
        *_middle(look, boxes),
        *beside(look, [boxes.specialists(), boxes.warfare()], (2, 1), GAP),
    ]
    return sheet(look, where(look), [*Chart(look).parts(), *rows], gap=GAP, margin=NARROW)


def _middle(look: Look[AgeOfDiscovery], boxes: EventBoxes) -> list[Part]:
    """Shipping and discovery, beside them the buildings on sale; in large type above them."""
    small: list[Part] = [boxes.shipping(), boxes.discovery()]
    if look.mode.large:
        return [Split(small), boxes.capital()]
    return [Split([Column(small, GAP, stretch=True), boxes.capital()], (1, 2))]
