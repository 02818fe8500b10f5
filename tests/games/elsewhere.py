"""Games that are no part of the program: they lie in a folder that is laid out like the project."""

from pathlib import Path

import games
import games.words
import render
from games.core import box
from games.words import files

SOUNDINGS = Path(__file__).parent / "soundings"
"""Dice under cups, and whoever has lost all dice is out: a whole small game, to read and to test with."""


def register(root: Path) -> None:
    """Let this process find the games of a folder: their rules, words, pictures and data."""
    if root / "data" not in box.FOLDERS:
        box.FOLDERS.append(root / "data")
        files.FOLDERS.append(root / "data" / "texts")
        for package in (games, games.words, render):
            package.__path__.append(str(root / package.__name__.replace(".", "/")))
        games.all_games.cache_clear()
