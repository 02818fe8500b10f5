"""Answers interactions in time, by Discord's rules. The parts common to all fronts are in `acts.answering`."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from functools import partial, wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from bot.acts.answering import Answering, Asking
from bot.acts.answers import AnyAnswer
from bot.acts.way_back import WayBack
from bot.discord.hands import Hands
from bot.discord.late import ANSWERED, why_late
from bot.discord.offers import as_meant
from bot.discord.private_answers import PrivateAnswers
from bot.discord.public_answers import PublicAnswers
from bot.discord.refusals import is_refusal
from bot.discord.replies import Reply
from bot.discord.sender import Sender
from bot.discord.silent import Aside, silent
from bot.discord.writes import Writes
from bot.errors import PlayerError
from bot.health.figures import LATE
from bot.menus.plain import require_text
from bot.storage import NewPost, StorageError
from bot.table.clicked import Clicked
from bot.table.languages import Languages

log = logging.getLogger(__name__)

OTHERS = 2.0
"""Seconds to wait for another process to answer or defer an interaction. Discord waits for three."""

UNDELIVERED = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError)
"""The errors of an answer that cannot be delivered."""


Opened = Callable[[discord.Interaction, str], Awaitable[None]]
"""(the interaction that opened the page, the id of the Activity instance) → None."""


class Interactions:
    """Answers interactions.

    private_answers: Remembers the private answers.
    sender: Is told of rows that an answer has shown. It lets answers go first.
    answered_elsewhere: Called with the id of each interaction that another process had answered first.
    """

    def __init__(
        self,
        languages: Languages,
        private_answers: PrivateAnswers,
        writes: Writes,
        sender: Sender,
        hands: Hands,
        public: PublicAnswers,
        answered_elsewhere: Callable[[int], None] = lambda _: None,
    ) -> None:
        self._languages = languages
        self._answering = Answering(languages, UNDELIVERED, quiet=sender.quiet)
        self._private_answers = private_answers
        self._writes = writes
        self._sender = sender
        self._hands = hands
        self._public = public
        self.asides: list[Aside] = [silent(sender, languages)]
        """Functions that may add a private message to an answer."""
        self._answered_elsewhere = answered_elsewhere
        self._abandoned = False

    def is_busy(self) -> bool:
        """Whether an interaction is being answered."""
        return self._answering.is_busy()

    async def heard(self, interaction: discord.Interaction) -> None:
        """Note the language of the user's client."""
        await self._languages.heard(interaction.user.id, str(interaction.locale))

    async def finished(self) -> None:
        """Wait until the interactions under way have been answered."""
        await self._answering.finished()

    async def close(self, patience: float) -> None:
        """Accept no more interactions, and finish those under way within `patience` seconds."""
        await self._answering.close(patience)

    def abandon(self) -> None:
        """Stop acting on interactions: another process may own the tables."""
        self._abandoned = True

    async def answer(
        self, interaction: discord.Interaction, work: Callable[[], Awaitable[AnyAnswer]]
    ) -> None:
        """Run the work of an interaction and send its answer. A `PlayerError` is sent as a sentence, a bug as an apology."""
        if not self._answering.begins(interaction.id):
            # After a lost connection the gateway may send the same event twice.
            return
        if self._abandoned:
            await self._say_away(interaction)
            return
        reply = self._reply(interaction)
        self._private_answers.begin(interaction)
        with self._answering.waited_for():
            try:
                async with reply:
                    await self._answering.answer(asking_of(interaction), reply, lambda: _refused_aloud(work))
            except UNDELIVERED as error:
                self._undelivered(interaction, error)
            await self._answered(reply)
            for aside in self.asides:
                await aside(interaction)

    def _undelivered(self, interaction: discord.Interaction, error: BaseException) -> None:
        """Log that an answer was not delivered, and report it if another process had already answered."""
        log_undelivered(interaction, error)
        if getattr(error, "code", 0) == ANSWERED and not interaction.response.is_done():
            self._answered_elsewhere(interaction.id)

    async def _say_away(self, interaction: discord.Interaction) -> None:
        """Tell the user that the tables are unreachable, unless another process answers first."""
        words = self._answering.words_at_hand(asking_of(interaction))
        with self._answering.waited_for():
            await asyncio.sleep(OTHERS)
            # Discord rejects this if another process has answered.
            with suppress(*UNDELIVERED):
                await interaction.response.send_message(words("tables-away"), ephemeral=True)

    def _reply(self, interaction: discord.Interaction) -> Reply:
        message = interaction.message
        in_public = message is not None and not message.flags.ephemeral
        clicked = Clicked(interaction.channel_id, message.id if message is not None and in_public else None)
        reply = Reply(interaction, clicked, self._writes, self._hands, self._public)
        if interaction.type is discord.InteractionType.application_command:
            clicked.offer = partial(self._offer, reply)
        return reply

    def _offer(self, reply: Reply, row: NewPost) -> None:
        """Let a post that is sent now answer a command, unless posts to its channel are being delayed."""
        if row.channel is not None and not self._sender.gathers(row.channel):
            reply.wait_for(row)
            # The sender lets answers go first, and this is one.
            self._sender.quiet.set()

    async def _answered(self, reply: Reply) -> None:
        """Mark the row that the answer has shown as sent, or let the sender post it. Remember the private answer."""
        if reply.given is not None:
            self._private_answers.remember(reply.given, reply.said, reply.drawing)
        self._private_answers.end(reply.interaction)
        if reply.clicked.row is not None:
            await self._sender.answered(reply.clicked.row, shown=reply.is_shown)

    async def launch(self, interaction: discord.Interaction, opened: Opened | None) -> None:
        """Open the page as an Activity, and call `opened` with its instance. If `opened` is None, say that there is no page."""
        if not self._answering.begins(interaction.id):
            return
        if self._abandoned:
            await self._say_away(interaction)
            return
        with self._answering.waited_for():
            try:
                await self._launch(interaction, opened)
            except UNDELIVERED as error:
                log_undelivered(interaction, error)
            except StorageError as error:
                # The page is open; signing in will ask Discord for its channel instead.
                log.error("%s was opened and is not remembered: %s", describe(interaction), error)

    async def _launch(self, interaction: discord.Interaction, opened: Opened | None) -> None:
        if opened is None:
            await self._refuse(interaction, "no-page")
            return
        try:
            response = await interaction.response.launch_activity()
        except discord.HTTPException as error:
            if why_late(error) or not is_refusal(error):
                raise
            await self._refuse(interaction, "page-not-here")
            return
        if isinstance(response.resource, discord.InteractionCallbackActivityInstance):
            await opened(interaction, response.resource.id)

    async def _refuse(self, interaction: discord.Interaction, sentence: str) -> None:
        words = await self._answering.words(asking_of(interaction))
        await interaction.response.send_message(words(sentence), ephemeral=True)

    async def failed(self, interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        """Answer a command that could not even begin. discord.py calls this for errors of the command tree."""
        original = getattr(error, "original", error)
        if why_late(original):
            self._undelivered(interaction, original)
            return
        if isinstance(error, app_commands.CommandInvokeError):
            log.error("command failed: %s", describe(interaction), exc_info=original)
        else:
            # The error's text may repeat what was typed.
            log.warning("command refused: %s: %s", describe(interaction), type(error).__name__)
        with self._answering.waited_for():
            try:
                async with self._reply(interaction) as reply:
                    await reply.refuse((await self._answering.words(asking_of(interaction)))("a-bug"))
            except UNDELIVERED as undelivered:
                self._undelivered(interaction, undelivered)


async def _refused_aloud(work: Callable[[], Awaitable[AnyAnswer]]) -> AnyAnswer:
    """Run `work`. Raise `PlayerError` if Discord refuses one of its requests."""
    with _refusals():
        return await work()


@contextmanager
def _refusals() -> Iterator[None]:
    """Raise `PlayerError` if Discord refuses a request of an act: the answer itself can still be given."""
    try:
        yield
    except discord.RateLimited as error:
        raise PlayerError("discord-busy") from error
    except discord.HTTPException as error:
        if why_late(error):
            raise
        log.warning("Discord refuses something that was asked for: %s", error)
        raise PlayerError(
            "discord-refuses" if is_refusal(error) else "discord-busy", code=error.code
        ) from error


class Cog(commands.Cog):
    """A group of commands; each is a method marked `answered`.

    way_back: Ends the answers with the way back to the user's question, if the group's answers push it away.
    """

    way_back: WayBack | None = None

    def __init__(self, answering: Interactions) -> None:
        self.answering = answering


C = TypeVar("C", bound=Cog)
P = ParamSpec("P")


def answered(
    command: Callable[Concatenate[C, discord.Interaction, P], Awaitable[AnyAnswer]],
) -> Callable[Concatenate[C, discord.Interaction, P], Coroutine[Any, Any, None]]:
    """Make a method of a cog the callback of a command. What it returns is the answer.

    A slow answer is announced first. An exception of the method is answered, too.
    """
    carry: Callable[..., Awaitable[AnyAnswer]] = command

    @wraps(command)
    async def callback(cog: C, interaction: discord.Interaction, *args: P.args, **kwargs: P.kwargs) -> None:
        async def work() -> AnyAnswer:
            require_text(*kwargs.values())
            answer = await carry(cog, interaction, *args, **await as_meant(cog, interaction, kwargs))
            if cog.way_back is None:
                return answer
            return await cog.way_back.here(interaction.channel_id, interaction.user.id, answer)

        await cog.answering.answer(interaction, work)

    return callback


def log_undelivered(interaction: discord.Interaction, error: BaseException) -> None:
    """Log that a user got no answer: as one line if the answer only came too late."""
    if why := why_late(error):
        LATE.inc()
        log.warning("an answer came too late: %s: %s", describe(interaction), why)
    else:
        log.warning("an answer could not be delivered: %s", describe(interaction), exc_info=error)


def describe(interaction: discord.Interaction) -> str:
    """Return the name of an interaction's control or command, without what was chosen: that may be secret."""
    data: Any = interaction.data or {}
    if "custom_id" in data:
        return ":".join(str(data["custom_id"]).split(":")[:3])
    return f"/{data.get('name', '?')}"


def asking_of(interaction: discord.Interaction) -> Asking:
    """Return an interaction's user, their language and its description for the log."""
    what = f"interaction {interaction.id}: {describe(interaction)}"
    return Asking(interaction.user.id, str(interaction.locale), what)
