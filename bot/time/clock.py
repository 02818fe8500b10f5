"""The time, and waiting for a moment. It is handed in, so that tests can play three weeks in a second."""

import asyncio
from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """What time it is, and waiting for a moment."""

    def now(self) -> datetime:
        """Return the present moment."""
        ...

    async def sleep_until(self, moment: datetime, sooner: asyncio.Event) -> None:
        """Return at that moment, or as soon as the event is set."""
        ...


class SystemClock:
    """The clock of the machine."""

    def now(self) -> datetime:
        """Return the present moment."""
        return datetime.now(UTC)

    async def sleep_until(self, moment: datetime, sooner: asyncio.Event) -> None:
        """Return at that moment, or as soon as the event is set."""
        try:
            async with asyncio.timeout((moment - self.now()).total_seconds()):
                await sooner.wait()
        except TimeoutError:
            return
