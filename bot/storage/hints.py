"""What a client is told of changes that others have made, so that it need not look: hints, of which any may be lost."""

from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple, Protocol, Self, TypeGuard, get_args
from weakref import WeakSet

from bot.storage.rows import Json

About = Literal["table", "user", "forgotten", "signed-out", "outbox"]


class Hint(NamedTuple):
    """A change by another client, with the id of the table, the user or the outbox's server (0: no server)."""

    about: About
    number: int

    def __str__(self) -> str:
        return f"{self.about} {self.number}"

    @classmethod
    def read(cls, payload: str) -> Self | None:
        """Return the hint that a text is; None if it is none, perhaps one of a newer program."""
        about, _, number = payload.partition(" ")
        return cls(about, int(number)) if _is_known(about) and number.isdecimal() else None


def _is_known(about: str) -> TypeGuard[About]:
    return about in get_args(About)


class Door(Protocol):
    """Who is told."""

    def hear(self, hint: Hint) -> None:
        """Take note of what others have changed."""
        ...


class Common:
    """What all doors to one database have in common: who is to hear of changes, and the settings that users had when they were read."""

    def __init__(self) -> None:
        self.doors: WeakSet[Door] = WeakSet()
        self.users: dict[int, Json] = {}
        self.may_write: Callable[[], bool] = lambda: True
        """Whether we may change anything at this moment."""
        self.forgotten = 0
        """How often some of those were forgotten: what is being read meanwhile may be older."""

    def pass_on(self, hints: Iterable[Hint], but: Door | None = None) -> None:
        """Tell every door of changes, but the one that has made them."""
        for hint in hints:
            if hint.about in ("user", "forgotten"):
                self.users.pop(hint.number, None)
                self.forgotten += 1
            for door in [*self.doors]:
                if door is not but:
                    door.hear(hint)

    def forget_all(self) -> None:
        """Read everything anew."""
        self.users.clear()
        self.forgotten += 1
