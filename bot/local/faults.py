"""Faults on demand: those of a network, and of Discord on a bad day."""

import asyncio
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

from bot.local.errors import DiscordError


@dataclass
class Failure:
    """A refusal waiting for the next requests that fit: method and route template, None for any."""

    status: int
    times: int
    method: str | None = None
    route: str | None = None
    retry_after: float = 0.0
    is_global: bool = False
    after: bool = False
    code: int = 0

    def fits(self, method: str, route: str) -> bool:
        """Whether this request fails."""
        return (
            self.times > 0 and self.method in (None, method) and (self.route is None or self.route in route)
        )


class Sockets(Protocol):
    """Faults of the bot's sockets, of one shard or of all. The gateway implements them."""

    def cut(self, shard: int | None = None) -> None:
        """Cut the sockets without a closing frame."""
        ...

    def ask_to_reconnect(self, shard: int | None = None) -> None:
        """Ask the bot to reconnect."""
        ...

    def invalidate(self, shard: int | None = None, *, resumable: bool) -> None:
        """Declare the bot's session invalid."""
        ...

    def end(self, code: int, shard: int | None = None) -> None:
        """End the sessions with a code."""
        ...


class Faults:
    """The switches. All are off by default; `calm` switches them off again."""

    def __init__(self) -> None:
        self.sockets: Sockets | None = None
        """The gateway's sockets; None until there is a gateway."""
        # Number of deliberate faults since the start.
        self.count = 0
        self.calm()

    def calm(self) -> None:
        """Switch everything off."""
        self.failures: list[Failure] = []
        self.slow = 0.0
        self.event_delay = 0.0
        self.duplicate_events = False
        self.answer_late = 0.0
        self.no_activities_in_threads = False
        # A code with which the gateway refuses every new session, for example 4011; or the sessions of this shard only.
        self.closed: int | None = None
        self.closed_shard: int | None = None
        self._storm: random.Random | None = None
        self._storm_strength = 0.0

    # Sockets of one shard by its number, or of all

    def cut(self, shard: int | None = None) -> None:
        """Cut the bot's sockets without a closing frame."""
        self._gateway().cut(shard)

    def reconnect(self, shard: int | None = None) -> None:
        """Ask the bot to reconnect (opcode 7)."""
        self._gateway().ask_to_reconnect(shard)

    def invalidate(self, shard: int | None = None, *, resumable: bool = False) -> None:
        """Declare the bot's sessions invalid (opcode 9)."""
        self._gateway().invalidate(shard, resumable=resumable)

    def close(self, code: int, shard: int | None = None) -> None:
        """End the bot's sessions with a code of the gateway, and refuse new ones with it until `calm`."""
        self.closed, self.closed_shard = code, shard
        self._gateway().end(code, shard)

    def refusal(self, shard: int) -> int | None:
        """Return the code with which new sessions of this shard are refused now."""
        return self.closed if self.closed_shard in (None, shard) else None

    def _gateway(self) -> Sockets:
        assert self.sockets is not None, "there is no gateway yet"
        return self.sockets

    # Requests

    def fail(
        self,
        status: int,
        times: int = 1,
        *,
        method: str | None = None,
        route: str | None = None,
        retry_after: float = 0.05,
        is_global: bool = False,
        after: bool = False,
    ) -> None:
        """Refuse the next requests with 429, 500, 503 ….

        route: A part of the route's template, for example "/channels/{channel}/messages".
        after: Do the work and then lose the answer, so that the client cannot know.
        """
        self.failures.append(Failure(status, times, method, route, retry_after, is_global, after))

    def refuse(
        self, status: int, code: int, times: int = 1, *, method: str | None = None, route: str | None = None
    ) -> None:
        """Refuse the next requests with one of Discord's own codes, for example 400 and 50240."""
        self.failures.append(Failure(status, times, method, route, code=code))

    def storm(self, seed: int, strength: float = 0.05) -> None:
        """Let all kinds of faults happen at random until `calm`."""
        self._storm = random.Random(seed)
        self._storm_strength = strength

    @property
    def stormy(self) -> bool:
        """Whether faults happen at random."""
        return self._storm is not None

    def _due(self, method: str, route: str, *, after: bool) -> Failure | None:
        for failure in self.failures:
            if failure.after == after and failure.fits(method, route):
                failure.times -= 1
                self.count += 1
                return failure
        if self._storm and self._storm.random() < self._storm_strength:
            self.count += 1
            status = self._storm.choice((429, 500, 503))
            # A 429 means that nothing was done, so it cannot come after the work.
            return Failure(status, 0, retry_after=0.01) if status != 429 or not after else None
        return None

    async def before(self, method: str, route: str) -> None:
        """Apply the faults that are due before a request is served."""
        if self.slow:
            await asyncio.sleep(self.slow)
        self._shake()
        failure = self._due(method, route, after=False)
        if failure:
            raise _error(failure)

    async def after(self, method: str, route: str) -> None:
        """Apply the faults that are due between a request's work and its answer."""
        if self.answer_late:
            await asyncio.sleep(self.answer_late)
        failure = self._due(method, route, after=True)
        if failure:
            raise _error(failure)

    def _shake(self) -> None:
        if self._storm and self._storm.random() < self._storm_strength / 2:
            self.count += 1
            self._storm.choice((self.cut, self.reconnect, self._resumable))()

    def _resumable(self) -> None:
        self.invalidate(resumable=True)

    # Events

    def deliveries(self, text: str) -> Iterator[tuple[float, str]]:
        """Yield each delivery of an event: its delay in seconds, and its text."""
        delay = self.event_delay
        twice = self.duplicate_events
        if self._storm:
            twice = self._storm.random() < self._storm_strength
            delay = self._storm.random() * 0.02 if self._storm.random() < self._storm_strength else 0.0
        yield delay, text
        if twice:
            self.count += 1
            yield delay, text


def _error(failure: Failure) -> DiscordError:
    if failure.status == 429:
        error = DiscordError(429, 0, "You are being rate limited.")
        error.retry_after, error.is_global = failure.retry_after, failure.is_global
        return error
    return DiscordError(failure.status, failure.code, f"{failure.status}: a fault on demand")
