"""Sprites that only this game needs."""

from render.palette import BLANK, GOLD, NAVY, SAIL, WARNING, WOOD
from render.pen import Pen, box, oval
from render.sprites import drawing


@drawing("pizarro_hull", WOOD)
def hull(pen: Pen) -> None:
    """A hull with a mast; the owner's symbol is its sail."""
    pen.line([(50, 20), (50, 76)], 6)
    pen.shape([(6, 68), (94, 68), (80, 94), (20, 94)])
    pen.detail([(17, 80), (84, 80)], 3)


@drawing("pizarro_gold", SAIL)
def gold(pen: Pen) -> None:
    """A gold card, face up."""
    pen.shape(box(20, 5, 80, 95))
    pen.shape(oval((50, 50), 40), GOLD)


@drawing("pizarro_tuck", NAVY)
def tuck(pen: Pen) -> None:
    """A gold card under another one."""
    pen.shape(box(8, 34, 60, 95), SAIL)
    pen.shape(oval((28, 76), 24), GOLD)
    pen.shape(box(36, 5, 92, 70))
    pen.detail([(46, 16), (82, 16), (82, 59), (46, 59), (46, 16)], 3, BLANK)


@drawing("pizarro_veto", SAIL)
def veto(pen: Pen) -> None:
    """A card that is crossed out."""
    pen.shape(box(20, 5, 80, 95))
    pen.bar([(12, 24), (88, 78)], 13, WARNING)
    pen.bar([(88, 24), (12, 78)], 13, WARNING)
    pen.line([(18, 28), (82, 74)], 9, WARNING)
