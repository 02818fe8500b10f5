"""The lobby's message and the first post of a table: seats, options, controls. Pure functions."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from bot.menus.buttons import (
    AddRobot,
    ChooseOption,
    ChoosePace,
    ChooseValue,
    Click,
    Invite,
    Join,
    Leave,
    RemoveRobot,
    ShowChapter,
    StartGame,
)
from bot.menus.newcomers import BeginLesson, OpenHelp
from bot.menus.parts import Button, Choice, Controls, Select
from bot.menus.plain import mention, plain
from bot.menus.robot_buttons import ChooseLevel
from bot.posts.invitations import with_invitation
from bot.posts.messages import LobbyEdit, LobbyPost, plain_post
from bot.storage import NewPost
from bot.table.lengths import length
from bot.table.lessons import taught
from bot.table.levels import levels
from bot.table.live import LiveTable, Lobby, Started
from bot.table.lobby import find_option, value_id
from bot.table.powers import kind_of
from bot.table.results import rated
from bot.table.settings import pace_words, paces_of
from games.ai import ROBOTS
from games.core.game import Option
from games.core.moves import hyphened


def lobby_post(live: Lobby | Started) -> LobbyPost:
    """Return the lobby's message: seats, options, controls."""
    words, row = live.words, live.row
    possible = live.game.seats_for(row.options)
    is_open = isinstance(live, Lobby) and row.status == "lobby"
    head = words(
        "lobby-head" if is_open else "lobby-closed",
        game=words("game-name"),
        least=min(possible),
        most=max(possible),
    )
    if row.status == "ended" and all(seat.user is None for seat in row.seats):
        play = Button(str(OpenHelp(0, "play")), words("button-help-play"), "success")
        return LobbyPost(f"{head}\n{words('lobby-left')}", controls=((play,),))
    lines = [head, *_face(live)]
    lines += [
        words(
            "lobby-seat",
            number=seat.seat + 1,
            name=plain(seat.name),
            robot=seat.robot or "no",
        )
        + _reliable(live, seat.user)
        for seat in live.seats
    ] or [words("lobby-empty")]
    chosen = changed_options(live)
    lines += _levels(live)
    lines.append(words("lobby-options", options=", ".join(chosen)) if chosen else words("lobby-no-options"))
    lines.append(words("lobby-pace", pace=pace_words(words, live.notes.pace)))
    if live.notes.pace.limit is not None and row.status == "lobby":
        lines.append(words("lobby-missed"))
    lines.append(words("lobby-powers", kind=kind_of(live.notes)))
    if live.notes.least:
        lines.append(words("lobby-least", least=live.notes.least))
    if (list_ := rated(live)) is not None:
        lines.append(words(f"lobby-rated-{list_}"))
    if live.notes.doors.private:
        lines.append(words("lobby-private"))
    if not isinstance(live, Lobby) or row.status != "lobby":
        return LobbyPost("\n".join(lines))
    lines.append(_what_is_missing(live, possible))
    return LobbyPost("\n".join(lines), controls=_controls(live, startable=len(live.seats) in possible))


def _reliable(live: Lobby | Started, user: int | None) -> str:
    """Return a user's reliability when they joined, as text; empty if they had no games yet, or the game has begun."""
    found = live.notes.reliable.get(user) if user is not None else None
    if found is None or not found.games or live.row.status != "lobby":
        return ""
    about = {"in_time": found.in_time, "finished": found.finished, "games": found.games}
    return f" – {live.words('lobby-reliable', **about)}"


def _face(live: Lobby | Started) -> list[str]:
    """Return the description of the game and its length; nothing once the game has begun."""
    words, possible = live.words, live.game.seats_for(live.row.options)
    if live.row.status != "lobby":
        return []
    seats = min(max(len(live.seats), min(possible)), max(possible))
    told = length(live.game.key, seats)
    about = words("game-face") if words.has("game-face") else words.about("game-name")
    if told is None:
        return [about]
    return [about, words("lobby-length", seats=seats, minutes=told.minutes, clicks=told.clicks)]


def _levels(live: Lobby | Started) -> list[str]:
    """Return the comparison of the robots' levels; nothing unless this is a lobby with a robot."""
    found = levels(live.game.key)
    if found is None or live.row.status != "lobby" or not live.robots():
        return []
    wins = [live.words("robot-level-wins", level=level, wins=wins) for level, wins in found.wins.items()]
    return [live.words("lobby-levels", seats=found.seats, levels=", ".join(wins), even=found.even)]


def lobby_news(before: Lobby, after: Lobby, by: int, awake: Collection[int]) -> list[NewPost]:
    """Return the post that tells a host of another user's change: the lobby is full, or the game can no longer start.

    A host who is not in `awake` is named without a ping.
    """
    host, words = after.row.host, after.words
    was, possible = before.game.seats_for(before.row.options), after.game.seats_for(after.row.options)
    full = len(after.seats) == max(possible) and len(before.seats) < len(after.seats)
    stopped = len(before.seats) in was and len(after.seats) not in possible
    if host == by or not (full or stopped):
        return []
    text = words("lobby-full" if full else "lobby-not-any-more", host=mention(host, words))
    if stopped:
        text = f"{text} {_what_is_missing(after, possible)}"
    return [plain_post(after, text, [host] if host in awake else [])]


def _what_is_missing(live: Lobby, possible: Sequence[int]) -> str:
    """Return how many players are missing, or who may start, as text."""
    words, seated = live.words, len(live.seats)
    if seated in possible:
        host = next((plain(seat.name) for seat in live.seats if seat.user == live.row.host), None)
        return words("lobby-ready", host=host or mention(live.row.host, words))
    if seated > max(possible):
        return words("lobby-too-many", most=max(possible))
    missing = words("lobby-missing", count=min(possible) - seated)
    option = _option_for(live, seated)
    return missing if option is None else f"{missing} {words('lobby-other-option', option=option)}"


def _option_for(live: Lobby, seats: int) -> str | None:
    """Return the name of an option whose change would allow this number of seats; None if no single option does."""
    for option in live.game.table_options():
        for value in option.values:
            if seats in live.game.seats_for({**live.row.options, option.key: value}):
                return live.words(f"option-{hyphened(option.key)}")
    return None


def _controls(live: Lobby, *, startable: bool) -> Controls:
    number, words, robots = live.row.id, live.words, len(live.robots())
    is_taught = live.game.key in taught()
    buttons = (
        Button(str(Join(number)), words("button-join"), "success"),
        Button(str(Leave(number)), words("button-leave"), "secondary"),
        Button(str(AddRobot(number, robots)), words("button-robot"), "secondary"),
        Button(str(RemoveRobot(number, robots)), words("button-no-robot"), "secondary"),
        Button(str(StartGame(number)), words("button-start"), "primary", disabled=not startable),
    )
    more = (
        Button(str(ShowChapter(number, live.game.key)), words("button-how"), "secondary"),
        Button(str(Invite(number)), words("button-invite"), "secondary"),
        *([Button(str(BeginLesson(0, live.game.key)), words("button-learn"), "secondary")] * is_taught),
    )
    rows, pace = (buttons, more), (pace_select(live, ChoosePace(number)),)
    if live.robots():
        rows = (*rows, (level_select(live),))
    options = live.game.table_options()
    if not options:
        return (*rows, pace)
    choices = tuple(_option_choice(live, option) for option in options)
    return (*rows, pace, (Select(str(ChooseOption(number)), words("choose-option"), choices),))


def level_select(live: Lobby) -> Select:
    """Return the list of robots' levels, a sentence each; the level of all present robots is marked."""
    words, levels = live.words, {seat.robot for seat in live.seats if seat.robot is not None}
    choices = tuple(
        Choice(one, words(f"robot-{one}")[:100], chosen=levels == {one}) for one in sorted(ROBOTS)
    )
    return Select(str(ChooseLevel(live.row.id)), words("choose-level"), choices)


def pace_select(live: LiveTable, click: Click) -> Select:
    """Return the list of paces."""
    now, words = live.notes.pace.mode, live.words
    choices = tuple(
        Choice(mode, pace_words(words, pace)[:100], chosen=mode == now)
        for mode, pace in paces_of(live.notes).items()
    )
    return Select(str(click), words("choose-pace"), choices)


def _option_choice(live: Lobby, option: Option) -> Choice:
    name = f"option-{hyphened(option.key)}"
    value = option_value(live, option, live.row.options.get(option.key, option.default))
    return Choice(option.key, f"{live.words(name)}: {value}"[:100], live.words.about(name)[:100])


def option_controls(live: Lobby, key: str) -> Controls:
    """Return the select with an option's values, for the host."""
    option = find_option(live.game, key)
    now = live.row.options.get(key, option.default)
    choices = tuple(
        Choice(value_id(value), option_value(live, option, value)[:100], chosen=value == now)
        for value in option.values
    )
    return ((Select(str(ChooseValue(live.row.id, key)), live.words(f"option-{hyphened(key)}"), choices),),)


# Options


def changed_options(live: Lobby | Started) -> list[str]:
    """Return the options that differ from the default, as words."""
    words = live.words
    return [
        f"{words(f'option-{hyphened(option.key)}')}: {option_value(live, option, live.row.options[option.key])}"
        for option in live.game.table_options()
        if live.row.options.get(option.key, option.default) != option.default
    ]


def option_value(live: Lobby | Started, option: Option, value: object) -> str:
    """Return the word for an option's value."""
    name = f"option-{hyphened(option.key)}-{value_id(value)}"
    return live.words(name)


def lobby_edit(live: Lobby | Started, message: int | None = None, *, redraws: bool = False) -> NewPost:
    """Return the outbox row that updates the lobby's message.

    message: The lobby's message, if the click was on it.
    redraws: Draw its picture again. No answer to a click waits for that.
    """
    post = lobby_post(live)
    edit = LobbyEdit(post.content, post.controls, redraws).to_channel(live.row.channel)
    return edit if redraws else replace(edit, changes=message)


def rematch_asked(live: Lobby) -> tuple[Lobby, list[NewPost]]:
    """Return the lobby and the post that invites the other players of a finished table to its rematch; none for other lobbies."""
    guests = [user for user in live.notes.doors.invited if not live.seats_of(user)]
    if live.notes.rematch_of is None or not guests:
        return live, []
    host = next((plain(seat.name) for seat in live.seats if seat.user == live.row.host), "")
    users = " ".join(f"<@{user}>" for user in guests)
    text = live.words("rematch-asked", users=users, host=host, game=live.words("game-name"))
    post = plain_post(live, text, guests)
    return with_invitation(live, guests, post), [post]


def opening_words(live: Started) -> str:
    """Return the beginning of the table's first post: the players' seats and the options."""
    seats = ", ".join(f"{seat + 1}. {name}" for seat, name in enumerate(live.names))
    changed = changed_options(live)
    options = (
        live.words("lobby-options", options=", ".join(changed)) if changed else live.words("lobby-no-options")
    )
    if live.notes.lesson:
        return live.words("lesson-opens", game=live.words("game-name"))
    text = live.words("table-starts", game=live.words("game-name"), seats=seats)
    if live.notes.league is not None:
        options = f"{options}\n{live.words('lobby-powers', kind='league')}"
    return f"{text}\n{options}"
