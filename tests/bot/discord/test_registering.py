"""Commands are told to Discord when they have changed, and what Discord refuses stops nothing."""

import pytest

from bot.discord.registering import register
from games.words import files


@pytest.fixture
def puts(world):
    """The requests that replaced all commands."""
    found = []
    world.server.watchers.append(lambda one: one.method == "PUT" and found.append(one.status))
    return found


@pytest.mark.rest
async def test_commands_that_have_not_changed_are_not_sent_again(world, puts):
    await world.restart()
    assert puts == []
    await world.storage.set_server_settings(0, {})
    await world.restart()
    assert puts == [200]


@pytest.mark.rest
async def test_commands_are_sent_again_when_their_words_in_any_language_have_changed(
    world, puts, tmp_path, monkeypatch
):
    words = tmp_path / "texts" / "sv" / "commands.ftl"
    words.parent.mkdir(parents=True)
    words.write_text("command-games = Spelen\n")
    monkeypatch.setattr(files, "FOLDERS", [*files.FOLDERS, tmp_path / "texts"])
    await world.restart()
    assert puts == [200]
    words.write_text("command-games = Alla spelen\n")
    await world.restart()
    assert puts == [200, 200]


@pytest.mark.parametrize(("status", "code"), [(400, 50240), (403, 50001), (429, 30034)])
async def test_commands_that_discord_refuses_are_one_line_and_the_old_ones_go_on(
    world, puts, bot_log, status, code
):
    await world.storage.set_server_settings(0, {})
    if status == 429:
        world.server.faults.fail(429, method="PUT", route="/commands", retry_after=3600)
    else:
        world.server.faults.refuse(status, code, method="PUT", route="/commands")
    await world.restart()
    (line,) = bot_log.lines
    assert "Discord refuses the commands" in line
    assert "\n" not in line
    bot_log.lines.clear()
    assert puts == [status]
    await world.open("puerto_rico", "anna")
    await world.restart()
    assert puts == [status, 200]


async def test_every_command_says_where_it_is_installed(world):
    kinds = {
        command.name: command.data["integration_types"] for command in world.server.world.commands.values()
    }
    everywhere = {name for name, types in kinds.items() if types == [0, 1]}
    assert everywhere == {"games", "settings", "forget-me", "me"}
    assert all(types == [0] for name, types in kinds.items() if name not in everywhere)


async def test_the_bot_asks_for_no_events_and_keeps_no_servers(world):
    assert world.bot.intents.value == 0
    assert not any(guild.channels or guild.members for guild in world.bot.guilds)


def entry_point(world):
    """What Discord has as the entry point."""
    (command,) = [each for each in world.server.world.commands.values() if each.type == 4]
    return command


async def test_commands_arrive_after_activities_were_ticked(world, puts, monkeypatch, tmp_path):
    world.server.activities.enable("http://127.0.0.1:1")
    before = entry_point(world)
    words = tmp_path / "texts" / "sv" / "commands.ftl"
    words.parent.mkdir(parents=True)
    words.write_text("command-games = Spelen\n")
    monkeypatch.setattr(files, "FOLDERS", [*files.FOLDERS, tmp_path / "texts"])
    await world.restart()
    assert puts == [200]
    after = entry_point(world)
    assert (after.id, after.data) == (before.id, before.data)


async def test_the_entry_point_is_sent_along_as_the_operator_named_it(world, puts):
    world.server.activities.enable("http://127.0.0.1:1")
    entry_point(world).data |= {"name": "board", "handler": 1, "contexts": [0]}
    await world.storage.set_server_settings(0, {})
    await world.restart()
    assert puts == [200]
    found = {key: entry_point(world).data[key] for key in ("name", "handler", "contexts")}
    assert found == {"name": "board", "handler": 1, "contexts": [0]}


async def test_an_entry_point_is_never_created(world, puts):
    await world.storage.set_server_settings(0, {})
    await world.restart()
    assert puts == [200]
    assert all(each.type != 4 for each in world.server.world.commands.values())


async def test_an_entry_point_is_no_command_that_can_be_clicked_in_a_text(world):
    world.server.activities.enable("http://127.0.0.1:1")
    await world.storage.set_server_settings(0, {})
    await world.restart()
    assert "launch" not in world.bot.command_ids
    assert "games" in world.bot.command_ids


async def test_discord_asks_us_of_the_entry_point_once_there_is_a_page(world, puts):
    world.server.activities.enable("http://127.0.0.1:1")
    ids = await register(world.bot.tree, world.storage, launches=True)
    assert (puts, entry_point(world).data["handler"]) == ([200], 1)
    assert await register(world.bot.tree, world.storage, launches=True) == ids
    assert puts == [200]
