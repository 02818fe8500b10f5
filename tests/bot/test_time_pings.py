"""Pings and reminders: once per hand-off, never in quiet hours, in the way that everybody chose."""

from datetime import time as hour
from datetime import timedelta

from games.puerto_rico.moves import TakeRole

GAME = "puerto_rico"


async def test_who_is_waited_for_is_pinged_by_the_post_with_game_and_what_to_do(time):
    anna, ben = await time.start(GAME, "anna", "ben", "clara")[:2]
