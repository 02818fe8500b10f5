import pytest

from bot.storage import Change, NewPost, Picture, SentRow, open_storage
from tests.bot.storage.tables import ANNA, HARBOUR, NOON, TAVERN, after, say, started, texts


async def test_posts_to_one_channel_are_taken_one_by_one_in_order(storage):
    await storage.send([say("one"), say("two"), say("three")])
    order = []
    while (taken := await storage.take_outbox(NOON)).posts:
        assert texts(await storage.take_outbox(NOON)) == []
        order += texts(taken)
        await storage.tick_off(taken.posts[0].id, 900)
    assert order == ["one", "two", "three"]


async def test_different_targets_do_not_wait_for_each_other(storage):
    whisper = NewPost("say", {"text": "whisper"}, user=ANNA)
    await storage.send([say("here", HARBOUR), say("later", HARBOUR), say("there", TAVERN), whisper])
    assert texts(await storage.take_outbox(NOON)) == ["here", "there", "whisper"]


async def test_a_post_keeps_its_pictures_its_nonce_and_its_payload(storage):
    drawn = Picture("board.png", "The board.", data=b"\x89PNG")
    to_draw = Picture("hand.png", "Your hand.", drawing={"picture": "hand", "line": 7})
    post = say("look", files=(drawn, to_draw), nonce="abc")
    table = await started(storage)
    await storage.send([post], table.id)
    (row,) = (await storage.take_outbox(NOON)).posts
    assert row.files == (drawn, to_draw)
    assert (row.nonce, row.payload, row.table, row.channel, row.user) == (
        "abc",
        {"text": "look"},
        table.id,
        HARBOUR,
        None,
    )


async def test_every_post_has_its_own_nonce_that_discord_accepts(storage):
    nonces = {say("x").nonce for _ in range(100)}
    assert len(nonces) == 100
    assert all(len(nonce) <= 25 for nonce in nonces)


async def test_a_row_that_is_not_due_holds_up_nobody_and_tells_when_it_is(storage):
    await storage.send([say("morning", due=after(60)), say("now")])
    taken = await storage.take_outbox(NOON)
    assert texts(taken) == ["now"]
    assert taken.next_due == after(60)
    await storage.tick_off(taken.posts[0].id, 900)
    assert texts(await storage.take_outbox(after(60))) == ["morning"]


async def test_what_was_put_back_is_sent_before_what_came_later(storage):
    await storage.send([say("one"), say("two")])
    (row,) = (await storage.take_outbox(NOON)).posts
    await storage.put_back(row.id, after(5))
    waiting = await storage.take_outbox(after(1))
    assert texts(waiting) == []
    assert waiting.next_due == after(5)
    (again,) = (await storage.take_outbox(after(5))).posts
    assert (again.payload, again.attempts, again.nonce) == ({"text": "one"}, 1, row.nonce)


async def test_optional_rows_come_after_all_others_and_can_be_dropped(storage):
    await storage.send(
        [say("remove controls", optional=True), say("turn"), say("remove more", optional=True)]
    )
    taken = await storage.take_outbox(NOON)
    assert texts(taken) == ["turn"]
    await storage.tick_off(taken.posts[0].id, 900)
    taken = await storage.take_outbox(NOON)
    assert texts(taken) == ["remove controls"]
    assert await storage.drop_waiting(HARBOUR, optional_only=True) == 1
    await storage.tick_off(taken.posts[0].id, None)
    assert texts(await storage.take_outbox(NOON)) == []


async def test_an_optional_row_put_back_does_not_hold_up_the_others(storage):
    await storage.send([say("remove controls", optional=True)])
    (row,) = (await storage.take_outbox(NOON)).posts
    await storage.put_back(row.id, after(5))
    await storage.send([say("turn")])
    assert texts(await storage.take_outbox(NOON)) == ["turn"]


async def test_a_dead_channel_is_dropped_and_the_others_go_on(storage):
    await storage.send([say("a"), say("b"), say("c", TAVERN)])
    assert await storage.drop_waiting(HARBOUR) == 2
    assert texts(await storage.take_outbox(NOON)) == ["c"]


async def test_after_a_crash_rows_in_flight_are_found_and_hold_their_place(file):
    async with await open_storage(file) as storage:
        await storage.send([say("one"), say("two")])
        await storage.take_outbox(NOON)
    async with await open_storage(file) as storage:
        (row,) = await storage.in_flight()
        assert row.payload == {"text": "one"}
        assert texts(await storage.take_outbox(NOON)) == []
        await storage.tick_off(row.id, 900)
        assert texts(await storage.take_outbox(NOON)) == ["two"]


async def test_a_sent_message_can_be_found_again_without_its_text_or_pictures(storage):
    table = await started(storage)
    secret = NewPost("hand", {"text": "your hand"}, user=ANNA, files=(Picture("hand.png", "Hand.", b"x"),))
    await storage.commit(Change(table.id, NOON, outbox=[secret]))
    (row,) = (await storage.take_outbox(NOON)).posts
    await storage.tick_off(row.id, 900)
    assert await storage.sent(table.id) == [SentRow(row.id, "hand", None, ANNA, 900)]
    stored = await storage._read(
        lambda db: db.execute("SELECT payload, (SELECT count(*) FROM files) FROM outbox").fetchall()
    )
    assert stored == [("{}", 0)]


async def test_ticking_off_and_what_follows_are_one_transaction(storage):
    table = await started(storage)
    await storage.commit(Change(table.id, NOON, outbox=[say("turn")]))
    (row,) = (await storage.take_outbox(NOON)).posts
    await storage.tick_off(row.id, 900, Change(table.id, NOON, post=900))
    assert (await storage.table(table.id)).post == 900
    assert await storage.in_flight() == []


async def test_a_post_goes_to_a_channel_or_to_a_user():
    with pytest.raises(AssertionError):
        NewPost("say", {})
    with pytest.raises(AssertionError):
        NewPost("say", {}, channel=HARBOUR, user=ANNA)


async def test_what_was_sent_for_no_table_leaves_nothing(storage):
    await storage.send([say("hello")])
    (row,) = (await storage.take_outbox(NOON)).posts
    await storage.tick_off(row.id, 900)
    assert await storage._read(lambda db: db.execute("SELECT count(*) FROM outbox").fetchone()) == (0,)
