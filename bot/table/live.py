"""A table that is in memory: what storage says of it, the play of the game, and what its post tells. Pure."""

from collections.abc import Sequence
from dataclasses import astuple, dataclass, field, replace
from datetime import datetime
from typing import Any

from bot.menus.controls import controls_to_data
from bot.posts.hand_off import Post, Telling, hand_off, names_of
from bot.storage import Change, Json, NewPost, OrderRow, SeatRow, TableRow
from games.core.events import Event, PhaseEnded, TakenBack
from games.core.game import Game
from games.core.moves import Seat
from games.core.table import Table, Told, Turn
from games.words.phrases import Phrases

WORKING = "working"
"""The note of a table where the program is to move: after a crash it goes on there."""


@dataclass(frozen=True, slots=True)
class Posted:
    """What the table's newest post holds: whom it pinged and has waited for ever since, and which entries it tells.

    `first` is the first entry told in it, `last` the last. A post without a picture is part of a `story`: the
    next post tells all of it, too, and takes its place, so that a phase is one post and not one per hand-off.
    """

    pinged: tuple[Seat, ...] = ()
    first: int = -1
    last: int = -2
    story: bool = False

    @classmethod
    def read(cls, note: Json | None) -> "Posted":
        """Read it from a table's note; nothing was posted where there is none."""
        if not note:
            return cls()
        return cls(tuple(note["pinged"]), note["first"], note["last"], note.get("story", False))

    def note(self) -> Json:
        """Return it as a note."""
        return {
            "pinged": list(self.pinged),
            "first": self.first,
            "last": self.last,
            "story": self.story,
        }


@dataclass(slots=True)
class LiveTable:
    """One table of the bot. `table` is None in the lobby and for a save that cannot be replayed (`frozen`)."""

    row: TableRow
    game: Game
    words: Phrases
    table: Table | None = None
    told: list[Told] = field(default_factory=list[Told])
    posted: Posted = field(default_factory=Posted)
    orders: list[OrderRow] = field(default_factory=list[OrderRow])
    notes: dict[str, Any] = field(default_factory=dict[str, Any])
    frozen: str | None = None

    @property
    def seats(self) -> Sequence[SeatRow]:
        """Who sits where, in order."""
        return self.row.seats

    @property
    def names(self) -> list[str]:
        """The players' names by seat, safe to stand in a message."""
        return names_of(self.row.seats)

    def seats_of(self, user: int) -> list[Seat]:
        """Return the seats that the user holds."""
        return [row.seat for row in self.row.seats if row.user == user]

    def viewer(self, user: int) -> Seat | None:
        """Return the seat through whose eyes a user sees the table, None for the public."""
        return next(iter(self.seats_of(user)), None)

    def robots(self) -> set[Seat]:
        """Return the seats that a robot plays."""
        return {row.seat for row in self.row.seats if row.robot is not None}

    def after(self, turn: Turn) -> "LiveTable":
        """Return the table as it would be after a turn; this one stays as it is."""
        assert self.table is not None
        table = self.table.after(turn)
        pinged = tuple(seat for seat in self.posted.pinged if seat in table.waiting())
        told = [*self.told, *turn.told]
        if any(entry.undo is not None for entry in turn.entries):
            # An undo leaves its trace, shows the board as it is again and asks anew.
            live = {entry.n for entry in table.log.live_line()}
            told = [one for one in told if one.entry in live or isinstance(one.event, TakenBack)]
            pinged = ()
        return replace(self, table=table, told=told, posted=replace(self.posted, pinged=pinged))

    def published(
        self, *, working: bool, at: datetime, telling: Telling | None = None
    ) -> "tuple[LiveTable, Change]":
        """Return the table with what it now has to say told, and the change that says it.

        While the program is `working` (a robot is to move, an order answers) nothing is said: there is one
        post per hand-off. A post is new when it pings somebody or shows a picture; otherwise the newest
        one is edited.
        """
        assert self.table is not None
        is_new = self._needs_new_post()
        live = self if working and not (is_new and self._only_robots()) else self._told_to_all(is_new=is_new)
        change = Change(
            self.row.id,
            at,
            expected_revision=self.row.revision,
            notes={"posted": live.posted.note(), WORKING: working or None},
            status="finished" if self.table.is_over() else None,
        )
        if live is not self:
            post = hand_off(self.row.id, self.table, self.seats, self.words, live.told, telling)
            row = outbox_post(post, self.row.channel, is_new=is_new, replaces=self.posted.story)
            change = replace(change, outbox=[row])
        return live, change

    def _told_to_all(self, *, is_new: bool) -> "LiveTable":
        """Return the table with its newest entries told: in a new post, or added to the newest one."""
        assert self.table is not None
        posted = self.posted
        first = posted.last + 1 if is_new and not posted.story else posted.first
        shows = posted == Posted() or self._fresh(PhaseEnded, TakenBack)
        story = not shows if is_new else posted.story
        posted = Posted(tuple(self.table.waiting()), first, len(self.table.log.entries) - 1, story)
        return replace(self, told=[one for one in self.told if one.entry >= first], posted=posted)

    def _only_robots(self) -> bool:
        """Say whether nobody but robots plays: then each phase is told, for those who watch."""
        return all(row.robot is not None for row in self.seats)

    def _fresh(self, *kinds: type[Event]) -> bool:
        """Say whether something of these kinds has happened since the newest post."""
        return any(isinstance(one.event, kinds) for one in self.told if one.entry > self.posted.last)

    def _needs_new_post(self) -> bool:
        assert self.table is not None
        pictures = self._fresh(PhaseEnded)
        return pictures or self.table.is_over() or not self.people_waited_for() <= set(self.posted.pinged)

    def with_order_used(self, order: int, entry: int) -> "LiveTable":
        """Return the table with an order that has made an entry."""
        orders = [
            replace(row, used_by=(*row.used_by, entry)) if row.id == order else row for row in self.orders
        ]
        return replace(self, orders=orders)

    def people_waited_for(self) -> set[Seat]:
        """Return the seats of people that must act."""
        assert self.table is not None
        return set(self.table.waiting()) - self.robots()


def outbox_post(post: Post, channel: int, *, is_new: bool, replaces: bool = False) -> NewPost:
    """Return the outbox row for a post: a new message, or an edit of the table's newest one.

    `replaces`: a new message takes the place of the newest one, which is removed.
    """
    payload: Json = {"content": post.content, "controls": controls_to_data(post.controls)}
    if is_new:
        payload["mentions"] = list(post.mentions)
        payload["pictures"] = [list(astuple(picture)) for picture in post.pictures]
        payload["replaces"] = replaces
        payload["direct"] = list(post.direct)
    return NewPost("post" if is_new else "edit", payload, channel=channel)


def row_after(row: TableRow, change: Change, revision: int) -> TableRow:
    """Return a table's row as it is after a change was committed."""
    names = ("status", "header", "options", "settings", "seats", "host", "channel", "post", "lobby_post")
    new = {name: getattr(change, name) for name in names if getattr(change, name) is not None}
    if change.entries:
        new["entries"] = change.entries[-1].n + 1
    return replace(row, **new, revision=revision)
