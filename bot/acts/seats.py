"""Hands seats over: saves who sits where, tells the table, and deletes what the former user was sent privately."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from bot.acts.answers import Answer
from bot.acts.play import Play
from bot.errors import PlayerError
from bot.menus.buttons import Oust
from bot.menus.controls import Button
from bot.posts.drawing import Illustrator
from bot.posts.messages import Remove, plain_post
from bot.posts.pictures import hand_pictures
from bot.posts.seats import take_controls
from bot.storage import NewPost
from bot.table.live import Started
from bot.table.notes import Vote
from bot.table.seats import (
    Named,
    find_seat,
    is_carried,
    is_late,
    kept_warm,
    offered,
    opened,
    permitting,
    require_right,
    require_running,
    seat_for,
    taken,
    voters,
)
from bot.table.tables import Held, Tables
from bot.time import hand_over
from games.ai import ROBOTS
from games.core.moves import Seat

KEEPER = next(iter(ROBOTS))
"""The robot that keeps a seat warm unless another one is chosen."""


class SeatChanges:
    """Gives, opens, keeps warm and takes the seats of running tables. Every method may raise `PlayerError`.

    `silence` begins to delete a user's private answers in a channel.
    """

    def __init__(
        self, tables: Tables, play: Play, illustrator: Illustrator, silence: Callable[[int, int], None]
    ) -> None:
        self._tables = tables
        self._play = play
        self._illustrator = illustrator
        self._silence = silence

    async def open(self, table: int, user: int, named: Named | None, robot: str | None) -> str:
        """Open a seat for anybody: one's own, or as the host another's; a `robot` keeps it warm."""
        async with self._tables.hold(table, user) as held:
            live = held.started
            seat = require_right(live, user, named)
            if live.seats[seat].user is None:
                robot = robot or live.seats[seat].robot
                if robot is None:
                    raise PlayerError("seat-open-already")
            await self._open(held, seat, robot, live.words("seat-opened", name=live.names[seat]))
            return held.own.words("seat-opened-answer")

    async def offer(self, table: int, user: int, named: Named | None, to: int) -> str:
        """Offer a seat to one user, who takes it with a click; until then all stays as it is."""
        async with self._tables.hold(table, user) as held:
            live = held.started
            seat = require_right(live, user, named)
            if live.seats_of(to):
                raise PlayerError("sits-already")
            text = live.words("seat-offered", name=live.names[seat], user=f"<@{to}>")
            post = plain_post(live, text, [to], take_controls(live, seat))
            await self._play.commit(held, offered(live, seat, to), say=[post])
            return held.own.words("seat-offered-answer")

    async def take(self, table: int, user: int, name: str, wanted: Named | None) -> Answer:
        """Sit down on an open or offered seat; shows what the user has there."""
        async with self._tables.hold(table, user) as held:
            live = held.started
            require_running(live)
            seat = seat_for(live, user, wanted)
            text = live.words("seat-taken", user=f"<@{user}>", name=live.names[seat])
            await self._change_hands(held, seat, taken(live, seat, user, name), plain_post(live, text))
            live = held.own_started
        text = live.words("seat-taken-answer", name=live.names[seat])
        return Answer(text, files=tuple(await hand_pictures(self._illustrator, live, seat)))

    async def keep_warm(self, table: int, user: int, named: Named | None, robot: str) -> str:
        """Let a robot play for a seat until its user takes it back; the host may do so for another's."""
        async with self._tables.hold(table, user) as held:
            live = held.started
            seat = require_right(live, user, named)
            if live.seats[seat].user is None:
                await self._open(held, seat, robot, live.words("seat-warmed", name=live.names[seat]))
            else:
                post = plain_post(live, live.words("seat-warmed", name=live.names[seat]))
                await self._play.commit(held, kept_warm(live, seat, robot), say=[post])
            return held.own.words("seat-warmed-answer")

    async def back(self, table: int, user: int) -> str:
        """Send away the robot that has played for the user."""
        async with self._tables.hold(table, user) as held:
            live = held.started
            seat = require_right(live, user, None)
            if live.seats[seat].robot is None:
                raise PlayerError("no-robot-here")
            post = plain_post(live, live.words("seat-back", name=live.names[seat]))
            after = asked_anew(kept_warm(live, seat, None), seat, self._tables.now())
            await self._play.commit(held, after, say=[post])
            return held.own.words("seat-back-answer")

    async def vote(self, table: int, user: int, named: Named) -> str:
        """Vote to open the seat of a player who is late; the majority of the other players decides."""
        async with self._tables.hold(table, user) as held:
            live = held.started
            seat = find_seat(live, named)
            require_running(live)
            allowed = voters(live.row, seat)
            if user not in allowed:
                raise PlayerError("not-seated")
            if live.seats[seat].user is None or not is_late(live.notes.book, seat):
                raise PlayerError("not-late", name=live.names[seat])
            vote = vote_on(live, seat)
            vote = replace(vote, users=tuple(sorted({*vote.users, user})))
            if is_carried(vote.users, allowed):
                text = live.words("vote-carried", name=live.names[seat])
                await self._open(held, seat, KEEPER, text)
                return held.own.words("seat-opened-answer")
            await held.commit(
                live.noting(vote=vote), say=[] if vote_on(live, seat).users else [vote_post(live, seat)]
            )
            self._play.committed()
            return held.own.words("vote-noted")

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
            self._play.committed()
            return held.own.words(about, name=live.names[seats[0]])

    # How it is saved

    async def _open(self, held: Held, seat: Seat, robot: str | None, text: str) -> None:
        live = held.started
        post = plain_post(live, text, controls=take_controls(live, seat))
        await self._change_hands(held, seat, opened(live, seat, robot), post)

    async def _change_hands(self, held: Held, seat: Seat, after: Started, post: NewPost) -> None:
        """Save a seat with another user: orders, permissions and messages of the one before go with them."""
        live, user = held.started, held.started.seats[seat].user
        removed: list[NewPost] = []
        if user is not None:
            sent = await self._tables.storage.sent(live.row.id)
            removed = [Remove(one.message).to_user(user) for one in sent if one.user == user]
        after = without_traces(after, seat, live.row.host)
        if after.seats[seat].user is not None:
            after = asked_anew(after, seat, self._tables.now())
        await self._play.commit(held, after, say=[post, *removed])
        if user is not None:
            self._silence(live.row.channel, user)


def without_traces(live: Started, seat: Seat, host: int) -> Started:
    """Return the table without the former user's orders and permissions for a seat, and without what was asked of them.

    All permissions end where the one who hosted it, `host`, has gone.
    """
    away = {other: stand for other, stand in live.notes.away.items() if other != seat}
    orders = tuple(order for order in live.row.orders if order.seat != seat)
    live = permitting(live, seat, None) if live.row.host == host else live.noting(permits={})
    return live.noting(away=away, vote=None, proposal=None).with_row(orders=orders)


def asked_anew(live: Started, seat: Seat, now: datetime) -> Started:
    """Return the table with a seat asked anew, because somebody else decides for it now."""
    posted = live.notes.posted
    pinged = tuple(other for other in posted.pinged if other != seat)
    book = hand_over(live.notes.book, seat, live.notes.pace, now)
    return live.noting(book=book, posted=replace(posted, pinged=pinged))


def vote_on(live: Started, seat: Seat) -> Vote:
    """Return the vote on a seat since the table waits for it; one that nobody has voted in yet if there is none."""
    wait = live.notes.book.wait(seat)
    since = None if wait is None else wait.since
    vote = live.notes.vote
    return vote if vote is not None and (vote.seat, vote.since) == (seat, since) else Vote(seat, since)


def vote_post(live: Started, seat: Seat) -> NewPost:
    """Return the post that asks the others whether a late seat shall be open, with its button."""
    text = live.words("vote-asked", name=live.names[seat])
    button = Button(str(Oust(live.row.id, seat)), live.words("button-oust"), "danger")
    return plain_post(live, text, controls=((button,),))
