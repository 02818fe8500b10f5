"""The picture of the score says the same as `/score why:`."""

from bot.posts.drawing import Illustrator
from bot.posts.scores import score_lines
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
