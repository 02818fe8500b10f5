"""What users have of their own at tables: tries, private notes and reviews."""

from datetime import timedelta

from tests.bot.storage.tables import ANNA, BERTA, NOON, say, started


async def test_a_try_is_replaced_by_the_next_one_and_that_of_others_stays(storage):
    table = (await started(storage)).id
    assert await storage.try_of(table, ANNA) is None
    await storage.write_try(table, BERTA, {"moves": [1]}, NOON)
    for moves in ([2], [2, 3]):
        await storage.write_try(table, ANNA, {"moves": moves}, NOON)
    assert await storage.try_of(table, ANNA) == {"moves": [2, 3]}
    assert await storage.try_of(table, BERTA) == {"moves": [1]}


async def test_a_try_that_is_deleted_is_gone_and_that_of_others_stays(storage):
    table = (await started(storage)).id
    for user in (ANNA, BERTA):
        await storage.write_try(table, user, {"moves": []}, NOON)
    await storage.write_try(table, ANNA, None, NOON)
    assert await storage.try_of(table, ANNA) is None
    assert await storage.try_of(table, BERTA) == {"moves": []}


async def test_tries_that_nobody_has_changed_since_then_are_forgotten(storage):
    table = (await started(storage)).id
    await storage.write_try(table, ANNA, {"moves": []}, NOON)
    await storage.write_try(table, BERTA, {"moves": []}, NOON + timedelta(hours=1))
    await storage.forget_tries(NOON + timedelta(hours=1))
    assert await storage.try_of(table, ANNA) is None
    assert await storage.try_of(table, BERTA) is not None


async def test_private_notes_are_replaced_and_an_empty_text_deletes_them(storage):
    table = (await started(storage)).id
    await storage.write_jotting(table, BERTA, "sells corn")
    for text in ("keep the wharf", "no wharf"):
        await storage.write_jotting(table, ANNA, text)
    assert await storage.jotting(table, ANNA) == "no wharf"
    await storage.write_jotting(table, ANNA, "")
    assert (await storage.jotting(table, ANNA), await storage.jotting(table, BERTA)) == ("", "sells corn")


async def test_a_review_is_made_for_the_first_who_asks_and_told_once(storage):
    table = (await started(storage)).id
    assert await storage.review(table, 0) is None
    for user in (ANNA, BERTA):
        await storage.ask_review(table, 0, user)
    (begun,) = await storage.reviews_begun()
    assert (begun.seat, begun.user, begun.data) == (0, ANNA, None)
    for points in (3, 4):
        await storage.write_review(table, 0, {"points": points}, [say("it is made")], NOON)
    done = await storage.review(table, 0)
    assert done is not None
    assert done.data == {"points": 3}
    assert await storage.reviews_begun() == []
    waiting, _ = await storage.outbox_depth()
    assert waiting == 1


async def test_a_review_that_nobody_has_asked_for_is_not_kept(storage):
    table = (await started(storage)).id
    await storage.write_review(table, 1, {"points": 3}, [say("it is made")], NOON)
    assert await storage.review(table, 1) is None
