"""Numbered steps from an empty database to today's tables, for each engine. A step that was released is never edited: add the next."""

from functools import cache
from pathlib import Path
from typing import Literal


@cache
def scripts(engine: Literal["sqlite", "postgres"]) -> tuple[str, ...]:
    """Return all steps of an engine in order. A database has version n after the first n of them."""
    files = sorted((Path(__file__).parent / engine).glob("[0-9]*.sql"))
    assert [int(file.name[:4]) for file in files] == list(range(1, len(files) + 1)), "a migration is missing"
    return tuple(file.read_text(encoding="utf-8") for file in files)
