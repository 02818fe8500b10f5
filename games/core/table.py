"""One play of a game: header, log, state; looking ahead, adopting, undoing, viewing. Pure: keeps no time, no files."""

import dataclasses
import json
from collections.abc import Callable, Iterable, Mapping
from copy import copy
from functools import lru_cache
from typing import Any

from games.core import engine, turns
from games.core.box import Box
from games.core.chance import deal, keyed
from games.core.events import Event
from games.core.game import Game, Score
from games.core.header import DamagedSave, Header, check_entry, check_header
from games.core.log import By, Entry, Log
from games.core.menus import Menu
from games.core.moves import CHANCE, Move, Seat
from games.core.reveals import shows_more
from games.core.secrets import view
from games.core.steps import Options, Together
from games.core.turns import AnyState, Told, Turn

MOST_AT_ONCE = 1000
"""The most draws and forced moves in a row; more of them mean that the rules are in an endless loop."""


class Table:
    """One table of a game.

    `Table.new(game, header)` deals; `Table.replay(game, header, entries)` loads. A move is made in two
    steps, so that it can be saved in between: `turn = table.ahead(seat, move)`, then `table.adopt(turn)`.
    """

    def __init__(self, game: Game, header: Header) -> None:
        self.game = game
        self.header = header
        self.options = game.read_options(header.options)
        self.box = _box(game.open_box, header.rules, self.options, json.dumps(header.overrides))
        self.log = Log.empty()
        self.state = self._fresh()
        self._menus: dict[Seat, Menu] = {}
        self._draws = 0
        self._births = [-1] * len(self.state.agenda)
        self._top_since = -1

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

        Compares the last digest, with `check_all` every move with its menu and every digest of the live
        line; raises `DamagedSave`.
        """
        check_header(game, header)
        table = cls(game, header)
        for entry in entries:
            check_entry(table.log, header, entry)
            table.log.add(entry)
        if (since := header.looked_from) is not None and since < len(table.log.entries):
            table._check_looked(since)
        turn = table._rerun(table.log.tip, check_all=check_all)
        if table.log.entries:
            table._check(table.log.entries[-1], turn.state, turn.menus)
        table.adopt(turn)
        return table

    def _check_looked(self, since: int) -> None:
        if since not in self.log.looked:
            raise DamagedSave(f"entry {since} changed the key of the draws, but took back nothing seen")

    def _fresh(self) -> AnyState:
        return self.game.setup(self.box, self.options, self.header.rules, self.header.seats)

    # Asking

    def waiting(self) -> tuple[Seat, ...]:
        """Return the seats that must act; empty when the game is over."""
        return tuple(engine.waits_for(self.state))

    def listening(self) -> tuple[Seat, ...]:
        """Return the seats that may act although nobody waits for them."""
        return tuple(engine.listens_to(self.state))

    def next_up(self) -> tuple[Seat, ...]:
        """Return the seats that will probably be asked after those of now, as everybody may know."""
        expected = self.state.agenda[-1].comes_next(self.state) if self.state.agenda else ()
        return tuple(seat for seat in expected if seat not in self.state.out)

    def is_window(self) -> bool:
        """Say whether the current question is a window, which waits minutes before the default is played."""
        return bool(self.state.agenda) and self.state.agenda[-1].window

    def asking_since(self) -> int:
        """Return the entry that put the top step on the agenda, to tell one auction from the next."""
        return self._births[-1] if self._births else len(self.log.entries)

    def asked_since(self) -> tuple[int, ...]:
        """Return, for each step on the agenda from the bottom, the number of the entry that put it there."""
        return tuple(self._births)

    def is_over(self) -> bool:
        """Say whether nothing is left to do."""
        return not self.state.agenda

    def menu(self, seat: Seat) -> Menu:
        """Return all that the seat may do now."""
        if seat not in self._menus:
            self._menus[seat] = engine.menu(self.state, seat)
        return self._menus[seat]

    def open_menu(self, seat: Seat) -> Menu:
        """Return the seat's menu for defaults, orders and robots: without questions that it has answered."""
        answered = (
            self.state.agenda and isinstance(top := self.state.agenda[-1], Together) and seat in top.answers
        )
        return engine.open_menu(self.state, seat) if answered else self.menu(seat)

    def is_private(self, seat: Seat | None = None) -> bool:
        """Say whether the menus of the seats waited for, or the menu of one seat, are for their owners' eyes only."""
        if seat is not None:
            return engine.is_private(self.state, seat)
        return any(engine.is_private(self.state, waiting) for waiting in self.waiting())

    def view(self, viewer: Seat | None) -> Any:
        """Return the state as a seat may see it, None for the public."""
        return view(self.state, viewer)

    def scores(self, viewer: Seat | None = None) -> tuple[Score, ...]:
        """Return everybody's score as the viewer may know it; the whole truth when the game is over."""
        return self.game.scores(self.state if self.is_over() else self.view(viewer))

    def explanation(self, seat: Seat, viewer: Seat | None = None) -> tuple[Event, ...]:
        """Return the facts behind a seat's score as the viewer may know them."""
        if self.game.explain is None:
            return ()
        return self.game.explain(self.state if self.is_over() else self.view(viewer), seat)

    def alone(self) -> int:
        """Return how many entries have made themselves since a person or the host moved, or another step asked."""
        log, at, count = self.log, self.log.tip, 0
        while at > self._top_since and log.entries[at].by not in ("person", "host"):
            at, count = log.before[at], count + 1
        return count

    # Playing

    def ahead(self, seat: Seat, move: Move, *, by: By = "person") -> Turn:
        """Return the consequences of the move, with draws and forced moves, without changing the table.

        Raise `IllegalMove` if the move is not on the menu.
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
        """Make a turn that was looked ahead the table's own, after it was saved."""
        for entry in turn.entries:
            self.log.add(entry)
        self._draws = turn.draws
        self.state = turn.state
        self._menus = turn.menus
        self._births = turn.births
        self._top_since = turn.top_since
        self.header = turn.header or self.header

    def after(self, turn: Turn) -> "Table":
        """Return the table as it would be once the turn is adopted; this one stays as it is."""
        other = copy(self)
        other.log = self.log.at(self.log.tip)
        other.adopt(turn)
        return other

    def in_position(self, state: AnyState) -> "Table":
        """Return the table as if it stood so, for positions that tests build; its log leads elsewhere."""
        turn, steps = self._turn(), len(state.agenda)
        turn.state, turn.menus = state, {}
        turn.births = [*turn.births, *[self.log.tip] * steps][:steps]
        return self.after(turn)

    def going_on(self) -> Turn:
        """Return the automatic consequences of the present state: draws and forced moves (of a cut log)."""
        turn = self._turn()
        self._go_on(turn)
        return turn

    def _turn(self) -> Turn:
        return Turn([], [], self.state.clone(), dict(self._menus), self._draws, self._births, self._top_since)

    def _opening(self) -> Turn:
        turn = self._turn()
        turn.menus = engine.start(turn.state, turns.teller(turn, -1))
        turn.births = [-1] * len(turn.state.agenda)
        self._go_on(turn)
        return turn

    def _go(self, turn: Turn, seat: Seat, move: Move, by: By) -> Turn:
        self._enter(turn, seat, move, by)
        self._go_on(turn)
        return turn

    def _go_on(self, turn: Turn) -> None:
        """Make draws and forced moves until a player must decide."""
        while turn.state.agenda:
            assert len(turn.entries) < MOST_AT_ONCE, f"{turn.state.agenda[-1]} goes on for ever by itself"
            if CHANCE in engine.waits_for(turn.state):
                self._enter(
                    turn, CHANCE, self._dealt(turn, len(self.log.entries) + len(turn.entries)), "chance"
                )
                turn.draws += 1
            elif step := engine.forced(turn.state, turn.menus):
                self._enter(turn, *step, "forced")
            else:
                return

    def _dealt(self, turn: Turn, n: int) -> Move:
        """Return the draw of entry `n`."""
        since = self.header.looked_from
        looks = 0 if since is None else self.log.looks(since, n)
        return deal(turn.state, self.header.secret_of(n), turn.draws, looks)

    def _enter(self, turn: Turn, seat: Seat, move: Move, by: By) -> None:
        n = len(self.log.entries) + len(turn.entries)
        before = turn.state.clone()
        reveals = turns.apply(turn, n, seat, move) or shows_more(before, turn.state, seat)
        digest = self._digest(turn.state, turn.menus)
        turn.entries.append(Entry(n, seat, by, move, digest=digest, reveals=reveals))

    def _digest(self, state: AnyState, menus: dict[Seat, Menu]) -> str:
        """Hash who is asked, how many moves each has and all scores, keyed with the table's secret."""
        asked: list[tuple[Seat, int]] = []
        for seat in sorted(engine.waits_for(state)):
            if seat not in menus:
                menus[seat] = engine.menu(state, seat)
            asked.append((seat, menus[seat].count()))
        scores = [
            (s.seat, s.total, tuple(map(int, s.tie_breaks)), bool(s.winner)) for s in self.game.scores(state)
        ]
        return keyed(self.header.secret, asked, scores).hex()[:16]

    def _check(self, entry: Entry, state: AnyState, menus: dict[Seat, Menu]) -> None:
        if entry.digest != self._digest(state, menus):
            raise DamagedSave(f"entry {entry.n}: the rules at hand lead elsewhere than when it was played")

    # Taking back

    def undone(self, seat: Seat, k: int, *, by: By = "person", keeps_luck: bool = False) -> Turn:
        """Return the table as it was before entry `k` was due; if that entry is an undo, it is redone.

        If that takes back something seen, later draws change, unless `keeps_luck`, as in lessons.

        Raise `ValueError` if `k` is not a decision or an undo, or nothing would change. The caller asks
        `log.barrier` whether the seat may do this alone.
        """
        log = self.log
        if not 0 <= k < len(log.entries) or not log.is_decision(k):
            raise ValueError(f"entry {k} is not a decision")
        if log.before[k] == log.tip:
            raise ValueError(f"entry {k} is taken back already")
        turn = self._rerun(log.before[k])
        digest = self._digest(turn.state, turn.menus)
        entry = Entry(len(log.entries), seat, by, undo=k, digest=digest)
        turn.entries.append(entry)
        if log.shows(k) and self.header.looked_from is None and not keeps_luck:
            turn.header = dataclasses.replace(self.header, looked_from=entry.n)
        after = log.at(log.tip)
        after.add(entry)
        turn.told.append(turns.taken_back(after, entry))
        return turn

    def at(self, n: int) -> "tuple[Table, list[Told]]":
        """Return the table as it was after entry `n` (-1: before the first), and all events until then."""
        tip = self.log.tip_after(n)
        turn = self._rerun(tip, keep=True)
        other = copy(self)
        other.log = self.log.at(tip)
        other.adopt(turn)
        return other, turn.told

    def told(self) -> list[Told]:
        """Return everything that happened on the live line, in order."""
        return self.at(self.log.tip)[1]

    def history(self) -> list[Told]:
        """Return the events of the live line and the undos, in order: the log as people read it."""
        undos = [turns.taken_back(self.log, entry) for entry in self.log.entries if entry.undo is not None]
        return sorted([*self.told(), *undos], key=lambda one: one.entry)

    # Replaying

    def redealt(self) -> list[tuple[Entry, Move]]:
        """Deal the live line again with the table's secrets; return each wrong draw, and the right one.

        The list is empty for a table whose draws were honest.
        """
        wrong: list[tuple[Entry, Move]] = []

        def compare(turn: Turn, entry: Entry) -> None:
            if entry.seat != CHANCE:
                return
            due = self._dealt(turn, entry.n)
            if due != entry.move:
                wrong.append((entry, due))

        self._rerun(self.log.tip, before_each=compare)
        return wrong

    def _rerun(
        self,
        tip: int,
        *,
        check_all: bool = False,
        keep: bool = False,
        before_each: Callable[[Turn, Entry], None] | None = None,
    ) -> Turn:
        """Play the line that ends with entry `tip` again, from a fresh state; with `keep`, keep its events."""
        turn = Turn([], [], self._fresh(), {}, 0, [])
        turn.menus = engine.start(turn.state, turns.teller(turn, -1, keep=keep))
        turn.births = [-1] * len(turn.state.agenda)
        for entry in self.log.live_line(tip):
            if check_all:
                turns.check_move(turn, entry)
            if before_each is not None:
                before_each(turn, entry)
            self._replay_entry(turn, entry, keep=keep)
            if check_all:
                self._check(entry, turn.state, turn.menus)
            turn.draws += entry.by == "chance"
        return turn

    def _replay_entry(self, turn: Turn, entry: Entry, *, keep: bool) -> None:
        assert entry.move is not None
        try:
            turns.apply(turn, entry.n, entry.seat, entry.move, keep=keep)
        except Exception as error:
            raise DamagedSave(f"entry {entry.n} cannot be replayed: {error!r}") from error


@lru_cache(maxsize=64)
def _box(
    open_box: Callable[[int, Options, Mapping[str, Any]], Box], rules: int, options: Options, overrides: str
) -> Box:
    """Open a box once for all tables with these arguments; a box never changes."""
    return open_box(rules, options, json.loads(overrides))
