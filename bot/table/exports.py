"""A table's save as it is stored, whether it can be replayed or not."""

from bot.storage import Json, Storage
from games.core.saves import FORMAT


async def read_save(storage: Storage, number: int) -> Json | None:
    """Return a table's save as JSON data, with every secret; None if there is no such table, or it has not started."""
    row = await storage.table(number)
    if row is None or row.header is None:
        return None
    return {"caravel": FORMAT, "header": row.header, "entries": await storage.load_log(number)}
