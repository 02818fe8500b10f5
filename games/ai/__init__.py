"""Robots: players that know only menus and views."""

from games.ai.players import ROBOTS

__all__ = ["ROBOTS"]
