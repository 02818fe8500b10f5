"""What goes out through the outbox: what is so of every kind, and the desk where it is delivered. Kinds: `messages`."""

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
    """What goes first where not all can be sent at once, the most urgent one first."""

    PLAY = 0
    """Somebody at a table waits for it."""
    REMINDER = 1
    TIDYING = 2
    """It only puts away what is old: in a channel everything else goes first, and nobody misses it."""


class BoardText(NamedTuple):
    """The text of a board post above and below its pictures, and the controls between."""

    above: str
    below: str = ""
    controls: Controls = ()

    def noting(self, note: str) -> "BoardText":
        """Return it with a sentence about the post itself."""
        return self._replace(above=f"{self.above}\n{note}")


class Update(NamedTuple):
    """What a message becomes: its content, None if that stays, and its controls."""

    content: str | None
    controls: Controls = ()


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

    async def mode(self, user: int) -> Mode:
        """Return how a user wants pictures; a table's own are drawn as its host wants them."""
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

    @property
    def is_awaited(self) -> bool:
        """Whether a command waits for what the row becomes, as its answer."""
        ...

    async def answer(self, content: str, mentions: Sequence[int], controls: Controls) -> int | None:
        """Answer the command with a message and return its id; None if it waits no longer."""
        ...

    def decline(self) -> None:
        """Let the command be answered privately."""
        ...

    async def edit(
        self, message: int, content: str, controls: Controls, attachments: Sequence[Attachment] = ()
    ) -> bool:
        """Change a message; says whether that was possible: it is not if it was deleted, its thread is archived, or edits must wait for long.

        Without attachments those that it has stay.
        """
        ...

    async def send_board(self, text: BoardText, pictures: Sequence[Attachment]) -> int:
        """Send a board post and return its id, noted as the table's; pings nobody."""
        ...

    async def edit_board(self, message: int, text: BoardText, pictures: Sequence[Attachment]) -> bool:
        """Change a board post; says whether that was possible."""
        ...

    async def make_board(self, message: int, text: BoardText, pictures: Sequence[Attachment]) -> bool:
        """Make a turn post the board post, noted as the table's; says whether that was possible."""
        ...

    async def find_board(self) -> int | None:
        """Return the message that shows the row's board already, if it does; noted as the table's."""
        ...

    async def is_near(self, message: int) -> bool:
        """Say whether a board post still stands close above what is sent next."""
        ...

    async def strays(self) -> list[int]:
        """Return the messages below which something of the row's table can be clicked that its table knows nothing of."""
        ...

    async def strip(self, message: int) -> None:
        """Take the controls off a message."""
        ...

    async def delete(self, message: int) -> None:
        """Delete a message."""
        ...

    async def posted(self, nonce: str) -> int | None:
        """Return the message that a row of the same table has become here, by its nonce; None if it was not sent."""
        ...

    async def find(self, content: str) -> int | None:
        """Return the message that the row became already, if it was sent when the program ended."""
        ...


class Outgoing(ABC):
    """Something for the outbox. Each kind is a frozen dataclass that names its `kind` and says what is so of all of it."""

    __slots__ = ()

    known: ClassVar[dict[str, "type[Outgoing]"]] = {}
    """Every kind that has been defined, by its name."""
    kind: ClassVar[str]
    """Its name in the database. A class that names none goes out as the kind that it extends."""
    becomes: ClassVar[Becomes | None] = None
    """What the sent message is for its table from then on."""
    may_repeat: ClassVar[bool] = False
    """Whether it may be delivered twice without harm. Then it is not worth waiting long for, either."""
    urgency: ClassVar[Urgency] = Urgency.PLAY
    """What goes before it where more is to be sent than Discord takes."""
    topic: ClassVar[str | None] = None
    """What it tells of its table, if a newer one tells that again: then only the newest is sent."""
    is_missed: ClassVar[bool] = True
    """Whether its channel is told if it can never be delivered."""

    def __init_subclass__(cls) -> None:
        if "kind" in vars(cls):
            # A slotted dataclass is made twice, and the second class takes the place of the first.
            before = Outgoing.known.setdefault(cls.kind, cls)
            assert before.__qualname__ == cls.__qualname__, f"two kinds are called {cls.kind}"
            Outgoing.known[cls.kind] = cls

    @property
    def tidies(self) -> bool:
        """Whether it only puts away what is old."""
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
        """Return this message with what it has to tell in the place of an older one of its kind, which is not sent."""
        return self

    @abstractmethod
    async def deliver(self, desk: Desk) -> int | None:
        """Do it on Discord; returns the message that it became, None if there is no new one.

        Raises `PlayerError` if it is not to be done any more.
        """

    async def found(self, desk: Desk) -> int | None:
        """Return the message that it became already, where it may have been sent and must not be sent twice."""
        return None

    async def again(self, desk: Desk) -> int | None:
        """Do it where it may be done already, since before a crash or a lost answer; returns what `deliver` does."""
        return await self.found(desk) or await self.deliver(desk)

    async def then(self, desk: Desk, message: int) -> list[NewPost]:
        """Return what is to be sent when it has become this message."""
        return []

    @property
    def pings(self) -> tuple[int, ...]:
        """The users whom it mentions: they are mentioned without it if it can never be delivered."""
        return ()

    async def refused(self, desk: Desk) -> list[NewPost]:
        """Return what is to be sent instead when its user takes no direct messages."""
        return []


class Changing(Outgoing):
    """A change of a message that is there, which the answer to a click in it can show, too."""

    __slots__ = ()

    @abstractmethod
    def update(self) -> Update:
        """Return what the message becomes."""


@cache
def adapter(kind: type[Outgoing]) -> TypeAdapter[Any]:
    """Return what reads and writes a kind as JSON."""
    return TypeAdapter(kind)
