"""Answers the requests that come through a front: each once, in the user's language, also if the act conflicts or fails."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Hashable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Any, Protocol

from bot.acts.answers import Answer, AnyAnswer
from bot.errors import PlayerError, once_more
from bot.health.figures import ANSWERS
from bot.menus.plain import refusal
from bot.storage import StorageError
from bot.table.clicked import Clicked, answering
from bot.table.languages import Languages
from bot.table.seats import NOT_THEIRS
from games.core import record
from games.words.phrases import Phrases, phrases

log = logging.getLogger(__name__)

MOST_AT_ONCE = 120
"""Maximum number of new requests handled at once. Further users are asked at once to try again, within Discord's three seconds."""
FRESH = 3.0
"""Seconds in which a request counts as new. Older ones wait for a robot and take no capacity."""
REMEMBERED = 1000
"""Maximum number of remembered requests; a remembered request is not answered twice."""


@record
class Asking:
    """One request, for answering and logging it.

    language: The language of the user's client; None if it is not known.
    what: How the log names the request. It leaves out the chosen values, which may be secret.
    """

    user: int
    language: str | None
    what: str


class Reply(Protocol):
    """Sends the answer to one request."""

    @property
    def clicked(self) -> Clicked:
        """The public message that was clicked, and what the act has changed in it so far."""
        ...

    async def give(self, answer: AnyAnswer) -> None:
        """Send the answer that an act has returned."""
        ...

    async def refuse(self, sentence: str) -> None:
        """Send an error message."""
        ...


class Answering:
    """Runs the requests of one front and answers them.

    undelivered: The errors of answers that cannot be delivered.
    quiet: Set while no request is under way.
    """

    def __init__(
        self,
        languages: Languages,
        undelivered: tuple[type[Exception], ...] = (),
        *,
        quiet: asyncio.Event | None = None,
    ) -> None:
        self._languages = languages
        self._undelivered = undelivered
        self._quiet = quiet or asyncio.Event()
        self._quiet.set()
        self._seen: deque[Hashable] = deque(maxlen=REMEMBERED)
        # Task of each request under way → its start.
        self._under_way: dict[asyncio.Task[Any], float] = {}
        self._closed = False

    def begins(self, key: Hashable) -> bool:
        """Whether to answer a request. False if its key is known already, and after `close`."""
        if self._closed or key in self._seen:
            return False
        self._seen.append(key)
        return True

    def is_busy(self) -> bool:
        """Whether a request is under way."""
        return bool(self._under_way)

    async def finished(self) -> None:
        """Wait until the requests that are under way now have been answered."""
        if self._under_way:
            await asyncio.wait(self._under_way)

    async def close(self, patience: float) -> None:
        """Accept no more requests and finish those under way. Cancel those that take longer than `patience` seconds."""
        self._closed = True
        if self._under_way:
            _, late = await asyncio.wait(self._under_way, timeout=patience)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    @contextmanager
    def waited_for(self) -> Iterator[None]:
        """Count the current task as a request under way."""
        task = asyncio.current_task()
        assert task is not None
        self._under_way[task] = perf_counter()
        self._quiet.clear()
        try:
            yield
        finally:
            self._under_way.pop(task, None)
            if not self._under_way:
                self._quiet.set()

    async def answer(self, asking: Asking, reply: Reply, work: Callable[[], Awaitable[AnyAnswer]]) -> None:
        """Run `work`, once more if another client changed the data meanwhile, and send its answer.

        A `PlayerError` is sent as a sentence, a bug as an apology. Raise the errors of answers that cannot be delivered.
        """
        began = perf_counter()
        try:
            if self._is_full(began):
                await reply.refuse(self.words_at_hand(asking)("too-busy"))
                return
            if asking.language is not None:
                await self._languages.heard(asking.user, asking.language)
            with answering(reply.clicked):
                answer = await once_more(work)
            await reply.give(answer)
            await self._languages.keep(asking.user)
        except PlayerError as error:
            await self._refuse(reply, error, refusal(error, await self.words(asking)))
        except self._undelivered:
            raise
        except StorageError as error:
            log.error("%s was refused: %s", asking.what, error)
            await reply.refuse((await self.words(asking))("tables-away"))
        except Exception:
            log.exception("%s failed", asking.what)
            await reply.refuse((await self.words(asking))("a-bug"))
        ANSWERS.observe(perf_counter() - began)

    async def _refuse(self, reply: Reply, error: PlayerError, sentence: str) -> None:
        """Send an error message. If the user has no seat there, it replaces a private message whole, with its controls and its hand."""
        if error.words in NOT_THEIRS:
            await reply.give(Answer(sentence, refuses=True))
        else:
            await reply.refuse(sentence)

    def _is_full(self, now: float) -> bool:
        """Whether there are more new requests than can be answered in time."""
        is_possible = len(self._under_way) > MOST_AT_ONCE
        return is_possible and sum(now - began < FRESH for began in self._under_way.values()) > MOST_AT_ONCE

    async def words(self, asking: Asking) -> Phrases:
        """Return the texts in the user's language."""
        try:
            if asking.language is not None:
                await self._languages.heard(asking.user, asking.language)
            return phrases(await self._languages.of(asking.user))
        except StorageError:
            return self.words_at_hand(asking)

    def words_at_hand(self, asking: Asking) -> Phrases:
        """Return the texts in the user's language, as far as it is known without the database."""
        return phrases(self._languages.at_hand(asking.user, asking.language or ""))
