"""Where tables are kept. `open_storage(path)` gives a `Storage`, the door of `bot/storage/sqlite.py`.

It may import `time` (a clock) and the log of `games.core`, and knows no game. Begin with `sqlite`, then `rows`: what goes in
and comes out; `writing` saves the difference of before and after, `outbox` what is to be sent.
"""

from bot.storage.errors import ChannelTaken, Conflict, EntryTaken, Outdated, StorageError
from bot.storage.reviews import ReviewRow
from bot.storage.rows import (
    LIVE,
    NEW,
    RESTORED,
    Becomes,
    Change,
    Json,
    NewPost,
    NewTable,
    OrderRow,
    PostRow,
    ResultRow,
    SeatRow,
    SentRow,
    Silence,
    Status,
    TableRow,
    Taken,
)
from bot.storage.sqlite import Storage, open_storage

__all__ = [
    "LIVE",
    "NEW",
    "RESTORED",
    "Becomes",
    "Change",
    "ChannelTaken",
    "Conflict",
    "EntryTaken",
    "Json",
    "NewPost",
    "NewTable",
    "OrderRow",
    "Outdated",
    "PostRow",
    "ResultRow",
    "ReviewRow",
    "SeatRow",
    "SentRow",
    "Silence",
    "Status",
    "Storage",
    "StorageError",
    "TableRow",
    "Taken",
    "open_storage",
]
