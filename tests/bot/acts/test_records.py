"""`/me`, `/record` and `/records`: what ended games leave, and nothing of those that run."""

import pytest

from bot.posts.scores import points_words
from games.results.result import result_from_data
from games.words.phrases import phrases
from tests.support.bot import private
from tests.support.endings import nearly_over, over

GAME = "puerto_rico"
WORDS = phrases("en")


async def asks(world, name, command, **options):
    return await world.person(name).slash(world.general, command, options)


def summary(games, won):
    return WORDS("record-summary", games=games, won=won, shared=0, gaveup=0)


async def test_a_running_game_is_in_no_record(world):
    await world.start(GAME, "anna", "ben", "clara")
    await nearly_over(world)
    assert private(await asks(world, "anna", "me")) == WORDS("record-none")
    assert private(await asks(world, "anna", "records")) == WORDS("record-none")
    ben = world.person("ben")
    found = private(await asks(world, "anna", "record", user=ben))
    assert found == WORDS("record-none-of", user=ben.mention)


async def test_me_shows_a_page_with_what_was_played(world):
    await world.start(GAME, "anna", "ben", "clara")
    await over(world)
    await world.restart()
    reply = await asks(world, "anna", "me")
    (data,) = await world.storage.results()
    first = [seat.user for seat in result_from_data(data.data).seats if seat.rank == 1]
    anna = world.person("anna")
    told = private(reply).splitlines()
    assert told == [
        f"{anna.mention}: {summary(1, int(first == [anna.id]))}",
        WORDS("record-reliable", in_time=100, finished=100),
    ]
    (file,) = reply.message.files
    assert "Puerto Rico" in file.description
    assert reply.message.ephemeral


async def test_a_page_is_a_picture(world):
    await world.start(GAME, "anna", "ben", "clara")
    await over(world)
    reply = await asks(world, "anna", "me")
    data = world.server.world.content(reply.message.files[0].id)
    assert data.startswith(b"\x89PNG")
    assert len(data) < 500 * 1024


@pytest.fixture
async def hidden(world):
    """A private table of Anna's that is over."""
    anna, ben, clara = (world.person(name) for name in ("anna", "ben", "clara"))
    await anna.slash(world.general, "table new", {"game": GAME, "private": True})
    for guest in (ben, clara):
        await anna.slash(world.general, "table invite", {"user": guest})
        await guest.slash(world.general, "table join")
    await anna.slash(world.general, "table start")
    await world.settled()
    await over(world)
    return world


async def test_what_a_private_table_did_is_told_to_its_own_players_alone(hidden):
    anna = hidden.person("anna")
    assert private(await asks(hidden, "dora", "records")) == WORDS("record-none")
    found = private(await asks(hidden, "dora", "record", user=anna))
    assert found == WORDS("record-none-of", user=anna.mention)
    assert private(await asks(hidden, "anna", "me")).startswith(anna.mention)
    assert private(await asks(hidden, "anna", "record", user=anna)).startswith(anna.mention)


async def test_the_records_of_a_server_name_who_and_when_and_ping_nobody(world):
    await world.start(GAME, "anna", "ben", "clara")
    await over(world)
    reply = await asks(world, "dora", "records")
    (data,) = await world.storage.results()
    best = max(result_from_data(data.data).seats, key=lambda seat: seat.points)
    assert f"**{points_words(phrases('en', GAME), best.points)}** – <@{best.user}>" in private(reply)
    assert WORDS("records-close") in private(reply)
    first, second, *_ = sorted((seat.points for seat in result_from_data(data.data).seats), reverse=True)
    assert first > second
    points = phrases("en", GAME)
    assert f": {points_words(points, first - second)} ahead" in private(reply)
    assert f"**{points_words(points, first)}** – " in private(reply)
    assert not reply.message.mentions


async def test_a_server_whose_only_game_was_cut_short_by_a_vote_has_no_records(world):
    await world.start(GAME, "anna", "ben", "clara")
    for name in ("anna", "ben", "clara"):
        await world.person(name).slash(world.general, "table finish")
    assert (await world.live()).row.status == "ended"
    assert private(await asks(world, "dora", "records")) == WORDS("record-none")


async def test_whoever_is_forgotten_is_somebody_in_others_records(world):
    await world.start(GAME, "anna", "ben", "clara")
    await over(world)
    reply = await asks(world, "anna", "forget-me")
    await world.person("anna").click(reply.message, "Forget me")
    await world.settled()
    found = private(await asks(world, "ben", "records"))
    assert WORDS("somebody") in found
    assert str(world.person("anna").id) not in found
    assert private(await asks(world, "anna", "me")) == WORDS("record-none")
