"""Sign-ins to the page, and where it was opened: functions of a connection, run on its thread."""

from datetime import datetime
from typing import NamedTuple

from bot.storage.columns import moment, stamp
from bot.storage.engine import Connection


class PageKey(NamedTuple):
    """A key that signs bearer tokens."""

    key: str
    made: datetime


def remember_launch(
    db: Connection, instance: str, channel: int, guild: int | None, at: datetime, before: datetime
) -> None:
    """Store the channel of an instance, opened `at`, and delete those opened before `before`."""
    db.execute("DELETE FROM launches WHERE at < ?", (stamp(before),))
    db.execute("DELETE FROM launches WHERE instance = ?", (instance,))
    db.execute(
        "INSERT INTO launches (instance, channel, guild, at) VALUES (?, ?, ?, ?)",
        (instance, channel, guild, stamp(at)),
    )


def launch(db: Connection, instance: str) -> tuple[int, int | None] | None:
    """Return the channel and guild ids of an instance; None if it is unknown."""
    return db.execute("SELECT channel, guild FROM launches WHERE instance = ?", (instance,)).fetchone()


def sign_in(db: Connection, user: int, fresh: int) -> int:
    """Store `fresh` as the number that a user's bearer tokens must contain, unless they have one; return theirs."""
    db.execute('INSERT INTO sign_ins ("user", number) VALUES (?, ?) ON CONFLICT DO NOTHING', (user, fresh))
    found = number_of(db, user)
    assert found is not None
    return found


def number_of(db: Connection, user: int) -> int | None:
    """Return the number that a user's bearer tokens must contain; None if they are not signed in."""
    row = db.execute('SELECT number FROM sign_ins WHERE "user" = ?', (user,)).fetchone()
    return None if row is None else row[0]


def sign_out(db: Connection, user: int) -> None:
    """Invalidate all bearer tokens of a user."""
    db.execute('DELETE FROM sign_ins WHERE "user" = ?', (user,))


def page_keys(db: Connection) -> list[PageKey]:
    """Return the keys, the newest first."""
    rows = db.execute("SELECT key, made FROM page_keys ORDER BY made DESC, key")
    return [PageKey(key, moment(made)) for key, made in rows]


def replace_page_key(db: Connection, key: str, made: datetime, before: datetime) -> list[PageKey]:
    """Add a key, unless another process has added one after `before`. Keep the two newest keys and return them."""
    db.lock_all()
    found = page_keys(db)
    if not found or found[0].made <= before:
        db.execute("INSERT INTO page_keys (key, made) VALUES (?, ?)", (key, stamp(made)))
    for old in page_keys(db)[2:]:
        db.execute("DELETE FROM page_keys WHERE key = ?", (old.key,))
    return page_keys(db)
