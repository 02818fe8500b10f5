"""Luck that was seen and taken back: nobody uses it, everybody hears of it, and /verify deals it again."""

import pytest

from bot.table.fairness import promise, verify
from bot.table.results import result_row
from games.core.table import Table
from games.puerto_rico.moves import TakeRole
from games.results.portraits import highest, portrait
from games.words.phrases import phrases
from tests.bot.acts.test_powers import command, default, rated
from tests.support.endings import over, results

GAME = "puerto_rico"
WORDS = phrases("en", GAME)
AGREE = WORDS("button-agree")


def draws(live):
    return [entry.move for entry in live.table.log.live_line() if entry.by == "chance"]


async def drawn(world):
    """Let everybody answer the settler, so that plantations are drawn."""
    await world.played(0, TakeRole("settler"))
    while TakeRole not in (await world.live()).table.menu(1).kinds():
        seat = (await world.live()).table.waiting()[0]
        await world.played(seat, await default(world, seat))


async def undone(world, *agree):
    """Let the first one take their decision back, and the others agree."""
    await command(world, "anna", "undo")
    for name in agree:
        post = next(one for one in reversed(world.posts()) if AGREE in one.labels)
        await world.person(name).click(post, AGREE)
        await world.settled()


@pytest.mark.rest
async def test_what_was_seen_is_told_and_what_follows_is_other_luck(world):
    await world.start(GAME, "anna", "ben", "clara")
    await drawn(world)
    seen = draws(await world.live())
    count = len((await world.live()).table.log.entries)
    await undone(world, "ben", "clara")
    live = await world.live()
    assert live.table.log.undos() == 1
    told = next(post for post in reversed(world.posts()) if post.content.startswith(WORDS("undo-had")))
    assert any(line.startswith("-# ") for line in told.content.splitlines())
    assert live.table.header.looked_from == live.row.header["looked_from"] == count
    await world.restart()
    while TakeRole not in (await world.live()).table.menu(1).kinds():
        seat = (await world.live()).table.waiting()[0]
        await world.played(seat, await default(world, seat))
    live = await world.live()
    assert len(draws(live)) == len(seen)
    assert draws(live)[-1] != seen[-1]
    assert live.table.redealt() == []


@pytest.mark.rest
async def test_the_hosts_rewind_tells_what_had_been_seen_too(world):
    await world.start(GAME, "anna", "ben", "clara")
    await drawn(world)
    await command(world, "anna", "host rewind", line=1)
    assert (await world.live()).table.header.looked_from is not None
    assert any(post.content.startswith(WORDS("undo-had")) for post in world.posts())


@pytest.mark.rest
async def test_verify_deals_a_game_again_in_which_luck_was_taken_back(world):
    await world.start(GAME, "anna", "ben", "clara")
    await drawn(world)
    await undone(world, "ben", "clara")
    await over(world)
    live = await world.live()
    assert live.table.header.looked_from is not None
    secret = live.table.header.secret
    about = {"secret": secret, "promise": promise(secret)}
    assert await command(world, "anna", "verify") == WORDS("verified", draws=len(draws(live)), **about)
    assert verify(live.table).is_fair


@pytest.mark.rest
async def test_a_running_table_from_before_keeps_its_luck_and_verifies_by_the_old_key(world):
    await world.start(GAME, "anna", "ben", "clara")
    await drawn(world)
    live = await world.live()
    # An undo over draws and the same draws again, as an earlier version left them.
    first = live.table.log.last_decision(0)
    async with world.tables.hold(live.row.id) as held:
        turn = held.table.undone(0, first, keeps_luck=True)
        await held.commit(held.started.after(turn), entries=turn.entries)
    assert (await world.live()).table.header.looked_from is None
    old = [entry.move for entry in live.table.log.live_line() if entry.by == "chance" and entry.n > first]
    while TakeRole not in (await world.live()).table.menu(1).kinds():
        seat = (await world.live()).table.waiting()[0]
        await world.played(seat, await default(world, seat))
    await world.restart()
    live = await world.live()
    assert draws(live)[-len(old) :] == old
    await undone(world, "ben", "clara")
    await over(world)
    live = await world.live()
    assert Table.replay(live.game, live.table.header, live.table.log.entries, check_all=True).redealt() == []
    assert "secret" in await command(world, "anna", "verify")
    assert verify(live.table).is_fair


@pytest.mark.rest
async def test_against_robots_alone_it_is_free_and_such_a_game_sets_no_record(world):
    await world.start(GAME, "anna", robots=2)
    await world.played(0, TakeRole("settler"))
    await world.played(0, await default(world, 0))
    await undone(world)
    assert (await world.live()).table.log.undos() == 1
    assert (await world.live()).table.header.looked_from is not None
    assert not any(post.content.startswith(WORDS("undo-had")) for post in world.posts())
    await over(world)
    (found,) = await results(world)
    anna = world.person("anna").id
    assert found.alone
    assert highest([found]) == []
    assert (portrait([found], anna).games, portrait([found], anna).lines[0].best) == (1, None)
    assert result_row(found).users == (anna,)


async def test_a_game_against_robots_without_such_an_undo_sets_records(world):
    await world.start(GAME, "anna", robots=2)
    await over(world)
    (found,) = await results(world)
    assert not found.alone
    assert highest([found])


@pytest.mark.parametrize("redo", [False, True])
async def test_at_a_rated_table_a_robot_does_not_agree_to_go_back(world, redo):
    await rated(world, "anna", robots=2)
    await world.played(0, TakeRole("mayor"))
    assert any(entry.by == "robot" for entry in (await world.live()).table.log.entries)
    count = len((await world.live()).table.log.entries)
    assert await command(world, "anna", "undo") == WORDS("robot-says-no")
    assert await command(world, "anna", "host rewind", line=1) == WORDS("robot-says-no")
    if redo:
        assert await command(world, "anna", "redo") == WORDS("nothing-to-redo")
    assert len((await world.live()).table.log.entries) == count


async def test_at_a_rated_table_one_still_takes_back_what_nobody_has_seen(world):
    await rated(world, "anna", "ben", "clara")
    await world.played(0, TakeRole("builder"))
    await command(world, "anna", "undo")
    assert (await world.live()).table.log.undos() == 1


async def test_a_redo_across_a_barrier_is_asked_for_again(world):
    await rated(world, "anna", "ben", "clara")
    await drawn(world)
    await undone(world, "ben", "clara")
    assert await command(world, "anna", "redo") == WORDS("undo-barrier-all", names="ben, clara")
    assert (await world.live()).table.log.undos() == 1


@pytest.mark.rest
async def test_a_robot_does_not_agree_to_a_redo_across_a_barrier_either(world):
    await rated(world, "anna", "ben", "clara")
    await drawn(world)
    await undone(world, "ben", "clara")
    await command(world, "ben", "seat open", robot="easy")
    live = await world.live()
    assert live.robots()
    assert live.table.log.redo_target(0) is not None
    assert await command(world, "anna", "redo") == WORDS("robot-says-no")
    assert (await world.live()).table.log.undos() == 1
