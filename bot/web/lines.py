"""Open pages: who looks at what there, what they have, and one bounded queue of what they are to be sent, in this order."""

import asyncio
from collections import deque
from collections.abc import Callable
from itertools import count

from bot.web.frames import AnyToPage, Closed, Language
from bot.web.from_page import Hello, Look
from bot.web.parts import Edition, Lines, Message, Shown, message, symbols, together
from bot.web.sessions import Session

MOST_WAITING = 64
"""So many messages may wait for a page that does not read; then its line is cut."""
MOST_TOGETHER = 200_000
"""Size in bytes from which queued messages are no longer joined."""

_numbers = count()


class Line:
    """One open page. Whoever serves it takes its messages with `next`; it is over once that returns None."""

    def __init__(self, session: Session, look: Look, locale: str = "") -> None:
        self.session = session
        self.look = look
        self.locale = locale
        self.number = next(_numbers)
        self.frame = ""
        """The digest of the newest frame that was sent."""
        self.language = ""
        """What the page was told to speak."""
        self.has_seen = False
        """It was shown what is in the channel."""
        self.abort: Callable[[], None] = _nothing
        """Cuts the connection of a page that does not read."""
        self._shown: Shown | None = None
        self._symbols: set[str] = set()
        self._log: tuple[Edition, int] = ((-1, ""), 0)
        self._queue: deque[Message] = deque()
        self._ready = asyncio.Event()
        self._ends = False

    @classmethod
    def of(cls, session: Session, hello: Hello) -> "Line":
        """Return the line of a page that has said who looks."""
        return cls(session, hello.look, hello.locale)

    def say(self, record: AnyToPage) -> None:
        """Queue a message for this page alone."""
        self.push(message(record, is_own=True))

    def push(self, one: Message) -> None:
        """Queue a message; if too many wait already, the line is cut."""
        if self._ends:
            return
        if len(self._queue) >= MOST_WAITING:
            self._queue.clear()
            self._ends = True
            self.abort()
        else:
            self._queue.append(one)
        self._ready.set()

    def show(self, shown: Shown, language: str = "") -> None:
        """Queue a frame: its parts that the page has not got, and which belong together; nothing if the page has it.

        language: What it is written in; the page speaks it, too, if it is another one than before.
        """
        if shown.digest == self.frame:
            return
        if language and language != self.language:
            self.language = language
            self.say(Language(language))
        self.need(shown.uses)
        before = (None, None, None) if self._shown is None else self._shown.parts
        for one, old in zip(shown.parts, before, strict=True):
            if one.digest and (old is None or old.digest != one.digest):
                self.push(one.after(old if old is not None and old.digest else None))
        self._shown = shown
        self.frame = shown.digest
        self.push(shown.named)

    def need(self, ids: frozenset[str]) -> None:
        """Queue those of these symbols that the page has not got."""
        if missing := ids - self._symbols:
            self._symbols |= missing
            self.push(symbols(frozenset(missing)))

    def tell(self, lines: Lines) -> None:
        """Queue the lines of the log that are new to the page; the newest of all if it is another edition."""
        known, told = self._log
        now = lines.edition, lines.count
        if now != self._log:
            self._log = now
            uses, new = lines.since(told if known == lines.edition else None)
            self.need(uses)
            self.push(new)

    def close(self, closed: Closed) -> None:
        """Queue the last message."""
        self.say(closed)
        self._ends = True
        self._ready.set()

    def waiting(self) -> list[Message]:
        """Return all that is queued, and queue nothing of it any more."""
        found = [*self._queue]
        self._queue.clear()
        return found

    @property
    def is_over(self) -> bool:
        """Whether nothing more is queued."""
        return self._ends

    async def new_frame(self, have: str) -> None:
        """Return once there is another frame than the one that the page has, or nothing more to come."""
        while not self._ends and self.frame in ("", have):
            self._ready.clear()
            await self._ready.wait()

    async def next(self) -> Message | None:
        """Wait for queued messages and return them as one; None after the last.

        Public messages are compressed apart from the viewer's own, so that they are compressed once for all viewers.
        """
        while not self._queue:
            if self._ends:
                return None
            self._ready.clear()
            await self._ready.wait()
        found, size = [self._queue.popleft()], 0
        while (
            self._queue
            and self._queue[0].is_own is found[0].is_own
            and (size := size + len(found[-1].body)) < MOST_TOGETHER
        ):
            found.append(self._queue.popleft())
        return found[0] if len(found) == 1 else together(tuple(found))


def _nothing() -> None:
    """Cut nothing."""
