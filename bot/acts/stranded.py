"""Tables whose channel is gone, or closed to the bot: their players get direct messages, and decide where to go on."""

from collections.abc import Callable
from datetime import datetime

from bot.acts.askers import asker_at
from bot.acts.deeds import relocated, require_free
from bot.acts.play import Play
from bot.errors import PlayerError
from bot.posts.lobby import lobby_post
from bot.posts.messages import Plain, Tidy, plain_post
from bot.posts.votes import ask_posts
from bot.storage import LIVE
from bot.table.ballots import asks_due, called, with_wake
from bot.table.live import LiveTable, Lobby, Started
from bot.table.notes import Vote
from bot.table.powers import kind_of, ruling
from bot.table.seats import require_running
from bot.table.tables import Held, Tables
from bot.table.votes import is_carried, vote_on, voted, voters


class Stranded:
    """Handles tables that have lost their channel. `moved` is called with the old and the new channel when a table moves."""

    def __init__(self, tables: Tables, play: Play, moved: Callable[[int, int], None]) -> None:
        self._tables = tables
        self._play = play
        self._moved = moved

    async def lost(self, table: int, channel: int) -> None:
        """Tell the users of a table once, by direct messages, that its channel takes no posts."""
        async with self._tables.hold(table) as held:
            live = held.live
            if not is_gathered(live) or live.row.channel != channel or live.notes.lost == channel:
                return
            say = []
            for user in dict.fromkeys(row.user for row in live.seats if row.user is not None):
                words = live.told_in(await self._tables.languages.of(user)).words
                text = words("channel-lost", game=words("game-name"), kind=kind_of(live.notes))
                say.append(Plain(text).to_user(user))
            await held.commit(live.noting(lost=channel), say=say, idle=True)

    async def found(self, channel: int) -> None:
        """Note that the channel of a table takes posts again."""
        row = await self._tables.storage.find_table(channel)
        if row is None:
            return
        async with self._tables.hold(row.id) as held:
            live = held.live
            if live.notes.lost != channel or live.row.channel != channel:
                return
            await held.commit(live.noting(lost=None), idle=True)

    async def go_on(self, table: int, user: int, channel: int, guild: int, manages: int | None = None) -> str:
        """Move a table that lost its channel to the user's channel, or count the request as a vote for that. Return the reply.

        A lobby moves when anybody in it asks. At a casual table the host or two players decide. If the result counts, all players
        decide, or after a week those who have answered, or a server manager who does not play.

        manages: The server that the user manages.

        Raise `PlayerError` if the table still has its channel, the new one has a table, or the user has no say.
        """
        async with self._tables.hold(table, user) as held:
            live = held.live
            if isinstance(live, Started):
                require_running(live)
            if live.notes.lost != live.row.channel:
                raise PlayerError("not-stranded", channel=f"<#{live.row.channel}>")
            await require_free(self._tables, channel)
            if isinstance(live, Lobby):
                await self._gather_there(held, live, user, channel, guild)
                return held.own.words("host-done")
            live, now = held.started, self._tables.now()
            # If the result counts, a host alone might choose a channel that the other players cannot see.
            asker = await asker_at(self._tables, live, user, manages)
            decides = ruling("channel", kind_of(live.notes), asker) == "alone"
            before = vote_on(live, "move", to=channel)
            if not decides and user not in voters(live, before):
                raise PlayerError("not-seated")
            after = voted(live, asked_since(before, user, now), user)
            if not decides and not is_carried(after, vote_on(after, "move", to=channel), now):
                people = await self._tables.people(live)
                after, asks = asks_due(after, people, now)
                await held.commit(with_wake(after, people, now), say=ask_posts(after, asks))
                return held.own.words("vote-noted")
            await self._move_there(held, channel, guild)
            return held.own.words("host-done")

    async def _move_there(self, held: Held, channel: int, guild: int) -> None:
        """Move a table to another channel."""
        live = held.started
        people, now = await self._tables.people(live), self._tables.time()
        new = relocated(live, channel, people, now).noting(lost=None, votes=()).with_row(guild=guild)
        old, row = live.row.channel, await self._tables.storage.table(live.row.id)
        say = [
            # The old channel may become visible again: remove the controls there.
            Tidy(row and row.post).to_channel(old),
            plain_post(new, live.words("moved-here", game=live.words("game-name"))),
        ]
        await self._play.commit(held, new, say=say)
        self._moved(old, channel)

    async def _gather_there(self, held: Held, live: Lobby, user: int, channel: int, guild: int) -> None:
        """Open a lobby again in another channel."""
        if user != live.row.host and not live.seats_of(user):
            raise PlayerError("not-seated")
        old = live.row.channel
        new = live.noting(lost=None).with_row(channel=channel, guild=guild, lobby_post=None)
        # The line in the parent channel leads to a thread that cannot be used.
        new = new.noting(line=None)
        await held.commit(new, say=[lobby_post(new).to_channel(channel)])
        self._moved(old, channel)


def asked_since(vote: Vote, user: int, now: datetime) -> Vote:
    """Return a vote on where to go on as called by a user; the other players are notified privately."""
    return vote if vote.called is not None else called(vote, now, [user])


def is_gathered(live: LiveTable) -> bool:
    """Whether a table is in use: it is running, or a lobby."""
    return isinstance(live, Started | Lobby) and live.row.status in LIVE
