"""Reads stored leagues for their players, and says who may end one."""

from bot.errors import PlayerError
from bot.storage import Json
from games.results.league import League, league_from_data

DAMAGED = "league-damaged"
"""The sentence about a league that cannot be read."""


def read_league(data: Json) -> League:
    """Read a league. Raise `PlayerError` if it is damaged."""
    try:
        return league_from_data(data)
    except ValueError:
        raise PlayerError(DAMAGED) from None


def is_under_way(data: Json) -> bool:
    """Whether a league can be played on: one that is damaged makes room for another."""
    try:
        return league_from_data(data).stage != "over"
    except ValueError:
        return False


def ends_by_all(league: League, user: int, manages: int | None) -> bool:
    """Whether a user needs all other players to end a league. Raise `PlayerError` if the user has no say in it.

    A server manager who has never played in it ends it alone. If it has not begun or has no players left, its host and any
    server manager do, too.

    manages: The server that the user manages.
    """
    is_manager = league.guild == manages
    if is_manager and user not in league.players:
        return False
    if league.stage == "open" or not league.playing:
        if user != league.host and not is_manager:
            raise PlayerError("league-end-who")
        return False
    if user not in league.playing:
        raise PlayerError("league-end-who")
    return True
