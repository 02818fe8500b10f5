from dataclasses import replace

import pytest

from bot.storage import Hint, NewPost, Outdated, Shard
from tests.bot.storage.tables import ANNA, BERTA, NOON, after, change, lobby, put, say, started, texts

FIRST, SECOND = Shard(0, 2), Shard(1, 2)
NORTH, SOUTH = 4 << 22, 7 << 22
"""Servers of the first shard and of the second."""


@pytest.fixture
async def both(storage):
    """A table of each shard: that of the first, in channel 1; that of the second, in channel 2."""
    return await started(storage, 1, guild=NORTH), await started(storage, 2, guild=SOUTH)


def views(storage):
    return storage.of(FIRST), storage.of(SECOND)


def test_discord_decides_which_shard_a_server_is_of():
    assert [Shard(number, 3).holds(613425648685547541) for number in range(3)] == [False, False, True]
    assert FIRST.holds(None)
    assert not SECOND.holds(None)
    assert Shard.ALONE.holds(SOUTH)


def test_where_there_is_only_one_shard_nothing_is_asked_for_more():
    assert Shard.ALONE.of("tables") == ""
    with pytest.raises(AssertionError):
        Shard(2, 2)


async def test_each_client_takes_what_tables_of_its_shard_say_also_to_users(storage, both):
    here, there = both
    await put(storage, here, say("here", 1), NewPost("say", "to Anna", user=ANNA))
    await put(storage, there, say("there", 2), NewPost("say", "to Berta", user=BERTA))
    first, second = views(storage)
    assert texts(await second.take_outbox(NOON)) == ["there", "to Berta"]
    assert [row.payload for row in await second.in_flight()] == ["there", "to Berta"]
    assert await first.in_flight() == []
    assert texts(await first.take_outbox(NOON)) == ["here", "to Anna"]
    assert len(await storage.in_flight()) == 4


async def test_what_a_user_is_told_by_tables_of_several_shards_keeps_its_order(storage, both):
    here, there = both
    for n in range(2):
        here = await put(storage, here, NewPost("say", f"here {n}", user=ANNA))
        there = await put(storage, there, NewPost("say", f"there {n}", user=ANNA))
    order = []
    while len(order) < 4:
        for view in views(storage):
            for row in (await view.take_outbox(NOON)).posts:
                order.append(row.payload)
                assert not (await storage.take_outbox(NOON)).posts
                await view.tick_off(row.id, 900)
    assert order == ["here 0", "there 0", "here 1", "there 1"]


async def test_when_something_is_due_is_told_to_whom_it_concerns(storage, both):
    await put(storage, both[1], say("later", 2), say("silent", 3))
    first, second = views(storage)
    later, silent = (await second.take_outbox(NOON)).posts
    await second.put_back(later.id, after(5))
    await second.hush(silent.id, 50013, NOON, after(9))
    asked = [await view.take_outbox(NOON) for view in (first, second)]
    assert [(taken.next_due, taken.listen) for taken in asked] == [(None, None), (after(5), after(9))]


async def test_what_follows_from_a_post_is_said_where_it_was(storage, both):
    await put(storage, both[1], say("one", 2))
    _, second = views(storage)
    (row,) = (await second.take_outbox(NOON)).posts
    await second.tick_off(row.id, 900, None, [say("two", 2)])
    assert texts(await second.take_outbox(NOON)) == ["two"]


async def test_an_announcement_is_said_by_the_clients_of_its_tables(storage, both):
    here, there = both
    await storage.announce({here.id: say("north", 1), there.id: say("south", 2)}, NOON)
    assert [texts(await view.take_outbox(NOON)) for view in views(storage)] == [["north"], ["south"]]


async def test_each_client_finds_the_work_of_its_shard(storage, both):
    for table in both:
        await storage.commit(change(table, wake=after(1), is_working=True, notes="a stone"))
    new = [await storage.create_table(lobby(3 + n, guild=guild)) for n, guild in enumerate((NORTH, SOUTH))]
    for view, table, opened in zip(views(storage), both, new, strict=True):
        assert await view.due_tables(NOON) == ([], after(1))
        assert await view.due_tables(after(2)) == ([table.id], None)
        assert await view.working_tables() == [table.id]
        assert [row.id for row in await view.new_lobbies()] == [opened.id]
        assert [row.id for row in await view.idle_tables(after(1), "running")] == [table.id]
        assert await view.tables_noting("stone", after(1)) == [table.id]


async def test_a_league_and_what_it_says_are_of_its_server(storage):
    first, second = views(storage)
    data = {"guild": SOUTH, "name": "spring"}
    league = await first.create_league(5, SOUTH, data, [say("open", 5)], NOON)
    await first.write_league(league, 0, "running", data, [say("go", 6)], NOON)
    assert await first.leagues_under_way() == []
    assert [found["id"] for found in await second.leagues_under_way()] == [league]
    assert texts(await first.take_outbox(NOON)) == []
    assert texts(await second.take_outbox(NOON)) == ["open", "go"]


async def test_of_two_clients_that_change_a_league_the_second_must_look_again(storage):
    first, second = views(storage)
    league = await first.create_league(5, SOUTH, {}, [], NOON)
    await first.write_league(league, 0, "running", {"name": "spring"}, [], NOON)
    with pytest.raises(Outdated):
        await second.write_league(league, 0, "over", {}, [say("over", 5)], NOON)
    assert await second.league(league) == {"id": league, "revision": 1, "name": "spring"}
    assert texts(await second.take_outbox(NOON)) == []


async def test_a_league_that_named_a_forgotten_user_is_read_anew(storage):
    league = await storage.create_league(5, SOUTH, {"players": [ANNA]}, [], NOON)
    other = await storage.create_league(6, SOUTH, {"players": []}, [], NOON)
    await storage.forget_user(ANNA, -5, str)
    assert await storage.league(league) == {"id": league, "revision": 1, "players": [-5]}
    assert await storage.league(other) == {"id": other, "revision": 0, "players": []}


async def test_a_review_is_made_where_its_table_is(storage, both):
    first, second = views(storage)
    await storage.ask_review(both[1].id, 0, ANNA)
    assert await first.reviews_begun() == []
    assert len(await second.reviews_begun()) == 1
    await second.write_review(both[1].id, 0, {}, [NewPost("say", "done", user=ANNA)], NOON)
    assert texts(await second.take_outbox(NOON)) == ["done"]


async def test_what_is_asked_for_by_its_number_is_found_by_every_client(storage, both):
    first, _ = views(storage)
    there = both[1]
    assert await first.table(there.id) == there
    assert await first.find_table(2) == there
    assert len(await first.live_tables()) == 2


def listening(storage):
    """What the doors of two clients hear, each in a list of its own."""
    doors, heard = views(storage), ([], [])
    for door, said in zip(doors, heard, strict=True):
        door.listen_with(told=lambda: None, hear=said.append)
    return doors, heard


async def test_a_client_hears_what_another_changes_at_its_tables(storage, both):
    (first, second), heard = listening(storage)
    there = await first.commit(change(both[1]))
    assert heard == ([], [Hint("table", there.id)])
    await second.commit(change(there))
    assert heard == ([], [Hint("table", there.id)])


async def test_a_client_hears_when_another_puts_something_into_its_outbox(storage, both):
    (first, second), heard = listening(storage)
    await first.announce({both[0].id: say("x", 1), both[1].id: say("x", 2)}, NOON)
    league = await second.create_league(5, SOUTH, {}, [say("x", 5)], NOON)
    await first.write_league(league, 0, "running", {}, [say("x", 5)], NOON)
    assert heard == ([], [Hint("outbox", SOUTH)] * 2)


async def test_a_client_hears_when_its_message_to_a_user_need_not_wait_for_anothers_any_more(storage, both):
    (first, second), heard = listening(storage)
    await put(storage, both[0], NewPost("say", "north", user=ANNA))
    await put(storage, both[1], NewPost("say", "south", user=ANNA))
    (row,) = (await first.take_outbox(NOON)).posts
    assert texts(await second.take_outbox(NOON)) == []
    await first.tick_off(row.id, 900)
    assert heard == ([], [Hint("outbox", SOUTH)])
    assert texts(await second.take_outbox(NOON)) == ["south"]


async def test_a_client_hears_of_settings_and_of_users_who_are_forgotten(storage, both):
    (first, _), heard = listening(storage)
    await first.set_user_settings(ANNA, {"zone": "UTC"})
    await first.forget_user(ANNA, -5, str)
    tables = [Hint("table", table.id) for table in both]
    assert heard == ([], [Hint("user", ANNA), Hint("forgotten", ANNA), *tables])


async def test_every_door_tells_its_own_client(storage, both):
    first, second = views(storage)
    told = []
    for door, name in ((first, "first"), (second, "second")):
        door.listen_with(told=lambda name=name: told.append(name), hear=lambda _: None)
    await second.commit(change(both[1]))
    assert told == ["second"]


async def test_what_comes_from_another_process_is_heard_by_all(storage):
    _, heard = listening(storage)
    for payload in (f"table {7}", "outbox 0", "tables 7", "table seven", ""):
        storage.heard(payload)
    assert heard == ([Hint("table", 7), Hint("outbox", 0)],) * 2


async def test_clients_of_one_process_know_the_same_settings(storage):
    first, second = views(storage)
    assert await second.user_settings(ANNA) == {}
    await first.set_user_settings(ANNA, {"zone": "UTC"})
    assert await second.user_settings(ANNA) == {"zone": "UTC"}


async def test_a_lobby_of_no_server_is_of_the_first_shard(storage):
    table = await storage.create_table(replace(lobby(), guild=None))
    first, second = views(storage)
    assert [row.id for row in await first.new_lobbies()] == [table.id]
    assert await second.new_lobbies() == []
