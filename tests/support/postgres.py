"""A real PostgreSQL server for tests, from the package of the system, in a folder of its own; a plugin of pytest.

There is one for each process of pytest that wants any. It listens on a socket in its folder alone.
"""

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict

from bot.storage import open_storage

PATIENCE = 60.0
"""Seconds after which a server that does not answer has failed."""

ASKED_FOR_A_PASSWORD = "stranger"
"""Whom a server of tests asks for a password; nobody else."""

_SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",
    "full_page_writes": "off",
    "synchronous_commit": "off",
    "max_connections": "60",
    "shared_buffers": "32MB",
    "autovacuum": "off",
}

# When whoever started the server is gone, however it ended, the pipe is closed: then the server ends, and its folder goes.
_ENDS_WITH_US = '''"$@" & read -r word; kill -INT $!; wait $!; [ "$word" = keep ] || rm -rf "$FOLDER"'''


@cache
def binaries() -> Path | None:
    """Return where the programs of PostgreSQL are; None where it is not installed."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda place: int(place.parent.name))
    on_path = shutil.which("initdb")
    found = [place for place in places if (place / "initdb").exists()]
    return found[-1] if found else Path(on_path).resolve().parent if on_path else None


class Server:
    """A server in a folder. `durable`: a commit returns when it is on the disk, as for players."""

    def __init__(self, programs: Path, *, durable: bool = False) -> None:
        self._programs = programs
        self._durable = durable
        self._names = count(1)
        self._process: subprocess.Popen[bytes] | None = None
        self.folder = Path(tempfile.mkdtemp(prefix="caravel-pg-"))
        if os.getuid() == 0:
            user = _unprivileged()
            os.chown(self.folder, user.pw_uid, user.pw_gid)
        self._run(
            "initdb", "-D", "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"
        )
        access = self.folder / "data" / "pg_hba.conf"
        access.write_text(f"local all {ASKED_FOR_A_PASSWORD} scram-sha-256\n{access.read_text()}")

    def start(self) -> None:
        """Start the server, also again, and return when it answers."""
        settings = {**_SETTINGS, "unix_socket_directories": str(self.folder)}
        if self._durable:
            settings |= {"fsync": "on", "full_page_writes": "on", "synchronous_commit": "on"}
        given = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        program = [str(self._programs / "postgres"), "-D", str(self.folder / "data"), *given]
        with (self.folder / "log").open("ab") as said:
            self._process = subprocess.Popen(
                ["/bin/sh", "-c", _ENDS_WITH_US, "server", *program],
                stdin=subprocess.PIPE,
                stdout=said,
                stderr=said,
                **self._surroundings(),
            )
        begun = time.monotonic()
        while not self._answers():
            assert self._process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() - begun < PATIENCE, "PostgreSQL does not answer"
            time.sleep(0.02)

    def stop(self) -> None:
        """End the server, and its connections at once; it keeps its data."""
        self._end(b"keep\n")

    def close(self) -> None:
        """End the server if it runs, for good: its folder is gone."""
        self._end(b"\n")
        shutil.rmtree(self.folder, ignore_errors=True)

    def _end(self, word: bytes) -> None:
        if self._process is not None:
            self._process.communicate(word, timeout=PATIENCE)
            self._process = None

    def url(self, name: str) -> str:
        """Return the address of a database of this name."""
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def database(self) -> str:
        """Create a database and return its address."""
        name = f"test_{next(self._names)}"
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def drop(self, address: str) -> None:
        """Delete a database, whoever is there."""
        self.execute(f"DROP DATABASE {name_of(address)} WITH (FORCE)")

    def execute(self, statement: str, database: str = "postgres") -> list[Any]:
        """Run a statement beside whoever else is there, and return its rows."""
        with psycopg.connect(self.url(database), autocommit=True) as db:
            found = db.execute(statement)
            return found.fetchall() if found.description else []

    def _answers(self) -> bool:
        try:
            self.execute("SELECT 1")
        except psycopg.OperationalError:
            return False
        return True

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self._programs / program), *arguments],
            capture_output=True,
            text=True,
            check=False,
            **self._surroundings(),
        )
        assert done.returncode == 0, done.stderr

    def _surroundings(self) -> dict[str, Any]:
        """Return how its programs are run: by nobody's administrator, at the machine's own time."""
        env = {"PATH": os.environ["PATH"], "LC_ALL": "C", "TZ": "UTC", "FOLDER": str(self.folder)}
        around: dict[str, Any] = {"cwd": self.folder, "env": env}
        if os.getuid() == 0:
            user = _unprivileged()
            around |= {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        return around


def name_of(address: str) -> str:
    """Return the name of a database on a server of tests."""
    return conninfo_to_dict(address)["dbname"]


def _unprivileged() -> pwd.struct_passwd:
    """Return whom a server is run by where we are root, which PostgreSQL refuses."""
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        return pwd.getpwnam("nobody")


@contextmanager
def running(*, durable: bool = False) -> Iterator[Server]:
    """Run a server for as long as it is wanted; the test is skipped where there is none."""
    programs = binaries()
    if programs is None:
        pytest.skip("PostgreSQL is not installed (Debian: apt install postgresql)")
    server = Server(programs, durable=durable)
    try:
        server.start()
        yield server
    finally:
        server.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A server for all tests of this process."""
    with running() as server:
        yield server


@pytest.fixture
def database(postgres: Server) -> Iterator[str]:
    """The address of an empty database."""
    address = postgres.database()
    yield address
    postgres.drop(address)


@pytest.fixture(scope="session")
def tables(postgres: Server) -> tuple[str, str]:
    """The address of a database as a bot leaves it that has been started once, and what empties it again."""

    async def lay_out(address: str) -> None:
        async with await open_storage(address, durable=False):
            pass

    address = postgres.database()
    with ThreadPoolExecutor(1) as thread:
        # Whoever asks for it first may have a loop of their own.
        thread.submit(asyncio.run, lay_out(address)).result()
    asked = "SELECT string_agg(relname, ', ') FROM pg_stat_user_tables WHERE relname <> 'caravel_version'"
    ((names,),) = postgres.execute(asked, name_of(address))
    return address, f"TRUNCATE {names} RESTART IDENTITY CASCADE"


@pytest.fixture
def laid_out(postgres: Server, tables: tuple[str, str]) -> Iterator[str]:
    """The address of a database with empty tables: the same for every test, which takes a quarter of a new one's time."""
    address, emptying = tables
    yield address
    postgres.execute(emptying, name_of(address))
