"""Deadlines, windows and pauses: when time is up, and what stops the clock."""

from datetime import date, timedelta

from bot.time import (
    Pace,
    Vacation,
    Wishes,
    change_pace,
    deadline,
    extend,
    hand_over,
    pause,
    resume,
)
from bot.time.book import clock
from tests.bot.time.people import (
    NIGHT,
    NONE,
    NOON,
    ONE,
    RELAXED,
    STRICT,
    Game,
    hours,
    minutes,
    people,
)

# Deadlines


def test_without_a_limit_there_is_no_deadline():
    game = Game(NONE)
    game.asks(0)
    assert deadline(game.book.wait(0), ONE, NONE) is None
    assert "deadline" not in dict.fromkeys(kind for _, kind in game.until(NOON + hours(1000)))


def test_relaxed_lets_the_host_act_after_72_hours_and_reminders_go_on():
    game = Game(RELAXED)
    game.asks(0)
    assert game.until(NOON + hours(73))[-2:] == [(60, "last_call"), (72, "deadline")]
    assert game.said[-1][1].then == "host"
    assert game.until(game.now + hours(48))[-1][1] == "reminder"


def test_strict_plays_for_the_seat_after_24_hours():
    game = Game(STRICT)
    game.asks(0)
    assert game.until(NOON + hours(24)) == [(12, "reminder"), (20, "last_call"), (24, "deadline")]
    assert game.said[-1][1].then == "default"


def test_the_deadline_of_a_seat_without_a_user_comes_too():
    game = Game(STRICT, persons={})
    game.asks(0)
    assert game.until(NOON + hours(24)) == [(24, "deadline")]


def test_quiet_hours_delay_no_deadline():
    game = Game(STRICT, persons=people(NIGHT), now=NOON + hours(11))
    game.asks(0)
    assert game.until(NOON + hours(35)) == [(9, "ping"), (20, "last_call"), (24, "deadline")]


def test_a_last_call_that_would_be_heard_after_the_deadline_only_is_not_made():
    game = Game(STRICT, persons=people(NIGHT), now=NOON + hours(15))
    game.asks(0)
    # Asked at three in the morning: the last four hours begin at eleven at night.
    said = game.until(NOON + hours(39))
    assert (24, "deadline") in said
    assert "last_call" not in [kind for _, kind in said]


def test_a_deadline_missed_while_the_program_was_off_comes_alone_and_once():
    game = Game(STRICT)
    game.asks(0)
    game.now += timedelta(days=3)
    assert game.look() == [("deadline", 0)]
    assert game.asks(0, moved=0, ended=[0]) == [("ping", 0)]


def test_a_move_for_the_seat_that_could_not_be_made_is_asked_for_again():
    game = Game(STRICT)
    game.asks(0)
    game.until(NOON + hours(24))
    assert game.until(game.now + minutes(11)) == [(1 / 12, "deadline"), (1 / 6, "deadline")]
    game.asks(0, moved=0, ended=[0])
    assert game.until(game.now + hours(11)) == []


def test_a_completed_turn_is_credited_up_to_the_limit():
    pace = Pace("strict", hours(10), credit=hours(2), then="default")
    game = Game(pace, persons=people(Wishes(), Wishes()))
    game.asks(0)
    game.now += hours(5)
    game.asks(1, moved=0)
    game.now += hours(1)
    game.asks(0, moved=1)
    assert clock(game.book.wait(0), game.people, pace, game.now) == hours(7)
    game.now += minutes(30)
    game.asks(1, moved=0)
    assert clock(game.book.wait(1), game.people, pace, game.now) == hours(10)


def test_the_clicks_of_one_turn_are_not_credited():
    pace = Pace("strict", hours(10), credit=hours(10), then="default")
    game = Game(pace)
    game.asks(0)
    game.now += hours(9)
    game.asks(0, moved=0)
    assert clock(game.book.wait(0), ONE, pace, game.now) == hours(1)


def test_an_extension_moves_the_deadline_and_calls_again():
    game = Game(STRICT)
    game.asks(0)
    game.until(NOON + hours(23))
    game.changes(extend, 0, hours(24))
    assert game.until(NOON + hours(48))[-2:] == [(21, "last_call"), (25, "deadline")]


def test_in_a_vacation_no_clock_runs_and_nobody_is_disturbed():
    away = Wishes(vacations=(Vacation(first=date(2026, 11, 22), last=date(2026, 11, 28)),))
    game = Game(STRICT, persons=people(away))
    game.asks(0)
    week = 7 * 24
    assert game.until(NOON + hours(24 + week)) == [
        (12 + week, "reminder"),
        (20 + week, "last_call"),
        (24 + week, "deadline"),
    ]


def test_a_turn_that_begins_in_a_vacation_has_its_whole_time_after_it():
    away = Wishes(vacations=(Vacation(first=date(2026, 11, 20), last=date(2026, 11, 21)),))
    game = Game(STRICT, persons=people(away))
    assert game.asks(0) == []
    assert game.until(NOON + hours(36)) == [
        (12, "ping"),
        (24, "reminder"),
        (32, "last_call"),
        (36, "deadline"),
    ]


def test_a_window_closes_after_minutes_whatever_the_pace():
    game = Game(NONE, persons=people(NIGHT))
    assert game.asks(0, is_window=True) == [("ping", 0)]
    assert game.until(NOON + hours(1)) == [(1, "deadline")]
    assert game.said[-1][1].then == "default"


def test_a_window_wakes_nobody_at_night_and_closes_all_the_same():
    game = Game(NONE, persons=people(NIGHT), now=NOON + hours(11))
    assert game.asks(0, is_window=True) == []
    assert game.until(game.now + minutes(60)) == [(1, "deadline")]


def test_a_window_costs_nothing_of_the_clock():
    pace = Pace("strict", hours(10), credit=hours(0), then="default")
    game = Game(pace)
    game.asks(0, is_window=True)
    game.now += minutes(50)
    game.asks()
    game.asks(0)
    assert clock(game.book.wait(0), ONE, pace, game.now) == hours(10)


def test_a_turn_that_becomes_a_window_gets_the_windows_time():
    game = Game(RELAXED)
    game.asks(0)
    game.now += hours(5)
    assert game.asks(0, moved=0, is_window=True) == []
    assert deadline(game.book.wait(0), ONE, RELAXED) == game.now + hours(1)


# The host


def test_a_pause_stops_clocks_and_reminders_and_they_go_on_where_they_were():
    game = Game(STRICT)
    game.asks(0)
    game.until(NOON + hours(6))
    game.changes(pause, game.now)
    assert game.wake is None
    game.now += timedelta(days=30)
    game.changes(resume, game.now)
    assert game.until(game.now + hours(18)) == [(6, "reminder"), (14, "last_call"), (18, "deadline")]


def test_a_turn_that_begins_in_a_pause_begins_with_its_end():
    game = Game(STRICT)
    game.changes(pause, NOON)
    game.now += hours(5)
    assert game.asks(0) == []
    game.now += hours(5)
    assert game.changes(resume, game.now) == [("ping", 0)]
    assert deadline(game.book.wait(0), ONE, STRICT) == game.now + hours(24)


def test_pausing_twice_and_resuming_what_runs_change_nothing():
    game = Game(STRICT)
    game.asks(0)
    assert resume(game.book, NOON + hours(1)) == game.book
    paused = pause(game.book, NOON)
    assert pause(paused, NOON + hours(1)) == paused


def test_another_pace_gives_everybody_a_full_clock_from_now_on():
    game = Game(NONE)
    game.asks(0)
    game.until(NOON + hours(100))
    game.pace = STRICT
    game.changes(change_pace, game.people, STRICT, game.now)
    assert deadline(game.book.wait(0), ONE, STRICT) == game.now + hours(24)
    game.pace = NONE
    game.changes(change_pace, game.people, NONE, game.now)
    assert deadline(game.book.wait(0), ONE, NONE) is None


def test_a_substitute_is_pinged_with_a_full_clock():
    game = Game(STRICT)
    game.asks(0)
    game.until(NOON + hours(23))
    game.people = people(Wishes(ways="both"))
    assert game.changes(hand_over, 0, STRICT, game.now) == [("ping", 0)]
    assert deadline(game.book.wait(0), ONE, STRICT) == game.now + hours(24)
