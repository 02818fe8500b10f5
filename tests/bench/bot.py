"""Figures of the whole bot on a local Discord: click to visible answer, start-up, memory."""

import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import discord

from bot.acts.resources import Resources
from bot.app import App
from bot.discord.client import Caravel
from bot.discord.shared import Shared
from bot.local import LocalDiscord, Message, Outcome, Person, client_arguments, redirect
from bot.local.things import Channel
from bot.menus.buttons import Click
from bot.menus.control_ids import ControlId, question
from bot.menus.parts import Button
from bot.posts.messages import Plain
from bot.program.run import be_swift
from bot.rehearsal.players import Route
from bot.rehearsal.rehearsal import Rehearsal
from bot.storage import Change, NewTable, SeatRow, open_storage
from bot.table.tables import Tables
from games import all_games
from games.core import Table
from games.core.table import Header
from tests.bench._measuring import figure
from tests.bench._stored import Stored, store_tables

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
ROOT = Path(__file__).parents[2]
GAME = all_games()["puerto_rico"]
NAMES = ("anna", "ben", "clara", "david")
CLICKS, TABLES, ROUNDS = 150, 200, 4
STORED, ENTRIES, KINDS = 1_000, 120, 10


def figures() -> Iterator[dict[str, Any]]:
    """Measure everything, one figure at a time."""
    with tempfile.TemporaryDirectory(prefix="caravel-bench-") as folder:
        yield from asyncio.run(_one_table(Path(folder)))
    with tempfile.TemporaryDirectory(prefix="caravel-bench-") as folder:
        yield from asyncio.run(_many_tables(Path(folder)))
    with tempfile.TemporaryDirectory(prefix="caravel-bench-") as folder:
        yield from asyncio.run(_stored(Path(folder)))


def _figure(name: str, value: float, unit: str, against: str, base: float) -> dict[str, Any]:
    return figure(f"bot: {name}", value, unit, against, base)


# Clicks


@dataclass(frozen=True)
class Ping(Click, at="t:ping"):
    """Asks for the shortest answer there is."""


class Clicker:
    """People who click at many tables, with a handler beside that only answers."""

    def __init__(self, rehearsal: Rehearsal, people: Sequence[Person], message: Message) -> None:
        self.rehearsal = rehearsal
        self.people = people
        self.message = message
        self._rng = Random(7)

    async def answer_only(self) -> float:
        """Click on the button whose handler only answers; gives the seconds until the answer is visible."""
        return await self._timed(self.people[0], str(Ping(1)))

    async def move(self, table: int) -> float | None:
        """Click a move at a table; gives the seconds, None if its game is over."""
        async with self.rehearsal.tables.hold(table) as held:
            play = held.table
        if play.is_over():
            return None
        seat = play.waiting()[0]
        menu = play.menu(seat)
        route = None
        while route is None:
            route = Route.to(menu, menu.sample(self._rng))
        control = ControlId("choose", table, seat, question(play, seat), route.kind, route.steps)
        return await self._timed(self.people[seat], str(control))

    async def _timed(self, person: Person, custom_id: str) -> float:
        begin = perf_counter()
        reply: Outcome = await person.late_click(self.message, custom_id)
        took = perf_counter() - begin
        assert reply.messages or reply.updated
        return took


async def pong(*_: Any) -> str:
    """Answer a click without any work."""
    return "pong"


@asynccontextmanager
async def clicking(folder: Path, channels: int) -> AsyncIterator[Clicker]:
    """Start the bot with a running table in each of so many channels."""
    be_swift()
    rehearsal = Rehearsal(folder)
    people = [rehearsal.server.user(name) for name in NAMES]
    places = [rehearsal.server.channel(f"table {number}") for number in range(channels)]
    store_tables(rehearsal.database, _running(people, places, entries=0))
    async with rehearsal:
        rehearsal.app.clicks.on(Ping, pong)
        post = Plain("ping", controls=((Button(str(Ping(1)), "Ping"),),)).to_channel(places[0].id)
        row = (await rehearsal.storage.live_tables())[0]
        await rehearsal.storage.commit(Change(row, row, NOON, outbox=[post]))
        rehearsal.bot.sender.wake()
        await rehearsal.settled()
        message = rehearsal.server.world.messages_in(places[0].id)[0]
        yield Clicker(rehearsal, people, message)
        await rehearsal.settled()


def _running(
    people: Sequence[Person | int], channels: Sequence[Channel | int], *, entries: int
) -> Iterator[Stored]:
    """Running tables with so many entries; a few plays are stored many times."""
    ids = [getattr(one, "id", one) for one in people]
    seats = [SeatRow(seat, user, None, NAMES[seat]) for seat, user in enumerate(ids)]
    plays = [_played(seed, entries) for seed in range(min(KINDS, len(channels)))]
    for number, channel in enumerate(channels):
        play = plays[number % len(plays)]
        new = NewTable(getattr(channel, "id", channel), 1, ids[0], GAME.key, NOON, seats=seats)
        row = {"status": "running", "header": asdict(play.header)}
        yield Stored(new, row, play.log.entries)


def _played(seed: int, entries: int) -> Table:
    rng = Random(seed)
    header = Header(GAME.key, GAME.rules, len(NAMES), {}, f"{rng.getrandbits(128):032x}")
    table, turn = Table.new(GAME, header)
    table.adopt(turn)
    while len(table.log.entries) < entries and not table.is_over():
        seat = table.waiting()[0]
        table.play(seat, table.menu(seat).sample(rng))
    return table


async def _one_table(folder: Path) -> list[dict[str, Any]]:
    only, moved = [], []
    async with clicking(folder, 1) as clicker:
        await clicker.answer_only()
        while (took := await clicker.move(1)) is not None and len(moved) < CLICKS:
            moved.append(took)
            # The same machine, the same moment: the post of the move is drawn and sent meanwhile.
            only.append(await clicker.answer_only())
    base = statistics.median(only)
    return [
        _figure(
            "a click that moves, saved durably, until its answer is visible",
            statistics.median(moved) * 1e3,
            "ms",
            "the same click on a handler that only answers",
            base * 1e3,
        )
    ]


async def _many_tables(folder: Path) -> list[dict[str, Any]]:
    moved: list[float] = []
    async with clicking(folder, TABLES) as clicker:
        for table in range(1, TABLES + 1):
            async with clicker.rehearsal.tables.hold(table):
                pass
        for _ in range(ROUNDS):
            found = [await clicker.move(table) for table in range(1, TABLES + 1)]
            moved += [took for took in found if took is not None]
    name = f"the same with {TABLES} live tables clicked in turn"
    return [
        _figure(f"{name}, median", statistics.median(moved) * 1e3, "ms", "20 ms", 20),
        _figure(f"{name}, p99", statistics.quantiles(moved, n=100)[98] * 1e3, "ms", "20 ms", 20),
    ]


# Start-up and memory


async def _stored(folder: Path) -> list[dict[str, Any]]:
    """Start in a process of its own against a Discord in this one, then open each table once."""
    server = LocalDiscord(folder / "world.sqlite")
    await server.start()
    people = [server.user(name).id for name in NAMES]
    database = folder / "caravel.sqlite"
    store_tables(database, _running(people, range(1, STORED + 1), entries=ENTRIES))
    begin = perf_counter()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.bench.bot", server.url, server.token, str(database)),
        cwd=ROOT,
        stdout=subprocess.PIPE,
    )
    assert process.stdout is not None
    idle = float(await process.stdout.readline())
    started = perf_counter() - begin
    opened = float(await process.stdout.readline())
    await process.wait()
    await server.close()
    return [
        _figure(f"from the command to ready with {STORED:,} stored tables", started, "s", "1 s", 1),
        _figure("memory when ready", idle, "MiB", "100 MiB", 100),
        _figure(f"memory after each of {STORED:,} tables was opened once", opened, "MiB", "100 MiB", 100),
    ]


async def _start(url: str, token: str, database: str) -> None:
    """Start the bot; prints its memory when ready, and again when each table was opened once."""
    be_swift()
    async with await open_storage(database) as storage:
        with redirect(url), Resources() as resources:
            app = App(Tables(storage), resources)
            await app.start()
            bot = Caravel(app, Shared(resources), **client_arguments())
            await bot.login(token)
            connection = asyncio.create_task(bot.connect())
            await bot.wait_until_ready()
            sys.stdout.write(f"{_memory()}\n")
            sys.stdout.flush()
            for table in range(1, STORED + 1):
                async with bot.app.tables.hold(table) as held:
                    assert held.table.waiting()
            sys.stdout.write(f"{_memory()}\n")
            await bot.close()
            await app.close()
            await asyncio.gather(connection, return_exceptions=True)


def _memory() -> float:
    """Memory of this process that is in use now, in MiB."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


if __name__ == "__main__":
    discord.utils.setup_logging(level=40)
    asyncio.run(_start(*sys.argv[1:]))
