"""Moments as people type them: 18:30, 3h, 2d, 2026-12-24 18:30; read on their own clock on the wall. Pure."""

import re
from datetime import date, datetime, time, timedelta, tzinfo

from bot.time.zones import folded

DAY = timedelta(days=1)
LONGEST = timedelta(days=30)
"""The longest time that a player may ask the table to wait at once."""

_UNITS = {
    timedelta(minutes=1): "m min mins minute minutes minuto minuti minutos",
    timedelta(hours=1): "h hr hrs hour hours ora ore hora horas",
    DAY: "d day days g giorno giorni dia dias",
    7 * DAY: "w wk week weeks settimana settimane semana semanas",
}
"""Units of time in every language, without accents: who reads one types another."""
_UNIT = {word: span for span, words in _UNITS.items() for word in words.split()}
_SPAN = re.compile(r"(?:(?:in|tra|fra|en|dentro de) )?(\d{1,3}|an?|una?|un) ?([a-z]+)")
_TOMORROW = re.compile(r"(?:tomorrow|domani|manana)(?:,? ?(?:at |alle |ore |a las? )?(.+))?")


def read_moment(text: str, now: datetime, zone: tzinfo) -> datetime | None:
    """Return the moment that a text means: a time of the day is the next one. None if it is none, or too far away."""
    text = folded(text)
    found = (
        _after_span(text, now)
        or _tomorrow(text, now, zone)
        or _next_time(re.sub("^(at|alle|ore|a las?) ", "", text), now, zone)
        or _at(text, zone)
    )
    return found if found is not None and now < found <= now + LONGEST else None


def _after_span(text: str, now: datetime) -> datetime | None:
    match = _SPAN.fullmatch(text)
    if match is None or match[2] not in _UNIT:
        return None
    return now + (int(match[1]) if match[1].isdecimal() else 1) * _UNIT[match[2]]


def _tomorrow(text: str, now: datetime, zone: tzinfo) -> datetime | None:
    """Return a time of tomorrow; without one the same as now."""
    match = _TOMORROW.fullmatch(text)
    if match is None:
        return None
    today = now.astimezone(zone)
    at = today.time() if match[1] is None else read_time(match[1])
    return None if at is None else datetime.combine(today.date() + DAY, at, zone)


def _next_time(text: str, now: datetime, zone: tzinfo) -> datetime | None:
    at = read_time(text)
    if at is None:
        return None
    today = now.astimezone(zone).date()
    days = (datetime.combine(today + days * DAY, at, zone) for days in range(2))
    return next((day for day in days if day > now), None)


def _at(text: str, zone: tzinfo) -> datetime | None:
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        return None
    return moment if moment.tzinfo is not None else moment.replace(tzinfo=zone)


def read_time(text: str) -> time | None:
    """Return a time of the day written as 18:30, 18.30, 18, 8pm or 8:30 p.m.; None if it is none."""
    match = re.fullmatch(r"(\d{1,2})(?:[:.](\d\d))? ?(?:([ap])\.? ?m\.?)?", text.strip().lower())
    if match is None:
        return None
    hour, minute, half = int(match[1]), int(match[2] or 0), match[3]
    if half and not 1 <= hour <= 12:
        return None
    if half:
        hour = hour % 12 + (12 if half == "p" else 0)
    return time(hour, minute) if hour < 24 and minute < 60 else None


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
