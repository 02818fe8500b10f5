"""A throttle for the bot's requests: Discord bans a client after too many refusals."""

import asyncio
import itertools
import logging
import re
from collections import deque
from collections.abc import Awaitable, Callable
from contextvars import Context, ContextVar
from heapq import heappop, heappush
from types import SimpleNamespace

import aiohttp
from aiohttp import TraceRequestEndParams, TraceRequestExceptionParams, TraceRequestStartParams

from bot.health.figures import REFUSED
from bot.posts.outgoing import Urgency

log = logging.getLogger(__name__)

UNDER_WAY = 20
"""Maximum number of requests under way at a time."""
A_SECOND = 45
"""Maximum number of requests in any second, of all processes together; Discord allows fifty."""
SECOND = 1.0
UNSURE = 0.1
"""Seconds between two checks of whether requests may begin."""
LIFT = 10.0
"""Seconds a request waits to gain one level of urgency, so that none starves."""
ANSWERS = ("/interactions/", "/webhooks/")
"""Parts of the paths of interaction answers, which do not count and never wait."""
ANSWER = re.compile(r"/interactions/(\d+)/")
"""Path of the first answer to an interaction."""
REMEMBERED = 100
"""Maximum number of answers remembered whose request failed but that may have arrived."""
TOO_MANY, FAILED = 429, 500
POSTS = re.compile(r"/channels/(\d+)/messages$")
"""Path of a request that posts a message."""
HAND_OFF = 2
"""Maximum number of messages that a hand-off posts: the board and the turn."""
KEPT_FREE = 3
"""Divisor of the limit. This share of the requests per second is reserved for play, so that posts do not wait for tidying."""


urgency: ContextVar[Urgency] = ContextVar("urgency", default=Urgency.PLAY)
"""Urgency of the requests that begin in this context."""


class Throttle:
    """Lets requests begin one by one, the most urgent first. `refused` counts the answers with status 429.

    Discord counts a request at some moment between its start and its end. The throttle therefore counts it until a second
    after its end, so that no second of Discord's contains more requests than allowed, even on a slow connection.
    """

    def __init__(
        self,
        now: Callable[[], float] | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.refused = 0
        self.lost_answers: deque[int] = deque(maxlen=REMEMBERED)
        """Ids of the newest interactions whose answer may have arrived although its request failed."""
        self._now = now
        self._sleep = sleep
        self._may: Callable[[], bool] = lambda: True
        self._share = 1.0
        # Waiting requests, the next one first: (start of waiting adjusted for urgency, number, future that lets it begin).
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._numbers = itertools.count()
        self._later: asyncio.Task[None] | None = None
        self._under_way = 0
        self._ended: deque[float] = deque()
        # By channel: how many more messages Discord accepts there, and until when.
        self._room: dict[int, tuple[int, float]] = {}

    @property
    def share(self) -> float:
        """The program's share of the requests that Discord allows; other processes use the rest."""
        return self._share

    @share.setter
    def share(self, share: float) -> None:
        self._share = share
        self._admit()

    @property
    def a_second(self) -> int:
        """Maximum number of this program's requests in any second."""
        return max(1, int(A_SECOND * self._share))

    def begin_only_while(self, may: Callable[[], bool]) -> None:
        """Let requests begin only while `may` returns True, because another process may be doing the same work."""
        self._may = may

    async def begin(self) -> None:
        """Wait until one more request may begin. Call `end` when it is over."""
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        came = self._time() + urgency.get() * LIFT
        heappush(self._waiting, (came, next(self._numbers), place))
        self._admit()
        try:
            await place
            while not self._may():
                await self._sleep(UNSURE)
        except asyncio.CancelledError:
            if not place.cancelled():
                # It was let in already.
                self._under_way -= 1
                self._admit()
            raise

    def end(self) -> None:
        """Note that a request is over."""
        self._under_way -= 1
        self._ended.append(self._time())
        self._admit()

    def _admit(self) -> None:
        """Let as many requests begin as may now, and schedule the others."""
        # `_under_way` is below `a_second` in the loop. If the limit is reached, `_ended` is not empty, as `_admit_later` requires.
        most = min(UNDER_WAY, self.a_second)
        while self._waiting and self._under_way < most:
            if self._under_way + self._recent() >= self.a_second:
                self._admit_later()
                return
            place = heappop(self._waiting)[2]
            if not place.done():
                place.set_result(None)
                self._under_way += 1

    def _admit_later(self) -> None:
        if self._later is None:
            seconds = max(0.0, self._ended[0] + SECOND - self._time())
            self._later = asyncio.create_task(self._admit_in(seconds), name="throttle", context=Context())

    async def _admit_in(self, seconds: float) -> None:
        try:
            await self._sleep(seconds)
        finally:
            self._later = None
        self._admit()

    def _recent(self) -> int:
        """Return how many requests have ended within the last second."""
        while self._ended and self._ended[0] + SECOND <= self._time():
            self._ended.popleft()
        return len(self._ended)

    def has_room(self) -> bool:
        """Whether tidying may begin: no request waits, and a third of this second's requests is left."""
        used = self._under_way + self._recent()
        return not self._waiting and used < self.a_second - self.a_second // KEPT_FREE

    def note_room(self, channel: int, left: int, seconds: float) -> None:
        """Note that Discord accepts `left` more posts in a channel in the next `seconds`."""
        self._room[channel] = (left, self._time() + seconds)

    def pause(self, channel: int, *, hurried: bool) -> float:
        """Return the seconds for which posts to a channel should be delayed to gather.

        If Discord has room for less than a whole hand-off, wait until it has room again. If posts come faster than Discord accepts
        them (`hurried`), spread them evenly over the time: a steady pace shows each earlier than a burst and a stop.
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
        """Return the aiohttp trace that throttles a client's requests."""
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
        if request.response.status >= FAILED:
            self._note_lost(request.url.path)
        self._read_room(request)
        if request.response.status == TOO_MANY:
            self.refused += 1
            REFUSED.inc()
            log.warning("Discord refuses a request as one too many, for the %d. time", self.refused)

    def _read_room(self, request: TraceRequestEndParams) -> None:
        """Note the rate limit that Discord reports for a channel after a post."""
        found, headers = POSTS.search(request.url.path), request.response.headers
        if request.method != "POST" or found is None or "X-RateLimit-Remaining" not in headers:
            return
        left, seconds = headers["X-RateLimit-Remaining"], headers["X-RateLimit-Reset-After"]
        self.note_room(int(found[1]), int(left), float(seconds))

    async def _on_exception(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, request: TraceRequestExceptionParams
    ) -> None:
        if context.paced:
            self.end()
        self._note_lost(request.url.path)

    def _note_lost(self, path: str) -> None:
        """Note that an answer may have arrived although its request failed; discord.py sends it again."""
        if found := ANSWER.search(path):
            self.lost_answers.append(int(found[1]))
