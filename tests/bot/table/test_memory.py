"""Tables are kept in memory by what they take, not by their number."""

from dataclasses import replace

from bot.table.memory import BOUND, STATE, TABLE, Memory, weight
from games.core.events import PhaseEnded
from games.core.table import Told


def copies(live, count):
    return [replace(live, row=replace(live.row, id=number)) for number in range(1, count + 1)]


async def test_five_hundred_tables_are_kept(world):
    await world.start("mundus_novus", "anna", "ben", "clara")
    memory = Memory()
    for live in copies(await world.live(), 500):
        memory.keep(live)
    assert len(memory) == 500
    assert memory.held <= BOUND


async def test_the_table_longest_unused_goes_first(world):
    await world.start("puerto_rico", "anna", "ben", "clara")
    one, other, third = copies(await world.live(), 3)
    memory = Memory(2 * weight(one))
    for live in (one, other, one, third):
        memory.keep(live)
    assert [memory.get(live.row.id) for live in (one, other, third)] == [one, None, third]
    assert memory.held == 2 * weight(one)


async def test_a_table_larger_than_all_of_the_memory_is_kept_alone(world):
    await world.start("puerto_rico", "anna", "ben", "clara")
    one, other = copies(await world.live(), 2)
    memory = Memory(1)
    memory.keep(one)
    memory.keep(other)
    assert list(memory.revisions()) == [2]


async def test_what_is_forgotten_takes_nothing(world):
    await world.start("puerto_rico", "anna", "ben", "clara")
    memory, live = Memory(), await world.live()
    memory.keep(live)
    memory.forget(live.row.id)
    memory.forget(live.row.id)
    assert (len(memory), memory.held) == (0, 0)


async def test_a_longer_log_and_kept_states_weigh_more(world):
    await world.open("puerto_rico", "anna", "ben", "clara")
    assert weight(await world.live()) == TABLE
    await world.person("anna").slash(world.general, "table start")
    await world.settled()
    live = await world.live()
    assert weight(live) > TABLE
    told = Told(1, PhaseEnded("settler"), live.table.state)
    assert weight(replace(live, told=[*live.told, told])) > weight(live) + STATE
