"""Whole seasons of leagues through the wire, with a restart between any two steps."""

import sqlite3
from contextlib import closing

import pytest

from bot.program.filling import filled
from games.results.league import results_by_table, standings
from games.results.portraits import portrait
from games.results.ratings import Ratings
from tests.bot.acts.leagues import EIGHT, asks, begins, league, play_round
from tests.support.endings import results


async def season(world, rounds):
    """A whole season of eight, rated, with a dropout, a newcomer and a restart after each step; equal to what the logs alone tell."""
    await begins(world, *EIGHT, size=4, rounds=rounds, pairing="swiss", rated=True, restart=True)
    for number in range(rounds):
        if number == 1:
            for name, command in (("hugo", "leave"), ("ivy", "join")):
                await asks(world, name, command)
                await world.restart()
        await play_round(world, number, restart=True)
    some, before = await league(world), await results(world)
    assert (some.stage, len(before)) == ("over", 2 * rounds)
    ratings = (await world.acts.ratings.ask()).lists()
    table = standings(some, results_by_table(before))
    with closing(sqlite3.connect(world.database)) as db, db:
        db.execute("DELETE FROM results")
    assert (await filled(world.storage)).new == 2 * rounds
    again = await results(world)
    order = {one.table: place for place, one in enumerate(before)}
    again.sort(key=lambda one: order[one.table])
    assert standings(some, results_by_table(again)) == table
    for user in some.players:
        own = portrait(before, user), portrait(again, user)
        assert (own[0].games, own[0].won, own[0].lines) == (own[1].games, own[1].won, own[1].lines)
    assert Ratings(before).lists() == ratings
    return before, again


@pytest.mark.rest
async def test_standings_ratings_and_records_of_a_season_are_those_that_the_logs_tell(world):
    before, again = await season(world, 3)
    assert [one.seats for one in again] == [one.seats for one in before]


@pytest.mark.soak
async def test_a_season_of_twenty_games(world):
    await season(world, 10)
