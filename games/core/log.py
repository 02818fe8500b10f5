"""The log of a table: numbered entries that are never rewritten, and the live line through them."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import Literal

from games.core.moves import Move, Seat
from games.core.records import mutable, record

By = Literal["person", "order", "time", "robot", "host", "forced", "chance"]
"""The source of a move: the seat's user, an order, the clock, a robot, the host, the engine, chance."""


@record
class Entry:
    """One numbered line of the log: a move of a seat, or an undo of everything since entry `undo` was due.

    `reveals`: whether the entry drew something, closed a `Together` or showed its own seat something hidden.
    It is set once, when the entry is made.
    """

    n: int
    seat: Seat
    by: By
    move: Move | None = None
    undo: int | None = None
    digest: str = ""
    reveals: bool = False


@mutable
class Log:
    """All entries, with what was live before each: `before[n]` is the last live entry then, -1 for none.

    `made[n]` counts the moves of entry n's seat on the line that ends there, without forced ones. `undone`
    counts all undos. Both save walking a long line. `looked` lists the undos that took back something seen.
    """

    entries: list[Entry]
    before: list[int]
    made: list[int]
    looked: list[int]
    undone: int = 0
    tip: int = -1

    @classmethod
    def empty(cls) -> "Log":
        """Return a log without entries."""
        return cls([], [], [], [])

    def at(self, tip: int) -> "Log":
        """Return a separate log with the same entries, as it was after entry `tip` (-1: before the first)."""
        return Log(self.entries[:], self.before[:], self.made[:], self.looked[:], self.undone, tip)

    def add(self, entry: Entry) -> None:
        """Append an entry, which must carry the next number."""
        assert entry.n == len(self.entries), f"entry {entry.n} after {len(self.entries)} entries"
        counts = entry.undo is None and entry.by != "forced"
        self.made.append(self.moves_of(entry.seat) + 1 if counts else 0)
        self.undone += entry.undo is not None
        if entry.undo is not None and self.shows(entry.undo):
            self.looked.append(entry.n)
        self.before.append(self.tip)
        self.entries.append(entry)
        self.tip = self.tip_after(entry.n)

    def tip_after(self, n: int) -> int:
        """Return the last live entry after entry `n`: `n` itself, or the entry that an undo went back to."""
        undo = self.entries[n].undo if n >= 0 else None
        return n if undo is None else self.before[undo]

    def taken_back(self, n: int) -> tuple[bool, bool]:
        """Say whether the undo `n` took back more than one decision, and whether it was a redo.

        A redo brought the decisions back. Their number stays secret: it would show that sealed answers were
        changed.
        """
        old = {entry.n for entry in self.live_line(self.before[n])}
        new = {entry.n for entry in self.live_line(self.tip_after(n))}
        redone = bool(new - old)
        return sum(self.is_decision(k) for k in (new - old if redone else old - new)) > 1, redone

    def live_line(self, tip: int | None = None) -> list[Entry]:
        """Return the entries that no undo took back, oldest first; at an earlier `tip` if given."""
        line: list[Entry] = []
        at = self.tip if tip is None else tip
        while at >= 0:
            line.append(self.entries[at])
            at = self.before[at]
        line.reverse()
        return line

    def undone_by(self, k: int) -> Sequence[Entry]:
        """Return the live entries that an undo to before entry `k` would take back, newest first."""
        keep = {entry.n for entry in self.live_line(self.before[k])}
        return [entry for entry in reversed(self.live_line()) if entry.n not in keep]

    def shows(self, k: int) -> bool:
        """Say whether an undo to before entry `k` takes back something hidden that was seen: a draw, a reveal."""
        return any(entry.reveals for entry in self.undone_by(k))

    def looks(self, since: int, n: int) -> int:
        """Return how many undos from entry `since` on and before entry `n` took back something seen."""
        return max(0, bisect_left(self.looked, n) - bisect_left(self.looked, since))

    def restored_by(self, k: int) -> Sequence[Entry]:
        """Return the entries that an undo to before entry `k` (itself an undo) would bring back."""
        live = {entry.n for entry in self.live_line()}
        return [entry for entry in self.live_line(self.before[k]) if entry.n not in live]

    def is_decision(self, n: int) -> bool:
        """Say whether entry `n` may be named by an undo: a decision or an undo, nothing automatic."""
        return self.entries[n].by not in ("forced", "chance")

    def barrier(self, seat: Seat, k: int) -> Entry | None:
        """Return the newest live entry from `k` on that the seat may not take back alone, None if it is free.

        Its own entries and forced ones are free, unless one of them reveals something. A redo must be free of what
        it takes back and of what it brings back.
        """
        for entry in (*self.undone_by(k), *self.restored_by(k)):
            if entry.reveals or not (entry.seat == seat or entry.by == "forced"):
                return entry
        return None

    def last_decision(self, seat: Seat) -> int | None:
        """Return the number of the seat's last live decision, what "undo" takes back first."""
        return next((e.n for e in self._decisions() if e.seat == seat), None)

    def has_choices(self) -> bool:
        """Say whether any live entry is a decision of a player, including one that an order or the clock made."""
        at = self.tip
        while at >= 0:
            if self.is_decision(at) and self.entries[at].by != "robot":
                return True
            at = self.before[at]
        return False

    def redo_target(self, seat: Seat) -> int | None:
        """Return the undo that the seat can take back: its own, with no move after it."""
        undos: list[Entry] = []
        for entry in self.entries[self._last_move() + 1 :]:
            names = [undo.n for undo in undos]
            if entry.undo in names:
                del undos[names.index(entry.undo) :]
            else:
                undos.append(entry)
        return undos[-1].n if undos and undos[-1].seat == seat else None

    def undos(self) -> int:
        """Return how many undos there were."""
        return self.undone

    def moves_of(self, seat: Seat) -> int:
        """Return how many entries of the live line are moves of the seat, forced ones left out."""
        at = self.tip
        while at >= 0:
            if self.entries[at].seat == seat and self.entries[at].by != "forced":
                return self.made[at]
            at = self.before[at]
        return 0

    def _last_move(self) -> int:
        """Return the number of the last entry that is no undo, -1 if there is none."""
        return next((entry.n for entry in reversed(self.entries) if entry.undo is None), -1)

    def _decisions(self) -> Iterator[Entry]:
        return (entry for entry in reversed(self.live_line()) if self.is_decision(entry.n))
