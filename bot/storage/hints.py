"""Hints tell a client of changes by other clients, so that it need not poll for them. A hint may get lost."""

from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple, Protocol, Self, TypeGuard, get_args
from weakref import WeakSet

from bot.storage.errors import StorageError
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
        """Return the hint in a payload; None if it contains none, for example one of a newer program."""
        about, _, number = payload.partition(" ")
        return cls(about, int(number)) if _is_known(about) and number.isdecimal() else None


def _is_known(about: str) -> TypeGuard[About]:
    return about in get_args(About)


class Door(Protocol):
    """A receiver of hints."""

    def hear(self, hint: Hint) -> None:
        """Note a change by another client."""
        ...


class Common:
    """The common state of all doors to one database: the doors, which get hints, and cached settings of users."""

    def __init__(self) -> None:
        self.doors: WeakSet[Door] = WeakSet()
        self.users: dict[int, Json] = {}
        self.may_write: Callable[[], bool] = lambda: True
        """Whether this process may write at this moment."""
        self.refused: StorageError | None = None
        """Why the database refused the last write; None if it took it."""
        self.forgotten = 0
        """Number of times that cached settings were dropped: settings that are being read meanwhile may be outdated."""

    def pass_on(self, hints: Iterable[Hint], but: Door | None = None) -> None:
        """Tell every door of changes, except the one that made them."""
        for hint in hints:
            if hint.about in ("user", "forgotten"):
                self.users.pop(hint.number, None)
                self.forgotten += 1
            for door in [*self.doors]:
                if door is not but:
                    door.hear(hint)

    def forget_all(self) -> None:
        """Drop all cached settings."""
        self.users.clear()
        self.forgotten += 1
