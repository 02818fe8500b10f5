"""`/forget-me`: afterwards nothing in the whole database leads to whoever asked."""

import sqlite3
from contextlib import closing
from datetime import timedelta

import pytest

from bot.acts.housekeeping import Housekeeper, Lifetimes
from bot.discord.private_answers import LIFE, READ
from bot.posts.messages import Plain
from bot.storage import NewPost, Shard
from bot.table.tables import utc_now
from bot.time.clock import SystemClock
from tests.bot.clocks import HandClock
from tests.support.bot import open_world, private

GAME = "puerto_rico"
HANDS = "mundus_novus"
"""A game with hands."""


def whole(database):
    """Every value in the database, with where it stands."""
    with closing(sqlite3.connect(database)) as db:
        for (table,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            for row in db.execute(f'SELECT * FROM "{table}"'):
                yield from ((table, value) for value in row)


def traces(world, *names):
    """Where the database names somebody, by id or name."""
    wanted = [text for name in names for text in (str(world.person(name).id), name)]
    return [
        (table, value) for table, value in whole(world.database) if any(one in str(value) for one in wanted)
    ]


async def forgets(world, name):
    """Let somebody be forgotten, with both questions."""
    reply = await world.person(name).slash(world.general, "forget-me")
    assert private(reply) == world.tables.words("forget-sure")
    reply = await world.person(name).click(reply.message, "Forget me")
    # It may come late.
    await world.server.wait_for(lambda: private(reply) == world.tables.words("forgotten"))
    await world.settled()


@pytest.fixture
async def known(world):
    """Anna is known in every way there is: host, player, invited, voter, former player, with settings."""
    anna, ben, _ = await world.start(GAME, "anna", "ben", "clara")
    await anna.slash(world.general, "settings", {"zone": "Europe/Berlin"})
    lobby, private_one, over, left = (world.server.channel(f"table-{n}") for n in range(4))
    await world.open(GAME, "anna", "ben", channel=lobby)
    await ben.slash(private_one, "table new", {"game": GAME, "private": True})
    await ben.slash(private_one, "table invite", {"user": anna})
    await world.start(GAME, "anna", "ben", "clara", channel=over)
    await world.end(anna, over)
    await world.start(GAME, "clara", "anna", "ben", channel=left)
    await anna.slash(left, "seat open")
    await ben.slash(left, "seat give", {"user": anna, "seat": "3"})
    await anna.slash(world.general, "seat permit")
    await world.settled()
    assert {table for table, _ in traces(world, "anna")} >= {"tables", "seats", "users"}
    return world


@pytest.mark.rest
async def test_nothing_in_the_database_leads_to_them(known):
    await forgets(known, "anna")
    assert not traces(known, "anna")
    await known.restart()
    assert not traces(known, "anna")


@pytest.mark.rest
async def test_the_answer_that_they_are_forgotten_stays_although_a_post_says_that_their_seat_is_open(
    tmp_path, bot_log
):
    clock = HandClock(utc_now())
    async with open_world(tmp_path, clock) as world:
        await world.start(GAME, "anna", "ben", "clara")
        await forgets(world, "anna")
        opened = private(await world.person("ben").slash(world.general, "seat open"))
        await world.settled()
        clock.advance(clock.now() + READ)

        def seen(name: str) -> list[str]:
            return [one.content for one in world.person(name).sees(world.general)]

        await world.server.wait_for(lambda: opened not in seen("ben"))
        assert world.tables.words("forgotten") in seen("anna")


@pytest.mark.rest
async def test_others_are_kept_as_they_were(known):
    before = len(traces(known, "ben")), len(traces(known, "clara"))
    await forgets(known, "anna")
    after = len(traces(known, "ben")), len(traces(known, "clara"))
    assert all(now >= then for now, then in zip(after, before, strict=True))


@pytest.mark.rest
async def test_their_running_seat_is_open_and_a_robot_plays_on(known):
    await forgets(known, "anna")
    live = await known.live()
    seat = next(row for row in live.seats if row.user is None)
    assert (seat.robot is not None, seat.name) == (
        True,
        known.tables.words("seat-name", number=seat.seat + 1),
    )
    assert live.row.host == known.person("ben").id
    reply = await known.person("dora").slash(known.general, "seat take")
    assert private(reply)
    await known.settled()
    assert known.person("dora").id in [row.user for row in (await known.live()).seats]


@pytest.mark.rest
async def test_a_seat_that_was_promised_to_them_is_anybodys(world):
    _, ben, _ = await world.start(GAME, "anna", "ben", "clara")
    dora = world.person("dora")
    await ben.slash(world.general, "seat give", {"user": dora})
    await ben.slash(world.general, "seat open")
    await world.person("anna").slash(world.general, "seat give", {"user": dora, "seat": "ben"})
    assert private(await world.person("emil").slash(world.general, "seat take")) == world.tables.words(
        "no-open-seat"
    )
    await forgets(world, "dora")
    await world.person("emil").slash(world.general, "seat take")
    await world.settled()
    assert (await world.live()).seats[1].user == world.person("emil").id


@pytest.mark.rest
async def test_it_is_asked_once_more_before_it_is_done(known):
    reply = await known.person("anna").slash(known.general, "forget-me")
    assert reply.message.labels == ["Forget me"]
    assert traces(known, "anna")


@pytest.mark.rest
async def test_one_number_that_leads_nowhere_takes_the_place_of_the_id(known):
    await forgets(known, "anna")
    hosts = {
        value
        for table, value in whole(known.database)
        if table in ("tables", "seats") and isinstance(value, int)
    }
    stand_ins = {value for value in hosts if value < 0}
    assert len(stand_ins) == 1


async def test_what_is_on_its_way_to_them_is_not_sent(world):
    anna, *_ = await world.start(GAME, "anna", "ben", "clara")
    world.server.faults.fail(500, 50, method="POST", route="/users/@me/channels")
    letter: NewPost = Plain(f"A secret for <@{anna.id}>").to_user(anna.id)
    await world.put(letter, table=1)
    await world.storage.forget_user(anna.id, -5, str)
    world.server.faults.calm()
    assert not traces(world, str(anna.id))


@pytest.mark.rest
async def test_a_table_in_memory_does_not_write_them_back(known):
    async with known.tables.hold(1) as held:
        stale = held.live
    await forgets(known, "anna")
    known.tables.keep(stale)
    await known.person("ben").slash(known.general, "seat open")
    assert not traces(known, "anna")


@pytest.mark.rest
async def test_a_lobby_with_nobody_else_in_it_is_ended(world):
    await world.open(GAME, "anna")
    await forgets(world, "anna")
    assert (await world.live()).row.status == "ended"
    assert not traces(world, "anna")


async def test_whoever_is_not_known_may_ask_too(world):
    await forgets(world, "dora")
    assert not traces(world, "dora")


@pytest.mark.rest
async def test_whoever_comes_back_begins_anew(known):
    await forgets(known, "anna")
    await known.person("anna").slash(known.general, "seat take")
    await known.settled()
    assert known.person("anna").id in [row.user for row in (await known.live()).seats]


async def test_who_is_forgotten_as_somebody_reads_the_database_stands_nowhere_an_hour_later(world):
    anna = world.person("anna")
    await anna.slash(world.general, "settings", {"zone": "Antarctica/Troll"})
    with closing(sqlite3.connect(world.database)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM users").fetchall()
        await forgets(world, "anna")
    await Housekeeper(world.tables, Lifetimes(), SystemClock()).tick()
    kept = b"".join(one.read_bytes() for one in world.database.parent.glob(f"{world.database.name}*"))
    assert b"Antarctica/Troll" not in kept


# Private answers


def shown(person, *channels):
    """The private answers that somebody still sees."""
    return [one for channel in channels for one in person.sees(channel) if one.ephemeral]


async def test_private_answers_are_deleted_except_the_one_that_says_so(world):
    garden = world.server.channel("garden")
    anna, ben, _ = await world.start(HANDS, "anna", "ben", "clara")
    await anna.slash(world.general, "hand")
    await anna.slash(world.general, "move")
    await anna.slash(garden, "settings")
    await ben.slash(world.general, "hand")
    others = len(shown(ben, world.general))
    await forgets(world, "anna")
    assert [one.content for one in shown(anna, world.general, garden)] == [world.tables.words("forgotten")]
    assert len(shown(ben, world.general)) == others


async def test_no_private_answer_to_them_is_refreshed(world):
    anna, *_ = await world.start(HANDS, "anna", "ben", "clara")
    await anna.slash(world.general, "move")
    await forgets(world, "anna")
    await world.play_on(2)
    assert [one.content for one in shown(anna, world.general)] == [world.tables.words("forgotten")]


async def test_private_answers_are_deleted_if_another_process_forgets_their_user(world):
    anna, *_ = await world.start(HANDS, "anna", "ben", "clara")
    await anna.slash(world.general, "hand")
    # The bot has noted the answer only once it has heard that Discord has it.
    await world.settled()
    await world.storage.of(Shard(0, 1)).forget_user(anna.id, -5, str)
    await world.settled()
    assert not shown(anna, world.general)


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_click_on_an_old_hand_leaves_one_sentence_and_no_trace(tmp_path, bot_log, restarts):
    clock = HandClock(utc_now())
    async with open_world(tmp_path, clock) as world:
        anna, *_ = await world.start(HANDS, "anna", "ben", "clara")
        old = (await anna.slash(world.general, "move")).message
        assert old.files
        await world.settled()
        # Discord no longer lets the bot delete it.
        clock.set(clock.now() + LIFE + timedelta(minutes=1))
        await forgets(world, "anna")
        if restarts:
            await world.restart()
        # The language of their client would be stored with the next act.
        anna.speak("es-ES")
        reply = await anna.click(
            next(one for one in shown(anna, world.general) if one.id == old.id), "2 resources"
        )
        left = reply.message
        assert left.id == old.id
        assert left.content == "No estás jugando en esta mesa."
        assert not left.components
        assert not left.files
        assert not traces(world, "anna")
