"""A friendly beginner: knows what is usual, and now and then does something else."""

from random import Random
from typing import Any

from games.ai.candidates import candidates
from games.ai.lookahead import game_of, open_questions, suggestion
from games.core import Menu, Move, Seat
from games.core import view as seen

ERRS = 0.2
"""Share of the decisions in which the robot errs: it plays any of the candidates, sometimes even the best."""
THOUGHTS = 12
"""Maximum number of candidates for such an error."""


class Beginner:
    """Plays by the game's script for beginners, its policy or its suggestion, the first that it has, and errs like one who is new to it."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def __call__(self, view: Any, seat: Seat, menu: Menu) -> Move:
        """Return a move of the menu."""
        game, errs = game_of(view), self._rng.random() < ERRS
        if game.robot.policy is None or game.robot.imagine is None:
            usual = None if errs else suggestion(game, view, seat, menu)
            return usual or menu.sample(self._rng)
        state = game.robot.imagine(open_questions(seen(view, seat), seat), seat, self._rng)
        if errs:
            return self._rng.choice(candidates(game, state, seat, menu, THOUGHTS, self._rng))
        script = game.robot.beginner or game.robot.policy
        return script(state, seat, menu, self._rng)
