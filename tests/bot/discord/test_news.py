"""What has happened while somebody was away: from their own last move on, as they may know it, on one screen."""

import pytest

from bot.posts.news import MOST, MOST_LINES
from games.puerto_rico.moves import TakeRole
from games.puerto_rico.rounds import ChooseRole
from games.words.phrases import phrases
from tests.support.bot import private

GAME = "puerto_rico"
WORDS = phrases("en", GAME)


@pytest.fixture
async def table(world):
    """Anna has taken the mayor, and everybody has played on until a role is taken again."""
    await world.start(GAME, "anna", "ben", "clara")
    await world.played(0, TakeRole("mayor"))
    await world.play_to(ChooseRole)
    return world


async def news(table, name, **options):
    return await table.person(name).slash(table.general, "log", {"since": "0", **options})


@pytest.mark.rest
async def test_it_begins_after_ones_own_last_move_and_is_told_by_round_and_phase(table):
    before = private(await news(table, "anna"))
    await table.played(1, TakeRole("settler"))
    await table.play_to(ChooseRole)
    text = private(await news(table, "anna"))
    lines = text.splitlines()
    assert lines[0] == WORDS("news-head")
    assert "**Round 1 – the settler phase**" in lines
    assert not any("takes the mayor" in line or line.startswith("- anna") for line in lines)
    assert before != text


async def test_who_has_made_the_last_move_has_missed_nothing(world):
    await world.start(GAME, "anna", "ben", "clara")
    await world.played(0, TakeRole("settler"))
    reply = await world.person("anna").slash(world.general, "log", {"since": "0"})
    assert private(reply) == WORDS("nothing-since")
    assert len(reply.message.files) == 1


@pytest.mark.rest
async def test_the_board_is_shown_then_and_now(table):
    await table.played(1, TakeRole("settler"))
    await table.play_to(ChooseRole)
    reply = await news(table, "anna")
    then, now = (file.description for file in reply.message.files)
    assert then != now


@pytest.mark.rest
async def test_it_fits_one_screen_and_says_how_much_is_left_out(table):
    for _ in range(4):
        live = await table.live()
        seat = live.table.waiting()[0]
        await table.played(seat, next(m for m in live.table.menu(seat) if m.role != "captain"))
        await table.play_to(ChooseRole)
    reply = await table.person("anna").slash(table.general, "log", {"since": "1"})
    lines = private(reply).splitlines()
    assert len(lines) <= MOST_LINES + 2
    assert len(private(reply)) < MOST + 200


@pytest.mark.rest
async def test_whoever_takes_a_seat_hears_what_has_happened_since_they_sit_there(table):
    await table.person("ben").slash(table.general, "seat open")
    await table.settled()
    dora = table.person("dora")
    await dora.slash(table.general, "seat take")
    assert private(await news(table, "dora")) == WORDS("nothing-since")
    await table.played(1, TakeRole("settler"))
    assert "takes the settler" not in private(await news(table, "dora"))


async def test_who_plays_no_seat_is_told_so(table):
    assert private(await news(table, "dora")) == WORDS("not-seated")


@pytest.mark.rest
async def test_the_places_to_look_back_to_name_round_and_phase_and_are_all_found_by_typing(table):
    anna = table.person("anna")
    await table.played(1, TakeRole("settler"))
    await table.play_to(ChooseRole)
    for command, option in (("board", "at"), ("log", "since")):
        offered = await anna.autocomplete(table.general, command, {}, option)
        named = [choice["name"] for choice in offered]
        assert any(name.startswith("round 1 – the mayor phase (") for name in named)
        found = await anna.autocomplete(table.general, command, {option: "settler"}, option)
        assert [choice["name"].partition(" (")[0] for choice in found] == ["round 1 – the settler phase"]
        reply = await anna.slash(table.general, command, {option: found[0]["value"]})
        assert private(reply)
