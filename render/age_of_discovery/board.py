"""The board: the map, and below it the event boxes in the order in which they are resolved."""

from games.age_of_discovery.state import AgeOfDiscovery
from render.age_of_discovery.event_boxes import EventBoxes
from render.age_of_discovery.icons import head
from render.age_of_discovery.land import Chart
from render.boxes import GAP, Column, Split, put
from render.canvas import MARGIN, RIBBON, Canvas
from render.choices import choices
from render.picture import Look


def lay_board(look: Look[AgeOfDiscovery]) -> Canvas:
    """The picture `board`."""
    canvas = Canvas(mode=look.mode)
    head(canvas, look)
    offered = choices(look)
    bottom = Chart(canvas, look, offered).lay((20, RIBBON + 4), canvas.width - 40)
    boxes = EventBoxes(look, offered)
    rows = Column(
        [
            Split([boxes.turn_order(), boxes.initiative()], (2, 1)),
            Split([boxes.dock(), boxes.trade_goods()], (2, 1)),
            Split(
                [Column([boxes.shipping(), boxes.discovery()], GAP, stretch=True), boxes.capital()], (1, 2)
            ),
            Split([boxes.specialists(), boxes.warfare()], (2, 1)),
        ],
        GAP,
    )
    canvas.height = put(rows, canvas, (20, bottom + GAP), canvas.width - 40) + MARGIN // 2
    return canvas
