"""Moments and spans as people type them, on their own clock on the wall."""

from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.time.typed_times import is_none, read_days, read_moment, read_time, read_times

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
TOKYO = ZoneInfo("Asia/Tokyo")  # 21:00 when it is noon in UTC


@pytest.mark.parametrize(
    ("text", "hours"),
    [
        ("3h", 3),
        ("in 2 d", 48),
        ("90m", 1.5),
        ("22:00", 1),
        ("22", 1),
        ("20:30", 23.5),
        ("21:00", 24),
        ("2026-11-22 09:00", 12),
        ("2026-11-22T09:00+00:00", 21),
        ("10pm", 1),
        ("8:30 p.m.", 23.5),
        ("8 AM", 11),
        ("1 hour", 1),
        ("in 2 hours", 2),
        ("1 day", 24),
        ("a week", 7 * 24),
        ("1w", 7 * 24),
        ("tra 3 ore", 3),
        ("2 giorni", 48),
        ("2 días", 48),
        ("dentro de 1 semana", 7 * 24),
        ("tomorrow", 24),
        ("tomorrow 8pm", 23),
        ("domani alle 9:00", 12),
        ("mañana a las 9", 12),
    ],
)
def test_a_moment_to_come(text, hours):
    assert read_moment(text, NOON, TOKYO) == NOON + timedelta(hours=hours)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "soon",
        "0h",
        "-3h",
        "25:00",
        "12:60",
        "2026-11-21 20:00",
        "31d",
        "999d",
        "2026-13-01 10:00",
        "13pm",
        "0am",
        "5w",
        "1 year",
    ],
)
def test_what_is_no_moment_to_come_or_too_far_away(text):
    assert read_moment(text, NOON, TOKYO) is None


def test_a_time_of_the_day_after_the_clocks_were_changed():
    berlin = ZoneInfo("Europe/Berlin")
    evening = datetime(2026, 10, 24, 20, tzinfo=UTC)
    assert read_moment("8:00", evening, berlin) == datetime(2026, 10, 25, 7, tzinfo=UTC)


@pytest.mark.parametrize(
    ("text", "at"),
    [("7", time(7)), ("07:05", time(7, 5)), ("22.30", time(22, 30)), ("12am", time(0)), ("12pm", time(12))],
)
def test_a_time_of_the_day(text, at):
    assert read_time(text) == at


@pytest.mark.parametrize("text", ["22:30-7:00", "22.30 – 7", " 22:30 -07:00 ", "10:30pm-7am"])
def test_hours_from_and_to(text):
    assert read_times(text) == (time(22, 30), time(7))


@pytest.mark.parametrize("text", ["", "22:30", "22-", "a-b", "24-7"])
def test_what_are_no_hours(text):
    assert read_times(text) is None


TODAY = date(2026, 11, 26)
CHRISTMAS, NEW_YEAR = date(2026, 12, 24), date(2027, 1, 1)


@pytest.mark.parametrize(
    "text",
    [
        "2026-12-24 to 2027-01-01",
        "2026-12-24 – 2027-01-01",
        "2026-12-24/2027-01-01",
        "24.12. to 1.1.",
        "24.12.-1.1.",
        "24.12.2026 - 1.1.2027",
        "24 Dec to 1 Jan",
        "December 24, 2026 until January 1, 2027",
        "24 dicembre al 1 gennaio",
        "24 de diciembre hasta 1 de enero",
    ],
)
def test_days_from_and_to(text):
    assert read_days(text, TODAY) == (CHRISTMAS, NEW_YEAR)


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("2026-12-24", (CHRISTMAS, CHRISTMAS)),
        ("24 dic", (CHRISTMAS, CHRISTMAS)),
        ("tomorrow", (date(2026, 11, 27), date(2026, 11, 27))),
        ("domani", (date(2026, 11, 27), date(2026, 11, 27))),
        ("mañana hasta 24.12.", (date(2026, 11, 27), CHRISTMAS)),
        ("today to 2026-11-30", (TODAY, date(2026, 11, 30))),
        ("1 week", (TODAY, date(2026, 12, 2))),
        ("2 settimane", (TODAY, date(2026, 12, 9))),
        ("in 2 weeks", (date(2026, 12, 10), date(2026, 12, 10))),
        ("tomorrow to 3 days", (date(2026, 11, 27), date(2026, 11, 30))),
    ],
)
def test_days_as_times_are_typed(text, days):
    assert read_days(text, TODAY) == days


@pytest.mark.rest
@pytest.mark.parametrize(
    "text",
    [
        "",
        "christmas",
        "2026-12-24 2026-12-20",
        "2026-02-30",
        "2026-1-1",
        "3h",
        "24/12",
        "31.2.",
        "to",
        "1.1.1",
    ],
)
def test_what_are_no_days(text):
    assert read_days(text, TODAY) is None


@pytest.mark.parametrize("text", ["none", "Nessuna", "ninguna"])
def test_that_there_is_to_be_none(text):
    assert is_none(text)
    assert not is_none("tomorrow")
