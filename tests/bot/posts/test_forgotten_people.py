"""Somebody who is forgotten is called by their seat, and is pinged nowhere."""

from dataclasses import replace

from bot.menus.plain import mention
from bot.posts.hand_off import users_waited_for, who_is_asked
from games.words.phrases import phrases


async def test_a_turn_post_names_the_seat_of_somebody_who_is_forgotten(world):
    await world.start("puerto_rico", "anna", "ben", "clara")
    live = await world.live()
    gone = replace(live.seats[0], user=-4711, name="Seat 1")
    holders = (gone, *live.seats[1:])
    asked = who_is_asked(live.table, holders, ["Seat 1", "ben", "clara"])
    assert asked == "**Seat 1**"
    assert users_waited_for(live.table, holders) == ()


def test_a_number_that_stands_for_nobody_is_no_mention():
    words = phrases("en")
    assert mention(-4711, words) == words("somebody")
    assert mention(4711, words) == "<@4711>"
