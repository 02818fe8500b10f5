"""Lessons through the wire: begun, followed, left, resumed, taken again, and forgotten."""

from dataclasses import fields
from datetime import timedelta

import pytest

from bot.acts.housekeeping import Housekeeper, Lifetimes
from bot.local.things import ChannelType
from bot.menus.forms import NUMBER
from bot.posts.lessons import POINTER
from bot.storage import NewTable, SeatRow
from bot.table.lessons import lesson_of, stand_of, taught
from bot.table.notes import Notes, notes_text
from bot.time.clock import SystemClock
from games.core.notation import move_text
from games.words.phrases import phrases
from tests.support.bot import private
from tests.support.endings import over, results

GAME = "puerto_rico"
WORDS = phrases("en", GAME)


@pytest.fixture
def anna(world):
    """Somebody who learns."""
    return world.person("anna")


class Later(SystemClock):
    """The clock of a machine that runs ahead."""

    ahead = timedelta(0)

    def now(self):
        return super().now() + self.ahead


async def begins(world, person, game=GAME):
    """Begin a lesson; returns the channel where it is held."""
    reply = await person.slash(world.general, "learn")
    reply = await person.click(reply.message, phrases("en", game)("game-name"))
    await world.settled()
    assert "Your lesson waits for you" in private(reply)
    channels = list(world.server.world.channels.values())
    kinds = (ChannelType.PRIVATE_THREAD, ChannelType.DIRECT)
    return next(one for one in reversed(channels) if one.type in kinds)


def typed(form, move):
    """Return what a learner puts into the empty fields of a form that the lesson marks: the number that it names."""
    values = (str(getattr(move, field.name)) for field in fields(move))
    if NUMBER in form.fields:
        return {NUMBER: [next(values)]}
    return {name: next(values) for name, field in form.fields.items() if field.get("value") == ""}


async def follow(world, person, channel):
    """Make the decision that the lesson marks, by clicking what is marked; returns what was played."""
    live = await world.live(channel)
    lesson = lesson_of(live.row.game)
    place = stand_of(lesson, live.table).place
    message = world.posts(channel)[-1]
    while True:
        buttons = [one for one in message.buttons if POINTER in one.get("label", "")]
        lists = [one for one in message.selects if POINTER in one.get("placeholder", "")]
        if buttons:
            reply = await person.click(message, buttons[0]["custom_id"])
        elif lists:
            values = [one["value"] for one in lists[0]["options"] if POINTER in one["label"]]
            reply = await person.select(message, lists[0]["custom_id"], values[:1])
        else:
            opens = next(one for one in message.buttons if one["label"] == "Your move")
            reply = await person.click(message, opens["custom_id"])
        if reply.modal is not None:
            await person.submit(reply.modal, typed(reply.modal, lesson.line[place].move))
        await world.settled()
        after = await world.live(channel)
        if stand_of(lesson, after.table).place != place or after.table.log.tip != live.table.log.tip:
            return after
        message = reply.message


@pytest.mark.parametrize("game", taught())
@pytest.mark.rest
async def test_a_lesson_is_played_to_its_end_by_what_is_marked(world, anna, game):
    thread = await begins(world, anna, game)
    lesson = lesson_of(game)
    assert anna.id in thread.people
    assert "(SHA-256" not in "".join(one.text for one in world.posts(thread))
    decisions = 0
    while stand_of(lesson, (await world.live(thread)).table).place < len(lesson.line):
        assert "Lesson, part" in world.posts(thread)[-1].content
        live = await follow(world, anna, thread)
        assert stand_of(lesson, live.table).strayed is None, move_text(live.table.log.entries[-1].move)
        decisions += 1
    assert decisions == sum(one.seat == 0 for one in lesson.line)
    assert "**That was the lesson.**" in world.posts(thread)[-1].content


async def test_a_wrong_turn_is_played_explained_and_taken_back(world, anna):
    thread = await begins(world, anna)
    await anna.click(world.posts(thread)[-1], "Builder")
    await world.settled()
    live = await world.live(thread)
    assert live.table.log.live_line()[1].move.role == "builder"
    said = world.posts(thread)[-1]
    assert WORDS.said("lesson-roles", "else") in said.content
    assert "Undo" not in said.labels
    await anna.click(said, "Back to the lesson")
    await world.settled()
    live = await world.live(thread)
    assert stand_of(lesson_of(GAME), live.table).strayed is None
    assert "part 1 of" in world.posts(thread)[-1].content
    await follow(world, anna, thread)
    assert stand_of(lesson_of(GAME), (await world.live(thread)).table).place > 0


async def test_whoever_goes_on_their_own_way_is_shown_the_way_back_and_no_more_marks(world, anna):
    thread = await begins(world, anna)
    for _ in range(3):
        live = await world.live(thread)
        menu = live.table.menu(0)
        move = next(move for move in menu if move_text(move) != "take-role settler")
        await world.played(0, move, thread)
    said = world.posts(thread)[-1]
    assert "You have left the lesson." in said.content
    assert not any(POINTER in one["label"] for one in said.buttons)
    await anna.click(said, "Back to the lesson")
    await world.settled()
    assert stand_of(lesson_of(GAME), (await world.live(thread)).table).place == 0


async def test_without_the_right_to_begin_threads_it_is_held_in_direct_messages(world, anna):
    world.server.forbid(world.general, "create_private_threads", to=world.bot.user.id)
    direct = await begins(world, anna)
    assert direct.type == ChannelType.DIRECT
    assert (await world.live(direct)).row.guild is None
    await follow(world, anna, direct)
    assert "part 1 of" in world.posts(direct)[-1].content


async def test_it_is_resumed_after_a_restart_and_begun_anew_with_any_chapter(world, anna):
    thread = await begins(world, anna)
    await follow(world, anna, thread)
    await world.restart()
    reply = await anna.slash(world.general, "learn")
    reply = await anna.click(reply.message, "Puerto Rico")
    assert f"<#{thread.id}>" in private(reply)
    await anna.click(reply.message, "4. A quarry and a sale")
    await world.settled()
    assert "part 4 of" in world.posts(thread)[-1].content
    assert "Chapters of the lesson" in (await anna.click(world.posts(thread)[-1], "More…")).message.labels
    shown = await anna.slash(thread, "learn")
    assert "1. Roles" in shown.message.labels


async def test_nobody_else_is_told_of_it(world, anna):
    thread = await begins(world, anna)
    ben = world.person("ben")
    listed = private(await ben.slash(world.general, "games", {"open": True}))
    assert f"<#{thread.id}>" not in listed


async def test_it_leaves_no_record_and_is_forgotten_after_a_day(world, anna):
    thread = await begins(world, anna)
    row = (await world.live(thread)).row
    await over(world, thread)
    assert await results(world) == []
    clock = Later()
    for days, is_there in ((0, True), (1, False)):
        clock.ahead = timedelta(days=days, minutes=1)
        await Housekeeper(world.tables, Lifetimes(), clock).tick()
        assert (await world.storage.table(row.id) is not None) == is_there


async def test_a_lesson_that_was_cut_short_before_it_began_is_gone(world, anna):
    notes = notes_text(Notes(lesson=True))
    seats = (SeatRow(0, anna.id, None, "anna"),)
    new = NewTable(world.general.id, None, anna.id, GAME, world.tables.now(), notes=notes, seats=seats)
    row = (await world.tables.create(new)).row
    await world.restart()
    assert await world.storage.table(row.id) is None
    assert world.posts() == []
