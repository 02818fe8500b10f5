"""`python -m tests.bench._bot URL TOKEN DATABASE`: the bot in a process of its own; for each line that it reads it prints what it has counted."""

import asyncio
import json
import sys
from collections import Counter
from collections.abc import Sequence
from typing import Any

import discord

from bot.acts.resources import Resources
from bot.app import App
from bot.discord.client import Caravel
from bot.discord.shared import Shared
from bot.local import client_arguments, redirect
from bot.posts.painters import Painters
from bot.program.run import be_swift, check_data
from bot.storage import Json, open_storage
from bot.table.tables import Tables
from render.picture import Look, Picture


class Counting:
    """Counts pictures and loaded tables."""

    def __init__(self) -> None:
        self.counts = Counter[str]()
        self.painters = Painters()

    def paint(self, picture: Picture[Any], look: Look[Any]) -> Sequence[bytes]:
        """Draw a picture in the picture process."""
        self.counts["hands" if picture.private else "boards"] += 1
        return self.painters(picture, look)


async def main(url: str, token: str, database: str) -> None:
    """Run the bot until the input ends."""
    check_data()
    be_swift()
    counting = Counting()
    async with await open_storage(database) as storage:
        load_log = storage.load_log

        async def counted(table: int, since: int = 0) -> list[Json]:
            counting.counts["loads"] += 1
            return await load_log(table, since)

        storage.load_log = counted
        with redirect(url), Resources(paint=counting.paint) as resources, Shared(resources) as shared:
            app = App(Tables(storage), resources)
            await app.start()
            bot = Caravel(app, shared, **client_arguments())
            await bot.login(token)
            connection = asyncio.create_task(bot.connect())
            await bot.wait_until_ready()
            await _tell(counting.counts)
            await bot.close()
            await app.close()
            await asyncio.gather(connection, return_exceptions=True)
    counting.painters.close()


async def _tell(counts: Counter[str]) -> None:
    """Print the counts once when ready, and again for each line of input."""
    lines = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    while True:
        sys.stdout.write(f"{json.dumps(counts)}\n")
        sys.stdout.flush()
        if not await lines.readline():
            return


if __name__ == "__main__":
    discord.utils.setup_logging(level=40)
    asyncio.run(main(*sys.argv[1:]))
