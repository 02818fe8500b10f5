"""Answers interactions: once and in time, even if something fails."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from functools import wraps
from time import perf_counter
from typing import Any, Concatenate, ParamSpec, TypeVar

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from bot.acts.answers import AnyAnswer
from bot.discord.hands import Hands
from bot.discord.late import why_late
from bot.discord.private_answers import PrivateAnswers
from bot.discord.replies import Reply
from bot.discord.sender import Sender
from bot.discord.silent import Aside, silent
from bot.discord.writes import Writes
from bot.errors import PlayerError, once_more
from bot.health.figures import ANSWERS, LATE
from bot.menus.plain import refusal
from bot.storage import StorageError
from bot.table.clicked import Clicked, answering
from bot.table.languages import Languages
from games.words.phrases import Phrases, phrases

log = logging.getLogger(__name__)

REMEMBERED = 1000
"""How many interactions are remembered, so that none is answered twice."""

OTHERS = 2.0
"""Seconds within which others have answered, or announced their answer, if they do so; Discord waits for three."""

UNDELIVERED = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError)
"""The errors of an answer that cannot be delivered."""


class Answering:
    """Does what is asked and answers. `private_answers` remembers what was answered privately.

    `sender` is told of rows that an answer has shown; it lets answers go first.
    """

    def __init__(
        self,
        languages: Languages,
        private_answers: PrivateAnswers,
        writes: Writes,
        sender: Sender,
        hands: Hands,
    ) -> None:
        self._languages = languages
        self._private_answers = private_answers
        self._writes = writes
        self._sender = sender
        self._hands = hands
        self.asides: list[Aside] = [silent(sender, languages)]
        """What is said beside an answer, if there is something to say."""
        self._seen: deque[int] = deque(maxlen=REMEMBERED)
        self._under_way: set[asyncio.Task[Any]] = set()
        self._closed = self._abandoned = False

    def abandon(self) -> None:
        """Do nothing from now on that anybody asks: others may look after the tables."""
        self._abandoned = True

    def is_busy(self) -> bool:
        """Say whether somebody waits for an answer."""
        return bool(self._under_way)

    async def finished(self) -> None:
        """Return when everybody is answered who waits now."""
        if self._under_way:
            await asyncio.wait(self._under_way)

    async def close(self, patience: float) -> None:
        """Begin nothing any more, and finish what is under way; what takes longer than so many seconds is broken off."""
        self._closed = True
        if self._under_way:
            _, late = await asyncio.wait(self._under_way, timeout=patience)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def answer(
        self, interaction: discord.Interaction, work: Callable[[], Awaitable[AnyAnswer]]
    ) -> None:
        """Do the work of an interaction and say what it returns; a player's mistake is a sentence, a bug an apology."""
        if self._closed or interaction.id in self._seen:
            # After a cut the gateway may send the same event twice.
            return
        self._seen.append(interaction.id)
        if self._abandoned:
            await self._say_away(interaction)
            return
        began = perf_counter()
        reply = self._reply(interaction)
        self._private_answers.begin(interaction)
        with self._waited_for():
            try:
                async with reply:
                    await self._answer(reply, work)
                ANSWERS.observe(perf_counter() - began)
            except UNDELIVERED as error:
                log_undelivered(interaction, error)
            await self._answered(reply)
            for aside in self.asides:
                await aside(interaction)

    async def _say_away(self, interaction: discord.Interaction) -> None:
        """Tell whoever is answered by nobody else that the tables cannot be reached."""
        words = phrases(self._languages.at_hand(interaction.user.id, str(interaction.locale)))
        with self._waited_for():
            await asyncio.sleep(OTHERS)
            # Whoever looks after the tables by now was first.
            with suppress(*UNDELIVERED):
                await interaction.response.send_message(words("tables-away"), ephemeral=True)

    def _reply(self, interaction: discord.Interaction) -> Reply:
        message = interaction.message
        in_public = message is not None and not message.flags.ephemeral
        clicked = Clicked(interaction.channel_id, message.id if message is not None and in_public else None)
        return Reply(interaction, clicked, self._writes, self._hands)

    async def _answered(self, reply: Reply) -> None:
        """Tick off what the answer has shown, or let the sender show it; remember what was said privately."""
        if reply.given is not None:
            self._private_answers.remember(reply.given, reply.said)
        self._private_answers.end(reply.interaction)
        if reply.clicked.row is not None:
            await self._sender.answered(reply.clicked.row, shown=reply.is_shown)

    @contextmanager
    def _waited_for(self) -> Iterator[None]:
        """Note that somebody waits for this task."""
        task = asyncio.current_task()
        assert task is not None
        self._under_way.add(task)
        self._sender.quiet.clear()
        try:
            yield
        finally:
            self._under_way.discard(task)
            if not self._under_way:
                self._sender.quiet.set()

    async def _answer(self, reply: Reply, work: Callable[[], Awaitable[AnyAnswer]]) -> None:
        try:
            await self._languages.heard(reply.interaction.user.id, str(reply.interaction.locale))
            with answering(reply.clicked):
                answer = await once_more(work)
            await reply.give(answer)
        except PlayerError as error:
            await reply.refuse(refusal(error, await self._words(reply.interaction)))
        except UNDELIVERED:
            raise
        except StorageError as error:
            log.error("interaction %s was refused: %s", reply.interaction.id, error)  # noqa: TRY400  # one line for the operator
            await reply.refuse((await self._words(reply.interaction))("tables-away"))
        except Exception:
            log.exception("interaction %s failed: %s", reply.interaction.id, describe(reply.interaction))
            await reply.refuse((await self._words(reply.interaction))("a-bug"))

    async def _words(self, interaction: discord.Interaction) -> Phrases:
        """Return the words that whoever asked reads."""
        try:
            return phrases(await self._languages.of(interaction.user.id))
        except StorageError:
            return phrases(self._languages.at_hand(interaction.user.id, str(interaction.locale)))

    async def failed(self, interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        """Say that a command could not even begin: what discord.py calls for errors of the command tree."""
        original = getattr(error, "original", error)
        if why_late(original):
            log_undelivered(interaction, original)
            return
        if isinstance(error, app_commands.CommandInvokeError):
            log.error("command failed: %s", describe(interaction), exc_info=original)
        else:
            # Its text may repeat what was typed.
            log.warning("command refused: %s: %s", describe(interaction), type(error).__name__)
        with self._waited_for():
            try:
                async with self._reply(interaction) as reply:
                    await reply.refuse((await self._words(reply.interaction))("a-bug"))
            except UNDELIVERED as undelivered:
                log_undelivered(interaction, undelivered)


class Cog(commands.Cog):
    """A group of commands; each is a method marked `answered`."""

    def __init__(self, answering: Answering) -> None:
        self.answering = answering


C = TypeVar("C", bound=Cog)
P = ParamSpec("P")


def answered(
    command: Callable[Concatenate[C, discord.Interaction, P], Awaitable[AnyAnswer]],
) -> Callable[Concatenate[C, discord.Interaction, P], Coroutine[Any, Any, None]]:
    """Make a method of a cog the callback of a command: what it returns is the answer.

    That is announced if it takes long, and given once; what the method raises is answered, too.
    """

    @wraps(command)
    async def callback(cog: C, interaction: discord.Interaction, *args: P.args, **kwargs: P.kwargs) -> None:
        await cog.answering.answer(interaction, lambda: command(cog, interaction, *args, **kwargs))

    return callback


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
