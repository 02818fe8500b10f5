"""Which moves are worth a thought, and a policy that thinks about a seat's own next decisions before it is fast again."""

from random import Random
from typing import Any

from games.ai.rollouts import roll_out, whims
from games.ai.weights import lead_of_each
from games.core import Game, Menu, Move, Seat, State, engine

AnyState = State[Any, Any]


def candidates(game: Game, state: AnyState, seat: Seat, menu: Menu, most: int, luck: Random) -> list[Move]:
    """Return the moves worth playing out: first the policy's, then the game's or a sample of a long menu.

    Pointless moves are left out, unless all are.
    """
    assert game.robot.policy is not None
    own = game.robot.policy(state, seat, menu, luck)
    if game.robot.candidates is not None:
        found = list(game.robot.candidates(state, seat, menu, luck))
    elif menu.count() <= most:
        found = list(menu)
    else:
        found = [menu.sample(luck) for _ in range(most)]
    moves = list(dict.fromkeys([own, *found]))
    if (pointless := game.robot.pointless) is not None:
        moves = [move for move in moves if not pointless(state, seat, move)] or moves
    return moves[:most]


class Foresight:
    """A policy for one playout: it plays candidates out for the seat's next decisions, then does as the game's policy.

    `Robot.foresight` is the number of these decisions, those that belong to one plan. The policy's own playouts use different luck from
    the playout around them, so that it does not know the next draws.
    """

    def __init__(self, game: Game, hero: Seat, most: int, luck: Random) -> None:
        """`most` candidates are played out for each decision."""
        self.moves = 0
        """How many moves that took."""
        self._game = game
        self._hero = hero
        self._most = most
        self._luck = luck
        self._left = game.robot.foresight

    def __call__(self, state: AnyState, seat: Seat, menu: Menu, mood: Random) -> Move:
        """Return a move of the menu."""
        assert self._game.robot.policy is not None
        if seat != self._hero or not self._left:
            return self._game.robot.policy(state, seat, menu, mood)
        self._left -= 1
        found = candidates(self._game, state, seat, menu, self._most, self._luck)
        if len(found) == 1:
            return found[0]
        seed = self._luck.getrandbits(32)
        return max(found, key=lambda move: self._lead(state.clone(), move, seed))

    def _lead(self, state: AnyState, move: Move, seed: int) -> float:
        """Return how far ahead the seat is some time after a move."""
        game = self._game
        assert game.clock is not None, f"{game.key} has no clock to look ahead by"
        until = game.clock(state) + game.robot.horizons[0]
        engine.apply(state, self._hero, move, _ignore)
        self.moves += 1 + roll_out(game, state, Random(seed), until, mood=whims(seed, 0.0))
        return lead_of_each(game, state)[self._hero]


def _ignore(_: object) -> None:
    """Nobody listens."""
