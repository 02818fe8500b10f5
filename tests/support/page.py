"""`python -m tests.support.page GAME`: a bot in memory whose only front is the page's server, to look at and for tests.

People sign in with their name. `--to lobby|none|play|over|frozen|lesson` says where the table stands.
"""

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from aiohttp import web

from bot.acts.fronts import Front, NotKnown, Visit
from bot.acts.requests import Rights
from bot.acts.resources import Resources
from bot.acts.teaching import Learner, Place
from bot.app import App, Apps
from bot.posts.drawing import Paint
from bot.storage import NewTable, SeatRow, Storage, open_storage
from bot.table.live import Started
from bot.table.notes import Notes
from bot.table.tables import Tables
from bot.time.clock import Clock, SystemClock
from bot.web.server import Site, Times
from bot.web.sessions import Session
from games import all_games
from tests.support.robots import robots

CHANNEL, GUILD = 7001, 7000
SECRET = "5eed" * 8
PEOPLE = {
    name: 101 + number
    for number, name in enumerate(["anna", "ben", "clara", "dora", "emil", "fritz", "gina"])
}
STRANGERS = 10_000
SESSION = timedelta(minutes=15)
UNHURRIED = Times(heartbeat=600.0, shown=60.0)
"""For a busy machine: pages of tests answer signs of life only while they read, and frames take long to draw."""


class Names:
    """Signs people in by their name alone, strangers by `user-7`; `anna@5` looks at channel 5. Those of `out` are not signed in any more."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.out: set[str] = set()

    def install(self, application: web.Application) -> None:
        """Add no route."""

    async def session(self, bearer: str) -> Session | None:
        """Return the session of a name."""
        name, _, channel = bearer.partition("@")
        user = PEOPLE.get(name)
        if name.startswith("user-"):
            user = STRANGERS + int(name.removeprefix("user-"))
        if user is None or bearer in self.out:
            return None
        return Session(user, int(channel or CHANNEL), GUILD, self._clock.now() + SESSION)


@dataclass
class Outside(Front):
    """Discord as far as the page needs it: who may see what. `blind` see nothing, `managers` manage the server; while it `is_away` nothing is known."""

    blind: set[int] = field(default_factory=set[int])
    managers: set[int] = field(default_factory=set[int])
    is_away: bool = False
    asked: int = 0

    async def visit(self, guild: int | None, channel: int, user: int) -> Visit | None:
        """Return what a user may do in a channel."""
        self.asked += 1
        if self.is_away:
            raise NotKnown
        if user in self.blind:
            return None
        name = next((name for name, number in PEOPLE.items() if number == user), f"user {user}")
        return Visit(name, Rights(may_manage=user in self.managers, may_write=True, parent=channel))

    async def begin_private_place(self, request: object, name: str) -> tuple[int, int | None]:
        """Begin a lesson where it was asked for."""
        return CHANNEL, GUILD


class Server:
    """A bot and its page, running while open as a context."""

    app: App
    site: Site
    storage: Storage
    url: str

    def __init__(
        self, folder: Path, clock: Clock | None = None, *, paint: Paint | None = None, secret: str = SECRET
    ) -> None:
        self._file = folder / "caravel.sqlite"
        self.clock = clock or SystemClock()
        self.names = Names(self.clock)
        self.outside = Outside()
        self.secret = secret
        self._paint = paint

    @asynccontextmanager
    async def running(
        self, host: str = "127.0.0.1", port: int = 0, times: Times | None = None
    ) -> AsyncIterator["Server"]:
        """Begin, or go on where the last one ended."""
        with Resources(clock=self.clock, paint=self._paint, **robots()) as resources:
            apps = Apps()
            async with open_storage_of(self._file) as self.storage:
                tables = Tables(self.storage, now=self.clock.now, new_secret=lambda: self.secret)
                self.app = App(tables, resources, apps)
                self.site = Site(
                    apps, resources.illustrator, self.clock, self.names, times=times or UNHURRIED
                )
                self.app.fronts.connect(self.outside, asked=True)
                self.app.fronts.reach(self.outside, reached=True)
                self.site.connect(self.app)
                async with self.app:
                    number = await self.site.start(host, port)
                    self.url = f"http://{host}:{number}"
                    try:
                        yield self
                    finally:
                        await self.site.close()

    async def open(
        self,
        game: str,
        *people: str,
        robots: int = 1,
        options: dict | None = None,
        called: Mapping[str, str] | None = None,
    ) -> int:
        """Open a lobby where these people sit, with robots; returns the table's number. Those in `called` have another name there."""
        now = self.app.tables.now()
        seats = [
            SeatRow(seat, PEOPLE[name], None, (called or {}).get(name, name))
            for seat, name in enumerate(people)
        ]
        seats += [SeatRow(len(people) + n, None, "easy", f"Robot {n + 1}") for n in range(robots)]
        new = NewTable(CHANNEL, GUILD, PEOPLE[people[0]], game, now, seats=tuple(seats))
        if options:
            new = replace(new, options=options)
        await self.app.acts.lobbies.open(new, Notes(seating="joined"))
        return await self.app.tables.find(CHANNEL)

    async def begin(self, game: str, *people: str, **how: Any) -> int:
        """Open a table as `open` does and start it; returns its number."""
        table = await self.open(game, *people, **how)
        await self.app.acts.lobbies.start(table, PEOPLE[people[0]])
        await self.app.acts.play.rested()
        return table

    async def live(self) -> Started:
        """Return the table."""
        async with self.app.tables.hold(await self.app.tables.find(CHANNEL)) as held:
            assert isinstance(held.live, Started)
            return held.live

    async def played(self, moves: int | None = None, rng: Random | None = None) -> None:
        """Make so many random moves for people, or all to the end."""
        rng, done = rng or Random(1), 0
        while moves is None or done < moves:
            await self.app.acts.play.rested()
            live = await self.live()
            if live.is_over:
                return
            seat = next(seat for seat in live.table.waiting() if live.seats[seat].robot is None)
            await self.app.acts.play.move(
                live.row.id,
                live.seats[seat].user or 0,
                seat,
                lambda live, seat: live.table.menu(seat).sample(rng),
            )
            done += 1
        await self.app.acts.play.rested()


@asynccontextmanager
async def open_storage_of(file: Path) -> AsyncIterator[Storage]:
    """Open a database that waits for no disk."""
    async with await open_storage(file, durable=False) as storage:
        yield storage


async def stand(server: Server, game: str, to: str, moves: int) -> None:
    """Bring the table to where it is to be looked at."""
    people = ("anna", "ben", "clara")[: max(2, min(all_games()[game].seats) - 1)]
    match to:
        case "none":
            return
        case "lobby":
            await server.open(game, *people)
        case "lesson":
            await server.app.acts.teaching.begin(Learner(PEOPLE["anna"], "anna"), game, Place(CHANNEL, GUILD))
        case _:
            await server.begin(game, *people)
            await server.played(None if to == "over" else moves)
    if to == "frozen":
        async with server.app.tables.hold(await server.app.tables.find(CHANNEL)) as held:
            await held.commit(held.live.noting(stopped=True))
        server.app.tables.forget(held.live.row.id)


async def _main(options: argparse.Namespace, say: Callable[[str], object]) -> None:
    with TemporaryDirectory() as folder:
        server = Server(Path(folder))
        async with server.running(port=options.port):
            await stand(server, options.game, options.to, options.moves)
            say(f"{server.url}/ – sign in as {', '.join(PEOPLE)}")
            await asyncio.Event().wait()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=[*all_games()])
    parser.add_argument("--port", type=int, default=8338)
    parser.add_argument("--to", default="play", choices=["none", "lobby", "play", "over", "frozen", "lesson"])
    parser.add_argument("--moves", type=int, default=5)
    asyncio.run(_main(parser.parse_args(), lambda text: sys.stdout.write(f"{text}\n") and sys.stdout.flush()))
