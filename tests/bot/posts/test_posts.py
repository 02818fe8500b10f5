"""What a post says of those who are waited for."""

import re

import pytest

from bot.posts.hand_off import final_post
from bot.posts.table_posts import TurnPost
from bot.rehearsal.players import Player
from bot.table.fairness import promise
from games import all_games
from games.core.game import ranking
from games.mundus_novus.trade import SecretOffers
from games.puerto_rico.moves import TakeRole
from games.words.files import languages
from tests.bot.posts.test_story import default_move
from tests.support.bot import DOT, SECRET, open_world, private
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


@pytest.mark.rest
@pytest.mark.parametrize("game", all_games())
async def test_the_last_message_says_who_won_by_how_much_and_everybodys_points_by_rank(world, game):
    await world.start(game, "anna", "ben", "clara")
    await over(world)
    live = await world.live()
    last = world.posts()[-1]
    assert last.id == world.post.id
    for language in languages():
        assert tells_the_end(
            final_post(live.told_in(language), live.table, TurnPost("over")).content, live.told_in(language)
        )
    assert tells_the_end(last.content, live)
    assert last.labels == ["Rematch", "My decisions", "Replay", "Board", "More…"]
    (picture,) = last.files
    assert picture.filename == "score-1.png"


def tells_the_end(content, live):
    """Whether a post says who won, then perhaps what ended the game, and last everybody's points, perhaps with a tie-break."""
    won, *ranks = ending(live)
    first, *rest = content.splitlines()[1:]
    shown = rest[-len(ranks) :]
    tells = [line == rank or line.startswith(f"{rank} (") for line, rank in zip(shown, ranks, strict=True)]
    return first == won and all(tells) and len(rest) - len(shown) <= 1


def ending(live):
    """The lines that say who won and everybody's points."""
    ranked, words = ranking(live.scores()), live.words
    (_, first), (second_rank, second), *_ = ranked
    assert second_rank == 2
    margin = (first.total or 0) - (second.total or 0)
    points = "game-points" if words.has("game-points") else "points"
    return [
        words("won", name=live.names[first.seat], margin=margin, points=words(points, points=margin)),
        *(
            words(
                "rank-line",
                rank=rank,
                name=live.names[score.seat],
                points=words(points, points=score.total or 0),
            )
            for rank, score in ranked
        ),
    ]


@pytest.mark.rest
async def test_the_last_picture_says_what_the_points_are_for(world):
    await world.start("age_of_discovery", "anna", robots=1)
    await over(world)
    told = world.post.files[0].description
    assert re.search(r"anna: \d+ \(.+ \d+, .+ \d+\);", told)


async def test_an_answered_post_becomes_the_line_of_what_was_done(world):
    await world.start("puerto_rico", "anna", "ben", "clara")
    asked = world.post
    await world.played(0, TakeRole("builder"))
    await world.settled()
    await world.played(*default_move((await world.live()).table))
    await world.settled()
    assert world.post.id != asked.id
    assert re.match("-# ✓ anna ", asked.content)
    assert "take a role" not in asked.content
    assert not asked.components


async def test_the_hash_of_the_dealing_secret_is_in_the_log_and_in_more_and_in_no_post(world):
    anna, *_ = await world.start("puerto_rico", "anna", "ben", "clara")
    secret = promise(SECRET)
    assert all(secret not in post.text for post in world.posts())
    assert secret in (await anna.slash(world.general, "log")).message.content
    more = (await anna.click(world.post, "More…")).message
    assert secret in (await anna.click(more, "Fair draws")).message.content
    await over(world)
    assert all(secret not in post.text for post in world.posts())
    more = (await anna.click(world.post, "More…")).message
    assert "match the secret" in (await anna.click(more, "Fair draws")).message.content
    assert secret not in (await anna.slash(world.general, "log")).message.content


async def test_earlier_moves_answers_privately_with_a_page_of_the_log(world):
    anna, *_ = await world.start("puerto_rico", "anna", "ben", "clara")
    while "Earlier moves" not in world.boards[-1].labels:
        await world.played(*default_move((await world.live()).table))
        await world.settled()
    reply = await anna.click(world.boards[-1], "Earlier moves")
    assert private(reply).startswith("**Log**")
    assert world.boards[-1].labels == ["Earlier moves"]


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
