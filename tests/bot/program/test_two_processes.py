"""Two programs over one database: the later one changes nothing and says so, then sees what the other did."""

import pytest

from bot.acts.play import Play
from bot.errors import MovedOn
from bot.storage import open_storage
from bot.table.tables import Tables
from games.puerto_rico.moves import TakeRole


@pytest.fixture
async def other(world):
    """The tables of a second program that has loaded the table before the first one played on."""
    await world.start("puerto_rico", "anna", "ben", "clara")
    async with await open_storage(world.database, shared=True) as storage:
        tables = Tables(storage)
        async with tables.hold(1):
            pass
        yield tables


async def test_the_later_move_changes_nothing_and_the_next_one_sees_the_other(world, other):
    anna = world.person("anna")
    play = Play(other)
    await anna.slash(world.general, "puerto-rico take-role", {"role": "settler"})
    with pytest.raises(MovedOn):
        await play.move(1, anna.id, 0, lambda *_: TakeRole("mayor"))
    async with other.hold(1) as held:
        assert held.table.log.entries == (await world.live()).table.log.entries
    log = await other.storage.load_log(1)
    assert [entry["n"] for entry in log] == list(range(len(log)))


async def test_the_first_goes_on_from_what_the_other_program_did(world, other):
    anna = world.person("anna")
    play = Play(other)
    await play.move(1, anna.id, 0, lambda *_: TakeRole("settler"))
    reply = await anna.slash(world.general, "puerto-rico take-role", {"role": "mayor"})
    assert "Right now you can do one of these: Settle, Pass." in reply.content
    live = await world.live()
    assert not any(entry.move == TakeRole("mayor") for entry in live.table.log.entries)
    assert any(entry.move == TakeRole("settler") for entry in live.table.log.entries)


async def test_a_table_that_others_write_to_while_it_is_loaded_is_not_taken_for_damaged(
    world, other, monkeypatch
):
    load, anna = other.storage.load_log, world.person("anna")

    async def late(table):
        monkeypatch.undo()
        await world.acts.play.move(table, anna.id, 0, lambda *_: TakeRole("settler"))
        return await load(table)

    other.forget(1)
    monkeypatch.setattr(other.storage, "load_log", late)
    async with other.hold(1) as held:
        assert held.live.row.entries == len(held.table.log.entries) == (await world.live()).row.entries
