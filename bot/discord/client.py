"""The Discord client: it makes its parts, and receives clicks and forms."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.acts.answers import AnyAnswer
from bot.app import App, Job, begun, ended
from bot.discord.answering import Interactions
from bot.discord.cogs.history import HistoryCommands
from bot.discord.cogs.host import HostCommands
from bot.discord.cogs.league import LeagueCommands
from bot.discord.cogs.learn import LearnCommand
from bot.discord.cogs.lobby import LobbyCommands
from bot.discord.cogs.look import LookCommands
from bot.discord.cogs.note import NoteCommand
from bot.discord.cogs.operator import OperatorCommands
from bot.discord.cogs.orders import OrderCommands
from bot.discord.cogs.play import PlayCommands
from bot.discord.cogs.privacy import PrivacyCommands
from bot.discord.cogs.quick import QuickCommand
from bot.discord.cogs.records import RecordCommands
from bot.discord.cogs.robots import RobotCommands
from bot.discord.cogs.rules import RuleCommands
from bot.discord.cogs.seat import SeatCommands
from bot.discord.cogs.settings import SettingsCommand
from bot.discord.cogs.trying import TryCommand
from bot.discord.cogs.turn import TurnCommands
from bot.discord.cogs.undo import UndoCommands
from bot.discord.describing import Localised, describe_commands
from bot.discord.desk import DiscordDesk
from bot.discord.front import DiscordFront
from bot.discord.hands import Hands
from bot.discord.launching import Launching, Tree, is_launch
from bot.discord.members import Members
from bot.discord.private_answers import PrivateAnswers
from bot.discord.public_answers import PublicAnswers
from bot.discord.reading import request_of
from bot.discord.registering import known_ids, register
from bot.discord.seeing import Seeing
from bot.discord.seen import SeenMessages
from bot.discord.sender import Sender
from bot.discord.shared import Shared
from bot.discord.signs import Signs
from bot.discord.throttle import Throttle
from bot.discord.visiting import Visiting
from bot.discord.writes import Writes
from bot.storage import IDENTIFY_PAUSE

log = logging.getLogger(__name__)

# The bot needs no voice, so discord.py need not warn that its libraries are missing.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
# The bot works without a cache of servers: no warning at every start.
logging.getLogger("discord.state").addFilter(lambda record: "Guilds intent" not in str(record.msg))

PATIENCE = 2.5
"""Seconds that a stopping program spends on finishing answers and deleting earlier ones."""
ANSWERS = 0.8
"""Share of `PATIENCE` for the answers under way."""

INVITE = (
    "the bot is on no server yet: invite it to one with https://discord.com/oauth2/authorize"
    "?client_id=%s&scope=bot+applications.commands&permissions=377957223424 and type /play in a channel there"
)
FIRST = "nothing has been played yet: type /play in a channel"
"""The next step for the operator of a new bot. README explains the permissions in the link."""

Turn = Callable[[], Awaitable[None]]
"""Waits until a client may identify."""

LONGEST_LIMIT = 30.0
"""Maximum seconds of a rate limit that a request waits for; discord.py takes no smaller value."""


class Caravel(commands.Bot):
    """Discord's front of an app. It asks for no privileged intent: it reads commands and clicks, never messages.

    turn: Waits until this client may identify.
    draws_emojis: It maintains the emojis of its application.
    has_page: Its entry point opens the page.
    """

    def __init__(
        self,
        app: App,
        shared: Shared,
        *,
        turn: Turn | None = None,
        draws_emojis: bool = False,
        has_page: bool = False,
        **arguments: Any,
    ) -> None:
        super().__init__(**{**options(shared.throttle), **arguments})
        self.app = app
        tables, acts, clock = app.tables, app.acts, app.resources.clock
        self.turn = turn
        self._shared = shared
        self.seen = SeenMessages()
        writes, public = Writes(), PublicAnswers(tables.now)
        self.sender = self._new_sender(writes, public)
        hands = Hands(tables, app.resources.illustrator)
        self.private_answers = PrivateAnswers(clock, writes, hands.drawn(acts.choosing.present))
        self.front = DiscordFront(
            self,
            Members(self, tables.now),
            Visiting(self, tables.now),
            self.sender,
            self.private_answers,
            self._learn_commands,
            self._abandon,
        )
        self.seeing, self.signs = Seeing(self, tables.now), Signs(self)
        self.answering = Interactions(
            tables.languages,
            self.private_answers,
            writes,
            self.sender,
            hands,
            public,
            self._answered_elsewhere,
        )
        self.launching = Launching(self.answering, tables.storage, tables.now, has_page=has_page)
        self._has_page = has_page
        self.command_ids: dict[str, int] = {}
        """The ids of commands by name, once Discord knows them. A text can then name a command as a link."""
        self.jobs = [Job("sender", self.sender.run), Job("teller", lambda: shared.owners.run(self))]
        if draws_emojis:
            self.jobs.append(Job("emojis", self.signs.run if self.leads else self.signs.follow))
        self._patience = PATIENCE
        self._tasks: list[asyncio.Task[None]] = []
        self.was_ready = False
        self.tree.error(self.answering.failed)

    def _new_sender(self, writes: Writes, public: PublicAnswers) -> Sender:
        app, acts, throttle = self.app, self.app.acts, self._shared.throttle
        return Sender(
            app.tables,
            lambda row: DiscordDesk(
                self, app.tables, app.resources.illustrator, self.seen, writes, public, row
            ),
            lost=acts.stranded.lost,
            reach=acts.time.reach,
            opened=acts.stranded.found,
            pause=lambda channel, hurried: throttle.pause(channel, hurried=hurried),
            # Looked up each time, as `pause` is.
            has_room=lambda: throttle.has_room(),  # noqa: PLW0108  # see above
        )

    async def setup_hook(self) -> None:
        """Load the commands, tell Discord of them, and connect to the app."""
        tables = self.app.tables
        for cog in self._cogs():
            await self.add_cog(cog)
        describe_commands(self.tree, tables.command_words, tables.language)
        await self.tree.set_translator(Localised(tables.command_words, tables.language))
        if self.leads:
            ids = await register(self.tree, tables.storage, launches=self._has_page)
            self.command_ids.update(ids)
        else:
            await self._learn_commands()
        self._tasks = begun(self.jobs)
        self.app.fronts.connect(self.front, asked=True)

    def _cogs(self) -> Iterable[commands.Cog]:
        """Yield the commands, each group with the acts that it carries to."""
        answering, tables, acts = self.answering, self.app.tables, self.app.acts
        yield LobbyCommands(answering, tables, acts.lobbies, acts.voting)
        yield QuickCommand(answering, acts.quick)
        yield LearnCommand(answering, acts.teaching)
        yield PlayCommands(answering, tables, acts.choosing, self.tree)
        yield LookCommands(answering, tables, acts, self.command_ids, self.seeing)
        yield UndoCommands(answering, tables, acts.consent)
        yield HistoryCommands(answering, tables, acts.looking, acts.way_back)
        yield OrderCommands(answering, tables, acts.orders)
        yield RuleCommands(answering, tables, acts.looking, acts.way_back)
        yield TurnCommands(answering, tables, acts.turns)
        yield SeatCommands(answering, tables, acts.seat_changes, acts.voting)
        yield HostCommands(answering, tables, acts.hosting, acts.voting)
        yield SettingsCommand(answering, tables, acts.settings_pages)
        yield RecordCommands(answering, acts.records)
        yield RobotCommands(answering, tables, acts.hinting, acts.reviewing)
        yield NoteCommand(answering, tables, acts.jotting)
        yield TryCommand(answering, tables, acts.trying)
        yield LeagueCommands(answering, tables, acts.leagues)
        yield PrivacyCommands(answering, acts.forgetting)
        yield OperatorCommands(answering, self.app.operating)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until this client may identify. Before its first connection it has waited already: Discord closes an idle one."""
        if not initial:
            await (self.turn() if self.turn is not None else asyncio.sleep(IDENTIFY_PAUSE))

    async def on_ready(self) -> None:
        """Note that Discord was reached."""
        self.app.fronts.reach(self.front, reached=True)
        is_alone = self.app.tables.storage.shard.count == 1
        if self.leads and not self.was_ready and not await self.app.tables.storage.count_tables():
            # With several clients, the others may be on servers.
            log.info(FIRST) if self.guilds or not is_alone else log.info(INVITE, self.application_id)
        self.was_ready = True

    async def on_resumed(self) -> None:
        """Note that Discord can be reached again."""
        self.app.fronts.reach(self.front, reached=True)

    async def on_disconnect(self) -> None:
        """Note that Discord can no longer be reached."""
        self.app.fronts.reach(self.front, reached=False)

    @property
    def leads(self) -> bool:
        """Whether this client does the work that is done once for all clients: it is the first shard's."""
        return self.app.tables.is_mine(None)

    async def _learn_commands(self) -> None:
        """Fetch the ids of the commands, which another client has registered."""
        self.command_ids.update(await known_ids(self.app.tables.storage))

    async def close(self) -> None:
        """Stop sending, finish answering, and leave the app; what is committed is sent at the next start."""
        now = asyncio.get_running_loop().time
        until = now() + self._patience
        # First, because posts would delay the answers.
        await ended(self._tasks)
        await self.answering.close(self._patience * ANSWERS)
        await self.app.presence.leave()
        self.app.fronts.leave(self.front)
        await self.private_answers.close(max(0.0, until - now()))
        await super().close()

    def _abandon(self) -> None:
        """Send nothing more, and answer every interaction that the tables cannot be reached. `close` then waits for nothing."""
        self._patience = 0.0
        self.answering.abandon()
        for task in self._tasks:
            task.cancel()

    def _answered_elsewhere(self, interaction: int) -> None:
        """Note that another copy of the bot has answered, unless the answer may be ours and only its confirmation was lost."""
        if interaction not in self._shared.throttle.lost_answers:
            self.app.resources.another_copy.answers()

    def is_busy(self) -> bool:
        """Whether an interaction is being answered or a committed row is not sent yet. False if the client is closed."""
        return not self.is_closed() and (self.answering.is_busy() or not self.sender.is_idle())

    async def settled(self) -> None:
        """Wait until all interactions are answered, no robot plays and everything committed is sent."""
        while self.is_busy() or self.app.is_busy():
            await self.answering.finished()
            await self.app.rested()
            if not self.is_closed():
                await self.sender.emptied()
        await self.private_answers.rested()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Handle a click, choice or sent form. Its id holds everything needed, so it works after a restart, too."""
        self.seen.note(interaction)
        if is_launch(interaction):
            await self.launching.answer(interaction)
            return
        kinds = (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if interaction.type in kinds:
            await self.answering.answer(interaction, lambda: self._handle(interaction))

    async def _handle(self, interaction: discord.Interaction) -> AnyAnswer:
        request = replace(request_of(interaction), visible=partial(self.seeing.visible, interaction))
        return await self.app.clicks.handle(request, partial(self.seeing.sees, interaction))


def options(throttle: Throttle) -> dict[str, Any]:
    """Return the options of the discord.py client."""
    return {
        "command_prefix": commands.when_mentioned,
        "tree_cls": Tree,
        "help_command": None,
        # Interactions contain all the data that the bot needs. With the GUILDS intent Discord would report deleted channels, but in 2,499
        # servers the start would take ten times as long, and the bot 1.5 times the memory (tests/bench/README.md). So the bot asks
        # Discord for a channel before it plays a default there, and once a day for a lobby's channel.
        "intents": discord.Intents.none(),
        "allowed_installs": app_commands.AppInstallationType(guild=True, user=False),
        "allowed_mentions": discord.AllowedMentions.none(),
        "max_messages": None,
        # No intent brings a server.
        "guild_ready_timeout": 0.0,
        # The sender plans longer waits itself: the edit of an old post must not hold up the next one.
        "max_ratelimit_timeout": LONGEST_LIMIT,
        "http_trace": throttle.trace(),
    }
