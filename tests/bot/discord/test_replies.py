"""Answers come in time and once."""

import asyncio
import gc

import pytest
from discord import InteractionResponse, ui

from bot.discord import replies
from bot.storage import StorageError
from games.mundus_novus.trade import SecretOffers
from games.words.phrases import phrases
from tests.support.bot import moves, private

WORDS = phrases("en", "puerto_rico")


@pytest.fixture
def slow(monkeypatch):
    """Everything takes longer than an answer may wait."""
    monkeypatch.setattr(replies, "PATIENCE", 0.0)
    send, opened = replies.Reply.give, replies.Reply.open

    async def announced(reply):
        while not reply.interaction.response.is_done():
            await asyncio.sleep(0)

    async def send_late(reply, *given, **more):
        await announced(reply)
        await send(reply, *given, **more)

    async def open_late(reply, *given, **more):
        await announced(reply)
        await opened(reply, *given, **more)

    monkeypatch.setattr(replies.Reply, "give", send_late)
    monkeypatch.setattr(replies.Reply, "open", open_late)


async def test_slow_work_is_announced_and_answered_privately(world, slow):
    reply = await world.person("anna").slash(world.general, "games")
    assert reply.deferred
    assert private(reply) == WORDS("no-tables")


async def test_a_slow_picture_comes_with_its_words(world, slow):
    anna, *_ = await world.start("puerto_rico", "anna", "ben", "clara")
    reply = await anna.slash(world.general, "board")
    assert reply.deferred
    assert "Waiting for" in private(reply)
    assert reply.message.files


async def test_a_slow_chain_of_choices_stays_in_one_private_message(world, slow):
    anna, *_ = await world.start("puerto_rico", "anna", "ben", "clara")
    menu = await anna.slash(world.general, "move")
    done = await anna.click(menu.message, moves(menu.message)[0])
    assert done.message.id == menu.message.id
    assert private(done)


async def test_a_form_that_comes_too_late_is_offered_again(world, monkeypatch, request):
    await world.start("mundus_novus", "anna", "ben", "clara")
    live = await world.play_to(SecretOffers)
    anna = world.person("anna")
    menu = await anna.click(world.post, f"t:{live.row.id}:menu")
    form = next(b["custom_id"] for b in menu.message.buttons if b["custom_id"].startswith("f:"))
    request.getfixturevalue("slow")
    late = await anna.click(menu.message, form)
    assert late.modal is None
    await world.server.wait_for(lambda: private(late) == WORDS("form-late"))
    monkeypatch.undo()
    assert (await anna.click(late.message, "Open the form")).modal


async def test_an_answer_that_discord_does_not_take_is_no_error_and_the_move_stands(world):
    anna, *_ = await world.start("puerto_rico", "anna", "ben", "clara")
    before = (await world.live()).row.entries
    world.server.faults.fail(404, 1, method="POST", route="/callback")
    asking = asyncio.create_task(anna.slash(world.general, "puerto-rico take-role", {"role": "builder"}))
    await world.server.wait_for(lambda: not any(one.times for one in world.server.faults.failures))
    await world.settled()
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    assert (await world.live()).row.entries > before


async def test_an_interaction_that_is_told_twice_is_answered_once(world):
    await world.start("puerto_rico", "anna", "ben", "clara")
    world.server.faults.duplicate_events = True
    before = len(world.posts())
    await world.person("anna").slash(world.general, "puerto-rico take-role", {"role": "craftsman"})
    await world.settled()
    world.server.faults.calm()
    assert len(world.posts()) == before + 1
    decisions = [one for one in (await world.live()).table.log.entries if one.by == "person"]
    assert len(decisions) == 1


def views():
    """How many views and forms of discord.py there are."""
    gc.collect()
    return sum(isinstance(one, ui.View | ui.Modal) for one in gc.get_objects())


@pytest.mark.rest
async def test_no_view_outlives_its_message(world):
    anna, *_ = await world.start("puerto_rico", "anna", "ben", "clara")
    before = views()
    for _ in range(20):
        await anna.slash(world.general, "move")
    await world.settled()
    assert views() == before
    assert not world.bot.cached_messages


async def test_no_table_waits_for_an_answer_to_be_delivered(world, monkeypatch):
    send, free = InteractionResponse.send_message, []

    async def noted(response, *given, **more):
        async with asyncio.timeout(5), world.tables.hold(1):
            free.append(True)
        return await send(response, *given, **more)

    monkeypatch.setattr(InteractionResponse, "send_message", noted)
    anna, *_ = await world.open("puerto_rico", "anna", "ben", "clara")
    for command in ("table leave", "table join", "table robot"):
        await world.person("ben").slash(world.general, command)
    await anna.slash(world.general, "table start")
    await world.settled()
    for command in ("turn mute", "turn until", "order list", "table end"):
        await anna.slash(world.general, command)
    assert len(free) == 11


@pytest.mark.parametrize("language", ["en-US", "it", "es-ES"])
async def test_while_the_database_cannot_be_reached_people_hear_that_nothing_is_lost(
    world, bot_log, monkeypatch, language
):
    world.person("anna").speak(language)
    anna, *_ = await world.start("puerto_rico", "anna", "ben", "clara")

    async def away(*_):
        raise StorageError("postgresql://harbour/caravel", "cannot be reached", "look at the server")

    before = world.post.labels
    for name in ("table", "commit", "find_table", "user_settings"):
        monkeypatch.setattr(world.storage, name, away)
    reply = await anna.click(world.post, moves(world.post)[0])
    assert private(reply) == phrases(language.partition("-")[0])("tables-away")
    assert world.post.labels == before
    (line,) = bot_log.lines
    assert line.endswith("cannot be reached; look at the server")
    monkeypatch.undo()
    bot_log.lines.clear()
    await anna.click(world.post, moves(world.post)[0])
    await world.settled()
    assert world.post.labels != before
