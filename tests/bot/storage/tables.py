"""Tables, entries and posts by name, for the tests of storage."""

from datetime import UTC, datetime, timedelta

from bot.storage import Change, NewPost, NewTable, SeatRow
from games.core.log import Entry
from games.core.moves import Pass

ANNA, BERTA, CLARA = 101, 102, 103
HARBOUR, TAVERN = 11, 12
NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
HEADER = {"game": "puerto_rico", "rules": 1, "seats": 2, "options": {}, "secret": "00" * 16}


def after(minutes):
    return NOON + timedelta(minutes=minutes)


def seated(*users):
    return tuple(SeatRow(place, user, None, f"user {user}") for place, user in enumerate(users))


def lobby(channel=HARBOUR, *, host=ANNA, users=(ANNA, BERTA), guild=1):
    return NewTable(channel, guild, host, "puerto_rico", NOON, seats=seated(*users))


def passed(n, seat=0):
    return Entry(n, seat, "person", Pass(), digest=f"{n:016x}")


def say(text, channel=HARBOUR, **rest):
    return NewPost("say", {"text": text}, channel=channel, **rest)


async def started(storage, channel=HARBOUR, **rest):
    """A running table without entries, at revision 1."""
    table = await storage.create_table(lobby(channel, **rest))
    await storage.commit(Change(table.id, NOON, 0, status="running", header=HEADER))
    return await storage.table(table.id)


def texts(taken):
    return [post.payload["text"] for post in taken.posts]
