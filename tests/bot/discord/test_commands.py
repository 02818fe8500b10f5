"""Every slash-command works, every autocomplete answers, everything fits Discord's limits."""

import json
import re

import pytest

from bot.discord.describing import NAME, message_of
from bot.discord.move_commands import GAME
from bot.local.compose import Upload
from bot.local.rules import commands as kinds
from games import all_games
from games.core.moves import hyphened
from games.words.phrases import phrases
from tests.support.bot import private
from tests.support.whole import WHOLE

MOST_CHARACTERS = 8000
SAMPLES = {
    kinds.STRING: "corn",
    kinds.INTEGER: 1,
    kinds.BOOLEAN: True,
    kinds.ATTACHMENT: Upload("save.json", "application/json", b"nonsense"),
}


def leaves(data, names=()):
    """Every command that can be typed, with its options."""
    names = (*names, data["name"])
    inner = [each for each in data.get("options", []) if each["type"] in (kinds.SUBCOMMAND, kinds.GROUP)]
    if not inner:
        yield " ".join(names), data.get("options", [])
    for each in inner:
        yield from leaves(each, names)


def all_commands(world):
    """Every command that everybody is offered."""
    offered = [
        command.data
        for command in world.server.world.commands.values()
        if command.data.get("default_member_permissions") is None
    ]
    return [leaf for data in offered for leaf in leaves(data)]


def representative(world, game):
    """Every command; of other games than the one that is played here only the first one each, but in `make soak`."""
    others, found = {hyphened(key) for key in all_games()} - {hyphened(game)}, []
    for name, options in all_commands(world):
        root = name.split()[0]
        if WHOLE or root not in others or root not in {known.split()[0] for known, _ in found}:
            found.append((name, options))
    return found


def sample(world, option):
    """Something that fits an option."""
    if option.get("choices"):
        return option["choices"][0]["value"]
    if option["type"] == kinds.USER:
        return world.person("dora")
    if option["type"] == kinds.CHANNEL:
        return world.general
    return SAMPLES[option["type"]]


def texts(data):
    """All that Discord counts of a command: names and descriptions, of options and choices too."""
    yield from (str(data.get(key) or "") for key in ("name", "description"))
    for choice in data.get("choices", []):
        yield from (choice["name"], str(choice["value"]))
    for option in data.get("options", []):
        yield from texts(option)


async def test_every_command_group_fits(world):
    for command in world.server.world.commands.values():
        assert len("".join(texts(command.data))) <= MOST_CHARACTERS, command.name
        assert len(command.data.get("options", [])) <= 25, command.name


async def test_every_game_has_its_group(world):
    assert {hyphened(key) for key in all_games()} <= {c.name for c in world.server.world.commands.values()}


@pytest.mark.parametrize("there", ["nothing", "a lobby", "a table"])
@pytest.mark.rest
async def test_every_command_answers_privately(world, there):
    if there == "a lobby":
        await world.open("puerto_rico", "anna", "ben")
    elif there == "a table":
        await world.start("puerto_rico", "anna", "ben", "clara")
    for command, options in representative(world, "puerto_rico"):
        required = {one["name"]: sample(world, one) for one in options if one.get("required")}
        everything = {one["name"]: sample(world, one) for one in options}
        for name in ("anna", "dora"):
            for given in (required, everything) if everything != required else (required,):
                reply = await world.person(name).slash(world.general, command, given)
                assert private(reply), command
        await world.settled()


@pytest.mark.parametrize("game", all_games())
@pytest.mark.rest
async def test_every_autocomplete_answers_with_choices_that_fit(world, game):
    seats = min(all_games()[game].seats)
    await world.start(game, *("anna", "ben", "clara")[:seats])
    offered = 0
    for command, options in representative(world, game):
        for option in (one for one in options if one.get("autocomplete")):
            for name in ("anna", "dora"):
                for typed in ("", "a", "no such thing"):
                    choices = await world.person(name).autocomplete(
                        world.general, command, {option["name"]: typed}, option["name"]
                    )
                    offered += len(choices)
    assert offered > 100


async def test_nobody_is_offered_the_moves_of_another_seat(world):
    await world.start("puerto_rico", "anna", "ben", "clara")

    async def offered(name):
        choices = await world.person(name).autocomplete(
            world.general, "puerto-rico take-role", {"role": ""}, "role"
        )
        return [choice["value"] for choice in choices]

    assert "mayor" in await offered("anna")
    assert await offered("ben") == await offered("dora") == []


async def test_the_commands_stay_the_same_over_a_restart(world):
    def registered():
        return sorted(
            json.dumps(command.data, sort_keys=True) for command in world.server.world.commands.values()
        )

    before = registered()
    await world.restart()
    assert registered() == before


async def test_help_names_commands_that_exist(world):
    there = {command.name for command in world.server.world.commands.values()}
    text = private(await world.person("anna").slash(world.general, "help"))
    named = set(re.findall(r"(?<!\w)/([a-z-]+)", text))
    assert named
    assert named <= there


async def test_the_commands_of_help_are_clickable_also_after_a_restart(world):
    ids = {command.name: command.id for command in world.server.world.commands.values()}
    for _ in range(2):
        text = private(await world.person("anna").slash(world.general, "help"))
        clickable = re.findall(r"</([a-z-]+)( [a-z -]+)?:(\d+)>", text)
        assert len(clickable) > 15
        assert all(ids[root] == int(number) for root, _, number in clickable)
        assert "`/" not in text
        await world.restart()


@pytest.mark.parametrize("game", all_games())
async def test_every_topic_of_the_rules_can_be_read(world, game):
    anna = world.person("anna")
    topics = await anna.autocomplete(world.general, "rules", {"topic": "", "game": game}, "topic")
    assert topics
    assert len({topic["name"].lower() for topic in topics}) == len(topics)
    for topic in topics:
        reply = await anna.slash(world.general, "rules", {"topic": topic["value"], "game": game})
        assert private(reply).startswith(f"**{topic['name']}**")


def described(data, names=()):
    """Every command, group, option and choice with its description, by the way to it."""
    names = (*names, data["name"])
    yield names, data["description"]
    for option in data.get("options", []):
        yield from described(option, names)


async def test_the_words_describe_every_command_and_option(world):
    for command in world.server.world.commands.values():
        for names, text in described(command.data):
            assert text.strip("… "), names


GAMES_OWN = ("game-commands",)
"""What is called by a game's key in every language."""


async def test_the_english_words_call_commands_and_options_as_the_program_does(world):
    for command in world.bot.tree.walk_commands():
        words = phrases("en", command.extras.get(GAME))
        for one in (command, *getattr(command, "parameters", ())):
            if message_of(one) not in GAMES_OWN:
                assert words.attribute(message_of(one), NAME) == one.name
