"""Tables whose channel is gone, or closed to the bot: their players are told in person, and decide where to go on."""

from collections.abc import Callable

from bot.acts.deeds import relocated
from bot.acts.play import Play
from bot.errors import PlayerError
from bot.posts.lobby import lobby_post
from bot.posts.messages import Plain, Tidy, plain_post
from bot.storage import LIVE
from bot.table.live import LiveTable, Lobby, Started
from bot.table.powers import is_shared
from bot.table.seats import require_running
from bot.table.tables import Held, Tables
from bot.table.votes import is_carried, vote_on, voted, voters


class Stranded:
    """Helps tables on that have lost their channel. `moved` is called with the old and the new one when a table moves."""

    def __init__(self, tables: Tables, play: Play, moved: Callable[[int, int], None]) -> None:
        self._tables = tables
        self._play = play
        self._moved = moved

    async def lost(self, table: int, channel: int) -> None:
        """Tell the people of a table in person, once, that its channel takes no post."""
        async with self._tables.hold(table) as held:
            live = held.live
            if not is_gathered(live) or live.row.channel != channel or live.notes.lost == channel:
                return
            say = []
            for user in dict.fromkeys(row.user for row in live.seats if row.user is not None):
                words = live.told_in(await self._tables.languages.of(user)).words
                text = words("channel-lost", game=words("game-name"))
                say.append(Plain(text).to_user(user))
            await held.commit(live.noting(lost=channel), say=say, idle=True)

    async def found(self, channel: int) -> None:
        """Take note that the channel of a table takes posts again."""
        row = await self._tables.storage.find_table(channel)
        if row is None:
            return
        async with self._tables.hold(row.id) as held:
            live = held.live
            if live.notes.lost != channel or live.row.channel != channel:
                return
            await held.commit(live.noting(lost=None), idle=True)

    async def go_on(self, table: int, user: int, channel: int, guild: int) -> str:
        """Play on in a user's channel: the host decides, or two of the players by vote; a lobby goes where one of its people asks."""
        async with self._tables.hold(table, user) as held:
            live = held.live
            if isinstance(live, Started):
                require_running(live)
            if live.notes.lost != live.row.channel:
                raise PlayerError("not-stranded", channel=f"<#{live.row.channel}>")
            there = await self._tables.storage.find_table(channel)
            if there is not None and there.status in LIVE:
                raise PlayerError("channel-taken")
            if isinstance(live, Lobby):
                await self._gather_there(held, live, user, channel, guild)
                return held.own.words("host-done")
            live = held.started
            vote = vote_on(live, "move", to=channel)
            # Where the result counts, a host alone might choose a channel that others do not see.
            decides = user == live.row.host and not is_shared(live)
            if not decides and user not in voters(live, vote):
                raise PlayerError("not-seated")
            after = voted(live, vote, user)
            if not decides and not is_carried(after, vote_on(after, "move", to=channel), self._tables.now()):
                await held.commit(after)
                return held.own.words("vote-noted")
            people, now = await self._tables.people(live), self._tables.time()
            new = relocated(live, channel, people, now).noting(lost=None, votes=()).with_row(guild=guild)
            old, now = live.row.channel, await self._tables.storage.table(table)
            say = [
                # A channel that was only closed may be seen again.
                Tidy(now and now.post).to_channel(old),
                plain_post(new, live.words("moved-here", game=live.words("game-name"))),
            ]
            await self._play.commit(held, new, say=say)
            self._moved(old, channel)
            return held.own.words("host-done")

    async def _gather_there(self, held: Held, live: Lobby, user: int, channel: int, guild: int) -> None:
        """Open a lobby again in another channel."""
        if user != live.row.host and not live.seats_of(user):
            raise PlayerError("not-seated")
        old = live.row.channel
        new = live.noting(lost=None).with_row(channel=channel, guild=guild, lobby_post=None)
        # The line in the channel above stands for a thread that nobody can use.
        new = new.noting(line=None)
        await held.commit(new, say=[lobby_post(new).to_channel(channel)])
        self._moved(old, channel)


def is_gathered(live: LiveTable) -> bool:
    """Say whether people wait at a table: it plays, or is a lobby."""
    return isinstance(live, Started | Lobby) and live.row.status in LIVE
