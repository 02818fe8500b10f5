"""`/table new | join | leave | invite | robot | start | finish | end`."""

from dataclasses import replace

import discord
from discord import app_commands

from bot.acts.answers import Answer
from bot.acts.lobby import Lobbies
from bot.acts.requests import Guest
from bot.acts.voting import Voting
from bot.discord.answering import Cog, Interactions, answered
from bot.discord.describing import server_group, unnamed
from bot.discord.offers import offered
from bot.discord.options import LEVELS, game_offers
from bot.discord.own_threads import begin_thread, delete_thread
from bot.discord.permissions import managed, require_permissions, require_thread_rights
from bot.errors import PlayerError
from bot.menus.autocomplete import Offer
from bot.storage import NewTable, SeatRow
from bot.table.notes import Doors, Notes, ThreadLine
from bot.table.tables import Tables


class LobbyCommands(Cog):
    """Commands that open, join and start a table."""

    group = server_group("table")

    def __init__(self, answering: Interactions, tables: Tables, lobbies: Lobbies, voting: Voting) -> None:
        super().__init__(answering)
        self.tables = tables
        self.lobbies = lobbies
        self.voting = voting

    @group.command(name="new")
    @app_commands.choices(seating=unnamed(("random", "joined")))
    @answered
    async def new(
        self,
        interaction: discord.Interaction,
        game: str,
        seating: app_commands.Choice[str] | None = None,
        private: bool = False,
        rated: bool = False,
        reliability: app_commands.Range[int, 0, 100] = 0,
        thread: bool = False,
    ) -> str:
        """Open a lobby in this channel, or in a new thread below it."""
        by_lot = seating is None or seating.value == "random"
        notes = Notes(
            seating="random" if by_lot else "joined",
            doors=Doors(private=private),
            rated=rated,
            least=reliability,
            # If ratings count, the adviser must not help.
            suggests=not rated,
        )
        require_permissions(interaction.channel, interaction.app_permissions)
        channel = interaction.channel_id
        if thread:
            line = await self._begin_thread(interaction, game)
            notes, channel = replace(notes, line=line), line.message
        assert channel is not None
        user = interaction.user
        new = NewTable(
            channel=channel,
            guild=interaction.guild_id,
            host=user.id,
            game=game,
            at=self.tables.now(),
            seats=(SeatRow(0, user.id, None, user.display_name),),
        )
        try:
            return await self.lobbies.open(new, notes)
        except PlayerError:
            if notes.line is not None:
                await delete_thread(interaction, notes.line)
            raise

    async def _begin_thread(self, interaction: discord.Interaction, game: str) -> ThreadLine:
        """Begin a thread for a table, from its line in this channel."""
        name = await self.lobbies.named(game, interaction.user.id)
        require_thread_rights(interaction.channel, interaction.app_permissions)
        assert interaction.channel_id is not None
        return await begin_thread(interaction.client, interaction.channel_id, name)

    @offered(new, "game")
    async def games(self, _: discord.Interaction, __: str) -> list[Offer]:
        """Offer the games by name."""
        return game_offers(self.tables)

    @group.command(name="join")
    @answered
    async def join(self, interaction: discord.Interaction) -> str | Answer:
        """Join this channel's table."""
        user = interaction.user
        return await self.lobbies.join(await self._here(interaction), user.id, user.display_name)

    @group.command(name="leave")
    @answered
    async def leave(self, interaction: discord.Interaction) -> str:
        """Leave this channel's table before it starts."""
        return await self.lobbies.leave(await self._here(interaction), interaction.user.id)

    @group.command(name="invite")
    @answered
    async def invite(self, interaction: discord.Interaction, user: discord.Member) -> str:
        """Invite a user to the table, with a mention."""
        table, asking = await self._here(interaction), interaction.user
        guest = Guest(user.id, user.display_name, user.bot)
        return await self.lobbies.invite(table, asking.id, asking.display_name, guest)

    @group.command(name="robot")
    @app_commands.choices(kind=LEVELS)
    @answered
    async def robot(
        self, interaction: discord.Interaction, kind: app_commands.Choice[str] | None = None
    ) -> Answer:
        """Seat a robot."""
        table = await self._here(interaction)
        return await self.lobbies.add_robot(table, interaction.user.id, kind=kind.value if kind else None)

    @group.command(name="start")
    @answered
    async def start(self, interaction: discord.Interaction) -> str:
        """Start the game."""
        return await self.lobbies.start(await self._here(interaction), interaction.user.id)

    @group.command(name="end")
    @answered
    async def end(self, interaction: discord.Interaction) -> str | Answer:
        """Ask whether a lobby or a running table is to end without result; a player begins a vote on it."""
        table, user = await self._here(interaction), interaction.user.id
        if await self.voting.is_by_vote(table, user, ends=True):
            return await self.voting.on_end(table, user)
        return await self.lobbies.ask_end(table, user, managed(interaction))

    @group.command(name="finish")
    @answered
    async def finish(self, interaction: discord.Interaction, rated: bool = False) -> str:
        """Vote to end the game with the standing as its result."""
        return await self.voting.on_standing(await self._here(interaction), interaction.user.id, rated=rated)

    async def _here(self, interaction: discord.Interaction) -> int:
        return await self.tables.find(interaction.channel_id)
