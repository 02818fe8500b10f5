"""The Discord client: what it holds together, and where clicks and forms come in."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from bot.acts.hosting import Hosting
from bot.acts.housekeeping import Housekeeper, Limits
from bot.acts.lobby import Lobbies
from bot.acts.look import Looking
from bot.acts.operating import Connection, Operating, Operations
from bot.acts.orders import Orders
from bot.acts.play import Play
from bot.acts.seats import Seating
from bot.acts.settings import Preferences
from bot.acts.sleeper import Sleeper
from bot.acts.time import Timekeeper
from bot.acts.turns import Turns
from bot.acts.undo import Consent
from bot.discord.clicks import Clicks
from bot.discord.describing import Localised, describe_commands
from bot.discord.late import why_late
from bot.discord.pace import Pace
from bot.discord.registering import register
from bot.discord.replies import Reply
from bot.discord.sender import Sender
from bot.discord.whispers import Whispers
from bot.errors import PlayerError
from bot.health.figures import ANSWERS, LATE
from bot.menus.plain import refusal
from bot.posts.drawing import Painter
from bot.table.tables import Tables
from bot.time.clock import Clock, SystemClock

log = logging.getLogger(__name__)

# A bot that only writes needs no voice: no warnings about what is not installed for it.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
# Nor has it a cache of servers: that there is none is no news at every start.
logging.getLogger("discord.state").addFilter(lambda record: "Guilds intent" not in str(record.msg))

PATIENCE = 5.0
"""Seconds that answers under way have when the program is stopped."""

AGAIN = 5
"""Seconds after which a task of the program that failed is begun again."""

REMEMBERED = 1000
"""How many interactions are remembered, so that none is answered twice."""

LONGEST_LIMIT = 30.0
"""Seconds of a rate limit that are waited for within a request; the least that discord.py takes."""

UNDELIVERED = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError)
"""What is wrong when an answer does not reach who asked."""

COGS = (
    "lobby",
    "play",
    "look",
    "undo",
    "orders",
    "history",
    "rules",
    "turn",
    "seat",
    "host",
    "settings",
)


class Caravel(commands.Bot):
    """The bot. It asks for no privileged intent: it reads commands and clicks, never messages."""

    def __init__(
        self,
        tables: Tables,
        clock: Clock | None = None,
        limits: Limits | None = None,
        pace: Pace | None = None,
        painter: Painter | None = None,
        operations: Operations | None = None,
        **arguments: Any,
    ) -> None:
        pace = pace or Pace()
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            # Everything comes with the interaction: a cache of servers would cost memory, and be read by nobody.
            intents=discord.Intents.none(),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            # Longer waits are ours to plan: the edit of an old post must not hold up the next one.
            max_ratelimit_timeout=LONGEST_LIMIT,
            http_trace=pace.trace(),
            **arguments,
        )
        painter = painter or Painter()
        self.pace = pace
        self.tables = tables
        self.sender = Sender(self, tables, painter)
        clock = clock or SystemClock()
        self.housekeeper = Housekeeper(tables, limits or Limits(), clock, self.sender.wake)
        self.sleeper = Sleeper(tables.storage, clock)
        self.play = Play(tables, self.sender.wake, self.sleeper.wake)
        self.time = Timekeeper(tables, self.play)
        self.whispers = Whispers(tables.now)
        self.lobbies = Lobbies(tables, self.play, self.sender.wake)
        self.looking = Looking(tables, painter)
        self.orders = Orders(tables, self.play)
        self.turns = Turns(tables, self.time)
        self.preferences = Preferences(tables, self.time, self.sender.wake)
        self.consent = Consent(tables, self.play)
        self.seating = Seating(tables, self.play, painter, self.whispers.silence)
        self.hosting = Hosting(tables, self.play, self.time, self.whispers.moved)
        self.operating = Operating(tables, operations or Operations(), self.connection)
        self.clicks = Clicks(tables, self.play, self.time)
        self._tasks: list[asyncio.Task[None]] = []
        self._seen: deque[int] = deque(maxlen=REMEMBERED)
        self._answering: set[asyncio.Task[Any]] = set()
        self.was_ready = False
        self.tree.error(self._command_failed)

    async def setup_hook(self) -> None:
        """Load the commands, tell Discord of them, and go on where the program ended."""
        for name in COGS:
            await self.load_extension(f"bot.discord.cogs.{name}")
        describe_commands(self.tree, self.tables.command_words, self.tables.language)
        await self.tree.set_translator(Localised(self.tables.command_words, self.tables.language))
        await register(self.tree, self.tables.storage)
        self._tasks = [
            asyncio.create_task(watched("sender", self.sender.run), name="sender"),
            asyncio.create_task(watched("sleeper", lambda: self.sleeper.run(self.time.look)), name="sleeper"),
            asyncio.create_task(watched("housekeeper", self.housekeeper.run), name="housekeeper"),
        ]
        await self.play.resume()

    async def on_ready(self) -> None:
        """Note that Discord was reached."""
        self.was_ready = True

    def connection(self) -> Connection:
        """Return how the connection to Discord stands."""
        # discord.py tells how long a heartbeat took, but not when the last one was answered.
        keeper = getattr(self.ws, "_keep_alive", None)
        heartbeat = None if keeper is None else perf_counter() - keeper._last_ack  # noqa: SLF001  # see above
        return Connection(self.is_ready() and not self.is_closed() and keeper is not None, heartbeat)

    async def close(self) -> None:
        """Finish answering, stop sending and playing; what is committed goes on at the next start."""
        if self._answering:
            await asyncio.wait(self._answering, timeout=PATIENCE)
        await self.play.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await super().close()

    async def settled(self) -> None:
        """Return when everybody is answered, nothing plays by itself any more and everything committed is sent."""
        while self._answering or self.play.is_busy() or not self.sender.is_idle():
            await asyncio.gather(*self._answering, return_exceptions=True)
            await self.play.rested()
            await self.sender.emptied()
        await self.whispers.rested()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Take clicks, choices and sent forms: their ids say all, so they work after a restart too."""
        kinds = (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if interaction.type in kinds:
            await self.answer(interaction, self.clicks.handle)

    async def answer(
        self, interaction: discord.Interaction, work: Callable[[discord.Interaction, Reply], Awaitable[None]]
    ) -> None:
        """Do the work of an interaction; a player's mistake becomes a private sentence, a bug an apology."""
        if interaction.id in self._seen:
            # A gateway that was cut may tell the same thing twice.
            return
        self._seen.append(interaction.id)
        began = perf_counter()
        task = asyncio.current_task()
        assert task is not None
        self._answering.add(task)
        self.sender.quiet.clear()
        try:
            async with Reply(interaction) as reply:
                await self._answer(interaction, reply, work)
            ANSWERS.observe(perf_counter() - began)
            self.whispers.remember(interaction)
        except UNDELIVERED as error:
            log_undelivered(interaction, error)
        finally:
            self._answering.discard(task)
            if not self._answering:
                self.sender.quiet.set()

    async def _answer(
        self,
        interaction: discord.Interaction,
        reply: Reply,
        work: Callable[[discord.Interaction, Reply], Awaitable[None]],
    ) -> None:
        try:
            await work(interaction, reply)
        except PlayerError as error:
            await reply.send(refusal(error, self.tables.words))
        except UNDELIVERED:
            raise
        except Exception:
            log.exception("interaction %s failed: %s", interaction.id, describe(interaction))
            await reply.send(self.tables.words("a-bug"))

    async def _command_failed(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        original = getattr(error, "original", error)
        if why_late(original):
            log_undelivered(interaction, original)
            return
        if isinstance(error, app_commands.CommandInvokeError):
            log.error("command failed: %s", describe(interaction), exc_info=original)
        else:
            # Its text may repeat what was typed.
            log.warning("command refused: %s: %s", describe(interaction), type(error).__name__)
        try:
            async with Reply(interaction) as reply:
                await reply.send(self.tables.words("a-bug"))
        except UNDELIVERED as undelivered:
            log_undelivered(interaction, undelivered)


async def watched(
    name: str,
    work: Callable[[], Awaitable[None]],
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> None:
    """Do a piece of work for the life of the program, and begin it again if it fails: the tables go on."""
    while True:
        try:
            await work()
        except Exception:
            log.exception("the %s failed and is begun again in %d s", name, AGAIN)
        await sleep(AGAIN)


def log_undelivered(interaction: discord.Interaction, error: BaseException) -> None:
    """Say that somebody got no answer: in one line if it only came too late."""
    if why := why_late(error):
        LATE.inc()
        log.warning("an answer came too late: %s: %s", describe(interaction), why)
    else:
        log.warning("an answer could not be delivered: %s", describe(interaction), exc_info=error)


def describe(interaction: discord.Interaction) -> str:
    """Return which control or command an interaction was, without what was chosen: that may be a secret."""
    data: Any = interaction.data or {}
    if "custom_id" in data:
        return ":".join(str(data["custom_id"]).split(":")[:3])
    return f"/{data.get('name', '?')}"
