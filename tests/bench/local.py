"""Figures of the local Discord: a fresh one for each test, interactions a second, a post to a hundred browsers."""

import asyncio
import statistics
from time import perf_counter
from typing import Any

import aiohttp
import discord

from bot.local import LocalDiscord, ManualClock, Message, Person, client_arguments, redirect
from tests.support.local import TestBot, running

VISITS, BROWSERS, POSTS = 20, 100, 10
CLICKS, IN_FLIGHT = 2000, 8
MILLISECONDS = 1000


class Panel(discord.ui.View):
    """One button whose handler only answers."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Go", custom_id="go")
    async def go(self, interaction: discord.Interaction, _: discord.ui.Button) -> None:
        """Answer."""
        await interaction.response.defer()


def bot() -> TestBot:
    """Build a client with one command that shows the button."""
    client = TestBot(**client_arguments())

    @client.tree.command(description="Show the button")
    async def panel(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("a panel", view=Panel())

    return client


async def figures() -> list[dict[str, Any]]:
    """Measure all three."""
    visits = statistics.median([await visit() for _ in range(VISITS)])
    rate = await clicks()
    reached = max(await posts())
    return [
        figure("fresh local Discord, login, sync, a command, close", visits, "ms", "50 ms", visits / 50),
        figure(
            "interactions that are only answered, one process", rate, "1/s", "1000/s at least", rate / 1000
        ),
        figure("a post reaches 100 browsers", reached, "ms", "200 ms", reached / 200),
    ]


def figure(name: str, value: float, unit: str, against: str, ratio: float) -> dict[str, Any]:
    """Build one line."""
    return {
        "name": name,
        "value": round(value, 2),
        "unit": unit,
        "against": against,
        "ratio": round(ratio, 3),
    }


async def visit() -> float:
    """Start everything, use one command, close everything; gives milliseconds."""
    begin = perf_counter()
    server = LocalDiscord(clock=ManualClock())
    await server.start()
    with redirect(server.url):
        async with running(bot(), server):
            await server.user("alice").slash(server.channel("general"), "panel")
    await server.close()
    return (perf_counter() - begin) * MILLISECONDS


async def clicks() -> float:
    """Click a button over and over, some clicks in flight at any time; gives clicks per second."""
    server = LocalDiscord(clock=ManualClock())
    await server.start()
    with redirect(server.url):
        async with running(bot(), server):
            people = [server.user(f"person {number}") for number in range(IN_FLIGHT)]
            panel = (await people[0].slash(server.channel("general"), "panel")).message
            begin = perf_counter()
            await asyncio.gather(*(click_often(person, panel) for person in people))
            seconds = perf_counter() - begin
    await server.close()
    return CLICKS / seconds


async def click_often(person: Person, panel: Message) -> None:
    """Click one's share."""
    for _ in range(CLICKS // IN_FLIGHT):
        await person.click(panel, "go")


async def posts() -> list[float]:
    """Post with a hundred browsers looking on; gives the milliseconds until the last one has it, per post."""
    server = LocalDiscord(clock=ManualClock())
    await server.start()
    alice, place = server.user("alice"), server.channel("general")
    headers = {"Origin": server.url}
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session:
        address = f"{server.url}/page/socket"
        browsers = [await session.ws_connect(address, headers=headers) for _ in range(BROWSERS)]
        await asyncio.gather(*(until_message(browser, "world") for browser in browsers))
        taken = []
        for number in range(POSTS):
            waiting = [asyncio.create_task(until_message(browser, "message")) for browser in browsers]
            begin = perf_counter()
            await alice.say(place, f"post {number}")
            await asyncio.gather(*waiting)
            taken.append((perf_counter() - begin) * MILLISECONDS)
        await server.close()
    return taken


async def until_message(browser: aiohttp.ClientWebSocketResponse, kind: str) -> None:
    """Read until something of that kind comes."""
    while (await browser.receive_json())["t"] != kind:
        pass
