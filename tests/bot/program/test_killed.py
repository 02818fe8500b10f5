"""Killed at any moment: nothing acknowledged is lost, nothing due stays unsent, nothing is sent twice.

The bot runs as a program of its own, Discord lives on in the test. The program is killed when the local
Discord has served its n-th request and before that is answered: while it logs in, answers, posts, ticks off.
"""

import asyncio
import re
import signal
import sqlite3
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from bot.local import LocalDiscord, ManualClock, NoAnswer
from bot.local.world import NONCE_MEMORY
from bot.rehearsal.players import Player, Route
from bot.storage import open_storage
from bot.table.live import Lobby, Started
from bot.table.notes import read_notes
from bot.table.tables import replay
from games import all_games
from games.words.phrases import phrases
from games.words.sentences import log_lines
from tests.bot.program.test_program import environment

ROOT = Path(__file__).parents[3]
GAME = "puerto_rico"
HIDDEN_LINES = re.compile(r"-# … and (\d+) earlier lines?")


class Program:
    """The bot as a process, started again whenever it was killed."""

    def __init__(self, server, database):
        self.server = server
        self.database = database
        self.process = None
        self.left = 0
        self.connected = asyncio.Event()
        self.ended = None
        server.watchers.append(self.served)
        server.gateway.on_welcome.append(self.connected.set)

    def served(self, exchange):
        """Count down to the kill."""
        self.left -= 1
        if self.left == 0:
            self.process.kill()

    async def started(self, kill_after=0):
        """Start the program if it does not run, to be killed after so many requests."""
        if self.ended is None or self.ended.done():
            self.left = kill_after
            self.connected.clear()
            # By now Discord has forgotten every nonce: only what stands in the channel tells what was sent.
            self.server.clock.advance(NONCE_MEMORY + 1)
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.support.program", self.server.url),
                cwd=ROOT,
                env=environment(self.database, DISCORD_TOKEN=self.server.token),
                stderr=subprocess.PIPE,
            )
            self.ended = asyncio.create_task(self.end())
        return await self.unless_killed(self.connected.wait())

    async def end(self):
        """Wait for the program's end, which tells of no error."""
        _, errors = await self.process.communicate()
        assert "Traceback" not in errors.decode(), errors.decode()

    async def unless_killed(self, work):
        """Do something that takes the program; None if it was killed meanwhile."""
        task = asyncio.create_task(work)
        await asyncio.wait({task, self.ended}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            task.cancel()
            with suppress(asyncio.CancelledError, NoAnswer):
                await task
            self.ended.result()
            return None
        return task.result()

    async def stop(self):
        """Stop the program as a system does."""
        self.left = 0
        self.process.send_signal(signal.SIGTERM)
        await self.ended


@pytest.fixture
async def program(tmp_path):
    server = LocalDiscord(tmp_path / "world.sqlite", clock=ManualClock())
    await server.start()
    running = Program(server, tmp_path / "caravel.sqlite")
    yield running
    if running.process.returncode is None:
        running.process.kill()
    await running.ended
    await server.close()


async def look(database):
    """The table as it stands in the database."""
    async with await open_storage(database, shared=True) as storage:
        row = await storage.table(1)
        game = all_games()[row.game]
        words, notes = phrases("en", row.game), read_notes(row.notes)
        if row.header is None:
            return Lobby(row, notes, words, game)
        table = replay(game, row, await storage.load_log(1), check_all=True)
        return Started(row, notes, words, game, table)


def outbox(database):
    """All rows: kind, state, message."""
    with sqlite3.connect(database) as db:
        rows = db.execute("SELECT kind, state, message FROM outbox ORDER BY id").fetchall()
    db.close()
    return rows


async def something_new(server, channel):
    """Wait until a message of the channel comes or changes."""

    def shown():
        return [(one.id, one.edited) for one in server.world.messages_in(channel.id)]

    before = shown()
    await server.wait_for(lambda: shown() != before)


async def move_by_clicks(player, live, seat, move):
    """Make a move by what /move shows; typed where no control says it."""
    route = Route.to(live.table.menu(seat), move)
    if route is None:
        return await player.type(live, move)
    message, complete = (await player.person.slash(player.channel, "move")).message, False
    while not complete:
        reply, complete = await player.one_click(message, route, move)
        message = None if complete else reply.message
    return reply


async def one_move(program, players, rng):
    """Let a person move; gives the log's length before, the move, and whether it was acknowledged."""
    live = await look(program.database)
    asked = [seat for seat in live.table.waiting() if seat < len(players)]
    if not asked:
        await program.unless_killed(something_new(program.server, players[0].channel))
        return None
    seat = rng.choice(asked)
    move = live.table.menu(seat).sample(rng)
    make = rng.choice(
        (players[seat].type, lambda live, move: move_by_clicks(players[seat], live, seat, move))
    )
    reply = await program.unless_killed(make(live, move))
    return live.row.entries, seat, move, reply is not None


async def until(condition):
    """Wait for something in the database of another process."""
    async with asyncio.timeout(20):
        while not condition():  # noqa: ASYNC110  # SQLite rings no bell
            await asyncio.sleep(0.01)


@pytest.mark.soak
@pytest.mark.parametrize("seed", [1, 2])
async def test_killed_at_random_moments_nothing_is_lost_unsent_or_sent_twice(program, seed):
    rng = Random(seed)
    server = program.server
    players = [Player(server.user(name), server.channel("general")) for name in ("anna", "ben")]
    channel = players[0].channel
    await program.started()
    await players[0].person.slash(channel, "table new", {"game": GAME, "seating": "joined"})
    await players[1].person.slash(channel, "table join")
    await players[0].person.slash(channel, "table robot", {"kind": "easy"})
    await players[0].person.slash(channel, "table start")
    program.left = rng.randint(1, 12)
    attempts, kills = [], 0
    while kills < 4:
        if await program.started(kill_after=rng.randint(2, 25)):
            attempt = await one_move(program, players, rng)
            attempts += [attempt] if attempt else []
        kills += program.ended.done()
    await program.started()
    await until(lambda: all(state == "sent" for _, state, _ in outbox(program.database)))
    await program.stop()

    log = (await look(program.database)).table.log.entries
    for before, seat, move, acknowledged in attempts:
        there = [entry for entry in log[before:] if (entry.seat, entry.move) == (seat, move)]
        assert there or not acknowledged, f"{move} was acknowledged and is lost"
    assert sum(entry.by == "person" for entry in log) <= len(attempts)

    posts = [one for one in server.world.messages_in(channel.id) if not one.ephemeral]
    sent = [message for *_, message in outbox(program.database)]
    # What is not there any more was replaced by a post that tells the whole story.
    assert [post.id for post in posts] == [one for one in sent if server.world.message(channel.id, one)]
    assert len({post.nonce for post in posts}) == len(posts)
    told = [message for kind, _, message in outbox(program.database) if kind == "post"]
    await posts_tell_the_log_once(program, [post for post in posts if post.id in told])


async def posts_tell_the_log_once(program, posts):
    """Compare the lines of all posts with the lines of the log: each once, in order."""
    live = await look(program.database)
    expected = log_lines(live.table.told(), live.words, live.names, None)
    for post in posts:
        for line in post.content.splitlines():
            hidden = HIDDEN_LINES.fullmatch(line)
            if hidden:
                del expected[: int(hidden[1])]
            elif line.startswith("-# "):
                assert line.removeprefix("-# ") == expected.pop(0)
    assert not expected
