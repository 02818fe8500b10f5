"""The base of every part of the local Discord: its world, its clock and address, its limits and faults."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from bot.local.clock import RunningClock, WorldClock
from bot.local.faults import Faults
from bot.local.limits import RateLimits
from bot.local.waiting import Waiting
from bot.local.world import Changes, open_world

log = logging.getLogger(__name__)
T = TypeVar("T")
LOOPBACK = "127.0.0.1"


def local_origins(host: str, port: int) -> tuple[str, ...]:
    """Return the origins of the page of a local Discord at an address; browsers of this machine may call it `localhost`."""
    names = (host, "localhost") if host == LOOPBACK else (host,)
    return tuple(f"http://{name}:{port}" for name in names)


@dataclass
class Exchange:
    """A request and its answer, to be checked against Discord's own description."""

    method: str
    route: str
    query: dict[str, str]
    request: Any
    status: int
    response: Any


class Ground:
    """The world of a local Discord and everything that does not depend on its clients."""

    def __init__(
        self,
        path: Path | None = None,
        clock: WorldClock | None = None,
        port: int = 0,
        *,
        host: str = LOOPBACK,
        limits: bool = False,
        privileged_intents: bool = False,
    ) -> None:
        self.clock = clock or RunningClock()
        self.path = path
        self.host = host
        self.port = port
        self.privileged_intents = privileged_intents
        self.world = open_world(path, self.clock)
        self.faults = Faults()
        self.limits = RateLimits(self.clock, on=limits)
        self.problems: list[str] = []
        self.watchers: list[Callable[[Exchange], None]] = []
        """Functions that are called with every request and its answer."""
        self.listeners: list[Callable[[Changes], None]] = []
        """Functions that are called with what has changed in the world."""
        self._waiting = Waiting()

    # Its address

    @property
    def origins(self) -> tuple[str, ...]:
        """The origins of its page, which shows the application's page in a frame."""
        return local_origins(self.host, self.port)

    @property
    def url(self) -> str:
        """The base URL of its API; clients add /api/v10."""
        return f"http://{self.host}:{self.port}"

    @property
    def page_url(self) -> str:
        """The URL of the page for users."""
        return f"{self.url}/" if self.is_loopback else f"{self.url}/?key={self.key_of('')}"

    @property
    def is_loopback(self) -> bool:
        """Whether only this machine can reach it."""
        return self.host in (LOOPBACK, "localhost", "::1")

    def key_of(self, name: str) -> str:
        """Return the key of a person's join link, or of the owner's page if there is no name."""
        return self.world.secret_for(f"page {name}")[:32]

    @property
    def gateway_url(self) -> str:
        """The URL of the gateway."""
        return f"ws://{self.host}:{self.port}/gateway/"

    @property
    def token(self) -> str:
        """The token with which the bot logs in."""
        return self.world.token

    # Notes by the parts

    def settle(self) -> None:
        """Write what changed, and wake everything that waits for a change."""
        changes = self.world.save()
        for listener in self.listeners:
            listener(changes)
        self._waiting.ring()

    def problem(self, sentence: str) -> None:
        """Note something that a bot, or this server, must not do."""
        log.warning("%s", sentence)
        self.problems.append(sentence)

    def watch(self, exchange: Exchange) -> None:
        """Show a request and its answer to the watchers."""
        for watcher in self.watchers:
            watcher(exchange)

    async def wait_for(self, predicate: Callable[[], T], *, within: float | None = None) -> T:
        """Return the value of `predicate` once it is truthy. It is called again after each change.

        within: Seconds of the world's clock after which TimeoutError is raised.
        """
        return await self._waiting.until(predicate, self.clock, within)
