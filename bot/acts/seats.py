"""Hands seats over: saves the change, posts it at the table, and deletes the former user's private messages."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from bot.acts.answers import Answer
from bot.acts.askers import asker_at
from bot.acts.play import Play
from bot.acts.reliability import require_reliable
from bot.acts.wrecks import leave_wreck
from bot.errors import PlayerError
from bot.menus.buttons import Concede, LendSeat, PauseTable
from bot.menus.control_ids import require_control
from bot.menus.parts import Button
from bot.posts.drawing import Illustrator
from bot.posts.messages import Remove, plain_post
from bot.posts.pictures import hand_pictures
from bot.posts.seats import take_controls
from bot.posts.undo import question_tidied
from bot.posts.votes import deed_words
from bot.storage import NewPost
from bot.table.hosts import hosted_by_present
from bot.table.live import Started
from bot.table.notes import Vote
from bot.table.powers import is_alone, is_shared, kind_of, require_shared_right, ruling
from bot.table.seats import (
    Named,
    conceded,
    find_seat,
    free_seats,
    is_last,
    is_promised,
    kept_warm,
    offered,
    opened,
    permitting,
    require_right,
    require_running,
    require_unrated,
    seat_for,
    taken,
)
from bot.table.tables import Held, Tables
from bot.table.votes import hosted_by, is_absent, next_host
from bot.table.waits import left_late
from bot.table.wrecks import is_wreck
from bot.time import hand_over, pause
from bot.time.book import told
from games.ai import ROBOTS
from games.core.moves import Seat


class SeatChanges:
    """Opens, offers, lends and takes the seats of running tables. Every method may raise `PlayerError`.

    silence: Starts deleting a user's private answers in a channel.
    """

    def __init__(
        self, tables: Tables, play: Play, illustrator: Illustrator, silence: Callable[[int, int], None]
    ) -> None:
        self._tables = tables
        self._play = play
        self._illustrator = illustrator
        self._silence = silence

    async def open(
        self, table: int, user: int, named: Named | None, robot: str | None, manages: int | None = None
    ) -> str:
        """Open a seat for anybody: the user's own, or another one if they are the host. A `robot` keeps it warm.

        If the result counts, only a server manager who does not play may open another's seat.

        manages: The server that the user manages and asks from; None if there is none.
        """
        async with self._tables.hold(table, user) as held:
            if is_wreck(held.live) and named is None:
                return await leave_wreck(self._tables, held, user)
            live = held.started
            text = None
            if named is not None and is_shared(live) and await self._manages(live, user, manages):
                require_running(live)
                seat = find_seat(live, named)
                what = deed_words(live, Vote("seat", seat))
                text = live.words("manager-decided", user=f"<@{user}>", what=what)
            else:
                seat = require_right(live, user, named)
                self._require_word(live, user, seat, robot)
            if live.seats[seat].user is None:
                robot = robot or live.seats[seat].robot
                if robot is None:
                    raise PlayerError("seat-open-already")
            await self.carry(held, seat, robot, text or live.words("seat-opened", name=live.names[seat]))
            return held.own.words("seat-opened-answer")

    async def _manages(self, live: Started, user: int, manages: int | None) -> bool:
        """Whether a user may open seats here as a server manager who does not play."""
        asker = await asker_at(self._tables, live, user, manages)
        return ruling("seat", kind_of(live.notes), asker) == "alone"

    async def offer(self, table: int, user: int, named: Named | None, to: int) -> str:
        """Offer a seat to one user, who takes it with a click. Nothing changes until then."""
        async with self._tables.hold(table, user) as held:
            live = held.started
            seat = require_right(live, user, named)
            self._require_word(live, user, seat)
            if live.seats[seat].user is None and is_shared(live):
                raise PlayerError("players-decide")
            if live.seats[seat].user is None and is_promised(live.notes.doors, seat):
                raise PlayerError("seat-promised", name=live.names[seat])
            if live.seats_of(to):
                raise PlayerError("sits-already")
            text = live.words("seat-offered", name=live.names[seat], user=f"<@{to}>")
            post = plain_post(live, text, [to], take_controls(live, seat))
            await self._play.commit(held, offered(live, seat, to), say=[post])
            return held.own.words("seat-offered-answer")

    async def take(self, table: int, user: int, name: str, wanted: Named | None) -> Answer:
        """Take an open or offered seat. Return an answer with its hand."""
        async with self._tables.hold(table, user) as held:
            live = held.started
            require_running(live)
            seat = seat_for(live, user, wanted)
            if not is_promised(live.notes.doors, seat):
                await require_reliable(self._tables, live, user)
            text = live.words("seat-taken", user=f"<@{user}>", name=live.names[seat])
            await self._change_hands(held, seat, taken(live, seat, user, name), plain_post(live, text))
            live = held.own_started
        text = live.words("seat-taken-answer", name=live.names[seat])
        mode = await self._tables.mode_of(user)
        return Answer(text, files=tuple(await hand_pictures(self._illustrator, live, seat, mode)))

    async def keep_warm(
        self, table: int, user: int, named: Named | None, robot: str | None, *, sure: bool = False
    ) -> str | Answer:
        """Let a robot play for a seat until its user takes it back. The host may do so for another's seat.

        If no other user plays, ask whether to pause the table instead, unless the user is `sure`.
        """
        robot = robot or self._tables.robot
        require_control(robot in ROBOTS)
        async with self._tables.hold(table, user) as held:
            live = held.started
            seat = require_right(live, user, named)
            if live.seats[seat].user is None:
                self._require_word(live, user, seat, robot)
                await self.carry(held, seat, robot, live.words("seat-warmed", name=live.names[seat]))
                return held.own.words("seat-warmed-answer")
            require_unrated(live)
            if live.seats[seat].user != user:
                require_shared_right(live, "seat")
            if live.seats[seat].robot == robot:
                # Clicked twice: the table has been told.
                return held.own.words("seat-warmed-answer")
            if is_last(live, seat) and live.notes.book.paused is None and not sure:
                return last_lent(held.own_started, seat, robot)
            post = plain_post(live, live.words("seat-warmed", name=live.names[seat]))
            await self._play.commit(held, kept_warm(left_late(live, seat), seat, robot), say=[post])
            return held.own.words("seat-warmed-answer")

    async def pause(self, table: int, user: int) -> str:
        """Pause the table for the last user who plays there, instead of lending their seat."""
        async with self._tables.hold(table, user) as held:
            live = held.started
            seat = require_right(live, user, None)
            if live.notes.book.paused is not None:
                raise PlayerError("paused-already")
            if not is_last(live, seat):
                raise PlayerError("old-control")
            if not is_alone(live, user):
                require_shared_right(live, "pause")
            post = plain_post(
                live, live.words("seat-pauses", name=live.names[seat], kind=kind_of(live.notes))
            )
            after = live.noting(book=pause(live.notes.book, self._tables.now()))
            await self._play.commit(held, after, say=[post])
            return held.own.words("seat-pauses-answer")

    async def back(self, table: int, user: int) -> str:
        """Take the user's seat back from the robot that plays for them."""
        async with self._tables.hold(table, user) as held:
            live = held.started
            seat = require_right(live, user, None)
            if live.seats[seat].robot is None:
                raise PlayerError("no-robot-here")
            post = plain_post(live, live.words("seat-back", name=live.names[seat]))
            after = asked_again(kept_warm(live, seat, None), seat, self._tables.now())
            await self._play.commit(held, after, say=[post])
            return held.own.words("seat-back-answer")

    async def left(self, table: int, user: int) -> None:
        """Open the seats of a user who has left the server. A robot plays until another user takes them."""
        async with self._tables.hold(table) as held:
            for seat in held.live.seats_of(user) if isinstance(held.live, Started) else ():
                live = held.started
                if live.row.status == "running":
                    text = live.words("seat-left", name=live.names[seat])
                    await self.carry(held, seat, self._tables.robot, text)
            live = held.live
            if not isinstance(live, Started) or live.row.host != user:
                return
            host = next_host(live, await self._tables.people(live), self._tables.now())
            if host is not None:
                say = [plain_post(live, live.words("host-passes-on", user=f"<@{host}>"), [host])]
                await held.commit(hosted_by(live, host), say=say)

    async def carry(
        self, held: Held, seat: Seat, robot: str | None, text: str, to: int | None = None
    ) -> None:
        """Open a seat after a decision, for anybody or only for the user `to`. Post `text`."""
        live = held.started
        after = opened(live, seat, robot)
        if to is not None:
            after = offered(after, seat, to)
        post = plain_post(live, text, [] if to is None else [to], take_controls(live, seat))
        await self._change_hands(held, seat, after, post)

    async def ask_concession(self, table: int, user: int) -> Answer:
        """Ask a user to confirm that they give the game up."""
        async with self._tables.hold(table, user) as held:
            require_right(held.started, user, None)
            words = held.own.words
        button = Button(str(Concede(table)), words("button-concede"), "danger")
        return Answer(words("concede-sure", game=words("game-name")), ((button,),))

    async def concede(self, table: int, user: int) -> str:
        """Give the game up for the user: a robot plays their seat to the end, and they rank last."""
        async with self._tables.hold(table, user) as held:
            live = held.started
            seat = require_right(live, user, None)
            post = plain_post(live, live.words("conceded", name=live.names[seat]))
            await self._change_hands(
                held, seat, conceded(live, seat, self._tables.robot), post, silences=False
            )
            return held.own.words("conceded-answer")

    async def permit(self, table: int, user: int, *, allowed: bool) -> str:
        """Give the host permission to act for the user's seat, or take it away."""
        async with self._tables.hold(table, user) as held:
            live = held.started
            require_running(live)
            seats = live.seats_of(user)
            if not seats:
                raise PlayerError("not-seated")
            about = "permitted" if allowed else "permission-ended"
            text = live.words(about, name=live.names[seats[0]])
            after = permitting(live, seats[0], live.row.host if allowed else None)
            await held.commit(after, say=[plain_post(live, text)])
            return held.own.words(about, name=live.names[seats[0]])

    def _require_word(self, live: Started, user: int, seat: Seat, robot: str | None = None) -> None:
        """Raise `PlayerError` if the user may not open, offer or lend the seat.

        A seat whose game was given up stays a robot's. The host may decide about another's seat only if its user is absent, because
        the next user sees the hand. If the result counts, the host may not; robots of the lobby stay, and an open seat gets no
        other `robot` than the usual one.
        """
        if seat in live.notes.conceded:
            raise PlayerError("seat-conceded", name=live.names[seat])
        sits = live.seats[seat].user
        if sits is None and is_shared(live):
            if live.seats[seat] not in free_seats(live.row, live.notes.doors):
                raise PlayerError("shared-robot-stays")
            if robot not in (None, live.seats[seat].robot, self._tables.robot):
                raise PlayerError("shared-robot-level", level=self._tables.robot)
        if sits not in (None, user) and is_shared(live):
            raise PlayerError("needs-all", name=live.names[seat])
        if sits not in (None, user) and not is_absent(live, seat, self._tables.now()):
            raise PlayerError("needs-a-vote", name=live.names[seat])

    # Saving

    async def _change_hands(
        self, held: Held, seat: Seat, after: Started, post: NewPost, *, silences: bool = True
    ) -> None:
        """Save a seat's change of user. Delete the former user's orders, permissions and private messages.

        silences: Also delete their private answers here, because the next user sees the same hand.
        """
        live, user = held.started, held.started.seats[seat].user
        removed: list[NewPost] = []
        if user is not None:
            sent = await self._tables.storage.sent(live.row.id)
            removed = [Remove(one.message).to_user(user) for one in sent if one.user == user]
        people, now = await self._tables.people(after), self._tables.now()
        after = after.with_row(host=hosted_by_present(live, after, people, now))
        after, row = without_traces(after, seat, live.row.host), after.seats[seat]
        if row.user is not None and row.user in live.seats[seat].former:
            after = asked_again(after, seat, self._tables.now())
        elif row.user is not None or row.robot is not None:
            after = left_late(after, seat)
            after = after if row.user is None else asked_anew(after, seat, self._tables.now())
        await self._play.commit(held, after, say=[post, *removed, *question_tidied(live)])
        if user is not None and silences:
            self._silence(live.row.channel, user)


def last_lent(live: Started, seat: Seat, robot: str) -> Answer:
    """Ask whether the table should pause instead of going on with robots alone."""
    table = live.row.id
    buttons = (
        Button(str(PauseTable(table)), live.words("button-pause"), "primary"),
        Button(str(LendSeat(table, seat, robot)), live.words("button-lend"), "secondary"),
    )
    return Answer(live.words("lend-last"), (buttons,))


def without_traces(live: Started, seat: Seat, host: int) -> Started:
    """Return the table without the former user's substitute, orders and permissions for a seat, and without open votes and proposals.

    If the table has another host than `host`, the one before, all permissions end.
    """
    away = {other: stand for other, stand in live.notes.away.items() if other != seat}
    orders = tuple(order for order in live.row.orders if order.seat != seat)
    live = permitting(live, seat, None) if live.row.host == host else live.noting(permits={})
    return live.noting(away=away, votes=(), proposal=None).with_row(orders=orders)


def asked_again(live: Started, seat: Seat, now: datetime) -> Started:
    """Return the table with a seat asked again after its user came back. The clock continues as if they had stayed.

    After a missed deadline the next question still has half of the time, because the user has not moved since.
    """
    return live.noting(book=told(live.notes.book, seat, now))


def asked_anew(live: Started, seat: Seat, now: datetime) -> Started:
    """Return the table with a seat reset for its new user: a new ping and a full clock."""
    posted = live.notes.posted
    pinged = tuple(other for other in posted.pinged if other != seat)
    book = hand_over(live.notes.book, seat, live.notes.pace, now)
    return live.noting(book=book, posted=replace(posted, pinged=pinged))
