"""Reads a row of the outbox as its message. It imports every module of this folder, so that each kind is known."""

from importlib import import_module
from pkgutil import iter_modules

from bot import posts
from bot.posts.outgoing import Changing, Outgoing, Update, adapter
from bot.storage import NewPost, PostRow

for _module in iter_modules(posts.__path__, f"{posts.__name__}."):
    import_module(_module.name)


def read_message(row: PostRow) -> Outgoing:
    """Return the message of an outbox row, with the news of the older rows that it replaces. Raise `ValueError` if it is unreadable."""
    kind = Outgoing.known.get(row.kind)
    if kind is None:
        raise ValueError(f"no message is of the kind {row.kind!r}")
    read = adapter(kind).validate_json
    message = read(row.overtaken[0]) if row.overtaken else read(row.payload)
    for newer in (*row.overtaken[1:], row.payload) if row.overtaken else ():
        message = read(newer).overtaking(message)
    return message


def read_update(post: NewPost) -> Update:
    """Return the edit in a row that changes a message."""
    change = adapter(Outgoing.known[post.kind]).validate_json(post.payload)
    assert isinstance(change, Changing), f"nothing is changed by a {post.kind}"
    return change.update()
