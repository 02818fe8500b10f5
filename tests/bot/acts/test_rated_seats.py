"""At a rated table a seat without a user goes to whom all choose, and to no weaker robot."""

import pytest

from tests.bot.acts.powers import VOTE, WORDS, command, now, position, rated, table

__all__ = ["table"]


SWAPS = {
    "open": ("seat open", {"robot": "easy"}),
    "robot": ("seat robot", {"kind": "easy"}),
}


@pytest.mark.parametrize("way", SWAPS)
@pytest.mark.parametrize("people", [("anna",), ("anna", "ben")])
async def test_the_host_replaces_no_robot_of_the_lobby_by_a_weaker_one(world, way, people):
    await rated(world, *people, robots=3 - len(people))
    before = position(await world.live())
    text, options = SWAPS[way]
    asked = await command(world, "anna", text, seat=(await world.live()).called[2], **options)
    assert asked == WORDS("shared-robot-stays")
    vote = await command(world, "anna", "seat vote", seat=(await world.live()).called[2])
    assert vote == WORDS("shared-robot-stays")
    assert position(await world.live())[5] == before[5]


@pytest.mark.parametrize("way", SWAPS)
async def test_the_host_chooses_no_weak_robot_for_an_open_seat(table, way):
    await command(table, "ben", "seat open")
    text, options = SWAPS[way]
    asked = await command(table, "anna", text, seat="ben", **options)
    assert asked == WORDS("shared-robot-level", level="normal")
    assert (await now(table)).seats[1].robot is None
    await command(table, "anna", "seat robot", seat="ben")
    assert (await now(table)).seats[1].robot == "normal"


async def test_an_open_seat_goes_to_whom_all_choose_or_to_the_first_to_come(table):
    dora = table.person("dora")
    await command(table, "ben", "seat open")
    assert await command(table, "anna", "seat give", seat="ben", user=dora) == WORDS("players-decide")
    assert await command(table, "anna", "seat vote", seat="ben", user=dora) == WORDS("vote-noted")
    post = table.post
    assert not (await now(table)).notes.doors.offers
    await table.person("clara").click(post, VOTE)
    await table.settled()
    assert (await now(table)).notes.doors.offers == {1: dora.id}
    assert next(one for one in table.posts() if one.id == post.id).content.endswith(WORDS("vote-done"))
    assert await command(table, "emil", "seat take") == WORDS("no-open-seat")
    # A chosen user who does not come does not block the seat.
    emil = table.person("emil")
    for name in ("anna", "clara"):
        await command(table, name, "seat vote", seat="ben", user=emil)
    assert await command(table, "emil", "seat take") == WORDS("seat-taken-answer", name="emil")
