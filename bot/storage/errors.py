"""The door's errors: an unusable database, and changes that came too late."""

from pathlib import Path
from typing import Literal


class StorageError(Exception):
    """The database cannot be used; the text is one line for the operator: file or address, what is wrong, remedy."""

    def __init__(self, where: Path | str, wrong: str, remedy: str) -> None:
        super().__init__(f"{where}: {wrong}; {remedy}")


class Duplicate(Exception):
    """One of our database tables already has a row with this key; nothing was changed. Only the door catches it."""

    def __init__(self, table: str) -> None:
        super().__init__(f"{table} has such a row already")
        self.table = table


class Conflict(Exception):
    """Another client has changed the data first. Nothing was changed: reload the table and decide again."""


class EntryTaken(Conflict):
    """Another process has written an entry with this number."""

    def __init__(self, table: int, n: int) -> None:
        super().__init__(f"table {table} has an entry {n} already")
        self.table, self.n = table, n


class Outdated(Conflict):
    """The revision of a table or a league is not the one that the change was made for."""

    def __init__(self, what: Literal["table", "league"], number: int, expected: int) -> None:
        super().__init__(f"{what} {number} is not at revision {expected} any more")
        self.number, self.expected = number, expected


class ChannelTaken(Conflict):
    """The channel already has a lobby or a running table."""

    def __init__(self, channel: int) -> None:
        super().__init__(f"channel {channel} has a table already")
        self.channel = channel
