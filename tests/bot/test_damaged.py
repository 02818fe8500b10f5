"""One bad row in the database stops one table, never more: the bot starts beside it, and the others play on."""

import asyncio
import sqlite3
from contextlib import closing
from datetime import timedelta

import pytest

from bot import app
from bot.acts.housekeeping import Housekeeper
from bot.acts.sleeper import Sleeper
from bot.discord import sender
from bot.discord.sender import Sender
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
        'UPDATE tables SET notes = \'{"book": {"waits": [7]}}\' WHERE id = 1',
        'UPDATE tables SET notes = \'{"book": {"paused": "soon"}}\' WHERE id = 1',
        "UPDATE tables SET header = NULL WHERE id = 1",
        "UPDATE tables SET entries = entries + 1 WHERE id = 1",
        'DELETE FROM entries WHERE "table" = 1 AND n = (SELECT max(n) FROM entries WHERE "table" = 1)',
        'DELETE FROM seats WHERE "table" = 1 AND seat = 2',
        'DELETE FROM seats WHERE "table" = 1 AND seat = 0',
    ],
)
@pytest.mark.rest
async def test_a_table_that_cannot_be_read_is_frozen_and_the_others_play_on(two, bot_log, damage):
    await two.stop_bot()
    spoil(two, damage)
    await two.start_bot()
    anna, one = two.person("anna"), two.server.channel("table-one")
    assert private(await anna.slash(two.general, "board")) == two.tables.words("table-frozen")
    reply = await anna.slash(one, "puerto-rico take-role", {"role": "builder"})
    assert reply.interaction.answer is not None
    await two.settled()
    assert any("takes the builder" in post.text for post in two.posts(one))
    assert all("table 1 is frozen" in line for line in bot_log.lines)
    bot_log.lines.clear()


@pytest.mark.rest
@pytest.mark.parametrize("damage", ["'{'", "'[]'", "'{}'"])
async def test_a_post_that_cannot_be_read_is_given_up_and_the_next_ones_go_out(
    two, bot_log, monkeypatch, damage
):
    monkeypatch.setattr(sender, "PAUSES", (timedelta(0),) * 6)
    now = two.tables.now()
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


@pytest.mark.rest
@pytest.mark.parametrize("damage", ["name = x'ff00'", "name = 7", "former = x'ff00'", "robot = x'ff00'"])
async def test_a_seat_that_cannot_be_read_leaves_the_lists_of_games_readable(two, damage):
    await two.stop_bot()
    spoil(two, f'UPDATE seats SET {damage} WHERE "table" = 1 AND seat = 1')
    await two.start_bot()
    for name in ("anna", "dora"):
        reply = await two.person(name).slash(two.server.channel("table-two"), "games", {"open": True})
        assert private(reply) != two.tables.words("a-bug"), name
    listed = private(await two.person("anna").slash(two.server.channel("table-two"), "games"))
    assert f"<#{two.server.channel('table-one').id}>" in listed


@pytest.mark.rest
async def test_a_damaged_text_of_another_table_does_not_keep_anybody_from_being_forgotten(two):
    await two.stop_bot()
    spoil(two, "UPDATE tables SET notes = x'ff00' WHERE id = 1")
    await two.start_bot()
    async with await open_storage(two.database, shared=True) as storage:
        await storage.forget_user(two.person("anna").id, -6, lambda seat: f"Seat {seat + 1}")
        assert (await storage.table(2)).host == -6


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
        await app.watched("sender", work, at_once)
    assert len(bot_log.lines) == 2
    bot_log.lines.clear()


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE tables SET wake = 'soon' WHERE id = 1",
        "UPDATE tables SET wake = 1e300 WHERE id = 1",
        "UPDATE tables SET options = '[' WHERE id = 1",
        "UPDATE tables SET created = 'once', changed = -1e300 WHERE id = 1",
        "UPDATE seats SET former = '{' WHERE \"table\" = 1",
        "UPDATE outbox SET state = 'new', due = 'soon' WHERE id = 1",
        *(
            f"INSERT OR REPLACE INTO {whose} (id, settings) SELECT {number}, '{settings}' FROM tables WHERE id = 1"
            for settings in ("{", "[]", "7", '{"zone": 7, "pace": 7, "client": 7}')
            for whose, number in (("users", "host"), ("servers", "guild"), ("servers", "0"))
        ),
    ],
)
@pytest.mark.rest
async def test_a_moment_or_a_setting_that_cannot_be_read_holds_up_nobody(two, bot_log, damage):
    await two.stop_bot()
    spoil(two, damage)
    await two.start_bot()
    anna, one = two.person("anna"), two.server.channel("table-one")
    await anna.slash(one, "puerto-rico take-role", {"role": "builder"})
    await two.settled()
    assert any("takes the builder" in post.text for post in two.posts(one))
    assert private(await anna.slash(two.server.channel("table-two"), "table new", {"game": GAME}))
    await two.app.sleeper.tick(two.acts.time.see_to)
    await two.app.housekeeper.tick()
    await two.settled()


@pytest.mark.parametrize("kind", [Sender, Sleeper, Housekeeper])
async def test_sender_sleeper_and_housekeeper_go_on_after_a_bug_of_their_own(two, bot_log, monkeypatch, kind):
    failed, again, run = [], asyncio.Event(), kind.run

    async def fail_once(self, *given):
        if not failed:
            failed.append(self)
            raise RuntimeError("a bug")
        again.set()
        await run(self, *given)

    monkeypatch.setattr(app, "AGAIN", 0)
    monkeypatch.setattr(kind, "run", fail_once)
    await two.restart()
    await asyncio.wait_for(again.wait(), 10)
    await two.put(Plain("good").to_channel(two.general.id), table=1)
    two.bot.sender.wake()
    await two.settled()
    assert two.posts()[-1].content == "good"
    (line,) = bot_log.lines
    assert f"the {kind.__name__.lower()} failed and is begun again" in line
    bot_log.lines.clear()
