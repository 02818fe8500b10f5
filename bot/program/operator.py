"""The operator's tools: checking, verifying and exporting saves, the bot's health, copying, and restoring a backup."""

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import aiohttp

from bot.errors import OperatorError
from bot.settings import Settings
from bot.storage import Json, Storage, open_storage
from bot.storage.copying import copy, digest
from bot.storage.sqlite.backups import restore
from bot.storage.sqlite.opening import create_private
from bot.table.damage import notes_of
from bot.table.exports import read_save as stored_save
from bot.table.fairness import promise, verify
from bot.table.replaying import replay
from bot.table.tables import utc_now
from games import all_games
from games.core.box import DataError
from games.core.header import DamagedSave
from games.core.saves import save_from_data
from games.core.table import Table

MOST_ID = 2**63 - 1
"""The largest number of a table that a database can be asked for."""


def verify_save(path: Path) -> int:
    """Repeat a save's draws. Return 1 if one does not follow from its secret, else 0. Raise `OperatorError`."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        game, header, entries = save_from_data(all_games(), data)
        verdict = verify(Table.replay(game, header, entries, check_all=True))
    except (OSError, ValueError, RecursionError, AssertionError, DataError, DamagedSave) as error:
        raise OperatorError(f"{path}: cannot be verified: {error}") from None
    for one in verdict.stretches:
        dealt = "all dealt from it" if not one.wrong else f"not so: {one.wrong}"
        print(f"{game.key}: SHA-256 of the secret: {promise(one.secret)}: {one.draws} draws, {dealt}")
    print("compare with what was posted at the table: a file alone proves nothing")
    return 0 if verdict.is_fair else 1


def export(settings: Settings, number: int, out: Path) -> int:
    """Write a table's save, with every secret of the table, to a file. Raise `OperatorError`."""
    save = asyncio.run(read_save(settings, number))
    create_private(out)
    try:
        out.write_text(json.dumps(save), encoding="utf-8")
    except OSError as error:
        raise OperatorError(f"{out}: cannot be written: {error.strerror}") from None
    print(f"table {number} is in {out}; it holds every secret of the table")
    return 0


async def ask_health(settings: Settings) -> int:
    """Print the health of the bot that runs with these settings. Return 0 if all is well, else 1. Raise `OperatorError`."""
    if not settings.health_port:
        raise OperatorError("CARAVEL_HEALTH_PORT: 0, so nobody answers; set it, and start the bot again")
    address = f"http://127.0.0.1:{settings.health_port}/healthz"
    try:
        async with aiohttp.ClientSession() as session, session.get(address) as answer:
            print(await answer.text())
            return 0 if answer.ok else 1
    except aiohttp.ClientError as error:
        print(f"{address}: nobody answers: {error}", file=sys.stderr)
        return 1


async def copy_all(source: str, target: str) -> int:
    """Copy all tables from one database, a file or an address, into another one that is empty. Raise `StorageError`."""
    print(f"{await copy(source, target)} rows are copied; check-saves shows the same digest for both")
    return 0


def put_back(settings: Settings, copy: Path) -> int:
    """Replace the database by a backup. Raise `StorageError` if that fails or a bot uses the database.

    If there is no file `copy`, use the backup of that name.
    """
    if not isinstance(settings.database, Path):
        raise OperatorError(
            "CARAVEL_DATABASE: PostgreSQL is backed up and restored by its own tools: use pg_dump and pg_restore"
        )
    copy = copy if copy.exists() else settings.backups / copy
    aside = restore(copy, settings.database, utc_now())
    print("when the bot starts, each running table is told where it stands")
    print(f"{settings.database} is {copy} now" + (f"; what it was before is {aside}" if aside else ""))
    return 0


async def read_save(settings: Settings, number: int) -> dict[str, Any]:
    """Return a table's save as JSON data. Raise `OperatorError`."""
    async with await open_storage(settings.address, shared=True) as storage:
        save = await stored_save(storage, number) if abs(number) <= MOST_ID else None
    if save is None:
        raise OperatorError(f"{storage.name}: there is no table {number} that has started")
    return save


async def _log_of(storage: Storage, table: int) -> list[Json]:
    """Return the entries of a table. Raise `DamagedSave`."""
    try:
        return await storage.load_log(table)
    except ValueError:
        # Not the error itself: it repeats what could not be read, which may be secret.
        raise DamagedSave("its log cannot be read") from None


async def check_saves(settings: Settings) -> int:
    """Replay every running table with the present code, and compare every digest. Return 1 if a table is damaged, else 0."""
    damaged = 0
    async with await open_storage(settings.address, shared=True) as storage:
        rows = [row for row in await storage.live_tables() if row.status == "running"]
        for row in rows:
            game = all_games().get(row.game)
            try:
                if game is None:
                    raise DamagedSave(f"there is no game {row.game!r} here")  # noqa: TRY301  # reported like the others
                if notes_of(row) is None:
                    raise DamagedSave("its notes cannot be read")  # noqa: TRY301  # reported like the others
                replay(game, row, await _log_of(storage, row.id), check_all=True)
            except DamagedSave as error:
                damaged += 1
                print(f"table {row.id} ({row.game}): {error}")
        entries, found = await digest(storage)
    print(f"SHA-256 of all saves, {entries} entries: {found}")
    print(
        f"{len(rows) - damaged} of {len(rows)} running tables replay",
        file=sys.stderr if damaged else sys.stdout,
    )
    return 1 if damaged else 0
