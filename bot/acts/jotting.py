"""What a user writes down for themselves at a table: shown with their hand, and to nobody else."""

from bot.errors import PlayerError
from bot.menus.plain import harmless
from bot.table.live import Started
from bot.table.tables import Tables

MOST = 500
"""So many characters may be written down at a table."""


class Jotting:
    """Keeps and shows private texts. Every method raises `PlayerError` for somebody who has no seat at the table."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def show(self, table: int, user: int) -> str:
        """Show what a user has written down here."""
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
        """Keep a text in the place of what a user has written down here; an empty one leaves nothing."""
        text = text.strip()[:MOST]
        async with self._tables.hold(table, user) as held:
            if not held.live.seats_of(user):
                raise PlayerError("not-seated")
            await self._tables.storage.write_jotting(table, user, text)
            return held.own.words("note-kept" if text else "note-gone")
