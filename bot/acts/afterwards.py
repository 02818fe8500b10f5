"""Rematches and shared replays of finished tables."""

from bot.acts.answers import Answer
from bot.acts.lobby import Lobbies
from bot.acts.look import require_over
from bot.errors import PlayerError
from bot.menus.plain import plain
from bot.posts.addresses import address
from bot.posts.history import Replay
from bot.storage import LIVE
from bot.table.live import Started
from bot.table.lobby import rematch
from bot.table.tables import Tables
from bot.table.waits import state_words


class Afterwards:
    """The buttons of a final post. Every method raises `PlayerError` unless the user played there."""

    def __init__(self, tables: Tables, lobbies: Lobbies) -> None:
        self._tables = tables
        self._lobbies = lobbies

    async def rematch(self, table: int, user: int, name: str) -> str | Answer:
        """Open the lobby of a rematch and ask the other players. If it is open already, take a seat in it."""
        async with self._tables.hold(table, user) as held:
            live = require_player(held.started, user)
            here = await self._tables.storage.find_table(live.row.channel)
            if here is None or here.status not in LIVE:
                self._tables.allowance.spend("open", user)
                return await self._lobbies.begin(rematch(live, user, name, self._tables.now()))
        return await self._agree(here.id, table, user, name)

    async def _agree(self, lobby: int, table: int, user: int, name: str) -> str | Answer:
        """Take a seat in the lobby of a table's rematch."""
        async with self._tables.hold(lobby, user) as held:
            live = held.own
        if live.row.status != "lobby" or live.notes.rematch_of != table:
            raise PlayerError("no-rematch-now", game=live.words("game-name"), state=state_words(live))
        return await self._lobbies.join(lobby, user, name, at_lobby=False)

    async def share_replay(self, table: int, user: int, name: str) -> str:
        """Post the replay in the table's channel, once."""
        async with self._tables.hold(table, user) as held:
            live = require_player(held.started, user)
            if live.notes.is_shared:
                raise PlayerError("replay-shared", link=await self._address(live))
            self._tables.allowance.spend("replay", user)
            post = Replay(live.words("replay-by", name=plain(name), game=live.words("game-name")))
            await held.commit(live.noting(is_shared=True), say=[post.to_channel(live.row.channel)], idle=True)
        return held.own.words("replay-comes")

    async def _address(self, live: Started) -> str:
        """Return the link to a table's replay, or its channel while the replay is being drawn."""
        sent = await self._tables.storage.sent(live.row.id)
        return address(live.row, next((one.message for one in sent if one.kind == Replay.kind), None))


def require_player(live: Started, user: int) -> Started:
    """Return a finished table. Raise `PlayerError` while the game is running, or if the user has no seat there."""
    require_over(live)
    if not live.seats_of(user) and not any(user in live.seats[seat].former for seat in live.notes.conceded):
        raise PlayerError("not-seated")
    return live
