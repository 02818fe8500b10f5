"""Tables that are rated: nobody gets hints or a robot there, and their results count; ratings are recomputed the same."""

import sqlite3
from contextlib import closing

import pytest

from bot.program.filling import rate
from bot.settings import Settings
from games.results.ratings import Ratings
from games.words.phrases import phrases
from tests.support.bot import private
from tests.support.endings import over, results

GAME = "puerto_rico"
WORDS = phrases("en", GAME)


@pytest.fixture
async def rated(world):
    """A rated table of Anna, Ben and Clara that runs."""
    anna, ben, clara = (world.person(name) for name in ("anna", "ben", "clara"))
    await anna.slash(world.general, "table new", {"game": GAME, "seating": "joined", "rated": True})
    for other in (ben, clara):
        await other.slash(world.general, "table join")
    await world.settled()
    assert WORDS("lobby-rated-people") in world.post.content
    await anna.slash(world.general, "table start")
    await world.settled()
    return world


async def test_where_ratings_count_there_are_no_hints_and_no_robot_plays_for_anybody(rated):
    anna = rated.person("anna")
    assert not (await rated.live()).notes.suggests
    for command in ("seat robot", "turn robot"):
        reply = await anna.slash(rated.general, command)
        assert private(reply) == WORDS("rated-no-robot")
    page = await anna.slash(rated.general, "settings")
    assert "uggest" not in str([one.get("placeholder") for one in page.message.selects])


async def test_the_result_counts_for_ratings_and_me_shows_them(rated):
    await over(rated)
    (found,) = await results(rated)
    assert found.rated == "people"
    reply = await rated.person("anna").slash(rated.general, "me")
    own = Ratings([found]).of(rated.person("anna").id, "people")
    told = WORDS("rating-people", number=str(own.number), uncertainty=str(own.uncertainty), provisional="yes")
    assert told in reply.message.files[0].description


async def test_a_table_that_did_not_choose_so_is_not_rated(world):
    await world.start(GAME, "anna", "ben", "clara")
    await over(world)
    (found,) = await results(world)
    assert found.rated is None


async def test_a_table_with_a_robot_from_the_start_counts_on_its_own_list(world):
    anna = world.person("anna")
    await anna.slash(world.general, "table new", {"game": GAME, "rated": True})
    for _ in range(2):
        await anna.slash(world.general, "table robot", {"kind": "easy"})
    await world.settled()
    assert WORDS("lobby-rated-robots") in world.post.content
    await anna.slash(world.general, "table start")
    await world.settled()
    await over(world)
    (found,) = await results(world)
    assert found.rated == "robots"


@pytest.mark.parametrize(("chosen", "counts"), [(False, None), (True, "people")])
async def test_ended_by_vote_it_is_rated_only_if_all_have_chosen_so(rated, chosen, counts):
    for name in ("anna", "ben", "clara"):
        await rated.person(name).slash(rated.general, "table finish", {"rated": chosen})
    await rated.settled()
    (found,) = await results(rated)
    assert (found.by, found.rated) == ("vote", counts)


async def test_ratings_kept_up_to_date_are_those_from_scratch_after_a_restart_and_a_forgetting_too(rated):
    ben = rated.person("ben").id
    assert (await rated.acts.ratings.ask()).lists() == []
    await over(rated)
    before = (await rated.acts.ratings.ask()).of(ben, "people")
    assert before == Ratings(await results(rated)).of(ben, "people")
    reply = await rated.person("anna").slash(rated.general, "forget-me")
    await rated.person("anna").click(reply.message, "Forget me")
    await rated.settled()
    assert (await rated.acts.ratings.ask()).lists() == Ratings(await results(rated)).lists()
    assert (await rated.acts.ratings.ask()).of(ben, "people") == before
    await rated.restart()
    assert (await rated.acts.ratings.ask()).of(ben, "people") == before


async def test_the_command_prints_the_same_lists_each_time(rated, capsys):
    await over(rated)
    settings = Settings(database=rated.database)
    printed = []
    for _ in range(2):
        assert await rate(settings) == 0
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1]
    own = Ratings(await results(rated)).of(rated.person("anna").id, "people")
    assert f"{rated.person('anna').id}: {own.number} ± {own.uncertainty} (1 games, provisional)" in printed[0]


@pytest.mark.parametrize("damage", ["{", "[]", "{}"])
async def test_a_result_that_cannot_be_read_is_left_out_and_logged(rated, caplog, damage):
    await over(rated)
    with closing(sqlite3.connect(rated.database)) as db, db:
        db.execute("UPDATE results SET data = ?", (damage,))
    rated.acts.ratings.forget()
    assert (await rated.acts.ratings.ask()).of(rated.person("anna").id, "people") is None
    assert await results(rated) == []
    await rated.person("anna").slash(rated.general, "table new", {"game": GAME})
    await rated.settled()
    assert (await rated.person("ben").slash(rated.general, "table join")).message.content == WORDS("joined")
    assert "the result of table 1 cannot be read" in caplog.text


@pytest.mark.rest
async def test_a_loss_is_not_handed_on_to_another_account(rated):
    """Anna leaves her seat to Dora, who plays on; there and back again before that changes nothing."""
    for name, command in (
        ("anna", "seat open"),
        ("dora", "seat take"),
        ("dora", "seat open"),
        ("anna", "seat take"),
        ("anna", "seat open"),
        ("dora", "seat take"),
    ):
        await rated.person(name).slash(rated.general, command)
        await rated.settled()
    await rated.restart()
    await over(rated)
    (result,) = await results(rated)
    anna, dora = rated.person("anna").id, rated.person("dora").id
    (seat,) = result.of(dora)
    assert (seat.left_by, seat.counts_for) == (anna, anna)
    assert result.counted_rank(seat) == len(result.seats) + 1
    ratings = Ratings([result])
    listed = {player for _, players in ratings.lists() for player, _ in players}
    assert anna in listed
    assert dora not in listed


async def test_who_comes_back_to_their_seat_is_rated_as_if_they_had_stayed(rated):
    await rated.person("anna").slash(rated.general, "seat open")
    await rated.person("anna").slash(rated.general, "seat take")
    await rated.settled()
    await over(rated)
    (result,) = await results(rated)
    assert {seat.left_by for seat in result.seats} == {None}


@pytest.fixture
async def beside_robots(world):
    """A rated table of Anna's with two easy robots that is over."""
    anna = world.person("anna")
    await anna.slash(world.general, "table new", {"game": GAME, "rated": True})
    for _ in range(2):
        await anna.slash(world.general, "table robot", {"kind": "easy"})
    await anna.slash(world.general, "table start")
    await world.settled()
    await over(world)
    return world


async def robots_on_the_list(world, name="anna"):
    """The lines of a server's records that tell of robots."""
    reply = await world.person(name).slash(world.general, "records")
    head, *lines = private(reply).partition(WORDS("records-robots"))[1:]
    return lines[0].strip().splitlines() if head else []


async def test_the_servers_list_names_robots_as_robots_with_their_rating_against_people(beside_robots):
    own = Ratings(await results(beside_robots)).of("easy", "robots")
    (line,) = await robots_on_the_list(beside_robots)
    assert line.startswith(f"Robot, easy: **{own.number}** ± {own.uncertainty}, 1 game, provisional")
    assert f"Puerto Rico {own.number}" in line


async def test_a_robots_rating_stands_on_no_list_among_people(beside_robots):
    ratings = Ratings(await results(beside_robots))
    assert all(rated == "robots" for (rated, _), _ in ratings.lists())
    anna = beside_robots.person("anna")
    assert str(anna.id) not in "".join(await robots_on_the_list(beside_robots))


async def test_a_game_among_people_gives_no_robot_a_rating(rated):
    await over(rated)
    assert await robots_on_the_list(rated) == []


async def test_a_robots_rating_stays_when_its_opponent_is_forgotten(beside_robots):
    before = await robots_on_the_list(beside_robots)
    anna = beside_robots.person("anna")
    reply = await anna.slash(beside_robots.general, "forget-me")
    await anna.click(reply.message, "Forget me")
    await beside_robots.settled()
    assert await robots_on_the_list(beside_robots, "ben") == before != []
