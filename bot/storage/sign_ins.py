"""The storage calls for signing in to the page: launches, sign-in numbers and keys."""

from datetime import datetime

from bot.storage import signing_in
from bot.storage.calls import Calls
from bot.storage.hints import Hint
from bot.storage.signing_in import PageKey


class SignIns(Calls):
    """Sign-ins, and the channels where the page was opened. Every method may raise `StorageError`."""

    async def remember_launch(
        self, instance: str, channel: int, guild: int | None, at: datetime, before: datetime
    ) -> None:
        """Store the channel of an instance of the page, opened `at`, and delete those opened before `before`."""
        await self._write(signing_in.remember_launch, instance, channel, guild, at, before)

    async def launch(self, instance: str) -> tuple[int, int | None] | None:
        """Return the channel and guild ids of an instance; None if it is unknown."""
        return await self._read(signing_in.launch, instance)

    async def sign_in(self, user: int, fresh: int) -> int:
        """Sign a user in, and return the number that their bearer tokens must contain: `fresh` if they were not signed in."""
        return await self._write(signing_in.sign_in, user, fresh)

    async def sign_in_number(self, user: int) -> int | None:
        """Return the number that a user's bearer tokens must contain; None if they are not signed in."""
        return await self._read(signing_in.number_of, user)

    async def sign_out(self, user: int) -> None:
        """Invalidate all bearer tokens of a user, and tell the other clients."""
        await self._let_hear(lambda _: [Hint("signed-out", user)], signing_in.sign_out, user)

    async def page_keys(self) -> list[PageKey]:
        """Return the keys that sign bearer tokens, the newest first."""
        return await self._read(signing_in.page_keys)

    async def replace_page_key(self, key: str, made: datetime, before: datetime) -> list[PageKey]:
        """Add a key, unless there is one made after `before`. Keep the two newest keys and return them."""
        return await self._write(signing_in.replace_page_key, key, made, before)
