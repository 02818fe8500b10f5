"""Reminders: when they come, and what stops them."""

from datetime import timedelta

from bot.time import (
    Wishes,
    begun,
    mute,
    need_until,
)
from tests.bot.time.people import (
    NIGHT,
    NOON,
    Game,
    hours,
    minutes,
    people,
)

# Reminders


def test_reminders_come_after_twelve_hours_and_every_twelve_sterner_each_time():
    game = Game()
    game.asks(0)
    assert game.until(NOON + hours(37)) == [(12, "reminder"), (24, "reminder"), (36, "reminder")]
    assert [due.rung for _, due in game.said] == [0, 1, 2, 3]


def test_the_interval_is_the_users_own():
    game = Game(persons=people(Wishes(first_reminder=hours(3), next_reminders=hours(20))))
    game.asks(0)
    assert game.until(NOON + hours(30)) == [(3, "reminder"), (23, "reminder")]


def test_reminders_wait_for_the_end_of_quiet_hours_and_count_from_there():
    game = Game(persons=people(NIGHT))
    game.asks(0)
    # Midnight is quiet: eight in the morning, eight in the evening, eight in the morning.
    assert game.until(NOON + hours(45)) == [(20, "reminder"), (32, "reminder"), (44, "reminder")]


def test_an_overdue_reminder_is_sent_once():
    game = Game()
    game.asks(0)
    game.now += timedelta(days=9)
    assert game.look() == [("reminder", 0)]
    assert game.look() == []
    assert game.said[-1][1].rung == 1
    assert game.until(game.now + hours(13)) == [(12, "reminder")]


def test_a_muted_turn_has_no_reminder_and_the_next_one_has():
    game = Game()
    game.asks(0)
    game.changes(mute, 0)
    assert game.wake is None
    game.now += hours(100)
    game.asks(0, moved=0, ended=[0])
    assert game.until(game.now + hours(12)) == [(12, "reminder")]


def test_who_needs_until_is_reminded_then_and_not_before():
    game = Game()
    game.asks(0)
    game.changes(need_until, 0, NOON + hours(40))
    assert game.until(NOON + hours(53)) == [(40, "reminder"), (52, "reminder")]


def test_a_move_within_the_turn_starts_the_ladder_anew():
    game = Game()
    game.asks(0)
    game.until(NOON + hours(25))
    game.asks(0, moved=0)
    assert game.until(NOON + hours(37)) == [(12, "reminder")]
    assert game.said[-1][1].rung == 1


def test_a_half_made_choice_is_remembered_after_ten_minutes_once():
    game = Game()
    game.asks(0)
    game.changes(begun, 0, NOON)
    assert game.until(NOON + hours(2)) == [(1 / 6, "nudge")]


def test_a_choice_that_goes_on_is_not_forgotten_yet():
    game = Game()
    game.asks(0)
    game.changes(begun, 0, NOON)
    game.until(NOON + minutes(9))
    game.changes(begun, 0, game.now)
    assert game.until(NOON + minutes(18)) == []
    assert [what for _, what in game.until(NOON + minutes(19))] == ["nudge"]
