"""A table and what its channel is told: what tests of the sender share. A test module imports the fixture by name."""

import pytest

from bot.posts.messages import Plain

GAME = "puerto_rico"


@pytest.fixture
async def table(world):
    await world.start(GAME, "anna", "ben", "clara")
    return world


async def send(world, text):
    """Put something into the outbox."""
    await world.put(Plain(text).to_channel(world.general.id))
    world.bot.sender.wake()


def texts(world):
    return [post.content for post in world.posts()]
