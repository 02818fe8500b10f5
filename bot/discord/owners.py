"""Sends the operators direct messages about errors: the log's errors are gathered and sent together."""

import asyncio
import logging
from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta

import aiohttp
import discord

from bot.health.news import News, NewsKind
from bot.menus.parts import short
from bot.menus.plain import plain
from bot.time.clock import Clock
from games.words.phrases import Phrases

log = logging.getLogger(__name__)

EVERY = timedelta(minutes=1)
"""Time between two checks for news; meanwhile related news gather."""
PAUSE = timedelta(minutes=15)
"""Minimum time between two messages."""
CONTENT, LINE = 2000, 160


class Owners:
    """The operators of the bot, and the news for them. Run its task, `run`, with any client that can reach them."""

    def __init__(self, users: Iterable[int], words: Phrases, clock: Clock) -> None:
        self._users = sorted(users)
        self._words = words
        self._clock = clock
        self._next: datetime | None = None
        self.news = News()

    def listen(self) -> None:
        """Start gathering, if the bot has operators."""
        if self._users:
            logging.getLogger().addHandler(self.news)

    def stop_listening(self) -> None:
        """Stop gathering."""
        logging.getLogger().removeHandler(self.news)

    async def run(self, client: discord.Client) -> None:
        """Send the news at intervals, for the life of a client."""
        never = asyncio.Event()
        while True:
            await self._clock.sleep_until(self._clock.now() + EVERY, never)
            await self.tick(client)

    async def tick(self, client: discord.Client) -> None:
        """Send the gathered news to every operator, unless the last message was sent too recently."""
        now = self._clock.now()
        if self._next is not None and now < self._next:
            return
        taken = self.news.take()
        if not taken:
            return
        self._next = now + PAUSE
        text = told(taken, self._words)
        if not any([await self._tell(client, user, text) for user in self._users]):
            self.news.give_back(taken)

    async def _tell(self, client: discord.Client, user: int, text: str) -> bool:
        """Send a direct message. Return whether no retry is needed: it was sent, or never can be."""
        try:
            channel = await client.create_dm(discord.Object(user))
            await channel.send(text, allowed_mentions=discord.AllowedMentions.none())
        except (discord.Forbidden, discord.NotFound):
            log.warning("an operator of CARAVEL_OWNERS takes no direct messages from the bot")
        except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError) as error:
            log.warning("the operators cannot be told: %s", error)
            return False
        return True


def told(taken: Mapping[str, NewsKind], words: Phrases) -> str:
    """Return gathered news as one message."""
    lines = [words("operators-head")]
    for kind in taken.values():
        lines += [f"- {plain(short(example, LINE))}" for example in kind.examples]
        if kind.count > len(kind.examples):
            lines.append(words("operators-more", count=kind.count - len(kind.examples)))
    text = "\n".join(lines)
    return text if len(text) <= CONTENT else text[: CONTENT - 1] + "…"
