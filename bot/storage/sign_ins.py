"""The part of the narrow door through which signing in to the page goes: launches, numbers of users, keys."""

from datetime import datetime

from bot.storage import signing_in
from bot.storage.calls import Calls
from bot.storage.hints import Hint
from bot.storage.signing_in import PageKey


class SignIns(Calls):
    """Who has signed in, and where the page was opened. Every method may raise `StorageError`."""

    async def remember_launch(
        self, instance: str, channel: int, guild: int | None, at: datetime, before: datetime
    ) -> None:
        """Note in which channel an instance of the page was opened; what is from before a moment is forgotten."""
        await self._write(signing_in.remember_launch, instance, channel, guild, at, before)

    async def launch(self, instance: str) -> tuple[int, int | None] | None:
        """Return the channel and the guild in which an instance was opened; None if it is not known."""
        return await self._read(signing_in.launch, instance)

    async def sign_in(self, user: int, fresh: int) -> int:
        """Return the number that a user's bearers must name: `fresh` if they were signed in nowhere."""
        return await self._write(signing_in.sign_in, user, fresh)

    async def sign_in_number(self, user: int) -> int | None:
        """Return the number that a user's bearers must name; None if they are signed in nowhere."""
        return await self._read(signing_in.number_of, user)

    async def sign_out(self, user: int) -> None:
        """Let none of a user's bearers count any more."""
        await self._let_hear(lambda _: [Hint("signed-out", user)], signing_in.sign_out, user)

    async def page_keys(self) -> list[PageKey]:
        """Return the keys that sign bearers, the newest first."""
        return await self._read(signing_in.page_keys)

    async def replace_page_key(self, key: str, made: datetime, before: datetime) -> list[PageKey]:
        """Put a key before the others, unless there is one made after a moment; two are kept. Returns them."""
        return await self._write(signing_in.replace_page_key, key, made, before)
