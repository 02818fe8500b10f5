"""The bot's own program, with the local Discord at URL in the place of Discord: `python -m tests.support.program URL …`.

Everything else comes from the command line and the environment, as in real life. Its tables' secrets are
always the same, so that a play can be repeated.
"""

import sys
from functools import partial

import bot.program.run
from bot.__main__ import main
from bot.discord.client import Caravel
from bot.local import client_arguments, redirect
from bot.table.tables import Tables

SECRET = "5eed" * 8

if __name__ == "__main__":
    url = sys.argv.pop(1)
    bot.program.run.Caravel = lambda *given, **more: Caravel(*given, **more, **client_arguments())
    bot.program.run.Tables = partial(Tables, new_secret=lambda: SECRET)
    with redirect(url):
        sys.exit(main())
