"""Robots: players that know only menus and views.

They may import the core and find games by their key; no game imports them. Begin with `players`: the robots by name.
"""

from games.ai.players import QUICK, ROBOTS

__all__ = ["QUICK", "ROBOTS"]
