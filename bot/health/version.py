"""Which Caravel this is."""

import tomllib
from functools import cache
from pathlib import Path

PROJECT = Path(__file__).parents[2] / "pyproject.toml"


@cache
def version() -> str:
    """Return the version of this checkout, for example 0.1.0; the project's file alone says it."""
    return tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["version"]
