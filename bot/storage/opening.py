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
    create: bool = True,
    patience: float = PATIENCE,
    steps: Sequence[str] | None = None,
    durable: bool = True,
) -> Storage:
    """Open the database. Create it if there is none, and migrate an older one.

    A file belongs to one bot at a time, a server's database to any number. Before an older file is migrated, a copy of it is
    written beside it, for going back to the version before.

    shared: For tools that read it beside a running bot. A file must exist.
    alone: For tools during which no bot may use it.
    create: If False, a file must exist.
    steps: The migrations; by default the present ones.
    durable: False in tests: a commit does not wait for the disk.

    Raise `StorageError`, with the database unchanged, if it is in use, unreachable, read-only, newer than the program, not a database
    of ours, or damaged.
    """
    if is_server(address):
        how = {"shared": shared, "alone": alone}
        return Storage(await _connect(str(address), how, patience, steps, durable=durable))
    file = Path(address)
    opened = await open_file(
        file, shared=shared, create=create, patience=patience, steps=steps, durable=durable
    )
    return Storage(opened)


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
