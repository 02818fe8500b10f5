"""What a robot would play stands below a question, grey and last, if it is known in time."""

import asyncio
from dataclasses import replace

import pytest

from bot.acts.advising import Adviser
from bot.menus.control_ids import follow, read_control_id
from bot.posts.hand_off import controls, menu_controls
from games.core import Hidden
from games.mundus_novus.moves import Announce
from games.mundus_novus.trade import AnnounceTrade, SecretOffers
from games.puerto_rico.moves import TakeRole


class Robot:
    """Answers with a move, and keeps the views that it was shown; with `late` it never comes to an end."""

    def __init__(self, move=None, *, late=False):
        self.move = move
        self.views = []
        self.late = asyncio.Event() if late else None

    async def think(self, _robot, _seed, view, _seat, menu):
        self.views.append(view)
        if self.late is not None:
            await self.late.wait()
        return self.move or next(iter(menu))


async def advised(live, robot, wait=10.0):
    adviser = Adviser(robot.think, wait)
    adviser.begin(live)
    rows = await adviser.in_public(live, controls(live.row.id, live.table, live.words, live.names))
    await adviser.close()
    return rows


@pytest.fixture
async def roles(world):
    await world.start("puerto_rico", "anna", "ben", "clara")
    return await world.live()


async def test_a_suggestion_is_the_last_button_above_the_tables_own_and_grey(roles):
    *menu, _ = await advised(roles, Robot(TakeRole("builder")))
    button = menu[-1][-1]
    assert (button.label, button.style) == ("As suggested: Take the builder", "secondary")
    assert len({item.custom_id for row in menu for item in row}) == sum(map(len, menu))


async def test_a_suggestion_makes_its_move_whole(roles):
    *menu, _ = await advised(roles, Robot(TakeRole("builder")))
    control = read_control_id(menu[-1][-1].custom_id)
    assert control is not None
    half = follow(roles.table.menu(control.seat), control.kind, control.path)
    assert half is not None
    assert (control.action, half.move()) == ("choose", TakeRole("builder"))


async def test_a_late_suggestion_is_left_out(roles):
    bare = controls(roles.row.id, roles.table, roles.words, roles.names)
    assert await advised(roles, Robot(late=True), wait=0) == bare


async def test_a_table_may_do_without_suggestions(roles):
    robot = Robot()
    without = replace(roles, notes=replace(roles.notes, suggests=False))
    assert await advised(without, robot) == controls(roles.row.id, roles.table, roles.words, roles.names)
    assert robot.views == []


async def test_a_suggestion_in_public_is_made_from_what_is_public(world):
    await world.start("mundus_novus", "anna", "ben", "clara")
    live = await world.play_to(AnnounceTrade)
    robot = Robot(Announce(3))
    *menu, _ = await advised(live, robot)
    assert "As suggested" in menu[-1][-1].label
    assert all(isinstance(player.hand, Hidden) for view in robot.views for player in view.players)


async def test_a_suggestion_in_private_is_made_from_the_seats_own_view(world):
    await world.start("mundus_novus", "anna", "ben", "clara")
    live = await world.play_to(SecretOffers)
    robot = Robot()
    adviser = Adviser(robot.think)
    adviser.begin(live)
    seat = live.table.waiting()[0]
    menu = menu_controls(live.row.id, live.table, seat, live.words, live.names)
    assert adviser.in_private(live, seat, menu) == menu, "nothing is thought of yet"
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert "As suggested" in adviser.in_private(live, seat, menu)[-1][-1].label
    assert sorted(sum(isinstance(p.hand, Hidden) for p in view.players) for view in robot.views) == [2, 2, 2]
    await adviser.close()


async def test_what_was_thought_of_another_question_is_forgotten(world, roles):
    adviser = Adviser(Robot(TakeRole("builder")).think)
    adviser.begin(roles)
    seat = roles.table.waiting()[0]
    await world.played(seat, TakeRole("mayor"))
    live = await world.live()
    other = live.table.waiting()[0]
    menu = menu_controls(live.row.id, live.table, other, live.words, live.names)
    assert adviser.in_private(live, other, menu) == menu
    await adviser.close()
