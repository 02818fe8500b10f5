"""How fast a sealed answer comes does not tell that it was ordered: it comes with the first person's, or after a while."""

from datetime import timedelta

import pytest

from bot.table.automation import PATIENCE, patience
from games.mundus_novus.trade import SecretOffers
from tests.support.bot import private


@pytest.fixture
def holding():
    """For how many seconds orders hold back."""
    return {"seconds": 77}


@pytest.fixture
def bot_options(holding):
    return {"patience": lambda: timedelta(**holding)}


@pytest.fixture
async def sealed(time):
    """Secret offers are asked for; Ben has left an order for them long before."""
    world = time.world
    await time.start("mundus_novus", "anna", "ben", "clara")
    options = {"moves": "offer", "step": "secret-offers", "lasts": "dropped"}
    left = await world.person("ben").slash(world.general, "order give", options)
    assert "I will play this for you" in private(left)
    await world.play_to(SecretOffers)
    return time


async def answered(time):
    """The seats that have answered, and who made that for them."""
    live = await time.world.live()
    answers = live.table.state.agenda[-1].answers
    given = [
        entry for entry in live.table.log.live_line() if entry.move in answers.get(entry.seat, {}).values()
    ]
    return [(entry.seat, entry.by) for entry in given]


@pytest.mark.rest
async def test_an_order_holds_back_until_its_moment(sealed):
    assert await answered(sealed) == []
    await sealed.passes(seconds=76)
    assert await answered(sealed) == []
    await sealed.passes(seconds=1)
    assert await answered(sealed) == [(1, "order")]
    assert "(1 of 3" in sealed.world.post.content


@pytest.mark.rest
async def test_it_answers_as_soon_as_the_first_person_has(sealed):
    table = (await sealed.world.live()).table
    await sealed.world.played(2, table.game.default(table.view(2), 2, table.menu(2)))
    assert await answered(sealed) == [(2, "person"), (1, "order")]


@pytest.mark.rest
async def test_its_moment_survives_a_restart(sealed):
    await sealed.world.restart()
    await sealed.passes(seconds=76)
    assert await answered(sealed) == []
    await sealed.passes(seconds=1)
    assert await answered(sealed) == [(1, "order")]


@pytest.mark.rest
async def test_a_moment_that_passed_while_the_program_was_off_is_made_good_at_its_start(sealed):
    await sealed.leaps(hours=1)
    assert await answered(sealed) == [(1, "order")]


@pytest.mark.rest
async def test_an_order_that_is_left_while_the_step_asks_holds_back_like_any_other(sealed, holding):
    world = sealed.world
    holding["seconds"] = 40
    options = {"moves": "offer", "step": "secret-offers", "lasts": "step"}
    await world.person("clara").slash(world.general, "order give", options)
    await world.settled()
    await sealed.passes(seconds=39)
    assert await answered(sealed) == []
    await sealed.passes(seconds=1)
    assert await answered(sealed) == [(2, "order")]
    await sealed.passes(seconds=37)
    assert [seat for seat, _ in await answered(sealed)] == [2, 1]


async def test_when_it_comes_differs_from_time_to_time_within_bounds():
    least, most = (timedelta(seconds=seconds) for seconds in PATIENCE)
    moments = {patience() for _ in range(50)}
    assert all(least <= moment <= most for moment in moments)
    assert len(moments) > 40
