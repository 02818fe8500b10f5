"""The round: choosing roles, money on the others, the next governor, the end (§5, §8)."""

from games.core import Events, GameEnded, InTurn, Move, MoveSet, OneOf, Seat, Step, mutable
from games.puerto_rico.box import PuertoRicoBox, PuertoRicoOptions
from games.puerto_rico.builder import Builder
from games.puerto_rico.captain import Captain
from games.puerto_rico.craftsman import Craftsman
from games.puerto_rico.events import RolesSweetened, RoleTaken, RoundBegan
from games.puerto_rico.mayor import DealColonists
from games.puerto_rico.moves import TakeRole
from games.puerto_rico.prospector import Prospector
from games.puerto_rico.settler import LayRow, settler_phase
from games.puerto_rico.state import PuertoRico, setup
from games.puerto_rico.trader import Trader

DECLINABLE = ("mayor", "captain")
"""Phases whose privilege can bring the end nearer, and so may be declined (R38)."""

BOTH = OneOf((True, False))


@mutable
class NewRound(Step[PuertoRico]):
    """All role cards are available again, and the governor begins."""

    def finish(self, state: PuertoRico) -> Events:
        state.round += 1
        state.taken = {}
        yield RoundBegan(state.round, state.governor)
        picks = state.box.players[state.seats].picks
        state.then(ChooseRole(state.clockwise(state.governor) * picks), EndRound())


@mutable
class ChooseRole(InTurn[PuertoRico]):
    """Each player in turn takes a role card with the doubloons on it; its phase is played before the next."""

    chapter = "round"

    def menu(self, state: PuertoRico, seat: Seat) -> list[MoveSet]:
        left = state.roles_left
        return [
            MoveSet(TakeRole, role=OneOf([role for role in left if role not in DECLINABLE])),
            MoveSet(TakeRole, role=OneOf([role for role in DECLINABLE if role in left]), privilege=BOTH),
        ]

    def play(self, state: PuertoRico, seat: Seat, move: Move) -> Events:
        assert isinstance(move, TakeRole)
        self.done(seat)
        doubloons = state.roles[move.role]
        state.roles[move.role] = 0
        state.players[seat].doubloons += doubloons
        state.taken[move.role] = seat
        yield RoleTaken(seat, move.role, doubloons, move.privilege)
        state.then(*phase(state, seat, move))


def phase(state: PuertoRico, chooser: Seat, move: TakeRole) -> list[Step[PuertoRico]]:  # noqa: PLR0911  # one per role
    """Return the first steps of a role's phase; they add later ones themselves."""
    match state.box.roles[move.role].phase:
        case "settler":
            return settler_phase(state, chooser)
        case "mayor":
            return [DealColonists(chooser, move.privilege)]
        case "builder":
            return [Builder(state.clockwise(chooser), chooser)]
        case "craftsman":
            asked = state.clockwise(chooser) if state.options.decline_production else []
            return [Craftsman(asked, chooser, [])]
        case "trader":
            return [Trader(state.clockwise(chooser), chooser)]
        case "captain":
            return [Captain(state.clockwise(chooser), chooser, move.privilege, [], [])]
        case _:
            return [Prospector(chooser)]


@mutable
class EndRound(Step[PuertoRico]):
    """The roles left over get a doubloon each, the next player is governor; or the game is over."""

    def finish(self, state: PuertoRico) -> Events:
        left = state.roles_left
        for role in left:
            state.roles[role] += state.box.role_doubloons
        yield RolesSweetened(tuple(left), state.box.role_doubloons)
        if not state.is_last_round:
            state.governor = (state.governor + 1) % state.seats
            state.then(NewRound())
            return
        for player in state.players:
            player.vp_open = True
        yield GameEnded()


def new_table(box: PuertoRicoBox, options: PuertoRicoOptions, rules: int, seats: int) -> PuertoRico:
    """Return the table as it is set up, about to lay the first row and to begin the first round."""
    state = setup(box, options, rules, seats)
    state.then(LayRow(), NewRound())
    return state
