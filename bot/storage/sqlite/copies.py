"""A whole copy of the database, made while it is written to."""

import logging
import os
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

from bot.storage.errors import StorageError
from bot.storage.migrations import scripts
from bot.storage.sqlite.database import Database
from bot.storage.sqlite.opening import check_file, create_private, saying
from bot.storage.sqlite.thread import OneHop

log = logging.getLogger(__name__)


async def write_copy(source: Path, target: Path) -> None:
    """Copy a database to a new file. The name appears when the copy is complete, durable and was checked."""

    def connector() -> Database:
        address = f"{source.absolute().as_uri()}?mode=ro"
        return sqlite3.connect(address, uri=True, check_same_thread=False, factory=Database)

    # A separate connection: the copy shows one moment, and moves go on meanwhile.
    with saying(target):
        db = await OneHop.open(connector)
        try:
            await db.run(_copy, target)
        finally:
            await db.close()


def copy_version(path: Path, version: int) -> None:
    """Write a copy of a database beside it, named after it and this version of its schema."""
    names = (path.with_name(f"{path.name}.version-{version}-{n}") for n in count(1))
    target = next(name for name in names if not name.exists())
    address = f"{path.absolute().as_uri()}?mode=ro"
    with saying(target), closing(sqlite3.connect(address, uri=True)) as db:
        _copy(db, target)
    log.warning("the database is brought up to date; as it was before, it is in %s", target)


def _copy(db: sqlite3.Connection, target: Path) -> None:
    if target.exists():
        raise StorageError(target, "is there already", "give the back-up another name")
    draft = target.with_name(target.name + ".part")
    draft.unlink(missing_ok=True)
    try:
        create_private(draft)
        db.execute("VACUUM INTO ?", (str(draft),))
        check_file(draft, scripts("sqlite"))
        make_durable(draft)
        draft.replace(target)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    make_durable(target.parent)


def make_durable(place: Path) -> None:
    """Wait until a file, or a folder's list of files, has been written to the disk."""
    handle = os.open(place, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
