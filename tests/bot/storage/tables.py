"""Tables, entries and posts by name, for the tests of storage."""

import sqlite3
from contextlib import AsyncExitStack, asynccontextmanager, closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import psycopg

from bot.storage import Change, NewPost, NewTable, SeatRow, open_storage
from bot.storage.opening import is_server
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
    return NewPost("say", text, channel=channel, **rest)


def change(table, at=NOON, *, entries=(), outbox=(), idle=False, **new):
    """What becomes of a table, by the columns that are to change."""
    return Change(table, replace(table, **new), at, entries=entries, outbox=outbox, idle=idle)


async def started(storage, channel=HARBOUR, **rest):
    """A running table without entries, at revision 1."""
    table = await storage.create_table(lobby(channel, **rest))
    return await storage.commit(change(table, status="running", header=HEADER))


async def put(storage, table, *posts):
    """Commit posts that a table says; returns the table as it is then."""
    return await storage.commit(change(table, outbox=posts))


def texts(taken):
    return [post.payload for post in taken.posts]


def stored(address, statement):
    """What the database itself says to a statement of SQL, beside whoever has it open."""
    connect = psycopg.connect if is_server(address) else sqlite3.connect
    with closing(connect(address)) as db:
        return db.execute(statement).fetchall()


@asynccontextmanager
async def opened(*addresses, **rest):
    """Several bots, each with connections of its own."""
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(await open_storage(address, durable=False, **rest))
            for address in addresses
        ]


def breaking(times):
    """A query whose connection the server ends so many times."""

    def query(db):
        times.append("tried")
        if len(times) == 1:
            db.execute("SELECT pg_terminate_backend(pg_backend_pid())").fetchall()
        return db.execute("SELECT 7").fetchone()

    return query
