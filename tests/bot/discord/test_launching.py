"""The entry point: it opens the page as an Activity, and the bot remembers where."""

import pytest

from games.words.phrases import phrases

PAGE = "http://127.0.0.1:1"


@pytest.fixture
async def paged(world):
    """A world whose operator has ticked Activities, and whose bot has a page."""
    world.has_page = True
    world.server.activities.enable(PAGE)
    await world.restart()
    return world


def said_to(person, channel):
    """What a person was told privately."""
    return [each.content for each in person.sees(channel) if each.ephemeral]


async def test_the_entry_point_opens_the_page_and_its_channel_is_remembered(paged):
    opened = await paged.person("anna").launch(paged.general)
    await paged.settled()
    assert await paged.storage.launch(opened.name) == (paged.general.id, paged.general.guild_id)


async def test_a_page_opened_in_direct_messages_is_remembered_without_a_server(paged):
    anna = paged.person("anna")
    opened = await anna.launch(direct := anna.open_direct())
    await paged.settled()
    assert await paged.storage.launch(opened.name) == (direct.id, None)


async def test_an_entry_point_that_comes_twice_opens_one_page(paged):
    paged.server.faults.duplicate_events = True
    opened = await paged.person("anna").launch(paged.general)
    await paged.settled()
    assert opened.users == [paged.person("anna").id]


@pytest.mark.parametrize("locale", ["en-US", "it"])
async def test_without_a_page_the_entry_point_says_so(world, locale):
    world.server.activities.enable(PAGE)
    world.server.activities.entry_point.data["handler"] = 1
    anna = world.person("anna")
    anna.speak(locale)
    assert await anna.launch(world.general) is None
    words = phrases(locale.partition("-")[0])
    assert said_to(anna, world.general) == [words("no-page")]


async def test_where_discord_opens_no_page_the_entry_point_says_so(paged):
    """The client knows that threads have none; an answer that is refused all the same is told."""
    paged.server.faults.refuse(400, 50024, route="/callback")
    anna = paged.person("anna")
    assert await anna.launch(paged.general) is None
    assert said_to(anna, paged.general) == [phrases("en")("page-not-here")]


async def test_a_page_that_cannot_be_remembered_is_open_all_the_same(paged, bot_log, monkeypatch):
    from bot.storage import Storage, StorageError

    async def full(*_):
        raise StorageError("the database", "the disk is full", "make room")

    monkeypatch.setattr(Storage, "remember_launch", full)
    assert await paged.person("anna").launch(paged.general) is not None
    await paged.settled()
    (line,) = bot_log.lines
    assert "is not remembered" in line
    bot_log.lines.clear()


async def test_commands_work_beside_the_entry_point(paged):
    reply = await paged.person("anna").slash(paged.general, "games")
    assert reply.ephemeral
