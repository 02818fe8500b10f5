"""Orders are secret down to their numbers, and what they answer is played whatever happens after they are left."""

import pytest

from tests.support.bot import private

GAME = "puerto_rico"
LATER = {"moves": "take-role builder", "lasts": "once"}


@pytest.fixture
async def table(world):
    await world.start(GAME, "anna", "ben", "clara")
    return world


async def order(world, name, command, options=None):
    reply = await world.person(name).slash(world.general, f"order {command}", options)
    return private(reply)


async def test_the_numbers_of_orders_do_not_tell_what_others_have_left(table):
    await order(table, "ben", "give", LATER)
    await order(table, "clara", "give", LATER)
    await order(table, "ben", "give", {"moves": "take-role mayor", "lasts": "once"})
    listed = (await order(table, "ben", "list")).splitlines()
    assert [line.partition(".")[0] for line in listed] == ["1", "2"]


@pytest.mark.rest
async def test_an_order_is_dropped_by_its_number_in_the_list(table):
    await order(table, "clara", "give", LATER)
    await order(table, "ben", "give", LATER)
    await order(table, "ben", "give", {"moves": "take-role mayor", "lasts": "once"})
    kept = (await order(table, "ben", "list")).splitlines()[1].partition(". ")[2]
    await order(table, "ben", "drop", {"number": 1})
    assert await order(table, "ben", "list") == f"1. {kept}"
    assert (await order(table, "clara", "list")).startswith("1. ")


@pytest.mark.rest
async def test_an_order_that_can_answer_at_once_does_so_also_after_a_crash(table, monkeypatch):
    monkeypatch.setattr(table.acts.play, "drive", lambda _: None)
    await order(table, "anna", "give", LATER)
    assert (await table.live()).table.waiting() == (0,)
    await table.restart()
    await table.settled()
    assert [entry.by for entry in (await table.live()).table.log.entries].count("order") == 1
