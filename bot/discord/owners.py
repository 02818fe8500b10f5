"""Tells the operators in person what goes wrong: what the log calls an error, gathered, a message at a time."""

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
"""How often it looks for news; meanwhile, what belongs together gathers."""
PAUSE = timedelta(minutes=15)
"""The least time between two messages, whatever happens."""
CONTENT, LINE = 2000, 160


class Owners:
    """The operators of the bot, and what they were told. Its task is `run`, of any client that reaches them."""

    def __init__(self, users: Iterable[int], words: Phrases, clock: Clock) -> None:
        self._users = sorted(users)
        self._words = words
        self._clock = clock
        self._next: datetime | None = None
        self.news = News()

    def listen(self) -> None:
        """Begin to gather, if there is anybody to be told."""
        if self._users:
            logging.getLogger().addHandler(self.news)

    def stop_listening(self) -> None:
        """Gather no more."""
        logging.getLogger().removeHandler(self.news)

    async def run(self, client: discord.Client) -> None:
        """Tell what there is, for the life of a client."""
        never = asyncio.Event()
        while True:
            await self._clock.sleep_until(self._clock.now() + EVERY, never)
            await self.tick(client)

    async def tick(self, client: discord.Client) -> None:
        """Tell every operator what was gathered, if it is not too soon after the last time."""
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
        """Send a direct message; says whether that is settled: it was sent, or never can be."""
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
    """Return what was gathered as one message."""
    lines = [words("operators-head")]
    for kind in taken.values():
        lines += [f"- {plain(short(example, LINE))}" for example in kind.examples]
        if kind.count > len(kind.examples):
            lines.append(words("operators-more", count=kind.count - len(kind.examples)))
    text = "\n".join(lines)
    return text if len(text) <= CONTENT else text[: CONTENT - 1] + "…"
