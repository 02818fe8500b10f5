"""The unmodified discord.py client at the local Discord."""

import discord


def hello(client):
    @client.tree.command(description="Say hello")
    async def hello(interaction: discord.Interaction, name: str = "sailor"):
        await interaction.response.send_message(f"Hello {name}")


async def test_a_slash_command_is_answered(discord_server, bot):
    await bot(hello)
    alice, table = discord_server.user("alice"), discord_server.channel("general")
    reply = await alice.slash(table, "hello", {"name": "Bob"})
    assert reply.content == "Hello Bob"
    assert discord_server.user("bob").sees(table) == [reply.message]
