"""The click that is being answered. The change of its own message is committed with the move, and shown by the answer."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from bot.storage import NewPost

RESERVED = timedelta(seconds=3)
"""Time in which the answer to a click can show the change of its message; afterwards the sender edits the message."""


@dataclass(slots=True)
class Clicked:
    """A request by a click or command, and its effects so far.

    message: The public message that was clicked; None for a command, and for a click in a private message.
    row: The committed change of that message.
    is_told: Something was, or is about to be, posted in `channel`.
    is_public: The request contains no secret, so a post may be the answer to the command; `offer` is called with such a post.
    """

    channel: int | None
    message: int | None = None
    row: NewPost | None = None
    is_told: bool = False
    is_public: bool = False
    offer: Callable[[NewPost], None] | None = None

    def shown_in(self, channel: int, say: Sequence[NewPost] = ()) -> int | None:
        """Return the id of the clicked public message, if it is in this channel and none of the posts (`say`) changes it."""
        is_free = self.channel == channel and all(post.changes != self.message for post in say)
        return self.message if is_free else None

    def reserved(self, posts: Sequence[NewPost], now: datetime) -> Sequence[NewPost]:
        """Return the posts to be committed, with the newest change of the clicked message reserved for the answer."""
        if self.message is None or self.row is not None:
            return posts
        mine = [post for post in posts if post.changes == self.message]
        if not mine:
            return posts
        # The newest row includes the content of the others. It must be sent before later necessary rows.
        kept = replace(mine[-1], optional=False, topic=None, reserved_until=now + RESERVED)
        return [kept if post is mine[-1] else post for post in posts if post not in mine[:-1]]

    def committed(self, posts: Sequence[NewPost]) -> None:
        """Note what was committed."""
        self.row = next((post for post in posts if post.reserved_until is not None), self.row)
        self.is_told = self.is_told or any(
            post.channel == self.channel and not post.optional for post in posts
        )
        mine = [post for post in posts if post.may_answer and post.channel == self.channel]
        if self.is_public and self.offer is not None and mine:
            self.offer(mine[-1])


_under_way: ContextVar[Clicked | None] = ContextVar("clicked", default=None)


def clicked() -> Clicked:
    """Return the click being answered in this context; an empty one in background work. Only `Tables.hold` calls it."""
    return _under_way.get() or Clicked(None)


@contextmanager
def answering(one: Clicked) -> Iterator[None]:
    """Give the click to each table that is held within this context."""
    token = _under_way.set(one)
    try:
        yield
    finally:
        _under_way.reset(token)
