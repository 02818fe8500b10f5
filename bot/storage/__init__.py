"""Where tables are kept. `open_storage(address)` gives a `Storage`, the door of `bot/storage/door.py`.

It may import `time` (a clock) and the log of `games.core`, and knows no game. Begin with `door`, then `rows`: what goes in
and comes out; `writing` saves the difference of before and after, `outbox` what is to be sent. `engine` is what they ask of
whatever keeps the tables; what is one's alone lies in `sqlite` and in `postgres`, whose statements are the same.
Of several processes on one PostgreSQL, `keeper` decides which shards this one looks after; on SQLite it is all of them (`owning`).
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
