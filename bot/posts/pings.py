"""The posts for what is due at a table: pings, reminders with their buttons, last calls, deadlines. Pure functions."""

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta

from bot.menus.buttons import LetRobotPlay, Mute, RemindLater, StandIn
from bot.menus.parts import Button, Controls
from bot.menus.plain import mention
from bot.posts.hand_off import Telling
from bot.posts.messages import Ping, PingInPerson
from bot.posts.orders import ended_words
from bot.storage import NewPost
from bot.table.live import Started
from bot.time import Due, People, deadline
from games.core.moves import Seat
from games.words.sentences import moment_words, step_words

NEAR = timedelta(hours=12)
"""A shorter turn shows its end as a time of the day, a longer one with the date, too."""
STERNEST = 3
"""Number of wordings for reminders, each sterner than the one before."""


def stamp(moment: datetime, style: str = "R") -> str:
    """Return a moment as Discord shows it to each user in their own zone; `R` = "in two hours"."""
    return f"<t:{round(moment.timestamp())}:{style}>"


def telling_time(live: Started, due: Sequence[Due], people: People, now: datetime) -> Telling:
    """Return the times and pings for a hand-off's turn post: what is due now, deadlines, who is next."""
    if live.is_over:
        # Nobody has to act at the end of a game, so nobody is pinged at night.
        awake = [person for person in people.values() if person.wishes.loud_from(now) == now]
        return Telling(mentions=tuple(person.user for person in awake))
    due = [one for one in due if one.kind in ("ping", "next") and one.user is not None]
    mentioned = [one for one in due if one.in_channel]
    deadlines = deadline_line(live, people)
    lines = [deadlines]
    lines += [live.words("ping-next", who=f"<@{one.user}>") for one in mentioned if one.kind == "next"]
    return Telling(
        below="\n".join(line for line in lines if line),
        deadlines=deadlines,
        mentions=tuple(dict.fromkeys(one.user for one in mentioned if one.user is not None)),
        direct=tuple(_direct(live, one, people) for one in due if one.in_person),
    )


def deadline_line(live: Started, people: People) -> str:
    """Return the deadlines of all who must act, as a line; empty if there are none."""
    pace, book = live.notes.pace, live.notes.book
    found: list[str] = []
    for wait in book.waits if book.stopped is None else ():
        at = deadline(wait, people, pace)
        if at is not None and wait.late is None:
            found.append(until_words(live, wait.seat, at))
    return live.words("ping-deadline", deadlines=", ".join(found)) if found else ""


def with_deadlines(text: str, live: Started, people: People) -> str:
    """Return a text followed by the deadlines of all who must act, if there are any."""
    line = "" if live.is_over else deadline_line(live, people)
    return f"{text}\n{line}" if line else text


def until_words(live: Started, seat: Seat, at: datetime) -> str:
    """Return a seat's deadline in words, without the day if it is near."""
    wait = live.notes.book.wait(seat)
    near = wait is not None and at - wait.since < NEAR
    message, style = ("ping-deadline-at", "t") if near else ("ping-deadline-of", "f")
    return live.words(message, name=live.names[seat], at=stamp(at, style), left=stamp(at))


def posts(live: Started, due: Sequence[Due], people: People) -> Iterator[NewPost]:
    """Yield the posts for what is due. Users who are told the same at the same time share one post in the channel."""
    pings = [one for one in due if one.kind == "ping" and one.in_channel]
    if pings:
        yield _public(live, pings).to_channel(live.row.channel)
    for one in due:
        if one.kind in ("deadline", "ask"):
            continue
        if one.in_channel and one.kind != "ping" and not (one.kind == "nudge" and _is_secret(live, one)):
            yield _public(live, [one]).to_channel(live.row.channel)
        if one.in_person and one.user is not None:
            yield _direct(live, one, people).to_user(one.user)
    yield from _times_up(live, [one for one in due if one.kind == "deadline"])


def _is_secret(live: Started, due: Due) -> bool:
    """Whether it is secret that the seat has begun a choice, because that would reveal that it will not just pass."""
    return live.table.is_private(due.seat)


def _public(live: Started, due: Sequence[Due]) -> Ping:
    """Return the post in the channel for users who are told the same."""
    users = tuple(dict.fromkeys(one.user for one in due if one.user is not None))
    text = _text(live, due[0], " ".join(f"<@{user}>" for user in users), "")
    return Ping(text, users, _below(live, due[0]), link=live.words("button-there"))


def _direct(public: Started, due: Due, people: People) -> PingInPerson:
    """Return the direct message for a user, in their language, and what the channel says if it cannot be delivered."""
    assert due.user is not None
    person = people.get(due.seat)
    live = public if person is None else public.told_in(person.wishes.speaks)
    where = live.words("ping-where", channel=f"<#{live.row.channel}>")
    secret = due.kind == "nudge" and _is_secret(live, due)
    over = ended_words(live, due.seat) if due.kind == "ping" else ""
    return PingInPerson(
        f"{_text(live, due, f'<@{due.user}>', where)}\n{over}".strip(),
        (due.user,),
        _below(live, due),
        link=live.words("button-there"),
        instead=None if due.in_channel or secret else _public(public, [due]),
        user=due.user,
    )


def _below(live: Started, due: Due) -> Controls:
    return (_buttons(live, due),) if due.kind in ("reminder", "nudge", "last_call") else ()


def _text(live: Started, due: Due, who: str, where: str) -> str:
    name = f"remind-{due.kind.replace('_', '-')}"
    if due.kind == "reminder":
        name = f"remind-{min(due.rung, STERNEST)}"
    wait = live.notes.book.wait(due.seat)
    moment = moment_words(live.table, live.words)
    text = live.words(
        name,
        who=who,
        game=live.words("game-name"),
        moment=f", {moment}" if moment else "",
        where=where,
        asked=step_words(live.table, live.words),
        since=stamp(wait.since) if wait is not None else "",
    )
    if due.deadline is None or due.kind == "next":
        return text
    at = until_words(live, due.seat, due.deadline)
    return f"{text}\n{live.words('ping-deadline', deadlines=at)}"


def _buttons(live: Started, due: Due) -> tuple[Button, ...]:
    kinds: dict[type[Mute | RemindLater | LetRobotPlay], str] = {
        Mute: "button-mute",
        RemindLater: "button-until",
        LetRobotPlay: "button-robot-turn",
    }
    if due.kind != "reminder":
        del kinds[Mute]
    return tuple(
        Button(str(kind(live.row.id, due.seat)), live.words(label), "secondary")
        for kind, label in kinds.items()
    )


def _times_up(live: Started, late: Sequence[Due]) -> Iterator[NewPost]:
    """Yield the posts about seats whose time is up. The end of a window is not posted."""
    book = live.notes.book
    late = [one for one in late if (wait := book.wait(one.seat)) is not None and not wait.is_window]
    for then in ("host", "default", "robot"):
        seats = [one.seat for one in late if one.then == then]
        if not seats:
            continue
        host = live.row.host
        controls: Controls = tuple(_stand_ins(live, seat) for seat in seats[:4]) if then == "host" else ()
        text = live.words(
            f"time-up-{then}",
            names=", ".join(live.names[seat] for seat in seats),
            game=live.words("game-name"),
            host=mention(host, live.words),
        )
        yield Ping(text, (host,) if then == "host" else (), controls).to_channel(live.row.channel)


def _stand_ins(live: Started, seat: int) -> tuple[Button, ...]:
    named = live.called[seat] if len(live.notes.book.waits) > 1 else ""
    return tuple(
        Button(
            str(StandIn(live.row.id, seat, stand)),
            f"{live.words(label)} {named}".strip()[:80],
            "secondary",
        )
        for stand, label in (("default", "button-play-default"), ("robot", "button-robot-once"))
    )
