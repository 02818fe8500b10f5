"""A region close by: its shape, its good, its neighbours, everybody's pieces and what they would score."""

from PIL import Image

from games.age_of_discovery.scoring import land_points
from games.age_of_discovery.state import AgeOfDiscovery
from games.words.age_of_discovery import word
from render.age_of_discovery.chart import shape
from render.age_of_discovery.icons import head
from render.canvas import LABEL, MARGIN, NUMBER, RIBBON, TITLE, WIDTH, Canvas
from render.palette import FADED, INK, PANEL, SEATS, tint
from render.picture import Look

HEIGHT = 1260
RIGHT = WIDTH - MARGIN
_STRIP = 84


def draw_region(look: Look[AgeOfDiscovery]) -> Image.Image:
    """The picture `region` of the region in the look's argument."""
    assert isinstance(look.argument, str)
    canvas = Canvas(HEIGHT)
    head(canvas, look)
    _about(canvas, look, look.argument, RIBBON + 10)
    top = RIBBON + 520
    points = land_points(look.view, look.view.lands[look.argument])
    for seat in look.view.order:
        _settler(canvas, look, look.argument, (seat, points[seat]), top)
        top += _STRIP + 14
    return canvas.finished()


def _about(canvas: Canvas, look: Look[AgeOfDiscovery], region: str, top: int) -> None:
    land, row = look.view.lands[region], look.view.box.regions[region]
    image = shape(region, discovered=land.discovered)
    canvas.image.paste(
        image, (MARGIN + (500 - image.width) // 2, top + 10 + (480 - image.height) // 2), image
    )
    left = MARGIN + 540
    canvas.text((left, top + 50), word(look, "regions", region), TITLE, face="serif", room=RIGHT - left)
    canvas.icon(row.good, (left, top + 140), 72, side="left", hollow=land.good is None)
    ink = INK if land.good else FADED
    canvas.text((left + 90, top + 140), word(look, "goods", row.good), NUMBER, colour=ink)
    canvas.text((left, top + 220), look.words("picture-next-to"), LABEL)
    for line, neighbour in enumerate(row.adjacent):
        known = look.view.lands[neighbour].discovered
        ink = INK if known else FADED
        canvas.text((left + 24, top + 272 + line * 48), word(look, "regions", neighbour), LABEL, colour=ink)
    if not land.discovered:
        canvas.icon("roll", (left + 340, top + 280), 110, side="left")
        if land.seen:
            finding = look.view.box.counters[land.seen]
            canvas.count("native", finding.natives, (left + 130, top + 380), room=100)
            canvas.count("victory", finding.vp, (left + 270, top + 380), room=100)
            canvas.price(finding.coins, (left + 430, top + 380), 60)
            canvas.icon("soldier", (left + 490, top + 380), 52, side="left")
            canvas.price(finding.plunder, (left + 570, top + 380), 60)


def _settler(canvas: Canvas, look: Look[AgeOfDiscovery], region: str, who: tuple[int, int], top: int) -> None:
    """A player's strip: colonists and soldiers there, and the points if the colony scored now."""
    land, (seat, points), middle = look.view.lands[region], who, top + _STRIP // 2
    fill = tint(SEATS[seat].colour) if seat in look.waiting else PANEL
    canvas.slip((MARGIN, top, RIGHT, top + _STRIP), fill)
    canvas.seat(seat, (MARGIN + 16, middle), 58, side="left")
    canvas.name(look.names[seat], (MARGIN + 90, middle), 520)
    canvas.count("colonist", land.colonists[seat], (MARGIN + 640, middle), room=110)
    canvas.count("soldier", land.soldiers[seat], (MARGIN + 800, middle), room=110)
    canvas.count("victory", points, (MARGIN + 970, middle), room=110)
