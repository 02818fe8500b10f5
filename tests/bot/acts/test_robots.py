"""Robots of every level play at a table; those that think do so in worker processes."""

import pytest

from games.ai import ROBOTS


@pytest.mark.parametrize("level", ROBOTS)
async def test_a_robot_of_any_level_plays_until_a_person_must_decide(world, level):
    anna, *_ = await world.open("puerto_rico", "anna")
    for _ in range(2):
        await anna.slash(world.general, "table robot", {"kind": level})
    await anna.slash(world.general, "table start")
    await world.settled()
    live = await world.live()
    assert live.table is not None
    while not any(entry.by == "robot" for entry in live.table.log.entries):
        seat = live.table.waiting()[0]
        await world.played(seat, live.game.default(live.table.view(seat), seat, live.table.menu(seat)))
        await world.bot.play.rested()
        live = await world.live()
    assert not set(live.table.waiting()) <= live.robots()
