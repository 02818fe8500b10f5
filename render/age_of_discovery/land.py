"""The map on the sheet: the chart, and in each region its good, its counter and everybody's pieces."""

from games.age_of_discovery.state import AgeOfDiscovery
from games.words.age_of_discovery import word
from render.age_of_discovery.chart import chart
from render.age_of_discovery.icons import BANNER, BANNER_WITH_SOLDIERS, banner
from render.canvas import LABEL, Canvas
from render.picture import Look

# On the chart, for each region: where its name begins, where its banners begin, and how wide they may stand.
# They hang over the sea where the land is narrow.
_SIGNS: dict[str, tuple[int, int, int, int]] = {
    "canada": (110, 84, 110, 320),
    "new_england": (320, 354, 330, 310),
    "florida": (330, 488, 330, 310),
    "caribbean": (392, 640, 372, 280),
    "new_spain": (86, 324, 86, 240),
    "new_granada": (292, 844, 190, 330),
    "peru": (110, 1012, 110, 250),
    "brazil": (392, 962, 392, 256),
    "argentina": (190, 1194, 190, 330),
}
_LINE = 50


def draw_land(
    canvas: Canvas, look: Look[AgeOfDiscovery], choices: frozenset[str], at: tuple[int, int]
) -> None:
    """Draw the map with its upper left corner at this point."""
    state = look.view
    shapes = chart(frozenset(state.discovered()))
    canvas.image.paste(shapes, at, shapes)
    for region, (x, y, banners, room) in _SIGNS.items():
        name, line = (at[0] + x, at[1] + y), (at[0] + banners, at[1] + y + _LINE)
        right = _name(canvas, look, region, name)
        if state.lands[region].discovered:
            right, bottom = _banners(canvas, state, region, line, line[0] + room)
        else:
            _counter(canvas, state, state.lands[region].seen, line)
            bottom = line[1] + 28
        box = (min(name[0], line[0]) - 6, name[1] - 28, right + 4, bottom)
        if f"region {region}" in look.changed:
            canvas.ring(box)
        if f"region {region}" in choices or f"target {region}" in choices:
            canvas.icon("pennant", (name[0] - 18, name[1] - 10), 40)


def _name(canvas: Canvas, look: Look[AgeOfDiscovery], region: str, at: tuple[int, int]) -> int:
    """The good while it is there, and the name; returns where they end."""
    good, (x, y) = look.view.lands[region].good, at
    if good:
        canvas.icon(good, (x, y), 50, side="left")
        x += 56
    return x + canvas.text((x, y), word(look, "regions", region), LABEL)


def _banners(
    canvas: Canvas, state: AgeOfDiscovery, region: str, at: tuple[int, int], limit: int
) -> tuple[int, int]:
    """Everybody's pieces, in as many lines as they need; returns where they end at the right and at the bottom."""
    land, (x, y), right = state.lands[region], at, at[0] + 200
    for seat in range(state.seats):
        if not land.pieces(seat):
            continue
        if x + (BANNER_WITH_SOLDIERS if land.soldiers[seat] else BANNER) > limit:
            x, y = at[0], y + _LINE
        x += banner(canvas, seat, land.colonists[seat], land.soldiers[seat], (x, y)) + 8
        right = max(right, x)
    return right, y + 28


def _counter(canvas: Canvas, state: AgeOfDiscovery, seen: str | None, at: tuple[int, int]) -> None:
    """A sealed roll; if an expedition has failed there, everybody knows the natives and the coins."""
    left, middle = at
    canvas.icon("roll", (left, middle + 4), 54, side="left")
    if seen:
        finding = state.box.counters[seen]
        canvas.icon("native", (left + 62, middle), 44, side="left")
        canvas.text((left + 112, middle), str(finding.natives), LABEL, face="bold")
        canvas.price(finding.coins, (left + 164, middle), 48)
