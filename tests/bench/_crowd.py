"""Tables of all games on a local Discord, the bot in a process of its own, and people who play there by turns."""

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from bot.local import LocalDiscord, Message, Outcome, Person
from bot.local.ground import Exchange
from bot.local.limits import INTERACTIONS
from bot.local.options import NotPossible
from bot.local.outcomes import NoAnswer
from bot.local.things import Channel, Flag
from bot.menus.control_ids import ControlId, question
from bot.rehearsal.players import Route, typed_options
from bot.storage import NewTable, SeatRow
from games import all_games
from games.core import CHANCE, Header, Move, Seat, Table
from games.core.game import Game
from games.core.log import Entry
from games.core.moves import hyphened, move_name
from games.core.saves import entry_from_data
from tests.bench._stored import Stored, store_tables

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
ENTRIES, KINDS = 30, 10
"""How many entries tables begin with, and how many different ones of each game there are."""
LOOK = 0.1
"""Seconds between two looks at the outbox."""
DRAINED = 600.0
"""Seconds after which an outbox that is not empty is given up."""
AT_ONCE = 8
"""Moves under way at a time while the first posts are made."""


@dataclass
class Place:
    """A table in a channel, and the people who sit there. `play` is the same game as the bot's, played along."""

    table: int
    channel: Channel
    people: list[Person]
    play: Table
    clicked: bool = False
    """Whether a move is under way."""
    unseen_since: float | None = None
    """When the move was made that no post shows yet."""


@dataclass
class Tally:
    """Counts of one side's play. Times are seconds."""

    moves: int = 0
    refused: int = 0
    unanswered: int = 0
    seconds: float = 0.0
    outbox: int = 0
    requests: int = 0
    answers: list[float] = field(default_factory=list[float])
    seen: list[float] = field(default_factory=list[float])
    spent: Counter[str] = field(default_factory=Counter[str])
    """Processor time in nanoseconds: of the bot's process (`bot`), its first thread (`loop`), the picture process (`pictures`)."""
    counts: Counter[str] = field(default_factory=Counter[str])
    """Hands and boards that were drawn, tables that were loaded."""


class BotProcess:
    """The bot as a process; its code is that of `root`."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def begin(cls, root: Path, server: LocalDiscord, database: Path) -> "BotProcess":
        """Start the bot and wait until it is ready."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.bench._bot", server.url, server.token, str(database)),
            cwd=root,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        bot = cls(process)
        await bot.read()
        return bot

    async def counts(self) -> Counter[str]:
        """Return what it has counted since its start."""
        assert self._process.stdin is not None
        self._process.stdin.write(b"\n")
        return await self.read()

    async def read(self) -> Counter[str]:
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        assert line, "the bot has ended"
        return Counter(json.loads(line))

    def spent(self) -> Counter[str]:
        """Return the processor time since its start, in nanoseconds."""
        pid = self._process.pid
        loop = int(Path(f"/proc/{pid}/schedstat").read_text(encoding="ascii").split()[0])
        pictures = sum(map(_processor, self._children()))
        return Counter(bot=_processor(pid), loop=loop, pictures=pictures)

    def memory(self) -> dict[str, float]:
        """Return how much memory its process and the picture process have in use, in MiB."""
        return {"bot": _memory(self._process.pid), "pictures": sum(map(_memory, self._children()))}

    def _children(self) -> list[int]:
        """Return the processes that draw: no robot plays here."""
        tasks = Path(f"/proc/{self._process.pid}/task")
        found = [(one / "children").read_text(encoding="ascii").split() for one in tasks.iterdir()]
        return [int(child) for children in found for child in children]

    async def end(self) -> None:
        """End it in good order."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()


def _processor(pid: int) -> int:
    # The clock of another process, as clock_getcpuclockid(3) makes it.
    return time.clock_gettime_ns((~pid << 3) | 2)


def _memory(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


class Crowd:
    """People at tables, who act when it is their turn. `typed`: by commands, else by clicks."""

    def __init__(self, server: LocalDiscord, bot: BotProcess, database: Path, places: list[Place]) -> None:
        self.bot = bot
        self._server = server
        self._database = database
        self._by_table = {place.table: place for place in places}
        self._turn = deque(places)
        self._rng = Random(11)
        self._tasks: set[asyncio.Task[None]] = set()
        self._requests = 0
        self._tally = Tally()
        server.watchers.append(self._count)

    def _count(self, exchange: Exchange) -> None:
        """Count what Discord's limit counts."""
        self._requests += not exchange.route.startswith(INTERACTIONS)

    async def begin(self) -> None:
        """Let somebody move at each table, so that it has its posts."""
        for place in self._by_table.values():
            while len(self._tasks) >= AT_ONCE:
                await asyncio.wait(self._tasks, return_when=asyncio.FIRST_COMPLETED)
            self._begin(place, typed=True)
        await self._drained()

    async def play(self, seconds: float, rate: float, *, waits: bool, typed: bool, into: Tally) -> None:
        """Play so many seconds, with `rate` moves a second, and until every hand-off is posted. If it `waits`, nobody moves before the post of the last move is there."""
        self._tally = into
        counts, spent, requests = await self.bot.counts(), self.bot.spent(), self._requests
        loop = asyncio.get_running_loop()
        began, count = loop.time(), 0
        watching = asyncio.create_task(self._watch())
        while loop.time() < began + seconds:
            if (place := self._next(waits=waits)) is not None:
                self._begin(place, typed=typed)
            count += 1
            await asyncio.sleep(max(0.0, began + count / rate - loop.time()))
        into.seconds += loop.time() - began
        into.outbox = max(into.outbox, sum(self._unsent().values()))
        await self._drained()
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
        self._look()
        into.requests += self._requests - requests
        into.spent += self.bot.spent() - spent
        into.counts += await self.bot.counts() - counts

    def _next(self, *, waits: bool) -> Place | None:
        """Return the table at which somebody acts next: the one longest left alone that is ready."""
        for _ in range(len(self._turn)):
            place = self._turn[0]
            self._turn.rotate(-1)
            is_ready = not place.clicked and not (waits and place.unseen_since is not None)
            if is_ready and not place.play.is_over():
                return place
        return None

    def _begin(self, place: Place, *, typed: bool) -> None:
        place.clicked = True
        task = asyncio.create_task(self._act(place, typed=typed))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _act(self, place: Place, *, typed: bool) -> None:
        tally, began = self._tally, asyncio.get_running_loop().time()
        seat = self._rng.choice([seat for seat in place.play.waiting() if seat != CHANCE])
        menu = place.play.menu(seat)
        move = menu.sample(self._rng)
        try:
            await (self._type if typed else self._click)(place, seat, move)
            tally.answers.append(asyncio.get_running_loop().time() - began)
        except (NoAnswer, TimeoutError):
            # Either nothing came in three seconds, or an answer was announced and did not come in fifteen.
            tally.unanswered += 1
        except NotPossible:
            tally.refused += 1
        finally:
            place.clicked = False
        if self._follow(place, seat, move):
            tally.moves += 1
            if place.unseen_since is None:
                place.unseen_since = began
        else:
            tally.refused += 1

    async def _type(self, place: Place, seat: Seat, move: Move) -> Outcome:
        command = f"{hyphened(place.play.game.key)} {move_name(type(move))}"
        return await place.people[seat].slash(place.channel, command, typed_options(move))

    async def _click(self, place: Place, seat: Seat, move: Move) -> Outcome:
        route, post = Route.to(place.play.menu(seat), move), self._post(place)
        if route is None or post is None:
            return await self._type(place, seat, move)
        asked = question(place.play, seat)
        control = ControlId("choose", place.table, seat, asked, route.kind, route.steps)
        return await place.people[seat].late_click(post, str(control))

    def _post(self, place: Place) -> Message | None:
        """Return the newest turn post of a table; a board post has other buttons."""
        found = reversed(self._server.world.messages_in(place.channel.id))
        turns = (one for one in found if not one.ephemeral and not one.flags & Flag.COMPONENTS_V2)
        return next((one for one in turns if one.buttons), None)

    def _follow(self, place: Place, seat: Seat, move: Move) -> bool:
        """Play along what the bot has played; says whether it has made this move."""
        game, before = place.play.game, len(place.play.log.entries)
        with closing(self._read()) as db:
            log = db.execute(
                'SELECT data FROM entries WHERE "table" = ? ORDER BY n', (place.table,)
            ).fetchall()
        entries = [entry_from_data(game, json.loads(data)) for (data,) in log]
        new = [(one.seat, one.move) for one in entries[before:]]
        if new and new[0] == (seat, move):
            place.play.play(seat, move)
        if len(place.play.log.entries) != len(entries):
            # An answer came too late, and its move counts all the same.
            place.play = Table.replay(game, place.play.header, entries)
        return (seat, move) in new

    def _read(self) -> sqlite3.Connection:
        return sqlite3.connect(f"file:{self._database}?mode=ro", uri=True)

    def _unsent(self) -> Counter[tuple[int, str]]:
        with closing(self._read()) as db:
            return Counter(db.execute("SELECT \"table\", kind FROM outbox WHERE state <> 'sent'").fetchall())

    def _look(self) -> Counter[tuple[int, str]]:
        """Note which moves are shown by now; returns what is not sent."""
        now, unsent = asyncio.get_running_loop().time(), self._unsent()
        for place in self._by_table.values():
            since = place.unseen_since
            if since is not None and not place.clicked and (place.table, "hand-off") not in unsent:
                self._tally.seen.append(now - since)
                place.unseen_since = None
        return unsent

    async def _watch(self) -> None:
        while True:
            self._look()
            await asyncio.sleep(LOOK)

    async def _drained(self) -> None:
        """Return when everybody is answered and every hand-off is sent."""
        if self._tasks:
            await asyncio.wait(self._tasks)
        async with asyncio.timeout(DRAINED):
            # The outbox is another process's. What only puts away old things may wait there for long.
            while any(kind == "hand-off" for _, kind in self._look()):
                await asyncio.sleep(LOOK)


@asynccontextmanager
async def crowd(root: Path, folder: Path, tables: int) -> AsyncIterator[Crowd]:
    """Start the bot of `root` with so many tables, of each game in turn, each of which has its posts."""
    await asyncio.to_thread(folder.mkdir)
    database = folder / "caravel.sqlite"
    server = LocalDiscord(limits=True)
    places = list(_places(server, tables))
    store_tables(database, map(_stored, places))
    await server.start()
    bot = await BotProcess.begin(root, server, database)
    try:
        one = Crowd(server, bot, database, places)
        await one.begin()
        yield one
    finally:
        await bot.end()
        await server.close()


def _places(server: LocalDiscord, tables: int) -> Iterator[Place]:
    games = list(all_games().values())
    known = {(game.key, seed): _played(game, seed) for game in games for seed in range(KINDS)}
    for number in range(tables):
        game = games[number % len(games)]
        header, log = known[game.key, number // len(games) % KINDS]
        people = [server.user(f"person {number} {seat}") for seat in range(header.seats)]
        channel = server.channel(f"table {number}")
        yield Place(number + 1, channel, people, Table.replay(game, header, log))


def _played(game: Game, seed: int) -> tuple[Header, list[Entry]]:
    rng, options = Random(seed), {option.key: option.default for option in game.table_options()}
    header = Header(
        game.key, game.rules, max(game.seats_for(options)), options, f"{rng.getrandbits(128):032x}"
    )
    table, opening = Table.new(game, header)
    table.adopt(opening)
    while len(table.log.entries) < ENTRIES and not table.is_over():
        seat = next(seat for seat in table.waiting() if seat != CHANCE)
        table.play(seat, table.menu(seat).sample(rng))
    return header, list(table.log.entries)


def _stored(place: Place) -> Stored:
    ids = [one.id for one in place.people]
    seats = [SeatRow(seat, user, None, f"player {seat}") for seat, user in enumerate(ids)]
    game = place.play.game.key
    options = dict(place.play.header.options)
    new = NewTable(place.channel.id, place.channel.guild_id, ids[0], game, NOON, seats=seats, options=options)
    row = {"status": "running", "header": asdict(place.play.header)}
    return Stored(new, row, place.play.log.entries)
