"""Robots: players that know only menus and views."""

from games.ai.players import QUICK, ROBOTS

__all__ = ["QUICK", "ROBOTS"]
