"""Leagues: joining, rounds, tables opened in threads, results read from the games, deadlines. All of it resumes after a restart."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from contextvars import Context
from dataclasses import replace
from datetime import timedelta

from bot.acts.answers import Answer
from bot.acts.fronts import ConnectedFronts
from bot.acts.kept_leagues import KeptLeagues
from bot.acts.league_data import DAMAGED, ends_by_all, is_under_way, read_league
from bot.acts.league_tables import LeagueTables, staying
from bot.acts.lobby import Lobbies, find_game
from bot.acts.seats import SeatChanges
from bot.errors import MovedOn, PlayerError, once_more
from bot.menus.own_buttons import TurnList
from bot.menus.pages import paged
from bot.menus.parts import Button
from bot.menus.plain import plain
from bot.menus.settings_buttons import EndLeague
from bot.posts.drawing import Illustrator
from bot.posts.league import (
    about_league,
    league_files,
    league_page,
    round_lines,
    round_posts,
)
from bot.posts.messages import Plain
from bot.posts.records import game_name
from bot.storage import LIVE, NewPost
from bot.table.live import LiveTable
from bot.table.tables import Tables
from bot.time.clock import Clock
from bot.time.stops import LEAST, LONG
from games import all_games
from games.results.league import (
    League,
    all_ask_to_end,
    asked_to_end,
    hosted,
    joined,
    league_to_data,
    left,
    next_round,
    opened,
    put_off,
    standings,
)
from games.results.result import Result

log = logging.getLogger(__name__)

EVERY = timedelta(hours=1)
"""Time between two checks of the deadlines."""
MOST_PLAYERS = 64


class Leagues:
    """Runs leagues. The methods for users' requests return the answer, and may raise `PlayerError`.

    may_look: Says whether people can be reached, and notes an outage when it ends.
    """

    def __init__(
        self,
        tables: Tables,
        lobbies: Lobbies,
        seats: SeatChanges,
        illustrator: Illustrator,
        fronts: ConnectedFronts,
        clock: Clock,
        may_look: Callable[[], Awaitable[bool]],
    ) -> None:
        self._tables, self._storage = tables, tables.storage
        self._kept = KeptLeagues(tables)
        self._openings = LeagueTables(tables, lobbies, fronts.begin_thread, seats)
        self._illustrator = illustrator
        self._fronts = fronts
        self._clock = clock
        self._may_look = may_look
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._damaged: set[int] = set()  # the operator is told once
        self._stopped = False
        tables.watchers.append(self._changed)

    # Requests of users

    async def create(self, league: League, typed: str, name: str) -> str:
        """Open a league of the typed game in its channel. Its creator plays in it."""
        words = await self._tables.words_for(league.host)
        key = find_game(typed, await self._tables.languages.of(league.host))
        if league.size not in (possible := all_games()[key].seats):
            raise PlayerError("league-size", least=min(possible), most=max(possible))
        async with self._lock:
            old = await self._storage.newest_league(league.channel)
            if old is not None and is_under_way(old):
                raise PlayerError("league-here")
            league = joined(replace(league, game=key), league.host, name)
            game = self._tables.game_words(all_games()[key])("game-name")
            text = self._tables.words("league-opened", **about_league(league, game))
            post = Plain(text).to_channel(league.channel)
            await self._storage.create_league(
                league.channel, league.guild, league_to_data(league), [post], self._tables.now()
            )
        return words("league-created")

    async def join(self, channel: int, user: int, name: str) -> str:
        """Join the channel's league: at once before it begins, later from its next round on."""
        async with self._lock:
            league = await self._kept.here(channel)
            if user in league.playing:
                raise PlayerError("league-joined-already")
            if len(league.playing) >= MOST_PLAYERS:
                raise PlayerError("league-full", most=MOST_PLAYERS)
            await self._kept.change(league, joined(league, user, name))
        about = "league-joined" if league.stage == "open" else "league-joined-late"
        return (await self._tables.words_for(user))(about, count=len(league.playing) + 1)

    async def leave(self, channel: int, user: int) -> str:
        """Leave the channel's league. At the current table a robot plays on until somebody takes the seat."""
        async with self._lock:
            league = await self._kept.here(channel)
            if user not in league.playing:
                raise PlayerError("league-not-joined")
            await self._kept.change(league, left(league, user))
        await self._openings.open_seats(league, user)
        return (await self._tables.words_for(user))("league-left")

    async def start(self, channel: int, user: int) -> str:
        """Begin the league's first round."""
        async with self._lock:
            league = await self._kept.here(channel)
            if league.host != user:
                raise PlayerError("league-host-only")
            if league.stage != "open":
                raise PlayerError("league-begun")
            if len(league.playing) < league.size:
                raise PlayerError("league-too-few", least=league.size)
            await self._next(league, [], [])
        try:
            await once_more(lambda: self._go_on(league.id))
        except PlayerError as error:
            # The user who starts it is told what is missing; the next check continues.
            await self._held_up(league.id, error, say=False)
            raise
        return (await self._tables.words_for(user))("league-started")

    async def ask_end(self, channel: int, user: int, manages: int | None) -> Answer:
        """Ask a user to confirm the end of the channel's league, or their request to the other players for it.

        manages: The server that the user manages.
        """
        league = await self._kept.here(channel)
        by_all = ends_by_all(league, user, manages)
        words, language = await self._tables.words_for(user), await self._tables.languages.of(user)
        state = words(f"league-{league.stage}", played=len(league.played), rounds=league.rounds)
        about = {"game": game_name(league.game, language), "channel": f"<#{channel}>", "state": state}
        button = Button(str(EndLeague(0, league.id)), words("button-end-league"), "danger")
        sure = words("league-end-sure", **about)
        return Answer(f"{sure} {words('league-end-by-all')}" if by_all else sure, ((button,),))

    async def end(self, number: int, user: int, name: str, manages: int | None) -> str:
        """End a league with its present standings: no round follows, and running tables go on as ordinary ones.

        A running league ends when everybody who plays in it has asked, or when a server manager who does not play in it asks.
        """
        async with self._lock:
            data = await self._storage.league(number)
            if data is None or (league := read_league(data)).stage == "over":
                raise PlayerError("no-league-here")
            by_all = ends_by_all(league, user, manages)
            about = {"name": plain(name), "game": game_name(league.game, self._tables.language)}
            if by_all and not all_ask_to_end(league := asked_to_end(league, user)):
                count = {"count": len({*league.ending} & {*league.playing}), "needed": len(league.playing)}
                text = self._tables.words("league-end-asked", **about, **count)
                await self._kept.save(league, [Plain(text).to_channel(league.channel)])
                return (await self._tables.words_for(user))("vote-noted")
            ended = self._tables.words("league-ended-by-all" if by_all else "league-ended", **about)
            say = [Plain(ended).to_channel(league.channel)]
            await self._openings.set_free(league)
            after = replace(league, stage="over", ended=self._tables.now())
            if league.played:
                say.append(self._kept.standings(after, await self._kept.results(league)))
            await self._kept.save(after, say)
        return (await self._tables.words_for(user))("league-over")

    async def show(self, channel: int, user: int, page: int | None = None) -> Answer:
        """Show the standings of the channel's newest league and its pairings; with `page` that page of the pairings, keeping the picture."""
        data = await self._storage.newest_league(channel)
        if data is None:
            raise PlayerError("no-league-here")
        league = put_off(read_league(data), self._tables.outages, LONG, LEAST)
        words, language = await self._tables.words_for(user), await self._tables.languages.of(user)
        lines = round_lines(league, words) if league.played else [words("league-title")]
        text, controls = paged(lines, page or 1, lambda to: TurnList(0, "league", to), words)
        if page is not None:
            return Answer(text, controls, files=None)
        sheet = league_page(league, standings(league, await self._kept.results(league)), words, language)
        mode = await self._tables.mode_of(user)
        return Answer(text, controls, tuple(await league_files(self._illustrator, sheet, mode)))

    @asynccontextmanager
    async def without(self, user: int) -> AsyncIterator[None]:
        """Remove a user from every league that names them. No league is written while their id is being replaced."""
        async with self._lock:
            for data in await self._storage.leagues_naming(user):
                # In one that cannot be read the id is replaced like anywhere else.
                with suppress(PlayerError):
                    await self._without(read_league(data), user)
            yield

    async def _without(self, league: League, user: int) -> None:
        after = left(league, user) if user in league.playing and league.stage != "over" else league
        names = {player: name for player, name in after.names.items() if player != user}
        await self._kept.change(league, replace(after, names=names))

    # Background work

    async def run(self) -> None:
        """Advance every league at intervals, for the life of the program."""
        never = asyncio.Event()
        while True:
            await self._clock.sleep_until(self._clock.now() + EVERY, never)
            await self.tick()

    async def tick(self) -> None:
        """Do what is due in every league."""
        for data in await self._storage.leagues_under_way():
            await self.advance(data["id"])

    def is_busy(self) -> bool:
        """Whether a league is being advanced."""
        return bool(self._tasks)

    async def rested(self) -> None:
        """Wait until no league is being advanced."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def stop(self) -> None:
        """Cancel the work on leagues; the next start resumes it."""
        self._stopped = True
        for task in self._tasks:
            task.cancel()

    async def close(self) -> None:
        """Cancel the work on leagues, and wait until it has ended."""
        self.stop()
        await self.rested()

    def _changed(self, live: LiveTable) -> None:
        """Advance the league of a table that is over."""
        is_mine = self._tables.is_mine(live.row.guild)
        if self._stopped or live.notes.league is None or live.row.status in LIVE or not is_mine:
            return
        # A new context, because this work is not part of the answer to a click.
        going_on = self.advance(live.notes.league.league, live.row.id)
        task = asyncio.create_task(going_on, name="league", context=Context())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def advance(self, number: int, over: int | None = None) -> None:
        """Advance a league, because the table `over` has ended or a check is due. Retry at the next check if that fails.

        A league waits while users cannot be reached, because its tables need threads and its players need time.
        """
        # `may_look` notes an outage that has just ended.
        if self._fronts.is_away() or not await self._may_look():
            return
        try:
            await once_more(lambda: self._go_on(number, over))
        except PlayerError as error:
            if error.words != DAMAGED:
                log.warning("league %d waits: %s", number, error)
                await self._held_up(number, error)
            elif number not in self._damaged:
                self._damaged.add(number)
                log.error("league %d cannot be read and stands still: restore its row of `leagues`", number)
        except Exception:
            log.exception("league %d does not go on", number)

    async def _held_up(self, number: int, error: PlayerError, *, say: bool = True) -> None:
        """Tell the league's channel and its organiser, once, why it cannot go on."""
        async with self._lock:
            data = await self._storage.league(number)
            if data is None or (league := read_league(data)).held_up == error.words:
                return
            told: list[NewPost] = []
            if say:
                words = await self._tables.words_for(league.host)
                why = words(error.words, **error.arguments)
                own = Plain(words("league-held-up-own", channel=f"<#{league.channel}>", why=why))
                why = self._tables.words(error.words, **error.arguments)
                public = Plain(self._tables.words("league-held-up", why=why))
                # A forgotten user has no id any more.
                to_host = [own.to_user(league.host)] if league.host > 0 else []
                told = [public.to_channel(league.channel), *to_host]
            # The client that has changed it meanwhile continues with it, or the next check does.
            with suppress(MovedOn):
                await self._kept.save(replace(league, held_up=error.words), told)

    async def _go_on(self, number: int, over: int | None = None) -> None:
        """Open the tables that a round lacks, end those whose time is up, post results, begin the next round."""
        async with self._lock:
            await self._see_who_hosts(number)
            data = await self._storage.league(number)
            if data is not None and over is not None:
                await self._without_late(read_league(data), over)
            while data is not None and (league := read_league(data)).stage == "running":
                league = await self._caught_up(league)
                league = await self._with_tables(league)
                if league.held_up:
                    league = await self._kept.save(replace(league, held_up=""))
                await self._openings.end_late(league)
                if not await self._told_and_done(league):
                    return
                data = await self._storage.league(number)

    async def _without_late(self, league: League, table: int) -> None:
        """Keep a table out of the standings if it ended after its league, and the league has not recorded when it ended itself."""
        if league.stage == "over" and league.ended is None and table not in league.void:
            await self._kept.save(replace(league, void=(*league.void, table)))

    async def _see_who_hosts(self, number: int) -> None:
        """Give a league another host if its host has left the server or no longer plays in it."""
        data = await self._storage.league(number)
        if data is None or (league := read_league(data)).stage == "over":
            return
        after = hosted(league)
        while after.host in after.playing and not await self._fronts.is_there(after.guild, after.host):
            after = left(after, after.host)
        if after != league:
            await self._kept.change(league, after)

    async def _with_tables(self, league: League) -> League:
        """Open the tables of the newest round that do not exist yet, each in a thread."""
        for index, group in enumerate(league.played[-1].groups):
            if group.table is None and staying(league, group):
                table = await self._openings.table_of(league, index, group)
                league = await self._kept.save(opened(league, group, table))
        return league

    async def _caught_up(self, league: League) -> League:
        """Return the league with its round extended by new outages. Tell its channel the new end after a long one."""
        after = put_off(league, self._tables.outages, LONG, LEAST)
        before, due = league.played[-1].due, after.played[-1].due
        if before is None or due is None or due == before:
            return league
        at = f"<t:{round(due.timestamp())}:f>"
        say = [Plain(self._tables.words("league-put-off", at=at)).to_channel(league.channel)]
        return await self._kept.save(after, say if due - before > LONG else None)

    async def _told_and_done(self, league: League) -> bool:
        """Post the new results. If this round is done, begin the next one or end the league. Return whether the round was done."""
        tables = [group.table for group in league.played[-1].groups if group.table is not None]
        rows = [await self._storage.table(table) for table in tables]
        running = [row for row in rows if row is not None and row.status in LIVE]
        void = [row for row in running if await self._openings.is_void(league, row.id)]
        # Read afterwards: a table that is not among the running ones has its result by then.
        results = await self._kept.results(league)
        new = [row for row in void if row.id not in league.void]
        said = [self._tables.words("league-table-void", channel=f"<#{row.channel}>") for row in new]
        say = [Plain(text).to_channel(league.channel) for text in said]
        league = replace(league, void=(*league.void, *(row.id for row in new)))
        standing: list[NewPost] = []
        if len(results) > league.told:
            league = replace(league, told=len(results))
            standing = [self._kept.standings(league, results)]
        if len(running) > len(void):
            if say or standing:
                await self._kept.save(league, [*say, *standing])
            return False
        await self._next(league, say, standing, results)
        return True

    async def _next(
        self,
        league: League,
        say: list[NewPost],
        standing: list[NewPost],
        results: dict[int, Result] | None = None,
    ) -> None:
        due = self._tables.now() + timedelta(days=league.days) if league.days else None
        after = await asyncio.to_thread(next_round, league, results or {}, due)
        if after.stage == "over":
            after = replace(after, ended=self._tables.now())
            told = [*say, self._kept.standings(after, results or {})]
        else:
            told = [*say, *standing, *round_posts(after, self._tables.words)]
        await self._kept.save(after, told)
