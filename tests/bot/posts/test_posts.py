"""What a post says of those who are waited for."""

import re

from bot.rehearsal.players import Player
from games.mundus_novus.trade import SecretOffers
from tests.bot.posts.test_story import default_move
from tests.support.bot import DOT, open_world, private
from tests.support.endings import over


async def test_a_post_says_how_many_have_chosen_while_sealed_answers_come_in(world):
    await world.start("mundus_novus", "anna", "ben", "clara")
    while not isinstance((await world.live()).table.state.agenda[-1], SecretOffers):
        await world.played(*default_move((await world.live()).table))
    assert "have chosen" not in world.post.content
    await world.played(*default_move((await world.live()).table))
    assert "(1 of 3 have chosen)" in world.post.content


async def test_the_first_post_shows_what_the_game_begins_with_and_stays(world):
    await world.start("pizarro_and_co", "anna", "ben", "clara")
    (first,) = world.boards
    assert [file.filename for file in first.files] == ["board-1.png", "players-2.png"]
    live = await world.live()
    await world.played(*default_move(live.table))
    assert world.boards == [first]


async def test_the_head_says_which_round_it_is(world):
    await world.start("puerto_rico", "anna", "ben", "clara")
    assert "**Puerto Rico**, round 1: take a role" in world.post.content


async def test_the_last_post_says_what_the_points_are_for(world):
    await world.start("age_of_discovery", "anna", robots=1)
    await over(world)
    winner = next(line for line in world.told.splitlines() if line.startswith("1. "))
    assert re.fullmatch(r"1\. .* – \d+ points \(([^:,]+: \d+(, )?)+\)", winner)


async def test_a_sealed_answer_is_repeated_to_its_owner_who_may_change_it(world):
    people = await world.start("mundus_novus", "anna", "ben", "clara")
    while not isinstance((await world.live()).table.state.agenda[-1], SecretOffers):
        await world.played(*default_move((await world.live()).table))
    reply = await Player(people[0], world.general).click(
        await world.live(), *default_move((await world.live()).table)
    )
    assert re.match(r"Your choice: Offer .*$", private(reply))
    assert reply.message.labels == ["Change"]
    assert (await people[0].click(reply.message, "Change")).message.files


async def test_every_picture_of_the_newest_moment_says_whose_turn_it_is(tmp_path, bot_log):
    waiting = []

    def note(picture, look):
        waiting.append(look.waiting)
        return [DOT]

    async with open_world(tmp_path, paint=note) as world:
        await world.start("mundus_novus", "anna", "ben", "clara")
        assert waiting[-1] == (await world.live()).table.waiting()
