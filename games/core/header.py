"""The header of a save, and what is refused before a save is replayed."""

import dataclasses
import re
from typing import Any

from games.core.game import Game
from games.core.log import Entry, Log
from games.core.moves import CHANCE
from games.core.records import record


class DamagedSave(Exception):
    """A save that does not replay: an entry that is not legal, or a digest that differs; the text says which."""


MOST_RENEWALS = 50
"""How often a table's secret may have been renewed."""


@record
class Renewal:
    """A new secret, from which every draw is dealt from entry `since` on: the one before is known to somebody."""

    since: int
    secret: str


@record
class Header:
    """What a table is created with; together with its log it is the whole save.

    `secret` is 128 bits in hex digits; `overrides` are an operator's corrections of the data file; `renewals` are the
    secrets that have taken the first one's place since, each time the save was brought to another table. `looked_from` is the
    first undo that took back something seen and so changed the key of the draws after it; None if there was none, or if all
    were made when an undo left the luck as it was.
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
        """Return the secret from which entry `n` is dealt if it is a draw."""
        return next((one.secret for one in reversed(self.renewals) if one.since <= n), self.secret)


def check_header(game: Game, header: Header) -> None:
    """Refuse a header that no table of this program was created with; raises `DamagedSave`."""
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
    """Refuse an entry that cannot follow in this log; raises `DamagedSave`."""
    n = len(log.entries)
    if entry.n != n:
        raise DamagedSave(f"entry {n} is missing: {entry.n} follows")
    if not CHANCE <= entry.seat < header.seats:
        raise DamagedSave(f"entry {n}: there is no seat {entry.seat}")
    if entry.undo is not None and not (0 <= entry.undo < n and log.is_decision(entry.undo)):
        raise DamagedSave(f"entry {n} takes back {entry.undo}, which is no decision")
