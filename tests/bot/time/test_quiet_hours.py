from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.time.quiet import is_quiet, loud_from
from bot.time.wishes import Wishes, changed, read_wishes

BERLIN = ZoneInfo("Europe/Berlin")
ZONES = [
    "UTC",
    "Europe/Berlin",
    "America/New_York",
    "America/Bogota",
    "Asia/Kathmandu",
    "Australia/Lord_Howe",
    "Pacific/Apia",
    "Pacific/Chatham",
    "Africa/Casablanca",
]

moments = st.integers(0, 20 * 365 * 86_400).map(
    lambda second: datetime(2010, 1, 1, tzinfo=UTC) + timedelta(seconds=second)
)
times = st.builds(time, st.integers(0, 23), st.integers(0, 59))


def berlin(*when):
    return datetime(*when, tzinfo=BERLIN).astimezone(UTC)


def test_a_night_crosses_midnight():
    night = (time(22), time(8))
    assert is_quiet(berlin(2026, 11, 21, 23), BERLIN, *night)
    assert is_quiet(berlin(2026, 11, 21, 7, 59), BERLIN, *night)
    assert not is_quiet(berlin(2026, 11, 21, 8), BERLIN, *night)
    assert loud_from(berlin(2026, 11, 21, 23), BERLIN, *night) == berlin(2026, 11, 22, 8)


def test_working_hours_can_be_quiet_too():
    work = (time(9), time(17))
    assert loud_from(berlin(2026, 11, 21, 12), BERLIN, *work) == berlin(2026, 11, 21, 17)
    assert loud_from(berlin(2026, 11, 21, 18), BERLIN, *work) == berlin(2026, 11, 21, 18)


def test_equal_times_are_no_quiet_hours():
    assert not is_quiet(berlin(2026, 11, 21, 8), BERLIN, time(8), time(8))


def test_in_the_night_when_clocks_go_forward_eight_is_eight():
    assert loud_from(berlin(2026, 3, 28, 23), BERLIN, time(22), time(8)) == datetime(
        2026, 3, 29, 6, tzinfo=UTC
    )


def test_in_the_night_when_clocks_go_back_eight_is_eight():
    assert loud_from(berlin(2026, 10, 24, 23), BERLIN, time(22), time(8)) == datetime(
        2026, 10, 25, 7, tzinfo=UTC
    )


def test_quiet_hours_that_end_in_the_hour_left_out_end_with_the_jump():
    # On 29 March 2026 Berlin's clocks go from 02:00 to 03:00.
    assert loud_from(berlin(2026, 3, 29, 1), BERLIN, time(22), time(2, 30)) == datetime(
        2026, 3, 29, 1, tzinfo=UTC
    )


def test_an_hour_that_comes_twice_is_quiet_twice():
    # On 25 October 2026 Berlin's clocks go from 03:00 back to 02:00.
    first, second = datetime(2026, 10, 25, 0, 15, tzinfo=UTC), datetime(2026, 10, 25, 1, 15, tzinfo=UTC)
    assert loud_from(first, BERLIN, time(2), time(2, 30)) == datetime(2026, 10, 25, 0, 30, tzinfo=UTC)
    assert loud_from(second, BERLIN, time(2), time(2, 30)) == datetime(2026, 10, 25, 1, 30, tzinfo=UTC)


@settings(deadline=None)
@given(moments, st.sampled_from(ZONES), times, times)
def test_the_end_is_the_first_minute_that_is_not_quiet(moment, zone, start, end):
    zone = ZoneInfo(zone)
    loud = loud_from(moment, zone, start, end)
    assert loud >= moment
    assert not is_quiet(loud, zone, start, end)
    if loud > moment:
        assert is_quiet(moment, zone, start, end)
        assert is_quiet(max(moment, loud - timedelta(minutes=1)), zone, start, end)
        assert loud - moment <= timedelta(hours=26)


@settings(deadline=None)
@given(moments, st.sampled_from(ZONES), times, times)
def test_no_hour_before_the_end_is_loud(moment, zone, start, end):
    zone = ZoneInfo(zone)
    loud = loud_from(moment, zone, start, end)
    hours = int((loud - moment) / timedelta(minutes=20))
    assert all(is_quiet(moment + n * timedelta(minutes=20), zone, start, end) for n in range(hours))


def test_what_somebody_typed_becomes_a_setting():
    found = changed({"language": "de"}, zone="Europe/Berlin", quiet_from="22:30", quiet_until="08:00")
    assert found == {
        "language": "de",
        "zone": "Europe/Berlin",
        "quiet_from": "22:30:00",
        "quiet_until": "08:00:00",
    }
    assert read_wishes(found).quiet_from == time(22, 30)
    assert read_wishes({}) == Wishes()


@pytest.mark.parametrize(
    "wrong",
    [
        {"zone": "Europe/Atlantis"},
        {"zone": "../../etc/passwd"},
        {"zone": "europe"},
        {"quiet_from": "25:00"},
        {"ways": "pigeon"},
        {"first_reminder": 60},
        {"vacations": [{"first": "2026-12-24", "last": "2026-12-01"}]},
    ],
)
def test_what_is_no_setting_is_refused(wrong):
    with pytest.raises(ValueError, match="validation error"):
        changed({}, **wrong)


def test_vacations_are_whole_days_in_the_users_zone_and_touching_ones_are_one():
    wishes = read_wishes(
        {
            "zone": "Europe/Berlin",
            "vacations": [
                {"first": "2026-12-27", "last": "2026-12-28"},
                {"first": "2026-12-24", "last": "2026-12-26"},
                {"first": "2026-03-28", "last": "2026-03-29"},
            ],
        }
    )
    assert list(wishes.breaks()) == [
        (berlin(2026, 3, 28), berlin(2026, 3, 30)),
        (berlin(2026, 12, 24), berlin(2026, 12, 29)),
    ]
    assert wishes.vacation_days(2026) == 7
    assert wishes.loud_from(berlin(2026, 12, 25, 12)) == berlin(2026, 12, 29)


def test_after_a_vacation_that_ends_at_night_comes_the_end_of_the_quiet_hours():
    vacation = {"first": date(2026, 12, 24), "last": date(2026, 12, 26)}
    wishes = Wishes.model_validate(
        {"zone": "Europe/Berlin", "vacations": [vacation], "quiet_from": "22:00", "quiet_until": "08:00"}
    )
    assert wishes.loud_from(berlin(2026, 12, 25)) == berlin(2026, 12, 27, 8)


def test_closed_direct_messages_fall_back_to_the_channel():
    assert (Wishes(ways="direct").in_channel, Wishes(ways="direct").in_person) == (False, True)
    closed = Wishes(ways="direct", direct_closed=True)
    assert (closed.in_channel, closed.in_person) == (True, False)
    both = Wishes(ways="both")
    assert (both.in_channel, both.in_person) == (True, True)
