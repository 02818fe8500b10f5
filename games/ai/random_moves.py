"""A robot without a plan."""

from random import Random
from typing import Any

from games.core import Menu, Move, Seat


class RandomMoves:
    """Plays any legal move: first its kind is drawn, then the move."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def __call__(self, view: Any, seat: Seat, menu: Menu) -> Move:
        """Return a move of the menu."""
        return menu.sample(self._rng)
