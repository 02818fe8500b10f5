"""Sprites as emojis: small transparent pictures, each named after its sprite and a hash of its pixels."""

import re
from hashlib import blake2b
from io import BytesIO

from render.sprites import names, sprite

SIZE = 128
"""Width and height in pixels; Discord shows an emoji at up to 48, on good screens at twice that."""
_OURS = re.compile(r"cv_([a-z0-9_]{1,20})_([0-9a-f]{8})")


def emoji_name(name: str) -> str:
    """Return the name of a sprite's emoji, which changes with the look of the sprite."""
    drawn = sprite(name, SIZE)
    seen = blake2b(drawn.tobytes(), digest_size=4).hexdigest()
    called = f"cv_{name}_{seen}"
    assert is_ours(called), f"a sprite's name is too long for an emoji: {name}"
    return called


def is_ours(called: str) -> bool:
    """Return whether the name of an emoji is one of ours, of any version."""
    return _OURS.fullmatch(called) is not None


def emoji_png(name: str) -> bytes:
    """Return the picture of a sprite's emoji as the bytes of a PNG file."""
    buffer = BytesIO()
    sprite(name, SIZE).save(buffer, "PNG", optimize=True)
    return buffer.getvalue()


def known_sprites() -> frozenset[str]:
    """Return the names of all sprites."""
    return frozenset(names())
