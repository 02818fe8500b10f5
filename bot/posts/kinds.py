"""Every kind of message that the outbox may hold, by its name in the database: whatever these modules define."""

from bot.posts import messages, restored
from bot.posts.outgoing import Outgoing, adapter
from bot.storage import PostRow

KINDS: dict[str, type[Outgoing]] = {
    one.kind: one
    for module in (messages, restored)
    for one in vars(module).values()
    if isinstance(one, type) and issubclass(one, Outgoing) and "kind" in vars(one)
}


def read_message(row: PostRow) -> Outgoing:
    """Return what a row of the outbox holds; raises `ValueError` if it cannot be read."""
    kind = KINDS.get(row.kind)
    if kind is None:
        raise ValueError(f"no message is of the kind {row.kind!r}")
    return adapter(kind).validate_json(row.payload)
