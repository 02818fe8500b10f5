"""Checking a database file before it is changed, and migrating an older one."""

import fcntl
import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO

from bot.storage.errors import StorageError
from bot.storage.sqlite.database import Database

APPLICATION = 0x4372766C
"""Written into the file's header (SQLite's application_id), so that another program's file is not mistaken."""

PATIENCE = 5.0
"""Seconds to wait for another program that writes to the file."""

BESIDE = ("-wal", "-shm")
"""Endings of the files that SQLite keeps beside an open database, and after a crash."""

_MAGIC = b"SQLite format 3\0"
_RESTORE = (
    "put back the newest back-up with python -m bot restore, or move the file away with its -wal and -shm files"
    " to start with an empty one"
)


class Lock:
    """A lock that allows one bot per file: two would send every post twice. The system drops it however the process ends.

    path: Leads to the file itself, not to a link to it.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: IO[str] | None = None
        self._database: IO[bytes] | None = None

    def take(self) -> None:
        """Take the lock or raise `StorageError` naming the process that has it."""
        check_place(self._path)
        path = self._path.with_name(self._path.name + "-lock")
        with saying(path):
            file = path.open("a+", encoding="utf-8")
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.seek(0)
            holder = file.read().strip() or "unknown"
            file.close()
            raise StorageError(
                self._path,
                f"is locked by another Caravel (process {holder})",
                "stop that one, or set CARAVEL_DATABASE to another file",
            ) from None
        with saying(path):
            file.truncate(0)
            file.write(str(os.getpid()))
            file.flush()
        self._file = file

    def take_file(self) -> None:
        """Lock the database file itself, which exists under this name by now and may have other names."""
        file = self._path.open("rb")
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise StorageError(
                self._path,
                "is locked by another Caravel, which knows it by another name",
                "stop that one, or set CARAVEL_DATABASE to another file",
            ) from None
        self._database = file

    def drop(self) -> None:
        """Give the lock up; the database must be closed by now."""
        for file in (self._database, self._file):
            if file is not None:
                file.close()
        self._database = self._file = None


def check_place(path: Path) -> None:
    """Raise `StorageError` unless a database can be stored here. Change nothing."""
    folder = path.parent
    if not folder.is_dir():
        raise StorageError(path, f"there is no folder {folder}", "create it, or change CARAVEL_DATABASE")
    if path.exists() and not path.is_file():
        raise StorageError(path, "is not a file", "set CARAVEL_DATABASE to the name of a file")
    for place in (folder, *([path] if path.exists() else [])):
        # Root may write anywhere, but a file that is marked read-only is still respected.
        if not os.access(place, os.R_OK | os.W_OK) or not place.stat().st_mode & 0o222:
            what = "is read-only" if place == path else f"the folder {folder} is read-only"
            raise StorageError(path, what, "make it writable for the user who runs Caravel")


def create_private(path: Path) -> None:
    """Create an empty file that only its owner may read, unless it exists: it will contain every table's secrets."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise StorageError(path, f"cannot be written ({error.strerror})", "look at its folder") from error


def remove_draft(draft: Path) -> None:
    """Remove an unfinished file and what SQLite left beside it, which it would read into the next one of that name."""
    for ending in ("", "-journal", *BESIDE):
        draft.with_name(draft.name + ending).unlink(missing_ok=True)


def check_file(path: Path, steps: Sequence[str], patience: float = PATIENCE) -> int:
    """Raise `StorageError` if the file is no database of ours, newer than the `steps` that make one, or damaged.

    Only read: neither the file nor its write-ahead log is changed. Return its version, 0 if it is empty.
    """
    if not path.exists():
        return 0
    if path.stat().st_size == 0:
        raise StorageError(path, "is empty", _RESTORE)
    with path.open("rb") as file:
        if file.read(len(_MAGIC)) != _MAGIC:
            raise StorageError(path, "is not a database", "set CARAVEL_DATABASE to another file")
    with saying(path), _reader(path, patience) as db:
        version = _check_kind(path, db, len(steps))
        with closing(_made_by(steps[:version])) as whole:
            missing = _things(whole) - _things(db)
        faults = [row[0] for row in db.execute("PRAGMA quick_check(1)")]
    if missing or not version:
        raise StorageError(path, f"is half empty (there is no {min(missing, default='table')})", _RESTORE)
    if faults != ["ok"]:
        raise StorageError(path, f"is damaged ({' '.join(faults[0].split())})", _RESTORE)
    return version


def _made_by(steps: Sequence[str]) -> sqlite3.Connection:
    """Return an empty database as these steps make it, in memory."""
    db = sqlite3.connect(":memory:", isolation_level=None)
    _migrate(db, steps)
    return db


def _things(db: sqlite3.Connection) -> set[str]:
    """Return the names of a database's tables, indexes and triggers."""
    return {row[0] for row in db.execute("SELECT name FROM sqlite_master")}


def _check_kind(path: Path, db: sqlite3.Connection, versions: int) -> int:
    """Raise `StorageError` unless this program can open the database. Return its version."""
    (application,) = db.execute("PRAGMA application_id").fetchone()
    (version,) = db.execute("PRAGMA user_version").fetchone()
    (things,) = db.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if things and application != APPLICATION:
        raise StorageError(path, "is the database of another program", "set CARAVEL_DATABASE to another file")
    if version > versions:
        raise StorageError(
            path,
            f"was written by a newer Caravel (version {version}, this one knows {versions})",
            "update Caravel, or put back a back-up made before the update",
        )
    return version


@contextmanager
def _reader(path: Path, patience: float) -> Iterator[sqlite3.Connection]:
    """Open for reading. If there is no log to read, open as immutable, because SQLite would create a log beside the file."""
    wal = path.with_name(path.name + "-wal")
    how = "mode=ro" if wal.exists() and wal.stat().st_size else "mode=ro&immutable=1"
    address = f"{path.absolute().as_uri()}?{how}"
    db = sqlite3.connect(address, timeout=patience, uri=True, isolation_level=None)
    try:
        yield db
    finally:
        db.close()


@contextmanager
def saying(path: Path) -> Iterator[None]:
    """Turn errors of SQLite and of the system about the file into `StorageError` with a remedy."""
    try:
        yield
    except sqlite3.IntegrityError:
        raise
    except sqlite3.DatabaseError as error:
        raise StorageError(path, *_in_words(error)) from error
    except OSError as error:
        wrong = f"cannot be used ({error.strerror or error})"
        raise StorageError(path, wrong, "look at its rights, its folder and the disk") from error


def _in_words(error: sqlite3.DatabaseError) -> tuple[str, str]:
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    words = {
        sqlite3.SQLITE_BUSY: ("is locked by another program", "close what has it open and start again"),
        sqlite3.SQLITE_LOCKED: ("is locked by another program", "close what has it open and start again"),
        sqlite3.SQLITE_READONLY: ("is read-only", "make it writable for the user who runs Caravel"),
        sqlite3.SQLITE_CANTOPEN: ("cannot be opened", "look at the rights of the file and its folder"),
        sqlite3.SQLITE_FULL: ("the disk is full", "make room; nothing was changed"),
        sqlite3.SQLITE_IOERR: (f"the disk fails ({error})", "look at the disk; nothing was changed"),
        sqlite3.SQLITE_CORRUPT: (f"is damaged ({error})", _RESTORE),
        sqlite3.SQLITE_NOTADB: ("is not a database", "set CARAVEL_DATABASE to another file"),
    }
    return words.get(code, (f"the database refuses ({error})", "this is a bug: please report it"))


def connect(
    path: Path,
    steps: Sequence[str],
    patience: float,
    *,
    durable: bool = True,
    outdated: Callable[[int], None] = lambda _: None,
) -> Database:
    """Check the file, open it for writing and migrate it. Raise `StorageError`.

    Wait `patience` seconds for another program's transaction to end.

    durable: A commit returns when it is on the disk.
    outdated: Called with the file's version before an older one is changed.
    """
    check_place(path)
    if path.exists():
        _check_whole(path)
    version = check_file(path, steps, patience)
    if 0 < version < len(steps):
        outdated(version)
    with saying(path):
        if not path.exists():
            _create(path, steps)
        db = sqlite3.connect(
            path, timeout=patience, isolation_level=None, check_same_thread=False, factory=Database
        )
        try:
            _prepare(db, path, steps)
            db.execute(f"PRAGMA synchronous = {'FULL' if durable else 'OFF'}")
        except BaseException:
            db.close()
            raise
    return db


def require_file(path: Path) -> None:
    """Raise `StorageError` if there is no database file here that a tool could use."""
    check_place(path)
    if not path.exists():
        raise StorageError(path, "there is no database", "set CARAVEL_DATABASE to the one that the bot uses")


def real_path(path: Path) -> Path:
    """Return the path of the file itself, if this is a link to it: the files that SQLite keeps beside it must have one name.

    Raise `StorageError` if there can be no such file.
    """
    try:
        with saying(path):
            real = path.resolve()
            real.exists()  # raises if the name is too long
    except RuntimeError:  # Python's word for links in a circle, before 3.13
        raise StorageError(
            path, "is a link that leads to itself", "set CARAVEL_DATABASE to the name of a file"
        ) from None
    return real


def connect_beside(path: Path, steps: Sequence[str], patience: float, *, durable: bool) -> Database:
    """Open the file beside the bot that has it open. Open an older version as a copy in memory, because it must not change.

    Raise `StorageError` if there is no file.
    """
    require_file(path)
    if not 0 < check_file(path, steps, patience) < len(steps):
        return connect(path, steps, patience, durable=durable)
    db = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False, factory=Database)
    with saying(path), _reader(path, patience) as file:
        file.backup(db)
        _prepare(db, path, steps)
    return db


def _create(path: Path, steps: Sequence[str]) -> None:
    """Create an empty database under a temporary name, then rename it, so that a crash leaves no partial file."""
    _check_absent(path)
    draft = path.with_name(path.name + ".new")
    remove_draft(draft)
    create_private(draft)
    db = sqlite3.connect(draft, isolation_level=None)
    try:
        db.execute("BEGIN IMMEDIATE")
        _migrate(db, steps)
        db.execute("COMMIT")
    finally:
        db.close()
    draft.replace(path)


def _check_absent(path: Path) -> None:
    """Raise `StorageError` if the missing database has left files: an empty one beside them would hide or mix them."""
    for beside in (path.with_name(path.name + ending) for ending in BESIDE):
        if beside.exists():
            raise StorageError(
                path,
                f"is not there, but its {beside.name} is",
                "put the file back beside it, or move its -wal and -shm files away, too, to start with an empty one",
            )
    left = [found for found in path.parent.iterdir() if found.name.startswith(f"{path.name}.replaced-")]
    part = path.with_name(path.name + ".part")
    if left or part.exists():
        names = ", ".join(found.name for found in (*sorted(left), *([part] if part.exists() else [])))
        raise StorageError(
            path,
            f"is not there, but {names} of a restore is",
            "run python -m bot restore again, or move these files away to start with an empty one",
        )


def _check_whole(path: Path) -> None:
    """Raise `StorageError` if a restore was interrupted that had put the old database's log aside, but not the database."""
    if path.stat().st_nlink > 1 and path.with_name(path.name + ".part").exists():
        raise StorageError(
            path, "was being replaced when restore was interrupted", "run python -m bot restore again"
        )


def _prepare(db: sqlite3.Connection, path: Path, steps: Sequence[str]) -> None:
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA foreign_keys = ON")
    # Overwrite deleted data, a forgotten user's too, in free pages.
    db.execute("PRAGMA secure_delete = ON")
    # Write even if there is nothing to migrate: an unwritable file is an error now, not at the first move.
    db.execute("BEGIN IMMEDIATE")
    try:
        _check_kind(path, db, len(steps))
        _migrate(db, steps)
    except BaseException:
        db.execute("ROLLBACK")
        raise
    db.execute("COMMIT")


def _migrate(db: sqlite3.Connection, steps: Sequence[str]) -> None:
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version == len(steps):
        return
    for step in steps[version:]:
        for statement in _statements(step):
            db.execute(statement)
    db.execute(f"PRAGMA application_id = {APPLICATION}")
    db.execute(f"PRAGMA user_version = {len(steps)}")


def _statements(script: str) -> Iterator[str]:
    """Split a script into statements. SQLite's own way to run a script would commit what came before it."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    assert not statement.strip(), f"a migration ends in the middle of: {statement}"
