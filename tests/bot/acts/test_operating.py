"""The operator: told in person what goes wrong, and with tools that nobody else may use."""

import json
import logging
import sqlite3
from contextlib import closing

import pytest

from bot.acts.operating import Operations
from bot.discord.owners import CONTENT, PAUSE
from bot.health.news import EXAMPLES, MOST_KINDS
from bot.local import NotPossible
from bot.posts.messages import Plain
from bot.table.fairness import verify
from bot.table.tables import Table
from games import all_games
from games.core.saves import save_from_data
from tests.support.bot import private

GAME = "puerto_rico"
OWNER = "harbour_master"
"""Who owns the local Discord's server, and so may see every command."""


@pytest.fixture
async def owned(time):
    """A running table of a bot that the server's owner operates; its clock stands still."""
    await operated(time.world)
    await time.world.start(GAME, "anna", "ben", "clara")
    return time.world


async def operated(world, name=OWNER):
    world.options["operations"] = Operations(frozenset({world.person(name).id}))
    await world.restart()


def letters(world, name=OWNER):
    """What a person was told in person."""
    return [message.content for message in world.person(name).direct_messages()]


def fails(text, *given):
    logging.getLogger("bot.storage.backups").error(text, *given)


async def operator(world, command, **options):
    return private(await world.person(OWNER).slash(world.general, f"operator {command}", options))


# Told in person


@pytest.mark.rest
async def test_a_back_up_that_failed_is_told_to_the_owners_and_nobody_else(owned, bot_log):
    fails("no back-up was written: %s", "the disk is full")
    await owned.shared.owners.tick(owned.bot)
    (letter,) = letters(owned)
    assert "no back-up was written: the disk is full" in letter
    assert not letters(owned, "anna")
    bot_log.lines.clear()


@pytest.mark.rest
async def test_a_frozen_table_is_told_and_stands_in_the_status(owned, bot_log):
    await owned.stop_bot()
    with closing(sqlite3.connect(owned.database)) as db, db:
        db.execute("UPDATE tables SET header = '[]' WHERE id = 1")
    await owned.start_bot()
    await owned.person("anna").slash(owned.general, "board")
    await owned.shared.owners.tick(owned.bot)
    assert "table 1 is frozen" in letters(owned)[-1]
    assert "Table 1 is frozen: the header does not fit" in await operator(owned, "status")
    bot_log.lines.clear()


async def test_a_post_that_is_dropped_is_told(owned):
    gone = owned.server.channel("gone")
    post = Plain("Hello?").to_channel(gone.id)
    owned.server.faults.refuse(404, 10003, method="POST", route="/channels/{channel}/messages")
    await owned.put(post)
    owned.bot.sender.wake()
    await owned.settled()
    await owned.shared.owners.tick(owned.bot)
    (letter,) = letters(owned)
    assert "is dropped" in letter
    assert "Hello" not in letter


async def test_a_thousand_failures_are_one_letter_that_counts_them(owned, bot_log):
    for n in range(1000):
        fails("row %d is given up", n)
    for n in range(3 * MOST_KINDS):
        fails(f"something else, number {n}: " + "x" * 300)
    await owned.shared.owners.tick(owned.bot)
    (letter,) = letters(owned)
    assert len(letter) <= CONTENT
    assert f"and {1000 - EXAMPLES} more like this" in letter
    bot_log.lines.clear()


async def test_letters_keep_their_distance_and_lose_nothing(owned, time, bot_log):
    fails("the first")
    await owned.shared.owners.tick(owned.bot)
    fails("the second")
    await owned.shared.owners.tick(owned.bot)
    assert len(letters(owned)) == 1
    time.watch.set(time.watch.now() + PAUSE)
    await owned.shared.owners.tick(owned.bot)
    assert len(letters(owned)) == 2
    assert "the second" in letters(owned)[-1]
    await owned.shared.owners.tick(owned.bot)
    assert len(letters(owned)) == 2
    bot_log.lines.clear()


async def test_what_could_not_be_told_is_told_later(owned, time, bot_log):
    fails("the disk is full")
    owned.server.faults.fail(503, method="POST", route="/users/@me/channels")
    await owned.shared.owners.tick(owned.bot)
    owned.server.faults.calm()
    assert not letters(owned)
    time.watch.set(time.watch.now() + PAUSE)
    await owned.shared.owners.tick(owned.bot)
    assert "the disk is full" in letters(owned)[-1]
    bot_log.lines.clear()


async def test_an_owner_without_direct_messages_is_left_alone(owned, bot_log, caplog):
    owned.person(OWNER).close_direct_messages()
    fails("the disk is full")
    await owned.shared.owners.tick(owned.bot)
    assert "takes no direct messages" in caplog.text
    assert not owned.shared.owners.news.take()
    bot_log.lines.clear()


async def test_a_stopped_bot_gathers_nothing_more(owned, bot_log):
    news = owned.shared.owners.news
    await owned.stop_bot()
    fails("nobody hears this")
    assert not news.take()
    bot_log.lines.clear()
    await owned.start_bot()


# The tools


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("status", {}),
        ("announce", {"text": "x"}),
        ("freeze", {"table": 1}),
        ("thaw", {"table": 1}),
        ("export", {"table": 1}),
    ],
)
async def test_nobody_else_may_use_them(owned, command, options):
    await operated(owned, "anna")
    reply = await owned.person(OWNER).slash(owned.general, f"operator {command}", options)
    assert private(reply) == owned.tables.words("operator-only")
    assert not reply.message.files


async def test_they_are_hidden_from_whoever_is_no_administrator(owned):
    with pytest.raises(NotPossible, match="is not offered"):
        await owned.person("anna").slash(owned.general, "operator status")


async def test_the_status_says_how_the_bot_does(owned):
    text = await operator(owned, "status")
    assert "all is well" in text
    assert "1 running" in text
    assert "there is none" in text


@pytest.mark.rest
async def test_an_announcement_is_shown_before_it_is_made(owned):
    lobby = owned.server.channel("table-one")
    await owned.open(GAME, "anna", channel=lobby)
    text = await operator(owned, "announce", text="An update at noon.")
    await owned.settled()
    assert "at 2 tables" in text
    assert "noon" not in owned.post.content
    await operator(owned, "announce", text="An update at noon.", sure=True)
    await owned.settled()
    for channel in (owned.general, lobby):
        assert owned.posts(channel)[-1].content == "**From this bot’s operator:** An update at noon."


async def test_an_announcement_stops_no_move(owned):
    await operator(owned, "announce", text="Hello", sure=True)
    reply = await owned.person("anna").slash(owned.general, "puerto-rico take-role", {"role": "builder"})
    assert "builder" in private(reply).lower()


@pytest.mark.rest
async def test_a_frozen_table_stands_still_until_it_is_thawed(owned, time):
    await operator(owned, "freeze", table=1)
    await owned.settled()
    words = owned.tables.words
    assert owned.post.content == words("table-stopped")
    for _ in range(2):
        reply = await owned.person("anna").slash(owned.general, "puerto-rico take-role", {"role": "builder"})
        assert private(reply) == words("table-stopped")
        await owned.restart()
    assert await operator(owned, "freeze", table=1) == words("not-to-be-stopped")
    await operator(owned, "thaw", table=1)
    await owned.settled()
    assert await operator(owned, "thaw", table=1) == words("not-stopped")
    reply = await owned.person("anna").slash(owned.general, "puerto-rico take-role", {"role": "builder"})
    assert "builder" in private(reply).lower()


@pytest.mark.rest
async def test_robots_stand_still_with_a_frozen_table_and_go_on_with_it(owned):
    channel = owned.server.channel("robots")
    await owned.open(GAME, "anna", robots=2, channel=channel)
    await owned.person("anna").slash(channel, "table start")
    await owned.settled()
    number = (await owned.live(channel)).row.id
    await operator(owned, "freeze", table=number)
    before = (await owned.live(channel)).row.entries
    await owned.restart()
    await owned.settled()
    assert (await owned.live(channel)).row.entries == before
    await operator(owned, "thaw", table=number)
    await owned.settled()
    assert (await owned.live(channel)).table.waiting()


@pytest.mark.rest
async def test_time_stands_still_with_a_frozen_table(time):
    world = time.world
    await operated(world)
    await time.start(GAME, "anna", "ben", "clara", mode="strict")
    before = (await world.live()).row.entries
    await operator(world, "freeze", table=1)
    await time.passes(days=9)
    assert (await world.live()).row.entries == before
    await operator(world, "thaw", table=1)
    await time.passes(days=2)
    assert (await world.live()).row.entries > before


async def test_any_table_is_exported_whole(owned):
    reply = await owned.person(OWNER).slash(owned.general, "operator export", {"table": 1})
    assert private(reply)
    (file,) = reply.message.files
    game, header, entries = save_from_data(all_games(), json.loads(owned.server.world.content(file.id)))
    assert verify(Table.replay(game, header, entries, check_all=True)).is_fair


async def test_a_table_that_is_not_there_is_no_bug(owned):
    for command in ("freeze", "thaw", "export"):
        assert await operator(owned, command, table=999) == owned.tables.words("no-such-table")
