"""From a drawn picture to the bytes of a PNG file."""

from functools import cache
from io import BytesIO

from PIL import Image

from render.palette import PALETTE, Colour

# Flat colours compress well at any level; level 3 takes less than half the time of zlib's default.
COMPRESS_LEVEL = 3

_CHANNELS = [channel for colour in PALETTE for channel in colour]


@cache
def _palette() -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(_CHANNELS)
    return image


def quantise(image: Image.Image) -> Image.Image:
    """The picture in the fixed palette, each pixel in the nearest of its colours, without dithering."""
    return image.quantize(palette=_palette(), dither=Image.Dither.NONE)


def indexes(image: Image.Image) -> Image.Image:
    """The places in the palette of a picture's colours, as an image of one band."""
    return Image.frombytes("L", image.size, quantise(image).tobytes())


def coloured(places: Image.Image) -> Image.Image:
    """Make a palette picture of places in the palette; the image that was handed in becomes that picture."""
    places.putpalette(_CHANNELS)
    return places


@cache
def index(colour: Colour) -> int:
    """The place in the palette of the colour, or of the one nearest to it."""
    if colour in PALETTE:
        return PALETTE.index(colour)
    return min(range(len(PALETTE)), key=lambda place: _far(PALETTE[place], colour))


def _far(one: Colour, other: Colour) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


def png(image: Image.Image) -> bytes:
    """The picture as an opaque palette PNG."""
    buffer = BytesIO()
    found = image if image.mode == "P" else quantise(image)
    found.save(buffer, "PNG", compress_level=COMPRESS_LEVEL)
    return buffer.getvalue()
