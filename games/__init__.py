"""The games and the core that they share; pure rules, no input or output."""

import importlib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from games.core import Game


@cache
def all_games() -> "dict[str, Game]":
    """Return every game by its key: every folder beside this file that defines `GAME`."""
    found: dict[str, Game] = {}
    for folder in sorted(Path(__file__).parent.iterdir()):
        if folder.name not in ("core", "ai", "words") and (folder / "__init__.py").exists():
            game = getattr(importlib.import_module(f"games.{folder.name}"), "GAME", None)
            if game is not None:
                found[game.key] = game
    return found
