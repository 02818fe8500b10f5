"""Comparison of the robots' levels for lobbies, from `data/levels.toml`. Pure."""

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

from games.ai import ROBOTS
from games.core import record
from games.core.box import data_file


@record
class Levels:
    """Wins per 100 games with `players` players: of one robot of each level, the weakest first, and an even share."""

    seats: int
    wins: Mapping[str, int]

    @property
    def even(self) -> int:
        """Wins per 100 games of a player as strong as the others."""
        return round(100 / self.seats)


def levels(game: str) -> Levels | None:
    """Return how the levels compare in a game; None if fewer than two have been measured."""
    told = _told().get(game, {})
    wins = {level: told[level] for level in ROBOTS if level in told}
    return (
        Levels(told["seats"], dict(sorted(wins.items(), key=lambda one: one[1]))) if len(wins) > 1 else None
    )


@cache
def _told() -> dict[str, Any]:
    return tomllib.loads(data_file("levels.toml").read_text(encoding="utf-8"))
