"""At a game's end one result is kept, written with the end; nothing of a running game counts."""

import json
import sqlite3
from contextlib import closing

import pytest

from bot.local.compose import Upload
from games.core.game import ranking
from games.core.saves import save_to_data
from tests.support.endings import nearly_over, over, results

GAME = "puerto_rico"


async def test_nothing_is_kept_of_a_game_that_runs_and_one_result_of_one_that_is_over(world):
    await world.start(GAME, "anna", "ben", "clara")
    seat, move = await nearly_over(world)
    assert await results(world) == []
    await world.played(seat, move)
    live = await world.live()
    (found,) = await results(world)
    ranked = {score.seat: (rank, score.total) for rank, score in ranking(live.table.scores())}
    assert {one.seat: (one.rank, one.points) for one in found.seats} == ranked
    assert [one.user for one in found.seats] == [world.person(name).id for name in ("anna", "ben", "clara")]
    assert all(sum(points for _, points in one.sources) == one.points for one in found.seats)
    assert all(sum(one.favourites.values()) > 5 for one in found.seats)
    assert (found.game, found.rules, found.by, found.guild) == (
        GAME,
        live.game.rules,
        "rules",
        live.row.guild,
    )


@pytest.mark.rest
async def test_it_stays_when_the_table_is_forgotten_and_after_a_restart(world):
    await world.start(GAME, "anna", "ben", "clara")
    await over(world)
    before = await results(world)
    await world.storage.forget_table((await world.live()).row.id)
    await world.restart()
    assert await results(world) == before
    anna = world.person("anna").id
    assert [row.table for row in await world.storage.results_of([anna])] == [before[0].table]


async def test_a_table_that_is_ended_without_a_result_leaves_none(world):
    anna, *_ = await world.start(GAME, "anna", "ben", "clara")
    await world.end(anna)
    assert await results(world) == []


async def test_the_end_and_its_result_are_written_together_or_not_at_all(world):
    await world.start(GAME, "anna", "ben", "clara")
    seat, move = await nearly_over(world)
    with closing(sqlite3.connect(world.database)) as db, db:
        db.execute("CREATE TRIGGER full BEFORE INSERT ON results BEGIN SELECT RAISE(ABORT, 'full'); END")
    with pytest.raises(Exception, match="full"):
        await world.played(seat, move)
    assert (await world.live()).row.status == "running"
    with closing(sqlite3.connect(world.database)) as db, db:
        db.execute("DROP TRIGGER full")
    await world.played(seat, move)
    assert len(await results(world)) == 1


async def test_who_has_left_a_seat_that_nobody_took_gave_up_and_is_last(world):
    await world.start(GAME, "anna", "ben", "clara")
    await world.person("ben").slash(world.general, "seat open")
    await world.settled()
    await over(world)
    (found,) = await results(world)
    ben = world.person("ben").id
    assert [(one.user, one.gave_up, one.rank) for one in found.seats if one.seat == 1] == [(ben, True, 3)]
    assert {one.user: one.stayed for one in found.people} == {
        world.person("anna").id: True,
        ben: False,
        world.person("clara").id: True,
    }


@pytest.mark.rest
async def test_who_takes_a_seat_over_has_its_place_and_who_left_it_is_told_as_gone(world):
    await world.start(GAME, "anna", "ben", "clara")
    await world.person("ben").slash(world.general, "seat open")
    await world.person("dora").slash(world.general, "seat take")
    await world.settled()
    await over(world)
    (found,) = await results(world)
    dora, ben = world.person("dora").id, world.person("ben").id
    assert (found.seats[1].user, found.seats[1].gave_up) == (dora, False)
    assert {one.user for one in found.people if not one.stayed} == {ben}


@pytest.mark.rest
async def test_forgetting_puts_one_number_that_leads_nowhere_in_a_users_place(world):
    await world.start(GAME, "anna", "ben", "clara")
    await over(world)
    reply = await world.person("anna").slash(world.general, "forget-me")
    await world.person("anna").click(reply.message, "Forget me")
    await world.settled()
    (found,) = await results(world)
    ids = {one.user for one in found.seats} | {one.user for one in found.people}
    (stand_in,) = [user for user in ids if user < 0]
    assert {row.table for row in await world.storage.results_of([stand_in])} == {found.table}
    assert await world.storage.results_of([world.person("anna").id]) == []


@pytest.mark.rest
async def test_a_game_that_began_with_a_save_says_so(world):
    await world.start(GAME, "anna", "ben", "clara")
    await nearly_over(world)
    live = await world.live()
    save = save_to_data(live.table.header, live.table.log.entries)
    other = world.server.channel("elsewhere")
    anna = world.person("anna")
    await anna.slash(
        other, "import", {"save": Upload("table.json", "application/json", json.dumps(save).encode())}
    )
    await world.settled()
    for name in ("anna", "ben", "clara"):
        await world.person(name).slash(other, "seat take")
    await over(world, other)
    (found,) = await results(world)
    assert found.imported


# Turns in time


async def turns(time):
    return {one.user: (one.turns, one.late) for one in (await results(time.world))[0].people}


@pytest.mark.rest
async def test_turns_with_a_limit_are_counted_and_those_that_were_late(time):
    await time.start(GAME, "anna", "ben", "clara", mode="relaxed")
    await time.passes(hours=73)
    await time.hands_on()
    await time.turn_of(2)
    await over(time.world)
    found = await turns(time)
    anna, ben = (found[time.world.person(name).id] for name in ("anna", "ben"))
    assert anna[1] == 1
    assert ben[1] == 0
    assert ben[0] >= 1


@pytest.mark.rest
async def test_vacations_and_pauses_make_no_turn_late(time):
    await time.start(GAME, "anna", "ben", "clara", mode="relaxed")
    world = time.world
    await world.person("anna").slash(world.general, "host pause")
    await time.passes(hours=100)
    await world.person("anna").slash(world.general, "host resume")
    await time.passes(hours=70)
    await time.hands_on()
    await over(world)
    assert {late for _, late in (await turns(time)).values()} == {0}


@pytest.mark.rest
async def test_without_a_limit_no_turn_counts(time):
    await time.start(GAME, "anna", "ben", "clara")
    await time.passes(days=30)
    await time.hands_on()
    await over(time.world)
    assert set((await turns(time)).values()) == {(0, 0)}
