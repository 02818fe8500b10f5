"""How long a game takes, as lobbies say it: figures of `data/lengths.toml`. Pure."""

import tomllib
from functools import cache
from typing import Any

from games.core import record
from games.core.box import data_file


@record
class Length:
    """The clicks that a game takes each person, and the minutes that it takes them all, one after the other."""

    clicks: int
    minutes: int


def length(game: str, seats: int) -> Length | None:
    """Return how long a game takes so many; None where nobody has measured it."""
    told = _told()
    clicks = told.get(game, {}).get(str(seats))
    if clicks is None:
        return None
    minutes = clicks * seats * told["seconds"] / 60
    return Length(clicks, max(5, 5 * round(minutes / 5)))


@cache
def _told() -> dict[str, Any]:
    return tomllib.loads(data_file("lengths.toml").read_text(encoding="utf-8"))
