"""Positions of Soundings, built by name."""

from games.soundings import GAME, Claims, Soundings
from tests.games.position import Position


def at(
    dice: list[list[int]], *, depth: int = 0, claimant: int = 0, turn: int = 0, options: int = 3
) -> Position[Soundings]:
    """A round in which these dice lie under the cups and somebody must answer a claim; the others are lost."""
    chosen = GAME.read_options({"dice": options})
    state: Soundings = GAME.setup(GAME.open_box(1, chosen, {}), chosen, 1, len(dice))
    state.agenda.clear()
    for sailor, faces in zip(state.sailors, dice, strict=True):
        state.lost += sailor.count - len(faces)
        sailor.count, sailor.dice = len(faces), faces
    state.out = [sailor.seat for sailor in state.sailors if not sailor.count]
    state.round, state.depth, state.claimant = 1, depth, claimant
    return Position(GAME, state).start(Claims([turn]))
