"""Votes of the people at a table: on a seat, the host, the table's end, the standing as its result. The public post has the button."""

from dataclasses import replace

from bot.acts.seats import SeatChanges
from bot.acts.time import IsThere
from bot.errors import PlayerError
from bot.posts.messages import Tidy, plain_post
from bot.posts.pings import telling
from bot.posts.publishing import last_hand_off
from bot.posts.votes import vote_edit, vote_post
from bot.table.live import Started
from bot.table.notes import Settled, Vote
from bot.table.seats import Named, find_seat, require_running
from bot.table.tables import Held, Tables
from bot.table.votes import hosted_by, is_absent, is_carried, vote_on, voted, voters
from games.core.moves import Seat


class Voting:
    """Lets users vote. Every method returns what the user is told, and may raise `PlayerError`."""

    def __init__(self, tables: Tables, seats: SeatChanges, is_there: IsThere) -> None:
        self._tables = tables
        self._seats = seats
        self._is_there = is_there

    async def ballot(self, table: int, user: int, about: str, to: int, seat: Seat | None) -> str:
        """Vote by the button of a post that asks: about a seat, for whoever is to have it or anybody (0); the host; the end."""
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
        """Vote to open a seat: for anybody where its user is late, else for the one whom the vote names."""
        async with self._tables.hold(table, user) as held:
            live = held.started
            seat = find_seat(live, named)
            vote = vote_on(live, "seat", seat, to)
            guild, sits = live.row.guild, live.seats[seat].user
        # Whoever complains may complain of somebody who has left the server.
        if sits is not None and user in voters(live, vote) and not await self._is_there(guild, sits):
            await self._seats.left(table, sits)
        async with self._tables.hold(table, user) as held:
            live, now = held.started, self._tables.now()
            if live.seats[seat].user is None:
                return held.own.words("seat-opened-answer")
            if to is None and user in voters(live, vote) and not is_absent(live, seat, now):
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
            return await self._vote(held, user, vote_on(held.started, "end"))

    async def on_standing(self, table: int, user: int, *, rated: bool) -> str:
        """Vote to end the table with the standing as its result; it counts for ratings only if all have chosen so."""
        async with self._tables.hold(table, user) as held:
            return await self._vote(held, user, vote_on(held.started, "score-rated" if rated else "score"))

    async def is_by_vote(self, table: int, user: int) -> bool:
        """Say whether a user decides with the others about a table that plays: they sit there, and do not host it."""
        async with self._tables.hold(table, user) as held:
            live = held.live
            return isinstance(live, Started) and user != live.row.host and bool(live.seats_of(user))

    async def _vote(self, held: Held, user: int, vote: Vote) -> str:
        live = held.started
        require_running(live)
        if user not in voters(live, vote):
            raise PlayerError("not-seated")
        now, is_new = self._tables.now(), not vote.users
        if is_new:
            vote = replace(vote, by=live.seats_of(user)[0])
        after = voted(live, vote, user)
        now_so = vote_on(after, vote.about, vote.seat, vote.to)
        if is_carried(after, now_so, now):
            await self._carry(held, after, now_so)
            return held.own.words("vote-decides")
        say = vote_edit(after, now_so, now)
        if is_new:
            say = [vote_post(after, now_so, now)]
            after = voted(live, replace(vote, post=say[0].nonce), user)
        await held.commit(after, say=say)
        return held.own.words("vote-noted")

    async def _carry(self, held: Held, live: Started, vote: Vote) -> None:
        """Do what the table has decided."""
        words, to = live.words, vote.to
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
    """End a table with its standing as the result, told as any end is; `why` is the sentence that says so."""
    live = live.with_row(status="ended", is_working=False).noting(settled=about, votes=())
    awake = telling(live, (), await tables.people(live), tables.now())
    live, final = last_hand_off(live, live.words(why), awake)
    await held.commit(live, say=[final])
