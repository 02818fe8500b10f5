"""The bot's own program, with the local Discord at URL in the place of Discord: `python -m tests.support.program URL …`.

Everything else comes from the command line and the environment, as in real life. Its tables' secrets are
always the same, so that a play can be repeated. Where CLOCK names a file, its clock is as many seconds ahead of the
machine's as stand there at the moment.
"""

import os
import sys
from contextlib import nullcontext
from datetime import timedelta
from functools import partial
from pathlib import Path

from bot.acts import presence
from bot.local import client_arguments, redirect
from bot.program.command_line import main
from bot.program.outside import Connected, Connection
from bot.program.run import run
from bot.settings import Settings
from bot.time.clock import SystemClock
from tests.support.program import CLOCK, SECRET, FileClock


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
