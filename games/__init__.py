"""The games and what they share: pure rules, without input or output.

It imports nothing of ours. Begin with `core`, then read one game: its `state`, `moves` and `events`, then one
of its phases. `ai` holds the robots, `words` the texts, `new` the generator of a new game.
"""

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
        if module.ispkg and module.name not in ("core", "ai", "new", "words", "results"):
            game = getattr(importlib.import_module(f"games.{module.name}"), "GAME", None)
            if game is not None:
                found[game.key] = game
    return found
