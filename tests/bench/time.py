"""Figures of time at the tables: moves early and late, alone and among ten thousand; the tick; the start of the bot."""

import asyncio
import dataclasses
import statistics
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from itertools import cycle
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any

from bot.acts.play import Play
from bot.acts.resources import Resources
from bot.acts.sleeper import Sleeper
from bot.acts.time import Timekeeper
from bot.app import App
from bot.discord.client import Caravel
from bot.discord.shared import Shared
from bot.local import LocalDiscord, client_arguments, redirect
from bot.local.permissions import BOT_PERMISSIONS
from bot.local.things import Channel, ChannelType, Guild, Member, Role, User
from bot.local.world import World
from bot.menus.control_ids import question
from bot.program.run import be_swift
from bot.storage import NewTable, SeatRow, Storage, open_storage
from bot.table.live import Started
from bot.table.notes import Notes, Posted, notes_text
from bot.table.tables import Tables
from bot.time import Book, Wait
from bot.time.clock import SystemClock
from games import all_games
from games.core import CHANCE, Header, Move, Seat, Table
from games.core.steps import Together
from tests.bench._measuring import figure, peak_memory
from tests.bench._stored import Stored, store_tables

NOON = datetime.now(UTC)
"""When the tables were last played, so that no reminder is due before half a day from now has passed."""
GAME = all_games()["mundus_novus"]
SECRET = "5eed" * 8
SEATS = 4
TABLES = 10_000
ALIKE, ROUNDS = 40, 6
"""How many tables stand at entry 10 and at entry 1,000, so that they stay near it, and how many moves each sees."""
CHANNELS = 20
"""How many tables each server has."""
PEOPLE = 10**6
"""The numbers of people begin here, behind those of channels."""
CLICKS = 300
BREATH = 0.04
"""Seconds between two moves: as many a second as Discord takes the posts of."""
ROOT = Path(__file__).parents[2]


def figures() -> Iterator[dict[str, Any]]:
    """Measure everything, one figure at a time."""
    with tempfile.TemporaryDirectory(prefix="caravel-bench-") as folder:
        yield from asyncio.run(_running(Path(folder)))
        yield from _starting(Path(folder))


def _figure(name: str, value: float, unit: str, against: str, base: float) -> dict[str, Any]:
    return figure(f"time: {name}", value, unit, against, base)


async def _running(folder: Path) -> list[dict[str, Any]]:
    early, late = position(10), position(1_000)
    _fill(folder / "alone.sqlite", early)
    _fill(folder / "caravel.sqlite", *[early] * TABLES, *[late] * ALIKE)
    async with (
        await open_storage(folder / "alone.sqlite") as alone,
        await open_storage(folder / "caravel.sqlite") as many,
    ):
        only, crowded, first, last = await in_turns(
            Mover(alone, [1], early),
            Mover(many, [TABLES], early),
            Mover(many, range(1, ALIKE + 1), early),
            Mover(many, range(TABLES + 1, TABLES + ALIKE + 1), late),
        )
        tick, due = await _ticks(many)
    return [
        _figure(f"a move on table {TABLES:,}", crowded * 1e3, "ms", "on the only table", only * 1e3),
        _figure("a move at entry 1,000", last * 1e3, "ms", "at entry 10", first * 1e3),
        _figure(f"tick of {TABLES:,} pending reminders", tick * 1e3, "ms", "50 ms", 50),
        _figure("tick with a reminder to be said", due * 1e3, "ms", "50 ms", 50),
    ]


def position(entries: int) -> Table:
    """Return a table at a sealed round where seat 0 may change its answer, with about so many entries."""
    table, opening = Table.new(GAME, Header(GAME.key, GAME.rules, SEATS, {}, SECRET))
    table.adopt(opening)
    rng = Random(2)
    while not (isinstance(table.state.agenda[-1], Together) and len(table.waiting()) == SEATS):
        seat = next(seat for seat in table.waiting() if seat != CHANCE)
        table.play(seat, table.menu(seat).sample(rng))
    answers = cycle(_answers(table))
    while len(table.log.entries) < entries:
        table.play(0, next(answers))
    return table


def _answers(table: Table) -> list[Move]:
    found = {table.menu(0).sample(Random(seed)) for seed in range(20)}
    return sorted(found, key=repr)[:2]


def _fill(file: Path, *tables: Table) -> None:
    """Store these tables, running, each with a reminder to come."""
    store_tables(file, (begun(channel, table) for channel, table in enumerate(tables, 1)))


def begun(channel: int, table: Table) -> Stored:
    """Return what is stored of this table where it is played in that channel, with a reminder to come."""
    seats = [SeatRow(seat, _user(channel, seat), None, f"player {seat}") for seat in range(SEATS)]
    waits = tuple(Wait(seat, NOON, heard_at=NOON) for seat in table.waiting())
    posted = Posted(tuple(range(SEATS)), 0, len(table.log.entries) - 1)
    row = {
        "status": "running",
        "header": dataclasses.asdict(table.header),
        "wake": NOON + timedelta(hours=12, seconds=channel),
        "notes": notes_text(Notes(book=Book(waits), posted=posted)),
    }
    new = NewTable(channel, _server(channel), _user(channel, 0), GAME.key, NOON, seats=seats)
    return Stored(new, row, table.log.entries)


def _server(channel: int) -> int:
    return (channel - 1) // CHANNELS + 1


def _user(channel: int, seat: Seat) -> int:
    return PEOPLE + channel * 10 + seat


class Mover:
    """Somebody who changes their answer at one table after the other, over and over."""

    def __init__(
        self, storage: Storage, tables: Sequence[int], like: Table, *, play: Play | None = None
    ) -> None:
        self._play = play or Play(Tables(storage, now=lambda: NOON))
        self._tables = cycle(tables)
        self._moves = cycle([move for move in _answers(like) for _ in tables])
        self.spent: list[float] = []

    async def move(self) -> None:
        """Make one move, its post and its timer included; what it costs this process is written down."""
        table, move = next(self._tables), next(self._moves)
        start = process_time()
        await self._play.move(table, _user(table, 0), 0, lambda live, seat: _asked(live, seat, move))
        self.spent.append(process_time() - start)


def _asked(live: Started, seat: Seat, move: Move) -> Move:
    """See that the question is still the one that was clicked, as a click does."""
    assert question(live.table, seat)
    return move


async def in_turns(*movers: Mover) -> list[float]:
    """Let all move by turns, so that what else the machine does falls on all alike; returns their medians."""
    for _ in range(ALIKE * ROUNDS):
        for mover in movers:
            await mover.move()
    # In the first round the tables were loaded.
    return [statistics.median(mover.spent[ALIKE:]) for mover in movers]


async def _everybody_is_there(*_: object) -> bool:
    return True


async def _nobody_left(*_: object) -> None:
    return None


async def _ticks(storage: Storage) -> tuple[float, float]:
    """Return what it takes to look when nothing is due, and when a reminder is."""
    now = [NOON + timedelta(hours=1)]
    tables = Tables(storage, now=lambda: now[0])
    keeper = Timekeeper(tables, Play(tables), _everybody_is_there, _nobody_left)
    sleeper = Sleeper(storage, _Clock(now))

    async def tick() -> None:
        await sleeper.tick(keeper.see_to)

    nothing = statistics.median([await _spent(tick) for _ in range(20)])
    found: list[float] = []
    for second in range(2_000, 2_040):
        now[0] = NOON + timedelta(hours=12, seconds=second)
        if second == 2_000:
            # Those before it, to be measured one at a time from here on.
            await tick()
            continue
        found.append(await _spent(tick))
    return nothing, statistics.median(found)


async def _spent(work: Callable[[], Any]) -> float:
    start = perf_counter()
    await work()
    return perf_counter() - start


class _Clock:
    """A clock that is set by hand."""

    def __init__(self, now: list[datetime]) -> None:
        self._now = now

    def now(self) -> datetime:
        return self._now[0]

    async def sleep_until(self, moment: datetime, sooner: asyncio.Event) -> None:
        await sooner.wait()


def _starting(folder: Path) -> Iterator[dict[str, Any]]:
    """Start the whole bot over ten thousand tables, each time in a process of its own against a Discord in this one."""
    seconds, memory = asyncio.run(_against_discord(folder))
    yield _figure(f"start-up with {TABLES:,} running tables", seconds, "s", "3 s", 3)
    yield _figure(f"memory after a start with {TABLES:,} running tables", memory, "MiB", "200 MiB", 200)
    seconds, click, pace = asyncio.run(_against_discord(folder, "due"))
    yield _figure(f"start-up with {TABLES:,} reminders due at once", seconds, "s", "3 s", 3)
    yield _figure("a move meanwhile, 99th percentile", click * 1e3, "ms", "100 ms", 100)
    yield _figure("reminders seen to meanwhile", pace, "a second", "1 a second", 1)


async def _against_discord(folder: Path, *how: str) -> list[float]:
    """Return what a process prints that starts the bot, with the servers and channels of all its tables there."""
    server = LocalDiscord()
    _settle(server.world)
    await server.start()
    found = await started_beside(server, str(folder / "caravel.sqlite"), *how)
    await server.close()
    return found


async def started_beside(server: LocalDiscord, database: str, *how: str) -> list[float]:
    """Return what a process prints that starts the bot there on this database: seconds, then MiB unless reminders are `due`."""
    arguments = [server.url, server.token, database, *how]
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.bench.time", *arguments), cwd=ROOT, stdout=subprocess.PIPE
    )
    output, _ = await child.communicate()
    assert child.returncode == 0
    return [float(number) for number in output.split()]


def _settle(world: World) -> None:
    """Found the servers where the tables are, each with its channels, in which it has all its people."""
    bot = world.members[world.guild.id, world.bot.id]
    for server in range(1, _server(TABLES + ALIKE) + 1):
        world.add(Guild(server, f"server {server}", world.guild.owner_id, ""))
        world.add(Role(server, server, "@everyone", BOT_PERMISSIONS))
        world.add(Member(bot.id, server, bot.joined))
    for channel in range(1, TABLES + ALIKE + 1):
        world.add(Channel(channel, ChannelType.TEXT, f"table {channel}", bot.joined, _server(channel)))
        for seat in range(SEATS):
            user = world.add(User(_user(channel, seat), f"player {channel} {seat}"))
            world.add(Member(user.id, _server(channel), bot.joined))


class _Tomorrow(SystemClock):
    """The clock of the machine, a day on."""

    def now(self) -> datetime:
        return super().now() + timedelta(days=1)


@asynccontextmanager
async def _started(url: str, token: str, database: str, clock: SystemClock) -> AsyncIterator[Caravel]:
    """Start the bot as the program does, until it is ready."""
    be_swift()
    async with await open_storage(database) as storage:
        with redirect(url), Resources(clock=clock) as resources:
            async with App(Tables(storage, now=clock.now), resources) as app:
                bot = Caravel(app, Shared(resources), **client_arguments())
                await bot.login(token)
                connection = asyncio.create_task(bot.connect())
                await bot.wait_until_ready()
                yield bot
                await bot.close()
                await asyncio.gather(connection, return_exceptions=True)


async def _start_late(*where: str) -> None:
    start = perf_counter()
    async with _started(*where, clock=_Tomorrow()) as bot:
        seconds = perf_counter() - start
        last = range(TABLES - ALIKE, TABLES)
        mover = Mover(bot.app.tables.storage, last, position(10), play=bot.app.acts.play)
        clicks: list[float] = []
        due, start = await _due(bot.app.tables.storage), perf_counter()
        for _ in range(CLICKS):
            clicks.append(await _spent(mover.move))
            await asyncio.sleep(BREATH)
        pace = (due - await _due(bot.app.tables.storage)) / (perf_counter() - start)
    sys.stdout.write(f"{seconds} {statistics.quantiles(clicks, n=100)[-1]} {pace}\n")


async def _due(storage: Storage) -> int:
    """Return how many tables are due now."""
    found, _ = await storage.due_tables(_Tomorrow().now(), limit=TABLES + ALIKE)
    return len(found)


async def _start(*where: str) -> None:
    start = perf_counter()
    async with _started(*where, clock=SystemClock()) as bot:
        await bot.app.sleeper.tick(bot.app.acts.time.see_to)
        seconds = perf_counter() - start
        memory = peak_memory()
    sys.stdout.write(f"{seconds} {memory}\n")


if __name__ == "__main__":
    asyncio.run((_start_late if "due" in sys.argv else _start)(*sys.argv[1:4]))
