"""A user's preferences for being told, read from their settings: time zone, quiet hours, ways, intervals, vacations."""

from collections.abc import Iterator, Mapping
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from typing import Any, Literal
from zoneinfo import ZoneInfoNotFoundError

from pydantic import BaseModel, ConfigDict, Field, field_validator, model_validator

from bot.time.quiet import loud_from
from bot.time.zones import zone_of

DAY = timedelta(days=1)

PictureMode = Literal[
    "plain", "contrast", "large", "both", "dark", "dark-contrast", "dark-large", "dark-both"
]
"""A drawing mode for pictures: as usual, high contrast, large type, or both; each of them also dark (`render.mode`)."""


class Vacation(BaseModel):
    """Days on which no clock runs and the user is told nothing, in their own time zone, both included."""

    model_config = ConfigDict(frozen=True)

    first: date
    last: date

    @model_validator(mode="after")
    def _in_order(self) -> "Vacation":
        if self.last < self.first:
            raise ValueError("a vacation ends after it begins")
        return self

    @property
    def days(self) -> int:
        """The number of days."""
        return (self.last - self.first).days + 1


class Wishes(BaseModel):
    """A user's preferences, read from their settings by `read_wishes`; other settings are ignored.

    Quiet hours are on while both ends are set. The sender sets `direct_closed` if Discord refuses a direct message. Messages
    then go to the channel instead.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    zone: str = "UTC"
    quiet_from: time | None = None
    quiet_until: time | None = None
    ways: Literal["channel", "direct", "both"] = "channel"
    first_reminder: timedelta = Field(default=timedelta(hours=12), ge=timedelta(minutes=10))
    you_are_next: bool = False
    vacations: tuple[Vacation, ...] = ()
    direct_closed: bool = False
    language: str | None = None
    """The language that the user chose; None for that of their client."""
    client: str | None = None
    """The language of the user's last client."""
    pictures: PictureMode = "plain"
    """The drawing mode of pictures that only the user sees."""

    @property
    def speaks(self) -> str | None:
        """The language that the user reads, None if nothing is known."""
        return self.language or self.client

    @field_validator("zone")
    @classmethod
    def _exists(cls, zone: str) -> str:
        try:
            zone_of(zone)
        except (ZoneInfoNotFoundError, ValueError, OSError):
            raise ValueError(f"there is no time zone {zone!r}") from None
        return zone

    @property
    def in_channel(self) -> bool:
        """Whether to mention the user in the channel."""
        return self.ways != "direct" or self.direct_closed

    @property
    def in_person(self) -> bool:
        """Whether to send a direct message."""
        return self.ways != "channel" and not self.direct_closed

    def breaks(self) -> Iterator[tuple[datetime, datetime]]:
        """Yield the vacations as spans of time, in order, touching ones as one."""
        zone = zone_of(self.zone)
        start = end = None
        for vacation in sorted(self.vacations, key=lambda one: one.first):
            first = _midnight(vacation.first, zone)
            last = _midnight(vacation.last + DAY, zone)
            if start is None or end is None or first > end:
                if start is not None and end is not None:
                    yield start, end
                start, end = first, last
            else:
                end = max(end, last)
        if start is not None and end is not None:
            yield start, end

    def loud_from(self, moment: datetime) -> datetime:
        """Return the first moment from `moment` on that is neither in quiet hours nor in a vacation."""
        while True:
            at = moment
            for start, end in self.breaks():
                if start <= at < end:
                    at = end
            if self.quiet_from is not None and self.quiet_until is not None:
                at = loud_from(at, zone_of(self.zone), self.quiet_from, self.quiet_until)
            if at == moment:
                return at
            moment = at

    def vacation_days(self, year: int) -> int:
        """Return the number of days of vacations that begin in a year. The settings page limits them."""
        return sum(vacation.days for vacation in self.vacations if vacation.first.year == year)


def _midnight(day: date, zone: tzinfo) -> datetime:
    return datetime.combine(day, time(), zone).astimezone(UTC)


def read_wishes(settings: Mapping[str, Any]) -> Wishes:
    """Read the preferences from a user's stored settings; {} gives the defaults."""
    return Wishes.model_validate(settings)


def changed(settings: Mapping[str, Any], **wishes: Any) -> dict[str, Any]:
    """Return a user's settings with some preferences changed. Raise pydantic's `ValidationError`.

    A value may be what the user typed: "Europe/Berlin", "22:30", 43200 seconds.
    """
    new = read_wishes({**settings, **wishes}).model_dump(mode="json", include=set(wishes))
    return {**settings, **new}
