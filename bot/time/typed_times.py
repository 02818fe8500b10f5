"""Moments as people type them: 18:30, 3h, 2d, 2026-12-24 18:30; read on their own clock on the wall. Pure."""

import re
from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

DAY = timedelta(days=1)
LONGEST = timedelta(days=30)
"""The longest time that a player may ask the table to wait at once."""

_SPAN = re.compile(r"(\d{1,3})\s*(m|min|h|d)")
_UNITS = {
    "m": timedelta(minutes=1),
    "min": timedelta(minutes=1),
    "h": timedelta(hours=1),
    "d": DAY,
}


def read_moment(text: str, now: datetime, zone: ZoneInfo) -> datetime | None:
    """Return the moment that a text means: a time of the day is the next one. None if it is none, or too far away."""
    text = text.strip().lower()
    found = _after_span(text, now) or _next_time(text, now, zone) or _at(text, zone)
    return found if found is not None and now < found <= now + LONGEST else None


def _after_span(text: str, now: datetime) -> datetime | None:
    match = _SPAN.fullmatch(text.removeprefix("in ").strip())
    return now + int(match[1]) * _UNITS[match[2]] if match else None


def _next_time(text: str, now: datetime, zone: ZoneInfo) -> datetime | None:
    at = read_time(text)
    if at is None:
        return None
    today = now.astimezone(zone).date()
    days = (datetime.combine(today + days * DAY, at, zone) for days in range(2))
    return next((day for day in days if day > now), None)


def _at(text: str, zone: ZoneInfo) -> datetime | None:
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        return None
    return moment if moment.tzinfo is not None else moment.replace(tzinfo=zone)


def read_time(text: str) -> time | None:
    """Return a time of the day written as 18:30, 18.30 or 18; None if it is none."""
    match = re.fullmatch(r"(\d{1,2})(?:[:.](\d\d))?", text.strip())
    if match is None or int(match[1]) > 23 or int(match[2] or 0) > 59:
        return None
    return time(int(match[1]), int(match[2] or 0))


def read_times(text: str) -> tuple[time, time] | None:
    """Return both ends of a span of the day, written as 22:00-8:00; None if it is none."""
    first, _, last = text.replace("–", "-").partition("-")
    start, end = read_time(first), read_time(last)
    return None if start is None or end is None else (start, end)


def read_days(text: str) -> tuple[date, date] | None:
    """Return the first and last of several days, written as 2026-12-24 to 2027-01-01, or one; None if it is none."""
    days = re.findall(r"\d{4}-\d\d-\d\d", text)
    try:
        found = [date.fromisoformat(day) for day in days]
    except ValueError:
        return None
    if len(found) not in (1, 2) or found != sorted(found):
        return None
    return found[0], found[-1]
