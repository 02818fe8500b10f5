"""Statements as psycopg wants them: written for all engines with `?` and `:name`."""

import re
from functools import lru_cache

_PARTS = re.compile(r"""'(?:[^']|'')*' | "[^"]*" | :: | :(?P<name>[a-z_]\w*) | (?P<mark>\?)""", re.VERBOSE)


@lru_cache(maxsize=512)
def translated(statement: str) -> str:
    """Return a statement with psycopg's marks for its values; what is quoted stays as it is."""
    return _PARTS.sub(_mark, statement.replace("%", "%%"))


def _mark(part: re.Match[str]) -> str:
    if part["mark"]:
        return "%s"
    return f"%({part['name']})s" if part["name"] else part[0]
