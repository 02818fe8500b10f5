"""The bot without its fronts: the acts at the tables of a shard, and what runs there in the background."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import NamedTuple, Self

from bot.acts.built import Acts
from bot.acts.clicks import Clicks
from bot.acts.elsewhere import Elsewhere
from bot.acts.fronts import ConnectedFronts, ConnectionState
from bot.acts.handlers import register
from bot.acts.housekeeping import Housekeeper, Lifetimes
from bot.acts.operating import Operating
from bot.acts.resources import Resources
from bot.acts.sleeper import Sleeper
from bot.posts.invitations import invitation_changes
from bot.posts.line import line_changes
from bot.posts.undo import undo_changes
from bot.posts.votes import vote_changes
from bot.storage import StorageError
from bot.table.live import LiveTable
from bot.table.tables import Tables

log = logging.getLogger(__name__)

AGAIN = 5
"""Seconds after which a failed job is restarted."""


class Job(NamedTuple):
    """A background job for the life of its owner, with its name in the log."""

    name: str
    work: Callable[[], Awaitable[None]]


class Apps:
    """The apps that the program runs, by shard."""

    def __init__(self) -> None:
        self.running: dict[int, App] = {}
        self.standing_by: list[Callable[[], bool]] = []
        """Functions that return whether other processes own all shards and this one would take over."""

    def is_standing_by(self) -> bool:
        """Whether the program owns no shard, but would take over from other processes."""
        return any(says() for says in self.standing_by)

    def connection(self) -> ConnectionState:
        """Return the state of the connections to Discord: that of the worst."""
        states = [app.fronts.connection() for app in self.running.values()]
        beats = [state.heartbeat for state in states if state.heartbeat is not None]
        is_ready = bool(states) and all(state.ready for state in states)
        return ConnectionState(is_ready, max(beats, default=None))

    def frozen(self) -> dict[int, str]:
        """Return the tables that cannot go on, and why."""
        return {table: why for app in self.running.values() for table, why in app.tables.frozen.items()}


class App:
    """The bot on one shard. It runs while it is open as a context. Fronts connect and leave; it outlives every connection.

    While Discord is away robots and orders play on, and reminders, deadlines and defaults wait.

    limits: How long tables are kept.
    shows_thinking: Show the typing indicator while robots think.
    """

    def __init__(
        self,
        tables: Tables,
        resources: Resources,
        apps: Apps | None = None,
        *,
        limits: Lifetimes | None = None,
        shows_thinking: bool = False,
    ) -> None:
        self.tables = tables
        self.resources = resources
        self.fronts = ConnectedFronts()
        self.acts = Acts(tables, resources, self.fronts, shows_thinking=shows_thinking)
        self.clicks = Clicks(tables, self.acts.choosing, self.acts.trying, self.acts.way_back)
        register(self.clicks, self.acts)
        self._apps = apps or Apps()
        self.operating = Operating(
            tables, resources.operations, self._apps.connection, self._apps.frozen, self.acts.look_again
        )
        clock = resources.clock
        self.presence = self.acts.presence
        self.sleeper = Sleeper(tables.storage, clock, may_look=self.presence.look)
        self.housekeeper = Housekeeper(
            tables, limits or Lifetimes(), clock, self.acts.channels, may_look=self.presence.look
        )
        self.elsewhere = Elsewhere(
            tables, self.acts.play, clock, self._wake, self.fronts, self.acts.forgotten
        )
        self.jobs = [
            Job("sleeper", lambda: self.sleeper.run(self.acts.time.see_to)),
            Job("presence", self.presence.run),
            Job("housekeeper", lambda: self.housekeeper.run(self.fronts.reached)),
            Job("leagues", self.acts.leagues.run),
            Job("return", self._go_on),
        ]
        """The background jobs for the life of the app."""
        if tables.storage.shard.count > 1:
            self.jobs.append(Job("looker", self.elsewhere.run))
        tables.post_sources += [invitation_changes, line_changes, undo_changes, vote_changes]
        tables.watchers.append(self._changed)
        self._tasks: list[asyncio.Task[None]] = []
        self._is_abandoned = False

    async def __aenter__(self) -> Self:
        try:
            await self.start()
        except BaseException:
            # Even if this is cancelled: what has begun must not go on for a shard that another process may own.
            await self.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def start(self) -> None:
        """Resume where the program ended. Do nothing if the app was abandoned before."""
        if self._is_abandoned:
            return
        self._apps.running[self.tables.storage.shard.number] = self
        self.tables.storage.listen_with(told=self.fronts.wake, hear=self.elsewhere.hear)
        await self.presence.look()
        if self._is_abandoned:
            return
        self._tasks = begun(self.jobs)
        await self.acts.lobbies.resume()
        await self.acts.play.resume()
        await self.acts.reviewing.resume()

    async def close(self) -> None:
        """Stop all background work. What is committed goes on at the next start."""
        self._stop()
        await ended(self._tasks)
        await self.elsewhere.close()
        await self.acts.close()

    def abandon(self) -> None:
        """Stop all work without waiting, also in `close`: another process may own this shard from now on."""
        self._is_abandoned = True
        self.fronts.abandon()
        self._stop()
        for task in self._tasks:
            task.cancel()

    def _stop(self) -> None:
        """Start no more background work, ignore changes, and leave the program's apps."""
        self.tables.storage.listen_with(told=_nothing, hear=_nothing)
        self.acts.stop()
        if self._apps.running.get(number := self.tables.storage.shard.number) is self:
            del self._apps.running[number]

    def is_busy(self) -> bool:
        """Whether robots play, or a change is being handled."""
        is_back = not self.fronts.gone_on.is_set()
        return is_back or any(one.is_busy() for one in (self.acts.play, self.acts.leagues, self.elsewhere))

    async def rested(self) -> None:
        """Wait until the background work of this moment has ended."""
        await self.fronts.gone_on.wait()
        await self.elsewhere.rested()
        await self.acts.leagues.rested()
        await self.acts.play.rested()

    async def _go_on(self) -> None:
        """Each time users become reachable, resume what has waited for that."""
        while True:
            await self.fronts.returned.wait()
            # Users may become unreachable and reachable again meanwhile: what was held back then waits for the next round.
            self.fronts.returned.clear()
            # Record the outage that ends now before anything computes times.
            try:
                await self.presence.look()
                await self.acts.play.resume()
                self.sleeper.wake()
                await self.acts.leagues.tick()
            finally:
                if not self.fronts.returned.is_set():
                    self.fronts.gone_on.set()

    def _changed(self, live: LiveTable) -> None:
        self.sleeper.wake()
        self.fronts.changed(live)

    def _wake(self) -> None:
        """Check the outbox and the due tables."""
        self.fronts.wake()
        self.sleeper.wake()


def _nothing(*_: object) -> None:
    """Do nothing."""


def begun(jobs: list[Job]) -> list[asyncio.Task[None]]:
    """Start jobs, each as a task that restarts it if it fails."""
    return [asyncio.create_task(watched(job.name, job.work), name=job.name) for job in jobs]


async def ended(tasks: list[asyncio.Task[None]]) -> None:
    """Cancel the tasks of jobs, and wait until they have ended."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def watched(
    name: str,
    work: Callable[[], Awaitable[None]],
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> None:
    """Run `work` for ever, and restart it if it fails or ends."""
    while True:
        try:
            await work()
        except StorageError as error:
            log.error("the %s is begun again in %d s: %s", name, AGAIN, error)
        except Exception:
            log.exception("the %s failed and is begun again in %d s", name, AGAIN)
        await sleep(AGAIN)
