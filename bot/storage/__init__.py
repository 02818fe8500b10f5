"""Where tables are kept. `open_storage(path)` gives a `Storage`: the door, `bot/storage/door.py`."""

from bot.storage.door import Storage
from bot.storage.errors import ChannelTaken, Conflict, EntryTaken, Outdated, StorageError
from bot.storage.rows import (
    LIVE,
    Change,
    Json,
    NewOrder,
    NewPost,
    NewTable,
    NewTimer,
    OrderRow,
    Picture,
    PostRow,
    SeatRow,
    SentRow,
    Status,
    TableRow,
    Taken,
    TimerRow,
)
from bot.storage.sqlite import open_storage

__all__ = [
    "LIVE",
    "Change",
    "ChannelTaken",
    "Conflict",
    "EntryTaken",
    "Json",
    "NewOrder",
    "NewPost",
    "NewTable",
    "NewTimer",
    "OrderRow",
    "Outdated",
    "Picture",
    "PostRow",
    "SeatRow",
    "SentRow",
    "Status",
    "Storage",
    "StorageError",
    "TableRow",
    "Taken",
    "TimerRow",
    "open_storage",
]
