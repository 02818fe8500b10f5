"""The veto of Columbus (§4.2, §7.1)."""

from games.core import Events, MoveSet, Seat, Together, mutable
from games.pizarro_and_co.auction import hold_auction
from games.pizarro_and_co.events import CardVetoed
from games.pizarro_and_co.moves import Allow, Veto
from games.pizarro_and_co.state import Lot, Pizarro


def veto_owners(state: Pizarro) -> list[Seat]:
    """Return the owners of unused vetoes, clockwise from the leader."""
    return [seat for seat in state.clockwise(state.leader) if state.players[seat].vetoes]


@mutable
class VetoWindow(Together[Pizarro]):
    """Each owner of a veto may put the card just turned up under its deck.

    If several do, only the first in order uses the veto.
    """

    chapter = "veto"

    window = True

    def about(self, state: Pizarro) -> Lot:
        return state.lot

    def offers(self, state: Pizarro, seat: Seat) -> list[MoveSet]:
        return [MoveSet(Veto), MoveSet(Allow)]

    def finish(self, state: Pizarro) -> Events:
        vetoing = [seat for seat in self.seats if isinstance(self.answer(seat), Veto)]
        if vetoing:
            state.players[vetoing[0]].vetoes -= 1
            explorer, state.lot.explorer = state.lot.explorer, ""
            state.deck_bottom.append(explorer)
            yield CardVetoed(vetoing[0], explorer)
        else:
            yield from hold_auction(state)
