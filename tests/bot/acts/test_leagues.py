"""Leagues through the wire: tables in threads, results read from the games, dropouts, deadlines, kills."""

import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from bot.errors import PlayerError
from bot.table.tables import Chosen
from games.results.league import joined, league_from_data, league_to_data, results_by_table, standings
from tests.bot.acts.leagues import EIGHT, GAME, WORDS, asks, begins, channels, league, play_round
from tests.support.endings import nearly_over, over, results


async def test_only_whoever_opened_a_league_begins_it(world):
    await asks(world, "anna", "create", game=GAME, size=3, rounds=1)
    await asks(world, "ben", "join")
    assert await asks(world, "ben", "start") == WORDS("league-host-only")


async def test_a_new_league_is_told_in_its_channel_at_once(world):
    assert await asks(world, "anna", "create", game=GAME, size=2, rounds=1) == WORDS("league-created")
    assert "/league join" in world.post.content


async def test_a_round_opens_its_tables_in_threads_with_everybody_on_their_seat(world):
    await begins(world, *EIGHT, size=4, rounds=2)
    some = await league(world)
    for group in some.played[0].groups:
        row = await world.storage.table(group.table)
        assert (row.status, [seat.user for seat in row.seats]) == ("running", list(group.players))
        assert world.server.world.channels[row.channel].is_thread
    assert WORDS("league-round", number=1, rounds=2) in "\n".join(post.content for post in world.posts())


@pytest.mark.rest
async def test_after_each_result_the_standings_are_posted_and_after_the_last_the_next_round_begins(world):
    await begins(world, *EIGHT, size=4, rounds=2)
    one, two = await channels(world)
    await over(world, one)
    told = [post for post in world.posts() if post.files]
    assert len(told) == 1
    assert "anna" in told[0].files[0].description
    assert len((await league(world)).played) == 1
    await over(world, two)
    assert len((await league(world)).played) == 2
    assert len(await channels(world)) == 2


@pytest.mark.rest
async def test_a_league_goes_on_where_the_program_ended(world):
    await begins(world, "anna", "ben", "clara", "david", size=2, rounds=1)
    one, two = await channels(world)
    await over(world, one)
    await world.restart()
    await over(world, two)
    await world.restart()
    assert (await league(world)).stage == "over"
    assert WORDS("league-over") in world.posts()[-1].content
    assert await asks(world, "anna", "join") == WORDS("no-league-here")


async def test_a_table_that_was_open_before_a_crash_is_not_opened_again(world):
    await begins(world, "anna", "ben", size=2, rounds=1)
    some = await league(world)
    table = some.played[0].groups[0].table
    forgotten = replace(some.played[0], groups=(replace(some.played[0].groups[0], table=None),))
    lost = league_to_data(replace(some, played=(forgotten,)))
    await world.storage.write_league(some.id, some.revision, "running", lost, [], world.tables.now())
    await world.restart()
    await world.acts.leagues.tick()
    assert (await league(world)).played == some.played
    assert len(await world.storage.live_tables()) == 1
    assert table is not None


async def test_who_joins_while_another_client_changes_the_league_joins_all_the_same(world, monkeypatch):
    await asks(world, "anna", "create", game=GAME, size=2, rounds=1)
    other, read = world.storage.of(world.storage.shard), world.storage.newest_league

    async def overtaken(channel):
        monkeypatch.setattr(world.storage, "newest_league", read)
        found = await read(channel)
        clara = joined(league_from_data(found), 7, "clara")
        await other.write_league(
            found["id"], found["revision"], "open", league_to_data(clara), [], world.tables.now()
        )
        return found

    monkeypatch.setattr(world.storage, "newest_league", overtaken)
    await asks(world, "ben", "join")
    assert [*(await league(world)).names.values()] == ["anna", "clara", "ben"]


@pytest.mark.rest
async def test_who_drops_out_is_followed_by_a_robot_or_a_newcomer_and_not_paired_again(world):
    await begins(world, *EIGHT[:5], size=2, rounds=3)
    ben = world.person("ben").id
    if ben in (await league(world)).played[0].byes:
        await play_round(world, 1)
    assert await asks(world, "ben", "leave") == WORDS("league-left")
    rows = [row for row in await world.storage.live_tables() if any(ben in seat.former for seat in row.seats)]
    assert all(seat.robot for row in rows for seat in row.seats if seat.user is None)
    assert await asks(world, "hugo", "join") == WORDS("league-joined-late")
    while (await league(world)).stage == "running":
        await play_round(world, 2)
    some = await league(world)
    assert all(ben not in group.players for group in some.played[-1].groups)
    assert world.person("hugo").id in [
        player for group in some.played[-1].groups for player in group.players
    ] + list(some.played[-1].byes)


async def test_when_a_rounds_time_is_up_its_tables_end_with_their_standing(time):
    world = time.world
    await begins(world, "anna", "ben", size=2, rounds=1, days=3)
    await time.passes(days=2.9)
    await world.acts.leagues.tick()
    assert (await league(world)).stage == "running"
    await time.passes(days=0.2)
    await world.acts.leagues.tick()
    await world.settled()
    (found,) = await results(world)
    assert found.by == "vote"
    assert (await league(world)).stage == "over"


@pytest.mark.parametrize(
    ("right", "named"),
    [("create_public_threads", "Create Public Threads"), ("attach_files", "Attach Files")],
)
async def test_a_missing_right_is_named(world, right, named):
    world.server.forbid(world.general, right)
    said = await asks(world, "anna", "create", game=GAME, size=2, rounds=1)
    assert said == WORDS("permissions-missing", names=named)


async def test_where_a_right_is_missing_later_it_is_said_and_the_league_goes_on_once_it_is_there(world):
    await asks(world, "anna", "create", game=GAME, size=2, rounds=1)
    await asks(world, "ben", "join")
    world.server.forbid(world.general, "create_public_threads")
    assert await asks(world, "anna", "start") == WORDS("no-thread-here")
    before = len(world.posts())
    await world.acts.leagues.tick()
    assert len(world.posts()) == before
    world.server.allow(world.general, "create_public_threads")
    await world.acts.leagues.tick()
    await world.settled()
    assert len(await channels(world)) == 1


@pytest.mark.parametrize("bot_options", [{"chosen": Chosen(most_tables=1)}])
async def test_where_a_table_cannot_be_opened_no_thread_is_begun_for_it(world):
    busy = {name: world.server.channel(f"table-of-{name}") for name in ("anna", "ben")}
    for name, channel in busy.items():
        await world.open(GAME, name, channel=channel)
    await asks(world, "anna", "create", game=GAME, size=2, rounds=1)
    await asks(world, "ben", "join")
    before = len(world.posts())
    assert await asks(world, "anna", "start") == WORDS("too-many-tables", most=1)
    await world.acts.leagues.tick()
    told = world.posts()[before:]
    assert [post.content.splitlines()[0] for post in told] == [WORDS("league-round", number=1, rounds=1)]
    for name, channel in busy.items():
        await world.end(world.person(name), channel)
    await world.acts.leagues.tick()
    await world.settled()
    assert len(await channels(world)) == 1


@pytest.mark.rest
async def test_a_game_that_ends_while_the_league_looks_counts_before_it_goes_on(world, monkeypatch):
    await begins(world, "anna", "ben", "clara", "david", size=2, rounds=1)
    one, two = await channels(world)
    await over(world, one)
    seat, last = await nearly_over(world, two)
    live, read = await world.live(two), world.storage.results_of_tables

    async def just_before(tables):
        found = await read(tables)
        monkeypatch.undo()
        await world.acts.play.move(live.row.id, live.seats[seat].user, seat, lambda *_: last)
        return found

    monkeypatch.setattr(world.storage, "results_of_tables", just_before)
    await world.acts.leagues.tick()
    await world.settled()
    some = await league(world)
    assert (some.stage, some.told) == ("over", 2)


@pytest.mark.rest
async def test_a_right_that_vanishes_between_rounds_is_said_once_to_channel_and_organiser(world):
    await begins(world, "anna", "ben", size=2, rounds=2)
    anna = world.person("anna")
    world.server.forbid(world.general, "create_public_threads")
    await play_round(world, 1)
    await world.acts.leagues.tick()
    await world.settled()
    why = WORDS("no-thread-here")
    said = [post for post in world.posts() if WORDS("league-held-up", why=why) in post.content]
    assert len(said) == 1
    own = WORDS("league-held-up-own", channel=f"<#{world.general.id}>", why=why)
    assert [post.content for post in anna.direct_messages()] == [own]
    await world.restart()
    await world.acts.leagues.tick()
    await world.settled()
    assert len(anna.direct_messages()) == 1
    world.server.allow(world.general, "create_public_threads")
    await world.acts.leagues.tick()
    await world.settled()
    assert len(await channels(world)) == 1
    assert (await league(world)).held_up == ""


@pytest.mark.rest
@pytest.mark.parametrize("damage", ["header = '[]'", "notes = '{'"])
async def test_a_table_that_cannot_be_read_counts_as_not_played_and_the_league_goes_on(
    world, bot_log, damage
):
    await begins(world, "anna", "ben", "clara", "david", size=2, rounds=2)
    one, two = await channels(world)
    await world.stop_bot()
    with closing(sqlite3.connect(world.database)) as db, db:
        db.execute(f"UPDATE tables SET {damage} WHERE channel = ?", (one.id,))
    await world.start_bot()
    await world.acts.leagues.tick()
    await world.acts.leagues.tick()
    await over(world, two)
    some = await league(world)
    assert (len(some.played), len(some.void)) == (2, 1)
    void = WORDS("league-table-void", channel=f"<#{one.id}>")
    assert [post.content for post in world.posts()].count(void) == 1
    bot_log.lines.clear()


async def test_a_table_cut_short_before_it_began_offers_no_seats_and_begins_once(world, bot_log, monkeypatch):
    await asks(world, "anna", "create", game=GAME, size=2, rounds=1)
    await asks(world, "ben", "join")

    async def killed(*_):
        raise KeyError("the program was killed")

    monkeypatch.setattr(world.acts.lobbies, "start_made_up", killed)
    await world.person("anna").slash(world.general, "league start")
    await world.settled()
    bot_log.lines.clear()
    (row,) = await world.storage.live_tables()
    assert row.status == "lobby"
    with pytest.raises(PlayerError, match="league-lobby"):
        await world.acts.lobbies.join(row.id, 7, "emma")
    with pytest.raises(PlayerError, match="league-lobby"):
        await world.acts.lobbies.leave(row.id, world.person("ben").id)
    await world.restart()
    await world.acts.leagues.tick()
    await world.settled()
    (channel,) = await channels(world)
    assert len(await world.storage.live_tables()) == 1
    assert not [post for post in world.posts(channel) if "Join" in post.labels]


@pytest.mark.rest
async def test_who_leaves_before_their_table_can_be_opened_does_not_sit_there(world):
    await asks(world, "anna", "create", game=GAME, size=2, rounds=1)
    await asks(world, "ben", "join")
    world.server.forbid(world.general, "create_public_threads")
    await asks(world, "anna", "start")
    await asks(world, "anna", "leave")
    world.server.allow(world.general, "create_public_threads")
    await world.acts.leagues.tick()
    await world.settled()
    (row,) = await world.storage.live_tables()
    ben = world.person("ben").id
    assert row.host == ben
    assert sorted((seat.user, seat.robot is None) for seat in row.seats if seat.user) == [(ben, True)]
    await over(world, *await channels(world))
    some = await league(world)
    table = standings(some, results_by_table(await results(world)))
    assert {one.player: one.games for one in table} == {ben: 1, world.person("anna").id: 0}


async def test_what_cannot_be_is_said(world):
    assert await asks(world, "anna", "create", game="pizarro_and_co", size=2, rounds=1) == WORDS(
        "league-size", least=3, most=6
    )
    await asks(world, "anna", "create", game=GAME, size=3, rounds=1)
    assert await asks(world, "ben", "create", game=GAME, size=2, rounds=1) == WORDS("league-here")
    assert await asks(world, "anna", "join") == WORDS("league-joined-already")
    assert await asks(world, "ben", "leave") == WORDS("league-not-joined")
    assert await asks(world, "ben", "start") == WORDS("league-host-only")
    assert await asks(world, "anna", "start") == WORDS("league-too-few", least=3)


KILLED = [(step, written) for step in range(1, 6) for written in (False, True)]
QUICK = [(2, False), (4, True)]


@pytest.mark.parametrize(
    ("step", "written"),
    [pytest.param(*one, marks=() if one in QUICK else (pytest.mark.soak,)) for one in KILLED],
)
@pytest.mark.rest
async def test_it_ends_alike_wherever_the_program_is_killed(world, bot_log, monkeypatch, step, written):
    """The `step`th time that the league is written down, the program ends: before that, or right after."""
    await asks(world, "anna", "create", game=GAME, size=2, rounds=2)
    await asks(world, "ben", "join")
    write, count = world.storage.write_league, 0

    async def killed(*args):
        nonlocal count
        count += 1
        if count != step or written:
            await write(*args)
        if count == step:
            raise KeyError("the program was killed")

    monkeypatch.setattr(world.storage, "write_league", killed)
    await world.person("anna").slash(world.general, "league start")
    for seed in range(4):
        await world.settled()
        if count >= step:
            await world.restart()
            bot_log.lines.clear()
        await world.acts.leagues.tick()
        await world.settled()
        if (await league(world)).stage == "open":
            await asks(world, "anna", "start")
        for channel in await channels(world) if (await league(world)).stage == "running" else ():
            await over(world, channel, seed=seed)
    some = await league(world)
    assert count >= step
    assert (some.stage, len(some.played), len(await results(world))) == ("over", 2, 2)
    opened = [one for one in world.server.world.channels.values() if one.is_thread]
    assert len(opened) == 2, "each table is opened once"
    told = [post.content for post in world.posts()]
    assert told.count(WORDS("league-over")) == 1
