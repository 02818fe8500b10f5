"""A friendly beginner: knows what is usual, and now and then does something else."""

from random import Random
from typing import Any

from games.ai.lookahead import game_of, open_questions, suggestion
from games.core import Game, Menu, Move, Seat
from games.core import view as seen

ERRS = 0.2
"""How often another move is tried than the one that comes to mind first."""


class Beginner:
    """Plays by the game's policy, or where it has none by its suggestion, and errs like one who is new to it."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def __call__(self, view: Any, seat: Seat, menu: Menu) -> Move:
        """Return a move of the menu."""
        game = game_of(view)
        if self._rng.random() < ERRS:
            return menu.sample(self._rng)
        return self._usual(game, view, seat, menu) or menu.sample(self._rng)

    def _usual(self, game: Game, view: Any, seat: Seat, menu: Menu) -> Move | None:
        if game.policy is None or game.imagine is None:
            return suggestion(game, view, seat, menu)
        state = game.imagine(open_questions(seen(view, seat), seat), seat, self._rng)
        return game.policy(state, seat, menu, self._rng)
