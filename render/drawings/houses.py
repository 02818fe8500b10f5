"""Silhouettes of buildings by category."""

from render.curves import joined
from render.palette import BLANK, BRICK, GOLD, NAVY, OUTLINE, SAIL, STONE, VIOLET, WOOD
from render.pen import Pen, box, oval, path, smooth
from render.sprites import drawing


@drawing("workshop", WOOD)
def workshop(pen: Pen) -> None:
    """A small production building: one roof, one chimney."""
    pen.shape(box(64, 12, 80, 50), BRICK)
    pen.shape(box(14, 46, 86, 94))
    pen.shape([(4, 50), (50, 14), (96, 50)], BRICK)
    pen.shape(box(40, 66, 60, 94), OUTLINE)


@drawing("mill", WOOD)
def mill(pen: Pen) -> None:
    """A large production building: a saw-tooth roof."""
    pen.shape([(6, 94), (6, 50), (6, 22), (34, 46), (34, 22), (64, 46), (64, 22), (94, 46), (94, 94)])
    for x in (20, 50, 80):
        pen.shape(box(x - 8, 62, x + 8, 80), OUTLINE)


@drawing("market", SAIL)
def market(pen: Pen) -> None:
    """A stall with an awning."""
    pen.line([(14, 30), (14, 96)], 7)
    pen.line([(86, 30), (86, 96)], 7)
    pen.shape(box(10, 62, 90, 82), WOOD)
    pen.shape([(14, 8), (86, 8), (97, 36), (3, 36)])
    for x in (3, 34.3, 65.6):
        pen.shape(oval((x + 15.6, 36), 31, 28, start=0, end=180), BRICK if x != 34.3 else None)


@drawing("warehouse", BRICK)
def warehouse(pen: Pen) -> None:
    """A long shed with a wide gate."""
    pen.shape([(6, 94), (6, 40), (22, 16), (78, 16), (94, 40), (94, 94)])
    pen.shape(box(26, 54, 74, 94), WOOD)
    pen.line([(26, 54), (74, 94)], 4)
    pen.line([(74, 54), (26, 94)], 4)


@drawing("hall", STONE)
def hall(pen: Pen) -> None:
    """A large public building with columns."""
    pen.shape([(4, 38), (50, 6), (96, 38)])
    for x in (18, 40, 60, 82):
        pen.bar([(x, 42), (x, 82)], 11)
    pen.shape(box(6, 34, 94, 46))
    pen.shape(box(4, 80, 96, 94))


@drawing("fortress", STONE)
def fortress(pen: Pen) -> None:
    """A castle with battlements."""
    pen.shape(path("6,94 6,12 26,12 26,32 40,32 40,12 60,12 60,32 74,32 74,12 94,12 94,94"))
    pen.shape(joined(oval((50, 70), 30, 30, start=180, end=360), [(65, 94), (35, 94)]), OUTLINE)


@drawing("church", SAIL)
def church(pen: Pen) -> None:
    """A church with a tower."""
    pen.shape([(40, 94), (40, 54), (68, 36), (96, 54), (96, 94)])
    pen.shape(box(10, 38, 44, 94))
    pen.shape([(4, 40), (27, 12), (50, 40)], BRICK)
    pen.line([(27, 2), (27, 14)], 5)
    pen.line([(21, 6), (33, 6)], 5)
    pen.shape(joined(oval((68, 74), 20, 20, start=180, end=360), [(78, 94), (58, 94)]), OUTLINE)


@drawing("dock", SAIL)
def dock(pen: Pen) -> None:
    """A crane over a quay: harbour, wharf, shipyard."""
    pen.bar([(28, 90), (28, 12)], 12, WOOD)
    pen.bar([(20, 14), (88, 14)], 12, WOOD)
    pen.line([(30, 44), (58, 16)], 6)
    pen.line([(80, 18), (80, 50)], 4)
    pen.shape(box(66, 48, 94, 72), GOLD)
    pen.shape(box(4, 82, 96, 95), STONE)


@drawing("villa", VIOLET)
def villa(pen: Pen) -> None:
    """A dwelling house with two windows."""
    pen.shape(box(10, 42, 90, 94))
    pen.shape([(2, 46), (22, 14), (78, 14), (98, 46)], BRICK)
    for x in (28, 72):
        pen.shape(box(x - 9, 56, x + 9, 74), BLANK)
    pen.shape(box(42, 64, 58, 94), OUTLINE)


@drawing("tower", NAVY)
def tower(pen: Pen) -> None:
    """A domed tower: university, guild."""
    pen.shape(box(8, 54, 92, 94))
    pen.shape(smooth([(24, 54), (26, 30), (50, 14), (74, 30), (76, 54)]), GOLD)
    pen.line([(50, 3), (50, 16)], 6)
    for x in (22, 50, 78):
        pen.shape(box(x - 7, 66, x + 7, 94), BLANK)


@drawing("hut", (214, 184, 112))
def hut(pen: Pen) -> None:
    """A thatched hut."""
    pen.shape(box(22, 54, 78, 94), WOOD)
    pen.shape(smooth([(50, 4), (66, 22), (97, 62), (50, 66), (3, 62), (34, 22)]))
    pen.shape(box(41, 70, 59, 94), OUTLINE)


@drawing("scaffold", WOOD)
def scaffold(pen: Pen) -> None:
    """A building site: construction hut."""
    pen.shape(box(36, 40, 64, 94), STONE)
    for x in (14, 86):
        pen.bar([(x, 94), (x, 10)], 10)
    for y in (20, 50, 80):
        pen.bar([(6, y), (94, y)], 10)


@drawing("hospice", BLANK)
def hospice(pen: Pen) -> None:
    """A house with a cross on its front."""
    pen.shape([(8, 94), (8, 42), (50, 6), (92, 42), (92, 94)])
    pen.line([(50, 44), (50, 82)], 12, BRICK)
    pen.line([(31, 63), (69, 63)], 12, BRICK)


@drawing("factory", BRICK)
def factory(pen: Pen) -> None:
    """A works with two chimneys."""
    pen.shape(box(16, 8, 34, 60))
    pen.shape(box(44, 20, 62, 60))
    pen.shape(box(6, 50, 94, 94))
    for x in (22, 50, 78):
        pen.shape(box(x - 8, 64, x + 8, 80), GOLD)


@drawing("office", SAIL)
def office(pen: Pen) -> None:
    """A desk house with a hanging sign."""
    pen.shape(box(8, 20, 66, 94))
    pen.shape(box(4, 8, 70, 24), NAVY)
    pen.line([(66, 36), (92, 36)], 5)
    pen.shape(oval((82, 52), 28), GOLD)
    for y in (36, 62):
        pen.shape(box(18, y, 34, y + 16), NAVY)
        pen.shape(box(42, y, 58, y + 16), NAVY)
