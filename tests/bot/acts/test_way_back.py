"""Private answers lead back to the question; `/help` and *How to play* are pages that lead on."""

import pytest

from games.words.phrases import phrases
from tests.support.bot import private

WORDS = phrases("en", "puerto_rico")
BACK = WORDS("button-back-to-question")


def shown(reply):
    return (reply.messages or [reply.message])[-1]


@pytest.mark.parametrize(
    "button", ["Board", "?", "More…", "More…/Log", "More…/Legend", "More…/Score", "More…/My seat …"]
)
async def test_what_a_click_shows_ends_with_the_way_back(world, button):
    anna, *_ = await world.start("puerto_rico", "anna", "ben", "clara")
    message = world.post
    for label in button.split("/"):
        message = shown(await anna.click(message, label))
    assert message.labels[-1] == BACK
    again = shown(await anna.click(message, BACK))
    assert "Your move: take a role" in again.content


@pytest.mark.parametrize("command", ["board", "score", "log", "rules", "hand", "help"])
async def test_what_a_command_shows_ends_with_the_way_back(world, command):
    anna, ben, _ = await world.start("puerto_rico", "anna", "ben", "clara")
    assert shown(await anna.slash(world.general, command)).labels[-1] == BACK
    assert BACK not in shown(await ben.slash(world.general, command)).labels


async def test_spectators_and_players_not_asked_get_no_way_back(world):
    await world.start("puerto_rico", "anna", "ben", "clara")
    for name in ("ben", "dora"):
        assert BACK not in shown(await world.person(name).click(world.post, "Board")).labels


async def test_the_answer_to_a_move_is_its_own_question(world):
    anna, *_ = await world.start("mundus_novus", "anna", "ben", "clara")
    panel = shown(await anna.slash(world.general, "move"))
    assert BACK not in panel.labels


async def test_how_to_play_has_a_way_back_and_begin_below_it(world):
    anna = world.person("anna")
    games = shown(await anna.slash(world.general, "play"))
    face = shown(await anna.click(games, "Puerto Rico"))
    page = shown(await anna.click(face, WORDS("button-how")))
    assert page.labels[-2:] == ["Begin with robots", "‹ Puerto Rico"]
    chapter = shown(await anna.click(page, page.labels[1]))
    assert chapter.labels[-2:] == ["Begin with robots", "‹ Puerto Rico"]
    assert shown(await anna.click(chapter, "‹ Puerto Rico")).content == face.content
    await anna.click(chapter, "Begin with robots")
    await world.settled()
    assert anna.id in [seat.user for seat in (await world.live()).seats]


async def test_how_to_play_in_a_lobby_begins_nothing(world):
    (anna, *_) = await world.open("puerto_rico", "anna", "ben")
    assert "Begin with robots" not in shown(await anna.click(world.lobby, WORDS("button-how"))).labels


async def test_play_where_a_game_runs_says_how_to_start_another(world):
    anna, ben, _ = await world.start("puerto_rico", "anna", "ben", "clara")
    told = WORDS("quick-another")
    asked = shown(await anna.slash(world.general, "play"))
    assert "Your move: take a role" in asked.content
    assert told in asked.content
    waiting = private(await ben.slash(world.general, "play"))
    assert "Waiting for" in waiting
    assert told in waiting
    assert "another channel or thread" in private(await world.person("dora").slash(world.general, "play"))


async def test_help_is_a_page_of_buttons_and_each_leads_back_to_it(world):
    anna = world.person("anna")
    page = shown(await anna.slash(world.general, "help"))
    names = ("learn", "play", "hint", "try", "review", "settings")
    assert page.labels == [WORDS(f"button-help-{name}") for name in names]
    games = shown(await anna.click(page, WORDS("button-help-play")))
    assert "Puerto Rico" in games.labels
    help_ = shown(await anna.click(games, WORDS("button-back-to-help")))
    assert help_.labels == page.labels
    missing = shown(await anna.click(help_, WORDS("button-help-hint")))
    assert missing.content == WORDS("no-table-here")
    assert "Which game" in shown(await anna.click(missing, WORDS("button-help-learn"))).content


async def test_the_buttons_of_help_open_what_the_table_has(world):
    anna, *_ = await world.start("puerto_rico", "anna", "ben", "clara")
    page = shown(await anna.slash(world.general, "help"))
    tried = shown(await anna.click(page, WORDS("button-help-try")))
    assert WORDS("button-try-leave") in tried.labels
    page = shown(await anna.slash(world.general, "help"))
    assert shown(await anna.click(page, WORDS("button-help-review"))).content == WORDS("not-over-yet")
