"""Tables of several processes, one on a server of each shard, and the people who sit there.

They play by clicks and commands, and try again where they get no answer, as people do.
"""

import asyncio
from collections.abc import Iterable
from datetime import UTC, datetime
from random import Random
from typing import Any

from bot.local import Message, Outcome
from bot.local.things import Flag
from bot.menus.buttons import OpenMenu, TurnLog, read_click
from bot.menus.parts import Button
from bot.posts.messages import Plain
from bot.rehearsal.players import Player, Route
from bot.storage import LIVE, Json, Storage, StorageError, TableRow
from bot.table.live import Started
from bot.table.notes import read_notes
from bot.table.replaying import replay
from games import all_games
from games.core.log import Entry
from games.core.moves import Move, Seat
from games.words.phrases import phrases
from tests.support.several import COUNT, PATIENCE, Fleet, until

GAME = "puerto_rico"
YOURS = "Your move"
PAUSE = 0.02
"""Seconds after which somebody looks again who cannot move."""


class Quay:
    """The table on the server of a shard."""

    def __init__(self, fleet: Fleet, number: int, game: str = GAME) -> None:
        self.fleet = fleet
        self._game = game
        self.number = number
        self.channel = fleet.channels[number]
        guild = fleet.guilds[number]
        names = [f"{name}-{number}" for name in ("anna", "ben")]
        self.players = [Player(fleet.server.user(name, guild), self.channel) for name in names]
        self.moves = 0
        """How many moves were made."""
        self.refused: list[str] = []
        """What people were told who could not move."""
        self._rng = Random(number)
        self._log: list[Entry] = []

    async def open(self) -> None:
        """Let everybody sit down, and start."""
        host, *others = self.players
        await host.person.slash(self.channel, "table new", {"game": self._game, "seating": "joined"})
        for other in others:
            await other.person.slash(self.channel, "table join")
        await host.person.slash(self.channel, "table robot", {"kind": "easy"})
        await host.person.slash(self.channel, "table start")

    async def _stored(self) -> tuple[TableRow, list[Json]]:
        """Return the table and its log as they are stored; waits for a database that is away."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    row = await self.fleet.storage.find_table(self.channel.id)
                    assert row is not None
                    stored = await self.fleet.storage.load_log(row.id)
                    if len(stored) == row.entries:
                        return row, stored
                    # It was written to between the two reads, or is damaged: then the time is up.
                    await asyncio.sleep(PAUSE)
                except StorageError:
                    await asyncio.sleep(PAUSE)

    async def look(self) -> Started:
        """Return the table as it stands in the database; nothing that was there before is lost."""
        row, stored = await self._stored()
        game = all_games()[row.game]
        table = replay(game, row, stored, check_all=True)
        log = table.log.entries
        assert log[: len(self._log)] == self._log, "what was there is lost"
        self._log = list(log)
        return Started(row, read_notes(row.notes), phrases("en", row.game), game, table)

    async def play(self, most: int | None = None) -> None:
        """Play to the end, or so many moves more."""
        goal = None if most is None else self.moves + most
        while (live := await self.look()).row.status in LIVE and (goal is None or self.moves < goal):
            async with asyncio.timeout(PATIENCE):
                while not await self._moved(live):
                    await asyncio.sleep(PAUSE)
                    live = await self.look()
                    if live.row.status not in LIVE:
                        return

    def _asked(self, live: Started) -> list[Seat]:
        """Return the seats of people who are asked."""
        return [seat for seat in live.table.waiting() if seat < len(self.players)]

    async def _moved(self, live: Started) -> bool:
        """Let somebody try to move who is asked; says whether the table has moved on by that."""
        asked = self._asked(live)
        if not asked:
            return False
        await self.fleet.connected(self.number)
        seat = self._rng.choice(asked)
        move = live.table.menu(seat).sample(self._rng)
        reply = await self.fleet.unless_shaken(self._move(live, seat, move))
        has_moved = (await self.look()).row.entries > live.row.entries
        self.moves += has_moved
        if reply is not None and not has_moved:
            self.refused.append(told(reply))
        return has_moved

    async def _move(self, live: Started, seat: Seat, move: Move) -> Outcome:
        """Make a move by the newest post, by what /move shows, or by typing it."""
        player = self.players[seat]
        route = Route.of_clicks(live, seat, move)
        match self._rng.randrange(3):
            case 0:
                return await player.click(live, seat, move)
            case 1 if route is not None:
                return await _by_menu(player, await player.person.slash(self.channel, "move"), route, move)
        return await player.type(live, move)

    async def play_by_letter(self, door: Storage) -> None:
        """Make a move by a button in a direct message, which another client's door asks this table's client to send."""
        while not self._asked(live := await self.look()):
            await asyncio.sleep(PAUSE)
        seat = self._asked(live)[0]
        player = self.players[seat]
        letter = Plain("It is your turn.", (), ((Button(str(OpenMenu(live.row.id)), YOURS),),))
        await door.announce({live.row.id: letter.to_user(player.person.id)}, datetime.now(UTC))
        (message,) = await until(lambda: [one for one in player.person.direct_messages() if one.buttons])
        move, route = next(
            (move, route)
            for move in (live.table.menu(seat).sample(self._rng) for _ in range(100))
            if (route := Route.of_clicks(live, seat, move)) is not None
        )
        await _by_menu(player, await player.person.click(message, YOURS), route, move)
        assert (await self.look()).row.entries > live.row.entries

    def posts(self) -> list[Message]:
        """Return what stands in the channel for everybody."""
        return [one for one in self.fleet.server.world.messages_in(self.channel.id) if not one.ephemeral]

    async def told_once(self) -> None:
        """See to it that all is told that there was to tell, and each post stands there once."""
        live = await self.look()
        posts = self.posts()
        boards = [post for post in posts if post.flags & Flag.COMPONENTS_V2]
        sent = [row.message for row in await self.fleet.storage.sent(live.row.id) if row.channel is not None]
        # A turn post may have become a board post.
        left = [message for message in sent if message not in {post.id for post in boards}]
        assert [post.id for post in posts if post not in boards] == left
        assert len(set(nonces(posts))) == len(nonces(posts))
        assert len({post.components[0]["id"] for post in boards}) == len(boards)
        controlled = [post.id for post in posts if any(map(_is_tables, post.buttons))]
        assert controlled == [live.row.post]


def nonces(posts: Iterable[Message]) -> list[str | int]:
    """Return the nonces of posts; a turn post that answered a command has none."""
    return [post.nonce for post in posts if post.nonce is not None]


async def _by_menu(player: Player, reply: Outcome, route: Route, move: Move) -> Outcome:
    """Click from a private menu to a move; returns the last answer."""
    complete = False
    while not complete:
        reply, complete = await player.one_click(reply.message, route, move)
    return reply


def _is_tables(button: dict[str, Any]) -> bool:
    """Whether a button belongs to a question. *Earlier moves* stays below every board post."""
    click = read_click(button.get("custom_id", ""))
    return click is not None and click.scope == OpenMenu.scope and not isinstance(click, TurnLog)


def told(reply: Outcome) -> str:
    """Return what somebody was told last."""
    return (reply.messages or [reply.message])[-1].text


async def opened(fleet: Fleet, game: str = GAME) -> list[Quay]:
    """Open a table on the server of each shard."""
    quays = [Quay(fleet, number, game) for number in range(COUNT)]
    await asyncio.gather(*(quay.open() for quay in quays))
    return quays


async def at_quays(fleet: Fleet, *names: str) -> list[Quay]:
    """Begin processes, and open a table on the server of each shard once they share them."""
    await fleet.begin(*names)
    await fleet.shared_by(*names)
    return await opened(fleet)


async def go_on(fleet: Fleet, quays: list[Quay]) -> None:
    """See to it that people play on at all tables, and all is whole."""
    await asyncio.gather(*(quay.play(2) for quay in quays))
    await whole(fleet, quays)


async def whole(fleet: Fleet, quays: list[Quay]) -> None:
    """See to it that nothing is lost, nothing is left to be sent and nothing stands anywhere twice."""
    await fleet.rested()
    for quay in quays:
        await quay.told_once()
    await fleet.check_saves()
