"""Backups: complete copies of the database, made while the bot runs, dated, checked and kept for a time."""

import asyncio
import logging
import os
import shutil
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

from bot.storage.door import Storage
from bot.storage.errors import StorageError
from bot.storage.migrations import scripts
from bot.storage.outbox import put
from bot.storage.rows import RESTORED, NewPost
from bot.storage.sqlite.copies import make_durable
from bot.storage.sqlite.opening import (
    BESIDE,
    PATIENCE,
    Lock,
    check_file,
    connect,
    create_private,
    remove_draft,
    saying,
)
from bot.time.clock import Clock

log = logging.getLogger(__name__)

RETRY = timedelta(hours=1)
"""Time until a failed backup is retried."""

LONGEST_SLEEP = timedelta(hours=1)
"""Time between two looks at the clock, so that a corrected one counts."""

AHEAD = timedelta(minutes=1)
"""How far after now a backup may be dated: backups dated later were made while the clock was wrong."""

FEWEST = 3
"""Number of backups not from the future that are never deleted: their age may be that of a clock that was wrong."""

LEAP = 100_000
"""Number of ids that a restored backup skips. Old posts name ids assigned after the backup, which must not be assigned again."""

# SQLite counts from the first row on.
_UNUSED = """INSERT INTO sqlite_sequence (name, seq) SELECT name, 0 FROM sqlite_schema
WHERE sql LIKE '%AUTOINCREMENT%' AND name NOT IN (SELECT name FROM sqlite_sequence)"""

_NAME = "caravel-%Y-%m-%dT%H%MZ.sqlite"


def stored(folder: Path) -> list[tuple[datetime, Path]]:
    """Return the back-ups in a folder with their dates, oldest first."""
    found: list[tuple[datetime, Path]] = []
    for path in folder.glob("caravel-*.sqlite"):
        try:
            found.append((datetime.strptime(path.name, _NAME).replace(tzinfo=UTC), path))
        except ValueError:
            # Another file, perhaps the operator's own copy: it is neither counted nor deleted.
            continue
    return sorted(found)


def newest(folder: Path, now: datetime) -> datetime | None:
    """Return the date of the newest backup; None if there is none. Backups from the future do not count."""
    return max((made for made, _ in stored(folder) if made <= now + AHEAD), default=None)


def next_due(folder: Path, every: timedelta, now: datetime) -> datetime | None:
    """Return when the next backup is due, counted from the newest one; None if there is none yet, so that one is due now."""
    made = newest(folder, now)
    return None if made is None else made + every


async def back_up(storage: Storage, folder: Path, now: datetime, keep: timedelta) -> Path:
    """Write a dated back-up into the folder, delete those older than `keep`, and return the new one's path.

    The newest are always kept; nothing is deleted unless the new one is complete.
    """
    target = folder / now.astimezone(UTC).strftime(_NAME)
    await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
    await storage.back_up(target)
    await asyncio.to_thread(_prune, folder, now, keep)
    return target


def restore(copy: Path, database: Path, now: datetime) -> Path | None:
    """Replace a database by a backup. Return the new path of the old database, None if there was none.

    Rows that were unsent when the backup was made are dropped; each running table gets a post with its state instead. New
    tables get ids that were never used.

    Raise `StorageError` and change nothing if a bot has the database open, or if the backup is not one of ours, damaged, or
    newer than the program.
    """
    database = database.resolve()
    if not copy.is_file() or copy.stat().st_size == 0:
        raise StorageError(copy, "is no back-up", "choose a file of the folder CARAVEL_BACKUPS")
    lock = Lock(database)
    lock.take()
    try:
        with saying(copy):
            check_file(copy, scripts("sqlite"))
        draft = database.with_name(database.name + ".part")
        remove_draft(draft)
        try:
            with saying(draft):
                create_private(draft)
                shutil.copyfile(copy, draft)
                _speak(draft, now)
                make_durable(draft)
        except Exception:
            # Its presence would mean that the database is being replaced.
            remove_draft(draft)
            raise
        aside = _put_aside(database)
        draft.replace(database)
        make_durable(database.parent)
    finally:
        lock.drop()
    return aside


def _speak(draft: Path, now: datetime) -> None:
    """Migrate a copy, skip ids, and replace its outbox by the posts of its running tables."""
    with closing(connect(draft, scripts("sqlite"), PATIENCE)) as db, saying(draft):
        db.execute("BEGIN IMMEDIATE")
        db.execute(_UNUSED)
        db.execute("UPDATE sqlite_sequence SET seq = seq + ?", (LEAP,))
        db.execute("DELETE FROM outbox WHERE state <> 'sent'")
        running = db.execute(
            "SELECT id, channel, guild FROM tables WHERE status = 'running' ORDER BY id"
        ).fetchall()
        for table, channel, guild in running:
            put(db, [NewPost(RESTORED, "{}", channel=channel)], table, guild, now.timestamp())
        db.execute("COMMIT")


def _put_aside(database: Path) -> Path | None:
    """Give a database and the files that SQLite keeps beside it another name. Return its new path, None if there was none.

    The database keeps its old name, too, until it is replaced: a bot must not find none and create an empty one. Where hard
    links are impossible, it loses the old name.
    """
    names = (database.with_name(f"{database.name}.replaced-{n}") for n in count(1))
    aside = next(
        name
        for name in names
        if not any(name.with_name(name.name + ending).exists() for ending in (*BESIDE, ""))
    )
    if database.exists():
        with suppress(OSError):
            os.link(database, aside)
    for ending in BESIDE:
        beside = database.with_name(database.name + ending)
        if beside.exists():
            beside.rename(aside.with_name(aside.name + ending))
    if database.exists() and not aside.exists():
        database.rename(aside)
    return aside if aside.exists() else None


async def keep_backing_up(
    storage: Storage, folder: Path, every: timedelta, keep: timedelta, clock: Clock
) -> None:
    """Write a back-up whenever the newest is older than `every`: a task for the life of the program."""
    never = asyncio.Event()
    reported: set[Path] = set()
    while True:
        now = clock.now()
        await asyncio.to_thread(_report_future, folder, now, reported)
        due = await asyncio.to_thread(next_due, folder, every, now) or now
        if due > now:
            await clock.sleep_until(min(due, now + LONGEST_SLEEP), never)
            continue
        try:
            log.info("back-up written: %s", await back_up(storage, folder, now, keep))
        except (StorageError, OSError) as error:
            log.error("no back-up was written: %s", error)
            await clock.sleep_until(clock.now() + RETRY, never)


def _report_future(folder: Path, now: datetime, reported: set[Path]) -> None:
    """Log the backups from the future, each once."""
    for made, path in stored(folder):
        if made > now + AHEAD and path not in reported:
            reported.add(path)
            log.warning(
                "%s: is dated after now and does not count; check the clock, or delete the file", path
            )


def _prune(folder: Path, now: datetime, keep: timedelta) -> None:
    """Delete the backups older than `keep`, except for the newest. Backups from the future are kept and not counted."""
    past = [(made, path) for made, path in stored(folder) if made <= now + AHEAD]
    for made, path in past[:-FEWEST]:
        if made < now - keep:
            path.unlink()
