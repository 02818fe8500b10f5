"""The bot's own program for tests: `python -m tests.support.program`."""

import asyncio
import re
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path

from bot.time.clock import SystemClock

SECRET = "5eed" * 8
CLOCK = "TEST_CLOCK"
LOOK = 0.1
"""Seconds after which a sleeper looks how late it is by now."""


class FileClock(SystemClock):
    """A clock that is set by a file."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def now(self) -> datetime:
        """Return the present moment."""
        return super().now() + timedelta(seconds=float(self._file.read_text(encoding="ascii")))

    async def sleep_until(self, moment: datetime, sooner: asyncio.Event) -> None:
        """Return at that moment, or as soon as the event is set."""
        while not sooner.is_set() and self.now() < moment:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await sooner.wait()


ORPHAN = re.compile(
    r'Traceback \(most recent call last\):\n  File "<string>", line 1, in <module>\n(?:  .*\n)+EOFError: Ran out of input\n'
)
"""The error of a child process whose parent was killed while it started the child."""


def without_orphans(said: str) -> str:
    """Return a killed program's errors without those of the children that it was starting."""
    return ORPHAN.sub("", said)
