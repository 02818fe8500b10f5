"""Open pages: the viewer of each, the content that it has, and a bounded queue of messages to it."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import count

from bot.web.frames import AnyToPage, Closed, Language
from bot.web.from_page import Hello, Look
from bot.web.parts import Edition, Lines, Message, Shown, joined, message, symbols
from bot.web.sessions import Session

MOST_WAITING = 64
"""Maximum number of messages that wait for a page; if it does not read them, its line is cut."""

_numbers = count()


@dataclass(frozen=True, eq=False, slots=True)
class Sent:
    """The content that a page has been sent. Pages that were sent the same share one, so that their next messages are made once.

    log: Edition and number of the lines of the log.
    """

    shown: Shown | None = None
    symbols: frozenset[str] = frozenset()
    log: tuple[Edition, int] = ((-1, ""), 0)


NOTHING_YET = Sent()


@lru_cache(maxsize=64)
def following(sent: Sent, lines: Lines | None, shown: Shown) -> tuple[tuple[Message, ...], Sent]:
    """Return the messages that bring a page from `sent` to these lines and this frame, and the content that it has then.

    Only parts that the page has not got are sent, with the symbols that they use before them; nothing if it has all.
    """
    found, had, log = list[Message](), sent.symbols, sent.log

    def need(ids: frozenset[str]) -> None:
        nonlocal had
        if missing := ids - had:
            had |= missing
            found.append(symbols(missing))

    if lines is not None and (lines.edition, lines.count) != log:
        uses, new = lines.since(log[1] if log[0] == lines.edition else None)
        log = lines.edition, lines.count
        need(uses)
        found.append(new)
    before = sent.shown
    if before is None or before.digest != shown.digest:
        need(shown.uses)
        found += _parts(before, shown)
        before = shown
    return (joined(found), Sent(before, had, log)) if found else ((), sent)


def _parts(before: Shown | None, shown: Shown) -> Sequence[Message]:
    """Return the changed parts of a frame, and the message that names all parts."""
    olds = (None, None, None) if before is None else before.parts
    changed = [
        one.after(old if old is not None and old.digest else None)
        for one, old in zip(shown.parts, olds, strict=True)
        if one.digest and (old is None or old.digest != one.digest)
    ]
    return [*changed, shown.named]


class Line:
    """One open page. The server takes its messages with `next`; the page is over once that returns None."""

    def __init__(self, session: Session, look: Look, locale: str = "") -> None:
        self.session = session
        self.look = look
        self.locale = locale
        self.number = next(_numbers)
        self.language = ""
        """The language that the page was told to use."""
        self.has_seen = False
        """Whether it has been shown the content of its channel."""
        self.abort: Callable[[], None] = _nothing
        """Cuts the connection of a page that does not read."""
        self._sent = NOTHING_YET
        self._queue: deque[Message] = deque()
        self._ready = asyncio.Event()
        self._ends = False

    @classmethod
    def of(cls, session: Session, hello: Hello) -> "Line":
        """Return the line of a page whose user is known."""
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

    @property
    def frame(self) -> str:
        """The digest of the newest frame that was queued; empty before the first."""
        return "" if self._sent.shown is None else self._sent.shown.digest

    def show(self, shown: Shown, language: str = "", lines: Lines | None = None) -> None:
        """Queue what is new to the page of a frame and of the log.

        language: Their language. If it has changed, the page switches to it.
        """
        messages, self._sent = following(self._sent, lines, shown)
        if messages and language and language != self.language:
            self.language = language
            self.say(Language(language))
        for one in messages:
            self.push(one)

    def close(self, closed: Closed) -> None:
        """Queue the last message."""
        self.say(closed)
        self._ends = True
        self._ready.set()

    def waiting(self) -> list[Message]:
        """Return all queued messages, one by one, and empty the queue."""
        found = [message for one in self._queue for message in one.members]
        self._queue.clear()
        return found

    @property
    def is_over(self) -> bool:
        """Whether nothing more is queued."""
        return self._ends

    async def new_frame(self, have: str) -> None:
        """Wait until there is another frame than the page's, or the line is over."""
        while not self._ends and self.frame in ("", have):
            self._ready.clear()
            await self._ready.wait()

    async def next(self) -> Message | None:
        """Wait for the next queued message and return it; None after the last."""
        while not self._queue:
            if self._ends:
                return None
            self._ready.clear()
            await self._ready.wait()
        return self._queue.popleft()


def _nothing() -> None:
    """Cut nothing."""
