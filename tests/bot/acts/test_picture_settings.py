"""Pictures in high contrast, large type and dark: everybody's own for what they alone see, the host's for the posts."""

from typing import get_args

import pytest

from bot.time.wishes import PictureMode
from games.pizarro_and_co.auction import Auction
from render.mode import MODES, PLAIN
from tests.support.bot import DOT, open_world


@pytest.fixture
def modes():
    return []


@pytest.fixture
async def world(tmp_path, bot_log, modes):
    def note(picture, look):
        modes.append((look.mode, look.viewer))
        return [DOT, DOT] if look.mode.large else [DOT]

    async with open_world(tmp_path, paint=note) as opened:
        yield opened


async def chosen(world, name, mode):
    """Choose how one's own pictures are drawn."""
    person = world.person(name)
    reply = await person.slash(world.general, "settings")
    reply = await person.click(reply.message, "Pictures")
    await person.select(reply.message, reply.message.selects[0]["custom_id"], [mode])
    return person


@pytest.mark.rest
async def test_what_somebody_opens_follows_their_own_setting(world, modes):
    await world.start("puerto_rico", "anna", "ben", "clara")
    anna = await chosen(world, "anna", "contrast")
    modes.clear()
    await anna.slash(world.general, "board")
    await world.person("ben").slash(world.general, "board")
    assert [mode for mode, _ in modes] == [MODES["contrast"], PLAIN]


async def test_a_picture_in_large_type_may_be_two_files(world):
    await world.start("puerto_rico", "anna", "ben", "clara")
    anna = await chosen(world, "anna", "large")
    reply = await anna.slash(world.general, "board")
    assert [file.filename for file in reply.message.files][:2] == ["board-1.png", "board-2.png"]
    assert reply.message.files[1].description == "The board, sheet 2 of 2"


@pytest.mark.rest
async def test_a_legend_in_large_type_may_be_two_files(world):
    await world.start("puerto_rico", "anna", "ben", "clara")
    anna = await chosen(world, "anna", "large")
    more = await anna.click(world.post, "More…")
    reply = await anna.click(more.message, "Legend")
    assert [file.filename for file in reply.message.files] == ["legend-1.png", "legend-2.png"]


async def test_a_tables_posts_are_drawn_as_its_host_wants_them(world, modes):
    await chosen(world, "anna", "both")
    await chosen(world, "ben", "contrast")
    modes.clear()
    await world.start("puerto_rico", "anna", "ben", "clara")
    await world.settled()
    assert MODES["both"] in {mode for mode, _ in modes}
    assert MODES["contrast"] not in {mode for mode, _ in modes}


async def test_ones_own_hand_follows_ones_own_setting(world, modes):
    await world.start("pizarro_and_co", "anna", "ben", "clara")
    anna = await chosen(world, "anna", "both")
    modes.clear()
    await anna.slash(world.general, "hand")
    assert [(mode, viewer is not None) for mode, viewer in modes] == [(MODES["both"], True)]


@pytest.mark.parametrize("command", ["move", "try"])
async def test_the_hand_below_a_question_follows_ones_own_setting_and_is_drawn_once(world, modes, command):
    await world.start("pizarro_and_co", "anna", "ben", "clara")
    live = await world.play_to(Auction)
    seat = live.table.waiting()[0]
    person = await chosen(world, live.seats[seat].name, "both")
    modes.clear()
    await person.slash(world.general, command)
    hands = [mode for mode, viewer in modes if viewer is not None]
    assert set(hands) == {MODES["both"]}
    if command == "move":
        assert len(modes) == 1


async def test_a_front_that_draws_otherwise_gets_the_hand_as_data(world, modes):
    await world.start("pizarro_and_co", "anna", "ben", "clara")
    live = await world.play_to(Auction)
    seat = live.table.waiting()[0]
    modes.clear()
    answer = await world.acts.choosing.menu(live.row.id, live.seats[seat].user)
    assert answer.hand is not None
    assert (answer.hand.seat, answer.hand.user) == (seat, live.seats[seat].user)
    assert not modes


async def test_a_click_in_public_draws_only_the_hand_that_is_said(world, modes):
    await world.start("pizarro_and_co", "anna", "ben", "clara")
    live = await world.play_to(Auction)
    person = world.person(live.seats[live.table.waiting()[0]].name)
    modes.clear()
    await person.click(world.post, "Your move")
    assert len([viewer for _, viewer in modes if viewer is not None]) == 1


def test_every_mode_can_be_wished_for():
    assert get_args(PictureMode) == tuple(MODES)


async def test_every_mode_can_be_chosen(world):
    anna = world.person("anna")
    reply = await anna.click((await anna.slash(world.general, "settings")).message, "Pictures")
    (select,) = reply.message.selects
    assert [option["value"] for option in select["options"]] == list(MODES)
    for name in MODES:
        reply = await anna.select(reply.message, reply.message.selects[0]["custom_id"], [name])
        (chosen_now,) = [one for one in reply.message.selects[0]["options"] if one.get("default")]
        assert chosen_now["value"] == name


async def test_the_picture_in_the_rules_is_drawn_as_its_reader_wants_it(world, modes):
    anna = await chosen(world, "anna", "dark")
    modes.clear()
    reply = await anna.slash(world.general, "rules")
    await anna.click(reply.message, "Pizarro & Co.")
    assert [mode for mode, _ in modes] == [MODES["dark"]]
