"""The prospector: gold for the player who takes the card (§6.7)."""

from games.core import Events, PhaseEnded, Seat, Step, mutable
from games.puerto_rico.events import GoldFound
from games.puerto_rico.state import PuertoRico

FOUND = 1
"""The doubloons that the prospector finds."""


@mutable
class Prospector(Step[PuertoRico]):
    """The prospector takes one doubloon; nobody else acts."""

    chooser: Seat

    def finish(self, state: PuertoRico) -> Events:
        state.players[self.chooser].doubloons += FOUND
        yield GoldFound(self.chooser, FOUND)
        yield PhaseEnded("prospector")
