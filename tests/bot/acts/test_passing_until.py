"""*Pass from now on, until …*: left from a question's own answer, from *More…*, or typed; ended by what it waits for."""

import pytest

from games.mundus_novus.trade import SecretOffers
from games.pizarro_and_co.auction import Auction
from games.pizarro_and_co.moves import Bid
from games.puerto_rico.builder import Builder
from games.puerto_rico.moves import TakeRole
from games.words.phrases import phrases
from tests.support.bot import private

WORDS = phrases("en", "pizarro_and_co")
SHIP = phrases("en", "puerto_rico")


async def orders(world, person):
    return private(await person.slash(world.general, "order list"))


async def in_auction(world):
    """An auction that asks somebody; returns that person and their seat."""
    people = await world.start("pizarro_and_co", "anna", "ben", "clara")
    live = await world.play_to(Auction)
    (seat,) = live.table.waiting()
    return people[seat], seat


async def pick(person, message, value):
    """Choose a condition from the list that stands below an answer."""
    return await person.select(message, WORDS("choose-condition"), [value])


async def test_it_is_left_from_the_answer_that_asks_and_passes_until_the_condition_comes(world):
    person, seat = await in_auction(world)
    asked = await person.click(world.post, "Your move")
    left = await pick(person, asked.message, "card")
    await world.settled()
    assert WORDS("until-card") in left.message.content
    live = await world.live()
    assert seat in live.table.state.lot.passed
    assert WORDS("until-card") in await orders(world, person)
    assert live.row.orders[0].data["until"]["name"] == "card"


@pytest.mark.rest
async def test_it_ends_when_the_next_card_is_turned_up_and_its_owner_is_told_and_asked(world):
    person, seat = await in_auction(world)
    await person.slash(world.general, "order pass", {"until": "card"})
    await world.settled()
    live = await world.live()
    card = len(live.table.log.entries)
    while not (isinstance(live.table.state.agenda[-1], Auction) and live.table.waiting() == (seat,)):
        (asked,) = live.table.waiting()[:1]
        menu = live.table.menu(asked)
        bid = Bid(live.table.state.lot.price + 1)
        move = bid if bid in menu else live.game.default(live.table.view(asked), asked, menu)
        await world.played(asked, move)
        live = await world.live()
    assert len(live.table.log.entries) > card
    assert live.table.waiting() == (seat,)
    told = await person.slash(world.general, "move")
    assert "so I ask you again" in private(told)
    assert "so I ask you again" in await orders(world, person)
    assert not any("so I ask you again" in post.text for post in world.posts())
    await world.played(seat, live.game.default(live.table.view(seat), seat, live.table.menu(seat)))
    assert await orders(world, person) == WORDS("no-orders")


async def test_what_is_new_is_left_to_the_person(world):
    people = await world.start("puerto_rico", "anna", "ben", "clara")
    await world.played(0, TakeRole("builder"))
    live = await world.live()
    assert isinstance(live.table.state.agenda[-1], Builder)
    await people[0].slash(world.general, "order pass", {"until": "new"})
    await world.settled()
    live = await world.live()
    assert live.table.log.entries[-1].by == "order"
    assert live.row.orders[0].data["step"] == "Builder"
    assert not live.row.orders[0].data.get("ended")


async def test_it_is_offered_by_more_with_what_is_left_and_dropped_by_a_button(world):
    person, _ = await in_auction(world)
    other = world.person(next(name for name in ("anna", "ben", "clara") if name != person.name))
    more = await other.click(world.post, "More…")
    offered = await other.click(more.message, "Pass until …")
    assert WORDS("no-orders") in offered.message.content
    lists = [one for one in offered.message.selects if "pass-until" in one["custom_id"]]
    assert [one["value"] for one in lists[0]["options"]] == ["year", "card"], (
        "nothing is new to who is not asked"
    )
    left = await pick(other, offered.message, "year")
    await world.settled()
    assert WORDS("until-year") in await orders(world, other)
    dropped = await other.click(left.message, "Drop this order")
    assert dropped.message.content == WORDS("orders-dropped", count=1)
    assert await orders(world, other) == WORDS("no-orders")


async def test_it_survives_a_restart_and_nobody_else_hears_of_it(world):
    person, seat = await in_auction(world)
    before = len(world.posts())
    other = world.person(next(name for name in ("anna", "ben", "clara") if name != person.name))
    await other.slash(world.general, "order pass", {"until": "year"})
    await world.settled()
    assert len(world.posts()) == before
    await world.restart()
    assert WORDS("until-year") in await orders(world, other)
    assert await orders(world, person) == WORDS("no-orders")
    live = await world.live()
    await world.played(seat, Bid(live.table.state.lot.price + 1))
    assert (await world.live()).table.log.entries[-1].by in ("order", "person")


async def test_a_condition_that_the_game_does_not_name_is_refused(world):
    person, _ = await in_auction(world)
    told = private(await person.slash(world.general, "order pass", {"until": "shipped"}))
    assert "new, year, card" in told
    stranger = await world.person("dora").slash(world.general, "order pass", {"until": "year"})
    assert private(stranger) == WORDS("not-seated")


async def test_it_ends_as_soon_as_its_condition_comes_whoever_is_asked_then(world):
    people = await world.start("puerto_rico", "anna", "ben", "clara")
    await people[2].slash(world.general, "order pass", {"until": "role"})
    await world.played(0, TakeRole("settler"))
    live = await world.live()
    assert [row.data.get("ended") for row in live.row.orders] == [True]


async def test_in_a_sealed_step_it_holds_back_like_any_order(time):
    world = time.world
    await time.start("mundus_novus", "anna", "ben", "clara")
    await world.play_to(SecretOffers)
    ben = world.person("ben")
    await ben.slash(world.general, "order pass", {"until": "round"})
    await world.settled()
    live = await world.live()
    assert 1 in live.table.waiting()
