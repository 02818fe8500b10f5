"""The games and the core that they share; pure rules, no input or output."""

import importlib
import pkgutil
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from games.core import Game


@cache
def all_games() -> "dict[str, Game]":
    """Return every game by its key: every package within this one that defines `GAME`."""
    found: dict[str, Game] = {}
    for module in pkgutil.iter_modules(__path__):
        if module.ispkg and module.name not in ("core", "ai", "new", "words"):
            game = getattr(importlib.import_module(f"games.{module.name}"), "GAME", None)
            if game is not None:
                found[game.key] = game
    return found
