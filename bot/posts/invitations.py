"""Invitations to a lobby: who has not answered one, and what it says once the lobby has closed before the game. Pure functions."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import TypeVar

from bot.posts.outgoing import Desk, Outgoing, Urgency
from bot.storage import LIVE, NewPost
from bot.table.live import LiveTable
from games.core import record

L = TypeVar("L", bound=LiveTable)


@record
class InvitationEdit(Outgoing):
    """The edit of an invitation whose lobby has closed. Like any edit it pings nobody. `nonce` is that of the invitation's row.

    If the invitation cannot be edited, a new message says the same. It pings nobody, either.
    """

    kind = "invitation-edit"
    urgency = Urgency.REMINDER
    is_missed = False

    nonce: str
    content: str

    async def deliver(self, desk: Desk) -> int | None:
        """Edit the invitation."""
        message = await desk.posted(self.nonce)
        if message is not None and await desk.edit(message, self.content, ()):
            return None
        return await desk.send(self.content)

    async def found(self, desk: Desk) -> int | None:
        """Look for the new message."""
        return await desk.find(self.content)


def with_invitation(live: L, guests: Sequence[int], post: NewPost) -> L:
    """Return a lobby with the invitation of guests noted, which is in `post`."""
    doors = live.notes.doors
    return live.noting(
        doors=replace(doors, unanswered={**doors.unanswered, **dict.fromkeys(guests, post.nonce)})
    )


def without_invitation(live: L, user: int) -> L:
    """Return a lobby where a user has taken a seat: their invitation, if they have one, is answered."""
    doors = live.notes.doors
    others = {guest: nonce for guest, nonce in doors.unanswered.items() if guest != user}
    return live.noting(doors=replace(doors, unanswered=others))


def invitation_changes(before: LiveTable, after: LiveTable) -> list[NewPost]:
    """Return the edits of the unanswered invitations to a lobby that a change closes before its game has begun."""
    if before.row.status != "lobby" or after.row.status in LIVE:
        return []
    words, row = after.words, after.row
    # A negative id stands for a forgotten user. The game may have been removed from the program.
    guests = [guest for guest in before.notes.doors.unanswered.items() if guest[0] > 0]
    game = words("game-name") if words.has("game-name") else row.game
    edits: list[NewPost] = []
    for nonce, alike in groupby(sorted(guests, key=lambda guest: guest[1]), key=lambda guest: guest[1]):
        users = " ".join(f"<@{user}>" for user, _ in alike)
        text = words("invitation-closed", users=users, game=game)
        edits.append(InvitationEdit(nonce, text).to_channel(row.channel))
    return edits
