"""The base class of everything in the outbox, and the desk that delivers a row. The kinds are in `messages`."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from enum import IntEnum
from functools import cache
from typing import Any, ClassVar, NamedTuple, Protocol, Self

from pydantic import TypeAdapter

from bot.menus.parts import Controls
from bot.posts.drawing import Attachment, Illustrator
from bot.storage import Becomes, NewPost, TableRow
from bot.table.live import LiveTable
from render.mode import Mode


class Urgency(IntEnum):
    """The order in which rows are sent if not all can be at once; the most urgent first."""

    PLAY = 0
    """A user at a table waits for it."""
    REMINDER = 1
    TIDYING = 2
    """It only removes what is outdated. Everything else in a channel goes first, and nobody misses it."""


class BoardText(NamedTuple):
    """The text of a board post above and below its pictures, and the controls between."""

    above: str
    below: str = ""
    controls: Controls = ()

    def noting(self, note: str) -> "BoardText":
        """Return the text with a note about the post itself."""
        return self._replace(above=f"{self.above}\n{note}")


class Update(NamedTuple):
    """An edit of a message: its new content, None to keep the old one, and its new controls."""

    content: str | None
    controls: Controls = ()


class Desk(Protocol):
    """The destination of one row of the outbox: its channel or user on Discord, and its table."""

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
        """The illustrator that draws the row's pictures."""
        ...

    async def mode(self, user: int) -> Mode:
        """Return a user's setting for pictures. A table's own pictures follow the setting of its host."""
        ...

    async def table(self) -> TableRow | None:
        """Return the row's table as it is stored now; None if it was deleted."""
        ...

    async def live(self) -> LiveTable | None:
        """Return the row's table, loaded with its game; None if it was deleted."""
        ...

    async def send(
        self,
        content: str,
        mentions: Sequence[int] = (),
        controls: Controls = (),
        attachments: Sequence[Attachment] = (),
    ) -> int:
        """Send a message and return its id. If Discord refuses its controls or pictures, send the text without them."""
        ...

    @property
    def is_awaited(self) -> bool:
        """Whether a command waits for the row's message as its answer."""
        ...

    async def answer(self, content: str, mentions: Sequence[int], controls: Controls) -> int | None:
        """Answer the command with a message and return its id; None if the command no longer waits."""
        ...

    def decline(self) -> None:
        """Let the command be answered privately."""
        ...

    async def edit(
        self, message: int, content: str, controls: Controls, attachments: Sequence[Attachment] = ()
    ) -> bool:
        """Edit a message. Return False if it was deleted, its thread is archived, or edits are rate-limited for long.

        Without attachments the message keeps its present ones.
        """
        ...

    async def send_board(self, text: BoardText, pictures: Sequence[Attachment]) -> int:
        """Send a board post, which pings nobody. Store it as the table's, and return its id."""
        ...

    async def edit_board(self, message: int, text: BoardText, pictures: Sequence[Attachment]) -> bool:
        """Edit a board post. Return whether that was possible."""
        ...

    async def make_board(self, message: int, text: BoardText, pictures: Sequence[Attachment]) -> bool:
        """Turn a turn post into the board post and store it as the table's. Return whether that was possible."""
        ...

    async def find_board(self) -> int | None:
        """Return the message that shows the row's board already, and store it as the table's; None if there is none."""
        ...

    async def is_near(self, message: int) -> bool:
        """Whether a board post is still close to the end of the channel."""
        ...

    async def strays(self) -> list[int]:
        """Return messages with controls of the row's table that the table does not know."""
        ...

    async def strip(self, message: int) -> None:
        """Remove the controls of a message."""
        ...

    async def delete(self, message: int) -> None:
        """Delete a message."""
        ...

    async def posted(self, nonce: str) -> int | None:
        """Return the message here with the nonce of a row of the same table; None if it was not sent."""
        ...

    async def find(self, content: str) -> int | None:
        """Return the row's message, if it was sent before the program ended."""
        ...


class Outgoing(ABC):
    """A row of the outbox. Each kind is a frozen dataclass that sets `kind` and overrides the class variables below as needed."""

    __slots__ = ()

    known: ClassVar[dict[str, "type[Outgoing]"]] = {}
    """Every kind that has been defined, by its name."""
    kind: ClassVar[str]
    """Its name in the database. A class without one uses the name of its base class."""
    becomes: ClassVar[Becomes | None] = None
    """The role of the sent message at its table; None if it has none."""
    may_repeat: ClassVar[bool] = False
    """Whether it may be delivered twice without harm. It is then dropped instead of waiting for a long rate limit."""
    urgency: ClassVar[Urgency] = Urgency.PLAY
    """Its urgency, if there is more to send than Discord accepts."""
    topic: ClassVar[str | None] = None
    """A name for its content. Of a table's rows with the same topic only the newest is sent; None if all are sent."""
    is_missed: ClassVar[bool] = True
    """Whether its channel is told if it can never be delivered."""

    def __init_subclass__(cls) -> None:
        if "kind" in vars(cls):
            # A slotted dataclass is made twice, and the second class replaces the first.
            before = Outgoing.known.setdefault(cls.kind, cls)
            assert before.__qualname__ == cls.__qualname__, f"two kinds are called {cls.kind}"
            Outgoing.known[cls.kind] = cls

    @property
    def tidies(self) -> bool:
        """Whether it only removes what is outdated."""
        return self.urgency is Urgency.TIDYING

    def to_channel(self, channel: int) -> NewPost:
        """Return the outbox row that goes to a channel."""
        return NewPost(self.kind, self._text(), channel=channel, optional=self.tidies, topic=self.topic)

    def to_user(self, user: int) -> NewPost:
        """Return the outbox row that goes to a user as a direct message."""
        return NewPost(self.kind, self._text(), user=user)

    def _text(self) -> str:
        return adapter(type(self)).dump_json(self).decode()

    def overtaking(self, older: Any) -> Self:
        """Return this message with the news of an older one of its kind, which is not sent."""
        return self

    @abstractmethod
    async def deliver(self, desk: Desk) -> int | None:
        """Deliver it on Discord. Return its new message; None if it made none.

        Raise `PlayerError` if it is no longer wanted.
        """

    async def found(self, desk: Desk) -> int | None:
        """Return its message, if it has been sent already and must not be sent twice."""
        return None

    async def again(self, desk: Desk) -> int | None:
        """Deliver it unless it was delivered before a crash or a lost answer. Return what `deliver` returns."""
        return await self.found(desk) or await self.deliver(desk)

    async def then(self, desk: Desk, message: int) -> list[NewPost]:
        """Return the rows that follow once it was sent as this message."""
        return []

    @property
    def pings(self) -> tuple[int, ...]:
        """The users whom it mentions. If it can never be delivered, another post mentions them."""
        return ()

    async def refused(self, desk: Desk) -> list[NewPost]:
        """Return the rows to send instead if its user takes no direct messages."""
        return []


class Changing(Outgoing):
    """An edit of a message. The answer to a click in the message can show it, too."""

    __slots__ = ()

    @abstractmethod
    def update(self) -> Update:
        """Return the edit."""


@cache
def adapter(kind: type[Outgoing]) -> TypeAdapter[Any]:
    """Return the adapter that converts a kind from and to JSON."""
    return TypeAdapter(kind)
