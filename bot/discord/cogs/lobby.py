"""`/table new | join | leave | invite | robot | start | end`, and the lobby's buttons."""

from dataclasses import asdict, replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.clicks import chosen, waiting_words
from bot.discord.client import Caravel
from bot.discord.cogs.seat import LEVELS
from bot.discord.replies import Reply
from bot.errors import PlayerError
from bot.menus.controls import controls_to_data
from bot.menus.plain import plain
from bot.storage import LIVE, ChannelTaken, NewPost, NewTable, SeatRow
from bot.table import lobby
from bot.table.fairness import promise
from bot.table.live import Lobby, Started
from bot.table.notes import Doors, Notes, notes_text
from bot.table.seats import plain_post, require_host, require_welcome
from bot.table.tables import Held
from bot.time import pace_of
from games import all_games
from games.ai import ROBOTS
from games.core.moves import hyphened
from games.core.table import Table, Turn
from games.words.phrases import phrases

NEEDED = ("view_channel", "send_messages", "attach_files")
NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files")


class LobbyCommands(commands.Cog):
    """Opening a table, sitting down, starting."""

    group = app_commands.Group(name="table", description="Open, join and start a table", guild_only=True)

    def __init__(self, bot: Caravel) -> None:
        self.bot = bot
        self.words = bot.tables.words
        for name in ("join", "leave", "robot", "norobot", "start", "option", "pace"):
            bot.clicks.on(f"l:{name}", getattr(self, f"click_{name}"))
        bot.clicks.on("l:value", self.click_value, ":[a-z0-9_]{1,40}")

    async def cog_load(self) -> None:
        """Post the lobbies whose opening was cut short by the end of the program."""
        for row in await self.bot.tables.storage.live_tables():
            # A game that has left the program must not keep the others from being played.
            if row.status == "lobby" and row.revision == 0 and row.game in all_games():
                async with self.bot.tables.hold(row.id) as held:
                    await self._open(held)

    # Commands

    @group.command(name="new", description="Open a table in this channel")
    @app_commands.describe(
        game="Which game",
        seating="Who sits where: by lot, or in the order of joining",
        private="Only who is invited may sit down and look",
    )
    @app_commands.choices(
        seating=[
            app_commands.Choice(name="by lot", value="random"),
            app_commands.Choice(name="as joined", value="joined"),
        ]
    )
    async def new(
        self,
        interaction: discord.Interaction,
        game: str,
        seating: app_commands.Choice[str] | None = None,
        private: bool = False,  # noqa: FBT001, FBT002  # an option of a command is named by who types it
    ) -> None:
        """Open a lobby in this channel."""
        by_lot = seating is None or seating.value == "random"
        notes = Notes(seating="random" if by_lot else "joined", doors=Doors(private=private))
        await self.bot.answer(interaction, lambda i, reply: self._new(i, reply, game, notes))

    @new.autocomplete("game")
    async def games(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the games by name."""
        names = {key: phrases(self.bot.tables.language, key)("game-name") for key in all_games()}
        return [
            app_commands.Choice(name=name, value=key)
            for key, name in names.items()
            if typed.lower() in name.lower()
        ]

    async def _new(self, interaction: discord.Interaction, reply: Reply, game: str, notes: Notes) -> None:
        key = self._game(game)
        require_permissions(interaction.channel, interaction.app_permissions)
        assert interaction.channel_id is not None
        user = interaction.user
        new = NewTable(
            channel=interaction.channel_id,
            guild=interaction.guild_id,
            host=user.id,
            game=key,
            at=self.bot.tables.now(),
            notes=notes_text(await self._as_here(notes, interaction.guild_id)),
            seats=(SeatRow(0, user.id, None, user.display_name),),
        )
        try:
            live = await self.bot.tables.create(new)
        except ChannelTaken:
            raise PlayerError("channel-taken") from None
        async with self.bot.tables.hold(live.row.id) as held:
            await self._open(held)
        await reply.send(self.words("table-opened"))

    async def _as_here(self, notes: Notes, guild: int | None) -> Notes:
        """Return a new table's notes with what its server has chosen for all of them."""
        settings = {} if guild is None else await self.bot.tables.storage.server_settings(guild)
        return replace(notes, pace=pace_of(settings.get("pace")), language=settings.get("language"))

    def _game(self, typed: str) -> str:
        for key in all_games():
            if typed.strip().lower() in (
                key,
                hyphened(key),
                phrases(self.bot.tables.language, key)("game-name").lower(),
            ):
                return key
        names = ", ".join(phrases(self.bot.tables.language, key)("game-name") for key in all_games())
        raise PlayerError("no-such-game", text=typed, names=names)

    @group.command(name="join", description="Sit down at this channel's table")
    async def join(self, interaction: discord.Interaction) -> None:
        """Sit down at this channel's table."""
        await self._here(interaction, self.click_join)

    @group.command(name="leave", description="Leave this channel's table before it starts")
    async def leave(self, interaction: discord.Interaction) -> None:
        """Leave this channel's table before it starts."""
        await self._here(interaction, self.click_leave)

    @group.command(name="invite", description="Ask somebody to sit down at this channel's table")
    async def invite(self, interaction: discord.Interaction, user: discord.Member) -> None:
        """Ask somebody to sit down, with a mention."""

        async def work(interaction: discord.Interaction, reply: Reply) -> None:
            number = await self.bot.tables.find(interaction.channel_id)
            async with self.bot.tables.hold(number) as held:
                await self._invite(held, interaction.user, user)
            await reply.send(self.words("invited", name=plain(user.display_name)))

        await self.bot.answer(interaction, work)

    async def _invite(self, held: Held, asking: discord.User | discord.Member, user: discord.Member) -> None:
        """Invite somebody to a lobby; to a private table only its host does, also while it plays, to look on."""
        live, doors = held.live, held.live.notes.doors
        if doors.private:
            require_host(live, asking.id)
        else:
            open_lobby(held)
        text = live.words(
            "invitation-private" if live.row.status == "running" else "invitation",
            user=f"<@{user.id}>",
            host=plain(asking.display_name),
            game=live.words("game-name"),
        )
        if doors.private:
            live = live.noting(doors=replace(doors, invited=(*doors.invited, user.id)))
        await held.commit(live, say=[plain_post(live, text, [user.id])])
        self.bot.sender.wake()

    @group.command(name="robot", description="Seat a robot at this channel's table")
    @app_commands.describe(kind="How well it plays; normal if left out")
    @app_commands.choices(kind=LEVELS)
    async def robot(
        self, interaction: discord.Interaction, kind: app_commands.Choice[str] | None = None
    ) -> None:
        """Seat a robot."""

        async def work(interaction: discord.Interaction, reply: Reply, table: int) -> None:
            await self.click_robot(interaction, reply, table, kind.value if kind else None)

        await self._here(interaction, work)

    @group.command(name="start", description="Start this channel's table")
    async def start(self, interaction: discord.Interaction) -> None:
        """Start the game."""
        await self._here(interaction, self.click_start)

    @group.command(name="end", description="End this channel's table without a result (host only)")
    async def end(self, interaction: discord.Interaction) -> None:
        """End a lobby or a running table without result."""
        await self._here(interaction, self._end)

    async def _here(self, interaction: discord.Interaction, work: Any) -> None:
        async def find_and_work(interaction: discord.Interaction, reply: Reply) -> None:
            await work(interaction, reply, await self.bot.tables.find(interaction.channel_id))

        await self.bot.answer(interaction, find_and_work)

    # Buttons, each also a command

    async def click_join(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        """Sit down."""
        async with self.bot.tables.hold(table) as held:
            live = open_lobby(held)
            require_welcome(live, interaction.user.id)
            seats = lobby.joined(live, interaction.user.id, interaction.user.display_name)
            await self._say(held, live.with_row(seats=seats))
        await reply.send(held.live.words("joined"))

    async def click_leave(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        """Stand up."""
        async with self.bot.tables.hold(table) as held:
            live = open_lobby(held)
            seats = lobby.without(live, interaction.user.id)
            people = [row.user for row in seats if row.user is not None]
            host = people[0] if interaction.user.id == live.row.host and people else live.row.host
            await self._say(held, live.with_row(seats=seats, host=host))
        await reply.send(held.live.words("left"))

    async def click_robot(
        self, interaction: discord.Interaction, reply: Reply, table: int, kind: str | None = None
    ) -> None:
        """Seat a robot."""
        async with self.bot.tables.hold(table) as held:
            live = open_lobby(held, interaction.user.id)
            level = kind or next(iter(ROBOTS))
            await self._say(held, live.with_row(seats=lobby.with_robot(live, level)))
        await reply.seen(held.live.words("robot-seated", level=level))

    async def click_norobot(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        """Send a robot away."""
        async with self.bot.tables.hold(table) as held:
            live = open_lobby(held, interaction.user.id)
            await self._say(held, live.with_row(seats=lobby.without_robot(live)))
        await reply.seen(held.live.words("robot-gone"))

    async def click_option(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        """Show the values of an option to the host."""
        async with self.bot.tables.hold(table) as held:
            live = open_lobby(held, interaction.user.id)
        key = chosen(interaction)
        name = f"option-{key.replace('_', '-')}"
        await reply.send(live.words.about(name), lobby.option_controls(live, key))

    async def click_pace(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        """Take the pace that the host chose."""
        async with self.bot.tables.hold(table) as held:
            live = open_lobby(held, interaction.user.id)
            await self._say(held, live.noting(pace=lobby.read_mode(chosen(interaction))))
        await reply.send(held.live.words("option-set"))

    async def click_value(self, interaction: discord.Interaction, reply: Reply, table: int, key: str) -> None:
        """Take the value that the host chose for an option."""
        async with self.bot.tables.hold(table) as held:
            live = open_lobby(held, interaction.user.id)
            await self._say(held, live.with_row(options=lobby.with_option(live, key, chosen(interaction))))
        await reply.send(held.live.words("option-set"))

    async def click_start(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        """Start the game."""
        async with self.bot.tables.hold(table) as held:
            live = open_lobby(held, interaction.user.id)
            overrides = self.bot.overrides.get(live.game.key, {})
            started, turn = start(live, overrides, self.bot.tables.new_secret())
            say = [lobby_edit(started), options_post(started)]
            await self.bot.play.commit(held, started.after(turn), turn, say)
        await reply.send(live.words("started"))

    async def _end(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        async with self.bot.tables.hold(table) as held:
            require_host(held.live, interaction.user.id)
            if held.live.row.status not in LIVE:
                raise PlayerError("table-ended-already")
            live = held.live.with_row(status="ended")
            posts = [plain_post(live, live.words("table-ended", name=plain(interaction.user.display_name)))]
            if isinstance(live, Lobby):
                posts.insert(0, lobby_edit(live))
            else:
                posts.append(NewPost("tidy", {}, channel=live.row.channel, optional=True))
            await held.commit(live, say=posts)
            self.bot.sender.wake()
        await reply.send(live.words("ended"))

    async def _open(self, held: Held) -> None:
        """Post a new lobby."""
        live = open_lobby(held)
        await held.commit(live, say=[NewPost("lobby", lobby_payload(live), channel=live.row.channel)])
        self.bot.sender.wake()

    async def _say(self, held: Held, live: Lobby) -> None:
        """Save a change of the lobby with its message brought up to date."""
        await held.commit(live, say=[lobby_edit(live)])
        self.bot.sender.wake()


def open_lobby(held: Held, host: int | None = None) -> Lobby:
    """Return the table while it gathers players; raises `PlayerError` if it has started, or `host` is not its host."""
    live = held.live
    if isinstance(live, Started) and live.row.status == "running":
        raise PlayerError("already-started", waiting=waiting_words(live))
    if not isinstance(live, Lobby) or live.row.status != "lobby":
        raise PlayerError("table-ended-already")
    if host is not None:
        require_host(live, host)
    return live


def start(live: Lobby, overrides: dict[str, Any], secret: str) -> tuple[Started, Turn]:
    """Return the table that starts now, and its first turn; raises `PlayerError` with too few or too many players."""
    seats, header = lobby.starting(live, overrides, secret)
    table, turn = Table.new(live.game, header)
    row = replace(live.row, seats=seats, status="running", header=asdict(header))
    return Started(row, live.notes, live.words, live.game, table), turn


def require_permissions(channel: object, allowed: discord.Permissions) -> None:
    """Refuse where the bot may not post: it would be a table that nobody hears of."""
    needed = NEEDED_IN_THREADS if isinstance(channel, discord.Thread) else NEEDED
    missing = [name.replace("_", " ").title() for name in needed if not getattr(allowed, name)]
    if missing:
        raise PlayerError("permissions-missing", names=", ".join(missing))


def lobby_payload(live: Lobby | Started) -> dict[str, Any]:
    """Return the lobby's message for the outbox."""
    post = lobby.lobby_post(live)
    return {"content": post.content, "mentions": [], "controls": controls_to_data(post.controls)}


def lobby_edit(live: Lobby | Started) -> NewPost:
    """Return the outbox row that brings the lobby's message up to date."""
    return NewPost("edit-lobby", lobby_payload(live), channel=live.row.channel)


def options_post(live: Started) -> NewPost:
    """Return the table's first post: who sits where, and which options differ from the default."""
    seats = ", ".join(f"{seat + 1}. {name}" for seat, name in enumerate(live.names))
    changed = lobby.changed_options(live)
    options = (
        live.words("lobby-options", options=", ".join(changed)) if changed else live.words("lobby-no-options")
    )
    text = live.words("table-starts", game=live.words("game-name"), seats=seats)
    sworn = live.words("secret-promised", promise=promise(live.table.header.secret))
    content = f"{text}\n{options}\n{sworn}"
    return plain_post(live, content)


async def setup(bot: Caravel) -> None:
    """Add the cog."""
    await bot.add_cog(LobbyCommands(bot))
