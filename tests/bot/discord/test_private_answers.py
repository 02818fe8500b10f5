"""Private answers are taken away as long as Discord allows it, and not forgotten in memory for ever."""

import asyncio
from datetime import timedelta
from types import SimpleNamespace

import discord
import pytest

from bot.acts.answers import Answer as Said
from bot.acts.answers import Asked
from bot.discord.private_answers import LIFE, MOST, READ, PrivateAnswers, PrivateMessage
from bot.discord.writes import Writes
from bot.errors import PlayerError
from bot.table.live import Started
from bot.table.notes import Notes
from games.core import Header, Table
from games.puerto_rico import GAME
from games.words.phrases import phrases
from tests.bot.clocks import HandClock
from tests.support.time import NOON, Watch


class Answer:
    """An interaction that was answered privately."""

    def __init__(self, channel=1, user=2, fails=None):
        self.id, self.channel_id, self.user = 9, channel, SimpleNamespace(id=user)
        self.deleted, self.fails, self.gone = 0, fails, asyncio.Event()

    async def delete_original_response(self):
        if self.fails is not None:
            raise self.fails
        self.deleted += 1
        self.gone.set()


@pytest.fixture
def watch():
    return Watch(NOON)


async def present(table, user, seat):
    raise AssertionError("nothing was asked")


@pytest.fixture
def private_answers(watch):
    return PrivateAnswers(watch, Writes(), present)


def remember(private_answers, answer):
    """Note that a private answer was given which asks nothing."""
    private_answers.remember(PrivateMessage(None, answer), Said("said"))


async def test_what_was_told_lately_is_deleted(private_answers, watch):
    old, new, other = Answer(), Answer(), Answer(user=3)
    remember(private_answers, old)
    watch.set(NOON + LIFE)
    for answer in (new, other):
        remember(private_answers, answer)
    private_answers.silence(1, 2)
    await private_answers.rested()
    assert (old.deleted, new.deleted, other.deleted) == (0, 1, 0)


async def test_it_is_deleted_where_the_table_has_moved_to(private_answers):
    answer = Answer()
    remember(private_answers, answer)
    private_answers.moved(1, 5)
    private_answers.silence(5, 2)
    await private_answers.rested()
    assert answer.deleted == 1


async def test_what_the_user_has_put_away_himself_is_no_failure(private_answers, caplog):
    gone = discord.NotFound(SimpleNamespace(status=404, reason=""), "gone")
    kept, answer = Answer(fails=gone), Answer()
    for one in (kept, answer):
        remember(private_answers, one)
    private_answers.silence(1, 2)
    await private_answers.rested()
    assert answer.deleted == 1
    assert not caplog.records


async def test_what_cannot_be_deleted_is_logged_and_stops_nothing(private_answers, caplog):
    broken = discord.HTTPException(SimpleNamespace(status=500, reason=""), "broken")
    answer = Answer()
    for one in (Answer(fails=broken), answer):
        remember(private_answers, one)
    private_answers.silence(1, 2)
    await private_answers.rested()
    assert answer.deleted == 1
    assert "stays" in caplog.text


async def test_only_the_newest_are_remembered_and_old_ones_forgotten(private_answers, watch):
    for user in range(10):
        for _ in range(MOST + 5):
            remember(private_answers, Answer(user=user))
    assert len(private_answers) == 10 * MOST
    watch.set(NOON + 2 * LIFE + timedelta(seconds=1))
    remember(private_answers, Answer(user=99))
    assert len(private_answers) == 1


async def test_where_all_has_gone_that_was_said_the_next_answer_is_remembered(watch):
    clock = HandClock(NOON)
    private_answers = PrivateAnswers(clock, Writes(), present)
    read = Answer()
    private_answers.remember(PrivateMessage(None, read), Said("said", is_seen=True))
    await clock.asleep.wait()
    clock.advance(NOON + READ)
    await read.gone.wait()
    clock.advance(NOON + LIFE)
    remember(private_answers, Answer(user=3))
    assert len(private_answers) == 1
    await private_answers.close(0)


def changed_table():
    """A table whose question is not the one that was answered."""
    table, turn = Table.new(GAME, Header("puerto_rico", GAME.rules, 3, {}, "0a" * 16))
    table.adopt(turn)
    row = SimpleNamespace(id=1, is_working=False, seats=())
    return Started(row=row, notes=Notes(), words=phrases("en", "puerto_rico"), game=GAME, table=table)


def click_in(message):
    """A click in a private message."""
    return SimpleNamespace(message=SimpleNamespace(id=message))


class Present:
    """Says that nothing is asked any more, once it is let."""

    def __init__(self):
        self.asked, self.may_say = asyncio.Event(), asyncio.Event()

    async def __call__(self, table, user, seat):
        self.asked.set()
        await self.may_say.wait()
        return Said("waiting for somebody else", is_seen=True)


async def test_an_answer_that_is_clicked_while_its_table_is_waited_for_stays_until_the_click_is_answered(
    watch,
):
    present, given, click = Present(), Answer(), click_in(7)
    private_answers = PrivateAnswers(watch, Writes(), present)
    private_answers.remember(PrivateMessage(7, given), Said("pay 8", asked=Asked(1, 0, "old")))
    private_answers.changed(changed_table())
    await present.asked.wait()
    private_answers.begin(click)
    present.may_say.set()
    await private_answers.rested()
    assert given.deleted == 0
    private_answers.end(click)
    await private_answers.rested()
    assert given.deleted == 1


async def test_each_of_two_clicked_answers_is_brought_up_to_date_when_its_click_is_answered(watch):
    present, given, other = Present(), Answer(user=2), Answer(user=3)
    present.may_say.set()
    private_answers = PrivateAnswers(watch, Writes(), present)
    for message, answer in ((7, given), (8, other)):
        private_answers.remember(PrivateMessage(message, answer), Said("pay 8", asked=Asked(1, 0, "old")))
        private_answers.begin(click_in(message))
    private_answers.changed(changed_table())
    await private_answers.rested()
    assert (given.deleted, other.deleted) == (0, 0)
    private_answers.end(click_in(7))
    private_answers.end(click_in(8))
    await private_answers.rested()
    assert (given.deleted, other.deleted) == (1, 1)


async def test_all_answers_to_a_forgotten_user_are_deleted_except_a_clicked_one(private_answers):
    here, there, other, clicked = Answer(channel=1), Answer(channel=5), Answer(user=3), Answer()
    for answer in (here, there, other):
        remember(private_answers, answer)
    private_answers.remember(PrivateMessage(7, clicked), Said("sure?"))
    private_answers.begin(click_in(7))
    private_answers.forget(2)
    private_answers.end(click_in(7))
    await private_answers.rested()
    assert [one.deleted for one in (here, there, other, clicked)] == [1, 1, 0, 0]
    assert len(private_answers) == 1


@pytest.mark.parametrize(("error", "deleted"), [("not-seated", 1), ("table-ended-already", 0)])
async def test_a_question_is_deleted_if_its_user_has_lost_the_seat_but_not_if_the_table_has_ended(
    watch, error, deleted
):
    async def present(table, user, seat):
        raise PlayerError(error)

    given, private_answers = Answer(), PrivateAnswers(watch, Writes(), present)
    private_answers.remember(PrivateMessage(7, given), Said("pay 8", asked=Asked(1, 0, "old")))
    private_answers.changed(changed_table())
    await private_answers.rested()
    assert (given.deleted, len(private_answers)) == (deleted, 0)
