"""Quiet hours by local time: whether a moment is in them, and when they end."""

from datetime import UTC, datetime, time, timedelta, tzinfo

MINUTE = timedelta(minutes=1)


def is_quiet(moment: datetime, zone: tzinfo, start: time, end: time) -> bool:
    """Whether a moment's local time is between `start` and `end`. The span may cross midnight; equal times mean no quiet hours."""
    now = moment.astimezone(zone).time()
    if start <= end:
        return start <= now < end
    return now >= start or now < end


def loud_from(moment: datetime, zone: tzinfo, start: time, end: time) -> datetime:
    """Return the first moment from `moment` on that is not quiet; exact to a minute on days when clocks are changed."""
    if not is_quiet(moment, zone, start, end):
        return moment
    day = moment.astimezone(zone).date()
    # Two occurrences of the hour that is repeated in autumn; the day after next for a day that is left out.
    ends = (
        datetime.combine(day + timedelta(days=days), end, zone).replace(fold=fold).astimezone(UTC)
        for days in range(3)
        for fold in (0, 1)
    )
    found = min(at for at in ends if at > moment and not is_quiet(at, zone, start, end))
    # An end within the hour that is skipped in spring counts as a later one: go back to the jump.
    while found - MINUTE > moment and not is_quiet(found - MINUTE, zone, start, end):
        found -= MINUTE
    return found
