"""A whole copy of the database, made while it is written to."""

import os
import sqlite3
from pathlib import Path

from bot.storage.errors import StorageError
from bot.storage.migrations import scripts
from bot.storage.opening import check_file, create_private, saying
from bot.storage.thread import OneHop


async def write_copy(source: Path, target: Path) -> None:
    """Copy a database to a new file. The name appears when the copy is complete, durable and was checked."""

    def connector() -> sqlite3.Connection:
        return sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True, check_same_thread=False)

    # A connection of its own: moves go on meanwhile, the copy is that of one moment.
    with saying(target):
        db = await OneHop.open(connector)
        try:
            await db.read(_copy, target)
        finally:
            await db.close()


def _copy(db: sqlite3.Connection, target: Path) -> None:
    if target.exists():
        raise StorageError(target, "is there already", "give the back-up another name")
    draft = target.with_name(target.name + ".part")
    draft.unlink(missing_ok=True)
    try:
        create_private(draft)
        db.execute("VACUUM INTO ?", (str(draft),))
        check_file(draft, scripts())
        make_durable(draft)
        draft.replace(target)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    make_durable(target.parent)


def make_durable(place: Path) -> None:
    """Return when a file or a folder's list of files is on the disk."""
    handle = os.open(place, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
