"""The length of games, as lobbies show it, from the figures of `data/lengths.toml`. Pure functions."""

import tomllib
from functools import cache
from typing import Any

from games.core import record
from games.core.box import data_file


@record
class Length:
    """The number of clicks per player, and the total minutes if they play one after the other."""

    clicks: int
    minutes: int


def length(game: str, seats: int) -> Length | None:
    """Return a game's length with this number of seats; None if it was not measured."""
    told = _told()
    clicks = told.get(game, {}).get(str(seats))
    if clicks is None:
        return None
    minutes = clicks * seats * told["seconds"] / 60
    return Length(clicks, max(5, 5 * round(minutes / 5)))


@cache
def _told() -> dict[str, Any]:
    return tomllib.loads(data_file("lengths.toml").read_text(encoding="utf-8"))
