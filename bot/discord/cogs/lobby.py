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
from bot.storage import Change, ChannelTaken, NewPost, NewTable, SeatRow
from bot.table import lobby
from bot.table.fairness import promise
from bot.table.live import LiveTable, Posted
from bot.table.seats import doors, require_welcome, with_doors
from bot.table.tables import Held
from games import all_games
from games.ai import ROBOTS
from games.core.moves import hyphened
from games.core.table import Table
from games.words.phrases import phrases

NEEDED = ("view_channel", "send_messages", "attach_files")
NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files")


class Lobby(commands.Cog):
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
                    await self._say(held, held.live, {}, kind="lobby")

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
        settings = {"seating": seating.value if seating else "random", "doors": {"private": private}}
        await self.bot.answer(interaction, lambda i, reply: self._new(i, reply, game, settings))

    @new.autocomplete("game")
    async def games(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the games by name."""
        names = {key: phrases(self.bot.tables.language, key)("game-name") for key in all_games()}
        return [
            app_commands.Choice(name=name, value=key)
            for key, name in names.items()
            if typed.lower() in name.lower()
        ]

    async def _new(
        self, interaction: discord.Interaction, reply: Reply, game: str, settings: dict[str, Any]
    ) -> None:
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
            settings={**settings, **await self._defaults(interaction.guild_id)},
            seats=(SeatRow(0, user.id, None, user.display_name),),
        )
        try:
            live = await self.bot.tables.create(new)
        except ChannelTaken:
            raise PlayerError("channel-taken") from None
        async with self.bot.tables.hold(live.row.id) as held:
            await self._say(held, held.live, {}, kind="lobby")
        await reply.send(self.words("table-opened"))

    async def _defaults(self, guild: int | None) -> dict[str, Any]:
        """Return what a server has chosen for its new tables."""
        settings = {} if guild is None else await self.bot.tables.storage.server_settings(guild)
        return {name: settings[name] for name in ("pace", "language") if name in settings}

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
        live = held.live
        private = doors(live.row).private
        if private:
            lobby.require_host(live, asking.id)
        else:
            self._require_lobby(held)
        text = live.words(
            "invitation-private" if live.row.status == "running" else "invitation",
            user=f"<@{user.id}>",
            host=plain(asking.display_name),
            game=live.words("game-name"),
        )
        row = with_doors(live.row, invited=(*doors(live.row).invited, user.id)) if private else live.row
        post = NewPost("plain", {"content": text, "mentions": [user.id]}, channel=live.row.channel)
        now, revision = self.bot.tables.now(), live.row.revision
        change = Change(row.id, now, revision, settings=row.settings, outbox=[post])
        await held.commit(replace(live, row=row), change)
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
            self._require_lobby(held)
            require_welcome(held.live.row, interaction.user.id)
            seats = lobby.joined(held.live, interaction.user.id, interaction.user.display_name)
            await self._say(held, held.live, {"seats": seats})
        await reply.send(held.live.words("joined"))

    async def click_leave(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        """Stand up."""
        async with self.bot.tables.hold(table) as held:
            self._require_lobby(held)
            seats = lobby.without(held.live, interaction.user.id)
            change: dict[str, Any] = {"seats": seats}
            people = [row.user for row in seats if row.user is not None]
            if interaction.user.id == held.live.row.host and people:
                change["host"] = people[0]
            await self._say(held, held.live, change)
        await reply.send(held.live.words("left"))

    async def click_robot(
        self, interaction: discord.Interaction, reply: Reply, table: int, kind: str | None = None
    ) -> None:
        """Seat a robot."""
        async with self.bot.tables.hold(table) as held:
            self._require_lobby(held)
            lobby.require_host(held.live, interaction.user.id)
            level = kind or next(iter(ROBOTS))
            seats = lobby.with_robot(held.live, level)
            await self._say(held, held.live, {"seats": seats})
        await reply.seen(held.live.words("robot-seated", level=level))

    async def click_norobot(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        """Send a robot away."""
        async with self.bot.tables.hold(table) as held:
            self._require_lobby(held)
            lobby.require_host(held.live, interaction.user.id)
            await self._say(held, held.live, {"seats": lobby.without_robot(held.live)})
        await reply.seen(held.live.words("robot-gone"))

    async def click_option(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        """Show the values of an option to the host."""
        async with self.bot.tables.hold(table) as held:
            self._require_lobby(held)
            lobby.require_host(held.live, interaction.user.id)
            key = chosen(interaction)
            name = f"option-{key.replace('_', '-')}"
        await reply.send(held.live.words.about(name), lobby.option_controls(held.live, key))

    async def click_pace(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        """Take the pace that the host chose."""
        async with self.bot.tables.hold(table) as held:
            self._require_lobby(held)
            lobby.require_host(held.live, interaction.user.id)
            settings = lobby.with_pace(held.live, chosen(interaction))
            await self._say(held, held.live, {"settings": settings})
        await reply.send(held.live.words("option-set"))

    async def click_value(self, interaction: discord.Interaction, reply: Reply, table: int, key: str) -> None:
        """Take the value that the host chose for an option."""
        async with self.bot.tables.hold(table) as held:
            self._require_lobby(held)
            lobby.require_host(held.live, interaction.user.id)
            options = lobby.with_option(held.live, key, chosen(interaction))
            await self._say(held, held.live, {"options": options})
        await reply.send(held.live.words("option-set"))

    async def click_start(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        """Start the game."""
        async with self.bot.tables.hold(table) as held:
            self._require_lobby(held)
            lobby.require_host(held.live, interaction.user.id)
            overrides = self.bot.overrides.get(held.live.game.key, {})
            seats, header = lobby.starting(held.live, overrides, self.bot.tables.new_secret())
            started, turn = Table.new(held.live.game, header)
            row = replace(held.live.row, seats=seats, status="running")
            live = replace(held.live, row=row, table=started, told=[], posted=Posted())
            change = Change(
                row.id,
                self.bot.tables.now(),
                status="running",
                header=header_data(header),
                seats=seats,
                outbox=[lobby_edit(live), options_post(live)],
            )
            await self.bot.play.commit(held, live.after(turn), turn, change)
        await reply.send(held.live.words("started"))

    async def _end(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        async with self.bot.tables.hold(table) as held:
            lobby.require_host(held.live, interaction.user.id)
            if held.live.row.status not in ("lobby", "running"):
                raise PlayerError("table-ended-already")
            live = replace(held.live, row=replace(held.live.row, status="ended"))
            text = live.words("table-ended", name=plain(interaction.user.display_name))
            posts = [NewPost("plain", {"content": text, "mentions": []}, channel=live.row.channel)]
            if held.live.row.status == "lobby":
                posts.insert(0, lobby_edit(live))
            else:
                posts.append(NewPost("tidy", {}, channel=live.row.channel, optional=True))
            revision = held.live.row.revision
            await held.commit(
                live, Change(live.row.id, self.bot.tables.now(), revision, status="ended", outbox=posts)
            )
            self.bot.sender.wake()
        await reply.send(live.words("ended"))

    def _require_lobby(self, held: Held) -> None:
        status = held.live.row.status
        if status == "running":
            waiting = waiting_words(held.live) if held.live.table is not None else ""
            raise PlayerError("already-started", waiting=waiting)
        if status != "lobby":
            raise PlayerError("table-ended-already")

    async def _say(
        self, held: Held, live: LiveTable, change: dict[str, Any], kind: str = "edit-lobby"
    ) -> None:
        """Save a change of the lobby with its new message."""
        live = replace(live, row=replace(live.row, **change))
        post = (
            lobby_edit(live)
            if kind == "edit-lobby"
            else NewPost(kind, lobby_payload(live), channel=live.row.channel)
        )
        revision = held.live.row.revision
        await held.commit(live, Change(live.row.id, self.bot.tables.now(), revision, outbox=[post], **change))
        self.bot.sender.wake()


def require_permissions(channel: object, allowed: discord.Permissions) -> None:
    """Refuse where the bot may not post: it would be a table that nobody hears of."""
    needed = NEEDED_IN_THREADS if isinstance(channel, discord.Thread) else NEEDED
    missing = [name.replace("_", " ").title() for name in needed if not getattr(allowed, name)]
    if missing:
        raise PlayerError("permissions-missing", names=", ".join(missing))


def lobby_payload(live: LiveTable) -> dict[str, Any]:
    """Return the lobby's message for the outbox."""
    post = lobby.lobby_post(live)
    return {"content": post.content, "mentions": [], "controls": controls_to_data(post.controls)}


def lobby_edit(live: LiveTable) -> NewPost:
    """Return the outbox row that brings the lobby's message up to date."""
    return NewPost("edit-lobby", lobby_payload(live), channel=live.row.channel)


def options_post(live: LiveTable) -> NewPost:
    """Return the table's first post: who sits where, and which options differ from the default."""
    seats = ", ".join(f"{seat + 1}. {name}" for seat, name in enumerate(live.names))
    changed = lobby.changed_options(live)
    options = (
        live.words("lobby-options", options=", ".join(changed)) if changed else live.words("lobby-no-options")
    )
    text = live.words("table-starts", game=live.words("game-name"), seats=seats)
    assert live.table is not None
    sworn = live.words("secret-promised", promise=promise(live.table.header.secret))
    content = f"{text}\n{options}\n{sworn}"
    return NewPost("plain", {"content": content, "mentions": []}, channel=live.row.channel)


def header_data(header: Any) -> dict[str, Any]:
    """Return a header as JSON data."""
    return asdict(header)


async def setup(bot: Caravel) -> None:
    """Add the cog."""
    await bot.add_cog(Lobby(bot))
