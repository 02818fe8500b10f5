"""A user's private notes at a table, shown to them with their hand."""

from bot.errors import PlayerError
from bot.menus.plain import harmless
from bot.table.live import Started
from bot.table.tables import Tables

MOST = 500
"""Maximum number of characters of a user's private notes at a table."""


class Jotting:
    """Keeps and shows private notes. Every method raises `PlayerError` unless the user has a seat at the table."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def show(self, table: int, user: int) -> str:
        """Show the user's notes."""
        async with self._tables.hold(table, user) as held:
            if not held.live.seats_of(user):
                raise PlayerError("not-seated")
            words = held.own.words
        text = await self._tables.storage.jotting(table, user)
        return words("note-shown", text=harmless(text)) if text else words("no-note")

    async def below_hand(self, live: Started, user: int) -> str:
        """Return a user's private note, as shown below their hand."""
        text = await self._tables.storage.jotting(live.row.id, user)
        return live.words("note-shown", text=harmless(text)) if text else ""

    async def keep(self, table: int, user: int, text: str) -> str:
        """Replace the user's notes by a text; an empty one deletes them."""
        text = text.strip()[:MOST]
        async with self._tables.hold(table, user) as held:
            if not held.live.seats_of(user):
                raise PlayerError("not-seated")
            await self._tables.storage.write_jotting(table, user, text)
            return held.own.words("note-kept" if text else "note-gone")
