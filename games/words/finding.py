"""Finding things by what people type: in their language or in English, with or without accents."""

import unicodedata
from collections.abc import Iterable


def plainly(text: object) -> str:
    """Return a text as people type it in haste: lower case, no accents, spaces for hyphens and underscores."""
    decomposed = unicodedata.normalize("NFKD", str(text).casefold())
    bare = "".join(letter for letter in decomposed if not unicodedata.combining(letter))
    return bare.replace("_", " ").replace("-", " ").strip()


def is_meant(typed: object, names: Iterable[object]) -> bool:
    """Say whether the typed text is one of the names."""
    return plainly(typed) in map(plainly, names)


def may_mean(typed: object, names: Iterable[object]) -> bool:
    """Say whether the typed text is a part of one of the names; an empty text is a part of each."""
    part = plainly(typed)
    return any(part in plainly(name) for name in names)
