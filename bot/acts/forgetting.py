"""Forgetting a user who asks for it: they leave their tables, and nothing that is kept leads to them."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, nullcontext, suppress

from bot.acts.answers import Answer
from bot.acts.lobby import Lobbies
from bot.acts.seats import SeatChanges
from bot.acts.wrecks import leave_wreck
from bot.errors import PlayerError
from bot.menus.parts import Button
from bot.menus.settings_buttons import ForgetMe
from bot.storage import TableRow
from bot.table.damage import one_of_several
from bot.table.tables import Tables
from bot.table.wrecks import is_wreck

PATIENCE = 10.0
"""Seconds for deleting what a leaving user was sent: afterwards nothing links those messages to them."""


def new_stand_in() -> int:
    """Return a random negative number. It is no user's id, because Discord's ids are positive."""
    return -1 - secrets.randbelow(2**62)


class Forgetting:
    """Forgets users.

    seats: Hands their seats on.
    emptied: Returns when the outbox is empty.
    forgotten: Called with the user after results have got the stand-in's id.
    without: A context in which the user has left their leagues; no league is written while it is open.
    """

    def __init__(
        self,
        tables: Tables,
        lobbies: Lobbies,
        seats: SeatChanges,
        emptied: Callable[[], Awaitable[None]],
        new_stand_in: Callable[[], int] = new_stand_in,
        forgotten: Callable[[int], None] = lambda _: None,
        without: Callable[[int], AbstractAsyncContextManager[None]] = lambda _: nullcontext(),
    ) -> None:
        self._without = without
        self._forgotten = forgotten
        self._tables = tables
        self._lobbies = lobbies
        self._seats = seats
        self._emptied = emptied
        self._new_stand_in = new_stand_in

    def ask(self) -> Answer:
        """Say what will be forgotten, and ask the user to confirm."""
        words = self._tables.words
        return Answer(words("forget-sure"), ((Button(str(ForgetMe(0)), words("button-forget"), "danger"),),))

    async def forget(self, user: int) -> Answer:
        """Remove a user from every table and replace their id everywhere. Return the reply, which is not deleted: no post says the same."""
        async with self._without(user):
            await self._leave_tables(user)
            words = self._tables.words
            name = lambda seat: words("seat-name", number=seat + 1)  # noqa: E731  # SQLite calls it for each seat
            for table in await self._tables.storage.forget_user(user, self._new_stand_in(), name):
                self._tables.forget(table)
        self._forgotten(user)
        return Answer(words("forgotten"))

    async def _leave_tables(self, user: int) -> None:
        """Remove a user from every table. Wait up to `PATIENCE` until the outbox is empty, so that messages to them are deleted."""
        for row in await self._tables.storage.tables_of(user):
            # A table that is stopped or just over refuses this. The id is replaced there anyway.
            with suppress(PlayerError), one_of_several(row.id):
                await self._leave(row, user)
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self._emptied()

    async def _leave(self, row: TableRow, user: int) -> None:
        if row.status == "lobby":
            await self._lobbies.leave(row.id, user)
            return
        async with self._tables.hold(row.id) as held:
            if is_wreck(held.live):
                await leave_wreck(self._tables, held, user)
                return
        for seat in row.seats:
            if seat.user == user:
                await self._seats.open(row.id, user, seat.seat, self._tables.robot)
