"""Votes of a table's users: on opening a seat, the host, ending, letting the standing count, where to go on. Pure functions.

All work alike and are kept in the table's notes. A user who asks for something has voted for it.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import get_args

from bot.errors import PlayerError
from bot.table.fairness import promised
from bot.table.hosts import most_present
from bot.table.live import Started
from bot.table.notes import Settled, Vote, VoteOn, is_deed
from bot.table.powers import is_shared
from bot.table.seats import is_late, require_seat
from bot.time import People
from games.core.chance import keyed
from games.core.moves import Seat

ABSENT = timedelta(days=7)
"""Time after which a user counts as absent at a seat without a limit. A vote about them then needs no second voter."""
MOST_VOTES = 8
"""Maximum number of open votes at a table. At the limit, a new vote replaces the oldest one by the same seat."""
ENOUGH = 2
"""Votes that move a casual table whose channel is gone. Other votes need at least as many, and the majority."""
ANSWERS = timedelta(days=7)
"""Time in which all players must vote on where a table goes on if its result counts; then those who have voted decide."""


def vote_on(live: Started, about: VoteOn, seat: Seat | None = None, to: int | None = None) -> Vote:
    """Return the present vote on something; one without voters if there is none.

    A vote on a late seat ends with the seat's turn.
    """
    since = None
    if seat is not None:
        require_seat(live.row, seat)
        wait, absence = live.notes.book.wait(seat), live.notes.book.absent.get(seat)
        if absence is not None:
            since = absence.since
        elif wait is not None and (wait.late is not None or wait.asked):
            since = wait.since
    return standing_vote(live, Vote(about, seat, to, since))


def standing_vote(live: Started, asked: Vote) -> Vote:
    """Return the present vote with the same subject; `asked` if nobody has voted in it yet."""
    return next((vote for vote in live.notes.votes if vote.is_on(asked) and not vote.done), asked)


def vote_name(live: Started, vote: Vote) -> str:
    """Return a short name of a vote for its button. Its subject may be an entry's number, which could reveal sealed answers."""
    since = None if vote.since is None else vote.since.timestamp()
    asked = (vote.about, vote.seat, vote.to, since, vote.value, vote.entries)
    return keyed(promised(live.table.header), "vote", *asked).hex()[:8]


def named_vote(live: Started, name: str) -> Vote:
    """Return the vote with this name. Raise `PlayerError` if it is over."""
    found = next(
        (one for one in live.notes.votes if is_open(live, one) and vote_name(live, one) == name), None
    )
    if found is None:
        raise PlayerError("undo-void")
    return found


def voted(live: Started, vote: Vote, user: int) -> Started:
    """Return the table with a user's vote in favour added."""
    return begun_vote(live, replace(vote, users=tuple(sorted({*vote.users, user}))))


def begun_vote(live: Started, vote: Vote) -> Started:
    """Return the table with a vote in place of the present one with the same subject."""
    others = [other for other in live.notes.votes if not other.is_on(vote)]
    if len(others) == MOST_VOTES:
        # A player who asks for many votes cannot end another player's vote.
        own = [other for other in others if other.by == vote.by]
        over = [other for other in others if other.done]
        others.remove([*over, *own, *others][0])
    return live.noting(votes=(*others, vote))


def voters(live: Started, vote: Vote) -> set[int]:
    """Return the users who may vote. Users whom it concerns may not, unless the result counts.

    In that case only users who have let the table wait for weeks do not vote on their own seat.
    """
    if is_by_all(live, vote):
        return {
            row.user
            for row in live.seats
            if row.user is not None and not (row.seat == vote.seat and is_long_gone(live, row.seat))
        }
    seated = {row.user for row in live.seats if row.user is not None and row.seat != vote.seat}
    return seated - {live.row.host} if vote.about in ("host", "end") else seated


def is_carried(live: Started, vote: Vote, now: datetime) -> bool:
    """Whether a vote has enough votes in favour."""
    return in_favour(live, vote) >= needed(live, vote, now)


def in_favour(live: Started, vote: Vote) -> int:
    """Return the number of valid votes in favour."""
    return len({*vote.users} & voters(live, vote))


def needed(live: Started, vote: Vote, now: datetime) -> int:
    """Return the number of votes needed: the majority of those who may vote; all of them to let the standing count.

    A single vote is enough only against an absent user. Otherwise the host could open the other seat at a table for two.
    """
    allowed = len(voters(live, vote))
    if vote.about == "move":
        return needed_to_move(live, vote, now)
    if vote.about in get_args(Settled) or is_by_all(live, vote):
        return allowed
    concerned = [vote.seat] if vote.seat is not None else live.seats_of(live.row.host)
    alone = any(is_absent(live, seat, now) for seat in concerned)
    return max(allowed // 2 + 1, 1 if alone else ENOUGH)


def needed_to_move(live: Started, vote: Vote, now: datetime) -> int:
    """Return the number of votes that move a table whose channel is gone: all players if the result counts.

    After a week only the votes of users who have answered are needed, because turns never time out at a table without a channel.
    """
    may = voters(live, vote)
    if not is_shared(live):
        return min(ENOUGH, len(may))
    answered = {user for one in live.notes.votes if one.about == "move" for user in one.users}
    until = move_until(live)
    return len(may if until is None or now < until else answered & may)


def move_until(live: Started) -> datetime | None:
    """Return when votes on where a table goes on stop waiting for all players; None if nobody has asked yet."""
    asked = [
        vote.called.since for vote in live.notes.votes if vote.about == "move" and vote.called is not None
    ]
    return min(asked) + ANSWERS if asked else None


def is_open(live: Started, vote: Vote) -> bool:
    """Whether a vote is still open. It ends with the table, and when the late seat that it is about has moved."""
    if live.row.status != "running" or live.table.is_over():
        return False
    if not any(one.is_on(vote) and not one.done for one in live.notes.votes):
        return False
    if is_deed(vote.about):
        return is_still_asked(live, vote)
    return vote_on(live, vote.about, vote.seat, vote.to).is_on(vote)


def is_still_asked(live: Started, vote: Vote) -> bool:
    """Whether a deed can still be done: nobody has moved if that matters, and the seat must still act."""
    wait = None if vote.seat is None else live.notes.book.wait(vote.seat)
    if vote.about == "pause" and live.notes.book.paused is not None:
        return False
    if vote.since is not None and (wait is None or wait.since != vote.since):
        return False
    return vote.entries is None or vote.entries == len(live.table.log.entries)


def is_by_all(live: Started, vote: Vote) -> bool:
    """Whether a vote needs all players."""
    return is_deed(vote.about) or (vote.about in ("seat", "end", "move") and is_shared(live))


def is_long_gone(live: Started, seat: Seat) -> bool:
    """Whether the table was asked whether to open a seat, because its user has let it wait for weeks."""
    wait, absence = live.notes.book.wait(seat), live.notes.book.absent.get(seat)
    return (wait is not None and wait.asked) or (absence is not None and absence.asked)


def carried(live: Started, vote: Vote) -> Started:
    """Return the table with a vote marked as carried. Other votes go on."""
    return begun_vote(live, replace(vote, done=True))


def has_come(live: Started, vote: Vote) -> bool:
    """Whether the aim of a vote has been reached."""
    if any(one.is_on(vote) and one.done for one in live.notes.votes):
        return True
    if is_deed(vote.about):
        return False
    if vote.seat is not None:
        sits, promised_to = live.seats[vote.seat].user, live.notes.doors.offers.get(vote.seat)
        return sits is None if vote.to is None else vote.to in (sits, promised_to)
    if vote.about == "host":
        return live.row.host == vote.to
    if vote.about == "end":
        return live.row.status == "ended" and live.notes.settled is None
    return live.notes.settled == vote.about


def is_absent(live: Started, seat: Seat, now: datetime) -> bool:
    """Whether a seat's user has let the table wait for too long."""
    book = live.notes.book
    wait, absence = book.wait(seat), book.absent.get(seat)
    endless = wait is not None and wait.left is None and wait.since + wait.idle + ABSENT <= now
    played_for = absence is not None and absence.since + absence.idle + ABSENT <= now
    return is_late(book, seat) or ((endless or played_for) and book.stopped is None)


# Absent hosts


def host_missed_at(live: Started) -> datetime | None:
    """Return when the host's rights pass to another user if nothing happens until then; None for never.

    That is when the host's own time is up, or when the host has let a late player wait for the length of the limit.
    """
    book, limit = live.notes.book, live.notes.pace.limit
    if limit is None or book.stopped is not None:
        return None
    own = live.seats_of(live.row.host)
    late = [(wait, wait.late) for wait in book.waits if wait.late is not None and not wait.is_window]
    found = [
        at if wait.seat in own else at + limit for wait, at in late if wait.seat in own or wait.then == "host"
    ]
    return min(found, default=None)


def next_host(live: Started, people: People, now: datetime, without: Sequence[int] = ()) -> int | None:
    """Return the next user at the table, from the host's seat on, who is there, not late, and not in `without`."""
    own = live.seats_of(live.row.host)
    begin = own[0] if own else 0
    around = [*live.seats[begin:], *live.seats[:begin]]
    fit = [row.user for row in around if row.user is not None and not is_late(live.notes.book, row.seat)]
    fit = [user for user in fit if user != live.row.host and user not in without]
    return most_present(fit, people, now)


def hosted_by(live: Started, user: int) -> Started:
    """Return the table with another host. Permissions to act, which were given to the old host, end."""
    return live.with_row(host=user).noting(permits={})
