"""A storm of kills over real buckets: 3,000 rows, 150 kills, nothing lost, nothing doubled, no request too many.

A kill here ends the sender where it stands, as the end of its program would: everything under way is dropped, what is in
the database is all that the next one knows; its client, its throttle and what they learnt of Discord's limits are new.
Kills are spread over the whole delivery: the first falls after a random number of requests, the next after another one,
some before a request is answered, some a few steps of the loop later. Time leaps, for the bot as for Discord, which
counts every request as it does in earnest. Real programs are killed in test_killed.py.
"""

import asyncio
from collections import Counter
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from discord.ext import commands

from bot.discord.client import options
from bot.discord.desk import DiscordDesk
from bot.discord.public_answers import PublicAnswers
from bot.discord.seen import SeenMessages
from bot.discord.sender import Sender
from bot.discord.throttle import A_SECOND, Throttle
from bot.discord.writes import Writes
from bot.local import LocalDiscord, client_arguments, redirect
from bot.local.world import NONCE_MEMORY
from bot.posts.drawing import Illustrator
from bot.posts.messages import Plain
from bot.storage import Change, NewTable, open_storage
from bot.table.tables import Tables
from tests.support.bot import blank
from tests.support.leaping import run_leaping

STEPS = 12
"""After so many steps of the loop at most a kill follows the request that it was counted by."""
UNIT = Path(__file__).parents[3] / "data/service/caravel.service"
(RESTART,) = [
    float(line.partition("=")[2]) for line in UNIT.read_text().splitlines() if line.startswith("RestartSec=")
]
"""Seconds after which systemd starts the bot again."""


class Mortal:
    """A sender that is killed after so many requests, and begun anew over the same database."""

    def __init__(self, server, file, rng):
        self.server, self.file, self.rng = server, file, rng
        self.task = None
        self.left = 0
        self.refused = 0
        self.ended = None
        server.watchers.append(self.served)

    def served(self, _):
        """Count down to the kill."""
        self.left -= 1
        if self.left == 0:
            self.die(self.rng.choice((0, self.rng.randrange(STEPS))))

    def die(self, steps):
        """End the sender now, or in a few steps of the loop."""
        if steps:
            asyncio.get_running_loop().call_soon(self.die, steps - 1)
        else:
            self.task.cancel()

    async def live(self, most=None):
        """Deliver until all is sent, or until the kill, after so many requests at most; says whether it came to that."""
        async with self.begun() as sender:
            self.left = self.rng.randint(1, most) if most else 0
            idle = asyncio.create_task(sender.emptied())
            await asyncio.wait({self.task, idle}, return_when=asyncio.FIRST_COMPLETED)
            self.left = 0
            idle.cancel()
            killed, self.ended = self.task.done(), asyncio.get_running_loop().time()
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        # The system starts it again, or an operator does, when Discord has forgotten what was sent.
        await asyncio.sleep(self.rng.choice((RESTART, NONCE_MEMORY + 1)))
        return killed

    @asynccontextmanager
    async def begun(self):
        """Begin a sender, which knows nothing but the database."""
        throttle = Throttle()
        client = commands.Bot(**{**client_arguments(), **options(throttle)})
        async with await open_storage(self.file, durable=False) as storage, client:
            await client.login(self.server.token)
            tables = Tables(storage, now=asyncio.get_running_loop().moment)
            public = PublicAnswers(tables.now)
            given = (client, tables, Illustrator(blank), SeenMessages(), Writes(), public)
            sender = Sender(tables, lambda row: DiscordDesk(*given, row))
            storage.listen_with(told=sender.wake, hear=lambda _: None)
            self.task = asyncio.create_task(sender.run())
            sender.wake()
            yield sender
        self.refused += throttle.refused


async def storm(folder, channels, rows, kills, most):
    """Deliver so many rows to each of these channels through so many kills; gives the seconds of the last life."""
    server = LocalDiscord(clock=asyncio.get_running_loop(), limits=True)
    await server.start()
    places = [server.channel(f"table-{number}") for number in range(channels)]
    file = folder / "storm.sqlite"
    async with await open_storage(file, durable=False) as storage:
        for place in places:
            now = asyncio.get_running_loop().moment()
            table = await storage.create_table(NewTable(place.id, None, 1, "puerto_rico", now))
            due = [Plain(f"row {n:04}").to_channel(place.id) for n in range(rows)]
            await storage.commit(Change(table, table, now, outbox=due))
    mortal = Mortal(server, file, Random(1))
    with redirect(server.url):
        for _ in range(kills):
            assert await mortal.live(most)
        began = asyncio.get_running_loop().time()
        assert not await mortal.live()
        took = mortal.ended - began
    for place in places:
        said = [post.content for post in server.world.messages_in(place.id)]
        assert not [text for text, times in Counter(said).items() if times > 1]
        assert said == [f"row {n:04}" for n in range(rows)]
    async with await open_storage(file, durable=False) as storage:
        assert await storage.outbox_depth() == (0, None)
    assert server.limits.refused == mortal.refused == 0
    assert not server.problems
    await server.close()
    return took


@pytest.mark.parametrize(
    ("channels", "rows", "kills", "most"),
    [(10, 30, 15, 30), (60, 5, 3, 120), pytest.param(20, 150, 150, 40, marks=pytest.mark.soak)],
)
@pytest.mark.rest
def test_a_storm_of_kills_loses_nothing_doubles_nothing_and_asks_for_nothing_too_often(
    tmp_path, bot_log, channels, rows, kills, most
):
    run_leaping(storm(tmp_path, channels, rows, kills, most))


@pytest.mark.rest
def test_after_an_outage_a_thousand_rows_take_as_long_as_discord_allows_and_no_request_is_refused(
    tmp_path, bot_log
):
    assert run_leaping(storm(tmp_path, channels=250, rows=4, kills=0, most=0)) <= 1000 / A_SECOND + 2
