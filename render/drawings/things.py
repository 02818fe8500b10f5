"""Money, tools and papers."""

from render.curves import joined
from render.palette import (
    BLANK,
    BRICK,
    GOLD,
    NAVY,
    OUTLINE,
    PENCIL,
    SAIL,
    SILVER,
    STONE,
    VIOLET,
    WAX,
    WOOD,
    mix,
)
from render.pen import Pen, Point, box, oval, path, regular, rotate, smooth
from render.sprites import drawing


@drawing("doubloon", GOLD)
def doubloon(pen: Pen) -> None:
    """A gold coin with a cross."""
    pen.shape(oval((50, 50), 90))
    pen.detail(oval((50, 50), 68), 3)
    pen.line([(50, 32), (50, 68)], 7)
    pen.line([(32, 50), (68, 50)], 7)


@drawing("coin", GOLD)
def coin(pen: Pen) -> None:
    """A blank coin, the ground of a number."""
    pen.shape(oval((50, 50), 92))


@drawing("coins", GOLD)
def coins(pen: Pen) -> None:
    """Money in general: three stacked coins."""
    for y in (76, 56, 36):
        top, bottom = oval((50, y), 84, 26, start=180, end=360), oval((50, y + 10), 84, 26, start=0, end=180)
        pen.shape(joined(bottom, top))
    pen.shape(oval((50, 34), 84, 30))


@drawing("barrel", WOOD)
def barrel(pen: Pen) -> None:
    """A barrel in the colour of its content."""
    pen.shape(smooth([(26, 6), (74, 6), (88, 34), (88, 66), (74, 94), (26, 94), (12, 66), (12, 34)]))
    pen.line([(15, 28), (85, 28)], 6)
    pen.line([(15, 72), (85, 72)], 6)
    pen.detail([(38, 8), (36, 92)], 2.2)
    pen.detail([(62, 8), (64, 92)], 2.2)


@drawing("hold", BLANK)
def hold(pen: Pen) -> None:
    """An empty place for a barrel."""
    pen.shape(smooth([(26, 6), (74, 6), (88, 34), (88, 66), (74, 94), (26, 94), (12, 66), (12, 34)]))


@drawing("quarry", STONE)
def quarry(pen: Pen) -> None:
    """A pickaxe over cut stone."""
    pen.shape([(6, 94), (10, 66), (36, 60), (56, 66), (90, 62), (95, 94)])
    pen.detail([(36, 62), (34, 92)], 3)
    pen.detail([(64, 66), (66, 92)], 3)
    pen.bar([(78, 6), (30, 66)], 9, WOOD)
    pen.shape(smooth([(40, 8), (66, 6), (92, 22), (96, 52), (82, 32), (62, 18)]), SILVER)


@drawing("sack", (204, 172, 120))
def sack(pen: Pen) -> None:
    """A tied sack."""
    pen.shape([(38, 26), (30, 6), (46, 12), (58, 4), (70, 12), (62, 26)])
    pen.shape(smooth([(38, 26), (62, 26), (84, 56), (86, 86), (68, 95), (32, 95), (14, 86), (16, 56)]))
    pen.line([(34, 27), (66, 27)], 7)
    pen.detail(smooth([(32, 54), (28, 70), (34, 82)], closed=False), 3)


@drawing("crown", GOLD)
def crown(pen: Pen) -> None:
    """A crown: a king's favour, points."""
    pen.shape([(12, 86), (5, 28), (30, 52), (50, 12), (70, 52), (95, 28), (88, 86)])
    pen.line([(13, 70), (87, 70)], 4)
    for x, y in ((5, 26), (50, 12), (95, 26)):
        pen.shape(oval((min(max(x, 9), 91), y), 15), BRICK)


@drawing("card_back", NAVY)
def card_back(pen: Pen) -> None:
    """A face-down card."""
    pen.shape(box(18, 5, 82, 95))
    pen.line([*box(28, 15, 72, 85), (28, 15)], 3, GOLD)
    points = regular(4, 18)
    pen.line([*points, points[0]], 4, GOLD)


@drawing("cards", SAIL)
def cards(pen: Pen) -> None:
    """A hand of cards."""
    for turn in (-24, 0, 24):
        pen.shape(rotate(box(34, 10, 66, 66), turn, (50, 96)))
        pen.detail(rotate([(42, 20), (50, 20)], turn, (50, 96)), 5)


@drawing("scroll", SAIL)
def scroll(pen: Pen) -> None:
    """A letter with a seal."""
    pen.shape(box(22, 14, 78, 86))
    pen.bar([(14, 14), (86, 14)], 14, SAIL)
    pen.bar([(14, 86), (86, 86)], 14, SAIL)
    for y in (34, 48):
        pen.detail([(32, y), (68, y)], 3, PENCIL)
    pen.shape(oval((62, 68), 24), WAX)


@drawing("roll", SAIL)
def roll(pen: Pen) -> None:
    """A sealed roll, for something unknown."""
    pen.bar([(20, 74), (80, 26)], 36, SAIL)
    pen.shape(rotate(oval((80, 26), 22, 38), -39, (80, 26)), mix(SAIL, OUTLINE, 0.35))
    pen.shape(oval((48, 52), 28), WAX)


@drawing("key", GOLD)
def key(pen: Pen) -> None:
    """A key."""
    pen.bar([(40, 60), (90, 10)], 12)
    pen.bar([(74, 26), (88, 40)], 11)
    pen.bar([(58, 42), (70, 54)], 11)
    pen.line([(44, 56), (88, 12)], 7, pen.colour)
    pen.shape(oval((28, 72), 48))
    pen.shape(oval((25, 75), 20), BLANK)


@drawing("fire", (226, 96, 40))
def fire(pen: Pen) -> None:
    """A flame."""
    pen.shape(smooth(path("54,2 60,26 84,50 82,80 50,98 18,80 16,54 30,36 38,46 42,22")))
    pen.shape(smooth([(52, 50), (66, 68), (60, 88), (40, 88), (34, 70)]), GOLD, outline=False)


@drawing("swords", SILVER)
def swords(pen: Pen) -> None:
    """Crossed swords: war."""
    for side in (1, -1):
        blade: list[Point] = [(86, 8), (30, 64)]
        guard: list[Point] = [(20, 52), (46, 78)]
        grip: list[Point] = [(30, 70), (12, 88)]
        for points, width, fill in ((blade, 12, SILVER), (grip, 11, WOOD), (guard, 10, GOLD)):
            pen.bar([(50 + side * (x - 50), y) for x, y in points], width, fill)


@drawing("trade", SAIL)
def trade(pen: Pen) -> None:
    """Two arrows: an exchange."""
    pen.shape([(4, 30), (62, 30), (62, 10), (96, 38), (62, 62), (62, 46), (4, 46)])
    pen.shape([(96, 62), (40, 62), (40, 42), (4, 70), (40, 96), (40, 78), (96, 78)])


@drawing("hammer", SILVER)
def hammer(pen: Pen) -> None:
    """An auctioneer's gavel."""
    pen.bar([(44, 50), (92, 88)], 12, WOOD)
    pen.shape(rotate(box(14, 26, 66, 58), -52, (40, 42)), WOOD)
    pen.shape(box(8, 84, 60, 96), WOOD)


@drawing("book", VIOLET)
def book(pen: Pen) -> None:
    """A book: learning."""
    pen.shape(
        [(50, 24), (30, 14), (6, 16), (6, 84), (30, 82), (50, 92), (70, 82), (94, 84), (94, 16), (70, 14)]
    )
    pen.shape([(50, 26), (32, 18), (14, 20), (14, 74), (32, 72), (50, 82)], BLANK)
    pen.shape([(50, 26), (68, 18), (86, 20), (86, 74), (68, 72), (50, 82)], BLANK)


@drawing("tile_back", (150, 168, 120))
def tile_back(pen: Pen) -> None:
    """A face-down tile."""
    pen.shape(box(12, 12, 88, 88))
    pen.line([(32, 32), (68, 68)], 6)
    pen.line([(68, 32), (32, 68)], 6)
