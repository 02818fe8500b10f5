"""Reminders: when they come, and what stops them."""

from datetime import date, timedelta

from bot.time import (
    Vacation,
    Wishes,
    begun,
    deadline,
    extend,
    mute,
    need_until,
)
from tests.bot.time.people import (
    NIGHT,
    NOON,
    RELAXED,
    STRICT,
    Game,
    hours,
    minutes,
    people,
)

# Reminders


def test_reminders_come_after_12_hours_1_2_4_and_8_days_and_after_14_the_table_is_asked():
    game = Game()
    game.asks(0)
    days = [(at / 24, kind) for at, kind in game.until(NOON + timedelta(days=60))]
    assert days == [(0.5, "reminder"), *((day, "reminder") for day in (1, 2, 4, 8)), (14, "ask")]
    assert [due.rung for _, due in game.said if due.kind == "reminder"] == [1, 2, 3, 4, 5]
    assert game.wake is None


def test_the_first_interval_is_the_users_own_and_each_is_twice_as_long_after_the_ping():
    game = Game(persons=people(Wishes(first_reminder=hours(3))))
    game.asks(0)
    assert game.until(NOON + hours(30)) == [(at, "reminder") for at in (3, 6, 12, 24)]


def test_the_table_is_asked_half_a_day_after_a_reminder_that_was_wished_for_later():
    game = Game()
    game.asks(0)
    game.changes(need_until, 0, NOON + timedelta(days=20))
    assert game.until(NOON + timedelta(days=60)) == [(20 * 24, "reminder"), (20 * 24 + 12, "ask")]


def test_a_vacation_is_no_time_in_vain():
    away = Wishes(vacations=(Vacation(first=date(2026, 11, 22), last=date(2026, 12, 1)),))
    game = Game(persons=people(away))
    game.asks(0)
    assert game.until(NOON + timedelta(days=60))[-1] == (24 * 24, "ask")


def test_whoever_has_time_left_is_no_question_to_the_table():
    game = Game(RELAXED)
    game.asks(0)
    game.changes(extend, 0, timedelta(days=20))
    assert game.until(NOON + timedelta(days=60))[-2:] == [(23 * 24, "deadline"), (23 * 24, "ask")]


def test_reminders_wait_for_the_end_of_quiet_hours_and_count_from_there():
    game = Game(persons=people(NIGHT))
    game.asks(0)
    # Midnight is quiet: eight in the morning, eight in the evening, eight in the evening.
    assert game.until(NOON + hours(57)) == [(20, "reminder"), (32, "reminder"), (56, "reminder")]


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
    assert game.until(NOON + timedelta(days=13)) == []
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


# Absent players, and mentions


def missed(game, *waiting):
    """The time of seat 0 is up: one decision is made for it, and `waiting` are asked next."""
    game.until(deadline(game.book.wait(0), game.people, game.pace))
    return game.asks(*waiting, missed=0)


def test_whoever_has_missed_a_deadline_has_half_of_the_limit_for_the_next_question():
    game = Game(STRICT)
    game.asks(0)
    assert missed(game, 0) == [("ping", 0)]
    assert deadline(game.book.wait(0), game.people, STRICT) == game.now + hours(12)
    missed(game, 1)
    game.now += hours(1)
    game.asks(0, moved=1)
    assert deadline(game.book.wait(0), game.people, STRICT) == game.now + hours(12)


def test_whoever_acts_again_has_the_whole_limit_next_time():
    game = Game(STRICT)
    game.asks(0)
    missed(game, 0)
    game.now += hours(1)
    game.asks(1, moved=0)
    game.asks(0, moved=1)
    assert deadline(game.book.wait(0), game.people, STRICT) == game.now + hours(24)


def test_a_window_that_closes_is_no_missed_deadline():
    game = Game(STRICT)
    game.asks(0, is_window=True)
    missed(game, 0)
    assert deadline(game.book.wait(0), game.people, STRICT) == game.now + hours(24)


def test_somebody_absent_at_a_strict_table_is_told_as_rarely_as_elsewhere():
    game = Game(STRICT)
    game.asks(0)
    while game.now < NOON + timedelta(days=60):
        missed(game, 0)
    told = [(due.kind, (at - NOON) / hours(24)) for at, due in game.said if due.kind != "deadline"]
    assert len(told) <= 10, told
    assert [kind for kind, day in told if day >= 14] == ["ask"]


def test_nobody_is_mentioned_twice_within_a_minute_for_the_same_question():
    game = Game(persons=people(Wishes(), Wishes()))
    game.asks(0, questions={0: "first", 1: "second"})
    assert game.asks(1, moved=0, questions={1: "second"}) == [("ping", 1)]
    game.now += timedelta(seconds=10)
    game.asks(0, questions={0: "first"})
    assert game.asks(1, moved=0, questions={1: "second"}) == []
    assert game.until(game.now + minutes(1)) == [(50 / 3600, "ping")]


def test_a_mention_that_waits_is_dropped_if_the_question_is_answered():
    game = Game(persons=people(Wishes(), Wishes()))
    game.asks(1, questions={1: "second"})
    game.asks(0, questions={0: "first"})
    assert game.asks(1, questions={1: "second"}) == []
    game.asks(0, moved=1, questions={0: "first"})
    game.until(game.now + hours(11))
    assert [due.kind for _, due in game.said if due.seat == 1] == ["ping"]


def test_another_question_within_a_minute_is_mentioned_at_once():
    game = Game(persons=people(Wishes(), Wishes()))
    game.asks(1, questions={1: "second"})
    game.asks(0, moved=1, questions={0: "first"})
    assert game.asks(1, moved=0, questions={1: "third"}) == [("ping", 1)]


def test_that_somebody_is_next_is_told_once_a_minute_too():
    game = Game(persons=people(Wishes(), Wishes(), Wishes(you_are_next=True)))
    asked = dict.fromkeys(range(3), "same")
    assert ("next", 2) in game.asks(1, next_up=[2], questions=asked)
    game.asks(0, next_up=[1], questions=asked)
    assert game.asks(1, moved=0, next_up=[2], questions=asked) == []
    assert [kind for _, kind in game.until(game.now + minutes(1))] == ["ping", "next"]
