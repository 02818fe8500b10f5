"""The ground and the paper slips on it: static layers, made once and cached. Copy before drawing on them."""

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.acts import SHADOW
from render.kept import kept
from render.palette import PAPER, PAPER_TONES, RGB, RHUMB
from render.pen import OVERSAMPLING, rotate
from render.pixels import levels, resize
from render.theme import LIGHT, Theme

_CORNER_BLUR = 3


_TALL = 2600
"""Height of cached sheets, in pixels, or a multiple of it. They are cut to the requested height."""
FOOT = 240
"""Height of the darker lower end of a sheet, in pixels."""


def ground(width: int, height: int, top: int, bottom: int, theme: Theme = LIGHT) -> Image.Image:
    """Return the ground of a sheet between two heights, as a new image with one band of palette indices.

    It is warm paper, darker towards the edge in a few flat tones, with rhumb lines. In a strong theme it is
    plain.
    """
    if theme.strong:
        return Image.new("L", (width, bottom - top), theme.palette.index(theme.rgb(PAPER)))
    tall, last, lines = _tall(width, max(1, -(-height // _TALL)) * _TALL, theme)
    sheet = tall.crop((0, top, width, bottom))
    foot = min(FOOT, height // 2)
    above = max(top, height - foot)
    if above < bottom:
        sheet.paste(last.crop((0, above - height + FOOT, width, bottom - height + FOOT)), (0, above - top))
        box = (0, above - top, width, bottom - top)
        sheet.paste(theme.palette.index(theme.rgb(RHUMB)), box, lines.crop((0, above, width, bottom)))
    return sheet


@kept
def _tall(width: int, height: int, theme: Theme) -> tuple[Image.Image, Image.Image, Image.Image]:
    """Return a sheet of at least the height, its foot without rhumb lines, and the lines as a mask."""
    tone = _edge_distance(width, height)
    first, *others = (theme.palette.index(theme.rgb(role)) for role in PAPER_TONES)
    sheet = Image.new("L", (width, height), first)
    for step, place in enumerate(others):
        sheet.paste(place, mask=_below(tone, 120 - 30 * step))
    foot, lines = sheet.crop((0, height - FOOT, width, height)), _rhumb_lines(width, height)
    sheet.paste(theme.palette.index(theme.rgb(RHUMB)), mask=lines)
    return sheet, foot, lines


def _below(mask: Image.Image, limit: int) -> Image.Image:
    return levels(mask, lambda level: 255 if level < limit else 0)


def _edge_distance(width: int, height: int) -> Image.Image:
    """Return the distance of each pixel from the edge, as 0 to 255, with round corners."""
    small = Image.new("L", (width // 8, height // 8), 0)
    inner = (small.width - 16, small.height - 16)
    small.paste(255, (8, 8, 8 + inner[0], 8 + inner[1]))
    return resize(small.filter(ImageFilter.GaussianBlur(9)), (width, height), Image.Resampling.BICUBIC)


def _rhumb_lines(width: int, height: int) -> Image.Image:
    """Return twelve thin lines through each of three points, as a mask."""
    mask = Image.new("1", (width, height), 0)
    draw = ImageDraw.Draw(mask)
    # Each sheet needs the same lines, because bands are copied between sheets.
    reach = width + _TALL
    for centre in ((width * 0.78, 500), (width * 0.2, 1350), (width * 0.8, 2200)):
        for turn in range(0, 180, 15):
            start, end = rotate(
                [(centre[0] - reach, centre[1]), (centre[0] + reach, centre[1])], turn, centre
            )
            draw.line((*start, *end), fill=255, width=2 if turn % 45 == 0 else 1)
    return mask


Piece = tuple[Image.Image, tuple[int, int]]
"""A piece of an image, and its position in the image."""


_SMALL = 24_000
"""Maximum number of pixels of an image that is faster to paste in one piece."""


def _rim(image: Image.Image, depth: int) -> tuple[Piece, ...]:
    """Return the image without its flat middle, so that only a fraction of it is kept and pasted."""
    width, height = image.size
    if width <= 2 * depth or height <= 2 * depth or width * height <= _SMALL:
        return ((image, (0, 0)),)
    boxes = (
        (0, 0, width, depth),
        (0, height - depth, width, height),
        (0, depth, depth, height - depth),
        (width - depth, depth, width, height - depth),
    )
    return tuple((image.crop(box), (box[0], box[1])) for box in boxes)


@kept
def slip_rim(
    width: int, height: int, fill: RGB, rule: RGB, shadow: RGB, stroke: int, radius: int
) -> tuple[Piece, ...]:
    """Return the edges of a slip, which is flat from `slip_depth(radius)` pixels inside its image's edge."""
    image = slip(width, height, fill, rule, shadow, stroke=stroke, radius=radius)
    return _rim(image, slip_depth(radius))


def slip_depth(radius: int) -> int:
    """Return the depth of a slip's edges in its image, in pixels."""
    return radius + SHADOW + _CORNER_BLUR


@kept
def frame_rim(
    width: int, height: int, stripes: tuple[tuple[int, RGB], ...], radius: int
) -> tuple[Piece, ...]:
    """Return the edges of a frame, which has nothing else."""
    return _rim(frame(width, height, stripes, radius), radius + sum(thick for thick, _ in stripes))


def slip(
    width: int, height: int, fill: RGB, rule: RGB, shadow: RGB, *, stroke: int = 2, radius: int = 10
) -> Image.Image:
    """Return a slip of paper with an ink rule, and `SHADOW` pixels more on each side for its shadow."""
    corner = radius + SHADOW + _CORNER_BLUR
    side = 2 * corner + 2
    tile = _slip_tile(side, (fill, rule, shadow), stroke, radius)
    return _stretch(tile, corner, width + 2 * SHADOW, height + 2 * SHADOW)


def _slip_tile(side: int, colours: tuple[RGB, RGB, RGB], stroke: int, radius: int) -> Image.Image:
    fill, rule, shade = colours
    inner = side - 2 * SHADOW
    body = rounded_mask(inner, inner, radius)
    shadow = Image.new("L", (side, side), 0)
    shadow.paste(levels(body, lambda level: level // 4), (SHADOW, SHADOW + 2))
    tile = Image.new("RGBA", (side, side), (*shade, 0))
    tile.putalpha(shadow.filter(ImageFilter.GaussianBlur(2)))
    framed = Image.new("RGB", (inner, inner), rule)
    framed.paste(
        fill, (stroke, stroke), rounded_mask(inner - 2 * stroke, inner - 2 * stroke, max(radius - stroke, 1))
    )
    framed.putalpha(body)
    tile.alpha_composite(framed, (SHADOW, SHADOW))
    return tile


def frame(width: int, height: int, stripes: tuple[tuple[int, RGB], ...], radius: int) -> Image.Image:
    """Return a rounded, empty frame of stripes (width, colour), from the outside inwards."""
    stroke = sum(thickness for thickness, _ in stripes)
    corner = radius + stroke
    side = 2 * corner + 2
    tile = Image.new("RGBA", (side, side), (*stripes[0][1], 0))
    inset = 0
    for thickness, colour in stripes:
        tile.paste(colour, mask=_inset_mask(side, inset, radius))
        inset += thickness
    tile.putalpha(ImageChops.subtract(rounded_mask(side, side, radius), _inset_mask(side, inset, radius)))
    return _stretch(tile, corner, width, height)


def _inset_mask(side: int, inset: int, radius: int) -> Image.Image:
    mask = Image.new("L", (side, side), 0)
    inner = side - 2 * inset
    mask.paste(rounded_mask(inner, inner, max(radius - inset, 1)), (inset, inset))
    return mask


def rounded_mask(width: int, height: int, radius: int) -> Image.Image:
    """Return a rectangle with round corners, soft at the edge, as a mask."""
    factor = OVERSAMPLING
    mask = Image.new("L", (width * factor, height * factor), 0)
    draw = ImageDraw.Draw(mask)
    draw.rounded_rectangle((0, 0, width * factor - 1, height * factor - 1), radius * factor, fill=255)
    return resize(mask, (width, height), Image.Resampling.BOX)


def _stretch(tile: Image.Image, corner: int, width: int, height: int) -> Image.Image:
    """Return the tile enlarged by stretching its middle, its four corners unchanged."""
    side = tile.width
    far = side - corner
    right, below = width - corner, height - corner
    whole = Image.new("RGBA", (width, height))
    columns = ((0, corner, 0, corner), (corner, far, corner, right), (far, side, right, width))
    rows = ((0, corner, 0, corner), (corner, far, corner, below), (far, side, below, height))
    for left, end, x, x_end in columns:
        for top, bottom, y, y_end in rows:
            part = tile.crop((left, top, end, bottom))
            whole.paste(
                resize(part, (max(x_end - x, 1), max(y_end - y, 1)), Image.Resampling.NEAREST), (x, y)
            )
    return whole
