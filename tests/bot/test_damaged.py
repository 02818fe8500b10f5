"""One bad row in the database stops one table, never more: the bot starts beside it, and the others play on."""

import sqlite3
from contextlib import closing
from datetime import timedelta

import pytest

from bot.discord import sender
from bot.discord.client import watched
from bot.posts.messages import Plain
from bot.storage import Change, open_storage
from tests.support.bot import private

GAME = "puerto_rico"


def spoil(world, statement):
    """Damage the database while the bot is off."""
    with closing(sqlite3.connect(world.database)) as db, db:
        assert db.execute(statement).rowcount > 0


@pytest.fixture
async def two(world):
    """Two tables; the second is never touched."""
    await world.start(GAME, "anna", "ben", "clara")
    await world.start(GAME, "anna", "ben", "clara", channel=world.server.channel("table-one"))
    return world


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE tables SET header = '{' WHERE id = 1",
        "UPDATE tables SET header = '[]' WHERE id = 1",
        "UPDATE tables SET header = '{\"game\": 7}' WHERE id = 1",
        "UPDATE tables SET notes = '{' WHERE id = 1",
    ],
)
async def test_a_table_that_cannot_be_read_is_frozen_and_the_others_play_on(two, bot_log, damage):
    await two.stop_bot()
    spoil(two, damage)
    await two.start_bot()
    anna, one = two.person("anna"), two.server.channel("table-one")
    assert private(await anna.slash(two.general, "board")) == two.bot.tables.words("table-frozen")
    reply = await anna.slash(one, "puerto-rico take-role", {"role": "builder"})
    assert reply.interaction.answer is not None
    await two.settled()
    assert "builder" in two.posts(one)[-1].content.lower()
    assert all("table 1 is frozen" in line for line in bot_log.lines)
    bot_log.lines.clear()


@pytest.mark.parametrize("damage", ["'{'", "'[]'", "'{}'"])
async def test_a_post_that_cannot_be_read_is_given_up_and_the_next_ones_go_out(
    two, bot_log, monkeypatch, damage
):
    monkeypatch.setattr(sender, "PAUSES", (timedelta(0),) * 6)
    now = two.bot.tables.now()
    await two.stop_bot()
    posts = [Plain(text).to_channel(two.general.id) for text in ("bad", "good")]
    async with await open_storage(two.database, shared=True) as storage:
        row = await storage.table(1)
        await storage.commit(Change(row, row, now, outbox=posts, idle=True))
    spoil(two, f"UPDATE outbox SET payload = {damage} WHERE payload LIKE '%bad%'")
    await two.start_bot()
    await two.settled()
    assert "good" in [post.content for post in two.posts()]
    assert any("given up" in line for line in bot_log.lines)
    bot_log.lines.clear()


async def test_a_task_that_fails_is_begun_again(bot_log):
    begun = []

    class Enough(BaseException):
        pass

    async def work():
        begun.append(1)
        if len(begun) == 3:
            raise Enough
        raise RuntimeError("a bug")

    async def at_once(_):
        pass

    with pytest.raises(Enough):
        await watched("sender", work, at_once)
    assert len(bot_log.lines) == 2
    bot_log.lines.clear()
