"""The command line: running the bot, and the operator's tools."""

import argparse
import asyncio
import sys
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

from bot.errors import OperatorError
from bot.health.logs import set_up
from bot.health.version import is_checkout, version
from bot.program.filling import fill_in, rate
from bot.program.operator import ask_health, check_saves, copy_all, export, put_back, verify_save
from bot.program.run import run
from bot.settings import Settings, SettingsError, read_settings
from bot.storage import StorageError
from games.core.box import DataError

Run = Callable[[Settings], Coroutine[Any, Any, int]]
"""Runs the bot and returns the exit code."""

REFUSED = 2
"""The exit code when an operator must mend something first."""


def main(running: Run = run) -> int:
    """Run the typed command, and return the exit code. `running` runs the bot."""
    options = arguments(running).parse_args()
    try:
        settings = read_settings()
        set_up(settings.log_level, settings.log_format)
        command: Callable[[Settings, argparse.Namespace], int] = options.command
        return command(settings, options)
    except (SettingsError, StorageError, DataError, OperatorError) as error:
        print(f"caravel: {error}", file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        return 0


def arguments(running: Run) -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    parser = argparse.ArgumentParser(
        prog=None if Path(sys.argv[0]).name == "caravel" else "python -m bot",
        description="Caravel, a bot for board games by chat: without a command it runs, like play",
    )
    parser.add_argument("--version", action="version", version=f"Caravel {version()}")
    parser.set_defaults(command=partial(_play, running))
    commands = parser.add_subparsers(title="commands")
    playing = commands.add_parser(
        "play", help="run the bot: on Discord with a token, else with a page to play on"
    )
    playing.set_defaults(command=partial(_play, running))
    on_discord = commands.add_parser(
        "discord", help="run the bot on Discord; refuses to start without a token"
    )
    on_discord.set_defaults(command=partial(_on_discord, running))
    check = commands.add_parser("check-saves", help="replay every running table against the code at hand")
    check.set_defaults(command=lambda settings, _: asyncio.run(check_saves(settings)))
    fair = commands.add_parser("verify", help="deal a save's draws again and compare")
    fair.add_argument("save", type=Path)
    fair.set_defaults(command=lambda _, options: verify_save(options.save))
    exporting = commands.add_parser("export", help="write a table's save, with all its secrets")
    exporting.add_argument("table", type=int)
    exporting.add_argument("--out", type=Path, required=True)
    exporting.set_defaults(command=lambda settings, o: export(settings, o.table, o.out))
    asking = commands.add_parser("health", help="ask a running bot how it is doing; exit code 1 if not well")
    asking.set_defaults(command=lambda settings, _: asyncio.run(ask_health(settings)))
    restoring = commands.add_parser("restore", help="put a back-up in the place of the database")
    restoring.add_argument("backup", type=Path)
    restoring.set_defaults(command=lambda settings, options: put_back(settings, options.backup))
    copying = commands.add_parser(
        "copy", help="copy all tables into an empty database, of SQLite or PostgreSQL"
    )
    copying.add_argument("source", metavar="FROM", help="a file, or postgresql://user:password@host/name")
    copying.add_argument(
        "target", metavar="TO", nargs="?", help="likewise; that of CARAVEL_DATABASE if left out"
    )
    copying.set_defaults(
        command=lambda settings, o: asyncio.run(copy_all(o.source, o.target or settings.address))
    )
    filling = commands.add_parser("fill-in", help="fill in what results tell, from logs that still replay")
    filling.set_defaults(command=lambda settings, _: asyncio.run(fill_in(settings)))
    rating = commands.add_parser("rate", help="work all ratings out again from the results, and print them")
    rating.set_defaults(command=lambda settings, _: asyncio.run(rate(settings)))
    _add_what_plays(commands)
    return parser


def _add_what_plays(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the commands for playing: robots through the local Discord, the local Discord itself, a visit to a real channel."""
    play = commands.add_parser("selfplay", help="robots play a whole game through the wire")
    play.add_argument("game")
    play.add_argument("--seats", type=int, default=4)
    play.add_argument("--seed", type=int, default=1)
    play.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    play.add_argument("--robot", default="random", help="which robot decides for everybody")
    play.add_argument("--out", required=True, help="folder for posts and pictures")
    play.add_argument(
        "--svg", action="store_true", help="write the table as SVG, too, at the end of each phase"
    )
    play.set_defaults(command=_selfplay)
    serving = commands.add_parser("local", help="serve the local Discord alone, for bots that join it")
    serving.set_defaults(command=_serve)
    joining = commands.add_parser("join", help="run on a local Discord that is served on this machine")
    joining.set_defaults(command=_join)
    visit = commands.add_parser("smoke", help="visit a real channel and write down what went over the wire")
    visit.add_argument("--channel", type=int, required=True, help="id of a text channel to play in")
    visit.add_argument("--out", type=Path, default=Path("smoke.jsonl"), help="file for the recording")
    visit.add_argument("--patience", type=float, default=60.0, help="seconds to wait for the four clicks")
    visit.set_defaults(command=_smoke)


def _play(running: Run, settings: Settings, _: argparse.Namespace) -> int:
    if not is_checkout():
        print(f"Caravel keeps its files in {Path.cwd()}", flush=True)
    return asyncio.run(running(settings))


def _on_discord(running: Run, settings: Settings, options: argparse.Namespace) -> int:
    if settings.discord_token is None:
        raise OperatorError(
            "there is no DISCORD_TOKEN: set it in .env or the environment; caravel play runs without one"
        )
    return _play(running, settings, options)


def _serve(settings: Settings, _: argparse.Namespace) -> int:
    from bot.program.local import serve  # noqa: PLC0415  # brings the local Discord, which is not needed on Discord

    return asyncio.run(serve(settings))


def _join(settings: Settings, _: argparse.Namespace) -> int:
    from bot.program.local import joined  # noqa: PLC0415  # as above

    return asyncio.run(run(settings, joined))


def _selfplay(_: Settings, options: argparse.Namespace) -> int:
    from bot.rehearsal.selfplay import selfplay  # noqa: PLC0415  # brings the local Discord, which the bot does not need

    play = selfplay(
        options.game,
        options.seats,
        options.seed,
        options.out,
        option=options.option,
        robot=options.robot,
        svg=options.svg,
    )
    return asyncio.run(play)


def _smoke(settings: Settings, options: argparse.Namespace) -> int:
    from bot.rehearsal.smoke import smoke  # noqa: PLC0415  # an operator's tool, not part of the bot

    if settings.discord_token is None:
        raise OperatorError("smoke visits the real Discord: set DISCORD_TOKEN")
    token = settings.discord_token.get_secret_value()
    asyncio.run(smoke(token, options.channel, options.out, options.patience))
    print(f"The recording is in {options.out}")
    return 0
