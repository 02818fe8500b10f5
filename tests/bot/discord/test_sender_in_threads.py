"""Posts in threads that are archived or locked."""

import pytest

from bot.posts.messages import Plain, Remove, Tidy
from bot.posts.table_posts import HandOff, TurnPost
from tests.support.bot import moves

GAME = "puerto_rico"


@pytest.fixture
async def thread(world):
    """A thread with a table."""
    place = world.person("anna").start_thread(world.general, "the table")
    await world.start(GAME, "anna", "ben", "clara", channel=place)
    return place


async def test_in_an_archived_thread_an_edit_becomes_a_post(world, thread):
    count = len(world.posts(thread))
    thread.archived = True
    live = await world.live(thread)
    await world.put(
        HandOff(turn=TurnPost("who must act now", anew=False)).to_channel(thread.id), table=live.row.id
    )
    world.bot.sender.wake()
    await world.settled()
    assert len(world.posts(thread)) == count + 1
    assert world.posts(thread)[-1].content == "who must act now"
    assert not thread.archived


@pytest.mark.rest
async def test_a_move_in_an_archived_thread_opens_it_and_brings_no_post_that_an_open_one_would_not_have(
    world, bot_log
):
    anna, told = world.person("anna"), []
    for archived in (False, True):
        thread = anna.start_thread(world.general, f"archived: {archived}")
        await world.start(GAME, "anna", "ben", "clara", channel=thread)
        thread.archived = archived
        reply = await anna.click(world.posts(thread)[-1], moves(world.posts(thread)[-1])[0])
        await world.settled()
        assert reply.updated
        assert not thread.archived
        assert (await world.live(thread)).table.log.entries[-1].by == "person"
        told.append([post.text for post in world.posts(thread)])
    assert told[0] == told[1]


async def test_in_an_archived_thread_nothing_is_tidied_and_nothing_waits_for_it(world, thread, bot_log):
    old = world.posts(thread)[-1]
    thread.archived = thread.locked = True
    live = await world.live(thread)
    rows = [kind(old.id).to_channel(thread.id) for kind in (Tidy, Remove)]
    await world.put(*rows, table=live.row.id)
    world.bot.sender.wake()
    await world.settled()
    assert world.posts(thread)[-1] == old
    assert thread.archived


async def test_in_a_locked_thread_what_is_due_waits_until_it_is_open(world, thread):
    thread.locked = True
    live, count = await world.live(thread), len(world.posts(thread))
    await world.put(Plain("ahoy").to_channel(thread.id), table=live.row.id)
    world.bot.sender.wake()
    await world.settled()
    assert len(world.posts(thread)) == count
    thread.locked, thread.archived = False, True
    await world.bot.sender.listen(thread.id)
    await world.settled()
    assert world.posts(thread)[-1].content == "ahoy"
    assert not thread.archived
