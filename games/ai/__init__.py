"""Robots: players that know only menus and views."""

from collections.abc import Callable

from games.ai.lookahead import Lookahead
from games.ai.random_moves import RandomMoves
from games.core import Decide

ROBOTS: dict[str, Callable[[int], Decide]] = {"lookahead": Lookahead, "random": RandomMoves}
"""Name → factory: a seed makes a robot that plays the same in the same places."""
