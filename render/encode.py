"""From a drawn picture to the bytes of a PNG file."""

from collections.abc import Iterable
from struct import pack
from typing import NamedTuple
from zlib import MAX_WBITS, Z_SYNC_FLUSH, adler32, compressobj, crc32

from PIL import Image

from render.colours import Palette
from render.theme import LIGHT

LEVEL = 4
"""Flat colours compress well at any level; this one takes half the time of zlib's default. Level 3 halves the time again, but makes files a
tenth larger: Age of Discovery's board would exceed 200 kB."""
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_ADLER = 65521


class Squeezed(NamedTuple):
    """A band of a picture as a chunk of a PNG file, and the values for the check-sum of the whole."""

    chunk: bytes
    check: int
    size: int


def lines(places: Image.Image) -> memoryview:
    """The lines of a sheet as a PNG file has them: each begins with the number of its filter, none."""
    sheet = Image.new("L", (places.width + 1, places.height))
    sheet.paste(places, (1, 0))
    return memoryview(sheet.tobytes())


def squeezed(data: memoryview) -> Squeezed:
    """The lines of a band, compressed so that other bands may follow."""
    squeeze = compressobj(LEVEL, wbits=-MAX_WBITS)
    return Squeezed(
        _chunk(b"IDAT", squeeze.compress(data) + squeeze.flush(Z_SYNC_FLUSH)), adler32(data), len(data)
    )


def joined(width: int, height: int, bands: Iterable[Squeezed], palette: Palette | None = None) -> bytes:
    """The PNG file of a picture from its bands; without a palette it has the light theme's."""
    # Not a default: only processes that draw need the palette, which takes long to work out.
    palette = palette or LIGHT.palette
    parts, check = [_SIGNATURE, _chunk(b"IHDR", pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))], 1
    parts += [_chunk(b"PLTE", bytes(palette.channels)), _chunk(b"IDAT", b"\x78\x01")]
    for band in bands:
        parts.append(band.chunk)
        check = _both(check, band)
    # An empty last block, and the check-sum of all lines.
    return b"".join([*parts, _chunk(b"IDAT", b"\x03\x00" + pack(">I", check)), _chunk(b"IEND", b"")])


def _both(check: int, band: Squeezed) -> int:
    """Adler's check-sum of some bytes and those of a band after them, from both check-sums."""
    low, high = check & 0xFFFF, check >> 16
    added, above = band.check & 0xFFFF, band.check >> 16
    return (low + added - 1) % _ADLER | (high + above + band.size * (low - 1)) % _ADLER << 16


def _chunk(kind: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + kind + data + pack(">I", crc32(kind + data))


def png(image: Image.Image, palette: Palette = LIGHT.palette) -> bytes:
    """Return the picture as an opaque PNG with a palette. An image of mode P must already use this palette."""
    found = image if image.mode == "P" else palette.quantise(image)
    places = Image.frombytes("L", found.size, found.tobytes())
    return joined(*image.size, [squeezed(lines(places))], palette)
