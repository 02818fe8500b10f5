"""Signing out of the page everywhere, and what of it other processes hear."""

import pytest

from bot.acts.fronts import Front
from bot.storage import Shard
from tests.support.bot import private


class Pages(Front):
    """A front that notes whose pages it has to close."""

    def __init__(self):
        self.closed = []

    def signed_out(self, user):
        self.closed.append(user)


@pytest.fixture
def pages(world):
    front = Pages()
    world.app.fronts.connect(front)
    return front


async def test_who_is_signed_in_can_sign_out_in_their_settings(world, pages):
    anna = world.person("anna")
    await world.storage.sign_in(anna.id, 7)
    shown = await anna.slash(world.general, "settings")
    said = await anna.click(shown.message, "Sign out of the board page")
    assert "You are signed out" in private(said)
    assert pages.closed == [anna.id]
    assert await world.storage.sign_in_number(anna.id) is None
    assert "Sign out of the board page" not in said.message.labels


async def test_who_is_signed_in_nowhere_is_offered_no_such_thing(world):
    shown = await world.person("anna").slash(world.general, "settings")
    assert "Sign out of the board page" not in shown.message.labels


async def test_forgetting_somebody_closes_their_pages(world, pages):
    anna = world.person("anna")
    await world.storage.sign_in(anna.id, 7)
    asked = await anna.slash(world.general, "forget-me")
    await anna.click(asked.message, "Forget me")
    assert pages.closed == [anna.id]
    assert await world.storage.sign_in_number(anna.id) is None


async def test_who_signs_out_elsewhere_is_signed_out_here(world, pages):
    elsewhere = world.storage.of(Shard(0, 1))
    await elsewhere.sign_in(4711, 7)
    await elsewhere.sign_out(4711)
    assert pages.closed == [4711]


async def test_who_is_forgotten_elsewhere_is_signed_out_here(world, pages):
    await world.storage.of(Shard(0, 1)).forget_user(4711, -5, str)
    assert pages.closed == [4711]
