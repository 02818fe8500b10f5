"""With everybody's orders in, a whole auction is over at once and told in one post; limits stay secret."""

import pytest

from games.pizarro_and_co.moves import Bid
from tests.support.bot import private

LIMITS = (4, 12, 9)


async def leave(world, person, moves: str, step: str, lasts: str) -> str:
    """Leave an order; returns the private answer."""
    options = {"moves": moves, "step": step, "lasts": lasts}
    reply = await person.slash(world.general, "order give", options)
    await world.settled()
    return private(reply)


async def auction_by_orders(world) -> list[str]:
    """Let three people leave limits and payments, whoever is asked as the last; returns the answers."""
    people = await world.start("pizarro_and_co", "anna", "ben", "clara")
    asked = (await world.live()).table.waiting()[0]
    answers: list[str] = []
    for seat in sorted(range(3), key=lambda seat: seat == asked):
        answers.append(await leave(world, people[seat], "pay", "payment", "dropped"))
        answers.append(await leave(world, people[seat], f"bid 1..{LIMITS[seat]}; pass", "auction", "step"))
    return answers


@pytest.mark.rest
async def test_an_auction_with_everybodys_orders_is_told_in_one_post(world):
    await auction_by_orders(world)
    live = await world.live()
    assert live.table.state.players[1].ships
    assert [post for post in world.boards if " bids " in post.text] == world.boards[-1:]
    story = world.told
    assert "ben wins" in story
    assert "ben pays" in story
    bidding = [line for line in story.splitlines() if "bids 1" in line]
    assert len(bidding) == 1
    assert bidding[0].endswith(("clara passes", "anna passes"))


async def test_no_post_tells_a_limit_and_nobody_else_sees_an_order(world):
    answers = await auction_by_orders(world)
    live = await world.live()
    bids = [e.move.amount for e in live.table.log.live_line() if isinstance(e.move, Bid)]
    assert max(bids) in (9, 10), (
        "one more than the second limit, or that limit itself for who reaches it first"
    )
    told = [line for line in world.told.splitlines() if " bids " in line or " wins " in line]
    assert told
    assert not any(str(max(LIMITS)) in line for line in told)
    assert len(answers) == 6
    assert all(entry.by in ("order", "chance", "forced") for entry in live.table.log.live_line())
