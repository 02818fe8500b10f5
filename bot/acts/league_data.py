"""Leagues as they are stored, read for those who play in them."""

from bot.errors import PlayerError
from bot.storage import Json
from games.results.league import League, league_from_data

DAMAGED = "league-damaged"
"""The sentence about a league that cannot be read."""


def read_league(data: Json) -> League:
    """Read a league; raises `PlayerError` if it is damaged."""
    try:
        return league_from_data(data)
    except ValueError:
        raise PlayerError(DAMAGED) from None


def is_under_way(data: Json) -> bool:
    """Say whether a league can be played on: one that is damaged makes room for another."""
    try:
        return league_from_data(data).stage != "over"
    except ValueError:
        return False
