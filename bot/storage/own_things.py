"""The part of the door for a user's own things: private notes, tries and reviews."""

from collections.abc import Sequence
from datetime import datetime

from bot.storage import jottings, reviews
from bot.storage.calls import Calls
from bot.storage.reviews import ReviewRow
from bot.storage.rows import Json, NewPost
from bot.storage.tries import forget_tries, read_try, write_try


class OwnThings(Calls):
    """Things that are shown to one user or one seat only. Every method may raise `StorageError`."""

    async def jotting(self, table: int, user: int) -> str:
        """Return a user's private notes at a table; empty if there are none."""
        return await self._read(jottings.read, table, user)

    async def write_jotting(self, table: int, user: int, text: str) -> None:
        """Replace a user's private notes at a table."""
        await self._write(jottings.write, table, user, text)

    async def try_of(self, table: int, user: int) -> Json | None:
        """Return a user's try at a table; None if there is none."""
        return await self._read(read_try, table, user)

    async def write_try(self, table: int, user: int, data: Json | None, at: datetime) -> None:
        """Replace a user's try at a table; None deletes it."""
        await self._write(write_try, table, user, data, at)

    async def forget_tries(self, before: datetime) -> None:
        """Delete the tries that were not changed since then."""
        await self._write(forget_tries, before)

    async def review(self, table: int, seat: int) -> ReviewRow | None:
        """Return the review of a seat; None if nobody has asked for it."""
        return await self._read(reviews.read, table, seat)

    async def reviews_begun(self) -> list[ReviewRow]:
        """Return the reviews that are being made."""
        return await self._read(reviews.begun, self.shard)

    async def ask_review(self, table: int, seat: int, user: int) -> None:
        """Note that a review is to be made, unless there is one."""
        await self._write(reviews.ask, table, seat, user)

    async def write_review(
        self, table: int, seat: int, data: Json, posts: Sequence[NewPost], at: datetime
    ) -> None:
        """Store a requested review, with its posts."""
        await self._tell(reviews.write, table, seat, data, posts, at)
