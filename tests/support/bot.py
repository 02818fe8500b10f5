"""The whole bot on a local Discord, for tests; a folder's conftest imports the fixtures by name."""

import asyncio
import logging
import os
import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from bot.discord.throttle import Throttle
from bot.local import ManualClock, Message, Outcome, Person
from bot.local.things import Channel, Flag
from bot.posts.drawing import Paint
from bot.rehearsal.rehearsal import Rehearsal
from bot.rehearsal.selfplay import posts
from bot.storage import Change, NewPost, NewTable, TableRow
from bot.table.live import LiveTable, Started
from bot.table.tables import Chosen
from bot.time.clock import Clock
from games.core.moves import Move, Seat
from render.picture import Look, Picture
from tests.support.local import ErrorLog
from tests.support.openapi import DESCRIPTION, Inspector
from tests.support.robots import robots

SECRET = "5eed" * 8
ELSEWHERE = 1
"""The id of a channel that does not exist."""


def unhindered() -> Throttle:
    """A throttle that lets everything begin at once: the local Discord of tests allows as much, unless they say otherwise."""
    throttle = Throttle()
    throttle.share = 1000.0
    return throttle


class World(Rehearsal):
    """The bot and its Discord, with short ways to do what tests need; nothing waits for the disk."""

    def __init__(
        self,
        folder: Path,
        bot_clock: Clock | None = None,
        *,
        throttle: Throttle | None = None,
        paint: Paint | None = None,
        language: str = "en",
        new_secret: Callable[[], str] = lambda: SECRET,
        **options: Any,
    ) -> None:
        super().__init__(
            folder,
            clock=ManualClock(),
            bot_clock=bot_clock,
            new_secret=new_secret,
            durable=False,
            throttle=throttle or unhindered(),
            paint=paint or blank,
            **{"chosen": Chosen(language), **robots(), **options},
        )

    def person(self, name: str) -> Person:
        """The person of that name."""
        return self.server.user(name)

    @property
    def general(self) -> Channel:
        """The first channel."""
        return self.server.channel("general")

    async def open(
        self, game: str, *names: str, robots: int = 0, channel: Channel | None = None
    ) -> list[Person]:
        """Let these people open a table and sit down in this order, with robots behind them."""
        channel = channel or self.general
        host, *others = [self.person(name) for name in names]
        await host.slash(channel, "table new", {"game": game, "seating": "joined"})
        for other in others:
            await other.slash(channel, "table join")
        for _ in range(robots):
            await host.slash(channel, "table robot", {"kind": "easy"})
        await self.settled()
        return [host, *others]

    async def start(
        self, game: str, *names: str, robots: int = 0, channel: Channel | None = None
    ) -> list[Person]:
        """Let these people open a table, and start it."""
        people = await self.open(game, *names, robots=robots, channel=channel)
        await people[0].slash(channel or self.general, "table start")
        await self.settled()
        return people

    async def end(self, host: Person, channel: Channel | None = None) -> None:
        """Let a host end a table, and say that they are sure."""
        asked = await host.slash(channel or self.general, "table end")
        await host.click(asked.message, "End the table")

    async def live(self, channel: Channel | None = None) -> LiveTable:
        """The table as the bot has it."""
        tables = self.tables
        async with tables.hold(await tables.find((channel or self.general).id)) as held:
            return held.live

    async def played(self, seat: Seat, move: Move, channel: Channel | None = None) -> None:
        """Make a move behind Discord's back, to come to a position."""
        live = await self.live(channel)
        user = live.seats[seat].user
        assert user is not None
        await self.acts.play.move(live.row.id, user, seat, lambda *_: move)
        await self.settled()

    async def play_on(self, moves: int = 1) -> None:
        """Make so many moves as the defaults do."""
        for _ in range(moves):
            live = await self.live()
            seat = live.table.waiting()[0]
            await self.played(seat, live.game.default(live.table.view(seat), seat, live.table.menu(seat)))

    async def play_to(self, *steps: type) -> Started:
        """Play as the defaults do until one of these steps asks; returns the table."""
        while not isinstance((live := await self.live()).table.state.agenda[-1], steps):
            await self.play_on()
        return live

    async def put(self, *posts: NewPost, table: int | None = None) -> None:
        """Commit posts directly: a table's, or without one those of a lobby that nobody plays at."""
        row = await self.storage.table(table) if table is not None else await self._elsewhere()
        assert row is not None
        await self.storage.commit(Change(row, row, self.tables.now(), outbox=posts, idle=True))
        if table is not None:
            self.tables.forget(table)

    async def _elsewhere(self) -> TableRow:
        """A lobby in a channel that does not exist."""
        row = await self.storage.find_table(ELSEWHERE)
        new = NewTable(ELSEWHERE, None, 1, "puerto_rico", self.tables.now())
        return row or await self.storage.create_table(new)

    def posts(self, channel: Channel | None = None) -> list[Message]:
        """The public messages of a channel, oldest first."""
        return posts(self, channel or self.general)

    @property
    def post(self) -> Message:
        """The newest public message."""
        return self.posts()[-1]

    @property
    def lobby(self) -> Message:
        """The newest public message with a choice: that of a lobby, which a notice to its host may follow."""
        return next(post for post in reversed(self.posts()) if post.selects)

    @property
    def boards(self) -> list[Message]:
        """The board posts of the first channel, oldest first."""
        return [post for post in self.posts() if post.flags & Flag.COMPONENTS_V2]

    @property
    def told(self) -> str:
        """What the newest board post says."""
        return self.boards[-1].text


@pytest.fixture
def bot_log() -> Iterator[ErrorLog]:
    """Fail a test in which the bot or discord.py logged an error; a test that provokes one clears `lines`."""
    log = ErrorLog()
    loggers = [logging.getLogger(name) for name in ("discord", "bot", "asyncio")]
    for logger in loggers:
        logger.addHandler(log)
    yield log
    for logger in loggers:
        logger.removeHandler(log)
    assert not log.lines, "\n".join(log.lines)


DOT = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b55"
    "0000000a49444154789c6360000000020001480aa4710000000049454e44ae426082"
)


def blank(picture: Picture[Any], look: Look[Any]) -> list[bytes]:
    """Draw a dot: names and words of pictures are real. For tests of everything else."""
    return [DOT]


_BEGUN: dict[str, dict[str, bytes]] = {}
"""By language the files of a bot that has been started once: its database is laid out, Discord knows its commands."""


async def _begin(folder: Path, language: str) -> None:
    """Lay these files into an empty folder: to tell Discord of all commands takes longer than most tests."""
    if language not in _BEGUN:
        with TemporaryDirectory() as first:
            async with World(Path(first), language=language):
                pass
            _BEGUN[language] = _read(Path(first))
    _lay(folder, _BEGUN[language])


def _read(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def _lay(folder: Path, files: dict[str, bytes]) -> None:
    if not any(folder.glob("*.sqlite")):
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in files.items():
            (folder / name).write_bytes(content)


@asynccontextmanager
async def open_world(
    folder: Path,
    bot_clock: Clock | None = None,
    *,
    throttle: Throttle | None = None,
    paint: Paint | None = None,
    language: str = "en",
    database: str | None = None,
    **options: Any,
) -> AsyncIterator[World]:
    """Start a world, over PostgreSQL if a `database` is named; at its end nothing may be wrong with what the bot sent.

    `options` are those of a `Rehearsal`.
    """
    inspector = Inspector([])
    await _begin(folder, language)
    opened = World(folder, bot_clock, throttle=throttle, paint=paint, language=language, **options)
    opened.database = database or opened.database
    async with opened as world:
        if DESCRIPTION.exists():
            world.server.watchers.append(inspector)
        yield world
        await asyncio.wait_for(world.settled(), 20)
    assert not world.server.problems
    assert not inspector.found, "\n".join(inspector.found)


@pytest.fixture
def bot_options() -> dict[str, Any]:
    """The options of the bot of `world`: modules, or the parameters of tests, have others."""
    return {}


@pytest.fixture
async def world(
    tmp_path: Path, bot_log: ErrorLog, bot_options: dict[str, Any], request: pytest.FixtureRequest
) -> AsyncIterator[World]:
    """A running bot on a local Discord, with pictures of one dot; on PostgreSQL if CARAVEL_TEST_DATABASE is `postgres`."""
    wanted = os.environ.get("CARAVEL_TEST_DATABASE") == "postgres"
    database = request.getfixturevalue("laid_out") if wanted else None
    async with open_world(tmp_path, database=database, **bot_options) as opened:
        yield opened


_EMOJI = re.compile(r"<:[a-z0-9_]+:[0-9]+> ")


def unsigned(text: str) -> str:
    """A text without the application's emojis: the program has them once it has uploaded or found them."""
    return _EMOJI.sub("", text)


def private(reply: Outcome) -> str:
    """The text of an answer, which must be private."""
    message = reply.messages[0] if reply.messages else reply.message
    assert message.ephemeral
    return message.content


def moves(message: Message) -> list[str]:
    """The ids of the buttons of a message that make or begin a move."""
    return [one["custom_id"] for one in message.buttons if one.get("custom_id", "").startswith("c:")]


def in_place(reply: Outcome) -> Message:
    """The public message that a click was answered in, when nobody was told anything privately."""
    assert reply.updated
    assert not reply.message.ephemeral
    assert not reply.messages
    return reply.message
