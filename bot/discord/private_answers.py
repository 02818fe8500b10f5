"""Private answers that can still be taken away: Discord lets us delete one for a quarter of an hour."""

import asyncio
import logging
from collections import defaultdict, deque
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

import aiohttp
import discord

log = logging.getLogger(__name__)

LIFE = timedelta(minutes=15)
"""How long an interaction's token lives."""

MOST = 50
"""How many answers of one user in one channel are remembered, the newest."""


@dataclass(frozen=True, slots=True)
class _Given:
    at: datetime
    interaction: discord.Interaction


class PrivateAnswers:
    """The private answers of the last minutes, by channel and user. Kept in memory only: after a restart they stay."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._kept: dict[tuple[int, int], deque[_Given]] = defaultdict(lambda: deque(maxlen=MOST))
        self._swept = now()
        self._deleting: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return sum(map(len, self._kept.values()))

    def remember(self, interaction: discord.Interaction) -> None:
        """Remember a private answer that was given."""
        if interaction.channel_id is None:
            return
        self._sweep()
        key = (interaction.channel_id, interaction.user.id)
        self._kept[key].append(_Given(self._now(), interaction))

    def moved(self, old: int, new: int) -> None:
        """Note that a table plays in another channel now."""
        for channel, user in [key for key in self._kept if key[0] == old]:
            self._kept[new, user].extend(self._kept.pop((channel, user)))

    def silence(self, channel: int, user: int) -> None:
        """Begin to delete what a user was told privately in a channel, as far as that is possible."""
        for given in self._kept.pop((channel, user), ()):
            if given.at + LIFE > self._now():
                task = asyncio.create_task(_delete(given.interaction), name="delete a private answer")
                self._deleting.add(task)
                task.add_done_callback(self._deleting.discard)

    async def rested(self) -> None:
        """Return when what was begun is done."""
        await asyncio.gather(*self._deleting, return_exceptions=True)

    def _sweep(self) -> None:
        """Forget what cannot be deleted any more, now and then."""
        now = self._now()
        if now < self._swept + LIFE:
            return
        self._swept = now
        for key in [key for key, kept in self._kept.items() if kept[-1].at + LIFE < now]:
            del self._kept[key]


async def _delete(interaction: discord.Interaction) -> None:
    try:
        await interaction.delete_original_response()
    except discord.NotFound:
        # The user has dismissed it, or it was a form.
        return
    except (discord.HTTPException, aiohttp.ClientError) as error:
        log.warning("a private answer of interaction %s stays: %s", interaction.id, error)
