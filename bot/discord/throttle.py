"""A throttle for the bot's requests: Discord bans a client that it has to refuse too often."""

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
"""Requests that may be under way at a time."""
A_SECOND = 45
"""Requests in any second, of all processes together; Discord allows fifty."""
SECOND = 1.0
UNSURE = 0.1
"""Seconds after which it is asked again whether requests may begin."""
LIFT = 10.0
"""Seconds of waiting that make up for one degree of urgency: so nobody waits for ever."""
ANSWERS = ("/interactions/", "/webhooks/")
"""Parts of the addresses of answers: these do not count, and never wait."""
ANSWER = re.compile(r"/interactions/(\d+)/")
"""Path of the first answer to an interaction."""
REMEMBERED = 100
"""Number of answers kept that may have arrived."""
TOO_MANY, FAILED = 429, 500
POSTS = re.compile(r"/channels/(\d+)/messages$")
"""The address that messages are posted to."""
HAND_OFF = 2
"""Messages that a hand-off posts at most: the board and the turn."""
KEPT_FREE = 3
"""Divisor of the limit: this share of the requests per second is reserved for play, so that posts need not wait behind tidying."""


urgency: ContextVar[Urgency] = ContextVar("urgency", default=Urgency.PLAY)
"""How urgent the requests are that are begun from here on: whoever sends something sets it."""


class Throttle:
    """Lets requests begin one by one, the most urgent first. `refused` counts the answers 429 to any request.

    Discord counts a request somewhere between its beginning and its end, so it takes up its place until a second
    after its end: then no second of Discord's own, wherever it begins, holds more of them, however slow the line is.
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
        # Who waits, the next one first: when they would have come if all were as urgent, a number, what tells them.
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._numbers = itertools.count()
        self._later: asyncio.Task[None] | None = None
        self._under_way = 0
        self._ended: deque[float] = deque()
        # By channel: how many more messages Discord takes there, and until when.
        self._room: dict[int, tuple[int, float]] = {}

    @property
    def share(self) -> float:
        """How much of all that Discord allows is this program's: other processes keep to the rest."""
        return self._share

    @share.setter
    def share(self, share: float) -> None:
        self._share = share
        self._admit()

    @property
    def a_second(self) -> int:
        """How many requests may be made in any second."""
        return max(1, int(A_SECOND * self._share))

    def begin_only_while(self, may: Callable[[], bool]) -> None:
        """Let requests begin only while this says so: not while others may be at the same work."""
        self._may = may

    async def begin(self) -> None:
        """Return when one more request may begin; call `end` when it is over."""
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
        """Let in as many as may begin now, and the others as soon as they may."""
        # Never more are under way than may begin in a second: where others count, too, they have ended.
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
        if request.response.status >= FAILED:
            self._note_lost(request.url.path)
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
        self, _: aiohttp.ClientSession, context: SimpleNamespace, request: TraceRequestExceptionParams
    ) -> None:
        if context.paced:
            self.end()
        self._note_lost(request.url.path)

    def _note_lost(self, path: str) -> None:
        """Note that an answer may have arrived although its request failed; discord.py sends it again."""
        if found := ANSWER.search(path):
            self.lost_answers.append(int(found[1]))
