"""Votes of a table's users: on a seat, the host, the end, the standing as the result. A public post has the button."""

from dataclasses import replace

from bot.acts.askers import asker_at
from bot.acts.deeds import Deeds
from bot.acts.seats import SeatChanges
from bot.acts.time import IsThere
from bot.acts.wrecks import vote_to_end
from bot.errors import PlayerError
from bot.posts.messages import Tidy, plain_post
from bot.posts.pings import telling_time
from bot.posts.publishing import last_hand_off
from bot.posts.votes import deed_words, vote_edit, vote_post
from bot.table.ballots import awake, called, with_wake
from bot.table.live import Started
from bot.table.notes import Settled, Vote, is_deed
from bot.table.powers import is_alone, is_shared, kind_of, refusal_of, require_no_robot, ruling
from bot.table.seats import Named, find_seat, free_seats, require_running
from bot.table.tables import Held, Tables
from bot.table.votes import (
    carried,
    hosted_by,
    is_absent,
    is_by_all,
    is_carried,
    named_vote,
    standing_vote,
    vote_on,
    voted,
    voters,
)
from bot.table.wrecks import is_wreck, may_end_alone
from games.core.moves import Seat


class Voting:
    """Lets users vote. Every method returns what the user is told, and may raise `PlayerError`."""

    def __init__(self, tables: Tables, seats: SeatChanges, is_there: IsThere, deeds: Deeds) -> None:
        self._tables = tables
        self._seats = seats
        self._deeds = deeds
        self._is_there = is_there

    async def ask(self, held: Held, user: int, deed: Vote, manages: int | None, alone: str) -> str:
        """Carry out a deed and post `alone`, if the user may decide alone. Otherwise count this as their vote for it. Return the reply.

        `manages` is the server that they manage and ask from. Raise `PlayerError` if they may not ask for it.
        """
        live, power = held.started, deed.about
        require_running(live)
        assert is_deed(power), f"{power} is no deed"
        asker = await asker_at(self._tables, live, user, manages)
        decides = ruling(power, kind_of(live.notes), asker, robots=bool(live.robots()))
        if decides == "no":
            raise refusal_of(power, live)
        if decides == "vote":
            return await self._vote(held, user, standing_vote(live, deed))
        if is_shared(live):
            about = "manager-decided" if asker.manages and not asker.sits else "one-decided"
            alone = live.words(about, user=f"<@{user}>", what=deed_words(live, deed))
        await self._deeds.do(held, live, deed, alone)
        return held.own.words("host-done")

    async def named(self, table: int, user: int, name: str) -> str:
        """Vote by the button of a post, with the vote's short name."""
        async with self._tables.hold(table, user) as held:
            return await self._vote(held, user, named_vote(held.started, name))

    async def ballot(self, table: int, user: int, about: str, to: int, seat: Seat | None) -> str:
        """Vote by the button of a post: on a seat, for the user `to` or for anybody (0); on the host; on the end; on the standing."""
        match about:
            case "seat" if seat is not None:
                return await self.on_seat(table, user, seat, to or None)
            case "host" if to:
                return await self.on_host(table, user, to)
            case "end":
                return await self.on_end(table, user)
            case "score" | "score-rated":
                return await self.on_standing(table, user, rated=about == "score-rated")
            case _:
                raise PlayerError("old-control")

    async def on_seat(self, table: int, user: int, named: Named, to: int | None = None) -> str:
        """Vote to open a seat: for the user `to`, or for anybody, which at a casual table requires that its user is absent."""
        async with self._tables.hold(table, user) as held:
            live = held.started
            seat = find_seat(live, named)
            vote = vote_on(live, "seat", seat, to)
            guild, sits = live.row.guild, live.seats[seat].user
        # The seat's user may have left the server.
        if sits is not None and user in voters(live, vote) and not await self._is_there(guild, sits):
            await self._seats.left(table, sits)
        async with self._tables.hold(table, user) as held:
            live, now = held.started, self._tables.now()
            by_all = is_by_all(live, vote)
            if live.seats[seat].user is None:
                if live.seats[seat] not in free_seats(live.row, live.notes.doors) and by_all:
                    raise PlayerError("shared-robot-stays")
                if to is None or not by_all:
                    return held.own.words("seat-opened-answer")
            if to is None and not by_all and user in voters(live, vote) and not is_absent(live, seat, now):
                raise PlayerError("not-late", name=live.names[seat])
            if to is not None and live.seats_of(to):
                raise PlayerError("sits-already")
            return await self._vote(held, user, vote_on(live, "seat", seat, to))

    async def on_host(self, table: int, user: int, to: int) -> str:
        """Vote to make another user the host."""
        async with self._tables.hold(table, user) as held:
            return await self._vote(held, user, vote_on(held.started, "host", to=to))

    async def on_end(self, table: int, user: int) -> str:
        """Vote to end the table without a result."""
        async with self._tables.hold(table, user) as held:
            if is_wreck(held.live):
                return await vote_to_end(self._tables, held, user)
            return await self._vote(held, user, vote_on(held.started, "end"))

    async def on_standing(self, table: int, user: int, *, rated: bool) -> str:
        """Vote to end the table with the standing as its result. It counts for ratings only if all have voted for that (`rated`)."""
        async with self._tables.hold(table, user) as held:
            live, vote = held.started, vote_on(held.started, "score-rated" if rated else "score")
            if is_shared(live) and voters(live, vote) == {user}:
                raise PlayerError("standing-alone")
            return await self._vote(held, user, vote)

    async def is_by_vote(self, table: int, user: int, *, ends: bool = False) -> bool:
        """Whether a user decides about a running table only by vote: they have a seat and are not the host.

        ends: The question is about the end. If the result counts, the host needs a vote, too, unless they are the only user there.
        """
        async with self._tables.hold(table, user) as held:
            live = held.live
            if is_wreck(live):
                return not may_end_alone(live, user) and bool(live.seats_of(user))
            if not isinstance(live, Started) or not live.seats_of(user):
                return False
            return not is_alone(live, user) if ends and is_shared(live) else user != live.row.host

    async def _vote(self, held: Held, user: int, vote: Vote) -> str:
        live = held.started
        require_running(live)
        if user not in voters(live, vote):
            raise PlayerError("not-seated")
        if is_deed(vote.about):
            # A robot may have taken a seat since the vote began.
            require_no_robot(live, vote.about)
        now, is_new = self._tables.now(), vote.post is None
        if is_new:
            vote = replace(vote, by=live.seats_of(user)[0])
        after = voted(live, vote, user)
        now_so = standing_vote(after, vote)
        if is_carried(after, now_so, now):
            await self._carry(held, after, now_so)
            return held.own.words("vote-decides")
        say = vote_edit(after, now_so, now)
        if is_new:
            people = await self._tables.people(live)
            hear = awake(live, voters(after, now_so) - {user}, people, now)
            vote = called(vote, now, hear)
            say = [vote_post(after, called(now_so, now, hear), now, hear)]
            after = with_wake(voted(live, replace(vote, post=say[0].nonce), user), people, now)
        await held.commit(after, say=say)
        return held.own.words("vote-noted")

    async def _carry(self, held: Held, live: Started, vote: Vote) -> None:
        """Carry out the decision of a vote."""
        words, to = live.words, vote.to
        if is_deed(vote.about):
            text = words("all-decided", what=deed_words(live, vote))
            await self._deeds.do(held, carried(live, vote), vote, text)
            return
        if vote.seat is not None:
            name = live.names[vote.seat]
            text = words("vote-carried", name=name)
            if to is not None:
                text = words("vote-carried-for", name=name, user=f"<@{to}>")
            await self._seats.carry(held, vote.seat, self._tables.robot, text, to)
            return
        live = live.noting(votes=())
        if vote.about in ("score", "score-rated"):
            await settle(self._tables, held, live, vote.about, "vote-carried-score")
        elif to is not None:
            say = [plain_post(live, words("host-passes-on", user=f"<@{to}>"), [to])]
            await held.commit(hosted_by(live, to), say=say)
        else:
            say = [plain_post(live, words("vote-carried-end")), Tidy().to_channel(live.row.channel)]
            await held.commit(live.with_row(status="ended"), say=say)


async def settle(tables: Tables, held: Held, live: Started, about: Settled, why: str) -> None:
    """End a table with its standing as the result, and post its end. `why` is the id of the text that gives the reason."""
    live = live.with_row(status="ended", is_working=False).noting(settled=about, votes=())
    awake = telling_time(live, (), await tables.people(live), tables.now())
    live, final = last_hand_off(live, live.words(why), awake)
    await held.commit(live, say=[final])
