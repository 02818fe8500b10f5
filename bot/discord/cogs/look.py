"""`/board`, `/hand`, `/log`, `/score`, `/games`, `/help`, and the buttons that show the same."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.clicks import waiting_words
from bot.discord.client import Caravel
from bot.discord.replies import Reply
from bot.errors import PlayerError
from bot.menus.plain import plain
from bot.posts.drawing import Drawn, draw_now
from bot.posts.history import past
from bot.posts.in_person import private_pictures
from bot.storage import TableRow
from bot.table.live import Frozen, LiveTable, Lobby, Started
from bot.table.lobby import most_seats
from bot.table.notes import read_notes
from bot.table.seats import free_seats, is_welcome, require_welcome
from games import all_games
from games.core.game import ranking
from games.core.moves import Seat, hyphened
from render.gallery import pictures
from render.picture import Picture


class Look(commands.Cog):
    """Looking at a table: everything is shown as the asker's seat may see it."""

    def __init__(self, bot: Caravel) -> None:
        self.bot = bot
        bot.clicks.on("t:board", self._board_button)
        bot.clicks.on("t:hand", self._hand)
        bot.clicks.on("t:score", self._score)

    @app_commands.command(name="board", description="Show a picture of this channel's table, privately")
    @app_commands.describe(picture="Which picture", seat="Whose", at="A line of the log to look back to")
    @app_commands.guild_only()
    async def board(
        self,
        interaction: discord.Interaction,
        picture: str | None = None,
        seat: str | None = None,
        at: app_commands.Range[int, 1] | None = None,
    ) -> None:
        """Show a picture, today's or that of a past line of the log."""

        async def work(interaction: discord.Interaction, reply: Reply) -> None:
            await self._board(interaction, reply, picture, seat, at)

        await self.bot.answer(interaction, work)

    @board.autocomplete("picture")
    async def picture_names(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the game's pictures."""
        live = await self._live(interaction)
        if live is None:
            return []
        names = {
            name: live.words(f"picture-called-{hyphened(name)}")
            for name, p in pictures(live.game.key).items()
            if not p.private
        }
        return [
            app_commands.Choice(name=word, value=name)
            for name, word in names.items()
            if typed.lower() in word.lower()
        ]

    @board.autocomplete("seat")
    async def picture_arguments(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the players, or what else the chosen picture may show."""
        live = await self._live(interaction)
        if live is None:
            return []
        name = getattr(interaction.namespace, "picture", None)
        offered = pictures(live.game.key).get(name or "")
        if offered is not None and isinstance(offered.argument, tuple):
            words = [(value, value.replace("_", " ")) for value in offered.argument]
        else:
            words = [(str(row.seat), row.name) for row in live.seats]
        return [
            app_commands.Choice(name=word[:100], value=value)
            for value, word in words
            if typed.lower() in word.lower()
        ][:25]

    async def _live(self, interaction: discord.Interaction) -> Lobby | Started | None:
        try:
            async with self.bot.tables.hold(await self.bot.tables.find(interaction.channel_id)) as held:
                live = held.live
        except PlayerError:
            return None
        welcome = is_welcome(live.row, live.notes.doors, interaction.user.id)
        return live if welcome and isinstance(live, (Lobby, Started)) else None

    async def _board_button(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        live, viewer = await self._seen(interaction, table)
        await reply.send(waiting_words(live), pictures=tuple(await public_pictures(live, viewer)))

    async def _board(
        self,
        interaction: discord.Interaction,
        reply: Reply,
        name: str | None,
        argument: str | None,
        at: int | None,
    ) -> None:
        live, viewer = await self._seen(interaction, await self.bot.tables.find(interaction.channel_id))
        table, text = (live.table, waiting_words(live)) if at is None else past(live, viewer, at)
        picture = find_picture(live, name, argument)
        value = read_argument(live, picture, argument)
        drawn = await draw_now(live, table, picture.name, viewer, value)
        await reply.send(text, pictures=(drawn,))

    async def _seen(self, interaction: discord.Interaction, table: int) -> tuple[Started, Seat | None]:
        """Return a started table and the seat through whose eyes the asker sees it, None for the public."""
        async with self.bot.tables.hold(table) as held:
            require_welcome(held.live, interaction.user.id)
            return held.started, held.live.viewer(interaction.user.id)

    @app_commands.command(name="hand", description="Show your hand, privately")
    @app_commands.guild_only()
    async def hand(self, interaction: discord.Interaction) -> None:
        """Show the private picture of one's own things."""

        async def work(interaction: discord.Interaction, reply: Reply) -> None:
            await self._hand(interaction, reply, await self.bot.tables.find(interaction.channel_id))

        await self.bot.answer(interaction, work)

    async def _hand(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        live, viewer = await self._seen(interaction, table)
        if viewer is None:
            if not any(interaction.user.id in row.former for row in live.seats):
                raise PlayerError("not-seated")
            await reply.send(live.words("former-hand"), pictures=tuple(await public_pictures(live, None)))
            return
        text = "your-hand" if private_pictures(live) else "no-hand"
        await reply.send(live.words(text), pictures=tuple(await hand_pictures(live, viewer)))

    @app_commands.command(name="score", description="Show the score of this channel's table")
    @app_commands.describe(why="Source by source")
    @app_commands.guild_only()
    async def score(self, interaction: discord.Interaction, why: bool = False) -> None:  # noqa: FBT001, FBT002  # an option of a command is named by who types it
        """Show everybody's score as far as the asker may know it."""

        async def work(interaction: discord.Interaction, reply: Reply) -> None:
            await self._score(interaction, reply, await self.bot.tables.find(interaction.channel_id), why=why)

        await self.bot.answer(interaction, work)

    async def _score(
        self, interaction: discord.Interaction, reply: Reply, table: int, *, why: bool = False
    ) -> None:
        live, viewer = await self._seen(interaction, table)
        await reply.send(score_text(live, viewer, why=why))

    @app_commands.command(
        name="games", description="List your tables, the one that waits longest for you first"
    )
    @app_commands.describe(open="Instead, tables of this server where somebody is wanted")
    async def games(self, interaction: discord.Interaction, open: bool = False) -> None:  # noqa: A002, FBT001, FBT002  # an option of a command is named by who types it
        """List the asker's tables, or those where he may sit down."""

        async def work(interaction: discord.Interaction, reply: Reply) -> None:
            user = interaction.user.id
            await reply.send(
                await self._open_tables(interaction.guild_id or 0, user) if open else await self._games(user)
            )

        await self.bot.answer(interaction, work)

    async def _open_tables(self, guild: int | None, user: int) -> str:
        rows = await self.bot.tables.storage.live_tables(guild)
        lines = [self._open_line(row, user) for row in rows if row.game in all_games()]
        return "\n".join(line for line in lines if line) or self.bot.tables.words("no-open-tables")

    def _open_line(self, row: TableRow, user: int) -> str:
        """Return the line of a table with room for one more where a user may sit down, or nothing."""
        doors = read_notes(row.notes).doors
        if not is_welcome(row, doors, user):
            return ""
        game = all_games()[row.game]
        words = self.bot.tables.game_words(game)
        about = {"game": words("game-name"), "channel": f"<#{row.channel}>"}
        if row.status == "lobby":
            most = most_seats(game, row.options)
            room = len(row.seats) < most
            return words("open-lobby", count=len(row.seats), most=most, **about) if room else ""
        free = free_seats(row, doors)
        names = ", ".join(plain(seat.name) for seat in free)
        return words("open-seats", count=len(free), names=names, **about) if free else ""

    async def _games(self, user: int) -> str:
        rows = await self.bot.tables.storage.tables_of(user)
        found: list[tuple[bool, float, str]] = []
        for row in (row for row in rows if row.game in all_games()):
            async with self.bot.tables.hold(row.id) as held:
                live = held.live
                mine = isinstance(live, Started) and any(
                    s in live.table.waiting() for s in live.seats_of(user)
                )
                line = live.words(
                    "games-line",
                    game=live.words("game-name"),
                    channel=f"<#{row.channel}>",
                    state=state_words(live),
                )
                found.append((not mine, row.changed.timestamp(), f"**→** {line}" if mine else line))
        lines = [line for _, _, line in sorted(found)]
        return "\n".join(lines) or self.bot.tables.words("no-tables")

    @app_commands.command(name="help", description="How to play here")
    async def help(self, interaction: discord.Interaction) -> None:
        """Explain how to play here."""

        async def work(_: discord.Interaction, reply: Reply) -> None:
            await reply.send(self.bot.tables.words("help"))

        await self.bot.answer(interaction, work)


def state_words(live: LiveTable) -> str:
    """Return how a table stands, for the list of a user's tables."""
    if isinstance(live, Started):
        return waiting_words(live)
    return live.words("table-frozen" if isinstance(live, Frozen) else "in-lobby")


async def public_pictures(live: Started, viewer: Seat | None) -> list[Drawn]:
    """Draw what everybody may see of a table, for one viewer."""
    names = [name for name, p in pictures(live.game.key).items() if not p.private and p.argument is None]
    return [await draw_now(live, live.table, name, viewer) for name in names]


async def hand_pictures(live: Started, seat: Seat) -> list[Drawn]:
    """Draw a seat's own things for its user: its private pictures, or its side of the table if it hides nothing."""
    private = private_pictures(live)
    if private:
        return [await draw_now(live, live.table, name, seat) for name in private]
    own = [p.name for p in pictures(live.game.key).values() if p.argument == "seat"]
    if not own:
        raise PlayerError("no-hand")
    return [await draw_now(live, live.table, own[0], seat, seat)]


def find_picture(live: Started, name: str | None, argument: str | None) -> Picture[Any]:
    """Return the picture that is meant; without a name the board, or one player's things. Raises `PlayerError`."""
    offered = {key: picture for key, picture in pictures(live.game.key).items() if not picture.private}
    if name is None:
        of_a_seat = argument is not None
        name = next((key for key, p in offered.items() if (p.argument == "seat") == of_a_seat), None)
    if name not in offered:
        raise PlayerError("no-such-picture", names=", ".join(offered))
    return offered[name]


def read_argument(live: Started, picture: Picture[Any], text: str | None) -> int | str | None:
    """Return a picture's argument as typed: a player by seat or name, or a component; raises `PlayerError`."""
    if picture.argument is None:
        return None
    if picture.argument == "seat":
        for row in live.seats:
            if text is None or text.lower() in (str(row.seat), row.name.lower()):
                return row.seat
        raise PlayerError("no-such-player", names=", ".join(live.names))
    if text not in picture.argument:
        raise PlayerError("no-such-picture", names=", ".join(picture.argument))
    return text


def score_text(live: Started, viewer: Seat | None, *, why: bool) -> str:
    """Return the score in words, with `why` source by source; what the viewer may not know is a question mark."""
    lines: list[str] = []
    for rank, score in ranking(live.table.scores(viewer)):
        hidden = "yes" if score.total is None else "no"
        known = sum(points for _, points in score.sources if points is not None)
        name = live.names[score.seat]
        lines.append(live.words("score-line", rank=rank, name=name, known=known, hidden=hidden))
        if why:
            lines += [
                live.words(
                    "score-source-line",
                    source=live.words(f"score-{hyphened(source)}"),
                    points="?" if points is None else str(points),
                )
                for source, points in score.sources
                if points != 0
            ]
            facts = live.table.explanation(score.seat, viewer)
            lines += [live.words("score-fact-line", fact=live.words.event(f, live.names)) for f in facts]
    return "\n".join(lines)


async def setup(bot: Caravel) -> None:
    """Add the cog."""
    await bot.add_cog(Look(bot))
