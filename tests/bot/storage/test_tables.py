import sqlite3
from dataclasses import replace

import psycopg
import pytest

from bot.storage import NEW, ChannelTaken, EntryTaken, OrderRow, Outdated, SeatRow
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
    change,
    lobby,
    passed,
    put,
    say,
    seated,
    started,
    stored,
    texts,
)


async def test_a_new_lobby_is_found_by_its_channel_with_its_seats(storage):
    table = await storage.create_table(replace(lobby(), options={"buildings": "new"}, notes="what was said"))
    assert table == await storage.find_table(HARBOUR)
    assert table.status == "lobby"
    assert table.header is None
    assert table.options == {"buildings": "new"}
    assert table.notes == "what was said"
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
        await storage.commit(change(moving, channel=HARBOUR))
    assert (await storage.table(moving.id)).channel == TAVERN


async def test_after_the_end_the_channel_is_free_and_still_shows_the_finished_table(storage):
    table = await started(storage)
    await storage.commit(change(table, status="finished"))
    assert (await storage.find_table(HARBOUR)).id == table.id
    new = await storage.create_table(lobby())
    assert (await storage.find_table(HARBOUR)).id == new.id
    await storage.commit(change(new, status="archived"))
    assert (await storage.find_table(HARBOUR)).id == table.id


async def test_a_move_is_written_with_everything_that_follows_from_it(storage):
    table = await started(storage)
    after_it = await storage.commit(
        change(
            table,
            after(1),
            entries=[passed(0), passed(1, seat=1)],
            outbox=[say("your turn")],
            wake=after(60),
            orders=(OrderRow(NEW, 1, {"step": "Trader"}),),
            notes="a vote",
            is_working=True,
            status="finished",
            host=BERTA,
            post=77,
        )
    )
    now = await storage.table(table.id)
    assert after_it == now
    assert (now.revision, now.entries, now.status, now.host, now.post) == (2, 2, "finished", BERTA, 77)
    assert (now.header, now.changed, now.wake, now.notes) == (HEADER, after(1), after(60), "a vote")
    assert now.is_working
    assert await storage.load_log(table.id) == [entry_to_data(passed(0)), entry_to_data(passed(1, seat=1))]
    assert [(order.seat, order.data) for order in now.orders] == [(1, {"step": "Trader"})]
    assert texts(await storage.take_outbox(after(1))) == ["your turn"]


async def test_a_log_can_be_read_from_an_entry_on(storage):
    table = await started(storage)
    await storage.commit(change(table, entries=[passed(n) for n in range(5)]))
    assert [entry["n"] for entry in await storage.load_log(table.id, since=3)] == [3, 4]


async def test_a_second_entry_of_the_same_number_is_refused_whole(storage):
    table = await started(storage)
    table = await storage.commit(change(table, entries=[passed(0)]))
    with pytest.raises(EntryTaken) as refused:
        await storage.commit(change(table, entries=[passed(0, seat=1)], outbox=[say("twice")], notes="other"))
    assert (refused.value.table, refused.value.n) == (table.id, 0)
    assert [entry["seat"] for entry in await storage.load_log(table.id)] == [0]
    assert texts(await storage.take_outbox(NOON)) == []
    assert await storage.table(table.id) == table


async def test_an_entry_is_never_rewritten(storage, address):
    table = await started(storage)
    await storage.commit(change(table, entries=[passed(0)]))
    with pytest.raises((sqlite3.IntegrityError, psycopg.Error), match="never rewritten"):
        stored(address, "UPDATE entries SET data = '{}'")


async def test_a_change_of_a_table_that_has_moved_on_is_refused(storage):
    table = await started(storage)
    await storage.commit(change(table, seats=seated(ANNA, CLARA)))
    with pytest.raises(Outdated):
        await storage.commit(change(table, status="ended"))
    assert (await storage.table(table.id)).status == "running"


async def test_a_change_of_a_table_that_is_gone_is_refused(storage):
    table = await started(storage)
    await storage.forget_table(table.id)
    with pytest.raises(Outdated):
        await storage.commit(change(table, notes="a word"))


async def test_what_no_player_has_done_leaves_the_table_as_idle_as_it_was(storage):
    table = await started(storage)
    now = await storage.commit(change(table, after(9), notes="told", idle=True))
    assert (now.revision, now.changed, now.notes) == (table.revision + 1, table.changed, "told")


async def test_only_what_a_change_changes_is_written(storage):
    table = await started(storage)
    await put(storage, table, say("turn"))
    table = await storage.table(table.id)
    (row,) = (await storage.take_outbox(NOON)).posts
    await storage.tick_off(row.id, 900, "post")
    await storage.commit(change(table, notes="a word"))
    assert (await storage.table(table.id)).post == 900


async def test_a_seat_remembers_who_sat_there(storage):
    table = await started(storage)
    seats = (SeatRow(0, None, "greedy", "Robot", former=(ANNA, CLARA)), *table.seats[1:])
    await storage.commit(change(table, seats=seats))
    assert (await storage.table(table.id)).seats == seats


async def test_tables_are_found_by_user_server_and_idleness(storage):
    first = await started(storage, 11, users=(ANNA, BERTA), guild=1)
    second = await started(storage, 12, users=(BERTA, CLARA), guild=2)
    waiting = await storage.create_table(lobby(13, users=(ANNA,), guild=2))
    over = await started(storage, 14, users=(ANNA,), guild=1)
    await storage.commit(change(over, after(5), status="finished"))
    assert [table.id for table in await storage.tables_of(ANNA)] == [first.id, waiting.id]
    assert [table.id for table in await storage.live_tables(2)] == [second.id, waiting.id]
    assert [table.id for table in await storage.idle_tables(after(1))] == [first.id, second.id, waiting.id]
    assert await storage.new_lobbies() == [waiting]
    await storage.commit(change(waiting, notes="a word"))
    assert await storage.new_lobbies() == []


@pytest.mark.rest
async def test_many_tables_are_listed_with_their_seats(storage):
    for channel in range(600):
        await storage.create_table(lobby(channel, users=(channel, BERTA)))
    assert all(table.seats == seated(table.channel, BERTA) for table in await storage.live_tables())


async def test_a_forgotten_table_is_gone_and_its_id_is_not_given_again(storage):
    table = await started(storage)
    await storage.commit(change(table, entries=[passed(0)], outbox=[say("x")]))
    await storage.forget_table(table.id)
    assert await storage.table(table.id) is None
    assert await storage.load_log(table.id) == []
    assert texts(await storage.take_outbox(NOON)) == []
    assert (await storage.create_table(lobby())).id != table.id


async def test_orders_are_added_used_and_dropped(storage):
    table = await started(storage)
    new = (OrderRow(NEW, 0, {"a": 1}), OrderRow(NEW, 1, {"b": 2}), OrderRow(NEW, 1, {"c": 3}))
    table = await storage.commit(change(table, orders=new))
    first, second, _ = table.orders
    used = (replace(first, used_by=(0, 7)), replace(second, used_by=(1,)))
    assert (await storage.commit(change(table, orders=used))).orders == used
    assert (await storage.table(table.id)).orders == used


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
    await storage.commit(change(table, seats=odd))
    assert (await storage.table(table.id)).seats == odd
