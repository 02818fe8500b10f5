"""The users whom a table asks to decide a vote or an undo: when each is told, once, and reminded, once. Pure functions."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import TypeVar

from bot.table.hosts import absence
from bot.table.live import Frozen, Started
from bot.table.notes import Called, Proposal, Vote
from bot.table.powers import is_shared
from bot.table.votes import is_open, voters
from bot.table.wrecks import is_wreck, wreck_voters
from bot.time import People, Recipient
from bot.time.pace import later
from games.core import record
from games.core.log import Entry, Log
from games.core.moves import Seat

LASTS = timedelta(days=7)
"""Time after which a vote expires without effect."""
REMIND = timedelta(days=2)
"""Time after being told at which users are reminded of a vote that they have not answered."""

T = TypeVar("T", bound=Started | Frozen)
"""A running table, or a damaged one, whose players may only decide to end it."""


@record
class Ask:
    """A notice for a user about an open question to the table. `again`: it is the second and last one."""

    about: Vote | Proposal
    person: Recipient
    again: bool


def open_proposal(live: Started) -> Proposal | None:
    """Return the undo that the table is asked to allow; None if there is none, it is void, or the table has ended."""
    found = live.notes.proposal
    if (
        found is None
        or live.row.status != "running"
        or live.table.is_over()
        or found.entries != len(live.table.log.entries)
    ):
        return None
    return found


def is_free(live: Started, log: Log, seat: Seat, k: int) -> bool:
    """Whether a seat may undo to before entry `k` without asking: only its own decisions followed, and nothing was revealed.

    Decisions made because its time was up are not its own. If the result counts, neither are a robot's or the host's.
    """
    if log.barrier(seat, k) is not None:
        return False
    others = ("time", "robot", "host") if is_shared(live) else ("time",)
    return all(entry.by not in others for entry in (*log.undone_by(k), *log.restored_by(k)))


def took_back_alone(live: Started, entry: Entry) -> bool:
    """Whether an entry of a log is an undo by a user that needed nobody's consent."""
    before = live.table.log.at(live.table.log.before[entry.n])
    return entry.undo is not None and entry.by == "person" and is_free(live, before, entry.seat, entry.undo)


def must_agree(live: Started, seat: Seat, k: int) -> list[Seat]:
    """Return the seats of users who would have to agree to an undo; none if it is free. Robots agree."""
    return [] if is_free(live, live.table.log, seat, k) else people_beside(live, seat)


def people_beside(live: Started, seat: Seat) -> list[Seat]:
    """Return the other seats that users play."""
    return [row.seat for row in live.seats if row.user is not None and row.robot is None and row.seat != seat]


def missing(live: Started, proposal: Proposal) -> list[Seat]:
    """Return the seats that have not agreed yet."""
    return [seat for seat in must_agree(live, proposal.seat, proposal.k) if seat not in proposal.agreed]


def asked_of(live: Started | Frozen, about: Vote | Proposal) -> set[int]:
    """Return the users who have not answered yet."""
    if isinstance(live, Frozen):
        return wreck_voters(live) - {*about.users} if isinstance(about, Vote) else set()
    if isinstance(about, Vote):
        # A user who voted for another channel has answered, too.
        alike = [about, *(one for one in live.notes.votes if one.about == about.about == "move")]
        return voters(live, about) - {user for one in alike for user in one.users}
    return {user for seat in missing(live, about) if (user := live.seats[seat].user) is not None}


def open_ballots(live: Started | Frozen) -> list[Vote | Proposal]:
    """Return all open questions to the table of which its users are told."""
    if isinstance(live, Frozen):
        ends = [vote for vote in live.notes.votes if vote.about == "end" and vote.called is not None]
        return [*ends] if is_wreck(live) else []
    found: list[Vote | Proposal] = [
        vote for vote in live.notes.votes if vote.called is not None and is_open(live, vote)
    ]
    proposal = open_proposal(live)
    return [*found, proposal] if proposal is not None and proposal.called is not None else found


def is_move(about: Vote | Proposal) -> bool:
    """Whether it is a vote on where to go on. The players are told of it privately, because their channel is gone."""
    return isinstance(about, Vote) and about.about == "move"


def must_vote(live: Started | Frozen, user: int) -> bool:
    """Whether a user has not answered an open question to the table."""
    return any(user in asked_of(live, about) for about in open_ballots(live))


def _moments(live: Started | Frozen, people: People, now: datetime) -> Iterator[tuple[datetime, Ask]]:
    """Yield the next notice about each unanswered question, and when it is due."""
    known = {person.user: person for person in people.values()}
    is_cut = live.notes.book.cut is not None
    for about in open_ballots(live):
        assert about.called is not None
        if is_cut and not is_move(about):
            # The table's time stands still while its channel is unreachable.
            continue
        for user in sorted(asked_of(live, about)):
            if user in about.called.reminded:
                continue
            again = user in about.called.heard
            person = known.get(user, Recipient(user))
            heard = about.called.late.get(user, about.called.since)
            at = max(now, heard + REMIND if again else now)
            yield at if live.notes.pace.is_blitz else person.wishes.loud_from(at), Ask(about, person, again)


def asks_due(live: T, people: People, now: datetime) -> tuple[T, list[Ask]]:
    """Return the table without expired votes and with the due notices marked as sent, and those notices.

    While its channel is unreachable only the vote on where to go on keeps time.
    """
    is_cut = live.notes.book.cut is not None
    votes = tuple(
        vote
        for vote in live.notes.votes
        if is_cut or vote.called is None or vote.about == "move" or now < vote.called.since + LASTS
    )
    if votes != live.notes.votes:
        live = live.noting(votes=votes)
    due = [ask for at, ask in _moments(live, people, now) if at <= now]
    after = live
    for ask in due:
        after = _told(after, ask, now)
    return after, due


def next_ask(live: Started | Frozen, people: People, now: datetime) -> datetime | None:
    """Return when the next notice about an open question is due, or a vote expires."""
    is_cut = live.notes.book.cut is not None
    last = [
        vote.called.since + LASTS
        for vote in live.notes.votes
        if vote.called is not None and vote.about != "move" and not is_cut
    ]
    return min([*last, *(at for at, _ in _moments(live, people, now))], default=None)


def with_wake(live: T, people: People, now: datetime) -> T:
    """Return the table with its `wake` early enough for the next notice."""
    at = next_ask(live, people, now)
    if at is None:
        return live
    return live.with_row(wake=at if live.row.wake is None else min(at, live.row.wake))


def after_outage(live: Started, began: datetime, ended: datetime) -> Started:
    """Return the table with its votes extended by an outage; pauses do not extend votes.

    Once its channel is cut off, votes wait for the channel anyway; only the vote on where to go on is extended further.
    """
    stop = min(ended, live.notes.book.cut or ended)

    def put_off(vote: Vote) -> Vote:
        return replace(vote, called=_put_off(vote.called, began, ended if vote.about == "move" else stop))

    proposal = live.notes.proposal
    return live.noting(
        votes=tuple(put_off(vote) for vote in live.notes.votes),
        proposal=proposal and replace(proposal, called=_put_off(proposal.called, began, stop)),
    )


def _put_off(called: Called | None, began: datetime, ended: datetime) -> Called | None:
    if called is None or (since := later(called.since, began, ended)) == called.since:
        return called
    late = {user: later(at, began, ended) for user, at in called.late.items()}
    return replace(called, since=since, late=late, is_put_off=True)


def put_off_votes(live: Started) -> tuple[Started, list[Vote]]:
    """Return the table with all ends of votes marked as shown, and the votes whose posts still show an old end."""
    late = [vote for vote in live.notes.votes if vote.called is not None and vote.called.is_put_off]
    if not late:
        return live, []
    votes = [
        replace(vote, called=replace(vote.called, is_put_off=False)) if vote.called is not None else vote
        for vote in live.notes.votes
    ]
    return live.noting(votes=tuple(votes)), [vote for vote in late if is_open(live, vote)]


def awake(live: Started | Frozen, users: Collection[int], people: People, now: datetime) -> list[int]:
    """Return the users among `users` whom a post in the channel may ping now. The others are told after their quiet hours or vacation."""
    return [
        one.user
        for one in people.values()
        if one.user in users
        and one.wishes.in_channel
        and (live.notes.pace.is_blitz or not absence(one.wishes, now))
    ]


def called(about: Vote, now: datetime, heard: Sequence[int]) -> Vote:
    """Return a vote that begins now. The users in `heard` are told by the post that asks for votes."""
    return replace(about, called=Called(now, tuple(heard)))


def _told(live: T, ask: Ask, now: datetime) -> T:
    """Return the table with a notice marked as sent."""
    user = ask.person.user

    def noted(one: Called | None) -> Called | None:
        if one is None:
            return None
        if ask.again:
            return replace(one, reminded=(*one.reminded, user))
        return replace(one, heard=(*one.heard, user), late={**one.late, user: now})

    if isinstance(ask.about, Proposal):
        proposal = live.notes.proposal
        return live.noting(proposal=proposal and replace(proposal, called=noted(proposal.called)))
    mine = ask.about
    votes = [replace(v, called=noted(v.called)) if v.is_on(mine) else v for v in live.notes.votes]
    return live.noting(votes=tuple(votes))
