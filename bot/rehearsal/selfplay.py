"""`python -m bot selfplay`: robots play a whole game through the local Discord, with commands and clicks in turn.

The robots choose the moves, and users of the local Discord make them as real users would: the bot is the one that runs at Discord,
with the unmodified discord.py. The same seed plays the same game.

The run fails if the bot logs an error, even if the game reaches its end.
"""

import asyncio
import logging
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Self

from bot.errors import OperatorError
from bot.local import Message
from bot.local.things import Channel
from bot.posts.drawing import Paint
from bot.rehearsal.players import Player
from bot.rehearsal.rehearsal import Rehearsal
from bot.table.live import Started
from bot.table.lobby import value_id
from games import all_games
from games.ai.players import names, player
from games.ai.random_moves import RandomMoves
from games.core import Decide, PhaseEnded, view
from games.core.moves import hyphened
from games.words.phrases import phrases
from render.picture import Look
from render.strips import table_file

NAMES = ("anna", "ben", "clara", "david", "emma", "felix")
CHANNEL = "general"


async def selfplay(  # noqa: PLR0913 (the options of its command)
    game: str,
    seats: int,
    seed: int,
    out: str,
    *,
    option: Sequence[str] = (),
    robot: str = "random",
    svg: bool = False,
    paint: Paint | None = None,
) -> int:
    """Play one game, write every post and picture into a folder, and print the scores. Return 1 if the bot has logged an error, else 0.

    option: The table's options, as `key=value`.
    svg: Also draw the table as SVG at the end of each phase.
    """
    options = read_table(game, seats, option)
    if robot not in (known := names(all_games()[game])):
        raise OperatorError(f"there is no robot {robot!r}; there is: {', '.join(known)}")
    folder = Path(out)
    await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
    secret = f"{Random(seed).getrandbits(128):032x}"
    with tempfile.TemporaryDirectory(prefix="caravel-selfplay-") as scratch, Errors() as errors:
        async with Rehearsal(Path(scratch), new_secret=lambda: secret, paint=paint) as rehearsal:
            players = Players(rehearsal, seats, seed, robot=partial(player, all_games()[game], robot))
            await players.open(game, options)
            await players.play()
            write_posts(rehearsal, players.channel, folder)
            if svg:
                write_tables(await players.live(), folder)
            print((await players.people[0].person.slash(players.channel, "score")).content)
    if errors.count:
        print(f"the bot has logged {errors.count} errors", file=sys.stderr)
    return 1 if errors.count else 0


def read_table(game: str, seats: int, option: Sequence[str]) -> dict[str, Any]:
    """Return the options of the wanted table. Raise `OperatorError` if such a table is not possible."""
    if game not in all_games():
        raise OperatorError(f"there is no game {game!r}; there is: {', '.join(all_games())}")
    options = dict(map(all_games()[game].typed_option, option))
    try:
        all_games()[game].read_options(options)
        possible = all_games()[game].seats_for(options)
    except ValueError as error:
        raise OperatorError(str(error)) from None
    if seats not in possible:
        raise OperatorError(f"{game} is for {', '.join(map(str, possible))} players, not {seats}")
    return options


class Errors(logging.Handler):
    """Counts, while it is entered, what the bot and its libraries log as errors."""

    LOGGERS = ("bot", "discord", "asyncio")

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.count = 0

    def emit(self, record: logging.LogRecord) -> None:
        """Count one."""
        self.count += 1

    def __enter__(self) -> Self:
        for name in self.LOGGERS:
            logging.getLogger(name).addHandler(self)
        return self

    def __exit__(self, *_: object) -> None:
        for name in self.LOGGERS:
            logging.getLogger(name).removeHandler(self)


class Players:
    """People who sit at one table and play it as robots tell them; by turns they click and type."""

    def __init__(
        self,
        rehearsal: Rehearsal,
        seats: int,
        seed: int,
        *,
        channel: str = CHANNEL,
        robot: Callable[[int], Decide] = RandomMoves,
    ) -> None:
        self.rehearsal = rehearsal
        self.channel: Channel = rehearsal.server.channel(channel)
        self.people = [Player(rehearsal.server.user(name), self.channel) for name in NAMES[:seats]]
        self.moves = 0
        self._robots = [robot(seed + seat) for seat in range(seats)]

    async def open(self, game: str, options: Mapping[str, Any] | None = None) -> None:
        """Open a table, let its host choose its options and everybody sit down, start."""
        host, *others = self.people
        await host.person.slash(self.channel, "table new", {"game": game, "seating": "joined"})
        for key, value in (options or {}).items():
            await self._choose(key, value_id(value))
        for other in others:
            await other.person.slash(self.channel, "table join")
        await host.person.slash(self.channel, "table start")

    async def _choose(self, key: str, value: str) -> None:
        """Let the host choose an option's value, in the list of options and then in that of its values."""
        await self.rehearsal.settled()
        host = self.people[0].person
        lobby = posts(self.rehearsal, self.channel)[-1]
        reply = await host.select(lobby, lobby.selects[-1]["custom_id"], [key])
        assert reply.message is not None
        await host.select(reply.message, reply.message.selects[0]["custom_id"], [value])

    async def live(self) -> Started:
        """Return the table as the bot has it, for the robots to choose from."""
        tables = self.rehearsal.tables
        async with tables.hold(await tables.find(self.channel.id)) as held:
            return held.started

    async def play(self, most: int | None = None) -> bool:
        """Play on to the end, or `most` moves. Return whether the game is over."""
        while most is None or most > 0:
            if not await self.one_move():
                return True
            most = None if most is None else most - 1
        return False

    async def one_move(self) -> bool:
        """Make one move for a user who must act, once all posts have arrived. Return False if the game is over."""
        await self.rehearsal.settled()
        live = await self.live()
        waiting = live.table.waiting()
        if not waiting:
            return False
        seat = waiting[self.moves % len(waiting)]
        move = self._robots[seat](live.table.view(seat), seat, live.table.open_menu(seat))
        assert move is not None, "a robot always moves"
        player = self.people[seat]
        await (player.type(live, move) if self.moves % 2 else player.click(live, seat, move))
        after = await self.live()
        assert after.row.entries > live.row.entries, f"{move} was not made"
        self.moves += 1
        return True


def posts(rehearsal: Rehearsal, channel: Channel) -> list[Message]:
    """Return the public messages of a channel, oldest first."""
    return [one for one in rehearsal.server.world.messages_in(channel.id) if not one.ephemeral]


def write_posts(rehearsal: Rehearsal, channel: Channel, folder: Path) -> None:
    """Write every post as text and every picture as a file, in order."""
    for number, message in enumerate(posts(rehearsal, channel), 1):
        (folder / f"{number:03}.txt").write_text(post_text(rehearsal, message) + "\n", encoding="utf-8")
        for file in message.files:
            data = rehearsal.server.world.content(file.id)
            assert data is not None, f"{file.filename} is lost"
            (folder / f"{number:03}-{file.filename}").write_bytes(data)


def write_tables(live: Started, folder: Path) -> None:
    """Write the table as everybody saw it at the end of each phase and of the game, in order, as SVG."""
    key, table = live.game.key, live.table
    states = [(told.event.name, told.state) for told in table.told() if isinstance(told.event, PhaseEnded)]
    for number, (name, state) in enumerate([*states, ("end", table.state)], 1):
        assert state is not None, "the table is kept as it was at the end of each phase"
        look: Look[Any] = Look(view(state, None), phrases("en", key), [name.title() for name in NAMES])
        file = folder / f"table-{number:03}-{hyphened(name)}.svg"
        file.write_text(table_file(key, look), encoding="utf-8")


def post_text(rehearsal: Rehearsal, message: Message) -> str:
    """Return a post as text: what it says with names for mentions, its pictures in words, its controls."""
    text = message.content
    for user in rehearsal.server.world.users.values():
        text = text.replace(f"<@{user.id}>", f"@{user.name}")
    lines = [text]
    lines += [f"[picture {file.filename}: {file.description}]" for file in message.files]
    lines += [f"[button {label}]" for label in message.labels]
    for select in message.selects:
        lines.append(
            f"[list {select.get('placeholder')}: {', '.join(o['label'] for o in select['options'])}]"
        )
    return "\n".join(lines)
