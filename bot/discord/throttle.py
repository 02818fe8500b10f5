"""A throttle for the bot's requests: Discord bans a client that it has to refuse too often."""

import asyncio
import logging
import re
from collections import deque
from collections.abc import Awaitable, Callable
from types import SimpleNamespace

import aiohttp
from aiohttp import TraceRequestEndParams, TraceRequestExceptionParams, TraceRequestStartParams

from bot.health.figures import REFUSED

log = logging.getLogger(__name__)

UNDER_WAY = 20
"""Requests that may be under way at a time."""
A_SECOND = 45
"""Requests in any second; Discord allows fifty."""
SECOND = 1.0
ANSWERS = ("/interactions/", "/webhooks/")
"""Parts of the addresses of answers: these do not count, and never wait."""
TOO_MANY = 429
POSTS = re.compile(r"/channels/(\d+)/messages$")
"""The address that messages are posted to."""
HAND_OFF = 2
"""Messages that a hand-off posts at most: the board and the turn."""


class Throttle:
    """Lets requests begin one by one. `refused` counts the answers 429 to any request.

    Discord counts a request somewhere between its beginning and its end, so it takes up its place until a second
    after its end: then no second of Discord's own, wherever it begins, holds more of them, however slow the line is.
    """

    def __init__(
        self,
        now: Callable[[], float] | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.refused = 0
        self._now = now
        self._sleep = sleep
        self._free = asyncio.Semaphore(UNDER_WAY)
        self._gate = asyncio.Lock()
        self._under_way = 0
        self._ended: deque[float] = deque()
        # By channel: how many more messages Discord takes there, and until when.
        self._room: dict[int, tuple[int, float]] = {}

    async def begin(self) -> None:
        """Return when one more request may begin; call `end` when it is over."""
        await self._free.acquire()
        try:
            async with self._gate:
                await self._wait_for_turn()
                self._under_way += 1
        except BaseException:
            self._free.release()
            raise

    def end(self) -> None:
        """Note that a request is over."""
        self._under_way -= 1
        self._ended.append(self._time())
        self._free.release()

    async def _wait_for_turn(self) -> None:
        # Fewer are under way at a time than may begin in a second, so at least one of those that count has ended.
        while self._under_way + self._recent() >= A_SECOND:
            await self._sleep(max(0.0, self._ended[0] + SECOND - self._time()))

    def _recent(self) -> int:
        """Return how many requests have ended within the last second."""
        while self._ended and self._ended[0] + SECOND <= self._time():
            self._ended.popleft()
        return len(self._ended)

    def note_room(self, channel: int, left: int, seconds: float) -> None:
        """Note that Discord takes so many more posts in a channel in the next seconds."""
        self._room[channel] = (left, self._time() + seconds)

    def pause(self, channel: int, *, hurried: bool) -> float:
        """Return the seconds for which what is to be posted in a channel had better gather.

        Where Discord would take only half of a hand-off, until it takes all; where they come faster than it takes them
        (`hurried`), as long as shares the room out evenly: one after each pause is seen sooner than a burst and a stop.
        """
        left, until = self._room.get(channel, (HAND_OFF, 0.0))
        seconds = max(0.0, until - self._time())
        if not seconds:
            self._room.pop(channel, None)
        if left < HAND_OFF:
            return seconds
        return seconds / (left // HAND_OFF + 1) if hurried else 0.0

    def _time(self) -> float:
        return self._now() if self._now else asyncio.get_running_loop().time()

    # Within aiohttp

    def trace(self) -> aiohttp.TraceConfig:
        """Return what makes a client's requests keep the pace."""
        config = aiohttp.TraceConfig()
        config.on_request_start.append(self._on_start)
        config.on_request_end.append(self._on_end)
        config.on_request_exception.append(self._on_exception)
        return config

    async def _on_start(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, request: TraceRequestStartParams
    ) -> None:
        path = request.url.path
        context.paced = "/api/" in path and not any(part in path for part in ANSWERS)
        if context.paced:
            await self.begin()

    async def _on_end(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, request: TraceRequestEndParams
    ) -> None:
        if context.paced:
            self.end()
        self._read_room(request)
        if request.response.status == TOO_MANY:
            self.refused += 1
            REFUSED.inc()
            log.warning("Discord refuses a request as one too many, for the %d. time", self.refused)

    def _read_room(self, request: TraceRequestEndParams) -> None:
        """Note what Discord says of the room in a channel that something was posted to."""
        found, headers = POSTS.search(request.url.path), request.response.headers
        if request.method != "POST" or found is None or "X-RateLimit-Remaining" not in headers:
            return
        left, seconds = headers["X-RateLimit-Remaining"], headers["X-RateLimit-Reset-After"]
        self.note_room(int(found[1]), int(left), float(seconds))

    async def _on_exception(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, __: TraceRequestExceptionParams
    ) -> None:
        if context.paced:
            self.end()
