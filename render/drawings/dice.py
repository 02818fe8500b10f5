"""Dice: a sprite for each face."""

from functools import partial

from render.palette import BLANK, OUTLINE
from render.pen import Pen, Point, box, oval
from render.sprites import drawing

_NEAR, _HALF, _FAR = 27, 50, 73
_PIPS: dict[int, tuple[Point, ...]] = {
    0: (),
    1: ((_HALF, _HALF),),
    2: ((_NEAR, _FAR), (_FAR, _NEAR)),
    3: ((_NEAR, _FAR), (_HALF, _HALF), (_FAR, _NEAR)),
    4: ((_NEAR, _NEAR), (_NEAR, _FAR), (_FAR, _NEAR), (_FAR, _FAR)),
    5: ((_NEAR, _NEAR), (_NEAR, _FAR), (_FAR, _NEAR), (_FAR, _FAR), (_HALF, _HALF)),
    6: ((_NEAR, _NEAR), (_NEAR, _HALF), (_NEAR, _FAR), (_FAR, _NEAR), (_FAR, _HALF), (_FAR, _FAR)),
}


def _face(pips: tuple[Point, ...], pen: Pen) -> None:
    pen.shape(box(8, 8, 92, 92))
    for at in pips:
        pen.shape(oval(at, 17), OUTLINE, outline=False)


for _number, _spots in _PIPS.items():
    drawing(f"die_{_number}", BLANK)(partial(_face, _spots))
