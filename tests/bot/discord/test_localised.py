"""Discord hears what the commands are called in the languages that there are words for; the bot is told the English names."""

import pytest

from bot.local.options import NotPossible
from bot.local.page import views
from games.words import files
from tests.support.bot import open_world, private

FRENCH = {
    "commands.ftl": """
command-help = Comment on joue ici
    .name = aide
command-table = Ouvrir une table
    .name = table
command-table-new = Ouvrir une table dans ce salon
    .name = ouvrir
command-table-new-seating = Qui s’assied où
    .name = places
command-table-new-seating-random = au hasard
""",
    "puerto_rico.ftl": """
move-build = Construire
    .name = construire
    .about = Construire un bâtiment
move-build-building = Quel bâtiment ?
    .name = bâtiment
""",
}


@pytest.fixture
async def world(tmp_path, bot_log, monkeypatch):
    folder = tmp_path / "texts" / "fr"
    folder.mkdir(parents=True)
    for name, text in FRENCH.items():
        (folder / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(files, "FOLDERS", [*files.FOLDERS, tmp_path / "texts"])
    async with open_world(tmp_path) as opened:
        yield opened


def listed(person):
    return {entry["name"]: entry for entry in views.commands(person)}


async def test_a_client_lists_commands_options_and_choices_in_its_own_language(world):
    anna = world.person("anna")
    anna.speak("fr")
    new = listed(anna)["table new"]
    assert (new["title"], new["description"]) == ("table ouvrir", "Ouvrir une table dans ce salon")
    seating = next(option for option in new["options"] if option["name"] == "seating")
    assert (seating["title"], seating["description"]) == ("places", "Qui s’assied où")
    assert [choice["name"] for choice in seating["choices"]] == ["au hasard", "as joined"]


async def test_moves_have_names_in_other_languages_too(world):
    anna = world.person("anna")
    anna.speak("fr")
    build = listed(anna)["puerto-rico build"]
    assert (build["title"], build["description"]) == ("puerto-rico construire", "Construire un bâtiment")
    assert build["options"][0]["title"] == "bâtiment"


async def test_other_clients_see_english(world):
    help_ = listed(world.person("ben"))["help"]
    assert (help_["title"], help_["description"]) == ("help", "How to play here")


async def test_the_bot_is_told_the_english_name(world):
    anna = world.person("anna")
    anna.speak("fr")
    assert private(await anna.slash(world.general, "help"))


async def test_a_client_speaks_a_language_that_discord_has(world):
    with pytest.raises(NotPossible, match="a language is one of"):
        world.person("anna").speak("xx")


async def test_names_are_localised_for_a_bot_that_speaks_the_language_itself(tmp_path, bot_log, monkeypatch):
    async with open_world(tmp_path, language="it") as world:
        anna = world.person("anna")
        anna.speak("it")
        assert (listed(anna)["help"]["title"], listed(anna)["help"]["description"]) == (
            "aiuto",
            "Come si gioca qui",
        )
        ben = listed(world.person("ben"))["help"]
        assert (ben["title"], ben["description"]) == ("help", "How to play here")
