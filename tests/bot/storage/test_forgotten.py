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
