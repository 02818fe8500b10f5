"""The moves of a menu that robots compare."""

from random import Random
from typing import Any

from games.core import Game, Menu, Move, Seat, State

AnyState = State[Any, Any]


def candidates(game: Game, state: AnyState, seat: Seat, menu: Menu, most: int, luck: Random) -> list[Move]:
    """Return at most `most` moves to compare: the policy's own first, then the game's candidates or a sample of a long menu.

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
