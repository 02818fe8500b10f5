"""The advisory locks by which processes on one PostgreSQL database coordinate: pairs of a class, defined here, and an object.

A session's locks are freed when it ends, in any way. Pairs never conflict with locks of a single number, such as a target's.
"""

import os
import socket

PROGRAM = 0x43727601
"""Object 0. Shared: a bot runs on this database. Exclusive: a program needs it alone (migrations, `copy`).

Object 1, exclusive: a program checks the schema's version. Object 2, shared, before the others: this session is kept open for
its locks, and writes nothing once the program has started.
"""

MEMBER = 0x43727602
"""Shared, by each process that owns shards; the object is its configured number of shards."""

SHARD = 0x43727603
"""Exclusive, by the process that owns the shard; the object is the shard's number."""

IDENTIFY = 0x43727604
"""Exclusive, while Discord lets no other client identify; the object is the bucket of `max_concurrency`."""

HOLDERS = """
    SELECT pid, classid::bigint, objid::bigint FROM pg_locks
    WHERE locktype = 'advisory' AND objsubid = 2 AND granted AND classid = ANY(%s::oid[])
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
"""Query for the holders of locks of these classes: the `pid` of the session's server process, the class, the object."""

STRAY = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE pid IN (
        SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND granted AND classid = %(program)s
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
        GROUP BY pid HAVING NOT bool_or(objid = 2)
    ) AND application_name NOT IN (
        SELECT application_name FROM pg_stat_activity JOIN pg_locks USING (pid)
        WHERE locktype = 'advisory' AND objsubid = 2 AND granted AND classid = %(member)s
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    )
"""
"""Statement that ends the sessions of processes that are not members: their unfinished transactions would block others.

It spares sessions with object 2. A process that is just starting, and not a member yet, may lose others, and opens new ones.
"""


def process_name() -> str:
    """Return the name of this process's sessions."""
    return f"caravel, process {os.getpid()} on {socket.gethostname()}"
