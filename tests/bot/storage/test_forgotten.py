import sqlite3
from contextlib import closing

from bot.storage import open_storage


async def test_what_is_deleted_of_a_user_is_overwritten_in_the_file(file):
    async with await open_storage(file) as storage:
        await storage.set_user_settings(4711, {"zone": "Nowhere/Secret"})
        await storage.forget_user(4711, -5, lambda seat: f"Seat {seat + 1}")
    assert b"Nowhere/Secret" not in file.read_bytes()


async def test_what_is_deleted_of_a_user_stands_in_no_file_while_the_bot_goes_on(file):
    async with await open_storage(file) as storage:
        await storage.set_user_settings(4711, {"zone": "Nowhere/Secret"})
        await storage.forget_user(4711, -5, lambda seat: f"Seat {seat + 1}")
        kept = b"".join(one.read_bytes() for one in file.parent.iterdir() if one.is_file())
        assert b"Nowhere/Secret" not in kept


async def test_what_is_deleted_while_somebody_reads_is_gone_once_they_have_read(file):
    async with await open_storage(file) as storage:
        await storage.set_user_settings(4711, {"zone": "Nowhere/Secret"})
        with closing(sqlite3.connect(file)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT * FROM users").fetchall()
            await storage.forget_user(4711, -5, lambda seat: f"Seat {seat + 1}")
        await storage.scrub()
        kept = b"".join(one.read_bytes() for one in file.parent.iterdir() if one.is_file())
        assert b"Nowhere/Secret" not in kept
