"""Pings, and what is kept of them."""

from datetime import time

from bot.table.notes import Notes, notes_text, read_notes
from bot.time import (
    Wishes,
    begun,
    need_until,
    pace_of,
    pause,
)
from tests.bot.time.people import (
    BLITZ,
    NIGHT,
    NONE,
    NOON,
    RELAXED,
    STRICT,
    Game,
    hours,
    people,
)


def test_who_must_act_is_pinged_once_per_hand_off():
    game = Game(persons=people(Wishes(), Wishes()))
    assert game.asks(0) == [("ping", 0)]
    assert game.asks(0, moved=0) == []
    assert game.asks(1, moved=0) == [("ping", 1)]
    assert game.asks(0, moved=1) == [("ping", 0)]


def test_several_may_be_waited_for_at_once():
    game = Game(persons=people(Wishes(), Wishes(), Wishes()))
    assert game.asks(0, 2) == [("ping", 0), ("ping", 2)]
    assert game.asks(2, moved=0) == []


def test_a_turn_that_ended_and_came_back_at_once_is_a_new_hand_off():
    game = Game()
    game.asks(0)
    game.now += hours(1)
    assert game.asks(0, moved=0, ended=[0]) == [("ping", 0)]


def test_robots_and_open_seats_are_told_nothing():
    game = Game(RELAXED, persons=people(Wishes()))
    assert game.asks(1, 2) == []
    assert game.until(NOON + hours(71)) == []


def test_the_ping_says_by_which_way():
    game = Game(persons=people(Wishes(ways="direct"), Wishes(ways="direct", direct_closed=True)))
    game.asks(0, 1)
    assert [(due.user, due.in_channel, due.in_person) for _, due in game.said] == [
        (100, False, True),
        (101, True, False),
    ]


def test_what_falls_into_quiet_hours_is_said_when_they_end():
    game = Game(persons=people(NIGHT), now=NOON + hours(11))
    assert game.asks(0) == []
    assert game.until(NOON + hours(30)) == [(9, "ping")]


def test_who_moves_in_his_quiet_hours_needs_no_ping_for_the_same_turn():
    game = Game(persons=people(NIGHT), now=NOON + hours(11))
    game.asks(0)
    game.asks(0, moved=0)
    assert game.until(NOON + hours(22)) == []


def test_who_was_faster_than_his_ping_is_not_pinged():
    game = Game(persons=people(NIGHT, Wishes()), now=NOON + hours(11))
    game.asks(0)
    game.asks(1, moved=0)
    assert ("ping", 0) not in game.until(NOON + hours(30))
    assert {due.seat for _, due in game.said} == {1}


def test_in_blitz_there_are_no_quiet_hours():
    game = Game(BLITZ, persons=people(NIGHT), now=NOON + hours(11))
    assert game.asks(0) == [("ping", 0)]


# You are next


def test_who_wants_to_know_hears_that_he_is_next_once():
    game = Game(persons=people(Wishes(), Wishes(you_are_next=True), Wishes()))
    assert game.asks(0, next_up=[1]) == [("ping", 0), ("next", 1)]
    assert game.asks(0, moved=0, next_up=[1]) == []
    assert game.asks(1, moved=0, next_up=[2]) == [("ping", 1)]


def test_that_somebody_is_next_is_not_said_when_it_is_no_longer_true():
    eager = NIGHT.model_copy(update={"you_are_next": True})
    game = Game(persons=people(Wishes(), eager), now=NOON + hours(11))
    game.asks(0, next_up=[1])
    assert game.wake == NOON + hours(20)
    game.asks(0, moved=0, next_up=[])
    assert game.until(NOON + hours(22)) == []


# What is kept


def test_the_book_survives_as_json():
    game = Game(STRICT, persons=people(Wishes(), Wishes(you_are_next=True)))
    game.asks(0, next_up=[1])
    game.changes(begun, 0, NOON)
    game.changes(need_until, 0, NOON + hours(3))
    game.changes(pause, NOON)
    notes = Notes(book=game.book)
    assert read_notes(notes_text(notes)) == notes
    assert read_notes("{}") == Notes()


def test_a_pace_is_the_usual_one_of_its_mode():
    assert pace_of("strict") == STRICT
    assert pace_of(None) == pace_of("no such mode") == NONE


def test_times_of_day_are_the_users():
    tokyo = Wishes(zone="Asia/Tokyo", quiet_from=time(22), quiet_until=time(8))
    game = Game(persons=people(tokyo), now=NOON + hours(2))
    assert game.asks(0) == []
    assert game.wake == NOON + hours(11)
