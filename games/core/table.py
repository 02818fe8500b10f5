"""One play of a game: header, log, state; looking ahead, adopting, undoing, viewing. Pure: keeps no time, no files."""

import dataclasses
from collections.abc import Iterable
from copy import copy
from typing import Any

from games.core import engine
from games.core.box import Box
from games.core.chance import deal, keyed
from games.core.events import Event, PhaseEnded, TakenBack
from games.core.game import Game, Score
from games.core.log import By, Entry, Log
from games.core.menus import Menu
from games.core.moves import CHANCE, Move, Seat
from games.core.records import record
from games.core.secrets import view
from games.core.steps import State, Together

AnyState = State[Any, Any]


@record
class Header:
    """What a table is created with; together with its log it is the whole save.

    `secret` is 128 bits in hex digits; `overrides` are an operator's corrections of the data file.
    """

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    secret: str
    overrides: dict[str, Any] = dataclasses.field(default_factory=dict[str, Any])


@record
class Told:
    """An event, the entry that brought it about (-1: the start), and the state at a phase's end for its picture."""

    entry: int
    event: Event
    state: AnyState | None = None


@dataclasses.dataclass(slots=True)
class Turn:
    """What would follow from a move: entries to be saved, events to be told, the state to be adopted."""

    entries: list[Entry]
    told: list[Told]
    state: AnyState
    menus: dict[Seat, Menu]
    barriers: set[int]
    draws: int
    """How many draws the live line holds then: the number of the next one."""


class DamagedSave(Exception):  # noqa: N818  # a state of a file, not a failure of the code
    """A save that does not replay: an entry that is not legal, or a digest that differs; the text says which."""


class Table:
    """One table of a game.

    `Table.new(game, header)` deals; `Table.replay(game, header, entries)` loads. A move is made in two
    steps, so that it can be saved in between: `turn = table.ahead(seat, move)`, then `table.adopt(turn)`.
    """

    def __init__(self, game: Game, header: Header) -> None:
        self.game = game
        self.header = header
        self.options = game.read_options(header.options)
        self.box: Box = game.open_box(header.rules, self.options, header.overrides)
        self.log = Log.empty()
        self.state = self._fresh()
        self._menus: dict[Seat, Menu] = {}
        self._draws = 0

    @classmethod
    def new(cls, game: Game, header: Header) -> "tuple[Table, Turn]":
        """Return a table before its first entry, and the turn that deals; adopt it once it is saved."""
        table = cls(game, header)
        return table, table._opening()

    @classmethod
    def replay(
        cls, game: Game, header: Header, entries: Iterable[Entry], *, check_all: bool = False
    ) -> "Table":
        """Rebuild a table from its save.

        Compares the last digest, with `check_all` every one; raises `DamagedSave`.
        """
        table = cls(game, header)
        log = table.log
        for entry in entries:
            log.add(entry)
        log.barriers |= table._rerun(check_all=check_all)
        return table

    def _fresh(self) -> AnyState:
        return self.game.setup(self.box, self.options, self.header.rules, self.header.seats)

    # Asking

    def waiting(self) -> tuple[Seat, ...]:
        """Return the seats that must act; empty when the game is over."""
        return tuple(engine.waits_for(self.state))

    def listening(self) -> tuple[Seat, ...]:
        """Return the seats that may act although nobody waits for them."""
        return tuple(engine.listens_to(self.state))

    def is_over(self) -> bool:
        """Say whether nothing is left to do."""
        return not self.state.agenda

    def menu(self, seat: Seat) -> Menu:
        """Return all that the seat may do now."""
        if seat not in self._menus:
            self._menus[seat] = engine.menu(self.state, seat)
        return self._menus[seat]

    def is_private(self) -> bool:
        """Say whether the menus of those who are waited for may be shown to themselves only."""
        return bool(self.state.agenda) and self.state.agenda[-1].private

    def view(self, viewer: Seat | None) -> Any:
        """Return the state as a seat may see it, None for the public."""
        return view(self.state, viewer)

    def scores(self, viewer: Seat | None = None) -> tuple[Score, ...]:
        """Return everybody's score as the viewer may know it; the whole truth when the game is over."""
        return self.game.scores(self.state if self.is_over() else self.view(viewer))

    # Playing

    def ahead(self, seat: Seat, move: Move, *, by: By = "person") -> Turn:
        """Return what the move leads to, draws and forced moves included, without changing the table.

        Raises `IllegalMove`.
        """
        if move not in self.menu(seat):
            raise engine.IllegalMove(seat, move, engine.why_not(self.menu(seat), move))
        return self._go(self._turn(), seat, move, by)

    def play(self, seat: Seat, move: Move, *, by: By = "person") -> Turn:
        """Make a move at once, for robots, tests and the terminal."""
        turn = self.ahead(seat, move, by=by)
        self.adopt(turn)
        return turn

    def adopt(self, turn: Turn) -> None:
        """Make what was looked ahead to the table's own, after it was saved."""
        for entry in turn.entries:
            self.log.add(entry, barrier=entry.n in turn.barriers)
        self._draws = turn.draws
        self.state = turn.state
        self._menus = turn.menus

    def after(self, turn: Turn) -> "Table":
        """Return the table as it would be once the turn is adopted; this one stays as it is."""
        other = copy(self)
        other.log = Log(self.log.entries[:], self.log.before[:], set(self.log.barriers), self.log.tip)
        other.adopt(turn)
        return other

    def _turn(self) -> Turn:
        return Turn([], [], self.state.clone(), dict(self._menus), set(), self._draws)

    def _opening(self) -> Turn:
        turn = self._turn()
        turn.menus = engine.start(turn.state, _teller(turn, -1))
        self._go_on(turn)
        return turn

    def _go(self, turn: Turn, seat: Seat, move: Move, by: By) -> Turn:
        self._enter(turn, seat, move, by)
        self._go_on(turn)
        return turn

    def _go_on(self, turn: Turn) -> None:
        """Draw what is to be drawn and make forced moves, until somebody must decide."""
        while turn.state.agenda:
            if CHANCE in engine.waits_for(turn.state):
                self._enter(turn, CHANCE, deal(turn.state, self.header.secret, turn.draws), "chance")
                turn.draws += 1
            elif step := engine.forced(turn.state, turn.menus):
                self._enter(turn, *step, "forced")
            else:
                return

    def _enter(self, turn: Turn, seat: Seat, move: Move, by: By) -> None:
        n = len(self.log.entries) + len(turn.entries)
        if _apply(turn, n, seat, move):
            turn.barriers.add(n)
        turn.entries.append(Entry(n, seat, by, move, digest=self._digest(turn.state, turn.menus)))

    def _digest(self, state: AnyState, menus: dict[Seat, Menu]) -> str:
        """Hash who is asked, how many moves each has and all scores, keyed with the table's secret."""
        asked: list[tuple[Seat, int]] = []
        for seat in engine.waits_for(state):
            if seat not in menus:
                menus[seat] = engine.menu(state, seat)
            asked.append((seat, menus[seat].count()))
        scores = [(s.seat, s.total, s.tie_breaks) for s in self.game.scores(state)]
        return keyed(self.header.secret, asked, scores).hex()[:16]

    # Taking back

    def undone(self, seat: Seat, k: int, *, by: By = "person") -> Turn:
        """Return the table as it was before entry `k` was due; an entry that is itself an undo is redone.

        Raises `ValueError` if `k` is not a decision or an undo; whether the seat may do this alone is
        asked of `log.barrier`.
        """
        log = self.log
        if not 0 <= k < len(log.entries) or not log.is_decision(k):
            raise ValueError(f"entry {k} is not a decision")
        other = Table(self.game, self.header)
        other.log = Log(log.entries, log.before, log.barriers, log.before[k])
        log.barriers |= other._rerun(check_all=False, check_last=False)
        entry = Entry(len(log.entries), seat, by, undo=k, digest=other._digest(other.state, other._menus))
        redone = bool(log.restored_by(k))
        changed = [e for e in (log.restored_by(k) if redone else log.undone_by(k)) if log.is_decision(e.n)]
        told = [Told(entry.n, TakenBack(seat, len(changed), redone))]
        return Turn([entry], told, other.state, other._menus, set(), other._draws)

    def at(self, n: int) -> "tuple[Table, list[Told]]":
        """Return the table as it was after live entry `n` (-1: before the first), and all told until then."""
        other = Table(self.game, self.header)
        other.log = Log(self.log.entries, self.log.before, self.log.barriers, n)
        told: list[Told] = []
        other._rerun(check_all=False, check_last=False, told=told)
        return other, told

    def told(self) -> list[Told]:
        """Return everything that happened on the live line, in order."""
        return self.at(self.log.tip)[1]

    # Replaying

    def _rerun(self, *, check_all: bool, check_last: bool = True, told: list[Told] | None = None) -> set[int]:
        """Play the live line again from the start; returns the entries that are barriers."""
        turn = Turn([], [] if told is None else told, self.state, {}, set(), 0)
        turn.menus = engine.start(turn.state, _teller(turn, -1, keep=told is not None))
        line = self.log.live_line()
        for entry in line:
            self._replay_entry(turn, entry, keep=told is not None)
            last = entry is line[-1] and check_last
            if (check_all or last) and entry.digest != self._digest(turn.state, turn.menus):
                raise DamagedSave(
                    f"entry {entry.n}: the rules at hand lead elsewhere than when it was played"
                )
        self._menus = turn.menus
        self._draws = sum(entry.by == "chance" for entry in line)
        return turn.barriers

    def _replay_entry(self, turn: Turn, entry: Entry, *, keep: bool) -> None:
        assert entry.move is not None
        try:
            if _apply(turn, entry.n, entry.seat, entry.move, keep=keep):
                turn.barriers.add(entry.n)
        except Exception as error:
            raise DamagedSave(f"entry {entry.n} cannot be replayed: {error!r}") from error


def _teller(turn: Turn, n: int, *, keep: bool = True) -> engine.Tell:
    def tell(event: Event) -> None:
        picture = turn.state.clone() if isinstance(event, PhaseEnded) else None
        turn.told.append(Told(n, event, picture))

    return tell if keep else _ignore


def _ignore(_: Event) -> None:
    """Told to nobody: a replay only wants the state."""


def _apply(turn: Turn, n: int, seat: Seat, move: Move, *, keep: bool = True) -> bool:
    """Apply one entry to the turn's state; says whether it revealed something (a draw, a last answer)."""
    before = len(turn.state.agenda)
    top = turn.state.agenda[-1]
    ready = engine.apply(turn.state, seat, move, _teller(turn, n, keep=keep))
    answered = isinstance(top, Together) and any(a is move for a in top.answers.get(seat, {}).values())
    still_open = answered and len(turn.state.agenda) == before and turn.state.agenda[-1] is top
    if still_open:
        # Only this seat's answer changed: the others' menus, and their counts, stand.
        turn.menus.pop(seat, None)
    else:
        turn.menus = ready
    return seat == CHANCE or (answered and not still_open)
