"""The advisory locks that processes on one PostgreSQL database agree by: pairs of a class, from here, and an object.

The locks of a session go with it, however it ends. Pairs never meet locks of one number, such as those of a target.
"""

import os
import socket

PROGRAM = 0x43727601
"""Object 0. Shared: a bot runs on this database. Exclusive: somebody must be alone with it (migrations, `copy`).

Object 1, exclusive: somebody looks whether it is up to date. Object 2, shared, before the others: this session is held open for
its locks, and writes nothing once the program has started.
"""

MEMBER = 0x43727602
"""Shared, by each process that looks after shards; the object is the number of shards that it goes by."""

SHARD = 0x43727603
"""Exclusive, by the one process that looks after the shard; the object is the shard's number."""

IDENTIFY = 0x43727604
"""Exclusive, for as long as Discord lets nobody else identify; the object is the bucket of `max_concurrency`."""

HOLDERS = """
    SELECT pid, classid::bigint, objid::bigint FROM pg_locks
    WHERE locktype = 'advisory' AND objsubid = 2 AND granted AND classid = ANY(%s::oid[])
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
"""Which session (`pid` of its server process) holds which locks of these classes: its process, the class, the object."""

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
"""Ends what processes have left open that look after no shards any more: half a transaction of theirs would hold up others.

Of one that has only begun, and looks after none yet, this hits no session that it could not do without.
"""


def process_name() -> str:
    """Return the name by which the sessions of this process are known."""
    return f"caravel, process {os.getpid()} on {socket.gethostname()}"
