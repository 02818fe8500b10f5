"""Tables that no longer replay: their players leave them, and end them by vote."""

from dataclasses import replace

from bot.errors import PlayerError
from bot.menus.plain import plain
from bot.posts.messages import Tidy, plain_post
from bot.posts.votes import ask_posts, wreck_edit, wreck_post
from bot.storage import SeatRow
from bot.table.ballots import asks_due, awake, called, with_wake
from bot.table.hosts import hosted_by_present
from bot.table.live import Frozen
from bot.table.notes import Vote
from bot.table.tables import Held, Tables
from bot.table.wrecks import needed_to_end, wreck_voters


async def leave_wreck(tables: Tables, held: Held, user: int) -> str:
    """Remove a user from a damaged table. Give it another host, or end it if no user is left. Raise `PlayerError`."""
    live = held.live
    mine = live.seats_of(user)
    if not mine:
        raise PlayerError("not-seated")
    name = next(plain(row.name) for row in live.seats if row.user == user)
    after = live.with_row(seats=tuple(_left(row, user) for row in live.seats))
    people = [row.user for row in after.seats if row.user is not None]
    say = [plain_post(live, live.words("wreck-left", name=name))]
    if not people:
        after = after.with_row(status="ended", is_working=False, wake=None)
    elif live.row.host == user:
        after = after.with_row(host=people[0])
        now = tables.now()
        after = after.with_row(host=hosted_by_present(live, after, await tables.people(after), now))
    await held.commit(after, say=say)
    return held.own.words("left")


def _left(row: SeatRow, user: int) -> SeatRow:
    if row.user != user:
        return row
    return replace(row, user=None, former=(*(one for one in row.former if one != user), user))


async def vote_to_end(tables: Tables, held: Held, user: int) -> str:
    """Vote to end a damaged table: more than half of its voters decide. Raise `PlayerError` if the user has no vote."""
    live = held.live
    if not isinstance(live, Frozen) or not live.seats_of(user):
        raise PlayerError("not-seated")
    old = next((vote for vote in live.notes.votes if vote.about == "end"), Vote("end"))
    vote = replace(old, users=tuple(sorted({*old.users, user})))
    if len({*vote.users} & wreck_voters(live)) >= needed_to_end(live):
        say = [plain_post(live, live.words("vote-carried-end")), Tidy().to_channel(live.row.channel)]
        say = [*wreck_edit(live, vote, "vote-done"), *say]
        await held.commit(live.with_row(status="ended", is_working=False, wake=None), say=say)
        return held.own.words("vote-decides")
    people, now = await tables.people(live), tables.now()
    if vote.post is None:
        hear = awake(live, wreck_voters(live) - {user}, people, now)
        vote = called(vote, now, hear)
        post = wreck_post(live, vote, hear)
        vote, say = replace(vote, post=post.nonce), [post]
    else:
        say = wreck_edit(live, vote)
    votes = (*(one for one in live.notes.votes if one.about != "end"), vote)
    await held.commit(with_wake(live.noting(votes=votes), people, now), say=say)
    return held.own.words("vote-noted")


async def ask_again(tables: Tables, held: Held) -> None:
    """Ask the players of a damaged table for their missing votes, outside their quiet hours, and end votes whose time is up."""
    live = held.live
    assert isinstance(live, Frozen), "only a table that cannot be played on"
    people, now = await tables.people(live), tables.now()
    after, asks = asks_due(live.with_row(wake=None), people, now)
    over = [vote for vote in live.notes.votes if vote not in after.notes.votes and vote.about == "end"]
    over = [vote for vote in over if not any(one.about == "end" for one in after.notes.votes)]
    say = [edit for vote in over for edit in wreck_edit(live, vote, "vote-void")]
    await held.commit(with_wake(after, people, now), say=[*say, *ask_posts(after, asks)], idle=True)
