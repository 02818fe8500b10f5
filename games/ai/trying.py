"""A position to try moves in: what a seat sees of a table, filled in by its game, with luck of its own."""

from dataclasses import replace
from random import Random

from games.ai.lookahead import open_questions
from games.core.chance import keyed
from games.core.moves import Seat
from games.core.table import Table

ATTEMPTS = 8
"""Maximum number of attempts to imagine what is hidden so that everybody who must act has a move."""


def imagined(table: Table, seat: Seat, secret: str) -> Table | None:
    """Return a table of its own that stands as the seat sees this one; None where the game imagines no rest that fits.

    What is hidden, and every draw from then on, comes from `secret` alone: nothing of the table's own goes into it.
    """
    game = table.game
    if game.robot.imagine is None:
        return None
    seen = open_questions(table.view(seat), seat)
    for attempt in range(ATTEMPTS):
        luck = Random(int.from_bytes(keyed(secret, "imagine", attempt)))
        own = Table(game, replace(table.header, secret=secret, renewals=()))
        own = own.in_position(game.robot.imagine(seen, seat, luck))
        if all(own.menu(other) for other in own.waiting()):
            own.adopt(own.going_on())
            return own
    return None
