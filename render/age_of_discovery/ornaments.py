"""The ornaments of the chart: the rose, a ship, the old names of the seas."""

from math import cos, pi, sin

from PIL import Image, ImageDraw

from render import text
from render.palette import COAST, LAND, RGB, SEA_LINE, SEA_TONES, WAX, mix
from render.pen import regular
from render.pixels import resize
from render.sprites import sprite
from render.theme import Theme

_FACTOR = 4
LETTERS = mix(SEA_LINE, COAST, 0.25)
FAINT = mix(SEA_TONES[0], COAST, 0.42)

# Old charts have Latin lettering in every country. No plate stands on an ornament, because it would cut it.
# Positions are shares of the chart.
SEAS: tuple[tuple[str, float, float, float, int], ...] = (
    ("MAR DEL", 0.675, 0.285, 0, 24),
    ("NORT", 0.675, 0.325, 0, 24),
    ("MAR", 0.292, 0.43, 0, 24),
    ("DEL", 0.297, 0.465, 0, 24),
    ("SVR", 0.303, 0.5, 0, 24),
    ("OCEANVS", 0.675, 0.92, -10, 24),
)
"""Words, the position of their middle, their rotation in degrees, their size."""
_MIDDLE, _WIDE = 0.477, 1160 / 920
"""Middle of the land, as a share of the chart's width; width by height of the chart that `SEAS` is for."""


def seas(size: tuple[int, int]) -> list[tuple[str, tuple[int, int], float, int]]:
    """Return `SEAS` with their middles on a chart of this size.

    On a narrow one they are farther out, because the land fills more of it.
    """
    wide, high = size
    out = max(1, _WIDE * high / wide)
    return [
        (words, (round(wide * (_MIDDLE + (x - _MIDDLE) * out)), round(high * y)), turn, letter)
        for words, x, y, turn, letter in SEAS
    ]


ROSE = (0.115, 0.903)
"""The position of the rose's middle."""
RADIUS = 72
SHIP = (0.66, 0.41)
"""The position of the ship's upper left corner."""
SHIP_SIZE = 72


def rose(image: Image.Image, at: tuple[int, int], radius: int, theme: Theme) -> None:
    """Draw a compass rose of sixteen points around this position, the north in red."""
    size = 2 * radius + 24
    large = Image.new("RGBA", (size * _FACTOR, size * _FACTOR), (*theme.rgb(SEA_TONES[0]), 0))
    faint = (*theme.rgb(FAINT), 255)
    draw = ImageDraw.Draw(large)
    middle = size * _FACTOR / 2
    for share, width in ((0.74, 3), (0.66, 1)):
        reach = radius * share * _FACTOR
        box = (middle - reach, middle - reach, middle + reach, middle + reach)
        draw.ellipse(box, outline=faint, width=width * _FACTOR // 2)
    for turn in range(32):
        angle = turn * pi / 16
        inner, outer = (radius * share * _FACTOR for share in (0.66, 0.74))
        ends = [(middle + far * sin(angle), middle - far * cos(angle)) for far in (inner, outer)]
        draw.line(ends, fill=faint, width=_FACTOR)
    for turn, reach, waist in [
        *((turn, 0.62, 0.1) for turn in range(1, 16, 2)),
        *((turn, 0.78, 0.13) for turn in range(2, 16, 4)),
        *((turn, 1.0, 0.16) for turn in range(0, 16, 4)),
    ]:
        _point(draw, middle, turn * pi / 8, (reach * radius * _FACTOR, waist * radius * _FACTOR), theme)
    _north(draw, middle, radius * _FACTOR, theme)
    small = resize(large, (size, size), Image.Resampling.BOX)
    image.paste(small, (at[0] - size // 2, at[1] - size // 2), small)


def _point(
    draw: ImageDraw.ImageDraw, middle: float, angle: float, lengths: tuple[float, float], theme: Theme
) -> None:
    """One point, its right half dark."""
    reach, waist = lengths
    dark, light = theme.rgb(FAINT), theme.rgb(LAND)
    tip = (middle + reach * sin(angle), middle - reach * cos(angle))
    for side, fill in ((1, dark), (-1, light)):
        turn = angle + side * pi / 4
        corner = (middle + waist * sin(turn), middle - waist * cos(turn))
        draw.polygon([(middle, middle), corner, tip], fill=(*fill, 255), outline=(*dark, 255))


def _north(draw: ImageDraw.ImageDraw, middle: float, reach: float, theme: Theme) -> None:
    """Draw a red lozenge at the north."""
    top = middle - reach * 1.04
    points = regular(4, reach * 0.09, centre=(middle, top))
    draw.polygon(points, fill=(*theme.rgb(WAX), 255), outline=(*theme.rgb(COAST), 255))


def lettering(image: Image.Image, theme: Theme) -> None:
    """Draw the names of the seas, faint, and a ship under way."""
    for words, at, turn, size in seas(image.size):
        _letters(image, words, at, (turn, size, theme.rgb(LETTERS)))
    ship = sprite("caravel", SHIP_SIZE, None, hollow=True, theme=theme)
    image.paste(ship, (round(image.width * SHIP[0]), round(image.height * SHIP[1])), ship)


def ornaments(size: tuple[int, int]) -> list[tuple[str, tuple[int, int, int, int]]]:
    """Return the ornaments in the sea of a chart of this size, with their boxes, which nothing may cover."""
    wide, high = size
    found: list[tuple[str, tuple[int, int, int, int]]] = []
    for words, middle, _, letter in seas(size):
        half = sum(letter_steps(words, letter)) // 2
        found.append(
            (words, (middle[0] - half, middle[1] - letter // 2, middle[0] + half, middle[1] + letter // 2))
        )
    x, y = round(wide * ROSE[0]), round(high * ROSE[1])
    found.append(("rose", (x - RADIUS, y - RADIUS * 9 // 8, x + RADIUS, y + RADIUS)))
    x, y = round(wide * SHIP[0]), round(high * SHIP[1])
    found.append(("ship", (x, y, x + SHIP_SIZE, y + SHIP_SIZE)))
    return found


def letter_steps(words: str, size: int) -> list[int]:
    """Return the distance of each letter to the next one, in pixels."""
    font = text.font("serif", size)
    return [round(font.getlength(letter)) + size // 3 for letter in words]


def _letters(image: Image.Image, words: str, at: tuple[int, int], look: tuple[float, int, RGB]) -> None:
    turn, size, colour = look
    step = letter_steps(words, size)
    mask = Image.new("L", (sum(step) + 20, size * 2))
    draw = ImageDraw.Draw(mask)
    for place, letter in enumerate(words):
        spot = (10 + sum(step[:place]), size * 1.4)
        draw.text(spot, letter, font=text.font("serif", size), fill=255, anchor="ls")
    mask = mask.rotate(turn, Image.Resampling.BICUBIC, expand=True)
    image.paste(colour, (at[0] - mask.width // 2, at[1] - mask.height // 2), mask)
