"""The part of the narrow door through which a user's own things go: what they write down, try out, and have looked at again."""

from collections.abc import Sequence
from datetime import datetime

from bot.storage import jottings, reviews
from bot.storage.calls import Calls
from bot.storage.reviews import ReviewRow
from bot.storage.rows import Json, NewPost
from bot.storage.tries import forget_tries, read_try, write_try


class OwnThings(Calls):
    """What only one user, or one seat, is shown. Every method may raise `StorageError`."""

    async def jotting(self, table: int, user: int) -> str:
        """Return what a user has written down for themselves at a table; nothing if they have not."""
        return await self._read(jottings.read, table, user)

    async def write_jotting(self, table: int, user: int, text: str) -> None:
        """Put a text in the place of what a user has written down at a table."""
        await self._write(jottings.write, table, user, text)

    async def try_of(self, table: int, user: int) -> Json | None:
        """Return what a user tries out at a table; None if nothing."""
        return await self._read(read_try, table, user)

    async def write_try(self, table: int, user: int, data: Json | None, at: datetime) -> None:
        """Put something in the place of what a user tries out at a table; None leaves nothing."""
        await self._write(write_try, table, user, data, at)

    async def forget_tries(self, before: datetime) -> None:
        """Delete what users have tried out and not gone on with since then."""
        await self._write(forget_tries, before)

    async def review(self, table: int, seat: int) -> ReviewRow | None:
        """Return the review of a seat; None if nobody has asked for it."""
        return await self._read(reviews.read, table, seat)

    async def reviews_begun(self) -> list[ReviewRow]:
        """Return the reviews that are being made."""
        return await self._read(reviews.begun, self.shard)

    async def ask_review(self, table: int, seat: int, user: int) -> None:
        """Note that a review is to be made, unless one is there."""
        await self._write(reviews.ask, table, seat, user)

    async def write_review(
        self, table: int, seat: int, data: Json, posts: Sequence[NewPost], at: datetime
    ) -> None:
        """Keep a review that was asked for, with what is said of it."""
        await self._tell(reviews.write, table, seat, data, posts, at)
