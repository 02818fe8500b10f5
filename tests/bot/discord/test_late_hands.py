"""An answer whose hand takes long to draw comes in words, and the hand is added when it is there."""

from threading import Event

import pytest

from bot.discord import hands
from bot.errors import PlayerError
from tests.support.bot import blank, moves

LONG = 60.0
"""Seconds after which a test has hung."""


class SlowPaint:
    """Draws a dot; of a hand only once it may."""

    def __init__(self):
        self.may = Event()

    def __call__(self, picture, look):
        assert not picture.private or self.may.wait(LONG)
        return blank(picture, look)


@pytest.fixture
def paint():
    return SlowPaint()


@pytest.fixture
def bot_options(paint):
    return {"paint": paint}


@pytest.fixture(autouse=True)
def impatient(monkeypatch, unhurried):
    """No answer waits for its hand."""
    monkeypatch.setattr(hands, "PATIENCE", 0.0)


@pytest.fixture
async def asked(world):
    """The private question to anna, who has a hand, and anna."""
    anna, *_ = await world.start("pizarro_and_co", "anna", "ben", "clara")
    return anna, (await anna.slash(world.general, "move")).message


def files(world, message):
    """The names of the files of a message as it is now."""
    now = world.server.world.message(message.channel_id, message.id)
    return [one.filename for one in now.files]


async def test_a_question_comes_before_its_hand_is_drawn_and_the_hand_is_added(world, paint, asked):
    _, message = asked
    assert message.ephemeral
    assert moves(message)
    assert not files(world, message)
    paint.may.set()
    await world.settled()
    assert files(world, message) == ["hand-1.png"]
    assert moves(message), "its controls stay"


async def test_a_hand_that_is_late_is_added_once(world, paint, asked):
    anna, message = asked
    changes = []
    world.server.watchers.append(lambda one: changes.append(one.route) if one.method == "PATCH" else None)
    paint.may.set()
    await world.settled()
    assert sum("webhooks" in route for route in changes) == 1
    await anna.click(message, moves(message)[0])
    await world.settled()
    assert sum("webhooks" in route for route in changes) <= 2


async def test_a_late_hand_is_not_added_to_what_a_click_has_put_in_the_place_of_its_question(
    world, paint, asked
):
    anna, message = asked
    reply = await anna.click(message, moves(message)[0])
    shown = reply.message.content
    paint.may.set()
    await world.settled()
    assert len(files(world, message)) <= 1
    assert reply.message.content == shown or not moves(message)


async def test_a_late_hand_is_added_below_a_refusal(world, paint, asked, monkeypatch):
    anna, message = asked

    async def refused(*_, **__):
        raise PlayerError("not-seated")

    monkeypatch.setattr(world.acts.play, "make", refused)
    await anna.click(message, moves(message)[0])
    paint.may.set()
    await world.settled()
    assert files(world, message) == ["hand-1.png"]


async def test_a_late_hand_is_not_added_to_a_message_that_was_put_away(world, paint, asked):
    anna, message = asked
    anna.dismiss(message)
    paint.may.set()
    await world.settled()
    assert not anna.can_see(message)
