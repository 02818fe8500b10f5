"""Who meets whom, through the wire: the threads of each round, its byes, and nobody twice before they have met everybody."""

from collections import Counter
from itertools import combinations

import pytest

from tests.bot.acts.leagues import EIGHT, begins, league, play_round

NINE = (*EIGHT, "iris")


async def meetings(world, names, **options):
    """Play a whole league; returns how often each two have sat at one table, as the tables' own seats tell it."""
    await begins(world, *names, **options)
    met: Counter[frozenset[int]] = Counter()
    for number in range(options["rounds"]):
        some = await league(world)
        assert len(some.played) == number + 1
        for group in some.played[-1].groups:
            row = await world.storage.table(group.table)
            assert {seat.user for seat in row.seats} == {*group.players}
            met.update(frozenset(pair) for pair in combinations(sorted(group.players), 2))
        await play_round(world, number)
        await world.acts.leagues.tick()
        await world.settled()
    assert (await league(world)).stage == "over"
    return met


@pytest.mark.parametrize(
    ("names", "options"),
    [
        (EIGHT[:4], {"size": 2, "rounds": 3}),
        pytest.param(EIGHT, {"size": 2, "rounds": 7}, marks=pytest.mark.soak),
        (NINE, {"size": 3, "rounds": 4}),
    ],
)
@pytest.mark.rest
async def test_everybody_meets_everybody_once(world, names, options):
    met = await meetings(world, names, **options)
    players = [world.person(name).id for name in names]
    assert met == Counter(frozenset(pair) for pair in combinations(players, 2))
