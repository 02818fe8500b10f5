"""A typed move is answered by the turn post, and messages are edited by an interaction's token: Discord counts neither."""

import asyncio
from random import Random
from types import SimpleNamespace

import pytest

from bot.discord import public_answers, replies
from bot.discord.public_answers import LIFE
from bot.local.limits import INTERACTIONS
from bot.local.things import Flag
from bot.rehearsal.players import typed_options
from games.core.moves import hyphened, move_name
from games.puerto_rico.moves import TakeRole
from tests.support.bot import moves, private
from tests.support.time import Time

MESSAGES = "/channels/{channel}/messages"
MESSAGE = f"{MESSAGES}/{{message}}"
ORIGINAL = "/webhooks/{application}/{token}/messages/@original"


@pytest.fixture
async def table(world):
    await world.start("puerto_rico", "anna", "ben", "clara")
    return world


def requests(world):
    """Record the requests that the bot makes from now on."""
    made = []
    world.server.watchers.append(lambda one: made.append((one.method, one.route)))
    return made


def counted(made):
    """Those requests that Discord's limit counts."""
    return [one for one in made if not one[1].startswith(INTERACTIONS)]


@pytest.fixture
async def building(table):
    """A table whose builder phase has begun: Anna decides, then Ben."""
    await table.played(0, TakeRole("builder"))
    return table


async def passes(world, name="anna"):
    """Let somebody type that they build nothing."""
    reply = await world.person(name).slash(world.general, "puerto-rico pass")
    await world.settled()
    return reply


async def to_the_last_of_a_phase(world):
    """Play until one move more ends the builder phase; returns the turn post that asks Clara for it."""
    await world.played(0, TakeRole("builder"))
    await default(world)
    await default(world)
    return world.post


async def default(world):
    live = await world.live()
    seat = live.table.waiting()[0]
    await world.played(seat, live.game.default(live.table.view(seat), seat, live.table.menu(seat)))


def shown(world, message):
    """A message as it is now."""
    now = world.server.world.message(message.channel_id, message.id)
    assert now is not None
    return now


def is_board(world, message):
    return bool(shown(world, message).flags & Flag.COMPONENTS_V2)


@pytest.mark.rest
async def test_a_typed_move_is_answered_by_the_turn_post_of_the_next_player(building):
    before, made = len(building.posts()), requests(building)
    reply = await passes(building)
    assert reply.message.id == building.post.id
    assert len(building.posts()) == before + 1
    assert not any(one.ephemeral for one in reply.messages)
    assert building.post.pinged == [building.person("ben").id]
    assert moves(building.post)
    row = await building.storage.table((await building.live()).row.id)
    assert row.post == building.post.id
    # The board is edited, and the turn post before becomes one line.
    assert counted(made) == [("PATCH", MESSAGE)] * 2


async def test_the_turn_post_that_answered_a_move_is_shrunk_by_the_token_of_its_command(building):
    asked = (await passes(building)).message
    made = requests(building)
    await default(building)
    assert ("PATCH", ORIGINAL) in made
    assert shown(building, asked).content.startswith("-# ✓")


async def test_the_board_post_of_a_new_phase_stands_above_the_turn_post_that_answers(table):
    asked = await to_the_last_of_a_phase(table)
    made = requests(table)
    reply = await passes(table, "clara")
    assert table.post.id == reply.message.id
    assert is_board(table, asked)
    assert asked.id < reply.message.id
    assert "the builder phase" in table.told
    assert counted(made) == [("PATCH", MESSAGE)]


async def test_below_what_people_have_written_board_and_turn_post_come_as_they_used_to(building):
    said = building.server.world.new_id()
    note = SimpleNamespace(channel_id=building.general.id, channel=SimpleNamespace(last_message_id=said))
    building.general.last_message_id = said
    building.bot.seen.note(note)
    reply = await passes(building)
    assert reply.message.ephemeral
    assert building.post.id > building.boards[-1].id > said


async def test_a_secret_move_is_answered_privately(world):
    people = await world.start("pizarro_and_co", "anna", "ben", "clara")
    live = await world.live()
    assert live.table.is_private()
    seat = live.table.waiting()[0]
    move = live.table.menu(seat).sample(Random(1))
    command = f"{hyphened(live.game.key)} {move_name(type(move))}"
    reply = await people[seat].slash(world.general, command, typed_options(move))
    await world.settled()
    assert private(reply)
    assert world.post.metadata is None


async def test_a_move_that_is_announced_has_its_turn_post_beside_the_answer(building, monkeypatch):
    monkeypatch.setattr(replies, "PATIENCE", 0.0)
    monkeypatch.setattr(public_answers, "AWAITED", 0.0)
    before = len(building.posts())
    tick = building.storage.commit

    async def slow(change):
        done = await tick(change)
        await building.server.wait_for(
            lambda: any(one.loading for one in building.server.world.messages_in(building.general.id))
        )
        return done

    monkeypatch.setattr(building.storage, "commit", slow)
    reply = await passes(building)
    assert reply.message.ephemeral
    assert len(building.posts()) == before + 1
    assert not building.post.ephemeral


async def test_killed_before_the_answer_is_ticked_off_the_turn_post_stands_once(building, monkeypatch):
    before, begun = len(building.posts()), asyncio.Event()

    async def dies(*_, **__):
        begun.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(building.storage, "tick_off", dies)
    reply = await building.person("anna").slash(building.general, "puerto-rico pass")
    await begun.wait()
    monkeypatch.undo()
    await building.restart()
    await building.settled()
    assert building.post.id == reply.message.id
    assert len(building.posts()) == before + 1
    assert (await building.storage.table((await building.live()).row.id)).post == reply.message.id


@pytest.mark.rest
async def test_killed_between_the_answer_and_the_board_the_board_is_shown_and_nobody_asked_twice(
    building, monkeypatch
):
    before, begun = len(building.posts()), asyncio.Event()

    async def dies(*_, **__):
        begun.set()
        await asyncio.Event().wait()

    monkeypatch.setattr("bot.discord.desk.DiscordDesk.edit_board", dies)
    reply = await building.person("anna").slash(building.general, "puerto-rico pass")
    await begun.wait()
    told = building.told
    monkeypatch.undo()
    await building.restart()
    await building.settled()
    assert building.post.id == reply.message.id
    assert len(building.posts()) == before + 1
    assert building.told != told


async def test_a_command_that_discord_takes_no_longer_lets_the_turn_post_come_by_itself(building, bot_log):
    building.server.faults.refuse(404, 10062, times=1, method="POST", route="/callback")
    before = len(building.posts())
    await passes(building)
    assert len(building.posts()) == before + 1
    assert building.post.pinged == [building.person("ben").id]
    bot_log.lines.clear()


async def test_a_clicked_turn_post_becomes_the_board_post_by_the_token_of_the_click(table):
    asked = await to_the_last_of_a_phase(table)
    made = requests(table)
    await table.person("clara").click(asked, moves(asked)[0])
    await table.settled()
    assert is_board(table, asked)
    assert counted(made) == [("POST", MESSAGES)]


@pytest.mark.rest
async def test_a_token_that_has_expired_is_not_used(time: Time):
    world = time.world
    await world.start("puerto_rico", "anna", "ben", "clara")
    await world.played(0, TakeRole("builder"))
    asked = (await passes(world)).message
    await time.passes(seconds=LIFE.total_seconds() + 1)
    made = requests(world)
    await default(world)
    assert ("PATCH", ORIGINAL) not in made
    assert shown(world, asked).content.startswith("-# ✓")


async def test_a_token_that_discord_refuses_gives_way_to_an_ordinary_edit(building, bot_log):
    asked = (await passes(building)).message
    building.server.faults.refuse(401, 50027, times=1, method="PATCH", route="@original")
    await default(building)
    assert shown(building, asked).content.startswith("-# ✓")
    bot_log.lines.clear()
