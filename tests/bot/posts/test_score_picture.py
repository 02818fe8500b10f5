"""The picture of the score says the same as `/score why:`."""

from bot.posts.drawing import Illustrator
from bot.posts.scores import own_score, score_lines
from render.mode import PLAIN
from tests.support.bot import DOT


async def test_the_picture_of_the_score_gives_the_reasons_that_score_why_gives(world):
    looks = []
    await world.start("age_of_discovery", "anna", "ben")
    live = await world.live()
    live.table.state.players[0].goods = {"sugar": 3}
    await Illustrator(lambda _, look: (looks.append(look), [DOT])[1]).of_table(
        live, live.table, "score", None, mode=PLAIN
    )
    (look,) = looks
    told = "\n".join(score_lines(live, None, why=True))
    assert look.why[0]
    assert all(reason in told for reason in look.why[0])


async def test_an_owner_is_told_hidden_points_by_source(world):
    await world.start("puerto_rico", "anna", "ben", "clara")
    live = await world.live()
    anna = live.table.state.players[0]
    anna.vp, anna.buildings = 7, {"small_market": 0}
    assert (
        own_score(live, 0) == "Your points so far: 8 points (shipping: 7, buildings: 1). Only you see this."
    )
    assert "0 points" in own_score(live, 1)


async def test_the_score_names_the_tie_break_that_ranks_equal_points(world):
    await world.start("age_of_discovery", "anna", "ben")
    live = await world.live()
    anna, ben = live.table.state.players
    anna.money, ben.money = 9, 12
    first, second = score_lines(live, None, why=False)
    assert first.startswith("1. ben")
    assert "$12" in first
    assert "$9" in second


async def test_hidden_points_are_compared_by_no_tie_break(world):
    await world.start("puerto_rico", "anna", "ben", "clara")
    live = await world.live()
    live.table.state.players[0].doubloons = 9
    assert not any("tie-break" in line for line in score_lines(live, 0, why=False))
