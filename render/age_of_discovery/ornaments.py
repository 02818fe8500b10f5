"""What makes a chart of the sheet: the rose, a ship, the old names of the seas."""

from math import cos, pi, sin

from PIL import Image, ImageDraw

from render import text
from render.palette import INK, LAND, SEA_LINE, SEA_TONES, WAX, Colour, mix
from render.pen import regular
from render.pixels import resize
from render.sprites import sprite

_FACTOR = 4
_FAINT = mix(SEA_TONES[0], INK, 0.42)

_SEAS: tuple[tuple[str, float, float, float, int], ...] = (
    # Old charts are lettered in Latin, in every country; where, how turned, how large.
    ("MAR DEL", 0.125, 0.685, 0, 26),
    ("SVR", 0.125, 0.728, 0, 26),
    ("MAR DEL NORT", 0.845, 0.055, 0, 24),
    ("OCEANVS", 0.69, 0.92, -10, 26),
)


def rose(image: Image.Image, at: tuple[int, int], radius: int) -> None:
    """A compass rose of sixteen points around this place, the north in red."""
    size = 2 * radius + 24
    large = Image.new("RGBA", (size * _FACTOR, size * _FACTOR), (*SEA_TONES[0], 0))
    draw = ImageDraw.Draw(large)
    middle = size * _FACTOR / 2
    for share, width in ((0.74, 3), (0.66, 1)):
        reach = radius * share * _FACTOR
        box = (middle - reach, middle - reach, middle + reach, middle + reach)
        draw.ellipse(box, outline=(*_FAINT, 255), width=width * _FACTOR // 2)
    for turn in range(32):
        angle = turn * pi / 16
        inner, outer = (radius * share * _FACTOR for share in (0.66, 0.74))
        ends = [(middle + far * sin(angle), middle - far * cos(angle)) for far in (inner, outer)]
        draw.line(ends, fill=(*_FAINT, 255), width=_FACTOR)
    for turn, reach, waist in [
        *((turn, 0.62, 0.1) for turn in range(1, 16, 2)),
        *((turn, 0.78, 0.13) for turn in range(2, 16, 4)),
        *((turn, 1.0, 0.16) for turn in range(0, 16, 4)),
    ]:
        _point(draw, middle, turn * pi / 8, (reach * radius * _FACTOR, waist * radius * _FACTOR))
    _north(draw, middle, radius * _FACTOR)
    small = resize(large, (size, size), Image.Resampling.BOX)
    image.paste(small, (at[0] - size // 2, at[1] - size // 2), small)


def _point(draw: ImageDraw.ImageDraw, middle: float, angle: float, lengths: tuple[float, float]) -> None:
    """One point, its right half dark."""
    reach, waist = lengths
    tip = (middle + reach * sin(angle), middle - reach * cos(angle))
    for side, fill in ((1, _FAINT), (-1, LAND)):
        turn = angle + side * pi / 4
        corner = (middle + waist * sin(turn), middle - waist * cos(turn))
        draw.polygon([(middle, middle), corner, tip], fill=(*fill, 255), outline=(*_FAINT, 255))


def _north(draw: ImageDraw.ImageDraw, middle: float, reach: float) -> None:
    """A red lozenge where north is."""
    top = middle - reach * 1.04
    points = regular(4, reach * 0.09, centre=(middle, top))
    draw.polygon(points, fill=(*WAX, 255), outline=(*INK, 255))


def lettering(image: Image.Image) -> None:
    """The names of the seas, faint, and a ship on its way."""
    for words, x, y, turn, size in _SEAS:
        _letters(image, words, (round(image.width * x), round(image.height * y)), turn, size)
    ship = sprite("caravel", 72, None, hollow=True)
    image.paste(ship, (round(image.width * 0.66), round(image.height * 0.41)), ship)


def _letters(image: Image.Image, words: str, at: tuple[int, int], turn: float, size: int) -> None:
    font = text.font("serif", size)
    step = [round(font.getlength(letter)) + size // 3 for letter in words]
    mask = Image.new("L", (sum(step) + 20, size * 2))
    draw = ImageDraw.Draw(mask)
    for place, letter in enumerate(words):
        draw.text((10 + sum(step[:place]), size * 1.4), letter, font=font, fill=255, anchor="ls")
    mask = mask.rotate(turn, Image.Resampling.BICUBIC, expand=True)
    colour: Colour = mix(SEA_LINE, INK, 0.25)
    image.paste(colour, (at[0] - mask.width // 2, at[1] - mask.height // 2), mask)
