"""Results are filled in from the logs that still replay, and it is said since when they tell everything."""

import json
import sqlite3
from contextlib import closing
from dataclasses import replace

from bot.program.filling import complete_since, filled
from games.results.result import FACTS
from tests.results.kit import ANNA, BEN, result
from tests.support.endings import over, results

GAME = "puerto_rico"


def change(world, statement, *values):
    with closing(sqlite3.connect(world.database)) as db, db:
        db.execute(statement, values)


async def test_tables_that_were_over_before_there_were_results_get_theirs(world):
    await world.start(GAME, "anna", "ben", "clara")
    await over(world)
    before = await results(world)
    change(world, "DELETE FROM results")
    done = await filled(world.storage)
    (found,) = await results(world)
    assert replace(found, ended=before[0].ended) == before[0]
    assert (done.new, done.filled, done.damaged, done.since) == (1, 0, (), found.ended)
    assert (await filled(world.storage)).new == 0


async def test_a_fact_is_added_and_nothing_else_of_a_result_changes(world):
    await world.start(GAME, "anna", "ben", "clara")
    await over(world)
    (before,) = await results(world)
    poor = replace(before, facts=0, seats=tuple(replace(seat, favourites={}) for seat in before.seats))
    row = (await world.storage.results())[0]
    from games.results.result import result_to_data

    change(world, "UPDATE results SET data = ?", json.dumps(result_to_data(poor)))
    assert (await filled(world.storage)).filled == 1
    assert await results(world) == [before]
    assert (await world.storage.results())[0].ended == row.ended


async def test_a_log_that_does_not_replay_leaves_its_result_as_it_is(world):
    await world.start(GAME, "anna", "ben", "clara")
    await over(world)
    change(world, "DELETE FROM results")
    change(world, "DELETE FROM entries WHERE n = 7")
    done = await filled(world.storage)
    assert (done.new, len(done.damaged), done.since) == (0, 1, None)


async def test_a_table_that_ended_without_a_result_gets_none(world):
    anna, *_ = await world.start(GAME, "anna", "ben", "clara")
    await world.end(anna)
    assert (await filled(world.storage)).new == 0


def test_everything_is_told_since_the_first_game_after_the_last_that_does_not():
    games = [result((ANNA, 2), (BEN, 1), table=n, facts=FACTS if n != 2 else 0) for n in (1, 2, 3, 4)]
    assert complete_since(games) == games[2].ended
    assert complete_since(games[:2]) is None
