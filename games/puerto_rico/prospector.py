"""The prospector: gold for whoever takes the card (§6.7)."""

from games.core import Events, PhaseEnded, Seat, Step, mutable
from games.puerto_rico.events import GoldFound
from games.puerto_rico.state import PuertoRico


@mutable
class Prospector(Step[PuertoRico]):
    """The prospector takes one doubloon; nobody else acts."""

    chooser: Seat

    def finish(self, state: PuertoRico) -> Events:
        state.players[self.chooser].doubloons += 1
        yield GoldFound(self.chooser, 1)
        yield PhaseEnded("prospector")
