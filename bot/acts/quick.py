"""The quickest way to a game: choose one, robots fill the seats, begin."""

from dataclasses import replace

from bot.acts.answers import Answer
from bot.acts.choosing import Choosing
from bot.acts.lobby import Lobbies
from bot.acts.requests import Request
from bot.errors import PlayerError
from bot.menus.buttons import Join, ShowChapter
from bot.menus.newcomers import BeginLesson, QuickGame, QuickLobby, QuickStart, ShowLessons
from bot.menus.parts import ROWS, Button, in_rows
from bot.storage import LIVE, NewTable, SeatRow
from bot.table.lengths import length
from bot.table.lessons import taught
from bot.table.live import Lobby, Started
from bot.table.notes import Notes
from bot.table.tables import Tables
from bot.table.waits import waiting_words
from games import all_games
from games.core.game import Game

SEATS = 3
"""Number of seats of a quick game, if the game allows it: the user and robots."""
ROBOT = "easy"
"""Level of the robots in a quick game. `quick-ready` calls them beginners."""


class Quick:
    """Begins games with robots in a channel that has no table. Every method may raise `PlayerError`."""

    def __init__(self, tables: Tables, lobbies: Lobbies, choosing: Choosing) -> None:
        self._tables = tables
        self._lobbies = lobbies
        self._choosing = choosing

    async def here(self, channel: int | None, user: int) -> Answer:
        """Return the next step in a channel: the user's question, the button that joins a lobby, or the games to choose from."""
        row = None if channel is None else await self._tables.storage.find_table(channel)
        if row is None or row.status not in LIVE or row.game not in all_games():
            return await self.games(user)
        async with self._tables.hold(row.id, user) as held:
            live = held.own
        if isinstance(live, Started) and live.seats_of(user):
            return await self._own(row.id, user, live)
        if isinstance(live, Lobby):
            button = Button(str(Join(row.id)), live.words("button-join"), "success")
            return Answer(live.words("quick-lobby-here", game=live.words("game-name")), ((button,),))
        raise PlayerError("channel-taken")

    async def _own(self, table: int, user: int, live: Started) -> Answer:
        """Return a player's question, or the players for whom their table waits, followed by how to start another game."""
        try:
            answer = await self._choosing.menu(table, user)
        except PlayerError:
            answer = Answer(waiting_words(live))
        return replace(answer, text=f"{answer.text}\n-# {live.words('quick-another')}")

    async def with_start(self, answer: Answer, request: Request, game: str) -> Answer:
        """Return the description of a game, with buttons to begin it and to go back, unless the channel has a table."""
        row = None if request.channel is None else await self._tables.storage.find_table(request.channel)
        if row is not None and row.status in LIVE:
            return answer
        words = self._tables.game_words(known(game), await self._tables.languages.of(request.user))
        own = (
            Button(str(QuickStart(0, game)), words("quick-start"), "success"),
            Button(
                str(QuickGame(0, game)), words("button-back-to-game", game=words("game-name")), "secondary"
            ),
        )
        return replace(answer, controls=(*answer.controls[: ROWS - 1], own))

    async def games(self, user: int) -> Answer:
        """Return the games to choose from."""
        language = await self._tables.languages.of(user)
        names = {
            key: self._tables.game_words(game, language)("game-name") for key, game in all_games().items()
        }
        buttons = [Button(str(QuickGame(0, key)), name) for key, name in names.items()]
        words = await self._tables.words_for(user)
        if taught():
            buttons.append(Button(str(ShowLessons(0)), words("button-learn"), "success"))
        return Answer(words("quick-which"), in_rows(buttons))

    async def ready(self, user: int, game: str) -> Answer:
        """Return the description of a game, with the button that begins it."""
        found = known(game)
        words = self._tables.game_words(found, await self._tables.languages.of(user))
        seats = seats_of(found)
        told = length(game, seats)
        lines = [
            f"**{words('game-name')}**",
            words("game-face") if words.has("game-face") else words.about("game-name"),
        ]
        if told is not None:
            lines.append(words("lobby-length", seats=seats, minutes=told.minutes, clicks=told.clicks))
        lines.append(words("quick-ready", robots=seats - 1))
        first = (
            Button(str(QuickStart(0, game)), words("quick-start"), "success"),
            Button(str(QuickLobby(0, game)), words("quick-lobby"), "secondary"),
            Button(str(ShowChapter(0, game)), words("button-how"), "secondary"),
            *([Button(str(BeginLesson(0, game)), words("button-learn"))] if game in taught() else []),
        )
        return Answer("\n".join(lines), (first,))

    async def lobby(self, request: Request, _: int, game: str) -> str:
        """Open a lobby for other people."""
        new = self._new(request, game)
        return await self._lobbies.open(new, Notes())

    async def start(self, request: Request, _: int, key: str) -> str:
        """Begin a game at once, with robots on all seats but one."""
        new, game = self._new(request, key), known(key)
        words = self._tables.game_words(game)
        robots = [
            SeatRow(seat, None, ROBOT, words("robot-name", number=seat)) for seat in range(1, seats_of(game))
        ]
        table = await self._lobbies.opened(replace(new, seats=(*new.seats, *robots)), Notes())
        # If this is interrupted, a full lobby remains, which is posted at the next start.
        return await self._lobbies.start(table, new.host, is_posted=False)

    def _new(self, request: Request, game: str) -> NewTable:
        """Return a new table in the user's channel, with the user seated. Raise `PlayerError` if the bot may not post there."""
        request.require_rights()
        if request.channel is None or request.guild is None:
            raise PlayerError("old-control")
        request.require_room()
        known(game)
        return NewTable(
            channel=request.channel,
            guild=request.guild,
            host=request.user,
            game=game,
            at=self._tables.now(),
            seats=(SeatRow(0, request.user, None, request.name),),
        )


def known(game: str) -> Game:
    """Return the game of a control. Raise `PlayerError` if the program no longer has it."""
    if game not in all_games():
        raise PlayerError("old-control")
    return all_games()[game]


def seats_of(game: Game) -> int:
    """Return the number of seats of a quick game."""
    possible = game.seats_for({option.key: option.default for option in game.table_options()})
    return SEATS if SEATS in possible else min(possible)
