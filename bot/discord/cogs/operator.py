"""`/operator status | announce | freeze | thaw | export`: hidden from everybody but administrators, answered to owners."""

import discord
from discord import app_commands

from bot.acts.answers import Answer
from bot.acts.operating import Operating
from bot.discord.answering import Cog, Interactions, answered
from bot.discord.describing import server_group

Number = app_commands.Range[int, 1, 10**15]
MOST_SAID = 1500
"""Maximum number of characters of an announcement."""


class OperatorCommands(Cog):
    """The operator's commands. They refuse all other users: Discord hides the commands, but a server may show them."""

    group = server_group("operator", discord.Permissions.none())

    def __init__(self, answering: Interactions, operating: Operating) -> None:
        super().__init__(answering)
        self.operating = operating

    @group.command(name="status")
    @answered
    async def status(self, interaction: discord.Interaction) -> str:
        """Report the program's state."""
        return await self.operating.status(interaction.user.id)

    @group.command(name="announce")
    @answered
    async def announce(
        self,
        interaction: discord.Interaction,
        text: app_commands.Range[str, 1, MOST_SAID],
        sure: bool = False,
    ) -> str:
        """Post a text at every table."""
        return await self.operating.announce(interaction.user.id, text, sure=sure)

    @group.command(name="freeze")
    @answered
    async def freeze(self, interaction: discord.Interaction, table: Number) -> str:
        """Stop a table."""
        return await self.operating.freeze(interaction.user.id, table)

    @group.command(name="thaw")
    @answered
    async def thaw(self, interaction: discord.Interaction, table: Number) -> str:
        """Resume a stopped table."""
        return await self.operating.thaw(interaction.user.id, table)

    @group.command(name="export")
    @answered
    async def export(self, interaction: discord.Interaction, table: Number) -> Answer:
        """Return a table's save."""
        return await self.operating.export(interaction.user.id, table)
