"""The Discord client: what it holds together, and where clicks and forms come in."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from time import perf_counter
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.acts.afterwards import Afterwards
from bot.acts.choosing import Choosing
from bot.acts.elsewhere import Elsewhere
from bot.acts.forgetting import Forgetting
from bot.acts.hinting import Hinting
from bot.acts.hosting import Hosting
from bot.acts.housekeeping import Housekeeper, Lifetimes
from bot.acts.jotting import Jotting
from bot.acts.leagues import Leagues
from bot.acts.lobby import Lobbies
from bot.acts.look import Looking
from bot.acts.operating import ConnectionState, Operating
from bot.acts.orders import Orders
from bot.acts.play import Play
from bot.acts.quick import Quick
from bot.acts.rating import RatingsNow
from bot.acts.records import Records
from bot.acts.reviewing import Reviewing
from bot.acts.seats import SeatChanges
from bot.acts.settings import Preferences
from bot.acts.sleeper import Sleeper
from bot.acts.stranded import Stranded
from bot.acts.teaching import Teaching
from bot.acts.thinking import Thinking
from bot.acts.time import Timekeeper
from bot.acts.trying import Trying
from bot.acts.turns import Turns
from bot.acts.undo import Consent
from bot.acts.voting import Voting
from bot.discord.answering import UNDELIVERED, Answering
from bot.discord.clicks import Clicks
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
from bot.discord.members import Members
from bot.discord.own_threads import begin_thread
from bot.discord.private_answers import PrivateAnswers
from bot.discord.registering import known_ids, register
from bot.discord.seeing import Seeing
from bot.discord.seen import SeenMessages
from bot.discord.sender import Sender
from bot.discord.shared import Shared
from bot.discord.signs import Signs
from bot.discord.silent import silent
from bot.discord.throttle import Throttle, urgency
from bot.discord.writes import Writes
from bot.posts.drawing import Illustrator
from bot.posts.line import line_changes
from bot.posts.outgoing import Urgency
from bot.posts.votes import vote_changes
from bot.storage import IDENTIFY_PAUSE, StorageError
from bot.table.tables import Tables
from bot.time.clock import Clock

log = logging.getLogger(__name__)

# The bot needs no voice, so discord.py need not warn that its libraries are missing.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
# The missing cache of servers is on purpose: no warning at every start.
logging.getLogger("discord.state").addFilter(lambda record: "Guilds intent" not in str(record.msg))

PATIENCE = 5.0
"""Seconds that answers under way have when the program is stopped, and again what is taken away of earlier ones."""

AGAIN = 5
"""Seconds after which a task of the program that failed is begun again."""

INVITE = (
    "the bot is on no server yet: invite it to one with https://discord.com/oauth2/authorize"
    "?client_id=%s&scope=bot+applications.commands&permissions=377957223424 and type /play in a channel there"
)
FIRST = "nothing has been played yet: type /play in a channel"
"""What the operator of a bot that begins is to do next: the permissions are those that README names."""

LONGEST_LIMIT = 30.0
"""Seconds of a rate limit that are waited for within a request; the least that discord.py takes."""


class Caravel(commands.Bot):
    """The bot. It asks for no privileged intent: it reads commands and clicks, never messages."""

    draws_emojis = False
    """Whether this bot looks after the emojis of its application."""

    def __init__(
        self,
        tables: Tables,
        shared: Shared,
        limits: Lifetimes | None = None,
        *,
        suggests: bool = False,
        **arguments: Any,
    ) -> None:
        super().__init__(**{**options(shared.throttle), **arguments})
        illustrator, clock = shared.illustrator, shared.clock
        self.shared = shared
        shared.clients[self.shard_id or 0] = self
        self.tables = tables
        tables.says_too = lambda before, after: [*line_changes(before, after), *vote_changes(before, after)]
        self.seen = SeenMessages()
        writes = Writes()
        self.sender = Sender(
            tables,
            lambda row: DiscordDesk(self, tables, illustrator, self.seen, writes, row, self.play.adviser),
        )
        self.sender.pause = lambda channel, hurried: shared.throttle.pause(channel, hurried=hurried)
        self.housekeeper = Housekeeper(tables, limits or Lifetimes(), clock)
        self.sleeper = Sleeper(tables.storage, clock)
        self.play = Play(tables, suggests=suggests, workers=shared.workers)
        self.members = Members(self, tables.now)
        self.seeing = Seeing(self, tables, tables.now)
        self.time = Timekeeper(tables, self.play, self.members.is_there, self._left)
        self.choosing = Choosing(tables, self.play, self.time, illustrator)
        self.private_answers = PrivateAnswers(clock, writes, self.choosing.present)
        tables.watchers += [lambda _: self.sleeper.wake(), self.private_answers.changed]
        self.seat_changes = SeatChanges(tables, self.play, illustrator, self.private_answers.silence)
        self.stranded = Stranded(tables, self.play, self.private_answers.moved)
        self.sender.lost = self.stranded.lost
        self._begin_acts(tables, illustrator, clock)
        self.elsewhere = Elsewhere(tables, self.play, clock, self._wake, self._look, self.ratings.forget)
        self.operating = Operating(
            tables, shared.operations, shared.connection, shared.frozen, self._look_again
        )
        self.clicks = Clicks(self.choosing, self.trying, self.seeing)
        self.answering = Answering(tables.languages, self.private_answers, writes, self.sender)
        self.answering.aside = silent(self.sender, tables.languages)
        self.command_ids: dict[str, int] = {}
        """The ids of commands by name, once Discord knows them: a text that names one can be clicked then."""
        self.turn: Callable[[], Awaitable[None]] = partial(asyncio.sleep, IDENTIFY_PAUSE)
        """Waits until this client may identify again."""
        self._patience = PATIENCE
        self._tasks: list[asyncio.Task[None]] = []
        self.was_ready = False
        self.tree.error(self.answering.failed)

    def _begin_acts(self, tables: Tables, illustrator: Illustrator, clock: Clock) -> None:
        """Make what only commands and buttons call."""
        self.voting = Voting(tables, self.seat_changes, self.members.is_there)
        self.signs = Signs(self)
        self.lobbies = Lobbies(tables, self.play)
        self.quick = Quick(tables, self.lobbies, self.choosing)
        self.teaching = Teaching(tables, self.play)
        self.afterwards = Afterwards(tables, self.lobbies)
        self.looking = Looking(tables, illustrator)
        self.hinting = Hinting(tables, self.shared.workers.rate)
        self.reviewing = Reviewing(tables, illustrator, self.shared.patient.rate)
        self.ratings = RatingsNow(tables.storage)
        self.records = Records(tables, illustrator, self.ratings)
        self.orders = Orders(tables, self.play)
        self.jotting = Jotting(tables)
        self.trying = Trying(tables, illustrator)
        self.turns = Turns(tables, self.time)
        self.preferences = Preferences(tables, self.time)
        self.consent = Consent(tables, self.play)
        self.hosting = Hosting(tables, self.play, self.time, self.private_answers.moved)
        # The question whether they are sure is one of the private answers that leaving takes away elsewhere.
        leaving = SeatChanges(tables, self.play, illustrator, lambda *_: None)
        self.leagues = Leagues(
            tables,
            self.lobbies,
            self.seat_changes,
            illustrator,
            partial(begin_thread, self),
            self.members.is_there,
            clock,
        )
        self.forgetting = Forgetting(
            tables,
            self.lobbies,
            leaving,
            self.sender.emptied,
            forgotten=self.ratings.forget,
            without=self.leagues.without,
        )

    async def setup_hook(self) -> None:
        """Load the commands, tell Discord of them, and go on where the program ended."""
        for cog in self._cogs():
            await self.add_cog(cog)
        describe_commands(self.tree, self.tables.command_words, self.tables.language)
        await self.tree.set_translator(Localised(self.tables.command_words, self.tables.language))
        if self.leads:
            self.command_ids.update(await register(self.tree, self.tables.storage))
        else:
            await self._learn_commands()
        self._tasks = [
            asyncio.create_task(watched("sender", self.sender.run), name="sender"),
            asyncio.create_task(
                watched("sleeper", lambda: self.sleeper.run(self.time.see_to)), name="sleeper"
            ),
            asyncio.create_task(watched("housekeeper", self.housekeeper.run), name="housekeeper"),
            asyncio.create_task(watched("teller", lambda: self.shared.owners.run(self)), name="teller"),
            asyncio.create_task(watched("leagues", self.leagues.run), name="leagues"),
        ]
        if self.draws_emojis:
            signs = self.signs.run if self.leads else self.signs.follow
            self._tasks.append(asyncio.create_task(watched("emojis", signs), name="emojis"))
        if self.tables.storage.shard.count > 1:
            self._tasks.append(asyncio.create_task(watched("looker", self.elsewhere.run), name="looker"))
        await self.play.resume()
        await self.reviewing.resume()

    def _cogs(self) -> Iterable[commands.Cog]:
        """Yield the commands, each group with the acts that it carries to."""
        answering, clicks, tables = self.answering, self.clicks, self.tables
        yield LobbyCommands(answering, clicks, tables, self.lobbies, self.voting)
        yield QuickCommand(answering, clicks, self.quick, tables.now)
        yield LearnCommand(answering, clicks, self.teaching)
        yield PlayCommands(answering, clicks, tables, self.choosing, self.tree)
        yield LookCommands(
            answering, clicks, tables, self.looking, self.command_ids, self.seeing, self.stranded
        )
        yield UndoCommands(answering, clicks, tables, self.consent)
        yield HistoryCommands(answering, clicks, tables, self.looking, self.afterwards)
        yield OrderCommands(answering, clicks, tables, self.orders)
        yield RuleCommands(answering, clicks, tables, self.looking)
        yield TurnCommands(answering, clicks, tables, self.turns)
        yield SeatCommands(answering, clicks, tables, self.seat_changes, self.voting)
        yield HostCommands(answering, tables, self.hosting, self.voting)
        yield SettingsCommand(answering, clicks, tables, self.preferences)
        yield RecordCommands(answering, self.records)
        yield RobotCommands(answering, clicks, tables, self.hinting, self.reviewing)
        yield NoteCommand(answering, tables, self.jotting)
        yield TryCommand(answering, clicks, tables, self.trying)
        yield LeagueCommands(answering, clicks, tables, self.leagues)
        yield PrivacyCommands(answering, clicks, self.forgetting)
        yield OperatorCommands(answering, self.operating)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for our turn. Whoever makes the first connection has waited before: for Discord ends one that is idle."""
        if not initial:
            await self.turn()

    async def on_ready(self) -> None:
        """Note that Discord was reached."""
        is_alone = self.tables.storage.shard.count == 1
        if self.leads and not self.was_ready and not await self.tables.storage.count_tables():
            # Of several clients the others may be in servers.
            log.info(FIRST) if self.guilds or not is_alone else log.info(INVITE, self.application_id)
        self.was_ready = True

    @property
    def leads(self) -> bool:
        """Whether this client does what is done once for all: it is that of the first shard."""
        return self.tables.is_mine(None)

    async def _learn_commands(self) -> None:
        """Note the ids of the commands, which another client has told Discord of."""
        self.command_ids.update(await known_ids(self.tables.storage))

    async def _look(self) -> None:
        """Find what others have left behind, and learn what they know."""
        self.sender.look_again()
        await self._learn_commands()

    def _wake(self) -> None:
        """Look at what is to be sent, and at what is due."""
        self.sender.wake()
        self.sleeper.wake()

    async def _left(self, table: int, user: int) -> None:
        """Open the seats of a user who has left the server."""
        await self.seat_changes.left(table, user)

    async def _look_again(self, table: int) -> None:
        """Let a table go on that has stood still."""
        await self.time.look_again(table)
        self.play.drive(table)

    def show_thinking(self) -> None:
        """Show from now on where robots think."""
        self.play.thinking = Thinking(self.types)

    async def types(self, channel: int) -> bool:
        """Show in a channel, for ten seconds, that something is on its way; says whether that was possible."""
        urgency.set(Urgency.TIDYING)
        try:
            await self.get_partial_messageable(channel).typing()
        except UNDELIVERED:
            return False
        return True

    def connection(self) -> ConnectionState:
        """Return how the connection to Discord stands."""
        # discord.py tells how long a heartbeat took, but not when the last one was answered.
        keeper = getattr(self.ws, "_keep_alive", None)
        heartbeat = None if keeper is None else perf_counter() - keeper._last_ack  # noqa: SLF001  # see above
        return ConnectionState(self.is_ready() and not self.is_closed() and keeper is not None, heartbeat)

    async def close(self) -> None:
        """Finish answering, stop sending and playing; what is committed goes on at the next start."""
        await self.answering.close(self._patience)
        await self.elsewhere.close()
        await self.leagues.close()
        await self.reviewing.close()
        await self.play.close()
        await self.private_answers.close(self._patience)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await super().close()

    def abandon(self) -> None:
        """Send and play nothing more, but say so to whoever asks: others may look after this shard from now on.

        Closing waits for nobody then.
        """
        self._patience = 0.0
        self.answering.abandon()
        self.play.stop()
        for task in self._tasks:
            task.cancel()

    def is_busy(self) -> bool:
        """Say whether somebody waits for an answer, something plays by itself, or something committed is not sent yet."""
        busy = (self.answering, self.play, self.leagues, self.elsewhere)
        return any(one.is_busy() for one in busy) or not self.sender.is_idle()

    async def settled(self) -> None:
        """Return when everybody is answered, nothing plays by itself any more and everything committed is sent."""
        while self.is_busy():
            await self.answering.finished()
            await self.elsewhere.rested()
            await self.leagues.rested()
            await self.play.rested()
            await self.sender.emptied()
        await self.private_answers.rested()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Take clicks, choices and sent forms: their ids say all, so they work after a restart too."""
        self.seen.note(interaction)
        kinds = (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if interaction.type in kinds:
            await self.answering.answer(interaction, lambda: self.clicks.handle(interaction))


def options(throttle: Throttle) -> dict[str, Any]:
    """Return what discord.py is told of the bot."""
    return {
        "command_prefix": commands.when_mentioned,
        "help_command": None,
        # An interaction brings all that is needed: a cache of servers would only cost memory.
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


async def watched(
    name: str,
    work: Callable[[], Awaitable[None]],
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> None:
    """Do a piece of work for the life of the program, and begin it again if it fails: the tables go on."""
    while True:
        try:
            await work()
        except StorageError as error:
            log.error("the %s is begun again in %d s: %s", name, AGAIN, error)  # noqa: TRY400  # one line for the operator
        except Exception:
            log.exception("the %s failed and is begun again in %d s", name, AGAIN)
        await sleep(AGAIN)
