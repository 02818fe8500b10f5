"""Opening the database, of whichever engine it is."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

from bot.storage.door import Storage
from bot.storage.engine import Engine
from bot.storage.errors import StorageError
from bot.storage.sqlite.engine import open_file
from bot.storage.sqlite.opening import PATIENCE


async def open_storage(
    address: Path | str,
    *,
    shared: bool = False,
    alone: bool = False,
    patience: float = PATIENCE,
    steps: Sequence[str] | None = None,
    durable: bool = True,
) -> Storage:
    """Open the database, create it if there is none, bring an older one up to date.

    A file belongs to one bot at a time, a server's database to any number; `shared` is for tools that look at it beside a
    running bot, `alone` for those that no bot may disturb. Before an older file is changed,
    a copy of it is put beside it, for going back to the version before. `steps` are the
    migrations, today's if not given. Not `durable`: a commit does not wait for the disk, in tests. Raises
    `StorageError` and leaves the database as it was if it is in use, cannot be reached, is read-only, newer than the program,
    not a database of ours, or damaged.
    """
    if is_server(address):
        how = {"shared": shared, "alone": alone}
        return Storage(await _connect(str(address), how, patience, steps, durable=durable))
    file = Path(address)
    return Storage(await open_file(file, shared=shared, patience=patience, steps=steps, durable=durable))


def is_server(address: Path | str) -> bool:
    """Whether this is the address of a server's database, not the name of a file."""
    return isinstance(address, str) and "://" in address


async def _connect(
    address: str, how: dict[str, bool], patience: float, steps: Sequence[str] | None, *, durable: bool
) -> Engine:
    try:
        from bot.storage.postgres.opening import open_server  # noqa: PLC0415  # installed only where it is wanted
    except ModuleNotFoundError as error:
        raise StorageError(
            "CARAVEL_DATABASE", f"{error.name} is not installed", "pip install '.[postgres]'"
        ) from None
    return await asyncio.to_thread(
        open_server, address, **how, patience=patience, steps=steps, durable=durable
    )
