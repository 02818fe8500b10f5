"""Time zones as people write them: names, cities in every language, countries, offsets, abbreviations. Pure."""

import re
import unicodedata
from collections.abc import Collection, Mapping
from datetime import datetime, timedelta, timezone, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from babel import Locale
from babel.core import get_global

LANGUAGES = ("en", "it", "es")
"""The languages in which cities and countries are known, whatever language is read."""

MINUS, _DASH = chr(0x2212), chr(0x2013)
_DASHES = str.maketrans({MINUS: "-", _DASH: "-", chr(0x2019): "'"})
_OFFSET = re.compile(r"(?:utc|gmt|z)?\s*([+-])\s*(\d{1,2})(?::?([0-5]\d))?")
_SHOWN_OFFSET = re.compile(r" \(utc[^()]*\)$")
"""What `zone_words` adds to a name, folded: it is shown, and may be typed or sent back."""
_KEY = re.compile(r"UTC([+-])(\d\d):(\d\d)")

ABBREVIATIONS: Mapping[str, tuple[str, ...]] = {
    "z": ("UTC",),
    "gmt": ("UTC",),
    "wet": ("Europe/Lisbon",),
    "west": ("Europe/Lisbon",),
    "cet": ("Europe/Brussels",),
    "cest": ("Europe/Brussels",),
    "mez": ("Europe/Berlin",),
    "mesz": ("Europe/Berlin",),
    "eet": ("Europe/Athens", "Africa/Cairo"),
    "eest": ("Europe/Athens",),
    "msk": ("Europe/Moscow",),
    "trt": ("Europe/Istanbul",),
    "bst": ("Europe/London", "Asia/Dhaka"),
    "ist": ("Asia/Kolkata", "Asia/Jerusalem", "Europe/Dublin"),
    "pkt": ("Asia/Karachi",),
    "ict": ("Asia/Bangkok",),
    "wib": ("Asia/Jakarta",),
    "sgt": ("Asia/Singapore",),
    "hkt": ("Asia/Hong_Kong",),
    "jst": ("Asia/Tokyo",),
    "kst": ("Asia/Seoul",),
    "awst": ("Australia/Perth",),
    "acst": ("Australia/Adelaide", "Australia/Darwin"),
    "acdt": ("Australia/Adelaide",),
    "aest": ("Australia/Sydney", "Australia/Brisbane"),
    "aedt": ("Australia/Sydney",),
    "nzst": ("Pacific/Auckland",),
    "nzdt": ("Pacific/Auckland",),
    "hst": ("Pacific/Honolulu",),
    "akst": ("America/Anchorage",),
    "akdt": ("America/Anchorage",),
    "pst": ("America/Los_Angeles", "Asia/Manila"),
    "pdt": ("America/Los_Angeles",),
    "pt": ("America/Los_Angeles",),
    "mst": ("America/Denver", "America/Phoenix"),
    "mdt": ("America/Denver",),
    "mt": ("America/Denver",),
    "cst": ("America/Chicago", "Asia/Shanghai", "America/Mexico_City"),
    "cdt": ("America/Chicago",),
    "ct": ("America/Chicago",),
    "est": ("America/New_York", "America/Panama"),
    "edt": ("America/New_York",),
    "et": ("America/New_York",),
    "ast": ("America/Halifax", "America/Puerto_Rico", "Asia/Riyadh"),
    "adt": ("America/Halifax",),
    "nst": ("America/St_Johns",),
    "brt": ("America/Sao_Paulo",),
    "art": ("America/Argentina/Buenos_Aires",),
    "clt": ("America/Santiago",),
    "cot": ("America/Bogota",),
    "pet": ("America/Lima",),
    "vet": ("America/Caracas",),
    "sast": ("Africa/Johannesburg",),
    "eat": ("Africa/Nairobi",),
    "wat": ("Africa/Lagos",),
    "cat": ("Africa/Maputo",),
}
"""What people call the time by; several zones where it means one thing here and another there."""


def zone_of(key: str) -> tzinfo:
    """Return the zone of a key: a name of the IANA, or an offset as `UTC+05:30`. Raises `ValueError`, or what `ZoneInfo` raises."""
    match = _KEY.fullmatch(key)
    if match is None:
        return ZoneInfo(key)
    span = timedelta(hours=int(match[2]), minutes=int(match[3]))
    return timezone(-span if match[1] == "-" else span)


def shown_offset(key: str, now: datetime) -> str:
    """Return by how much a zone's clock differs from UTC now: `UTC+1`, `UTC+5:30`, a minus sign west of it."""
    minutes = round((now.astimezone(zone_of(key)).utcoffset() or timedelta(0)) / timedelta(minutes=1))
    hours, rest = divmod(abs(minutes), 60)
    return f"UTC{MINUS if minutes < 0 else '+'}{hours}" + (f":{rest:02}" if rest else "")


def zone_words(key: str, now: datetime) -> str:
    """Return a zone with its offset at the moment, so that whoever is in another one sees it: `Europe/Rome (UTC+1)`."""
    return (
        shown_offset(key, now)
        if key.startswith("UTC") and key != "UTC"
        else f"{key} ({shown_offset(key, now)})"
    )


def meant(text: str) -> list[str]:
    """Return the zones that somebody means by a text: one where it is clear, several to choose from, none if it is unknown."""
    typed = _SHOWN_OFFSET.sub("", folded(text))
    if (offset := _offset(typed)) is not None:
        return [offset]
    if typed in ABBREVIATIONS:
        return [*ABBREVIATIONS[typed]]
    names = _names()
    if typed in names:
        return [*names[typed]]
    found = like(text) if len(typed) > 2 else []
    # A name that only holds the text somewhere is offered, never taken: "wit" is not Switzerland.
    is_beginning = any(name.startswith(typed) for name in names)
    return found if is_beginning or len(found) > 1 else []


def like(text: str) -> list[str]:
    """Return the zones of which a name holds the text, those whose name begins with it first."""
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


def _offset(typed: str) -> str | None:
    """Return the key of an offset; what is beyond the clocks of this world is none."""
    match = _OFFSET.fullmatch(typed)
    if match is None:
        return None
    hours, minutes = int(match[2]), int(match[3] or 0)
    if hours > 14 or (hours, minutes) > (14, 0):
        return None
    return "UTC" if (hours, minutes) == (0, 0) else f"UTC{match[1]}{hours:02}:{minutes:02}"


@cache
def _zones() -> Collection[str]:
    """Return the names of zones that are places, one of those that mean the same."""
    aliases = get_global("zone_aliases")
    names = {
        name
        for name in available_timezones()
        if "/" in name and not name.startswith(("Etc/", "posix/", "right/"))
    }
    return {name for name in names if aliases.get(name) not in names} | {"UTC"}


@cache
def _names() -> Mapping[str, tuple[str, ...]]:
    """Return every name of a place or a country, folded, with the zones that it may mean."""
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
    for locale in map(Locale, LANGUAGES):
        for name, words in locale.time_zones.items():
            zone = aliases.get(name, name)
            if "city" in words and zone in known:
                found.setdefault(folded(words["city"]), set()).add(zone)
        for name, territory in territories.items():
            zone = aliases.get(name, name)
            if zone in known and territory in locale.territories:
                found.setdefault(folded(locale.territories[territory]), set()).add(zone)
    found["utc"] = {"UTC"}
    return {name: tuple(sorted(zones)) for name, zones in found.items()}
