"""Figures of the GUILDS intent: what it costs a client in 2,499 servers, the most that Discord gives one, to hear of their channels.

The bot asks for no intent. The figures decide whether that stays so: it would only if start and memory stayed within a tenth.
"""

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

import discord

from bot.acts.resources import Resources
from bot.app import App
from bot.discord.client import Caravel
from bot.discord.shared import Shared
from bot.local import LocalDiscord, client_arguments, gateway, payloads, redirect
from bot.local.shards import MOST_GUILDS, Shard
from bot.local.things import Guild, Role
from bot.local.world import World
from bot.program.run import be_swift
from bot.storage import open_storage
from bot.table.tables import Tables
from tests.bench._measuring import figure
from tests.bench.time import ROOT

SERVERS, CHANNELS, ROLES = MOST_GUILDS - 1, 30, 15
"""How large the servers are: an ordinary community."""
ROUNDS = 4
"""How often the bot is started with each; the first start tells Discord of the commands, and counts for nothing."""
BREATH = 0.01
QUIET = 5.0
"""Seconds until a bot that has started is quiet."""


def figures() -> Iterator[dict[str, Any]]:
    """Measure everything, one figure at a time."""
    with tempfile.TemporaryDirectory(prefix="caravel-bench-") as folder:
        found = asyncio.run(_against_discord(Path(folder)))
    for name, unit, number in (("start-up", "s", 0), ("memory", "MiB", 1)):
        without, heard = (min(each[number] for each in found[intent][1:]) for intent in ("none", "guilds"))
        about = f"{name} in {SERVERS:,} servers, with the GUILDS intent"
        yield figure(about, heard, unit, "without it", without)


async def _against_discord(folder: Path) -> dict[str, list[list[float]]]:
    """Return what processes print that start the bot with each intent, by turns."""
    server = LocalDiscord()
    _settle(server.world)
    await server.start()
    found: dict[str, list[list[float]]] = {"none": [], "guilds": []}
    for _ in range(ROUNDS):
        for intent, printed in found.items():
            arguments = [server.url, server.token, str(folder / f"{intent}.sqlite"), intent]
            child = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.bench.intents", *arguments), cwd=ROOT, stdout=subprocess.PIPE
            )
            output, _ = await child.communicate()
            assert child.returncode == 0
            printed.append([float(one) for one in output.split()])
    await server.close()
    return found


def _settle(world: World) -> None:
    """Found servers, which all look like the first: to describe each by itself would take an hour."""
    for number in range(CHANNELS):
        channel = world.new_channel(world.guild, f"channel {number}")
        for role in world.roles.values():
            channel.overwrites[str(role.id)] = [0, 0, 0]
    for number in range(ROLES):
        world.add(Role(world.new_id(), world.guild.id, f"role {number}", 0))
    pattern = payloads.guild_event(world, world.guild)
    for number in range(SERVERS - len(world.guilds)):
        world.new_guild(f"server {number}", world.guild.owner_id, Shard())
    everyone = str(world.guild.id)

    def event(_: World, guild: Guild) -> dict[str, Any]:
        def own(one: dict[str, Any]) -> dict[str, Any]:
            mine = one["id"] == everyone
            return {**one, "id": str(guild.id) if mine else str(world.new_id())}

        parts = {name: [own(one) for one in pattern[name]] for name in ("channels", "roles")}
        return {**pattern, **parts, "id": str(guild.id), "name": guild.name}

    gateway.payloads.guild_event = event


async def _start(url: str, token: str, database: str, intent: str) -> None:
    """Start the bot; print the seconds until it knows all servers that it hears of, and the MiB that it holds once it is quiet."""
    start = perf_counter()
    be_swift()
    arguments: dict[str, Any] = client_arguments()
    if intent == "guilds":
        arguments |= {"intents": discord.Intents(guilds=True), "guild_ready_timeout": 2.0}
    async with await open_storage(Path(database)) as storage:
        with redirect(url), Resources() as resources:
            async with App(Tables(storage), resources) as app:
                bot = Caravel(app, Shared(resources), **arguments)
                await bot.login(token)
                connection = asyncio.create_task(bot.connect())
                await bot.wait_until_ready()
                while intent == "guilds" and not all(guild.channels for guild in bot.guilds):
                    await asyncio.sleep(BREATH)
                seconds = perf_counter() - start
                await asyncio.sleep(QUIET)
                sys.stdout.write(f"{seconds} {_memory()}\n")
                await bot.close()
                await asyncio.gather(connection, return_exceptions=True)


def _memory() -> float:
    """Return the MiB that this process holds now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / 2**20


if __name__ == "__main__":
    asyncio.run(_start(*sys.argv[1:5]))
