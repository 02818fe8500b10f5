"""One process draws all pictures: those that people wait for come first."""

import asyncio
from threading import Event

from bot.posts.drawing import Illustrator, PictureWanted
from render.mode import PLAIN
from tests.support.bot import DOT

LONG = 60.0
"""Seconds after which a test has hung."""


def nothing():
    """Take a thread's turn."""


async def test_people_who_wait_for_a_picture_have_it_before_posts_have_theirs(world):
    drawn, begun, may = list[str](), Event(), Event()

    def paint(_, look):
        drawn.append("post" if look.viewer is None else "person")
        begun.set()
        assert look.viewer is None or may.wait(LONG)
        return [DOT]

    await world.start("puerto_rico", "anna", "ben", "clara")
    live = await world.live()
    illustrator = Illustrator(paint, gives_way=LONG)
    one, other = (
        asyncio.create_task(illustrator.of_table(live, live.table, "board", seat, mode=PLAIN))
        for seat in (0, 1)
    )
    assert await asyncio.to_thread(begun.wait, LONG)
    wanted = [PictureWanted("board", live.table.log.tip, 0)]
    post = asyncio.create_task(illustrator.of_post(live, wanted, PLAIN))
    for _ in range(5):
        await asyncio.to_thread(nothing)
    may.set()
    await asyncio.gather(one, other, post)
    illustrator.close()
    assert drawn == ["person", "person", "post"]


async def test_a_post_that_has_waited_long_enough_is_drawn_while_people_wait(world):
    drawn, may = list[str](), Event()

    def paint(_, look):
        drawn.append("post" if look.viewer is None else "person")
        assert look.viewer is None or may.wait(LONG)
        return [DOT]

    await world.start("puerto_rico", "anna", "ben", "clara")
    live = await world.live()
    illustrator = Illustrator(paint, gives_way=0.0)
    person = asyncio.create_task(illustrator.of_table(live, live.table, "board", 0, mode=PLAIN))
    await illustrator.of_post(live, [PictureWanted("board", live.table.log.tip, 0)], PLAIN)
    may.set()
    await person
    illustrator.close()
    assert "post" in drawn
