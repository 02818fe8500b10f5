"""`/table new | join | leave | invite | robot | start | end`, and the lobby's buttons."""

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.client import Caravel
from bot.discord.describing import server_group, unnamed
from bot.discord.options import LEVELS
from bot.discord.permissions import require_permissions
from bot.discord.reading import chosen
from bot.discord.replies import Reply
from bot.menus.buttons import AddRobot, ChooseOption, ChoosePace, ChooseValue, Join, Leave, RemoveRobot, Start
from bot.menus.plain import plain
from bot.storage import NewTable, SeatRow
from bot.table.notes import Doors, Notes
from games import all_games


class LobbyCommands(commands.Cog):
    """Opening a table, sitting down, starting."""

    group = server_group("table")

    def __init__(self, bot: Caravel) -> None:
        self.bot = bot
        self.lobbies = bot.lobbies
        bot.clicks.on(Join, self._join)
        bot.clicks.on(Leave, self._leave)
        bot.clicks.on(AddRobot, self._robot)
        bot.clicks.on(RemoveRobot, self._norobot)
        bot.clicks.on(Start, self._start)
        bot.clicks.on(ChooseOption, self._option)
        bot.clicks.on(ChooseValue, self._value)
        bot.clicks.on(ChoosePace, self._pace)

    async def cog_load(self) -> None:
        """Go on where the program ended."""
        await self.lobbies.resume()

    # Commands

    @group.command(name="new")
    @app_commands.choices(seating=unnamed(("random", "joined")))
    async def new(
        self,
        interaction: discord.Interaction,
        game: str,
        seating: app_commands.Choice[str] | None = None,
        private: bool = False,  # noqa: FBT001, FBT002  # an option of a command is named by who types it
    ) -> None:
        """Open a lobby in this channel."""
        by_lot = seating is None or seating.value == "random"
        notes = Notes(seating="random" if by_lot else "joined", doors=Doors(private=private))

        async def work(interaction: discord.Interaction, reply: Reply) -> None:
            require_permissions(interaction.channel, interaction.app_permissions)
            assert interaction.channel_id is not None
            user = interaction.user
            new = NewTable(
                channel=interaction.channel_id,
                guild=interaction.guild_id,
                host=user.id,
                game=game,
                at=self.bot.tables.now(),
                seats=(SeatRow(0, user.id, None, user.display_name),),
            )
            await reply.send(await self.lobbies.open(new, notes))

        await self.bot.answer(interaction, work)

    @new.autocomplete("game")
    async def games(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the games by name."""
        names = {key: self.bot.tables.game_words(game)("game-name") for key, game in all_games().items()}
        return [
            app_commands.Choice(name=name, value=key)
            for key, name in names.items()
            if typed.lower() in name.lower()
        ]

    @group.command(name="join")
    async def join(self, interaction: discord.Interaction) -> None:
        """Sit down at this channel's table."""
        await self._here(interaction, self._join)

    @group.command(name="leave")
    async def leave(self, interaction: discord.Interaction) -> None:
        """Leave this channel's table before it starts."""
        await self._here(interaction, self._leave)

    @group.command(name="invite")
    async def invite(self, interaction: discord.Interaction, user: discord.Member) -> None:
        """Ask somebody to sit down, with a mention."""

        async def work(interaction: discord.Interaction, reply: Reply, table: int) -> None:
            asking = interaction.user
            await self.lobbies.invite(table, asking.id, asking.display_name, user.id)
            await reply.send(self.bot.tables.words("invited", name=plain(user.display_name)))

        await self._here(interaction, work)

    @group.command(name="robot")
    @app_commands.choices(kind=LEVELS)
    async def robot(
        self, interaction: discord.Interaction, kind: app_commands.Choice[str] | None = None
    ) -> None:
        """Seat a robot."""

        async def work(interaction: discord.Interaction, reply: Reply, table: int) -> None:
            await self._robot(interaction, reply, table, kind.value if kind else None)

        await self._here(interaction, work)

    @group.command(name="start")
    async def start(self, interaction: discord.Interaction) -> None:
        """Start the game."""
        await self._here(interaction, self._start)

    @group.command(name="end")
    async def end(self, interaction: discord.Interaction) -> None:
        """End a lobby or a running table without result."""

        async def work(interaction: discord.Interaction, reply: Reply, table: int) -> None:
            user = interaction.user
            await reply.send(await self.lobbies.end(table, user.id, user.display_name))

        await self._here(interaction, work)

    async def _here(
        self,
        interaction: discord.Interaction,
        work: Callable[[discord.Interaction, Reply, int], Awaitable[None]],
    ) -> None:
        async def find_and_work(interaction: discord.Interaction, reply: Reply) -> None:
            await work(interaction, reply, await self.bot.tables.find(interaction.channel_id))

        await self.bot.answer(interaction, find_and_work)

    # Buttons, most of them also a command

    async def _join(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        user = interaction.user
        await reply.send(await self.lobbies.join(table, user.id, user.display_name))

    async def _leave(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        await reply.send(await self.lobbies.leave(table, interaction.user.id))

    async def _robot(
        self, interaction: discord.Interaction, reply: Reply, table: int, kind: str | None = None
    ) -> None:
        await reply.seen(await self.lobbies.add_robot(table, interaction.user.id, kind))

    async def _norobot(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        await reply.seen(await self.lobbies.remove_robot(table, interaction.user.id))

    async def _option(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        await reply.answer(await self.lobbies.offer_values(table, interaction.user.id, chosen(interaction)))

    async def _value(self, interaction: discord.Interaction, reply: Reply, table: int, key: str) -> None:
        value = chosen(interaction)
        await reply.send(await self.lobbies.choose_value(table, interaction.user.id, key, value))

    async def _pace(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        await reply.send(await self.lobbies.choose_pace(table, interaction.user.id, chosen(interaction)))

    async def _start(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        await reply.send(await self.lobbies.start(table, interaction.user.id))


async def setup(bot: Caravel) -> None:
    """Add the cog."""
    await bot.add_cog(LobbyCommands(bot))
