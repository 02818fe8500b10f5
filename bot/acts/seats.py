"""Hands seats over: saves who sits where, tells the table, and takes from the former user what he was sent."""

from dataclasses import replace

from bot.acts.play import Play
from bot.acts.undo import PROPOSAL
from bot.discord.whispers import Whispers
from bot.errors import PlayerError
from bot.menus.controls import Button, Controls, controls_to_data
from bot.menus.plain import plain
from bot.storage import Change, Json, NewPost, TableRow
from bot.table.automation import Stand, away
from bot.table.live import LiveTable
from bot.table.seats import (
    PERMITS,
    VOTE,
    free_seats,
    is_carried,
    is_late,
    kept_warm,
    offered,
    opened,
    permits,
    plain_post,
    seat_for,
    taken,
    voters,
)
from bot.table.tables import Held, Tables
from bot.table.waits import book_of, with_away, with_book
from bot.time import hand_over, read_pace
from games.ai import ROBOTS
from games.core.moves import Seat

KEEPER = next(iter(ROBOTS))
"""The robot that keeps a seat warm where nobody has chosen another."""


class Seating:
    """Gives, opens, keeps warm and takes the seats of running tables. Every method may raise `PlayerError`."""

    def __init__(self, tables: Tables, play: Play, whispers: Whispers) -> None:
        self._tables = tables
        self._play = play
        self._whispers = whispers

    async def open(self, table: int, user: int, seat: Seat | None, robot: str | None) -> str:
        """Open a seat for anybody: one's own, or as the host another's; a `robot` keeps it warm."""
        async with self._tables.hold(table) as held:
            live, seat = held.live, require_right(held, user, seat)
            if live.seats[seat].user is None:
                robot = robot or live.seats[seat].robot
                if robot is None:
                    raise PlayerError("seat-open-already")
            await self._open(held, seat, robot, live.words("seat-opened", name=live.names[seat]))
            return live.words("seat-opened-answer")

    async def offer(self, table: int, user: int, seat: Seat | None, to: int) -> str:
        """Offer a seat to one user, who takes it with a click; until then all stays as it is."""
        async with self._tables.hold(table) as held:
            live, seat = held.live, require_right(held, user, seat)
            if live.seats_of(to):
                raise PlayerError("sits-already")
            text = live.words("seat-offered", name=live.names[seat], user=f"<@{to}>")
            post = with_controls(plain_post(live, text, [to]), take_controls(live, seat))
            await self._commit(held, replace(live, row=offered(live.row, seat, to)), [post])
            return live.words("seat-offered-answer")

    async def take(self, table: int, user: int, name: str, wanted: Seat | None) -> Seat:
        """Sit down on an open or offered seat; returns which one."""
        async with self._tables.hold(table) as held:
            require_running(held)
            live = held.live
            seat = seat_for(live.row, user, wanted)
            text = live.words("seat-taken", user=f"<@{user}>", name=live.names[seat])
            await self._change_hands(held, seat, taken(live.row, seat, user, name), plain_post(live, text))
        return seat

    async def keep_warm(self, table: int, user: int, seat: Seat | None, robot: str) -> str:
        """Let a robot play for a seat until its user takes it back; the host may do so for another's."""
        async with self._tables.hold(table) as held:
            live, seat = held.live, require_right(held, user, seat)
            if live.seats[seat].user is None:
                await self._open(held, seat, robot, live.words("seat-warmed", name=live.names[seat]))
            else:
                post = plain_post(live, live.words("seat-warmed", name=live.names[seat]))
                await self._commit(held, replace(live, row=kept_warm(live.row, seat, robot)), [post])
            return live.words("seat-warmed-answer")

    async def back(self, table: int, user: int) -> str:
        """Send the robot away that has played for oneself."""
        async with self._tables.hold(table) as held:
            live, seat = held.live, require_right(held, user, None)
            if live.seats[seat].robot is None:
                raise PlayerError("no-robot-here")
            post = plain_post(live, live.words("seat-back", name=live.names[seat]))
            await self._commit(held, replace(live, row=kept_warm(live.row, seat, None)), [post], asks=seat)
            return live.words("seat-back-answer")

    async def vote(self, table: int, user: int, seat: Seat) -> str:
        """Vote for opening the seat of somebody who is late; the majority of the others decides."""
        async with self._tables.hold(table) as held:
            require_running(held)
            live = held.live
            allowed = voters(live.row, seat)
            if user not in allowed:
                raise PlayerError("not-seated")
            if live.seats[seat].user is None or not is_late(book_of(live), seat):
                raise PlayerError("not-late", name=live.names[seat])
            votes = [*self._votes(live, seat), user]
            if is_carried(votes, allowed):
                text = live.words("vote-carried", name=live.names[seat])
                await self._open(held, seat, KEEPER, text)
                return live.words("seat-opened-answer")
            first = len(votes) == 1
            await self._note_votes(held, seat, sorted({*votes}), first=first)
            return live.words("vote-noted")

    def _votes(self, live: LiveTable, seat: Seat) -> list[int]:
        """Return who has voted on this seat since it is waited for."""
        note: Json = live.notes.get(VOTE) or {}
        return note["votes"] if note.get("about") == self._about(live, seat) else []

    def _about(self, live: LiveTable, seat: Seat) -> list[str | int]:
        wait = book_of(live).wait(seat)
        return [seat, wait.since.isoformat() if wait is not None else ""]

    async def _note_votes(self, held: Held, seat: Seat, votes: list[int], *, first: bool) -> None:
        live = held.live
        text = live.words("vote-asked", name=live.names[seat])
        button = Button(f"t:{live.row.id}:oust:{seat}", live.words("button-oust"), "danger")
        posts = [with_controls(plain_post(live, text), ((button,),))] if first else []
        notes = {VOTE: {"about": self._about(live, seat), "votes": votes}}
        change = Change(live.row.id, self._tables.now(), live.row.revision, notes=notes, outbox=posts)
        await held.commit(live, change)
        self._play.told(None)

    async def permit(self, table: int, user: int, *, allowed: bool) -> str:
        """Let the host act for one's seat from now on, or no more."""
        async with self._tables.hold(table) as held:
            require_running(held)
            live = held.live
            seats = live.seats_of(user)
            if not seats:
                raise PlayerError("not-seated")
            note = permits(live, seats[0], live.row.host if allowed else None)
            text = live.words("permitted" if allowed else "permission-ended", name=live.names[seats[0]])
            now, revision = self._tables.now(), live.row.revision
            posts = [plain_post(live, text)]
            await held.commit(live, Change(live.row.id, now, revision, notes={PERMITS: note}, outbox=posts))
            self._play.told(None)
            return text

    # How it is saved

    async def _open(self, held: Held, seat: Seat, robot: str | None, text: str) -> None:
        live = held.live
        post = with_controls(plain_post(live, text), take_controls(live, seat))
        await self._change_hands(held, seat, opened(live.row, seat, robot), post)

    async def _change_hands(self, held: Held, seat: Seat, row: TableRow, post: NewPost) -> None:
        """Save a seat with another user: orders, permissions and messages of the one before go with him."""
        live, before = held.live, held.live.seats[seat].user
        dropped = [order.id for order in live.orders if order.seat == seat]
        sent = [] if before is None else await self._tables.storage.sent(live.row.id)
        removed = [
            NewPost("remove", {"message": one.message}, user=before) for one in sent if one.user == before
        ]
        notes = {
            PERMITS: permits(live, seat, None) if row.host == live.row.host else None,
            VOTE: None,
            PROPOSAL: None,
        }
        change = Change(live.row.id, self._tables.now(), drop_orders=dropped, notes=notes)
        stands: dict[Seat, Stand] = {other: stand for other, stand in away(live).items() if other != seat}
        live = with_away(replace(live, orders=[o for o in live.orders if o.seat != seat]), stands)
        asks = seat if row.seats[seat].user is not None else None
        await self._commit(held, replace(live, row=row), [post, *removed], change=change, asks=asks)
        if before is not None:
            self._whispers.silence(live.row.channel, before)

    async def _commit(
        self,
        held: Held,
        live: LiveTable,
        posts: list[NewPost],
        *,
        change: Change | None = None,
        asks: Seat | None = None,
    ) -> None:
        """Save who sits where in `live`; `asks`: this seat is asked anew, for somebody else sits there."""
        now, row = self._tables.now(), live.row
        change = change or Change(row.id, now)
        if asks is not None:
            live = with_book(live, hand_over(book_of(live), asks, read_pace(row.settings), now))
            pinged = tuple(seat for seat in live.posted.pinged if seat != asks)
            live = replace(live, posted=replace(live.posted, pinged=pinged))
        outbox = [*change.outbox, *posts]
        change = replace(change, seats=row.seats, settings=row.settings, host=row.host, outbox=outbox)
        await self._play.commit(held, live, None, change)


def require_running(held: Held) -> None:
    """Raise `PlayerError` unless the table plays."""
    if held.live.row.status not in ("lobby", "running") or held.table.is_over():
        raise PlayerError("table-ended-already")


def require_right(held: Held, user: int, seat: Seat | None) -> Seat:
    """Return the seat that a user decides about: his own if none is named, any if he is the host."""
    require_running(held)
    own = held.live.seats_of(user)
    if seat is None and own:
        return own[0]
    if seat is None:
        raise PlayerError("not-seated")
    if seat not in own and user != held.live.row.host:
        raise PlayerError("host-only")
    return seat


def with_controls(post: NewPost, controls: Controls) -> NewPost:
    """Return a post with something to click below it."""
    return replace(post, payload={**post.payload, "controls": controls_to_data(controls)})


def take_controls(live: LiveTable, seat: Seat) -> Controls:
    """Return the button that takes a seat."""
    return ((Button(f"t:{live.row.id}:take:{seat}", live.words("button-take"), "success"),),)


def open_seats_line(row: TableRow) -> str:
    """Return the names of a started table's open seats."""
    return ", ".join(plain(seat.name) for seat in free_seats(row))
