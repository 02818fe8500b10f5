from bot.storage import open_storage


async def test_what_is_deleted_of_a_user_is_overwritten_in_the_file(file):
    async with await open_storage(file) as storage:
        await storage.set_user_settings(4711, {"zone": "Nowhere/Secret"})
        await storage.forget_user(4711, -5, lambda seat: f"Seat {seat + 1}")
    assert b"Nowhere/Secret" not in file.read_bytes()
