"""Time zones as people write them."""

from datetime import UTC, datetime

import pytest

from bot.time import Wishes, read_wishes
from bot.time.zones import meant, zone_words

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
    ],
)
def test_what_is_clear(text, zone):
    assert meant(text) == [zone]
    assert read_wishes({"zone": zone}) == Wishes(zone=zone)


@pytest.mark.parametrize(
    ("text", "first"), [("PST", "America/Los_Angeles"), ("IST", "Asia/Kolkata"), ("BST", "Europe/London")]
)
def test_what_is_asked_about(text, first):
    assert meant(text)[0] == first
    assert len(meant(text)) > 1


@pytest.mark.parametrize(
    "text", ["", "x", "atlantis", "UTC+15", "GMT+99:00", "+", "Etc/GMT-5", "../etc/passwd", "WIT"]
)
def test_what_is_unknown(text):
    assert meant(text) == []


def test_a_zone_is_shown_with_its_offset():
    assert zone_words("Europe/Rome", NOON) == "Europe/Rome (UTC+1)"
    assert zone_words("UTC+05:30", NOON) == "UTC+5:30"
    # Whoever chose this before, and meant the opposite, sees it.
    assert zone_words("Etc/GMT-5", NOON) == "Etc/GMT-5 (UTC+5)"
