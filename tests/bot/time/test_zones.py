"""Time zones as people write them."""

import tomllib
from datetime import UTC, datetime
from zoneinfo import available_timezones

import pytest

from bot.time import Wishes, read_wishes
from bot.time.zones import folded, meant, zone_words
from games.core.box import data_file

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("GMT-5", "UTC-05:00"),
        ("UTC+5:30", "UTC+05:30"),
        ("utc -3", "UTC-03:00"),
        ("+0530", "UTC+05:30"),
        ("UTC", "UTC"),
        ("gmt+0", "UTC"),
        ("CET", "Europe/Brussels"),
        ("JST", "Asia/Tokyo"),
        ("Roma", "Europe/Rome"),
        ("Rome", "Europe/Rome"),
        ("São Paulo", "America/Sao_Paulo"),
        ("sao paulo", "America/Sao_Paulo"),
        ("San Paolo", "America/Sao_Paulo"),
        ("Berlín", "Europe/Berlin"),
        ("berlin", "Europe/Berlin"),
        ("Nueva York", "America/New_York"),
        ("Londra", "Europe/London"),
        ("Kolkata", "Asia/Kolkata"),
        ("Calcutta", "Asia/Kolkata"),
        ("Indianapolis", "America/Indiana/Indianapolis"),
        ("Italia", "Europe/Rome"),
        ("Japan", "Asia/Tokyo"),
        ("US/Pacific", "America/Los_Angeles"),
        ("europe/berlin", "Europe/Berlin"),
        ("UTC+5.5", "UTC+05:30"),
        ("UTC-3,5", "UTC-03:30"),
        ("UTC-12", "UTC-12:00"),
        ("UTC+14", "UTC+14:00"),
        ("Etc/UTC", "UTC"),
        ("Berlin, Germany", "Europe/Berlin"),
        ("Berlín, Alemania", "Europe/Berlin"),
        ("Granada, Spain", "Europe/Madrid"),
        ("Granada, Nicaragua", "America/Managua"),
        ("Mérida, México", "America/Merida"),
        ("Córdoba, Argentina", "America/Argentina/Cordoba"),
        ("Milano", "Europe/Rome"),
        ("Milan", "Europe/Rome"),
        ("MÜNCHEN", "Europe/Berlin"),
    ],
)
def test_what_is_clear(text, zone):
    assert meant(text) == [zone]
    assert read_wishes({"zone": zone}) == Wishes(zone=zone)


ASKED = {
    "PST": ("America/Los_Angeles", "Asia/Manila"),
    "IST": ("Asia/Kolkata", "Asia/Jerusalem", "Europe/Dublin"),
    "BST": ("Europe/London", "Asia/Dhaka"),
    "GST": ("Asia/Dubai", "Atlantic/South_Georgia"),
    "AMT": ("America/Manaus", "Asia/Yerevan"),
    "Granada": ("Europe/Madrid", "America/Managua", "America/Grenada"),
    "Córdoba": ("Europe/Madrid", "America/Argentina/Cordoba"),
    "cordo": ("Europe/Madrid", "America/Argentina/Cordoba"),
    "Mérida": ("America/Merida", "Europe/Madrid", "America/Caracas"),
    "Victoria": ("America/Vancouver", "Australia/Melbourne", "Indian/Mahe"),
    "León": ("Europe/Madrid", "America/Mexico_City", "America/Managua"),
    "Santiago": ("America/Santiago", "Europe/Madrid"),
    "Georgia": ("Asia/Tbilisi", "America/New_York"),
    "Portland, Oregon": ("America/Los_Angeles", "America/New_York"),
    "GMT5": ("UTC+05:00", "UTC-05:00"),
    "utc 3": ("UTC+03:00", "UTC-03:00"),
    # UTC+5 in the tz database, and hardly anybody who types it knows that.
    "Etc/GMT-5": ("UTC+05:00", "UTC-05:00"),
    "Etc/GMT+5": ("UTC-05:00", "UTC+05:00"),
}


@pytest.mark.parametrize("text", ASKED)
def test_what_is_asked_about(text):
    found = meant(text)
    assert set(ASKED[text]) <= set(found)
    if "/" in text or "GMT" in text:
        assert tuple(found) == ASKED[text]


@pytest.mark.rest
def test_the_tables_name_zones_that_there_are():
    told = tomllib.loads(data_file("zones.toml").read_text(encoding="utf-8"))
    for names in told.values():
        for name, zones in names.items():
            assert name == folded(name)
            assert len(set(zones)) == len(zones) > 0, name
            assert set(zones) <= available_timezones() | {"UTC"}, name


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "atlantis",
        "UTC+15",
        "UTC-14",
        "UTC-12:30",
        "UTC+14:15",
        "GMT+99:00",
        "+",
        "5",
        "../etc/passwd",
        "WIT",
        ", Germany",
    ],
)
def test_what_is_unknown(text):
    assert meant(text) == []


def test_a_zone_is_shown_with_its_offset():
    assert zone_words("Europe/Rome", NOON) == "Europe/Rome (UTC+1)"
    assert zone_words("UTC+05:30", NOON) == "UTC+5:30"
    # Whoever chose this before, and meant the opposite, sees it.
    assert zone_words("Etc/GMT-5", NOON) == "Etc/GMT-5 (UTC+5)"
