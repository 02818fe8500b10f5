"""A table in memory: its row in storage, and the game. Pure."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, replace
from functools import lru_cache
from typing import Any, Self

from bot.menus.plain import plain
from bot.storage import SeatRow, TableRow
from bot.table.notes import Notes, notes_text
from games.core import record
from games.core.events import TakenBack
from games.core.game import Game, Score
from games.core.moves import Seat
from games.core.table import Table, Told, Turn
from games.words.finding import plainly
from games.words.phrases import Phrases
from games.words.sentences import calm


@record
class LiveTable:
    """One table of the bot: a `Lobby`, a `Started` game (also when it is over), or a `Frozen` damaged one."""

    row: TableRow
    notes: Notes
    words: Phrases

    @property
    def seats(self) -> Sequence[SeatRow]:
        """The rows of the seats, in order."""
        return self.row.seats

    @property
    def names(self) -> list[str]:
        """The players' names by seat, safe to put into a message."""
        return names_of(self.row.seats)

    @property
    def called(self) -> list[str]:
        """The players' names by seat, as written, for pictures and for places where Discord renders no markdown."""
        return called(self.row.seats)

    def seats_of(self, user: int) -> list[Seat]:
        """Return the seats that the user holds."""
        return [row.seat for row in self.row.seats if row.user == user]

    def viewer(self, user: int) -> Seat | None:
        """Return the seat whose view a user has; None for the public view."""
        return next(iter(self.seats_of(user)), None)

    def eyes(self, viewer: Seat | None, entry: int) -> Seat | None:
        """Return the seat whose view of an entry a viewer has; None (public) for entries from before the seat's user had it."""
        return viewer if viewer is not None and entry >= self.notes.sat.get(viewer, 0) else None

    def robots(self) -> set[Seat]:
        """Return the seats that a robot plays."""
        return {row.seat for row in self.row.seats if row.robot is not None}

    def with_row(self, **changes: Any) -> Self:
        """Return a copy with columns of its row changed."""
        return replace(self, row=replace(self.row, **changes))

    def told_in(self, language: str | None) -> Self:
        """Return a copy with the texts of another language; the table itself if that is None."""
        return replace(self, words=self.words.into(language))

    def noting(self, **changes: Any) -> Self:
        """Return a copy with some notes changed."""
        return replace(self, notes=replace(self.notes, **changes))

    def as_row(self) -> TableRow:
        """Return the row for storage, with the notes written into it."""
        return replace(self.row, notes=notes_text(self.notes))


@record
class Lobby(LiveTable):
    """A table that gathers players, or was ended before the game began."""

    game: Game


@record
class Started(LiveTable):
    """A table whose game is running or over. `told` are the events in its newest board post."""

    game: Game
    table: Table
    told: Sequence[Told] = ()

    def after(self, turn: Turn) -> Self:
        """Return a copy after a turn."""
        table = self.table.after(turn)
        posted = self.notes.posted
        pinged = tuple(seat for seat in posted.pinged if seat in table.waiting())
        told = [*self.told, *turn.told]
        if any(entry.undo is not None for entry in turn.entries):
            # An undo leaves its own event, restores the board and pings again.
            live = {entry.n for entry in table.log.live_line()}
            told = [one for one in told if one.entry in live or isinstance(one.event, TakenBack)]
            pinged = ()
        notes = replace(self.notes, posted=replace(posted, pinged=pinged))
        row = self.row if turn.header is None else replace(self.row, header=asdict(turn.header))
        return replace(self, row=row, table=table, told=told, notes=notes)

    def with_order_used(self, order: int, entry: int) -> Self:
        """Return a copy with an entry noted as made by an order."""
        orders = [
            replace(row, used_by=(*row.used_by, entry)) if row.id == order else row for row in self.row.orders
        ]
        return self.with_row(orders=tuple(orders))

    @property
    def is_over(self) -> bool:
        """Whether there is nothing left to do or to hide: the game has ended, or the standing counts as the result."""
        return self.table.is_over() or self.notes.settled is not None

    @property
    def shown(self) -> Table:
        """The table as posts show it: over, if the standing counts as the result."""
        if self.notes.settled is None or self.table.is_over():
            return self.table
        state = self.table.state.clone()
        state.agenda = []
        return self.table.in_position(state)

    def scores(self, viewer: Seat | None = None) -> tuple[Score, ...]:
        """Return everybody's score as the viewer may know it; the true scores when it is over."""
        return self.game.scores(self.table.state if self.is_over else self.table.view(viewer))

    @property
    def gave_up(self) -> dict[Seat, int]:
        """The first user who left each seat that is now empty, by seat. They rank below all who stay."""
        began = self.notes.began
        return {
            row.seat: began.get(row.seat, row.former[-1])
            for row in self.seats
            if row.user is None and row.former
        }

    def people_waited_for(self) -> set[Seat]:
        """Return the seats of users that must act."""
        return set(self.table.waiting()) - self.robots()


@record
class Frozen(LiveTable):
    """A table that cannot be read or replayed, with the reason. It waits for the operator and does not affect other tables."""

    why: str

    @property
    def sentence(self) -> str:
        """The id of the message for users."""
        return "table-stopped" if self.notes.stopped else "table-frozen"


def names_of(holders: Iterable[SeatRow]) -> list[str]:
    """Return the players' names by seat, safe to put into a message."""
    return [_plain(name) for name in called(holders)]


_plain = lru_cache(maxsize=4096)(plain)


def called(holders: Iterable[SeatRow]) -> list[str]:
    """Return the players' names by seat, as written; equal names with their seat number."""
    return list(_called(tuple(holder.name for holder in sorted(holders, key=lambda holder: holder.seat))))


@lru_cache(maxsize=1024)
def _called(raw: tuple[str, ...]) -> tuple[str, ...]:
    names = [calm(name) for name in raw]
    while alike := {name for name, many in Counter(map(plainly, names)).items() if many > 1}:
        names = [
            f"{name} ({number})" if plainly(name) in alike else name for number, name in enumerate(names, 1)
        ]
    return tuple(names)
