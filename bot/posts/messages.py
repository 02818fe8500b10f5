"""The messages of the outbox, kind by kind: what each holds, how it is delivered, what follows from it.

A new kind needs only a class here. Storage keeps its name and its fields as JSON, and the sender handles pace, retries and order,
both without knowing the kind. Do not change the names and types of fields: the outbox may still contain rows of the version before.
"""

import logging
from collections.abc import Sequence
from dataclasses import field, replace

from bot.errors import PlayerError
from bot.menus.parts import Controls
from bot.posts.addresses import address, with_link
from bot.posts.drawing import Attachment
from bot.posts.outgoing import Changing, Desk, Outgoing, Update, Urgency
from bot.posts.pictures import hand_pictures
from bot.storage import NewPost, TableRow
from bot.table.live import LiveTable, Lobby, Started
from games.core import record
from games.core.moves import Seat

log = logging.getLogger(__name__)


# New messages


@record
class Plain(Outgoing):
    """A message: its text, the users whom it pings, and its controls."""

    kind = "plain"

    content: str
    mentions: tuple[int, ...] = ()
    controls: Controls = ()

    async def deliver(self, desk: Desk) -> int | None:
        """Send it."""
        return await desk.send(self.content, self.mentions, self.controls)

    async def found(self, desk: Desk) -> int | None:
        """Look for it."""
        return await desk.find(self.content)

    @property
    def pings(self) -> tuple[int, ...]:
        """The users whom it pings."""
        return self.mentions


@record
class Lost(Plain):
    """The note that something could not be delivered, which is never followed by another one."""

    kind = "lost"
    is_missed = False


@record
class Question(Plain):
    """The question whether an undo is allowed, with the buttons to agree."""

    kind = "consent"


@record
class Ping(Plain):
    """A ping or reminder, with a button labelled `link` that leads to `url`, else to the table's newest post.

    `instead` is what the channel says if its user takes no direct messages.
    """

    kind = "ping"
    urgency = Urgency.REMINDER

    link: str | None = None
    url: str | None = None
    instead: "Ping | None" = None

    async def deliver(self, desk: Desk) -> int | None:
        """Send it with its link."""
        controls = self.controls
        if self.link is not None and (table := await desk.table()) is not None:
            controls = with_link(controls, self.link, self.url or address(table, table.post))
        return await desk.send(self.content, self.mentions, controls)

    async def refused(self, desk: Desk) -> list[NewPost]:
        """Return the row that tells it in the channel instead, if it has one."""
        table = await desk.table()
        return [] if table is None or self.instead is None else [self.instead.to_channel(table.channel)]


@record
class PingInPerson(Ping):
    """A ping that its user is sent when the table's turn post is there. In the outbox it is a `Ping` like others."""

    user: int = field(kw_only=True)


@record
class LobbyPost(Plain):
    """The message of a lobby, with the picture of its game, unless that cannot be drawn."""

    kind = "lobby"
    becomes = "lobby_post"

    async def deliver(self, desk: Desk) -> int | None:
        """Draw the game and send it."""
        faces = await _faces(desk)
        return await desk.send(self.content, self.mentions, self.controls, faces)


@record
class HandInPerson(Plain):
    """A seat's own pictures, as a direct message. They are drawn when it is sent, if the user still has the seat."""

    kind = "hand"

    seat: Seat = field(kw_only=True)
    language: str | None = field(default=None, kw_only=True)

    async def deliver(self, desk: Desk) -> int | None:
        """Draw the pictures and send them. Raise `PlayerError` if the user no longer has the seat."""
        live = await desk.live()
        if (
            not isinstance(live, Started)
            or live.row.status != "running"
            or not self._is_seated(live.row, desk)
        ):
            raise PlayerError("not-seated")
        return await desk.send(
            self.content,
            attachments=await hand_pictures(
                desk.illustrator,
                live.told_in(self.language),
                self.seat,
                await desk.mode(desk.user or live.row.host),
            ),
        )

    async def then(self, desk: Desk, message: int) -> list[NewPost]:
        """Delete the message again if its user left the seat while it was being sent."""
        table = await desk.table()
        if table is None or desk.user is None or self._is_seated(table, desk):
            return []
        return [Remove(message).to_user(desk.user)]

    def _is_seated(self, table: TableRow, desk: Desk) -> bool:
        return table.seats[self.seat].user == desk.user


# Edits


@record
class LobbyEdit(Changing):
    """An edit of a lobby's message. If that was deleted, a new message replaces it."""

    kind = "edit-lobby"
    becomes = "lobby_post"
    may_repeat = True

    content: str
    controls: Controls = ()
    redraws: bool = False
    """Whether to draw its picture again, because its language has changed."""

    async def deliver(self, desk: Desk) -> int | None:
        """Edit the message."""
        table = await desk.table()
        faces = await _faces(desk) if self.redraws else []
        message = table and table.lobby_post
        if message is not None and await desk.edit(message, self.content, self.controls, faces):
            return None
        return await desk.send(self.content, controls=self.controls, attachments=faces)

    async def then(self, desk: Desk, message: int) -> list[NewPost]:
        """Return the row that removes the controls of the message that the new one replaces."""
        table = await desk.table()
        old = table and table.lobby_post
        return [Tidy(old).to_channel(desk.channel)] if old and desk.channel is not None else []

    def update(self) -> Update:
        """Return it."""
        return Update(self.content, self.controls)


async def _faces(desk: Desk) -> list[Attachment]:
    """Return the picture of a lobby's game. Return none if it cannot be drawn, so that the text is sent anyway."""
    live = await desk.live()
    try:
        return [await desk.illustrator.of_game(live)] if isinstance(live, Lobby) else []
    except Exception:
        log.exception("%s: its picture cannot be drawn", desk)
        return []


@record
class Tidy(Changing):
    """The removal of an old post's controls; of the table's newest post if none is named.

    nonce: The nonce of the old post's row, if its `message` is not known.
    """

    kind = "tidy"
    may_repeat = True
    urgency = Urgency.TIDYING
    is_missed = False

    message: int | None = None
    nonce: str | None = None

    def to_channel(self, channel: int) -> NewPost:
        """Return the outbox row that goes to a channel."""
        # Not super(): a dataclass with slots is built twice, and super() would mean the first one.
        return replace(Outgoing.to_channel(self, channel), changes=self.message)

    async def deliver(self, desk: Desk) -> int | None:
        """Remove the controls, unless the post has become the board post."""
        table = await desk.table()
        if self.nonce is None:
            message = self.message or (table and table.post)
        else:
            message = await desk.posted(self.nonce)
        if message and (table is None or message != table.board):
            await desk.strip(message)

    def update(self) -> Update:
        """Return it."""
        return Update(None)


@record
class Remove(Outgoing):
    """The deletion of a message that another one replaces, or that its user may no longer read."""

    kind = "remove"
    may_repeat = True
    urgency = Urgency.TIDYING
    is_missed = False

    message: int

    async def deliver(self, desk: Desk) -> int | None:
        """Delete it."""
        await desk.delete(self.message)


def plain_post(live: LiveTable, text: str, mentions: Sequence[int] = (), controls: Controls = ()) -> NewPost:
    """Return the outbox row for a public message at a table, with controls."""
    return Plain(text, tuple(mentions), controls).to_channel(live.row.channel)
