"""Several processes of the bot on one PostgreSQL and one local Discord, which lives in the test; a conftest imports the fixture by name."""

import asyncio
import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TypeVar

import psycopg
import pytest

from bot.acts.presence import BEAT
from bot.local import LocalDiscord, ManualClock, NoAnswer, NotPossible, Shard
from bot.rehearsal.players import LostWayError
from bot.storage import Shard as Stored
from bot.storage import Storage, locks, open_storage
from tests.support.postgres import Server, postgres
from tests.support.program import CLOCK, SECRET, without_orphans

__all__ = ["postgres"]

T = TypeVar("T")
ROOT = Path(__file__).parents[2]
COUNT = 3
"""Shards that the processes share."""
KEPT = {"PATH", "HOME", "LANG", "LD_PRELOAD", "FAKETIME"}
"""Variables that a process inherits. The last two are faketime's: test and processes must read the same date."""
PATIENCE = 180.0
"""Seconds after which what does not come about has failed."""
UNANSWERED = 5.0
"""Seconds after which a person who gets no answer tries again."""
AT_ONCE = 16
"""Sessions that may begin at a time."""

_OWNERS = f"""SELECT held.objid::int, activity.application_name FROM pg_locks AS held
JOIN pg_stat_activity AS activity ON activity.pid = held.pid
WHERE held.locktype = 'advisory' AND held.classid = {locks.SHARD} AND held.objsubid = 2 AND held.granted
AND held.database = (SELECT oid FROM pg_database WHERE datname = current_database())"""

_PENDING = """SELECT 'table', id, 'is working' FROM tables WHERE is_working
UNION ALL SELECT kind, id, state FROM outbox WHERE state <> 'sent'"""


async def until(condition: Callable[[], T], patience: float = PATIENCE) -> T:
    """Return what a condition gives once that is truthy: it is about other processes, which ring no bell."""
    async with asyncio.timeout(patience):
        while not (found := condition()):
            await asyncio.sleep(0.02)
        return found


class Bot:
    """The bot as a process."""

    def __init__(self, name: str, process: asyncio.subprocess.Process) -> None:
        self.name = name
        self.process = process
        self.ended = asyncio.create_task(self._end())

    async def _end(self) -> str:
        """Wait for the end; gives what was logged, which is no error of the program's own and no secret."""
        _, errors = await self.process.communicate()
        said = without_orphans(errors.decode())
        assert "Traceback" not in said, said
        assert SECRET not in said, said
        return said

    async def stop(self) -> str:
        """End it as a system does; gives what it has logged."""
        if not self.ended.done():
            self.process.send_signal(signal.SIGTERM)
        return await self.ended


class Fleet:
    """The processes, with the servers that they serve: one of each shard, with a channel."""

    def __init__(self, server: LocalDiscord, database: str, storage: Storage, ahead: Path) -> None:
        self.server = server
        self.database = database
        self.storage = storage
        self.bots: dict[str, Bot] = {}
        self.guilds = [server.guild(f"harbour {number}", Shard(number, COUNT)) for number in range(COUNT)]
        self.channels = [server.channel(f"quay-{number}", guild) for number, guild in enumerate(self.guilds)]
        self._shaken = asyncio.get_running_loop().create_future()
        self._ahead = ahead
        self._passed = timedelta()
        self.pass_time()

    def pass_time(self, **span: float) -> None:
        """Let this time pass for all processes."""
        self._passed += timedelta(**span)
        later = self._ahead.with_suffix(".new")
        later.write_text(str(self._passed.total_seconds()), encoding="ascii")
        later.rename(self._ahead)

    async def begin(self, *names: str, address: str | None = None, **settings: str) -> None:
        """Start processes of these names, where another one is named by another address of the database."""
        for name in names:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.support.program", self.server.url),
                cwd=ROOT,
                env=self._environment(address or self.database) | settings,
                stderr=subprocess.PIPE,
            )
            self.bots[name] = Bot(name, process)

    def _environment(self, address: str) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if name in KEPT}
        return {
            **kept,
            "CARAVEL_DATABASE": address,
            "CARAVEL_SHARDS": str(COUNT),
            "CARAVEL_LOG_LEVEL": "error",
            "DISCORD_TOKEN": self.server.token,
            CLOCK: str(self._ahead),
        }

    def owners(self) -> dict[int, str]:
        """Return who has which shard, as the database knows it; nobody while that is away."""
        try:
            with psycopg.connect(self.database, autocommit=True) as db:
                named = {str(bot.process.pid): name for name, bot in self.bots.items()}
                found = dict(db.execute(_OWNERS).fetchall())
                return {shard: named.get(name.split()[2], name) for shard, name in found.items()}
        except psycopg.OperationalError:
            return {}

    async def shared_by(self, *names: str) -> None:
        """Return when these share all shards evenly, and each is connected."""
        most = -(-COUNT // len(names))

        def is_so() -> bool:
            for name in names:
                assert not self.bots[name].ended.done(), f"{name} has ended: {self.bots[name].ended.result()}"
            found = Counter(self.owners().values())
            return found.keys() == {*names} and found.total() == COUNT and max(found.values()) <= most

        await until(is_so)
        for number in range(COUNT):
            await self.connected(number)
        await self._noted()

    async def _noted(self) -> None:
        """Return when each shard's app has noted that it is connected: what passes before that is an outage."""
        self.pass_time(seconds=BEAT.total_seconds() + 1)
        now = datetime.now(UTC) + self._passed
        for number in range(COUNT):
            storage = self.storage.of(Stored(number, COUNT))
            async with asyncio.timeout(PATIENCE):
                # Another process notes it, and rings no bell.
                while (seen := await storage.last_seen()) is None or seen < now:
                    await asyncio.sleep(0.02)

    async def connected(self, number: int) -> None:
        """Return when somebody is there whom Discord tells of the servers of a shard."""
        await until(lambda: self.is_connected(number))

    def is_connected(self, number: int) -> bool:
        """Say whether there is."""
        sessions = self.server.gateway.sessions.values()
        return any(one.shard.number == number and one.socket is not None for one in sessions)

    async def rested(self) -> None:
        """Return when no robot is to move, and all that was committed is sent."""
        try:
            await until(lambda: not self.pending())
        except TimeoutError:
            raise AssertionError(f"{self.pending()} stay undone; {self.owners()}") from None

    def pending(self) -> list[tuple[object, ...]]:
        """Return what is still to be done, as the database knows it."""
        with psycopg.connect(self.database, autocommit=True) as db:
            return db.execute(_PENDING).fetchall()

    async def kill(self, name: str) -> None:
        """Kill a process."""
        self.killed(name)
        await self.bots.pop(name).ended

    async def leave(self, name: str) -> None:
        """End a process in good order."""
        bot = self.bots.pop(name)
        await bot.stop()
        assert bot.process.returncode == 0

    def killed(self, name: str) -> None:
        """Kill a process, whose end is not waited for."""
        self.bots[name].process.kill()
        self.shake()

    def shake(self) -> None:
        """Let everybody who waits for an answer try again: it will not come."""
        shaken, self._shaken = self._shaken, asyncio.get_running_loop().create_future()
        shaken.set_result(None)

    async def unless_shaken(self, act: Awaitable[T]) -> T | None:
        """Do something that a process is to answer; None if that does not come."""
        task, shaken = asyncio.ensure_future(act), self._shaken
        await asyncio.wait({task, shaken}, timeout=UNANSWERED, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            task.cancel()
        with suppress(asyncio.CancelledError, NoAnswer, NotPossible, TimeoutError, LostWayError):
            return await task
        return None

    async def check_saves(self) -> None:
        """Replay all tables, as an operator does."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "check-saves"),
            cwd=ROOT,
            env=self._environment(self.database),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        said, errors = await process.communicate()
        assert process.returncode == 0, said.decode() + errors.decode()

    async def stop(self) -> dict[str, str]:
        """End all processes in good order; gives what each has logged."""
        said = {name: await bot.stop() for name, bot in self.bots.items()}
        self.bots.clear()
        return said

    async def close(self) -> None:
        """End what is left."""
        for bot in self.bots.values():
            if bot.process.returncode is None:
                with suppress(ProcessLookupError):
                    bot.process.kill()
        ended = await asyncio.gather(*(bot.ended for bot in self.bots.values()), return_exceptions=True)
        for one in ended:
            if isinstance(one, BaseException):
                raise one


@asynccontextmanager
async def fleet_on(database: str, folder: Path) -> AsyncIterator[Fleet]:
    """Serve a local Discord for processes on a database, with a clock that stands still."""
    server = LocalDiscord(folder / "world.sqlite", clock=ManualClock())
    server.gateway.starts.max_concurrency = AT_ONCE
    await server.start()
    async with await open_storage(database):
        pass
    try:
        async with await open_storage(database, shared=True) as storage:
            fleet = Fleet(server, database, storage, folder / "ahead")
            try:
                yield fleet
            finally:
                await fleet.close()
    finally:
        await server.close()


@pytest.fixture
async def fleet(postgres: Server, tmp_path: Path) -> AsyncIterator[Fleet]:
    """Processes to be begun on an empty database."""
    async with fleet_on(postgres.database(), tmp_path) as fleet:
        yield fleet
