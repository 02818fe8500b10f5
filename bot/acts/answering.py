"""Answers what people ask through a front: once each, in their language, also where the table has moved on or something fails."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Hashable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Any, Protocol

from bot.acts.answers import AnyAnswer
from bot.errors import PlayerError, once_more
from bot.health.figures import ANSWERS
from bot.menus.plain import refusal
from bot.storage import StorageError
from bot.table.clicked import Clicked, answering
from bot.table.languages import Languages
from games.core import record
from games.words.phrases import Phrases, phrases

log = logging.getLogger(__name__)

MOST_AT_ONCE = 120
"""Maximum number of new requests handled at once. Further users are asked at once to try again, within Discord's three seconds."""
FRESH = 3.0
"""Seconds in which a request counts as new. Older ones wait for a robot and take no capacity."""
REMEMBERED = 1000
"""How many requests are remembered, so that none is answered twice."""


@record
class Asking:
    """Who asks, in which language their client is (None: not known), and what, as the log may name it: without what was chosen."""

    user: int
    language: str | None
    what: str


class Reply(Protocol):
    """Where an answer goes. `clicked` is the public message that was clicked, for what the act changes in it."""

    @property
    def clicked(self) -> Clicked:
        """What was clicked, and what has come of it so far."""
        ...

    async def give(self, answer: AnyAnswer) -> None:
        """Answer with whatever an act has returned."""
        ...

    async def refuse(self, sentence: str) -> None:
        """Say what is wrong."""
        ...


class Answering:
    """Has what is asked through one front done and answered. `undelivered` are the errors of answers that cannot be delivered.

    `quiet` is set while nobody waits for an answer.
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
        """Say whether a request is to be answered: not when it came before, by its key, nor after the end."""
        if self._closed or key in self._seen:
            return False
        self._seen.append(key)
        return True

    def is_busy(self) -> bool:
        """Say whether somebody waits for an answer."""
        return bool(self._under_way)

    async def finished(self) -> None:
        """Return when everybody is answered who waits now."""
        if self._under_way:
            await asyncio.wait(self._under_way)

    async def close(self, patience: float) -> None:
        """Begin nothing any more, and finish what is under way; what takes longer than so many seconds is broken off."""
        self._closed = True
        if self._under_way:
            _, late = await asyncio.wait(self._under_way, timeout=patience)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    @contextmanager
    def waited_for(self) -> Iterator[None]:
        """Note that somebody waits for this task."""
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
        """Do what is asked, once more if others were first, and reply; a player's mistake is a sentence, a bug an apology.

        Raises the errors of answers that cannot be delivered.
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
        except PlayerError as error:
            await reply.refuse(refusal(error, await self.words(asking)))
        except self._undelivered:
            raise
        except StorageError as error:
            log.error("%s was refused: %s", asking.what, error)
            await reply.refuse((await self.words(asking))("tables-away"))
        except Exception:
            log.exception("%s failed", asking.what)
            await reply.refuse((await self.words(asking))("a-bug"))
        ANSWERS.observe(perf_counter() - began)

    def _is_full(self, now: float) -> bool:
        """Say whether there are more new requests than can be answered in time."""
        is_possible = len(self._under_way) > MOST_AT_ONCE
        return is_possible and sum(now - began < FRESH for began in self._under_way.values()) > MOST_AT_ONCE

    async def words(self, asking: Asking) -> Phrases:
        """Return the words that whoever asks reads."""
        try:
            if asking.language is not None:
                await self._languages.heard(asking.user, asking.language)
            return phrases(await self._languages.of(asking.user))
        except StorageError:
            return self.words_at_hand(asking)

    def words_at_hand(self, asking: Asking) -> Phrases:
        """Return the words that whoever asks reads, as far as that is known without the database."""
        return phrases(self._languages.at_hand(asking.user, asking.language or ""))
