"""The version of Caravel, and whether it is installed or run from its checkout."""

import tomllib
from functools import cache
from importlib import metadata
from pathlib import Path

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
NAME = "caravel"


def is_checkout() -> bool:
    """Whether the program runs from a checkout of the repository, not from an installed package."""
    return PROJECT.exists()


@cache
def version() -> str:
    """Return the version, for example 0.2.0: that of the checkout's project file, or of the installed package."""
    if not is_checkout():
        return metadata.version(NAME)
    return tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["version"]
