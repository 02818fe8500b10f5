from dataclasses import replace

import pytest

from bot.storage import (
    Change,
    ChannelTaken,
    EntryTaken,
    NewOrder,
    NewTimer,
    Outdated,
    SeatRow,
)
from games.core.saves import entry_to_data
from tests.bot.storage.tables import (
    ANNA,
    BERTA,
    CLARA,
    HARBOUR,
    HEADER,
    NOON,
    TAVERN,
    after,
    lobby,
    passed,
    say,
    seated,
    started,
    texts,
)


async def test_a_new_lobby_is_found_by_its_channel_with_its_seats(storage):
    table = await storage.create_table(
        replace(lobby(), options={"buildings": "new"}, settings={"speed": "strict"})
    )
    assert table == await storage.find_table(HARBOUR)
    assert table.status == "lobby"
    assert table.header is None
    assert table.options == {"buildings": "new"}
    assert table.settings == {"speed": "strict"}
    assert table.seats == seated(ANNA, BERTA)
    assert (table.created, table.changed, table.revision) == (NOON, NOON, 0)
    assert await storage.find_table(TAVERN) is None


async def test_a_channel_has_one_live_table(storage):
    await started(storage)
    with pytest.raises(ChannelTaken):
        await storage.create_table(lobby())
    assert [table.id for table in await storage.live_tables()] == [1]


async def test_a_table_cannot_move_into_a_channel_that_has_one(storage):
    await started(storage, HARBOUR)
    moving = await started(storage, TAVERN)
    with pytest.raises(ChannelTaken):
        await storage.commit(Change(moving.id, NOON, moving.revision, channel=HARBOUR))
    assert (await storage.table(moving.id)).channel == TAVERN


async def test_after_the_end_the_channel_is_free_and_still_shows_the_finished_table(storage):
    table = await started(storage)
    await storage.commit(Change(table.id, NOON, table.revision, status="finished"))
    assert (await storage.find_table(HARBOUR)).id == table.id
    new = await storage.create_table(lobby())
    assert (await storage.find_table(HARBOUR)).id == new.id
    await storage.commit(Change(new.id, NOON, new.revision, status="archived"))
    assert (await storage.find_table(HARBOUR)).id == table.id


async def test_a_move_is_written_with_everything_that_follows_from_it(storage):
    table = await started(storage)
    change = Change(
        table.id,
        after(1),
        table.revision,
        entries=[passed(0), passed(1, seat=1)],
        outbox=[say("your turn")],
        timers=[NewTimer("reminder", after(60))],
        orders=[NewOrder(1, {"step": "Trader"})],
        notes={"vote": {"yes": [0]}},
        status="finished",
        host=BERTA,
        post=77,
    )
    assert await storage.commit(change) == table.revision + 1
    now = await storage.table(table.id)
    assert (now.revision, now.entries, now.status, now.host, now.post) == (2, 2, "finished", BERTA, 77)
    assert (now.header, now.changed) == (HEADER, after(1))
    assert await storage.load_log(table.id) == [entry_to_data(passed(0)), entry_to_data(passed(1, seat=1))]
    assert await storage.entry_times(table.id) == [after(1), after(1)]
    assert [(timer.kind, timer.due) for timer in await storage.timers(table.id)] == [("reminder", after(60))]
    assert [(order.seat, order.data) for order in await storage.orders(table.id)] == [(1, {"step": "Trader"})]
    assert await storage.notes(table.id) == {"vote": {"yes": [0]}}
    assert texts(await storage.take_outbox(after(1))) == ["your turn"]


async def test_a_log_can_be_read_from_an_entry_on(storage):
    table = await started(storage)
    await storage.commit(Change(table.id, NOON, 1, entries=[passed(n) for n in range(5)]))
    assert [entry["n"] for entry in await storage.load_log(table.id, since=3)] == [3, 4]


async def test_a_second_entry_of_the_same_number_is_refused_whole(storage):
    table = await started(storage)
    await storage.commit(Change(table.id, NOON, entries=[passed(0)]))
    with pytest.raises(EntryTaken) as refused:
        await storage.commit(
            Change(table.id, NOON, entries=[passed(0, seat=1)], outbox=[say("twice")], notes={"a": 1})
        )
    assert (refused.value.table, refused.value.n) == (table.id, 0)
    assert [entry["seat"] for entry in await storage.load_log(table.id)] == [0]
    assert texts(await storage.take_outbox(NOON)) == []
    assert await storage.notes(table.id) == {}


async def test_an_entry_is_never_rewritten(storage):
    table = await started(storage)
    await storage.commit(Change(table.id, NOON, 1, entries=[passed(0)]))
    with pytest.raises(Exception, match="never rewritten"):
        await storage._write(lambda db: db.execute("UPDATE entries SET data = '{}'"))


async def test_a_change_for_an_older_revision_is_refused(storage):
    table = await started(storage)
    await storage.commit(Change(table.id, NOON, table.revision, seats=seated(ANNA, CLARA)))
    with pytest.raises(Outdated):
        await storage.commit(Change(table.id, NOON, table.revision, status="ended"))
    assert (await storage.table(table.id)).status == "running"


async def test_a_change_of_a_table_that_does_not_exist_is_refused(storage):
    with pytest.raises(Outdated):
        await storage.commit(Change(9, NOON, notes={"a": 1}))


async def test_what_cannot_contradict_players_leaves_the_revision(storage):
    table = await started(storage)
    assert await storage.commit(Change(table.id, after(9), post=5, notes={"a": 1})) == table.revision
    now = await storage.table(table.id)
    assert (now.revision, now.changed, now.post) == (table.revision, table.changed, 5)


async def test_who_hands_a_running_seat_over_is_remembered(storage):
    table = await started(storage)
    await storage.commit(
        Change(table.id, after(1), 1, seats=(SeatRow(0, None, "greedy", "Robot"), *seated(0, BERTA)[1:]))
    )
    await storage.commit(Change(table.id, after(2), 2, seats=seated(CLARA, BERTA)))
    await storage.commit(Change(table.id, after(3), 3, seats=seated(BERTA, CLARA)))
    assert [seat.former for seat in (await storage.table(table.id)).seats] == [(ANNA, CLARA), (BERTA,)]
    assert not (await storage.table(table.id)).seats[0].is_open


async def test_who_leaves_a_lobby_is_no_former_user(storage):
    table = await storage.create_table(lobby())
    await storage.commit(Change(table.id, NOON, 0, seats=seated(BERTA)))
    assert (await storage.table(table.id)).seats == seated(BERTA)


async def test_tables_are_found_by_user_server_and_idleness(storage):
    first = await started(storage, 11, users=(ANNA, BERTA), guild=1)
    second = await started(storage, 12, users=(BERTA, CLARA), guild=2)
    waiting = await storage.create_table(lobby(13, users=(ANNA,), guild=2))
    over = await started(storage, 14, users=(ANNA,), guild=1)
    await storage.commit(Change(over.id, after(5), 1, status="finished"))
    assert [table.id for table in await storage.tables_of(ANNA)] == [first.id, waiting.id]
    assert [table.id for table in await storage.live_tables(2)] == [second.id, waiting.id]
    assert [table.id for table in await storage.running_tables()] == [first.id, second.id]
    assert [table.id for table in await storage.idle_tables(after(1))] == [first.id, second.id, waiting.id]


async def test_many_tables_are_listed_with_their_seats(storage):
    for channel in range(600):
        await storage.create_table(lobby(channel, users=(channel, BERTA)))
    assert all(table.seats == seated(table.channel, BERTA) for table in await storage.live_tables())


async def test_a_forgotten_table_is_gone_and_its_id_is_not_given_again(storage):
    table = await started(storage)
    await storage.commit(
        Change(table.id, NOON, 1, entries=[passed(0)], outbox=[say("x")], timers=[NewTimer("t", NOON)])
    )
    await storage.forget_table(table.id)
    assert await storage.table(table.id) is None
    assert await storage.load_log(table.id) == []
    assert texts(await storage.take_outbox(NOON)) == []
    assert await storage.due_timers(NOON) == ([], None)
    assert (await storage.create_table(lobby())).id != table.id


async def test_an_order_names_the_entries_that_it_made(storage):
    table = await started(storage)
    await storage.commit(
        Change(
            table.id, NOON, 1, orders=[NewOrder(0, {"a": 1}), NewOrder(1, {"b": 2}), NewOrder(1, {"c": 3})]
        )
    )
    await storage.commit(Change(table.id, NOON, 2, used_orders=[(1, 0), (2, 1)]))
    await storage.commit(Change(table.id, NOON, 3, used_orders=[(1, 7)], drop_orders=[3]))
    assert [(order.data, order.used_by) for order in await storage.orders(table.id)] == [
        ({"a": 1}, (0, 7)),
        ({"b": 2}, (1,)),
    ]


async def test_an_order_of_another_table_is_not_dropped(storage):
    first, second = await started(storage, 11), await started(storage, 12)
    await storage.commit(Change(first.id, NOON, 1, orders=[NewOrder(0, {})]))
    await storage.commit(Change(second.id, NOON, 1, drop_orders=[1]))
    assert len(await storage.orders(first.id)) == 1


async def test_notes_are_set_and_dropped_by_key(storage):
    table = await started(storage)
    await storage.commit(Change(table.id, NOON, notes={"vote": [1], "line": 4}))
    await storage.commit(Change(table.id, NOON, notes={"vote": None, "line": 5}))
    assert await storage.notes(table.id) == {"line": 5}


async def test_settings_of_users_and_servers(storage):
    assert await storage.user_settings(ANNA) == {}
    await storage.set_user_settings(ANNA, {"zone": "Europe/Berlin"})
    await storage.set_server_settings(ANNA, {"language": "de"})
    await storage.set_user_settings(ANNA, {"zone": "America/Bogota"})
    assert await storage.settings_of_users([ANNA, BERTA]) == {ANNA: {"zone": "America/Bogota"}, BERTA: {}}
    assert await storage.server_settings(ANNA) == {"language": "de"}


async def test_names_of_all_scripts_survive(storage):
    table = await storage.create_table(lobby())
    odd = (SeatRow(0, ANNA, None, "Ånnä 🏝️ *@everyone*\u202e"),)
    await storage.commit(Change(table.id, NOON, 0, seats=odd))
    assert (await storage.table(table.id)).seats == odd
