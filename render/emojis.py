"""Sprites as emojis: small pictures with transparency, each called by its sprite and a hash of what it looks like."""

import re
from hashlib import blake2b
from io import BytesIO

from render.sprites import names, sprite

SIZE = 128
"""Pixels; Discord shows an emoji at up to 48 of them, on good screens at twice that."""
_OURS = re.compile(r"cv_([a-z0-9_]{1,20})_([0-9a-f]{8})")


def emoji_name(name: str) -> str:
    """What the emoji of a sprite is called: another name once the sprite looks otherwise."""
    drawn = sprite(name, SIZE)
    seen = blake2b(drawn.tobytes(), digest_size=4).hexdigest()
    called = f"cv_{name}_{seen}"
    assert is_ours(called), f"a sprite's name is too long for an emoji: {name}"
    return called


def is_ours(called: str) -> bool:
    """Whether an emoji is called like one of ours, of whatever version."""
    return _OURS.fullmatch(called) is not None


def emoji_png(name: str) -> bytes:
    """The picture of a sprite's emoji."""
    buffer = BytesIO()
    sprite(name, SIZE).save(buffer, "PNG", optimize=True)
    return buffer.getvalue()


def known_sprites() -> frozenset[str]:
    """The sprites that there are."""
    return frozenset(names())
