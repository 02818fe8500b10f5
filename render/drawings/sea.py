"""Ships and what happens at sea."""

from collections.abc import Sequence

from render.palette import BLANK, BRICK, GOLD, NAVY, OUTLINE, SAIL, SEA, SILVER, STONE, WOOD
from render.pen import Pen, Point, box, oval, regular, rotate, smooth
from render.sprites import drawing

HULL: list[Point] = [(4, 56), (20, 58), (24, 66), (76, 66), (80, 54), (96, 50), (86, 90), (22, 90)]


def _hull(pen: Pen, masts: Sequence[tuple[float, float]]) -> None:
    for x, top in masts:
        pen.line([(x, top), (x, 66)], 5)
    pen.shape(HULL, WOOD)
    pen.detail([(18, 76), (88, 76)], 3)


def _square_sail(pen: Pen, left: float, top: float, right: float, bottom: float) -> None:
    bulge = (right - left) * 0.14
    middle = (top + bottom) / 2
    corners = [(left, top), (right, top), (right + bulge, middle), (right, bottom), (left, bottom)]
    pen.shape(smooth([*corners, (left + bulge, middle)]))


@drawing("caravel", SAIL)
def caravel(pen: Pen) -> None:
    """Two lateen sails: the ship of the project."""
    _hull(pen, [(34, 6), (68, 16)])
    pen.shape([(58, 4), (48, 60), (8, 56)])
    pen.shape([(88, 12), (80, 58), (56, 58)])


@drawing("cargo_ship", SAIL)
def cargo_ship(pen: Pen) -> None:
    """A fat merchantman with one great sail."""
    _hull(pen, [(50, 4)])
    _square_sail(pen, 20, 12, 76, 56)
    pen.detail([(34, 14), (36, 54)], 2.4)
    pen.detail([(58, 14), (62, 54)], 2.4)


@drawing("ship_columbus", SAIL)
def ship_columbus(pen: Pen) -> None:
    """A square sail with a cross."""
    _hull(pen, [(50, 2)])
    _square_sail(pen, 20, 8, 76, 56)
    pen.line([(50, 14), (50, 52)], 9, BRICK)
    pen.line([(32, 30), (70, 30)], 9, BRICK)


@drawing("ship_pizarro", SAIL)
def ship_pizarro(pen: Pen) -> None:
    """Two square sails side by side."""
    _hull(pen, [(28, 4), (70, 4)])
    _square_sail(pen, 8, 10, 44, 56)
    _square_sail(pen, 54, 10, 88, 52)


@drawing("ship_magellan", SAIL)
def ship_magellan(pen: Pen) -> None:
    """One tall lateen sail."""
    _hull(pen, [(46, 2)])
    pen.shape([(70, 2), (84, 54), (6, 58)])


@drawing("ship_marco_polo", SAIL)
def ship_marco_polo(pen: Pen) -> None:
    """A junk's battened fan."""
    _hull(pen, [(46, 2)])
    pen.shape(smooth([(30, 8), (66, 4), (88, 26), (84, 52), (22, 56), (26, 32)]))
    for y in (20, 32, 44):
        pen.line([(29, y + 2), (84, y - 2)], 4)


@drawing("ship_vasco_da_gama", SAIL)
def ship_vasco_da_gama(pen: Pen) -> None:
    """Three lateen sails in a row."""
    _hull(pen, [(24, 16), (52, 6), (78, 16)])
    pen.shape([(34, 14), (32, 58), (4, 54)])
    pen.shape([(62, 4), (60, 58), (34, 56)])
    pen.shape([(88, 12), (86, 54), (64, 52)])


@drawing("ship_james_cook", SAIL)
def ship_james_cook(pen: Pen) -> None:
    """Two sails one above the other, and a jib."""
    _hull(pen, [(56, 2)])
    pen.shape([(30, 8), (30, 58), (2, 52)])
    _square_sail(pen, 42, 6, 80, 26)
    _square_sail(pen, 36, 33, 86, 57)


@drawing("anchor", (70, 84, 96))
def anchor(pen: Pen) -> None:
    """An anchor."""
    pen.bar(smooth([(12, 56), (20, 80), (50, 92), (80, 80), (88, 56)], closed=False), 13)
    pen.bar([(50, 26), (50, 90)], 13)
    pen.bar([(30, 36), (70, 36)], 12)
    pen.shape(oval((50, 15), 24))
    pen.shape(oval((50, 15), 9), BLANK)


@drawing("storm", (104, 112, 124))
def storm(pen: Pen) -> None:
    """A cloud with lightning."""
    pen.shape([(52, 50), (34, 76), (48, 76), (38, 98), (72, 68), (56, 68), (66, 50)], GOLD)
    pen.shape(
        smooth(
            [(10, 54), (6, 36), (22, 26), (34, 8), (58, 8), (70, 22), (92, 28), (94, 50), (78, 58), (24, 58)]
        )
    )


@drawing("pirate_flag", OUTLINE)
def pirate_flag(pen: Pen) -> None:
    """The black flag with a skull."""
    pen.bar([(12, 4), (12, 96)], 9, WOOD)
    pen.shape(
        smooth([(16, 8), (46, 14), (96, 8), (94, 42), (96, 76), (46, 82), (16, 76)]),
        STONE if pen.hollow else None,
    )
    pen.shape(oval((56, 38), 32, 30), BLANK, outline=False)
    pen.shape(box(47, 48, 65, 60), BLANK, outline=False)
    pen.line([(49, 38), (49, 39)], 8)
    pen.line([(63, 38), (63, 39)], 8)


@drawing("wave", SEA)
def wave(pen: Pen) -> None:
    """The open sea."""
    for y in (24, 50, 76):
        pen.bar(smooth([(9, y), (29, y - 12), (50, y), (71, y + 12), (91, y)], closed=False), 12)


@drawing("compass", BLANK)
def compass(pen: Pen) -> None:
    """A compass: discovery."""
    pen.shape(oval((50, 50), 92))
    pen.shape(rotate([(50, 10), (61, 50), (39, 50)], 35), BRICK)
    pen.shape(rotate([(50, 90), (61, 50), (39, 50)], 35), NAVY)


@drawing("spyglass", GOLD)
def spyglass(pen: Pen) -> None:
    """A spyglass."""
    pen.bar([(12, 84), (34, 66)], 15)
    pen.bar([(34, 66), (58, 46)], 22, WOOD)
    pen.bar([(58, 46), (86, 22)], 30)


@drawing("wheel", WOOD)
def wheel(pen: Pen) -> None:
    """A ship's wheel."""
    for turn in range(0, 180, 45):
        pen.bar(rotate([(50, 3), (50, 97)], turn), 9)
    pen.bar(oval((50, 50), 62), 11)
    pen.shape(oval((50, 50), 24), SILVER)


@drawing("island", (116, 158, 90))
def island(pen: Pen) -> None:
    """An island with a palm."""
    pen.shape(oval((50, 88), 92, 36, start=180, end=360))
    pen.bar(smooth([(44, 76), (50, 52), (60, 32)], closed=False), 9, WOOD)
    for tip in ((28, 26), (40, 8), (76, 6), (94, 22), (88, 48)):
        middle = ((tip[0] + 60) / 2, (tip[1] + 32) / 2 - 9)
        pen.shape(smooth([(60, 32), middle, tip, (middle[0], middle[1] + 13)]))


@drawing("sun", GOLD)
def sun(pen: Pen) -> None:
    """A sun: one more turn, the next day."""
    outer, inner = regular(12, 47), regular(12, 31, turn=-75)
    pen.shape([point for pair in zip(outer, inner, strict=True) for point in pair])
    pen.shape(oval((50, 50), 44))
