"""The bot's own program, with the local Discord at URL in the place of Discord: `python -m tests.support.program URL …`.

Everything else comes from the command line and the environment, as in real life. Its tables' secrets are
always the same, so that a play can be repeated. Where CLOCK names a file, its clock is as many seconds ahead of the
machine's as stand there at the moment.
"""

import asyncio
import os
import sys
from contextlib import nullcontext, suppress
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path

from bot.__main__ import main
from bot.acts import presence
from bot.local import client_arguments, redirect
from bot.program.outside import Connected, Connection
from bot.program.run import run
from bot.settings import Settings
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


def local(settings: Settings) -> Connection:
    """Log in with the token of the settings, and be a client of the local Discord."""
    assert settings.discord_token is not None
    return nullcontext(Connected(settings.discord_token.get_secret_value(), client_arguments))


if __name__ == "__main__":
    url, file = sys.argv.pop(1), os.environ.get(CLOCK)
    # Tests let days pass by a leap of the clock: no machine was suspended then.
    presence.SUSPENDED = timedelta.max
    clock = FileClock(Path(file)) if file else SystemClock()
    with redirect(url):
        sys.exit(main(partial(run, connect=local, clock=clock, new_secret=lambda: SECRET)))
