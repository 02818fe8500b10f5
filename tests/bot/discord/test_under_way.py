"""What is under way in the outbox and sent by nobody is taken up."""

from datetime import timedelta

from bot.discord import sender
from bot.posts.messages import Plain
from bot.storage import StorageError, open_storage
from bot.table.tables import utc_now


async def send(world, text):
    """Put something into the outbox."""
    await world.put(Plain(text).to_channel(world.general.id))
    world.bot.sender.wake()


def texts(world):
    return [post.content for post in world.posts()]


async def test_where_only_the_answer_to_the_taking_was_lost(world, bot_log, monkeypatch):
    monkeypatch.setattr(sender, "PAUSES", (timedelta(0),))
    take, left = world.storage.take_outbox, 1

    async def lose_the_answer(*given, **more):
        nonlocal left
        taken = await take(*given, **more)
        if taken.posts and left:
            left -= 1
            raise StorageError("caravel", "the connection was lost", "look at the server")
        return taken

    monkeypatch.setattr(world.storage, "take_outbox", lose_the_answer)
    for text in ("ahoy", "land"):
        await send(world, text)
    await world.settled()
    assert texts(world) == ["ahoy", "land"]
    (line,) = bot_log.lines
    assert "the connection was lost" in line
    bot_log.lines.clear()


async def test_what_another_process_has_taken_with_its_last_breath_is_sent_at_the_next_look(
    world, monkeypatch
):
    async with await open_storage(world.database, shared=True) as theirs:
        take = world.storage.take_outbox
        with monkeypatch.context() as patched:
            patched.setattr(world.storage, "take_outbox", lambda now, *_, **__: take(now, limit=0))
            await send(world, "ahoy")
            assert (await theirs.take_outbox(utc_now())).posts
    await send(world, "land")
    await world.settled()
    assert texts(world) == []
    world.bot.sender.look_again()
    await world.settled()
    assert texts(world) == ["ahoy", "land"]
