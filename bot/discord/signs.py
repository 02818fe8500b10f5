"""Custom emojis for goods, roles and pieces. They are made from the sprites, and missing ones are uploaded after the start.

Messages are complete without them, because words say the same. `Signs.known` fills up while the bot plays. The emojis that a
message lacks are uploaded first, and then added to it. If Discord refuses an emoji, the message is sent without any.
"""

import asyncio
import logging
import re
from collections import deque
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import suppress
from typing import Any, TypeVar

import aiohttp
import discord
from discord import ui

from bot.discord.known import NONE, Known
from bot.discord.throttle import urgency
from bot.discord.widgets import view_of
from bot.discord.writes import MessageLock
from bot.menus.parts import Button, Controls, Select
from bot.posts.outgoing import Urgency
from games import all_games
from games.core import record
from games.words.view import signs
from render.emojis import emoji_name, emoji_png, is_ours
from render.gallery import pictures

log = logging.getLogger(__name__)
T = TypeVar("T")

PACE = 0.25
"""Seconds between two uploads. All emojis arrive within a minute of the first start, those of a question within seconds."""
EVERY, SOON = 600.0, 10.0
"""Seconds between two checks for emojis that another client has uploaded, while some are missing."""
MOST_LACKING = 200
"""Maximum number of messages remembered that lack some of their emojis; the newest are kept."""
MOST = 2000
"""Maximum number of emojis of an application."""

_SIGN = re.compile("\ue000([a-z0-9_]{1,30})\ue001")


@record
class _Lacking:
    """A message that was shown without some `sprites`; `edit` gives it other controls unless it has changed after its `turn`."""

    sprites: frozenset[str]
    controls: Controls
    lock: MessageLock
    turn: int
    edit: Callable[[ui.View], Awaitable[object]]


class Signs:
    """The emojis of an application, by sprite. One client maintains them (`run`); others read them (`follow`)."""

    def __init__(
        self, client: discord.Client, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    ) -> None:
        self._client = client
        self._sleep = sleep
        self.known: dict[str, discord.PartialEmoji] = {}
        self._come = False
        """Whether missing emojis are being uploaded."""
        self._lacking: deque[_Lacking] = deque(maxlen=MOST_LACKING)

    def lack(
        self, controls: Controls, lock: MessageLock, edit: Callable[[ui.View], Awaitable[object]]
    ) -> None:
        """Note that a message was shown with these controls. Edit it later if their missing emojis are being uploaded."""
        missing = frozenset(signs_in(controls)) - self.known.keys()
        if self._come and missing:
            self._lacking.append(_Lacking(missing, controls, lock, lock.turns, edit))

    async def run(self) -> None:
        """Upload all missing emojis, then only wait for the cancellation."""
        self._come = True
        await self._client.wait_until_ready()
        urgency.set(Urgency.TIDYING)
        try:
            await self.complete()
        except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as error:
            log.warning("not all emojis are there, words stand alone instead: %s", error)
        self._come = False
        self._lacking.clear()
        await asyncio.Event().wait()

    async def follow(self) -> None:
        """Fetch the emojis that another client maintains, at intervals."""
        self._come = True
        await self._client.wait_until_ready()
        urgency.set(Urgency.TIDYING)
        while True:
            try:
                wanted = await asyncio.to_thread(wanted_emojis)
                await self._look(wanted)
                self._come = not self.known.keys() >= set(wanted.values())
                await self._add(wanted)
            except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as error:
                log.warning("which emojis are there is not known: %s", error)
            await self._sleep(SOON if self._come else EVERY)

    async def complete(self) -> None:
        """Upload the emojis that are missing, and delete our outdated ones."""
        wanted = await asyncio.to_thread(wanted_emojis)
        there = await self._look(wanted)
        for name, emoji in there.items():
            if is_ours(name) and name not in wanted:
                # The operator may have deleted it meanwhile.
                with suppress(discord.NotFound):
                    await self._patiently(emoji.delete)
        room = MOST - sum(not is_ours(name) or name in wanted for name in there)
        missing = dict([one for one in wanted.items() if one[0] not in there][:room])
        while missing:
            await self._add(wanted)
            name = self._next(missing)
            sprite = missing.pop(name)
            image = await asyncio.to_thread(emoji_png, sprite)
            made = await self._patiently(
                lambda name=name, image=image: self._client.create_application_emoji(name=name, image=image)
            )
            self._note(sprite, made)
        await self._add(wanted)

    def _next(self, missing: Mapping[str, str]) -> str:
        """Return the name of the emoji to upload next: one that the oldest message lacks, else the first."""
        for message in self._lacking:
            for name, sprite in missing.items():
                if sprite in message.sprites:
                    return name
        return next(iter(missing))

    async def _add(self, wanted: Mapping[str, str]) -> None:
        """Add their emojis to messages that lacked some, if all of them are there and the message has not changed meanwhile."""
        sprites = frozenset(wanted.values())
        whole = [one for one in self._lacking if one.sprites & sprites <= self.known.keys()]
        for message in whole:
            self._lacking.remove(message)
            async with message.lock:
                if message.lock.turns == message.turn + 1:
                    try:
                        await message.edit(view_of(message.controls, self.known))
                    except (discord.HTTPException, aiohttp.ClientError) as error:
                        log.debug("a message stays without emojis: %s", type(error).__name__)

    async def _look(self, wanted: Mapping[str, str]) -> dict[str, discord.Emoji]:
        """Return the existing emojis by name, and note those that are wanted."""
        there = {one.name: one for one in await self._patiently(self._client.fetch_application_emojis)}
        for name, emoji in there.items():
            if name in wanted:
                self._note(wanted[name], emoji)
        return there

    def _note(self, sprite: str, emoji: discord.Emoji) -> None:
        self.known[sprite] = discord.PartialEmoji(name=emoji.name, id=emoji.id)

    async def _patiently(self, ask: Callable[[], Awaitable[T]]) -> T:
        """Run `ask`, paced, and retry when Discord's rate limit has passed."""
        while True:
            await self._sleep(PACE)
            try:
                return await ask()
            except discord.RateLimited as limit:
                await self._sleep(limit.retry_after)


def wanted_emojis() -> dict[str, str]:
    """Draw all emojis, and return their names and images.

    Those of short tables, such as roles, come first, because first questions show them.
    """
    for key in all_games():
        # A game's own sprites are known once its pictures are.
        pictures(key)
    named = sorted((found for key in all_games() for found in signs(key).values()), key=len)
    return {emoji_name(sprite): sprite for found in named for sprite in sorted(set(found.values()))}


def signs_in(controls: Controls) -> Iterator[str]:
    """Yield the sprites of controls."""
    for item in (item for row in controls for item in row):
        parts = item.choices if isinstance(item, Select) else (item,) if isinstance(item, Button) else ()
        yield from (part.sign for part in parts if part.sign)


def note_lack(
    client: Any, controls: Controls, lock: MessageLock, edit: Callable[[ui.View], Awaitable[object]]
) -> None:
    """Have a message that was just shown edited when the emojis of its controls arrive; nothing for a client that is not ours."""
    found = getattr(client, "signs", None)
    if isinstance(found, Signs):
        found.lack(controls, lock, edit)


def signs_of(client: Any) -> dict[str, discord.PartialEmoji]:
    """Return the emojis that a client knows; none of a client that is not ours."""
    found = getattr(client, "signs", None)
    return found.known if isinstance(found, Signs) else {}


async def with_signs(client: Any, show: Callable[[Known], Awaitable[T]]) -> T:
    """Show something with emojis. If Discord refuses it, because an emoji was deleted, show it without any."""
    known = signs_of(client)
    if known:
        try:
            return await show(known)
        except discord.HTTPException as error:
            if error.status != 400 or "emoji" not in str(error).lower():
                raise
            log.warning("a message is shown without emojis from now on: %s", error)
            known.clear()
    return await show(NONE)


def sign_text(text: str, known: Known, most: int) -> str:
    """Return a text with its signs as emojis, or without them if it would be longer than `most` characters."""
    told = _SIGN.sub(lambda found: f"{known[found[1]]} " if found[1] in known else "", text)
    return told if len(told) <= most else _SIGN.sub("", text)
