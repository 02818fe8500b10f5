import sqlite3
from contextlib import closing
from datetime import UTC, datetime

import pytest

from bot.storage import StorageError, open_storage
from bot.storage.migrations import scripts
from bot.storage.sqlite.backups import restore
from bot.storage.sqlite.opening import APPLICATION
from bot.table.notes import Vote, read_notes
from tests.bot.storage.tables import ANNA, HEADER, NOON, stored

FIRST_FILE = """
INSERT INTO tables VALUES (3, 11, 1, 101, 'puerto_rico', 'running',
    '{"game": "puerto_rico", "rules": 1, "seats": 2, "options": {}, "secret": "00000000000000000000000000000000"}',
    '{}', 'what was said', 1, 1, 77, NULL, NULL, 0, 1795262400.0, 1795262400.0);
INSERT INTO seats VALUES (3, 0, 101, NULL, 'Anna', '[]'), (3, 1, NULL, 'greedy', 'Robot', '[102]');
INSERT INTO entries VALUES (3, 0, '{"n":0,"seat":0,"by":"person","digest":"","move":{"move":"Pass"}}', 1795262400.0);
INSERT INTO users VALUES (101, '{"zone": "Europe/Berlin"}');
"""

TWO_MORE = (
    "ALTER TABLE tables ADD COLUMN colour TEXT NOT NULL DEFAULT 'blue';",
    """CREATE TABLE colours (name TEXT); -- with a semicolon; in a comment
    CREATE TRIGGER colours_follow AFTER UPDATE ON tables
    BEGIN INSERT INTO colours VALUES (new.colour); DELETE FROM colours WHERE name = 'blue'; END;
    UPDATE tables SET colour = 'red';""",
)


@pytest.fixture
def first(file):
    """A file as the first version of the schema left it."""
    db = sqlite3.connect(file)
    db.executescript(scripts("sqlite")[0] + FIRST_FILE)
    db.execute(f"PRAGMA application_id = {APPLICATION}")
    db.execute("PRAGMA user_version = 1")
    db.close()
    return file


async def check(storage):
    (table,) = await storage.live_tables()
    assert (table.id, table.header, table.notes, table.created) == (3, HEADER, "what was said", NOON)
    assert [(seat.user, seat.robot, seat.name, seat.former) for seat in table.seats] == [
        (ANNA, None, "Anna", ()),
        (None, "greedy", "Robot", (102,)),
    ]
    assert [entry["n"] for entry in await storage.load_log(3)] == [0]
    assert await storage.user_settings(ANNA) == {"zone": "Europe/Berlin"}


def check_first(file):
    """Check a file that is still of the first version, which only a program of that version reads as a whole."""
    found = stored(file, "SELECT id, notes, post, created FROM tables")
    assert found == [(3, "what was said", 77, NOON.timestamp())]
    assert stored(file, "SELECT n FROM entries") == [(0,)]


async def test_a_file_of_the_first_version_is_brought_up_to_date(first):
    async with await open_storage(first) as storage:
        await check(storage)
    assert stored(first, "PRAGMA user_version") == [(len(scripts("sqlite")),)]


async def test_a_wait_keeps_when_its_user_last_heard_of_it(first):
    wait = '{"seat": 0, "since": "2026-11-16T12:00:00Z", "told":"2026-11-16T13:00:00Z"}'
    with closing(sqlite3.connect(first)) as db, db:
        db.execute("UPDATE tables SET notes = ?", (f'{{"book": {{"waits": [{wait}]}}}}',))
    async with await open_storage(first) as storage:
        (table,) = await storage.live_tables()
    (kept,) = read_notes(table.notes).book.waits
    assert kept.heard_at == datetime(2026, 11, 16, 13, tzinfo=UTC)


async def test_steps_are_taken_in_order_and_once(first):
    for _ in range(2):
        async with await open_storage(first, steps=(*scripts("sqlite"), *TWO_MORE)) as storage:
            await check(storage)
        assert stored(first, "SELECT * FROM colours") == [("red",)]


async def test_a_step_that_fails_leaves_the_file_of_the_old_version(first):
    with pytest.raises(StorageError, match="the database refuses"):
        await open_storage(first, steps=(*scripts("sqlite"), *TWO_MORE, "ALTER TABLE nowhere ADD COLUMN x;"))
    async with await open_storage(first, steps=scripts("sqlite")[:1]):
        check_first(first)


def test_every_step_has_a_number_and_a_name():
    assert scripts("sqlite")
    assert all(script.rstrip().endswith(";") for script in scripts("sqlite"))


def copies(file):
    return sorted(path.name for path in file.parent.iterdir() if ".version-" in path.name)


async def test_before_a_step_is_taken_the_file_is_copied_so_that_one_can_go_back(first, tmp_path):
    steps = (*scripts("sqlite"), *TWO_MORE)
    for _ in range(2):
        async with await open_storage(first, steps=steps) as storage:
            await storage.set_user_settings(ANNA, {"zone": "UTC"})
    assert copies(first) == [f"{first.name}.version-1-1"]
    restore(first.with_name(copies(first)[0]), tmp_path / "older.sqlite", NOON)
    async with await open_storage(tmp_path / "older.sqlite") as storage:
        await check(storage)


async def test_a_program_of_the_version_before_opens_the_copy(first):
    async with await open_storage(first, steps=(*scripts("sqlite"), *TWO_MORE)):
        pass
    with pytest.raises(StorageError, match="newer Caravel"):
        await open_storage(first, steps=scripts("sqlite")[:1])
    copy = first.with_name(copies(first)[0])
    async with await open_storage(copy, steps=scripts("sqlite")[:1]):
        check_first(copy)


async def test_a_copy_never_takes_the_place_of_another(first):
    (first.with_name(f"{first.name}.version-1-1")).write_text("of the first update")
    async with await open_storage(first, steps=(*scripts("sqlite"), *TWO_MORE)):
        pass
    assert copies(first) == [f"{first.name}.version-1-{n}" for n in (1, 2)]
    assert first.with_name(copies(first)[0]).read_text() == "of the first update"


async def test_where_nothing_changes_nothing_is_copied(first):
    async with await open_storage(first, steps=scripts("sqlite")[:1]):
        pass
    async with await open_storage(first.with_name("new.sqlite")):
        pass
    assert not copies(first)


async def test_a_tool_of_a_newer_program_leaves_the_running_bots_file_as_it_is(first):
    async with (
        await open_storage(first, steps=scripts("sqlite")[:1]),
        await open_storage(first, shared=True, steps=(*scripts("sqlite"), *TWO_MORE)),
    ):
        check_first(first)
    assert not copies(first)
    async with await open_storage(first, steps=scripts("sqlite")[:1]):
        check_first(first)


async def test_a_vote_that_is_under_way_goes_on(first):
    vote = '{"seat": 0, "since": "2026-11-16T12:00:00Z", "users": [101, 102]}'
    with closing(sqlite3.connect(first)) as db, db:
        db.execute("UPDATE tables SET notes = ?", (f'{{"vote": {vote}}}',))
    async with await open_storage(first) as storage:
        (table,) = await storage.live_tables()
    since = datetime(2026, 11, 16, 12, tzinfo=UTC)
    assert read_notes(table.notes).votes == (Vote("seat", 0, None, since, (101, 102)),)


async def test_what_is_to_be_sent_and_leagues_are_of_a_server(first):
    with closing(sqlite3.connect(first)) as db, db:
        for step in scripts("sqlite")[1:12]:
            db.executescript(step)
        db.execute("PRAGMA user_version = 12")
        db.execute(
            """INSERT INTO leagues VALUES (1, 12, 'open', '{"guild": 77}'), (2, 13, 'over', 'damaged')"""
        )
        columns = '"table", target, direct, kind, payload, optional, nonce'
        rows = "(3, 11, FALSE, 'x', '', FALSE, ''), (3, 101, TRUE, 'x', '', FALSE, ''), (NULL, 12, FALSE, 'x', '', FALSE, '')"
        db.execute(f"INSERT INTO outbox ({columns}) VALUES {rows}")
    async with await open_storage(first):
        assert stored(first, "SELECT guild FROM outbox ORDER BY id") == [(1,), (1,), (77,)]
        assert stored(first, "SELECT guild FROM leagues ORDER BY id") == [(77,), (None,)]
