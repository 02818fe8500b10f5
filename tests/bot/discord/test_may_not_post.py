"""Where the bot may not post, rows wait for the right, people hear why, and all is said once afterwards."""

from datetime import timedelta

import pytest

from bot.local import permissions
from bot.posts.messages import Ping, Plain
from games.words.sentences import log_lines
from tests.bot.discord.sending import GAME, table, texts
from tests.support.bot import moves

__all__ = ["table"]


def deny(world, *names):
    """Take rights away from the bot in the first channel."""
    bits = sum(permissions.NAMES[name] for name in names)
    bot = str(world.server.world.bot.id)
    world.general.overwrites[bot] = [1, 0, bits]


@pytest.mark.rest
async def test_where_the_bot_may_not_post_it_waits_for_the_right_and_pings_then(table, monkeypatch):
    deny(table, "send_messages")
    before = len(table.posts())
    await table.play_on(2)
    assert len(table.posts()) == before
    assert table.bot.sender.silence(table.general.id)
    table.general.overwrites.clear()
    await table.restart()
    later = table.tables.now() + timedelta(hours=2)
    monkeypatch.setattr(table.tables, "now", lambda: later)
    table.bot.sender.wake()
    await table.server.wait_for(lambda: len(table.posts()) > before)
    await table.settled()
    assert not table.bot.sender.silence(table.general.id)
    assert table.posts()[-1].pinged == [table.person("ben").id]


async def test_where_the_bot_may_post_again_all_that_happened_meanwhile_is_said_once_in_one_post(table):
    deny(table, "send_messages")
    before, told = {post.id for post in table.posts()}, len(await lines(table))
    asked = table.post
    for _ in range(3):
        await table.play_on(2)
    live = await table.live()
    reminder = Ping("it is your turn").to_channel(table.general.id)
    await table.put(reminder, table=live.row.id)
    assert {post.id for post in table.posts()} == before
    table.general.overwrites.clear()
    await table.bot.sender.listen(table.general.id)
    await table.settled()
    board = table.boards[-1]
    assert board.id == asked.id
    (turn,) = [post for post in table.posts() if post.id not in before]
    assert turn.pinged == [live.seats[live.table.waiting()[0]].user]
    # The end of a phase is the heading of its lines.
    meanwhile = [line for line in (await lines(table))[told:] if not line.startswith("End of ")]
    shown = [line.removeprefix("▸ ") for line in board.text.splitlines() if line.startswith("▸ ")]
    # The first move stands in the board post of before already: an edit needs no right to post.
    assert meanwhile[0] in table.boards[-2].text
    assert shown == meanwhile[-len(shown) :]
    assert len(shown) > 5
    assert await table.storage.outbox_depth() == (0, None)


async def lines(world):
    """All lines of the log."""
    live = await world.live()
    return log_lines(live.table.told(), live.words, live.names, None)


@pytest.mark.rest
async def test_who_acts_where_the_bot_may_not_post_hears_why_and_it_is_tried_again(table):
    deny(table, "send_messages")
    await table.play_on(2)
    ben = table.person("ben")
    reply = await ben.slash(table.general, "move")
    await table.settled()
    words = table.tables.words
    since = f"<t:{table.bot.sender.silence(table.general.id).since.timestamp():.0f}:R>"
    told = [one.content for one in table.server.world.messages_in(table.general.id) if one.ephemeral]
    assert words("could-not-post", since=since, names="Send Messages") in told
    assert reply.ephemeral
    table.general.overwrites.clear()
    await ben.slash(table.general, "move")
    await table.settled()
    assert table.posts()[-1].pinged == [ben.id]


async def test_in_a_private_thread_without_the_bot_the_remedy_is_to_mention_it(world):
    anna = world.person("anna")
    thread = anna.start_thread(world.general, "the table", private=True)
    bot = world.server.world.bot.id
    people = [world.person(name).id for name in ("ben", "clara")]
    world.server.posting.change_people(thread, [bot, *people], [])
    await world.start(GAME, "anna", "ben", "clara", channel=thread)
    world.server.posting.change_people(thread, [], [bot])
    live = await world.live(thread)
    await world.put(Plain("ahoy").to_channel(thread.id), table=live.row.id)
    world.bot.sender.wake()
    await world.settled()
    silence = world.bot.sender.silence(thread.id)
    since = f"<t:{silence.since.timestamp():.0f}:R>"
    await anna.slash(thread, "board")
    await world.settled()
    words = world.tables.words("could-not-post-unless-added", since=since, me=f"<@{bot}>")
    assert words in [one.content for one in anna.sees(thread) if one.ephemeral]
    await anna.say(thread, f"<@{bot}>")
    await anna.slash(thread, "board")
    await world.settled()
    assert world.bot.sender.silence(thread.id) is None
    assert world.posts(thread)[-1].content == "ahoy"


async def test_who_clicks_where_the_bot_may_not_post_hears_why_beside_their_answer(table):
    anna, post = table.person("anna"), table.post
    deny(table, "send_messages")
    await send_to(table, "ahoy")
    reply = await anna.click(post, moves(post)[0])
    await table.settled()
    silence = table.bot.sender.silence(table.general.id)
    since = f"<t:{silence.since.timestamp():.0f}:R>"
    words = table.tables.words("could-not-post", since=since, names="Send Messages")
    told = [one.content for one in anna.sees(table.general) if one.ephemeral]
    assert words in told
    assert reply.updated
    assert (await table.live()).table.log.entries[-1].by == "person"


async def send_to(world, text):
    """Put something into the outbox of the table in the first channel, and let it be tried."""
    await world.put(Plain(text).to_channel(world.general.id), table=(await world.live()).row.id)
    world.bot.sender.wake()
    await world.settled()


@pytest.mark.rest
async def test_where_the_bot_may_not_post_one_try_is_made_and_not_one_for_each_row(table):
    deny(table, "send_messages")
    requests = []
    table.server.watchers.append(requests.append)
    live = await table.live()
    await table.put(*(Plain(f"{n}").to_channel(table.general.id) for n in range(40)), table=live.row.id)
    table.bot.sender.wake()
    await table.settled()
    # The players are told in direct messages, too.
    assert sum(one.status == 403 for one in requests) == 1
    table.general.overwrites.clear()
    await table.bot.sender.listen(table.general.id)
    await table.settled()
    assert texts(table)[-40:] == [str(n) for n in range(40)]
