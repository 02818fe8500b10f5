"""The current time, and sleeping until a moment. Passed as an argument, so that tests can play three weeks in a second."""

import asyncio
from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """A clock that can be asked for the time and slept on."""

    def now(self) -> datetime:
        """Return the present moment."""
        ...

    async def sleep_until(self, moment: datetime, sooner: asyncio.Event) -> None:
        """Sleep until that moment, or until the event is set."""
        ...


class SystemClock:
    """The clock of the machine."""

    def now(self) -> datetime:
        """Return the present moment."""
        return datetime.now(UTC)

    async def sleep_until(self, moment: datetime, sooner: asyncio.Event) -> None:
        """Sleep until that moment, or until the event is set."""
        try:
            async with asyncio.timeout((moment - self.now()).total_seconds()):
                await sooner.wait()
        except TimeoutError:
            return
