"""What a post says of those who are waited for."""

from games.mundus_novus.trade import SecretOffers
from tests.bot.test_story import default_move


async def test_a_post_says_how_many_have_chosen_while_sealed_answers_come_in(
    world, blank_pictures, quick_disk
):
    await world.start("mundus_novus", "anna", "ben", "clara")
    while not isinstance((await world.live()).table.state.agenda[-1], SecretOffers):
        await world.played(*default_move((await world.live()).table))
    assert "have chosen" not in world.post.content
    await world.played(*default_move((await world.live()).table))
    assert "(1 of 3 have chosen)" in world.post.content
