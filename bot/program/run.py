"""Starts the bot: settings, storage, tables, client; on Discord or on the local one."""

import asyncio
import gc
import logging
import os
import sys
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, nullcontext, suppress
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

from bot.acts.housekeeping import Lifetimes
from bot.acts.operating import Operations
from bot.acts.resources import Resources
from bot.app import App, Apps
from bot.discord.client import Caravel, Turn
from bot.discord.identity import CLIENTS
from bot.discord.shared import Shared
from bot.errors import OperatorError
from bot.program.connecting import Division, advised
from bot.program.files import check_files
from bot.program.outside import Connected, Connection, on_stop
from bot.program.page import serving_page
from bot.program.shards import Making, Shards
from bot.program.watching import Watching
from bot.settings import AUTO, Settings
from bot.storage import Ownership, OwnsAll, Storage, open_storage
from bot.storage.opening import is_server
from bot.storage.sqlite.backups import keep_backing_up
from bot.table.tables import Chosen, Tables, new_secret
from bot.time.clock import Clock, SystemClock
from games import all_games
from games.core.box import load_overrides
from games.processes import GARBAGE
from games.words.files import languages
from games.words.parsed import collector_off
from games.words.phrases import phrases

log = logging.getLogger(__name__)

SWITCH = 0.0005
"""Seconds after which Python interrupts a thread that draws, so that others can run."""


def be_swift() -> None:
    """Set Python up for many tables: neither drawing nor garbage collection may delay the answer to a click."""
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*GARBAGE)


def connection(settings: Settings) -> Connection:
    """Return the connection to Discord, or to a local Discord that it starts. Raise `OperatorError` for contradictory settings."""
    if settings.discord_token is not None:
        return nullcontext(on_discord(settings, settings.discord_token.get_secret_value()))
    from bot.program.local import started  # noqa: PLC0415  # brings the local Discord, which is not needed on Discord

    return started(settings)


def on_discord(settings: Settings, token: str) -> Connected:
    """Return the settings for logging in at Discord. With a client secret there is a page, which needs a public address."""
    secret = settings.client_secret
    if secret is None:
        return Connected(token, dict)
    if settings.page_address is None:
        raise OperatorError(
            "CARAVEL_PAGE_ADDRESS: with CARAVEL_CLIENT_SECRET there is a page: set the address at which Discord reaches it"
        )
    return Connected(token, dict, secret.get_secret_value(), CLIENTS)


async def run(
    settings: Settings,
    connect: Callable[[Settings], Connection] = connection,
    *,
    clock: Clock | None = None,
    new_secret: Callable[[], str] = new_secret,
) -> int:
    """Run the bot until it is stopped, and return the exit code. `new_secret` makes the secrets of tables."""
    be_swift()
    with collector_off():
        overrides, apps = read_overrides(settings), Apps()
        check_data()
    # Everything imported and read so far stays in memory, so the garbage collector need not check it again.
    gc.freeze()
    stopped = on_stop()
    with (
        Resources(clock=clock, operations=operations(settings)) as resources,
        Shared(resources, language=settings.language) as shared,
    ):
        async with (
            await open_storage(settings.address) as storage,
            backing_up(storage, settings),
            Watching(storage, apps).watched(settings.health_port),
            connect(settings) as to,
            serving_page(settings, to, storage, apps, resources) as site,
        ):

            def app(door: Storage) -> App:
                tables = new_tables(door, settings, overrides, resources, new_secret)
                made = new_app(tables, settings, resources, apps)
                if site is not None:
                    site.connect(made)
                return made

            def client(app: App, turn: Turn) -> Caravel:
                shard = app.tables.storage.shard
                of = {
                    "shard_id": shard.number,
                    "shard_count": shard.count,
                    "has_page": to.client_secret is not None,
                }
                return Caravel(app, shared, turn=turn, draws_emojis=True, **of, **to.arguments())

            async def play() -> None:
                division = await divided(settings, to)
                ownership = owning(settings, storage, division.count)
                await Shards(apps, shared, storage, Making(app, client, to.token), ownership, division).run()

            await _until(stopped, play())
    return 0


async def divided(settings: Settings, to: Connected) -> Division:
    """Return the division of the bot into shards, as set by the operator or recommended by Discord."""
    if settings.shards == 1:
        return Division(1, 1)
    found = await advised(to.token, to.arguments)
    return found if settings.shards == AUTO else replace(found, count=settings.shards)


def owning(settings: Settings, storage: Storage, count: int) -> Ownership:
    """Return the ownership of shards: this process owns all, unless several processes may share a server's database."""
    if not is_server(settings.address):
        return OwnsAll(count)
    from bot.storage.keeper import Keeper  # noqa: PLC0415  # brings psycopg, which is installed only where it is wanted

    return Keeper(str(settings.address), count, heard=storage.heard, silent=storage.forget_cached)


def operations(settings: Settings) -> Operations:
    """Return the operators of the bot, and the folder of its backups."""
    return Operations(settings.owners, settings.backups if backs_up(settings) else None)


def new_tables(
    storage: Storage,
    settings: Settings,
    overrides: Mapping[str, Any],
    resources: Resources,
    new_secret: Callable[[], str],
) -> Tables:
    """Return the tables of a shard, with the operator's settings."""
    chosen = Chosen(settings.language, overrides, settings.tables_per_user, settings.robot)
    now, another_copy = resources.clock.now, resources.another_copy
    return Tables(storage, chosen, now=now, new_secret=new_secret, another_copy=another_copy)


def new_app(tables: Tables, settings: Settings, resources: Resources, apps: Apps) -> App:
    """Return an app that has not been started."""
    return App(tables, resources, apps, limits=lifetimes_of(settings), shows_thinking=True)


def lifetimes_of(settings: Settings) -> Lifetimes:
    """Return the operator's settings of how long tables are kept."""
    return Lifetimes(
        lobby=timedelta(days=settings.lobby_days),
        idle=timedelta(days=settings.idle_days),
        finished=timedelta(days=settings.finished_days),
        notice=timedelta(days=settings.notice_days),
        forget=timedelta(days=settings.forget_days) if settings.forget_days else None,
    )


def backs_up(settings: Settings) -> bool:
    """Whether the bot writes backups itself. PostgreSQL is backed up by its own tools."""
    return settings.backup_hours > 0 and isinstance(settings.database, Path)


@asynccontextmanager
async def backing_up(storage: Storage, settings: Settings) -> AsyncIterator[None]:
    """Write backups in the background while the context is open, as the settings say."""
    if not backs_up(settings):
        yield
        return
    check_backups(settings.backups)
    every, keep = timedelta(hours=settings.backup_hours), timedelta(days=settings.backup_keep_days)
    task = asyncio.create_task(keep_backing_up(storage, settings.backups, every, keep, SystemClock()))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def check_backups(folder: Path) -> None:
    """Create the folder of backups if it does not exist. Raise `OperatorError` unless it can be written to."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        writable = os.access(folder, os.W_OK)
    except OSError as error:
        raise OperatorError(
            f"CARAVEL_BACKUPS: {folder} cannot be a folder ({error.strerror}); name another one"
        ) from None
    if not writable:
        raise OperatorError(
            f"CARAVEL_BACKUPS: {folder} is read-only; name another folder, or make it writable"
        )


def check_data() -> None:
    """Read every game's components, its words in every language, and other files. Raise `DataError` at the start, not during a game.

    Clients describe their commands in all languages; reading the words only then would delay other work for seconds.
    """
    for game in all_games().values():
        game.open_box(game.rules, game.options(), {})
        for language in languages():
            phrases(language, game.key)
    check_files()


def read_overrides(settings: Settings) -> Mapping[str, Any]:
    """Return the operator's corrections by game, checked against each game's data. Raise `DataError`."""
    if settings.overrides is None:
        return {}
    return load_overrides(settings.overrides, all_games())


async def _until(stopped: asyncio.Event, work: Any) -> None:
    """Run `work` until the program is stopped."""
    task = asyncio.create_task(work)
    waiting = asyncio.create_task(stopped.wait())
    done, _ = await asyncio.wait({task, waiting}, return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    if task in done:
        task.result()
        return
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
