"""A half-made choice: what it says so far, and the way back."""

import pytest

from games.age_of_discovery.discovery import Discovery
from games.age_of_discovery.placement import PlaceWorkers
from games.pizarro_and_co.auction import Auction


async def half_made(world):
    """Begin to send an expedition; returns who chose, what is chosen, and the answer."""
    await world.start("age_of_discovery", "anna", "ben")
    while isinstance(
        (live := await world.play_to(PlaceWorkers, Discovery)).table.state.agenda[-1], PlaceWorkers
    ):
        seat = live.table.waiting()[0]
        await world.played(seat, next(move for move in live.table.menu(seat) if move.box == "discovery"))
    person = world.person(live.seats[live.table.waiting()[0]].name)
    label = world.post.labels[0]
    return person, label, await person.click(world.post, label)


@pytest.mark.rest
async def test_a_half_made_choice_says_what_is_chosen_and_what_is_asked(world):
    _, begun, reply = await half_made(world)
    assert reply.ephemeral
    assert reply.content == f"{begun.split(' – ')[0]}: Which pieces do you send?"


@pytest.mark.rest
async def test_whoever_thinks_again_comes_back_to_all_moves(world):
    person, begun, reply = await half_made(world)
    back = await person.click(reply.message, "‹ All my moves")
    assert back.updated
    assert begun in back.message.labels


async def test_a_bid_beyond_ones_means_is_answered_below_the_menu_that_offers_it(world):
    await world.start("pizarro_and_co", "anna", "ben", "clara")
    live = await world.play_to(Auction)
    person = world.person(live.seats[live.table.waiting()[0]].name)
    menu = await person.slash(world.general, "move")
    refused = await person.submit(await person.click(menu.message, "Bid …"), {"text": "99"})
    said = refused.messages[0] if refused.messages else refused.message
    assert said.content.startswith("Your hand can pay")
    again = await person.click(said, "Bid …")
    assert again.modal is not None
