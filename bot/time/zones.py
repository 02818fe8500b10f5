"""Time zones as users write them: names, cities and countries in every language, offsets, abbreviations. Pure."""

import re
import tomllib
import unicodedata
from collections.abc import Collection, Mapping
from datetime import datetime, timedelta, timezone, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from babel import Locale
from babel.core import get_global

from games.core.box import data_file
from games.words.files import languages

MINUS, _DASH = chr(0x2212), chr(0x2013)
_DASHES = str.maketrans({MINUS: "-", _DASH: "-", chr(0x2019): "'"})
_OFFSET = re.compile(r"(utc|gmt|z)? ?([+-])? ?(\d{1,2})(?::?([0-5]\d)|[.,](0|25|5|50|75))?")
_POSIX = re.compile(r"etc/gmt([+-])(\d{1,2})")
_SHOWN_OFFSET = re.compile(r" \(utc[^()]*\)$")
"""The suffix, folded, that `zone_words` adds to a name. It is shown, and may be typed or sent back."""
_KEY = re.compile(r"UTC([+-])(\d\d):(\d\d)")


def zone_of(key: str) -> tzinfo:
    """Return the zone of a key: an IANA name, or an offset as `UTC+05:30`. Raise `ValueError`, or what `ZoneInfo` raises."""
    match = _KEY.fullmatch(key)
    if match is None:
        return ZoneInfo(key)
    span = timedelta(hours=int(match[2]), minutes=int(match[3]))
    return timezone(-span if match[1] == "-" else span)


def shown_offset(key: str, now: datetime) -> str:
    """Return a zone's present offset from UTC: `UTC+1`, `UTC+5:30`, with a minus sign west of it."""
    minutes = round((now.astimezone(zone_of(key)).utcoffset() or timedelta(0)) / timedelta(minutes=1))
    hours, rest = divmod(abs(minutes), 60)
    return f"UTC{MINUS if minutes < 0 else '+'}{hours}" + (f":{rest:02}" if rest else "")


def zone_words(key: str, now: datetime) -> str:
    """Return a zone with its present offset, for readers in other zones: `Europe/Rome (UTC+1)`."""
    return (
        shown_offset(key, now)
        if key.startswith("UTC") and key != "UTC"
        else f"{key} ({shown_offset(key, now)})"
    )


def meant(text: str) -> list[str]:
    """Return the zones that a text may mean: one if it is clear, several to choose from, none if it is unknown.

    A country after a comma chooses among several: "Granada, Spain".
    """
    typed = _SHOWN_OFFSET.sub("", folded(text))
    if offsets := _offsets(typed):
        return offsets
    place, _, country = typed.partition(",")
    if country.strip():
        found, there = meant(place), _named(country.strip())
        return [zone for zone in found if zone in there] or found
    return _named(typed)


def _named(typed: str) -> list[str]:
    """Return the zones that a folded name may mean."""
    if typed in (known := _table("abbreviations")):
        return [*known[typed]]
    names = _names()
    if typed in names:
        return [*names[typed]]
    found = like(typed) if len(typed) > 2 else []
    # A name that only contains the text is offered, never taken: "wit" is not Switzerland.
    is_beginning = any(name.startswith(typed) for name in names)
    return found if is_beginning or len(found) > 1 else []


def like(text: str) -> list[str]:
    """Return the zones with a name that contains the text, those whose name begins with it first."""
    typed = folded(text)
    found: dict[str, bool] = {}
    for name, zones in _names().items():
        if typed in name:
            for zone in zones:
                found[zone] = found.get(zone, False) or name.startswith(typed)
    return sorted(found, key=lambda zone: (not found[zone], zone))


def folded(text: str) -> str:
    """Return a text as names are compared: without accents, case, and differences of blanks and dashes."""
    plain = unicodedata.normalize("NFKD", text[:100].translate(_DASHES))
    plain = "".join(one for one in plain if not unicodedata.combining(one)).casefold()
    return " ".join(plain.replace("_", " ").split())


def _offsets(typed: str) -> list[str]:
    """Return the keys of an offset: two if its sign is missing, or has the opposite meaning in the tz database.

    Offsets beyond those of real clocks, 12 hours west to 14 hours east, have none.
    """
    posix = _POSIX.fullmatch(typed)
    match = _OFFSET.fullmatch(f"utc{posix[1]}{posix[2]}" if posix is not None else typed)
    if match is None or not (match[1] or match[2]):
        return []
    minutes = 60 * int(match[3]) + (int(match[4]) if match[4] else round(60 * float(f"0.{match[5] or 0}")))
    east, west = _key(minutes), _key(-minutes)
    if posix is not None:
        # Etc/GMT-5 is five hours east of Greenwich, which few who type it know.
        found = [east, west] if posix[1] == "-" else [west, east]
    else:
        found = {"+": [east], "-": [west], None: [east, west]}[match[2]]
    return [key for key in dict.fromkeys(found) if key]


def _key(minutes: int) -> str:
    """Return the key of an offset, "" if no clock has it."""
    if not -12 * 60 <= minutes <= 14 * 60:
        return ""
    hours, rest = divmod(abs(minutes), 60)
    return "UTC" if minutes == 0 else f"UTC{'-' if minutes < 0 else '+'}{hours:02}:{rest:02}"


@cache
def _table(name: str) -> Mapping[str, tuple[str, ...]]:
    """Return one of the tables of `data/zones.toml`."""
    told = tomllib.loads(data_file("zones.toml").read_text(encoding="utf-8"))
    return {key: tuple(zones) for key, zones in told[name].items()}


@cache
def _zones() -> Collection[str]:
    """Return the names of zones that are places, one of those with the same meaning."""
    aliases = get_global("zone_aliases")
    names = {
        name
        for name in available_timezones()
        if "/" in name and not name.startswith(("Etc/", "posix/", "right/"))
    }
    return {name for name in names if aliases.get(name) not in names} | {"UTC"}


@cache
def _names() -> Mapping[str, tuple[str, ...]]:
    """Return every folded name of a place or a country, with the zones that it may mean."""
    found: dict[str, set[str]] = {}
    aliases, territories = get_global("zone_aliases"), get_global("zone_territories")
    known = _zones()
    for name in available_timezones():
        zone = aliases.get(name, name)
        if zone not in known or name.startswith("Etc/"):
            continue
        found.setdefault(folded(name), set()).add(zone)
        if "/" in name:
            found.setdefault(folded(name.rpartition("/")[2]), set()).add(zone)
    for locale in map(Locale.parse, languages()):
        for name, words in locale.time_zones.items():
            zone = aliases.get(name, name)
            if "city" in words and zone in known:
                found.setdefault(folded(words["city"]), set()).add(zone)
        for name, territory in territories.items():
            zone = aliases.get(name, name)
            if zone in known and territory in locale.territories:
                found.setdefault(folded(locale.territories[territory]), set()).add(zone)
    for name in ("utc", "etc/utc", "etc/gmt"):
        found[name] = {"UTC"}
    return {name: tuple(sorted(zones)) for name, zones in found.items()} | dict(_table("cities"))
