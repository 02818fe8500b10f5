"""A bot whose clock stands still, and a way to let weeks pass in a moment: from one timer to the next."""

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.time import changed
from tests.support.bot import World, open_world
from tests.support.local import ErrorLog

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


class Watch:
    """A clock that stands still until it is set; nobody wakes up by it, for the test says when to look."""

    def __init__(self, now: datetime = NOON) -> None:
        self._now = now

    def now(self) -> datetime:
        return self._now

    def set(self, moment: datetime) -> None:
        assert moment >= self._now, "time does not go back"
        self._now = moment

    async def sleep_until(self, moment: datetime, sooner: asyncio.Event) -> None:
        await sooner.wait()


class Time:
    """A world with short ways to do what tests of time need."""

    def __init__(self, world: World, watch: Watch) -> None:
        self.world = world
        self.watch = watch
        self.restarts = False
        """Whether to restart the bot before each look at the clock."""
        self.after_each_look: Callable[[], None] = lambda: None

    async def passes(self, **span: float) -> None:
        """Let time pass, and the bot look whenever a timer is due."""
        target = self.watch.now() + timedelta(**span)
        await self.world.settled()
        while (moment := await self._next()) is not None and moment <= target:
            self.watch.set(max(moment, self.watch.now()))
            if self.restarts:
                await self.world.restart()
            await self._tick()
            await self.world.settled()
            self.after_each_look()
        self.watch.set(target)

    async def leaps(self, **span: float) -> None:
        """Let time pass while the bot is off, and start it again."""
        await self.world.settled()
        await self.world.stop_bot()
        self.watch.set(self.watch.now() + timedelta(**span))
        await self.world.start_bot()
        await self._tick()
        await self.world.settled()

    async def _tick(self) -> None:
        await self.world.app.sleeper.tick(self.world.acts.time.see_to)

    async def _next(self) -> datetime | None:
        due, later = await self.world.storage.due_tables(self.watch.now())
        return await self.world.storage.wake_of(due[0]) if due else later

    async def wishes(self, name: str, **wishes: object) -> None:
        """Let a user have these settings."""
        user, storage = self.world.person(name).id, self.world.storage
        await storage.set_user_settings(user, changed(await storage.user_settings(user), **wishes))

    async def start(self, game: str, *names: str, mode: str = "none", **pace: object) -> list:
        """Let people play a game at a pace."""
        people = await self.world.open(game, *names)
        if mode != "none":
            await people[0].select(self.world.lobby, "Pace (host)", [mode])
        if pace:
            live = await self.world.live()
            self.world.tables.keep(live.noting(pace=replace(live.notes.pace, **pace)))
        await people[0].slash(self.world.general, "table start")
        await self.world.settled()
        return people

    async def hands_on(self) -> None:
        """Let the player who must act make the default moves of their turn, by hand."""
        live = await self.world.live()
        seat = live.table.waiting()[0]
        while (live := await self.world.live()).table.waiting()[:1] == (seat,):
            table = live.table
            move = table.game.default(table.view(seat), seat, table.menu(seat))
            assert move is not None, "a default answers every menu"
            await self.world.played(seat, move)

    async def turn_of(self, seat: int) -> None:
        """Play on until nobody but that seat is waited for."""
        while (await self.world.live()).table.waiting() != (seat,):
            await self.hands_on()

    async def book(self):
        """Whom the table waits for, as the bot remembers it."""
        return (await self.world.live()).notes.book

    def pings(self, person) -> list[str]:
        """What has notified a person, oldest first."""
        return [message.content for message in person.pings()]


@pytest.fixture
async def time(tmp_path: Path, bot_log: ErrorLog, bot_options: dict[str, Any]) -> AsyncIterator[Time]:
    """A running bot on a local Discord whose clock stands still."""
    watch = Watch()
    async with open_world(tmp_path, watch, **bot_options) as world:
        yield Time(world, watch)
