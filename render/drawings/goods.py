"""Goods, each with a silhouette of its own."""

from render.palette import (
    BLANK,
    BRICK,
    FLESH,
    GOLD,
    GOODS,
    LEAF,
    OUTLINE,
    SEA,
    SILVER,
    STONE,
    WOOD,
    Role,
    mix,
)
from render.pen import Pen, oval, path, rotate, smooth
from render.sprites import drawing

_PETAL = Role("petal", (250, 236, 160))

Point = tuple[float, float]


@drawing("corn", GOODS["corn"])
def corn(pen: Pen) -> None:
    """A cob between its husks."""
    pen.shape(smooth([(50, 4), (66, 22), (69, 50), (62, 80), (38, 80), (31, 50), (34, 22)]))
    for y in (22, 36, 50, 64):
        pen.detail([(35, y), (50, y + 4), (65, y)], 2.4)
    pen.detail([(50, 10), (50, 70)], 2.4)
    pen.shape(smooth([(50, 97), (22, 84), (10, 52), (12, 34), (28, 52), (44, 74)]), LEAF)
    pen.shape(smooth([(50, 97), (78, 84), (90, 52), (88, 34), (72, 52), (56, 74)]), LEAF)


@drawing("indigo", GOODS["indigo"])
def indigo(pen: Pen) -> None:
    """A dyer's vat, brimming over."""
    pen.shape([(10, 34), (90, 34), (80, 92), (20, 92)], WOOD)
    pen.shape(oval((50, 32), 82, 34))
    pen.shape(smooth([(22, 36), (32, 40), (34, 62), (28, 70), (20, 60)]))
    pen.detail([(46, 54), (47, 90)], 2.6)
    pen.detail([(66, 52), (63, 90)], 2.6)
    pen.line([(16, 76), (84, 76)], pen.stroke * 1.3)
    pen.detail([(30, 30), (44, 25), (62, 26)], 3, mix(pen.colour, BLANK, 0.5))


@drawing("sugar", GOODS["sugar"])
def sugar(pen: Pen) -> None:
    """A sugar loaf."""
    pen.shape(
        smooth([(50, 3), (60, 10), (72, 48), (82, 84), (70, 94), (30, 94), (18, 84), (28, 48), (40, 10)])
    )
    pen.shape([(16, 66), (84, 66), (90, 95), (10, 95)], GOODS["indigo"])
    pen.detail([(57, 16), (66, 50)], 2.4, STONE)
    pen.detail([(40, 68), (34, 93)], 2.4, BLANK)
    pen.detail([(62, 68), (68, 93)], 2.4, BLANK)


@drawing("tobacco", GOODS["tobacco"])
def tobacco(pen: Pen) -> None:
    """One broad leaf, leaning."""
    leaf: list[Point] = path("50,2 74,16 86,40 76,62 56,78 44,78 24,62 14,40 26,16")
    pen.line(rotate([(50, 70), (50, 98)], 35), 8)
    pen.shape(rotate(smooth(leaf), 35))
    pen.line(rotate([(50, 12), (50, 92)], 35), 3.4)
    for y in (32, 46, 60):
        pen.detail(rotate([(50, y), (72, y - 12)], 35), 2.4)
        pen.detail(rotate([(50, y), (28, y - 12)], 35), 2.4)


@drawing("coffee", GOODS["coffee"])
def coffee(pen: Pen) -> None:
    """A bean with its furrow."""
    pen.shape(rotate(oval((50, 50), 66, 94), 30))
    furrow: list[Point] = [(50, 8), (43, 26), (50, 46), (57, 60), (50, 92)]
    pen.line(rotate(smooth(furrow, closed=False), 30), 7, FLESH)


@drawing("gold", GOLD)
def gold(pen: Pen) -> None:
    """Three bars, stacked."""
    for x, y in ((27, 68), (73, 68), (50, 36)):
        pen.shape([(x - 15, y - 12), (x + 15, y - 12), (x + 24, y + 16), (x - 24, y + 16)])
        pen.detail([(x - 10, y - 5), (x + 10, y - 5)], 3, BLANK)


@drawing("silver", SILVER)
def silver(pen: Pen) -> None:
    """A tall jug."""
    pen.bar(smooth([(66, 28), (92, 30), (90, 56), (68, 64)], closed=False), 8)
    pen.shape(smooth([(30, 10), (68, 14), (62, 32), (74, 56), (66, 82), (34, 82), (24, 56), (38, 32)]))
    pen.shape([(34, 82), (66, 82), (74, 95), (26, 95)])
    pen.detail([(36, 50), (34, 66), (40, 74)], 4, BLANK)
    pen.line([(38, 34), (62, 34)], 3.4)


@drawing("cattle", BRICK)
def cattle(pen: Pen) -> None:
    """A bull's head with horns."""
    pen.shape(
        smooth(
            [(30, 34), (10, 30), (4, 8), (16, 20), (40, 24), (60, 24), (84, 20), (96, 8), (90, 30), (70, 34)]
        ),
        BLANK,
    )
    pen.shape(smooth([(28, 34), (6, 42), (14, 54), (32, 50)]))
    pen.shape(smooth([(72, 34), (94, 42), (86, 54), (68, 50)]))
    pen.shape(smooth([(30, 30), (50, 24), (70, 30), (68, 60), (62, 84), (38, 84), (32, 60)]))
    pen.shape(oval((50, 84), 38, 22), FLESH)
    pen.line([(41, 50), (41, 51)], 7)
    pen.line([(59, 50), (59, 51)], 7)
    pen.detail([(43, 84), (43, 85)], 4)
    pen.detail([(57, 84), (57, 85)], 4)


@drawing("cocoa", (168, 84, 44))
def cocoa(pen: Pen) -> None:
    """A ribbed pod hanging from its branch, with a leaf."""
    pen.line([(4, 10), (96, 6)], 8)
    pen.line([(46, 10), (46, 28)], 7)
    pen.shape(smooth([(62, 12), (84, 16), (97, 42), (76, 36)]), LEAF)
    pen.shape(smooth([(46, 22), (64, 34), (70, 58), (58, 84), (46, 98), (34, 84), (22, 58), (28, 34)]))
    pen.detail(smooth([(46, 26), (54, 56), (47, 94)], closed=False), 2.6)
    pen.detail(smooth([(42, 26), (36, 56), (45, 94)], closed=False), 2.6)


@drawing("fish", SEA)
def fish(pen: Pen) -> None:
    """A cod, swimming to the left."""
    pen.shape(smooth([(40, 32), (54, 14), (70, 34)]))
    pen.shape([(72, 50), (97, 22), (92, 50), (97, 78)])
    pen.shape(smooth([(4, 52), (24, 32), (52, 28), (82, 48), (82, 54), (52, 76), (24, 72)]))
    pen.line([(22, 48), (22, 49)], 8)
    pen.detail(smooth([(36, 36), (42, 52), (36, 68)], closed=False), 3)


@drawing("fur", (128, 92, 62))
def fur(pen: Pen) -> None:
    """A pelt, spread out."""
    pen.shape(
        smooth(
            path(
                "50,6 60,20 84,10 92,20 74,40 74,58 92,78 82,90 58,76 54,97 46,97 42,76 18,90 8,78 26,58 26,40 8,20 16,10 40,20"
            )
        )
    )
    for x in (38, 50, 62):
        pen.detail([(x, 34), (x, 44)], 3)
        pen.detail([(x, 56), (x, 66)], 3)


@drawing("rice", (238, 226, 178))
def rice(pen: Pen) -> None:
    """A drooping ear."""
    stalk = smooth([(20, 96), (34, 54), (56, 26), (84, 22)], closed=False)
    pen.line(stalk, 6)
    grains = (
        (32, 50, 10),
        (46, 30, 34),
        (64, 16, 65),
        (84, 20, 110),
        (56, 56, -30),
        (70, 44, -55),
        (84, 42, -5),
    )
    for x, y, turn in grains:
        pen.shape(rotate(oval((x, y), 17, 31), turn, (x, y)))


@drawing("cotton", (255, 252, 244))
def cotton(pen: Pen) -> None:
    """A boll."""
    pen.line([(50, 70), (50, 97)], 9)
    for x, y in ((30, 52), (70, 52), (34, 28), (66, 28)):
        pen.shape(oval((x, y), 42))
    pen.shape(oval((50, 42), 38), outline=False)
    pen.shape([(50, 84), (14, 62), (34, 64), (50, 54), (66, 64), (86, 62)], LEAF)


@drawing("potato", (200, 160, 104))
def potato(pen: Pen) -> None:
    """A potato with eyes."""
    pen.shape(smooth([(16, 66), (10, 44), (28, 26), (56, 18), (84, 28), (92, 52), (78, 76), (48, 82)]))
    for x, y in ((34, 44), (60, 36), (72, 58), (44, 64)):
        pen.line([(x - 4, y), (x + 4, y + 2)], 5)


@drawing("vanilla", (96, 70, 40))
def vanilla(pen: Pen) -> None:
    """A flower over its pods."""
    pen.bar(smooth([(46, 40), (34, 66), (14, 94)], closed=False), 9)
    pen.bar(smooth([(54, 40), (56, 70), (48, 96)], closed=False), 9)
    pen.bar(smooth([(58, 40), (74, 66), (80, 92)], closed=False), 9)
    for turn in range(0, 360, 72):
        pen.shape(rotate(oval((50, 16), 20, 30), turn, (50, 34)), _PETAL)
    pen.shape(oval((50, 34), 16), GOLD)


@drawing("relic", GOLD)
def relic(pen: Pen) -> None:
    """A golden mask."""
    pen.shape([(20, 28), (4, 6), (28, 14), (34, 2), (50, 12), (66, 2), (72, 14), (96, 6), (80, 28)])
    pen.shape(smooth([(16, 26), (50, 18), (84, 26), (84, 58), (70, 86), (50, 96), (30, 86), (16, 58)]))
    pen.shape(oval((34, 46), 18, 13), OUTLINE)
    pen.shape(oval((66, 46), 18, 13), OUTLINE)
    pen.line([(50, 46), (45, 64), (55, 64)], 3.6)
    pen.line([(36, 78), (64, 78)], 6)
