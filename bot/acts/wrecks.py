"""Tables that no longer replay: their players leave them, and end them by vote."""

from dataclasses import replace

from bot.errors import PlayerError
from bot.menus.buttons import Ballot
from bot.menus.controls import Button
from bot.menus.plain import plain
from bot.posts.messages import Tidy, plain_post
from bot.posts.votes import VoteEdit
from bot.storage import LIVE, SeatRow
from bot.table.hosts import hosted_by_present
from bot.table.live import Frozen
from bot.table.notes import Vote
from bot.table.tables import Held, Tables


def is_wreck(live: object) -> bool:
    """Say whether a table cannot be played on, and still holds its people up."""
    return isinstance(live, Frozen) and live.row.status in LIVE and not live.notes.stopped


async def leave_wreck(tables: Tables, held: Held, user: int) -> str:
    """Let a user leave a table that cannot be played on; it ends with its last one, and another hosts it. Raises `PlayerError`."""
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


async def vote_to_end(held: Held, user: int) -> str:
    """Vote to end a table that cannot be played on: more than half of those who do not host it decide. Raises `PlayerError`."""
    live = held.live
    if not live.seats_of(user):
        raise PlayerError("not-seated")
    old = next((vote for vote in live.notes.votes if vote.about == "end"), Vote("end"))
    vote = replace(old, users=tuple(sorted({*old.users, user})))
    voters = {row.user for row in live.seats if row.user is not None} - {live.row.host}
    needed = len(voters) // 2 + 1
    count = len({*vote.users} & voters)
    asked = live.words("vote-end-wreck")
    if count >= needed:
        say = [plain_post(live, live.words("vote-carried-end")), Tidy().to_channel(live.row.channel)]
        if vote.post is not None:
            edit = VoteEdit(vote.post, f"{asked}\n{live.words('vote-done')}")
            say.insert(0, edit.to_channel(live.row.channel))
        await held.commit(live.with_row(status="ended", is_working=False, wake=None), say=say)
        return held.own.words("vote-decides")
    text = f"{asked}\n{live.words('vote-count', count=count, needed=needed)}"
    controls = ((Button(str(Ballot(live.row.id, "end", 0, None)), live.words("button-vote"), "primary"),),)
    if vote.post is None:
        others = sorted(voters - {user})
        called = " ".join(f"<@{other}>" for other in others)
        post = plain_post(live, f"{called}\n{text}".strip(), others, controls)
        vote, say = replace(vote, post=post.nonce), [post]
    else:
        say = [VoteEdit(vote.post, text, controls).to_channel(live.row.channel)]
    votes = (*(one for one in live.notes.votes if one.about != "end"), vote)
    await held.commit(live.noting(votes=votes), say=say)
    return held.own.words("vote-noted")
