"""From a drawn picture to the bytes of a PNG file."""

from functools import cache
from io import BytesIO

from PIL import Image

from render.palette import PALETTE

# Flat colours compress well at any level; level 3 takes less than half the time of zlib's default.
COMPRESS_LEVEL = 3


@cache
def _palette() -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette([channel for colour in PALETTE for channel in colour])
    return image


def quantise(image: Image.Image) -> Image.Image:
    """The picture in the fixed palette, each pixel in the nearest of its colours, without dithering."""
    return image.quantize(palette=_palette(), dither=Image.Dither.NONE)


def png(image: Image.Image) -> bytes:
    """The picture as an opaque palette PNG."""
    buffer = BytesIO()
    quantise(image).save(buffer, "PNG", compress_level=COMPRESS_LEVEL)
    return buffer.getvalue()
