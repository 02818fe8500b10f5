"""What goes out through the outbox: what is so of every kind, and the desk where it is delivered. Kinds: `messages`."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar, Protocol

from pydantic import TypeAdapter

from bot.menus.controls import Controls
from bot.posts.drawing import Attachment, Illustrator
from bot.storage import Becomes, NewPost, TableRow
from bot.table.live import LiveTable


class Desk(Protocol):
    """Where one row of the outbox is delivered: its channel or user on Discord, and its table."""

    @property
    def channel(self) -> int | None:
        """The channel that the row goes to, None if it goes to a user."""
        ...

    @property
    def user(self) -> int | None:
        """The user that the row goes to, None if it goes to a channel."""
        ...

    @property
    def illustrator(self) -> Illustrator:
        """Who draws the row's pictures."""
        ...

    async def table(self) -> TableRow | None:
        """Return the row's table as it is stored now; None if there is none any more."""
        ...

    async def live(self) -> LiveTable | None:
        """Return the row's table loaded, with its game; None if there is none any more."""
        ...

    async def send(
        self,
        content: str,
        mentions: Sequence[int] = (),
        controls: Controls = (),
        attachments: Sequence[Attachment] = (),
    ) -> int:
        """Send a message and return its id; what Discord refuses to show with the words is left out."""
        ...

    async def edit(self, message: int, content: str, controls: Controls) -> bool:
        """Change a message; says whether that was possible: it is not if it was deleted, or its thread is archived."""
        ...

    async def strip(self, message: int) -> None:
        """Take the controls off a message."""
        ...

    async def delete(self, message: int) -> None:
        """Delete a message."""
        ...

    async def find(self, content: str) -> int | None:
        """Return the message that the row became already, if it was sent when the program ended."""
        ...


class Outgoing(ABC):
    """Something for the outbox. Each kind is a frozen dataclass, and says what is so of all of its kind."""

    __slots__ = ()

    kind: ClassVar[str]
    """Its name in the database."""
    becomes: ClassVar[Becomes | None] = None
    """What the sent message is for its table from then on."""
    may_repeat: ClassVar[bool] = False
    """Whether it may be delivered twice without harm. Then it is not worth waiting long for, either."""
    tidies: ClassVar[bool] = False
    """Whether it only puts away what is old: in a channel everything else goes first, and nobody misses it."""
    is_missed: ClassVar[bool] = True
    """Whether its channel is told if it can never be delivered."""

    def to_channel(self, channel: int) -> NewPost:
        """Return the outbox row that goes to a channel."""
        return NewPost(self.kind, self._text(), channel=channel, optional=self.tidies)

    def to_user(self, user: int) -> NewPost:
        """Return the outbox row that goes to a user as a direct message."""
        return NewPost(self.kind, self._text(), user=user)

    def _text(self) -> str:
        return adapter(type(self)).dump_json(self).decode()

    @abstractmethod
    async def deliver(self, desk: Desk) -> int | None:
        """Do it on Discord; returns the message that it became, None if there is no new one.

        Raises `PlayerError` if it is not to be done any more.
        """

    async def found(self, desk: Desk) -> int | None:
        """Return the message that it became already, where it may have been sent and must not be sent twice."""
        return None

    async def then(self, desk: Desk, message: int) -> list[NewPost]:
        """Return what is to be sent when it has become this message."""
        return []

    async def refused(self, desk: Desk) -> list[NewPost]:
        """Return what is to be sent instead when its user takes no direct messages."""
        return []


@cache
def adapter(kind: type[Outgoing]) -> TypeAdapter[Any]:
    """Return what reads and writes a kind as JSON."""
    return TypeAdapter(kind)
