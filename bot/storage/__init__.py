"""Storage of tables. `open_storage(address)` returns a `Storage`, the door of `bot/storage/door.py`.

It may import `time` (a clock) and the log of `games.core`, and knows no game. Begin with `door`, then `rows`: the data that
go in and come out. `writing` saves the difference of before and after; `outbox` holds what is to be sent. `engine` is the
interface of a database; `sqlite` and `postgres` hold what is particular to each. Their statements are the same. With several
processes on one PostgreSQL, `keeper` decides which shards this process owns; on SQLite it owns all of them (`owning`).
"""

from bot.storage.door import Storage
from bot.storage.errors import ChannelTaken, Conflict, EntryTaken, Outdated, StorageError
from bot.storage.hints import Hint
from bot.storage.opening import open_storage
from bot.storage.owning import IDENTIFY_PAUSE, NotAdmitted, Ownership, OwnershipLost, OwnsAll
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
from bot.storage.shards import Shard

__all__ = [
    "IDENTIFY_PAUSE",
    "LIVE",
    "NEW",
    "RESTORED",
    "Becomes",
    "Change",
    "ChannelTaken",
    "Conflict",
    "EntryTaken",
    "Hint",
    "Json",
    "NewPost",
    "NewTable",
    "NotAdmitted",
    "OrderRow",
    "Outdated",
    "Ownership",
    "OwnershipLost",
    "OwnsAll",
    "PostRow",
    "ResultRow",
    "ReviewRow",
    "SeatRow",
    "SentRow",
    "Shard",
    "Silence",
    "Status",
    "Storage",
    "StorageError",
    "TableRow",
    "Taken",
    "open_storage",
]
