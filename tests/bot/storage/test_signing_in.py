"""Launches, the numbers that bearers must name, and the keys that sign them."""

from datetime import timedelta

from tests.bot.storage.tables import ANNA, BERTA, HARBOUR, NOON, TAVERN, after

WEEK = timedelta(days=7)


async def test_a_launch_is_remembered_until_it_is_old(storage):
    await storage.remember_launch("i-1", HARBOUR, 1, NOON, NOON - WEEK)
    await storage.remember_launch("i-2", TAVERN, None, after(1), NOON - WEEK)
    assert await storage.launch("i-1") == (HARBOUR, 1)
    assert await storage.launch("i-2") == (TAVERN, None)
    await storage.remember_launch("i-3", HARBOUR, 1, after(2), after(1))
    assert await storage.launch("i-1") is None
    assert await storage.launch("i-2") == (TAVERN, None)


async def test_an_instance_opened_again_is_where_it_was_opened_last(storage):
    await storage.remember_launch("i-1", HARBOUR, 1, NOON, NOON)
    await storage.remember_launch("i-1", TAVERN, 1, after(1), NOON)
    assert await storage.launch("i-1") == (TAVERN, 1)


async def test_a_number_stays_until_its_user_signs_out(storage):
    assert await storage.sign_in(ANNA, 7) == 7
    assert await storage.sign_in(ANNA, 8) == 7
    assert await storage.sign_in(BERTA, 9) == 9
    await storage.sign_out(ANNA)
    assert await storage.sign_in_number(ANNA) is None
    assert await storage.sign_in(ANNA, 8) == 8
    assert await storage.sign_in_number(BERTA) == 9


async def test_forgetting_a_user_signs_them_out(storage):
    await storage.sign_in(ANNA, 7)
    await storage.sign_in(BERTA, 8)
    await storage.forget_user(ANNA, -5, str)
    assert [await storage.sign_in_number(user) for user in (ANNA, -5, BERTA)] == [None, None, 8]


async def test_two_keys_are_kept_and_one_made_meanwhile_is_not_replaced(storage):
    for n in range(3):
        found = await storage.replace_page_key(f"key {n}", after(n), after(n - 1))
    assert [one.key for one in found] == ["key 2", "key 1"]
    assert await storage.replace_page_key("late", after(3), after(1)) == found
    assert [one.made for one in await storage.page_keys()] == [after(2), after(1)]
