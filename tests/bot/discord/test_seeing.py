"""Lists and forged ids show and do only what the asker may see in Discord."""

import pytest

from bot.local import permissions
from bot.local.things import ChannelType
from bot.menus.buttons import Join, ShowBoard
from games.words.phrases import phrases
from tests.support.bot import private

WORDS = phrases("en", "puerto_rico")
NONE = WORDS("no-open-tables")


@pytest.fixture
async def hidden(world):
    """A lobby in a channel that Dora may not see, and a garden where she is."""
    await world.open("puerto_rico", "anna", "ben")
    world.general.overwrites[str(world.person("dora").id)] = [1, 0, permissions.VIEW_CHANNEL]
    return world.server.channel("garden")


async def listed(world, name, channel):
    return private(await world.person(name).slash(channel, "games", {"open": True}))


async def test_tables_in_channels_that_the_asker_may_not_see_are_not_listed(world, hidden):
    assert await listed(world, "dora", hidden) == NONE
    assert f"<#{world.general.id}>" in await listed(world, "emil", hidden)


async def test_a_role_lets_see_what_everybody_may_not(world, hidden):
    guild = world.server.world.guild
    world.general.overwrites = {str(guild.id): [0, 0, permissions.VIEW_CHANNEL]}
    assert await listed(world, "emil", hidden) == NONE
    role = next(role for role in world.server.world.roles.values() if role.managed)
    world.general.overwrites[str(role.id)] = [0, permissions.VIEW_CHANNEL, 0]
    world.server.world.members[guild.id, world.person("emil").id].roles.append(role.id)
    await world.restart()
    assert f"<#{world.general.id}>" in await listed(world, "emil", hidden)


@pytest.mark.parametrize("kind", [ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD])
async def test_a_private_thread_is_seen_by_those_who_are_in_it(world, kind):
    thread = world.person("anna").start_thread(world.general, "the table")
    thread.type = kind
    thread.people += [world.server.world.bot.id, world.person("ben").id]
    await world.open("puerto_rico", "anna", "ben", channel=thread)
    garden = world.server.channel("garden")
    is_public = kind == ChannelType.PUBLIC_THREAD
    assert (f"<#{thread.id}>" in await listed(world, "emil", garden)) is is_public
    thread.people.append(world.person("emil").id)
    assert f"<#{thread.id}>" in await listed(world, "emil", garden)


async def test_what_discord_does_not_tell_is_not_seen(world, hidden):
    world.server.faults.refuse(403, 50001, times=9, method="GET", route="/guilds/{guild}/channels")
    assert await listed(world, "emil", hidden) == NONE


async def test_channels_and_roles_are_kept_a_minute(world, hidden):
    await listed(world, "emil", hidden)
    asked = []
    world.server.watchers.append(asked.append)
    await listed(world, "emil", hidden)
    assert not [one for one in asked if one.route.startswith("/guilds")]


async def test_outside_of_a_server_the_list_is_that_of_ones_own_tables(world):
    await world.open("puerto_rico", "anna", "ben")
    direct = world.person("dora").open_direct()
    assert private(await world.person("dora").slash(direct, "games", {"open": True})) == WORDS("no-tables")


@pytest.mark.parametrize("kind", [Join, ShowBoard])
async def test_a_forged_id_of_a_table_that_its_user_may_not_see_does_nothing(world, hidden, kind):
    table = (await world.live()).row.id
    await world.person("anna").slash(hidden, "table new", {"game": "puerto_rico"})
    await world.settled()
    message = world.posts(hidden)[-1]
    dora = world.person("dora")
    reply = await dora.late_click(message, str(kind(table)))
    assert private(reply) == WORDS("no-such-table")
    assert not (await world.live()).seats_of(dora.id)
