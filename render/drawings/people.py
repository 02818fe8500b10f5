"""Sprites of colonists, specialists and roles."""

from math import cos, pi, sin

from render.curves import joined
from render.palette import BLANK, BRICK, FLESH, GOLD, NAVY, PERSON, SAIL, SILVER, VIOLET, WOOD, Role
from render.pen import Pen, box, oval, path, rotate, smooth
from render.sprites import drawing

_PAN = Role("pan", (92, 84, 76))


@drawing("disc", PERSON)
def disc(pen: Pen) -> None:
    """A colonist as a wooden disc on its circle."""
    pen.shape(oval((50, 50), 88))


@drawing("colonist", PERSON)
def colonist(pen: Pen) -> None:
    """A person with a broad straw hat."""
    pen.shape(smooth([(50, 52), (80, 62), (88, 96), (12, 96), (20, 62)]))
    pen.shape(oval((50, 42), 36, 38), FLESH)
    pen.shape(oval((50, 30), 84, 20), GOLD)
    pen.shape(smooth([(30, 28), (34, 8), (66, 8), (70, 28)]), GOLD)


@drawing("captain", NAVY)
def captain(pen: Pen) -> None:
    """A captain's cocked hat."""
    pen.shape(smooth([(3, 66), (24, 40), (50, 14), (76, 40), (97, 66), (74, 74), (50, 78), (26, 74)]))
    pen.line(smooth([(10, 64), (30, 52), (50, 48), (70, 52), (90, 64)], closed=False), 6, GOLD)
    pen.shape(oval((50, 46), 18), BLANK)
    pen.shape(oval((50, 46), 7), BRICK)


@drawing("merchant", (150, 96, 58))
def merchant(pen: Pen) -> None:
    """A merchant's purse, tied."""
    pen.shape([(38, 28), (22, 6), (40, 12), (50, 4), (60, 12), (78, 6), (62, 28)])
    pen.shape(smooth([(40, 28), (60, 28), (84, 52), (92, 80), (72, 95), (28, 95), (8, 80), (16, 52)]))
    pen.bar([(32, 28), (68, 28)], 9, GOLD)
    pen.shape(oval((50, 66), 32), GOLD)


@drawing("missionary", BLANK)
def missionary(pen: Pen) -> None:
    """A missionary's cross."""
    pen.shape(path("40,4 60,4 60,28 86,28 86,48 60,48 60,96 40,96 40,48 14,48 14,28 40,28"))


@drawing("soldier", SILVER)
def soldier(pen: Pen) -> None:
    """A soldier's morion: comb, bowl and turned-up brim."""
    pen.shape(smooth([(22, 36), (36, 10), (50, 4), (64, 10), (78, 36), (50, 30)]), BRICK)
    pen.shape(joined(oval((50, 66), 62, 84, start=180, end=360), [(81, 74), (19, 74)]))
    pen.shape(smooth([(4, 56), (22, 72), (50, 76), (78, 72), (96, 56), (84, 86), (50, 96), (16, 86)]))
    pen.detail([(50, 27), (50, 72)], 3)


@drawing("settler", WOOD)
def settler(pen: Pen) -> None:
    """A spade: breaking new ground."""
    pen.bar([(50, 12), (50, 60)], 9)
    pen.bar([(34, 8), (66, 8)], 9)
    pen.shape(smooth([(28, 48), (72, 48), (72, 74), (50, 98), (28, 74)]), SILVER)


@drawing("mayor", (40, 40, 40))
def mayor(pen: Pen) -> None:
    """A chain of office."""
    chain = oval((50, 22), 76, 84, start=180, end=0)
    pen.bar(chain, 12, GOLD)
    for step in range(4, 48, 8):
        pen.detail([chain[step], chain[step]], 5, BRICK)
    pen.shape(oval((50, 74), 42), GOLD)
    pen.shape(oval((50, 74), 20), BRICK)


@drawing("builder", WOOD)
def builder(pen: Pen) -> None:
    """A mallet."""
    pen.bar([(50, 44), (50, 94)], 13)
    pen.shape(box(14, 8, 86, 46), SILVER)
    pen.detail([(26, 10), (26, 44)], 3)
    pen.detail([(74, 10), (74, 44)], 3)


@drawing("craftsman", SILVER)
def craftsman(pen: Pen) -> None:
    """A cogwheel of a mill."""
    teeth: list[tuple[float, float]] = []
    for step in range(32):
        radius = 46 if step % 4 in (0, 1) else 34
        turn = 2 * pi * step / 32
        teeth.append((50 + radius * cos(turn), 50 + radius * sin(turn)))
    pen.shape(teeth)
    pen.shape(oval((50, 50), 30), BLANK)


@drawing("trader", GOLD)
def trader(pen: Pen) -> None:
    """A pair of scales."""
    pen.line([(50, 10), (50, 88)], 7)
    pen.line([(12, 24), (88, 24)], 7)
    for x in (18, 82):
        pen.line([(x, 24), (x - 13, 58), (x + 13, 58), (x, 24)], 3.6)
        pen.shape(oval((x, 56), 32, 36, start=0, end=180))
    pen.shape([(30, 96), (36, 84), (64, 84), (70, 96)])


@drawing("prospector", SILVER)
def prospector(pen: Pen) -> None:
    """A pan with nuggets."""
    pen.shape(oval((50, 54), 92, 76))
    pen.shape(oval((50, 52), 66, 50), _PAN)
    for x, y in ((38, 50), (58, 44), (54, 62)):
        pen.shape(oval((x, y), 19, 15), GOLD)


@drawing("governor", VIOLET)
def governor(pen: Pen) -> None:
    """A governor's hat with a plume."""
    pen.shape(smooth([(56, 50), (66, 18), (92, 4), (96, 26), (80, 50)]), SAIL)
    pen.shape(smooth([(26, 66), (30, 28), (50, 22), (70, 28), (74, 66)]))
    pen.shape(oval((50, 72), 94, 28))
    pen.bar([(27, 58), (73, 58)], 9, GOLD)


@drawing("native", SAIL)
def native(pen: Pen) -> None:
    """A feather crown."""
    for turn, fill in (
        (-64, BRICK),
        (64, BRICK),
        (-43, None),
        (43, None),
        (-21, BRICK),
        (21, BRICK),
        (0, None),
    ):
        pen.shape(rotate(smooth([(50, 4), (60, 22), (56, 66), (44, 66), (40, 22)]), turn, (50, 84)), fill)
        pen.detail(rotate([(50, 14), (50, 50)], turn, (50, 84)), 2.4)
    pen.bar(smooth([(16, 84), (34, 72), (66, 72), (84, 84)], closed=False), 18, GOLD)
