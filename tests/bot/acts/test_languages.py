"""A post speaks the table's language; what one person alone reads is in theirs."""

import pytest

from bot.local.page import views
from bot.storage import StorageError
from games.words import files
from games.words.phrases import phrases
from tests.support.bot import open_world, private

SPOKEN = {
    "nl": {
        "bot.ftl": "language-name = Nederlands\nlanguage-changed = Deze tafel spreekt Nederlands.\njoined = Je zit aan tafel.\n"
        "turn-head = { $who } – { $game }{ $moment } : { $asked }\nhost-only = Alleen de gastheer mag dat.\n"
        "answer-next = Jij bent: { $asked }\nno-tables = Je speelt nergens.\n",
        "puerto_rico.ftl": "roles-mayor = burgemeester\nstep-choose-role = Kies een rol\n",
    }
}


@pytest.fixture
async def world(tmp_path, bot_log, monkeypatch):
    for language, texts in SPOKEN.items():
        folder = tmp_path / "texts" / language
        folder.mkdir(parents=True)
        for name, text in texts.items():
            (folder / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(files, "FOLDERS", [*files.FOLDERS, tmp_path / "texts"])
    async with open_world(tmp_path) as opened:
        yield opened


async def dutch(world, name):
    person = world.person(name)
    person.speak("nl")
    return person


@pytest.mark.rest
async def test_a_private_answer_speaks_the_language_of_its_readers_client(world):
    await world.open("puerto_rico", "anna")
    ben = await dutch(world, "ben")
    assert "Je zit aan tafel." in private(await ben.slash(world.general, "table join"))
    clara = world.person("clara")
    assert "You have joined the table." in private(await clara.slash(world.general, "table join"))


async def test_a_mistake_is_told_in_the_language_of_whoever_made_it(world):
    await world.open("puerto_rico", "anna", "ben")
    ben = await dutch(world, "ben")
    assert private(await ben.slash(world.general, "table start")) == "Alleen de gastheer mag dat."


async def test_the_post_stays_in_the_tables_language(world):
    await dutch(world, "anna")
    await world.start("puerto_rico", "anna", "ben", "clara")
    assert "Kies" not in world.post.content
    assert "Kies een rol" in private(await world.person("anna").slash(world.general, "move"))


@pytest.mark.parametrize("chosen", [None, "en"])
async def test_a_game_against_robots_alone_speaks_the_language_of_whoever_begins_it(world, chosen):
    anna = await dutch(world, "anna")
    if chosen is not None:
        [guild] = world.server.world.guilds
        await world.storage.set_server_settings(guild, {"language": chosen})
    reply = await anna.click((await anna.slash(world.general, "play")).message, "Puerto Rico")
    await anna.click(reply.message, "Begin with robots")
    await world.settled()
    assert (" : " in world.post.content) == (chosen is None)


async def test_the_host_chooses_the_tables_language(world):
    await world.start("puerto_rico", "anna", "ben", "clara")
    anna = world.person("anna")
    reply = await anna.slash(world.general, "settings")
    reply = await anna.click(reply.message, "This table’s")
    menu = next(one for one in reply.message.selects if one["custom_id"].endswith("language"))
    await anna.select(reply.message, menu["custom_id"], ["nl"])
    await world.settled()
    assert world.post.content == "Deze tafel spreekt Nederlands."
    assert "Your move" in private(await anna.slash(world.general, "move"))


async def test_what_somebody_chose_goes_before_their_client(world):
    anna = await dutch(world, "anna")
    reply = await anna.slash(world.general, "settings")
    reply = await anna.click(reply.message, "Language")
    await anna.select(reply.message, reply.message.selects[0]["custom_id"], ["en"])
    assert "You are not playing" in private(await anna.slash(world.general, "games"))
    await anna.select(reply.message, reply.message.selects[0]["custom_id"], ["client"])
    assert "Je speelt" in private(await anna.slash(world.general, "games"))


@pytest.mark.rest
async def test_the_language_of_a_client_is_remembered_over_a_restart(world):
    anna = await dutch(world, "anna")
    await anna.slash(world.general, "games")
    await world.restart()
    assert await world.tables.languages.of(anna.id) == "nl"


async def test_autocomplete_finds_names_in_ones_own_language_and_in_english(world):
    await world.start("puerto_rico", "anna", "ben", "clara")
    anna = await dutch(world, "anna")
    await anna.slash(world.general, "games")
    for typed in ("meester", "mayor"):
        found = await anna.autocomplete(world.general, "puerto-rico take-role", {"role": typed}, "role")
        assert [(choice["name"], choice["value"]) for choice in found] == [("burgemeester", "mayor")]


@pytest.mark.rest
async def test_a_language_that_was_taken_away_falls_back_to_english(world, monkeypatch):
    anna = await dutch(world, "anna")
    await anna.slash(world.general, "games")
    monkeypatch.setattr(files, "FOLDERS", files.FOLDERS[:-1])
    anna.speak("en-US")
    await world.restart()
    assert "You are not playing" in private(await anna.slash(world.general, "games"))
    assert views.commands(anna)


@pytest.mark.parametrize(
    ("language", "level", "closed"),
    [("en", "easy", "closed"), ("it", "facile", "chiusa"), ("es", "fácil", "cerrada")],
)
async def test_a_lobby_tells_levels_and_its_end_in_its_language(world, language, level, closed):
    [guild] = world.server.world.guilds
    await world.storage.set_server_settings(guild, {"language": language})
    anna, *_ = await world.open("puerto_rico", "anna", robots=2)
    await world.settled()
    assert f"(robot, {level})" in world.post.content
    await anna.slash(world.general, "table start")
    await world.settled()
    head, *rest = world.posts()[0].content.split("\n")
    assert closed in head
    assert closed not in "\n".join(rest)


async def test_a_lobbys_picture_speaks_the_language_that_its_host_has_chosen(world):
    anna, *_ = await world.open("puerto_rico", "anna")
    await world.settled()
    lobby = world.posts()[0]
    [before] = lobby.files
    reply = await anna.slash(world.general, "settings")
    reply = await anna.click(reply.message, "This table’s")
    menu = next(one for one in reply.message.selects if one["custom_id"].endswith("language"))
    await anna.select(reply.message, menu["custom_id"], ["it"])
    await world.settled()
    lobby = world.posts()[0]
    assert [one.description for one in lobby.files] == ["Puerto Rico all’inizio"]
    assert before.description == "Puerto Rico as it begins"
    # What somebody does there later leaves it as it is.
    await anna.click(lobby, phrases("it")("button-robot"))
    await world.settled()
    assert [one.description for one in world.posts()[0].files] == ["Puerto Rico all’inizio"]


async def test_a_refused_request_stores_no_language_and_the_next_act_does(world):
    await world.open("puerto_rico", "anna")
    ben = await dutch(world, "ben")
    assert private(await ben.slash(world.general, "table start")) == "Alleen de gastheer mag dat."
    assert not await world.storage.user_settings(ben.id)
    await ben.slash(world.general, "table join")
    await world.settled()
    assert await world.storage.user_settings(ben.id) == {"client": "nl"}


async def test_a_language_that_the_database_refuses_is_stored_with_the_next_act(world, bot_log, monkeypatch):
    async def refuses(*_):
        raise StorageError("caravel.db", "the disk is full", "free some space")

    ben = await dutch(world, "ben")
    with monkeypatch.context() as patch:
        patch.setattr(world.storage, "set_user_settings", refuses)
        assert "Je speelt" in private(await ben.slash(world.general, "games"))
        await world.settled()
    assert "trying again" in bot_log.lines.pop()
    await ben.slash(world.general, "games")
    await world.settled()
    assert await world.storage.user_settings(ben.id) == {"client": "nl"}
