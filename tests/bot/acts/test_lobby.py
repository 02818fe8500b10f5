"""The lobby's post says what is missing; its buttons answer with the post alone."""

import pytest

from bot.errors import PlayerError
from bot.health.version import version
from bot.storage import NewTable
from bot.table.lengths import length
from bot.table.levels import levels
from games import all_games
from tests.support.bot import private

GAMES = ("age_of_discovery", "mundus_novus", "pizarro_and_co", "puerto_rico")


async def test_a_lobby_says_how_many_are_missing_and_then_who_may_start(world):
    anna, *_ = await world.open("puerto_rico", "anna")
    assert "2 more players or robots are needed." in world.post.content
    await anna.click(world.post, "Add robot")
    await world.settled()
    assert "One more player or robot is needed." in world.post.content
    await anna.click(world.post, "Add robot")
    await world.settled()
    assert world.post.content.endswith("anna can start the game.")


async def test_a_robot_added_by_a_click_is_seen_in_the_post_and_needs_no_words(world):
    anna, *_ = await world.open("puerto_rico", "anna")
    reply = await anna.click(world.post, "Add robot")
    await world.settled()
    assert reply.updated
    assert "2. Robot Inés (robot, normal)" in world.post.content
    assert not [message for message in anna.sees(world.general)[-1:] if message.ephemeral]


@pytest.mark.parametrize("key", ["+-1", "navy_", "x" * 90])
async def test_the_values_of_an_option_that_there_is_not_are_refused_in_a_sentence(world, key):
    anna, *_ = await world.open("puerto_rico", "anna")
    table = await world.tables.find(world.general.id)
    with pytest.raises(PlayerError, match="no-such-option"):
        await world.acts.lobbies.offer_values(table, anna.id, key)


async def test_a_robot_added_by_a_command_is_confirmed(world):
    anna, *_ = await world.open("puerto_rico", "anna")
    assert private(await anna.slash(world.general, "table robot")).startswith("A robot has joined – normal: ")


@pytest.mark.parametrize("game", GAMES)
async def test_a_lobby_shows_its_games_face(world, game):
    """A picture, what it is like, how long it takes so many."""
    await world.open(game, "anna")
    (picture,) = world.post.files
    assert "as it begins" in picture.description
    lines = world.post.content.splitlines()
    assert lines[1].count(". ") >= 1
    seats = min(all_games()[game].seats_for({}))
    told = length(game, seats)
    assert f"{told.minutes} minutes or so with {seats} players" in lines[2]
    assert f"about {told.clicks} clicks each" in lines[2]


MEASURED = [game for game in GAMES if levels(game)]


async def test_a_lobby_says_nothing_of_levels_that_are_not_measured(world):
    assert set(MEASURED) == set(GAMES)
    assert not levels("soundings")
    await world.open("soundings", "anna", robots=1)
    assert "an even share" not in world.post.content


@pytest.mark.parametrize("game", MEASURED)
async def test_a_lobby_with_a_robot_says_in_a_sentence_how_the_levels_compare(world, game):
    anna, *_ = await world.open(game, "anna")
    found, words = levels(game), world.tables.words
    assert "an even share" not in world.post.content
    await anna.click(world.post, "Add robot")
    await world.settled()
    (line,) = [line for line in world.post.content.splitlines() if "an even share" in line]
    wins = ", ".join(words("robot-level-wins", level=one, wins=number) for one, number in found.wins.items())
    assert line == words("lobby-levels", seats=found.seats, levels=wins, even=round(100 / found.seats))


@pytest.mark.parametrize("game", MEASURED)
def test_the_figures_of_levels_are_of_a_table_that_can_be_and_rise_with_the_level(game):
    found = levels(game)
    assert found.seats in all_games()[game].seats_for({})
    assert list(found.wins) == [level for level in ("easy", "normal", "strong") if level in found.wins]
    assert all(0 <= number <= 100 for number in found.wins.values())


async def test_how_long_it_takes_follows_those_who_sit_there(world):
    await world.open("mundus_novus", "anna", robots=3)
    assert "with 4 players" in world.post.content


async def test_who_sits_already_is_offered_to_leave_or_to_invite(world):
    anna, *_ = await world.open("puerto_rico", "anna")
    ben = world.person("ben")
    reply = await anna.click(world.post, "Join")
    assert private(reply) == "You have already joined this table."
    assert reply.message.labels == ["Leave", "Invite …"]
    listed = await anna.click(reply.message, "Invite …")
    chosen = await anna.select(listed.message, listed.message.selects[0]["custom_id"], [ben])
    assert private(chosen) == f"ben has been invited. Invited so far: <@{ben.id}>."
    await world.settled()
    assert world.post.pinged == [ben.id]


@pytest.mark.parametrize("robots", [0, 2])
async def test_the_last_person_who_leaves_a_lobby_ends_it(world, robots):
    anna, *_ = await world.open("puerto_rico", "anna", robots=robots)
    lobby = world.post
    reply = await anna.click(lobby, "Leave")
    await world.settled()
    assert reply.updated or "it is closed" in private(reply)
    assert world.post is lobby
    assert lobby.content == "\n".join(
        ["**Puerto Rico** – this lobby is closed", world.tables.words("lobby-left")]
    )
    assert lobby.labels == ["Play"]
    again = await anna.click(lobby, "Play")
    assert "Mundus Novus" in again.message.labels
    await anna.slash(world.general, "table new", {"game": "mundus_novus"})
    await world.settled()
    assert "Mundus Novus" in world.post.content
    assert (await world.live()).row.status == "lobby"


async def test_a_command_that_ends_a_lobby_says_so(world):
    anna, *_ = await world.open("puerto_rico", "anna")
    said = private(await anna.slash(world.general, "table leave"))
    assert said.startswith("You have left the table. Nobody else was there, so it is closed.")


async def test_a_lobby_stays_open_for_those_who_are_still_there(world):
    anna, ben = (await world.open("puerto_rico", "anna", "ben"))[:2]
    await anna.click(world.post, "Leave")
    await world.settled()
    live = await world.live()
    assert (live.row.status, live.row.host) == ("lobby", ben.id)


async def test_who_leaves_a_running_table_reads_how_to_give_up_the_seat(world):
    anna, *_ = await world.start("puerto_rico", "anna", "ben", "clara")
    said = private(await anna.slash(world.general, "table leave"))
    assert said.startswith("The game is running. /seat open gives up your seat")


async def test_a_robot_of_the_server_is_not_invited(world):
    anna, *_ = await world.open("puerto_rico", "anna")
    robot = world.server.world.bot
    said = private(await anna.slash(world.general, "table invite", {"user": robot.id}))
    assert said.startswith("Only people can be invited.")


async def test_ending_a_table_is_asked_once_more_and_names_it(world):
    anna, *_ = await world.start("puerto_rico", "anna", "ben", "clara")
    reply = await anna.slash(world.general, "table end")
    assert "Puerto Rico" in private(reply)
    assert f"<#{world.general.id}>" in private(reply)
    await world.settled()
    assert (await world.live()).row.status == "running"
    await anna.click(reply.message, "End the table")
    await world.settled()
    assert "anna has ended this table" in world.post.content


async def test_only_the_host_is_asked_whether_a_lobby_is_to_end(world):
    _, ben, *_ = await world.open("puerto_rico", "anna", "ben")
    assert private(await ben.slash(world.general, "table end")) == "Only the host of this table can do that."


@pytest.mark.parametrize("typed", ["puerto_rico", "puerto-rico", "Puerto Rico", " puerto rico "])
async def test_a_game_may_be_typed_in_any_of_its_spellings(world, typed):
    await world.person("anna").slash(world.general, "table new", {"game": typed})
    await world.settled()
    assert "Puerto Rico" in world.post.content


async def test_help_fits_a_message_and_begins_with_how_to_begin(world):
    text = private(await world.person("anna").slash(world.general, "help"))
    assert "</play:" in text.splitlines()[1]
    assert "</table new:" in text.splitlines()[2]
    assert not text.endswith("…")
    assert version() in text


async def test_a_lobby_of_two_names_the_option_with_which_two_can_play(world):
    await world.open("puerto_rico", "anna", robots=1)
    assert world.post.content.endswith("is needed. To play with this many, turn on the option “Two players”.")


async def test_a_lobby_of_one_names_no_option(world):
    await world.open("puerto_rico", "anna")
    assert "option “" not in world.post.content


async def test_a_cut_off_lobby_of_a_game_that_has_left_the_program_does_not_stop_the_start(world):
    gone = NewTable(channel=4711, guild=None, host=1, game="left_the_program", at=world.tables.now())
    await world.storage.create_table(gone)
    await world.restart()
    await world.open("puerto_rico", "anna")
    assert "a table is open" in world.post.content
