"""What a user may do in a channel at which they look on the page, as Discord says it."""

from datetime import timedelta

import pytest

from bot.acts.fronts import NotKnown
from bot.discord import visiting
from bot.discord.visiting import Visiting
from tests.bot.clocks import HandClock
from tests.support.time import NOON


@pytest.fixture
def visit(world):
    """Ask what somebody may do in a channel."""
    return lambda person, place: world.bot.front.visit(place.guild_id, place.id, person.id)


@pytest.fixture(autouse=True)
def unremembered(monkeypatch):
    """Each question is asked anew: a test changes what is so in between."""
    monkeypatch.setattr(visiting, "KEPT", visiting.KEPT * 0)


async def test_who_sees_a_channel_may_write_there(world, visit):
    found = await visit(world.person("anna"), world.general)
    assert found.name == "anna"
    rights = found.rights
    assert (rights.lacking, rights.may_manage, rights.may_write) == ((), False, True)
    assert rights.parent == world.general.id


async def test_what_the_bot_lacks_is_told(world, visit):
    world.server.forbid(world.general, "attach_files")
    assert (await visit(world.person("anna"), world.general)).rights.lacking == ("Attach Files",)


async def test_a_channel_made_private_is_not_seen(world, visit):
    anna, ben = world.person("anna"), world.person("ben")
    assert await visit(anna, world.general) is not None
    world.server.forbid(world.general, "view_channel", to=world.server.world.guild.id)
    world.server.allow(world.general, "view_channel", to=ben.id)
    world.server.allow(world.general, "view_channel")
    assert await visit(anna, world.general) is None
    assert await visit(ben, world.general) is not None


async def test_who_has_left_sees_nothing(world, visit):
    anna = world.person("anna")
    world.server.leave("anna")
    assert await visit(anna, world.general) is None


async def test_a_channel_that_is_gone_is_not_seen(world, visit):
    place = world.server.channel("table-one")
    world.server.delete_channel(place)
    assert await visit(world.person("anna"), place) is None


async def test_a_private_thread_is_seen_by_those_in_it(world, visit):
    anna = world.person("anna")
    thread = anna.start_thread(world.general, "lesson", private=True)
    world.server.world.channels[thread.id].people.append(world.server.world.bot.id)
    assert await visit(anna, thread) is not None
    assert await visit(world.person("ben"), thread) is None


async def test_a_thread_is_no_place_for_who_does_not_see_its_channel(world, visit):
    anna = world.person("anna")
    thread = anna.start_thread(world.general, "table")
    assert (await visit(anna, thread)).rights.parent == world.general.id
    world.server.forbid(world.general, "view_channel", to=anna.id)
    assert await visit(anna, thread) is None


async def test_in_a_direct_message_nobody_manages_anything(world, visit):
    anna = world.person("anna")
    found = await visit(anna, anna.open_direct())
    assert (found.name, found.rights.may_manage, found.rights.may_write) == ("anna", False, False)


@pytest.mark.parametrize("status", [500, 503])
async def test_while_discord_is_away_nothing_is_known(world, visit, monkeypatch, status):
    monkeypatch.setattr(visiting, "TIMEOUT", 0.1)
    world.server.faults.fail(status, times=20, method="GET", route="/guilds")
    with pytest.raises(NotKnown):
        await visit(world.person("anna"), world.general)


async def test_cached_rights_end_when_the_clock_is_set_back(world, monkeypatch):
    monkeypatch.setattr(visiting, "KEPT", timedelta(seconds=5))
    anna, clock = world.person("anna"), HandClock(NOON)
    asked = Visiting(world.bot, clock.now)
    assert await asked.visit(world.general.guild_id, world.general.id, anna.id) is not None
    world.server.forbid(world.general, "view_channel", to=world.server.world.guild.id)
    clock.set(NOON - timedelta(hours=1))
    assert await asked.visit(world.general.guild_id, world.general.id, anna.id) is None
