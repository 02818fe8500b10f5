"""Decides what a started table posts now: a board post and a turn post, each new or as an edit, or nothing. Pure functions."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from bot.posts.hand_off import (
    Asking,
    Telling,
    advises,
    answer_lines,
    asking,
    board_post,
    final_post,
    turn_post,
)
from bot.posts.lessons import guided, lesson_words
from bot.posts.lobby import opening_words
from bot.posts.messages import Tidy, plain_post
from bot.posts.pings import posts, telling_time
from bot.posts.table_posts import BoardPost, HandOff, Shrink, TurnEdit, TurnPost
from bot.posts.votes import seats_asked
from bot.storage import NewPost
from bot.table.clicked import Clicked
from bot.table.live import Started
from bot.table.notes import Posted
from bot.table.powers import kind_of
from bot.table.waits import due_now
from bot.time import People
from games.core.events import PhaseEnded
from games.words.sentences import log_lines


def published(
    live: Started, *, working: bool, telling: Telling | None = None
) -> tuple[Started, HandOff | None]:
    """Return the table with its news marked as told, and the hand-off that tells them; None if nothing visible has changed.

    While the program is `working` (a robot or an order is to move) nothing is posted: one hand-off tells everything that happens
    until a user is asked. The board post is new if a phase has ended, and then the turn post below it is, too. The turn post is
    also new if a user is asked who was not asked before, and edited if its question or a deadline has changed.
    """
    posted, tip = live.notes.posted, len(live.table.log.entries) - 1
    news = [one for one in live.told if one.entry > posted.last]
    ended = any(isinstance(one.event, PhaseEnded) for one in news)
    if working and not (ended and _only_robots(live)):
        return live, None
    asks = not working and (ended or _asks_anew(live, tip))
    shows = asks or working or bool(log_lines(news, live.words, live.names, None))
    asked = asking(live.row.id, live.table, live.seats, live.words, advised=advises(live))
    outdated = telling is not None and telling.deadlines != posted.deadlines
    turns = not working and (asks or outdated or asked.mark != posted.asked or posted.shown_in is not None)
    if not shows and not turns:
        return live, None
    after = _told(live, anew=ended) if shows else live
    board = _board(after, posted.last, anew=ended or posted == Posted()) if shows else None
    turn = _turn(live, asked, telling, anew=asks) if turns else None
    return (_asked(after, asked, telling) if turns else after), HandOff(board, turn)


def with_due_said(
    live: Started, people: People, now: datetime, answers: int | None = None
) -> tuple[Started, list[NewPost]]:
    """Return a table with all due notices marked as sent, and the posts that send them: its turn post and others.

    answers: The turn post that was clicked; it shows its part at once.
    """
    live, due = due_now(live, people, now)
    live, asked = seats_asked(live, due, now)
    live, told = published(live, working=False, telling=telling_time(live, due, people, now))
    by_post = ("ping", "next") if told is not None and told.turn is not None and told.turn.anew else ()
    live, said = handed_off(live, told, answers, working=False)
    return live, [*said, *asked, *posts(live, [one for one in due if one.kind not in by_post], people)]


def with_click_shown(live: Started, clicked: Clicked, say: Sequence[NewPost]) -> Sequence[NewPost]:
    """Return the posts and, if the clicked public message has nothing new to show, a row that removes its controls."""
    message = clicked.shown_in(live.row.channel, say)
    return say if message is None else [*say, Tidy(message).to_channel(live.row.channel)]


def runaway_post(live: Started) -> NewPost:
    """Return the post about a table that is paused because it made too many automatic moves."""
    return plain_post(
        live, live.words("paused-by-itself", count=live.table.alone(), kind=kind_of(live.notes))
    )


def last_hand_off(live: Started, why: str, telling: Telling) -> tuple[Started, NewPost]:
    """Return a table that ends with its present standing, and its hand-off: like that of a finished game, with the reason."""
    over = _told(replace(live, table=live.shown), anew=True)
    board = _board(over, live.notes.posted.last, anew=True)
    asked = asking(over.row.id, over.table, over.seats, over.words)
    turn = final_post(over, over.table, turn_post(over.table, over.seats, asked, telling), why)
    after = replace(live, told=over.told, notes=_asked(over, asked, telling).notes)
    return after, HandOff(board, turn).to_channel(live.row.channel)


def handed_off(
    live: Started, told: HandOff | None, answers: int | None = None, *, working: bool
) -> tuple[Started, list[NewPost]]:
    """Return the rows of a hand-off. If the turn post `answers` was clicked, it shows its part at once."""
    channel, turn = live.row.channel, told and told.turn
    if told is None or turn is None or answers is None:
        rows = [] if told is None else [told.to_channel(channel)]
        if answers is None or not working:
            return live, rows
        shrunk = Shrink(answers, answer_lines(live) or live.notes.posted.answered).to_channel(channel)
        return live.noting(posted=replace(live.notes.posted, shown_in=answers)), [shrunk, *rows]
    if turn.anew:
        shown = Shrink(answers, turn.answered).to_channel(channel)
    else:
        shown = TurnEdit(answers, turn.content, turn.controls).to_channel(channel)
    return live, [shown, replace(told, turn=replace(turn, shown_in=answers)).to_channel(channel)]


def _board(live: Started, seen: int, *, anew: bool) -> BoardPost:
    """Return the board post. A table's first one lists the seats."""
    post = board_post(live, live.table, live.told, seen, anew=anew)
    if live.notes.posted.first >= 0 or live.table.is_over():
        return post
    return replace(post, head=opening_words(live))


def _turn(live: Started, asked: Asking, telling: Telling | None, *, anew: bool) -> TurnPost:
    posted = live.notes.posted
    done = answer_lines(live) or posted.answered
    turn = turn_post(live.table, live.seats, asked, telling, anew=anew, answered=done)
    if live.table.is_over():
        turn = final_post(live, live.table, turn)
    if said := lesson_words(live):
        turn = replace(turn, content=f"{turn.content}\n{said}")
    shown = guided(live, live.table.waiting()[0], turn.controls) if live.table.waiting() else turn.controls
    return replace(turn, controls=shown, shown_in=posted.shown_in if anew else None)


def _told(live: Started, *, anew: bool) -> Started:
    """Return the table with its newest entries marked as told: in a new board post, or added to the newest one."""
    posted = live.notes.posted
    first = posted.last + 1 if anew and posted != Posted() else posted.first
    posted = replace(posted, first=first, last=len(live.table.log.entries) - 1)
    told = [one for one in live.told if one.entry >= first]
    return replace(live.noting(posted=posted), told=told)


def _asked(live: Started, asked: Asking, telling: Telling | None) -> Started:
    """Return the table with everybody marked as asked who must act."""
    posted = replace(
        live.notes.posted,
        pinged=tuple(live.table.waiting()),
        asked=asked.mark,
        answered=asked.answered,
        shown_in=None,
        deadlines="" if telling is None else telling.deadlines,
    )
    return live.noting(posted=posted)


def _only_robots(live: Started) -> bool:
    """Whether only robots play. Each phase is then posted, for spectators."""
    return all(row.robot is not None for row in live.seats)


def _asks_anew(live: Started, tip: int) -> bool:
    """Whether somebody must act whom the newest turn post does not ask, or the end is not posted yet."""
    if live.table.is_over():
        return live.notes.posted.last < tip
    return not live.people_waited_for() <= set(live.notes.posted.pinged)
