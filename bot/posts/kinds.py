"""Every kind of message that the outbox may hold, by its name in the database."""

from bot.posts.messages import (
    Hand,
    LobbyEdit,
    LobbyPost,
    Lost,
    Ping,
    Plain,
    Question,
    Remove,
    TableEdit,
    TablePost,
    Tidy,
)
from bot.posts.outgoing import Outgoing, adapter
from bot.posts.restored import Restored
from bot.storage import PostRow

KINDS: dict[str, type[Outgoing]] = {
    one.kind: one
    for one in (
        Plain,
        Lost,
        Question,
        Ping,
        TablePost,
        TableEdit,
        LobbyPost,
        LobbyEdit,
        Hand,
        Tidy,
        Remove,
        Restored,
    )
}


def read_message(row: PostRow) -> Outgoing:
    """Return what a row of the outbox holds; raises `ValueError` if it cannot be read."""
    kind = KINDS.get(row.kind)
    if kind is None:
        raise ValueError(f"no message is of the kind {row.kind!r}")
    return adapter(kind).validate_json(row.payload)
