"""Killed at any moment: nothing acknowledged is lost, nothing due stays unsent, nothing is sent twice.

The bot runs as a program of its own, Discord lives on in the test. The program is killed when the local
Discord has served its n-th request and before that is answered: while it logs in, answers, posts, ticks off.
"""

import asyncio
import signal
import sqlite3
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from bot.discord.signs import wanted_emojis
from bot.local import LocalDiscord, ManualClock, NoAnswer
from bot.local.things import Flag
from bot.local.world import NONCE_MEMORY
from bot.menus.buttons import OpenMenu, read_click
from bot.rehearsal.players import Player, Route
from bot.storage import open_storage
from bot.table.live import Lobby, Started
from bot.table.notes import read_notes
from bot.table.replaying import replay
from games import all_games
from games.core.events import PhaseEnded
from games.words.phrases import phrases
from games.words.sentences import told_lines
from tests.bot.program.test_program import environment
from tests.support.bot import DOT, moves, unsigned
from tests.support.program import without_orphans
from tests.support.quays import nonces

ROOT = Path(__file__).parents[3]
GAME = "puerto_rico"
MESSAGES = "/channels/{channel}/messages"


class Program:
    """The bot as a process, started again whenever it was killed."""

    def __init__(self, server, database):
        self.server = server
        self.database = database
        self.process = None
        self.left = 0
        self.doom = None
        self.connected = asyncio.Event()
        self.ended = None
        server.watchers.append(self.served)
        server.gateway.on_welcome.append(self.connected.set)

    def served(self, exchange):
        """Count down to the kill, or kill after the first request that is the doom."""
        self.left -= 1
        if self.left == 0 or (self.doom is not None and self.doom(exchange)):
            self.doom = None
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
        said = without_orphans(errors.decode())
        assert "Traceback" not in said, said

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


def test_only_what_children_say_of_the_kill_is_left_out():
    child = 'Traceback (most recent call last):\n  File "<string>", line 1, in <module>\n  File "spawn.py", line 130, in _main\n    load(given)\nEOFError: Ran out of input\n'
    own = 'Traceback (most recent call last):\n  File "bot.py", line 3, in <module>\nKeyError: 7\n'
    assert without_orphans(f"{child}{own}{child}") == own


@pytest.fixture
async def program(tmp_path):
    server = LocalDiscord(tmp_path / "world.sqlite", clock=ManualClock())
    for name in wanted_emojis():
        # Found two seconds after each start: boards tell the same with them and without.
        server.world.new_emoji(name, "image/png", DOT)
    await server.start()
    running = Program(server, tmp_path / "caravel.sqlite")
    yield running
    if running.process.returncode is None:
        running.process.kill()
    await running.ended
    await server.close()


async def look(database):
    """The table as it stands in the database, where a program may be writing."""
    async with await open_storage(database, shared=True) as storage:
        row, saved = await storage.table(1), []
        while row.header is not None:
            saved, read = await storage.load_log(1), row
            row = await storage.table(1)
            if row.revision == read.revision:
                break
        game = all_games()[row.game]
        words, notes = phrases("en", row.game), read_notes(row.notes)
        if row.header is None:
            return Lobby(row, notes, words, game)
        table = replay(game, row, saved, check_all=True)
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
        while not condition():
            await asyncio.sleep(0.01)


async def opened(program):
    """Let Anna and Ben sit down with a robot at a table that has not started yet."""
    server = program.server
    players = [Player(server.user(name), server.channel("general")) for name in ("anna", "ben")]
    channel = players[0].channel
    await program.started()
    await players[0].person.slash(channel, "table new", {"game": GAME, "seating": "joined"})
    await players[1].person.slash(channel, "table join")
    await players[0].person.slash(channel, "table robot", {"kind": "easy"})
    return players, channel


async def at_rest(program):
    """Start the program once more and let it send all that is due; gives the table and what stands in its channel."""
    await program.started()
    await until(lambda: all(state == "sent" for _, state, _ in outbox(program.database)))
    await program.stop()
    live = await look(program.database)
    shown = program.server.world.messages_in(live.row.channel)
    return live, [one for one in shown if not one.ephemeral]


def one_board_and_one_turn_post(program, live, posts):
    """Say that nothing stands there twice, and one post asks, below the newest board; returns the boards."""
    boards = [post for post in posts if post.flags & Flag.COMPONENTS_V2]
    sent = [message for *_, message in outbox(program.database)]
    # A turn post may have become a board post.
    left = [message for message in sent if message not in {post.id for post in boards}]
    assert [post.id for post in posts if post not in boards] == left
    assert len(set(nonces(posts))) == len(nonces(posts))
    assert len({post.components[0]["id"] for post in boards}) == len(boards)
    assert boards[-1].id == live.row.board
    # Below a board its log can be opened.
    others = [post for post in posts if post not in boards]
    asking = [post.id for post in others if OpenMenu.scope in {click.scope for click in clicks_on(post)}]
    assert asking == [live.row.post]
    assert boards[-1].id < asking[0]
    boards_tell_the_log(live, boards)
    return boards


@pytest.mark.soak
async def test_killed_at_random_moments_nothing_is_lost_unsent_or_sent_twice(program):
    rng = Random(1)
    players, channel = await opened(program)
    await players[0].person.slash(channel, "table start")
    program.left = rng.randint(1, 12)
    attempts, kills = [], 0
    while kills < 4:
        if await program.started(kill_after=rng.randint(2, 25)):
            attempt = await one_move(program, players, rng)
            attempts += [attempt] if attempt else []
        kills += program.ended.done()
    live, posts = await at_rest(program)

    log = live.table.log.entries
    for before, seat, move, acknowledged in attempts:
        there = [entry for entry in log[before:] if (entry.seat, entry.move) == (seat, move)]
        assert there or not acknowledged, f"{move} was acknowledged and is lost"
    assert sum(entry.by == "person" for entry in log) <= len(attempts)
    one_board_and_one_turn_post(program, live, posts)


def is_board(exchange):
    """Say whether a request has sent a board post."""
    return exchange.method == "POST" and bool(exchange.response.get("flags", 0) & Flag.COMPONENTS_V2)


def is_turn_post(exchange):
    """Say whether a request has sent a message that asks."""
    return exchange.route == MESSAGES and "t:1:board" in str(exchange.response)


@pytest.mark.soak
@pytest.mark.parametrize("doom", [is_board, is_turn_post])
async def test_killed_between_board_and_turn_post_or_before_both_are_noted_there_is_one_of_each(
    program, doom
):
    players, channel = await opened(program)
    program.doom = doom
    starting = players[0].person.slash(channel, "table start")
    await program.unless_killed(starting)
    await program.ended
    live, posts = await at_rest(program)
    assert len(one_board_and_one_turn_post(program, live, posts)) == 1


@pytest.mark.soak
async def test_killed_between_a_move_and_the_answer_to_its_click_the_post_is_changed_at_the_next_start(
    program,
):
    players, channel = await opened(program)
    await players[0].person.slash(channel, "table start")
    await until(lambda: ("hand-off", "sent") in {row[:2] for row in outbox(program.database)})
    post = program.server.world.message(channel.id, (await look(program.database)).row.post)
    calm, arrived = program.server.faults.before, asyncio.Event()

    async def never_answered(method, route):
        if "/callback" in route:
            arrived.set()
            await asyncio.Event().wait()

    program.server.faults.before = never_answered
    button = moves(post)[0]
    clicking = asyncio.create_task(program.unless_killed(players[0].person.click(post, button)))
    await arrived.wait()
    assert button in moves(post)
    program.process.kill()
    await clicking
    program.server.faults.before = calm
    live, posts = await at_rest(program)
    assert [entry.by for entry in live.table.log.entries].count("person") == 1
    assert button not in moves(program.server.world.message(channel.id, post.id))
    one_board_and_one_turn_post(program, live, posts)


def clicks_on(post):
    """What the buttons of a post mean; those that make moves apart."""
    found = (read_click(button.get("custom_id", "")) for button in post.buttons)
    return [click for click in found if click is not None]


def boards_tell_the_log(live, boards):
    """Hold the lines of all board posts against the log: none is left out, each stands in its order."""
    every = told_lines(live.table.told(), live.words, live.names, None)
    expected = [text for _, text, event in every if not isinstance(event, PhaseEnded)]
    # The end of a phase is told by the heading of its lines, or alone.
    phases = {text for _, text, event in every if isinstance(event, PhaseEnded)}
    # Lines may repeat ("Ben passes"), so that a post may stand at several places.
    ends = {0}
    for post in boards:
        lines = unsigned(post.text).splitlines()
        marked = [line for line in lines if line.startswith(("▸ ", "-# ")) and not line.startswith("-# **")]
        told = [text for line in marked if (text := line.partition(" ")[2]) not in phases]
        # What is older than the newest lines is in the log alone.
        is_cut = live.words("button-earlier") in post.labels
        places = find(expected, told)
        ends = {
            place + len(told)
            for end in ends
            for place in places
            if (is_cut or place <= end) and end <= place + len(told)
        }
        assert ends, (
            f"{told} does not go on where the post before ends: {expected}; {[one.text for one in boards]}"
        )
    assert len(expected) in ends


def find(lines, part):
    """Return the places at which these lines stand one after the other."""
    places = [place for place in range(len(lines)) if lines[place : place + len(part)] == part]
    assert places, f"{part} is not told so by the log: {lines}"
    return places
