"""Moments and days as people type them: 18:30, 3h, tomorrow, 2026-12-24 18:30; read as local times. Pure.

The words come from the `typed-…` messages of all languages, because users may type another language than they read.
"""

import re
from collections.abc import Iterator, Mapping
from datetime import date, datetime, time, timedelta, tzinfo
from functools import cache

from babel import Locale

from bot.time.zones import folded
from games.words.files import languages
from games.words.phrases import phrases

DAY = timedelta(days=1)
LONGEST = timedelta(days=30)
"""The longest time that a player may ask the table to wait at once."""
_UNITS = {"minutes": timedelta(minutes=1), "hours": timedelta(hours=1), "days": DAY, "weeks": 7 * DAY}
_MOST_TYPED = 100
"""Maximum number of typed characters that are read."""


@cache
def _words(name: str) -> tuple[str, ...]:
    """Return the words that users may type for something, in every language, longest first."""
    found = (word for language in languages() for word in phrases(language)(f"typed-{name}").split(","))
    return tuple(sorted({folded(word) for word in found}, key=lambda word: (-len(word), word)))


def _any(name: str) -> str:
    return "|".join(map(re.escape, _words(name)))


@cache
def _unit() -> Mapping[str, timedelta]:
    return {word: span for name, span in _UNITS.items() for word in _words(name)}


@cache
def _span_pattern() -> re.Pattern[str]:
    return re.compile(rf"(?:(?:{_any('in')}) )?(\d{{1,3}}|{_any('one')}) ?([a-z]+)")


@cache
def _tomorrow_pattern() -> re.Pattern[str]:
    return re.compile(rf"(?:{_any('tomorrow')})(?:,? ?(?:(?:{_any('at')}) )?(.+))?")


@cache
def _at_pattern() -> re.Pattern[str]:
    return re.compile(f"^(?:{_any('at')}) ")


@cache
def _until_pattern() -> re.Pattern[str]:
    """Return the pattern of the separator between two days: a word, or a dash."""
    return re.compile(rf" (?:{_any('to')}) | - |-(?=\D)|(?<=\.)-")


@cache
def _months() -> Mapping[str, int]:
    """Return the months by their names in every language, whole and short."""
    found: dict[str, int] = {}
    for locale in map(Locale.parse, languages()):
        for width in ("wide", "abbreviated"):
            for number, name in locale.months["format"][width].items():
                found[folded(name).rstrip(".")] = number
    return found


def read_moment(text: str, now: datetime, zone: tzinfo) -> datetime | None:
    """Return the moment that a text means: a time of the day is the next one. None if it is none, or too far away."""
    text = folded(text)
    found = (
        _after_span(text, now)
        or _tomorrow(text, now, zone)
        or _next_time(_at_pattern().sub("", text), now, zone)
        or _at(text, zone)
    )
    return found if found is not None and now < found <= now + LONGEST else None


def _after_span(text: str, now: datetime) -> datetime | None:
    span = _read_span(text)
    return None if span is None else now + span


def _read_span(text: str) -> timedelta | None:
    match = _span_pattern().fullmatch(text)
    if match is None or match[2] not in _unit():
        return None
    return (int(match[1]) if match[1].isdecimal() else 1) * _unit()[match[2]]


def _tomorrow(text: str, now: datetime, zone: tzinfo) -> datetime | None:
    """Return a time of tomorrow; without one the same as now."""
    match = _tomorrow_pattern().fullmatch(text)
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


def is_none(text: str) -> bool:
    """Whether a text means "none", in any language."""
    return folded(text) in _words("none")


def read_days(text: str, today: date) -> tuple[date, date] | None:
    """Return the first and last day of a text: one day, a first and a last one, or a length of time from today; None if unreadable.

    A day is 2026-12-24, 24.12.2026, 24.12., 24 Dec, tomorrow, or a number of days away. Without a year it is the next such day.
    """
    typed = folded(text[:_MOST_TYPED]).strip(" .,")
    span = None if re.match(f"(?:{_any('in')}) ", typed) else _read_span(typed)
    if span is not None:
        return (today, today + span - DAY) if span >= DAY else None
    if len(dates := re.findall(r"\d{4}-\d\d-\d\d", typed)) > 1:
        # Accept any separator between ISO dates.
        typed = " - ".join(dates)
    parts = [part.strip(" ,") for part in _until_pattern().split(typed)]
    first = _read_day(parts[0], today)
    if first is None or len(parts) > 2:
        return None
    last = first if len(parts) == 1 else _read_day(parts[1], first)
    return None if last is None or last < first else (first, last)


def _read_day(text: str, since: date) -> date | None:
    """Return the day of a text; without a year, the first such day from `since` on."""
    if text in _words("today"):
        return since
    if text in _words("tomorrow"):
        return since + DAY
    if (span := _read_span(text)) is not None:
        return since + span if span >= DAY else None
    return next(_dates(text, since), None)


def _dates(text: str, since: date) -> Iterator[date]:
    """Yield what a text may mean as a date, those that there are."""
    if iso := re.fullmatch(r"(\d{4})-(\d\d)-(\d\d)", text):
        yield from _day(iso[1], int(iso[2]), int(iso[3]), since)
    elif dots := re.fullmatch(r"(\d{1,2})\. ?(\d{1,2})\.?(?: ?(\d{4}))?", text):
        yield from _day(dots[3], int(dots[2]), int(dots[1]), since)
    elif words := re.fullmatch(r"(\d{1,2})\.? (?:(?:di|de|of) )?([a-z]+)\.?,?(?: (?:de )?(\d{4}))?", text):
        yield from _day(words[3], _months().get(words[2], 0), int(words[1]), since)
    elif words := re.fullmatch(r"([a-z]+)\.? (\d{1,2})(?:,? (\d{4}))?", text):
        yield from _day(words[3], _months().get(words[1], 0), int(words[2]), since)


def _day(year: str | None, month: int, day: int, since: date) -> Iterator[date]:
    """Yield a day if it exists: of a year, or the first since then."""
    for one in (int(year),) if year else range(since.year, since.year + 9):
        try:
            found = date(one, month, day)
        except ValueError:
            continue
        if year or found >= since:
            yield found
