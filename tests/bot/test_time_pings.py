"""Pings and reminders: once per hand-off, never in quiet hours, in the way that everybody chose."""

GAME = "puerto_rico"


async def test_who_is_waited_for_is_pinged_by_the_post_itself_and_once(time):
    anna, ben, _ = await time.start(GAME, "anna", "ben", "clara")
    assert anna.pings() == [time.world.post]
    await time.hands_on()
    await time.passes(hours=11)
    assert ben.pings() == [time.world.post]
