"""Answers about a seat's move and its next question. Pure functions."""

from collections.abc import Sequence
from dataclasses import replace

from bot.acts.answers import Answer, Asked
from bot.errors import PlayerError
from bot.menus.buttons import OpenMenu
from bot.menus.control_ids import question
from bot.menus.parts import Button
from bot.posts.hand_off import menu_controls
from bot.posts.lessons import guided
from bot.posts.orders import ended_words
from bot.table.live import Started
from bot.table.waits import waiting_words
from games.core.moves import Move, Seat
from games.core.steps import Together
from games.core.table import Table, Told
from games.words.sentences import log_lines, newest, step_words

ANSWER = 1500
"""Maximum number of characters of the text about what happened; the question and its controls need room, too."""


def answer(
    live: Started, seat: Seat, told: Sequence[Told], move: Move | None = None, *, in_private: bool = False
) -> Answer:
    """Return what a seat's move brought about, and its next question. `in_private`: others could not see its last question."""
    lines = log_lines(told, live.words, live.names, seat)
    public = set(log_lines(told, live.words, live.names, None))
    secret = newest([line for line in lines if line not in public], ANSWER)
    text = newest(lines, ANSWER) if lines else noted(live, move)
    if seat in live.table.waiting():
        whole = with_menu(live, seat, text)
        if not asks_openly(live.table, seat):
            return replace(whole, besides=with_menu(live, seat, secret))
        return replace(whole, is_seen=not secret, besides=Answer(secret or text))
    if not lines and may_change(live, seat):
        change = Button(str(OpenMenu(live.row.id)), live.words("button-change"), "secondary")
        return Answer(text, ((change,),), asked=asked_of(live, seat))
    seen = Answer(text, is_seen=bool(lines) and not secret, besides=Answer(secret or text))
    if not in_private:
        return seen
    # The next question will replace this answer, so what the table shows need not stay here until then.
    shown = waiting_words(live) if seen.is_seen else text
    return replace(seen, text=shown, asked=asked_of(live, seat))


def tells_secrets(live: Started, seat: Seat, told: Sequence[Told]) -> bool:
    """Whether a seat learns more from its move than everybody does."""
    public = set(log_lines(told, live.words, live.names, None))
    return not public.issuperset(log_lines(told, live.words, live.names, seat))


def asks_openly(table: Table, seat: Seat) -> bool:
    """Whether a seat's question is posted in public with its controls: it is the only question, and not secret."""
    return table.waiting() == (seat,) and not table.is_private()


def asked_of(live: Started, seat: Seat) -> Asked:
    """Return the current question of a seat, for an answer that contains it."""
    return Asked(live.row.id, seat, question(live.table, seat))


def noted(live: Started, move: Move | None) -> str:
    """Return what a seat is told of a move that is not public yet."""
    if move is None:
        return live.words("answer-noted")
    return live.words("answer-repeated", move=live.words.move(move, live.names))


def may_change(live: Started, seat: Seat) -> bool:
    """Whether a seat has answered and may still change its answer."""
    step = live.table.state.agenda[-1] if live.table.state.agenda else None
    return isinstance(step, Together) and seat in step.seats and bool(live.table.menu(seat))


def menu_of(live: Started, seat: Seat) -> Answer:
    """Return a seat's menu, for the user who acts for it. Raise `PlayerError` if it has none."""
    if not live.table.menu(seat):
        raise PlayerError("not-asked", asked=waiting_words(live))
    return with_menu(live, seat)


def with_menu(live: Started, seat: Seat, text: str = "") -> Answer:
    """Return a text followed by a seat's question and its controls."""
    controls = menu_controls(live.row.id, live.table, seat, live.words, live.names)
    asked = live.words("answer-next", asked=step_words(live.table, live.words, seat))
    told = "\n".join(filter(None, (text, ended_words(live, seat), f"**{asked}**")))
    return Answer(told, guided(live, seat, controls), asked=asked_of(live, seat))
