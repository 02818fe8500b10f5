"""The header of a save, and the checks before a save is replayed."""

import dataclasses
import re
from typing import Any

from games.core.game import Game
from games.core.log import Entry, Log
from games.core.moves import CHANCE
from games.core.records import record


class DamagedSave(Exception):
    """A save that does not replay: an entry is illegal, or a digest differs; the text says which."""


MOST_RENEWALS = 50
"""Maximum number of times that a table's secret may have been renewed."""


@record
class Renewal:
    """A new secret, used for every draw from entry `since` on, because somebody knows the one before."""

    since: int
    secret: str


@record
class Header:
    """The settings that a table is created with. The header and the log are the whole save.

    secret: 128 bits in hex digits.
    overrides: An operator's corrections of the data file.
    renewals: The secrets that replaced the first one, one each time the save was brought to another table.
    looked_from: The first undo that took back something seen and so changed the key of later draws. None if
        there was none, or if all were made when an undo did not change the draws.
    """

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    secret: str
    overrides: dict[str, Any] = dataclasses.field(default_factory=dict[str, Any])
    renewals: tuple[Renewal, ...] = ()
    looked_from: int | None = None

    def secret_of(self, n: int) -> str:
        """Return the secret for entry `n`, if that is a draw."""
        return next((one.secret for one in reversed(self.renewals) if one.since <= n), self.secret)


def check_header(game: Game, header: Header) -> None:
    """Refuse a header that no table of this program can have; raise `DamagedSave`."""
    if not 1 <= header.rules <= game.rules:
        raise DamagedSave(f"{game.key} has no rules {header.rules} here, only 1 to {game.rules}")
    for secret in (header.secret, *(one.secret for one in header.renewals)):
        if not re.fullmatch("[0-9a-f]{32}", secret):
            raise DamagedSave("the table's secret is not 32 hex digits")
    since = [one.since for one in header.renewals]
    if len(since) > MOST_RENEWALS or any(one < 0 for one in since) or since != sorted(since):
        raise DamagedSave("the table's secret was not renewed like this")
    if header.looked_from is not None and header.looked_from < 0:
        raise DamagedSave("the key of the table's draws was not changed like this")
    try:
        game.read_options(header.options)
        seats = game.seats_for(header.options)
    except ValueError as error:
        raise DamagedSave(str(error)) from None
    if header.seats not in seats:
        raise DamagedSave(f"{game.key} is not for {header.seats} seats")


def check_entry(log: Log, header: Header, entry: Entry) -> None:
    """Refuse an entry that cannot come next in this log; raise `DamagedSave`."""
    n = len(log.entries)
    if entry.n != n:
        raise DamagedSave(f"entry {n} is missing: {entry.n} follows")
    if not CHANCE <= entry.seat < header.seats:
        raise DamagedSave(f"entry {n}: there is no seat {entry.seat}")
    if entry.undo is not None and not (0 <= entry.undo < n and log.is_decision(entry.undo)):
        raise DamagedSave(f"entry {n} takes back {entry.undo}, which is no decision")
