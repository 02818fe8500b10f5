"""A bot with both fronts, as in `make play`: the local Discord with its page, and the live board; which click made which move."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path

from aiohttp import web

from bot.local import Person
from bot.local.things import Channel
from bot.table.live import LiveTable, Started
from bot.time.clock import Clock
from bot.web.frames import Ack
from bot.web.from_page import Click
from bot.web.server import Site
from bot.web.sessions import Session
from tests.support.bot import World, open_world
from tests.support.page import UNHURRIED

DAY = timedelta(days=1)
_clicking: ContextVar[str] = ContextVar("the click of a page that is being done", default="")


@dataclass
class People:
    """Signs the people of a local Discord in by their names, for one channel."""

    world: World
    channel: Channel
    clock: Clock

    def install(self, application: web.Application) -> None:
        """Add no route."""

    async def session(self, bearer: str) -> Session | None:
        """Return the session of a name."""
        guild = self.world.server.world.guild.id
        return Session(self.world.person(bearer).id, self.channel.id, guild, self.clock.now() + DAY)


@dataclass
class Moves:
    """The moves of people, as they are committed: which click of a page made each, by the number of its entry; "" one of the chat."""

    made_by: dict[int, str] = field(default_factory=dict[int, str])

    def watch(self, world: World, site: Site) -> None:
        """Watch a bot from now on."""
        world.tables.watchers.append(self._committed)
        click = site.clicking.click

        async def named(session: Session, said: Click, locale: str = "") -> Ack:
            token = _clicking.set(said.id)
            try:
                return await click(session, said, locale)
            finally:
                _clicking.reset(token)

        site.clicking.click = named

    def _committed(self, live: LiveTable) -> None:
        if isinstance(live, Started):
            for entry in live.table.log.entries:
                if entry.by == "person":
                    self.made_by.setdefault(entry.n, _clicking.get())

    def of_pages(self) -> set[str]:
        """The ids of the clicks of pages that have made a move."""
        return {one for one in self.made_by.values() if one}


class Both:
    """A world and its board, which can be ended and begun again."""

    site: Site

    def __init__(self, world: World) -> None:
        self.world = world
        self.moves = Moves()
        self.port = 0

    @property
    def url(self) -> str:
        """Where the board is."""
        return f"http://127.0.0.1:{self.port}"

    async def serve(self) -> None:
        """Serve the board of the bot that runs now, at the address where it was."""
        world = self.world
        people = People(world, world.general, world.bot_clock)
        self.site = Site(world.apps, world.resources.illustrator, world.bot_clock, people, times=UNHURRIED)
        self.site.connect(world.app)
        self.port = await self.site.start("127.0.0.1", self.port)
        self.moves.watch(world, self.site)

    async def restart(self) -> None:
        """End the bot and its board and begin both again."""
        await self.site.close()
        await self.world.restart()
        await self.serve()

    def address_of_chat(self, person: Person) -> str:
        """Return the address at which somebody is in the chat as themselves."""
        server = self.world.server
        return f"{server.url}/join/{person.name}?key={server.key_of(person.name)}"


@asynccontextmanager
async def both(folder: Path) -> AsyncIterator[Both]:
    """Run a bot with both fronts."""
    async with open_world(folder) as world:
        found = Both(world)
        await found.serve()
        try:
            yield found
        finally:
            await found.site.close()
