"""Opening a table, joining, choosing options, starting, ending."""

from contextlib import suppress
from dataclasses import replace

from bot.acts.answers import Answer
from bot.acts.askers import asker_at
from bot.acts.play import Play
from bot.acts.reliability import reliability_of, require_reliable
from bot.acts.requests import Guest
from bot.acts.wrecks import leave_wreck
from bot.errors import PlayerError
from bot.menus.buttons import EndTable, Invite, InviteThem, Leave
from bot.menus.control_ids import require_control, require_unchanged
from bot.menus.parts import Button, People
from bot.menus.plain import plain
from bot.posts.invitations import with_invitation, without_invitation
from bot.posts.line import line_posts
from bot.posts.lobby import lobby_edit, lobby_news, lobby_post, option_controls, rematch_asked
from bot.posts.messages import Tidy, plain_post
from bot.storage import LIVE, NewTable, SeatRow, TableRow
from bot.table.damage import notes_of, one_of_several
from bot.table.hosts import absence, most_present
from bot.table.live import LiveTable, Lobby, Started
from bot.table.lobby import (
    joined,
    next_level,
    of_level,
    open_lobby,
    read_pace,
    start,
    with_option,
    with_robot,
    without,
    without_robot,
)
from bot.table.notes import InLeague, Notes, notes_text
from bot.table.powers import fair, is_alone, is_shared, kind_of, ruling
from bot.table.seats import require_host, require_welcome
from bot.table.tables import Held, Tables
from bot.table.waits import state_words
from bot.table.wrecks import is_wreck
from bot.time import pace_of
from games import all_games
from games.ai import ROBOTS
from games.core.moves import hyphened
from games.words.finding import is_meant
from games.words.phrases import phrases


class Lobbies:
    """Tables that gather players. Every method may raise `PlayerError`, and most return what the user is told."""

    def __init__(self, tables: Tables, play: Play) -> None:
        self._tables = tables
        self._play = play

    async def resume(self) -> None:
        """Post the lobbies that the program had opened but not yet posted when it ended."""
        for row in await self._tables.storage.new_lobbies():
            if was_cut_short(row):
                await self._tables.storage.forget_table(row.id)
            # A damaged lobby, or one of a removed game, must not stop the others. A league starts its own tables.
            elif row.game in all_games() and league_of(row) is None:
                with suppress(PlayerError), one_of_several(row.id):
                    await self._post(row.id)

    async def open(self, new: NewTable, notes: Notes) -> str:
        """Open a lobby. `new.game` is the typed name of the game; `notes` has the options chosen for this table."""
        return await self.begin(await self._chosen(new, notes))

    async def opened(self, new: NewTable, notes: Notes) -> int:
        """Open a lobby like `open`, but without a post, because it starts at once. Return the table's id.

        Its host plays alone with robots, so it uses the host's language unless the server has chosen one.
        """
        notes = replace(notes, language=await self._tables.languages.of(new.host))
        return (await self._tables.create(await self._chosen(new, notes))).row.id

    async def _chosen(self, new: NewTable, notes: Notes) -> NewTable:
        """Return a new table with the settings of its server."""
        self._tables.allowance.spend("open", new.host)
        settings = {} if new.guild is None else await self._tables.storage.server_settings(new.guild)
        language = settings.get("language") or notes.language
        notes = fair(replace(notes, pace=pace_of(settings.get("pace")), language=language))
        key = find_game(new.game, await self._tables.languages.of(new.host))
        return replace(new, game=key, notes=notes_text(notes))

    async def named(self, game: str, user: int) -> str:
        """Return a game's name in the bot's language. Raise `PlayerError` if none has the typed name, or the user may not open a table."""
        await self._tables.require_may_open(user)
        key = find_game(game, await self._tables.languages.of(user))
        return self._tables.game_words(all_games()[key])("game-name")

    async def begin(self, new: NewTable) -> str:
        """Open a lobby and post it."""
        live = await self._tables.create(new)
        await self._post(live.row.id)
        return (await self._tables.words_for(new.host))("table-opened")

    async def _post(self, table: int) -> None:
        async with self._tables.hold(table) as held:
            live = open_lobby(held.live)
            found = {
                seat.user: await reliability_of(self._tables, seat.user)
                for seat in live.seats
                if seat.user is not None
            }
            live = live.noting(reliable=found)
            post = lobby_post(live).to_channel(live.row.channel)
            live, asked = rematch_asked(live)
            await held.commit(live, say=[post, *asked, *line_posts(live)])

    async def join(self, table: int, user: int, name: str, *, at_lobby: bool = True) -> str | Answer:
        """Take a seat. A user who has one already is offered to leave or to invite. `at_lobby`: the click was in the lobby's post."""
        async with self._tables.hold(table, user) as held:
            live = open_lobby(held.live)
            require_welcome(live, user)
            if live.seats_of(user):
                return seated_already(held.told_to_them(live))
            found = await require_reliable(self._tables, live, user)
            reliable = {**live.notes.reliable, user: found}
            after = live.with_row(seats=joined(live, user, name)).noting(reliable=reliable)
            if all(row.user is None for row in live.seats):
                # A lobby that was left before lobbies ended with their last user.
                after = after.with_row(host=user)
            await self._say(held, without_invitation(after, user), user, was_clicked=at_lobby)
        return held.own.words("joined")

    async def leave(self, table: int, user: int) -> str:
        """Leave the lobby. If the host leaves, another user becomes the host. The last user's leaving ends the lobby."""
        async with self._tables.hold(table, user) as held:
            if is_wreck(held.live):
                return await leave_wreck(self._tables, held, user)
            if (
                isinstance(held.live, Started)
                and held.live.row.status == "running"
                and held.live.seats_of(user)
            ):
                raise PlayerError("leave-running")
            live = open_lobby(held.live)
            seats = without(live, user)
            people = [row.user for row in seats if row.user is not None]
            if not people:
                after = live.with_row(seats=seats, status="ended")
                await held.commit(after, say=[lobby_edit(after, held.clicked.shown_in(live.row.channel))])
                return held.own.words("left-last")
            host = live.row.host
            if user == host:
                host = most_present(people, await self._tables.people(live), self._tables.now()) or host
            await self._say(held, live.with_row(seats=seats, host=host), user)
        return held.own.words("left")

    async def offer_people(self, table: int, user: int) -> Answer:
        """Show the list of people to invite."""
        async with self._tables.hold(table, user) as held:
            words, known = held.own.words, invited_words(held.own)
        people = People(str(InviteThem(table)), words("choose-guest"))
        return Answer(known or words("invite-whom"), ((people,),))

    async def invite(self, table: int, user: int, name: str, person: Guest) -> str:
        """Invite a user to a lobby, once. To a private table only its host may invite, also while it is running."""
        if person.is_bot:
            raise PlayerError("no-bots-invited")
        guest, called = person.user, person.name
        async with self._tables.hold(table, user) as held:
            live, doors = held.live, held.live.notes.doors
            if doors.private:
                require_host(live, user)
            else:
                open_lobby(live)
            if live.seats_of(guest):
                raise PlayerError("sits-already")
            if guest in doors.invited:
                about = held.own.words("invited-already", name=plain(called))
                return f"{about} {invited_words(held.own)}"
            self._tables.allowance.spend("invite", user)
            text = live.words(
                "invitation-private" if live.row.status == "running" else "invitation",
                user=f"<@{guest}>",
                host=plain(name),
                game=live.words("game-name"),
            )
            post = plain_post(live, text, [guest])
            live = live.noting(doors=replace(doors, invited=(*doors.invited, guest)))
            if live.row.status == "lobby":
                live = with_invitation(live, [guest], post)
            await held.commit(live, say=[post])
        return f"{held.own.words('invited', name=plain(called))} {invited_words(held.own)}"

    async def add_robot(
        self, table: int, user: int, robots: int | None = None, kind: str | None = None
    ) -> Answer:
        """Seat a robot of level `kind`. Raise `PlayerError` if the number of robots is no longer the one that the user saw, `robots`."""
        async with self._tables.hold(table, user) as held:
            live = open_lobby(held.live, user)
            require_unchanged(robots, len(live.robots()))
            level = kind or next_level(live, self._tables.robot)
            await self._say(held, live.with_row(seats=with_robot(live, level)), user)
        return Answer(held.own.words("robot-seated", level=level), is_seen=True)

    async def remove_robot(self, table: int, user: int, robots: int | None = None) -> Answer:
        """Remove the robot that was added last. Raise `PlayerError` if their number is no longer the one that the user saw, `robots`."""
        async with self._tables.hold(table, user) as held:
            live = open_lobby(held.live, user)
            require_unchanged(robots, len(live.robots()))
            await self._say(held, live.with_row(seats=without_robot(live)), user)
        return Answer(held.own.words("robot-gone"), is_seen=True)

    async def offer_values(self, table: int, user: int, key: str) -> Answer:
        """Show the values of an option to the host. Raise `PlayerError` if there is no such option."""
        async with self._tables.hold(table, user) as held:
            live = held.told_to_them(open_lobby(held.live, user))
        # The controls come first: they refuse an unknown option, which has no words.
        controls = option_controls(live, key)
        return Answer(live.words.about(f"option-{hyphened(key)}"), controls)

    async def choose_value(self, table: int, user: int, key: str, value: str) -> str:
        """Set an option to the value that the host chose."""
        async with self._tables.hold(table, user) as held:
            live = open_lobby(held.live, user)
            await self._say(held, live.with_row(options=with_option(live, key, value)), user)
        return held.own.words("option-set")

    async def choose_pace(self, table: int, user: int, pace: str) -> str:
        """Set the pace that the host chose."""
        async with self._tables.hold(table, user) as held:
            live = open_lobby(held.live, user)
            await self._say(held, replace(live, notes=fair(replace(live.notes, pace=read_pace(pace)))), user)
        return held.own.words("option-set")

    async def choose_level(self, table: int, user: int, level: str) -> str:
        """Set the level of all robots of a lobby."""
        require_control(level in ROBOTS)
        async with self._tables.hold(table, user) as held:
            live = open_lobby(held.live, user)
            await self._say(held, live.with_row(seats=of_level(live, level)), user)
        return held.own.words("option-set")

    async def start(self, table: int, user: int, *, is_posted: bool = True) -> str:
        """Start the game. `is_posted`: its lobby has a post in the channel."""
        async with self._tables.hold(table, user) as held:
            live = open_lobby(held.live, user)
            overrides = self._tables.overrides.get(live.game.key, {})
            started, turn = start(live, overrides, self._tables.new_secret())
            message = held.clicked.shown_in(live.row.channel)
            say = [lobby_edit(started, message)] if is_posted else []
            await self._play.commit(held, started.after(turn), turn, say)
        return held.own.words("started", game=held.own.words("game-name"))

    async def start_made_up(self, table: int, host: int, seats: tuple[SeatRow, ...]) -> None:
        """Start a table of a league with these seats."""
        async with self._tables.hold(table) as held:
            live = held.live
            if not isinstance(live, Lobby) or live.row.status != "lobby":
                raise PlayerError("table-ended-already")
            live = live.with_row(host=host, seats=seats)
            overrides = self._tables.overrides.get(live.game.key, {})
            started, turn = start(live, overrides, self._tables.new_secret())
            await self._play.commit(held, started.after(turn), turn)

    async def ask_end(self, table: int, user: int, manages: int | None = None) -> Answer:
        """Ask a user to confirm the end of a table. Raise `PlayerError` if they may not end it.

        manages: The server that the user manages and asks from; None if there is none.
        """
        async with self._tables.hold(table, user) as held:
            leaves = await self._leaves_by_ending(held.live, user, manages)
            live = held.own
        about = {"channel": f"<#{live.row.channel}>", "state": state_words(live)}
        button = Button(str(EndTable(table)), live.words("button-end"), "danger")
        sure = live.words("end-sure", game=live.words("game-name"), **about)
        return Answer(f"{sure} {live.words('end-leaves')}" if leaves else sure, ((button,),))

    async def end(self, table: int, user: int, name: str, manages: int | None = None) -> str:
        """End a lobby or a running table without a result. A user who ends one alone although it counts has left the game."""
        async with self._tables.hold(table, user) as held:
            leaves = await self._leaves_by_ending(held.live, user, manages)
            live = held.live.with_row(status="ended")
            if leaves:
                live = live.noting(ended_by=user)
            posts = [plain_post(live, live.words("table-ended", name=plain(name)))]
            if isinstance(live, Lobby):
                posts.insert(0, lobby_edit(live, held.clicked.shown_in(live.row.channel)))
            else:
                posts.append(Tidy().to_channel(live.row.channel))
            await held.commit(live, say=posts)
        return held.own.words("ended")

    async def _leaves_by_ending(self, live: LiveTable, user: int, manages: int | None) -> bool:
        """Whether ending a table counts as leaving a game whose result counts. Raise `PlayerError` if the user may not end it."""
        if live.row.status not in LIVE:
            require_host(live, user)
            raise PlayerError("table-ended-already")
        if live.row.status != "running" or not is_shared(live):
            require_host(live, user)
            return False
        decides = ruling("end", kind_of(live.notes), await asker_at(self._tables, live, user, manages))
        if decides == "alone":
            return False
        if decides == "no" or not is_alone(live, user):
            raise PlayerError("players-decide")
        return True

    async def _say(self, held: Held, live: Lobby, user: int, *, was_clicked: bool = True) -> None:
        """Save a user's change of the lobby. Edit its message, and tell its host if that is needed."""
        assert isinstance(held.live, Lobby)
        people, now = await self._tables.people(live), self._tables.now()
        awake = [one.user for one in people.values() if not absence(one.wishes, now)]
        news = lobby_news(held.live, live, user, awake)
        message = held.clicked.shown_in(live.row.channel) if was_clicked else None
        await held.commit(live, say=[lobby_edit(live, message), *news])


def was_cut_short(row: TableRow) -> bool:
    """Whether a lobby is the rest of an interrupted import, which has no seats, or of an interrupted lesson."""
    notes = notes_of(row)
    return notes is not None and (not row.seats or notes.lesson)


def league_of(row: TableRow) -> InLeague | None:
    """Return a table's place in a league; None if it has none or its notes cannot be read."""
    notes = notes_of(row)
    return None if notes is None else notes.league


def seated_already(live: Lobby) -> Answer:
    """Return the answer to a user who joins a lobby a second time: buttons to leave and to invite."""
    leave = Button(str(Leave(live.row.id)), live.words("button-leave"), "secondary")
    invite = Button(str(Invite(live.row.id)), live.words("button-invite"), "primary")
    return Answer(live.words("already-joined"), ((leave, invite),))


def invited_words(live: LiveTable) -> str:
    """Return the invited users who have no seat, as a sentence; empty if there are none.

    A negative id stands for a forgotten user.
    """
    guests = [f"<@{user}>" for user in live.notes.doors.invited if user > 0 and not live.seats_of(user)]
    return live.words("invited-so-far", names=", ".join(guests)) if guests else ""


def find_game(typed: str, language: str) -> str:
    """Return the key of the game with a typed key or name. Raise `PlayerError` if there is none."""
    for key in all_games():
        words = phrases(language, key)
        if is_meant(typed, (key, words("game-name"), words.english("game-name"))):
            return key
    names = ", ".join(phrases(language, key)("game-name") for key in all_games())
    raise PlayerError("no-such-game", text=typed, names=names)
