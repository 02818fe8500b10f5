"""What the scripts of another hand share: each chooses a move or has no opinion, and then plays the default."""

from collections.abc import Callable
from random import Random
from typing import Any

from games.core import Game, Menu, Move, Policy, Seat

Choose = Callable[[Any, Seat, Menu], Move | None]
"""(a seat's view, the seat, its menu) → a move of the menu, or None without an opinion."""


def stranger(game: Game, choose: Choose) -> Policy:
    """Return a policy that plays what `choose` says, else the game's default, else a random move of the menu.

    The menu is the seat's open menu: on the whole one a seat with several questions would answer the first for ever.
    Raises `AssertionError` if `choose` returns a move that is not on the menu.
    """

    def policy(state: Any, seat: Seat, menu: Menu, rng: Random) -> Move:
        move = menu.only() or choose(state, seat, menu)
        if move is not None:
            assert move in menu, f"{move} is not on {menu}"
            return move
        default = game.default(state, seat, menu)
        return default if default is not None and default in menu else menu.sample(rng)

    return policy
