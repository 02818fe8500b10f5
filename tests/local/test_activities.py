"""The local Discord as the host of Activities: the entry point, who a user is, who is in an instance."""

import asyncio

import aiohttp
import discord
import pytest

from bot.local import NotPossible

PAGE = "http://127.0.0.1:1"


class EntryPoints(discord.app_commands.CommandTree):
    """Leaves the entry point to the test's bot."""

    async def interaction_check(self, interaction):
        return interaction.data["type"] != 4


@pytest.fixture
def place(discord_server):
    return discord_server.channel("general")


@pytest.fixture
def enabled(discord_server):
    """A local Discord whose operator has ticked Activities and lets the application handle the entry point."""
    discord_server.activities.enable(PAGE)
    discord_server.activities.entry_point.data["handler"] = 1
    return discord_server


@pytest.fixture
async def launching(bot, enabled):
    """A bot that opens the page, and what it was told then."""
    told = asyncio.Queue()

    def prepare(client):
        client.http.bulk_upsert_global_commands = registered

        async def on_interaction(interaction):
            if interaction.data.get("type") == 4:
                told.put_nowait(await interaction.response.launch_activity())

        client.on_interaction = on_interaction
        client.tree.interaction_check = EntryPoints.interaction_check.__get__(client.tree)

    async def registered(*_, payload):
        return []

    await bot(prepare)
    return told


@pytest.fixture
async def ask(discord_server):
    """Ask a route; gives the status and what came of it."""
    async with aiohttp.ClientSession() as session:

        async def ask(method, path, token=None, **more):
            headers = {"Authorization": token} if token else {}
            url = f"{discord_server.url}/api/v10{path}"
            async with session.request(method, url, headers=headers, **more) as answer:
                return answer.status, await answer.json()

        yield ask


async def commands(server, ask, *listed):
    """Replace all commands."""
    path = f"/applications/{server.world.bot.id}/commands"
    return await ask("PUT", path, f"Bot {server.token}", json=list(listed))


HELLO = {"name": "hello", "description": "x"}
LAUNCH = {"name": "launch", "type": 4, "handler": 1}


async def test_ticking_activities_creates_an_entry_point_that_discord_handles(discord_server):
    discord_server.activities.enable(PAGE)
    (command,) = discord_server.world.commands.values()
    assert (command.type, command.data["handler"]) == (4, 2)
    discord_server.activities.enable(PAGE)
    assert list(discord_server.world.commands.values()) == [command]
    discord_server.activities.disable()
    assert not discord_server.world.commands


async def test_a_list_of_commands_without_the_entry_point_is_refused_as_a_whole(discord_server, ask):
    discord_server.activities.enable(PAGE)
    status, answer = await commands(discord_server, ask, HELLO)
    assert (status, answer["code"]) == (400, 50240)
    assert [each.name for each in discord_server.world.commands.values()] == ["launch"]
    status, answer = await commands(discord_server, ask, HELLO, LAUNCH)
    assert status == 200
    assert {each["name"]: each["type"] for each in answer} == {"hello": 1, "launch": 4}


async def test_the_entry_point_keeps_its_id_under_another_name(discord_server, ask):
    discord_server.activities.enable(PAGE)
    before = discord_server.activities.entry_point.id
    _, (answer,) = await commands(discord_server, ask, LAUNCH | {"name": "board"})
    assert (int(answer["id"]), answer["name"], answer["handler"]) == (before, "board", 1)


@pytest.mark.parametrize(("place", "status"), [("", 403), ("/guilds/{guild}", 403)])
async def test_an_entry_point_needs_activities_and_is_global(discord_server, ask, place, status):
    if place:
        discord_server.activities.enable(PAGE)
    path = f"/applications/{discord_server.world.bot.id}{place.format(guild=discord_server.world.guild.id)}"
    assert (await ask("POST", f"{path}/commands", f"Bot {discord_server.token}", json=LAUNCH))[0] == status


async def test_two_entry_points_are_refused(discord_server, ask):
    discord_server.activities.enable(PAGE)
    status, answer = await commands(discord_server, ask, LAUNCH, LAUNCH | {"name": "other"})
    assert (status, answer["code"]) == (400, 50035)


async def test_the_bot_answers_the_entry_point_by_opening_the_page(launching, enabled, place):
    anna, ben = enabled.user("anna"), enabled.user("ben")
    first = await anna.launch(place)
    assert first is not None
    told = await launching.get()
    assert (told.resource.id, told.activity_id) == (first.name, first.name)
    assert await ben.launch(place) is first
    assert first.users == [anna.id, ben.id]


async def test_an_instance_ends_when_the_last_of_it_has_left(launching, enabled, place):
    anna, ben = enabled.user("anna"), enabled.user("ben")
    first = await anna.launch(place)
    await ben.launch(place)
    enabled.activities.leave(first, anna.id)
    assert enabled.activities.instance_in(place) is first
    enabled.activities.leave(first, ben.id)
    assert enabled.activities.instance_in(place) is None
    assert (await anna.launch(place)).name != first.name


async def test_discord_opens_the_page_itself_if_it_handles_the_entry_point(enabled, place):
    enabled.activities.entry_point.data["handler"] = 2
    opened = await enabled.user("anna").launch(place)
    assert opened.channel_id == place.id


async def test_the_page_does_not_open_in_threads_on_demand(launching, enabled, place):
    anna = enabled.user("anna")
    thread = anna.start_thread(place, "lesson")
    assert await anna.launch(thread) is not None
    enabled.faults.no_activities_in_threads = True
    with pytest.raises(NotPossible):
        await anna.launch(thread)
    assert await anna.launch(place) is not None


async def test_whoever_does_not_see_a_channel_cannot_open_the_page_there(launching, enabled, place):
    enabled.forbid(place, "view_channel", to=enabled.world.guild.id)
    with pytest.raises(NotPossible):
        await enabled.user("anna").launch(place)


async def test_an_instance_names_its_channel_and_who_is_in_it(launching, enabled, place, ask):
    anna = enabled.user("anna")
    opened = await anna.launch(place)
    path = f"/applications/{enabled.world.bot.id}/activity-instances/"
    status, answer = await ask("GET", path + opened.name, f"Bot {enabled.token}")
    assert status == 200
    assert answer["location"]["channel_id"] == str(place.id)
    assert answer["location"]["guild_id"] == str(place.guild_id)
    assert answer["users"] == [str(anna.id)]
    assert (await ask("GET", path + "i-1-gc-2-3", f"Bot {enabled.token}"))[0] == 404
    assert (await ask("GET", path + opened.name))[0] == 401
    enabled.activities.leave(opened, anna.id)
    assert (await ask("GET", path + opened.name, f"Bot {enabled.token}"))[0] == 404


def exchange(server, code, **more):
    """What the application sends for a token."""
    secret = server.grants.client_secret
    data = {"grant_type": "authorization_code", "code": code, "client_id": str(server.world.bot.id)}
    return {"data": data | {"client_secret": secret} | more}


async def test_a_code_is_exchanged_once_for_a_token_that_names_the_user(enabled, ask):
    anna = enabled.user("anna")
    anna.speak("it")
    code = enabled.grants.authorise(anna.id, ("identify",))
    status, answer = await ask("POST", "/oauth2/token", **exchange(enabled, code))
    assert (status, answer["token_type"], answer["scope"]) == (200, "Bearer", "identify")
    status, user = await ask("GET", "/users/@me", f"Bearer {answer['access_token']}")
    assert (status, user["id"], user["locale"]) == (200, str(anna.id), "it")
    status, answer = await ask("POST", "/oauth2/token", **exchange(enabled, code))
    assert (status, answer["error"]) == (400, "invalid_grant")


@pytest.mark.parametrize("wrong", [{"client_secret": "x"}, {"client_id": "1"}])
async def test_the_token_route_knows_the_application_by_its_secret(enabled, ask, wrong):
    code = enabled.grants.authorise(enabled.user("anna").id, ("identify",))
    status, answer = await ask("POST", "/oauth2/token", **exchange(enabled, code, **wrong))
    assert (status, answer["error"]) == (401, "invalid_client")
    assert (await ask("POST", "/oauth2/token", **exchange(enabled, code)))[0] == 200


@pytest.mark.parametrize(("life", "index"), [(61, 0), (604_801, 1)])
async def test_codes_and_tokens_end(enabled, ask, life, index):
    code = enabled.grants.authorise(enabled.user("anna").id, ("identify",))
    if index == 0:
        enabled.clock.advance(life)
        assert (await ask("POST", "/oauth2/token", **exchange(enabled, code)))[0] == 400
        return
    _, answer = await ask("POST", "/oauth2/token", **exchange(enabled, code))
    enabled.clock.advance(life)
    assert (await ask("GET", "/users/@me", f"Bearer {answer['access_token']}"))[0] == 401


@pytest.mark.parametrize("token", [None, "Bearer x", "Bearer ", "x", "Bot x"])
async def test_nobody_is_told_of_a_user_without_a_token(enabled, ask, token):
    assert (await ask("GET", "/users/@me", token))[0] == 401


async def test_a_token_without_identify_names_nobody(enabled, ask):
    code = enabled.grants.authorise(enabled.user("anna").id, ("guilds",))
    _, answer = await ask("POST", "/oauth2/token", **exchange(enabled, code))
    assert (await ask("GET", "/users/@me", f"Bearer {answer['access_token']}"))[0] == 401
