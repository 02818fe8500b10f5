"""What a seat is told of its move, and what it is asked next, as answers. Pure."""

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
"""Characters of an answer that tell what happened; the question and its controls need room, too."""


def answer(
    live: Started, seat: Seat, told: Sequence[Told], move: Move | None = None, *, in_private: bool = False
) -> Answer:
    """Tell a seat what its move brought about, and what it is asked next; `in_private`: others could not see what it was asked."""
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
    # The next question will come to this place; what everybody sees need not stand here until then.
    shown = waiting_words(live) if seen.is_seen else text
    return replace(seen, text=shown, asked=asked_of(live, seat))


def tells_secrets(live: Started, seat: Seat, told: Sequence[Told]) -> bool:
    """Say whether a seat is told more of its move than everybody."""
    public = set(log_lines(told, live.words, live.names, None))
    return not public.issuperset(log_lines(told, live.words, live.names, seat))


def asks_openly(table: Table, seat: Seat) -> bool:
    """Say whether the question to a seat stands in public with its controls: it is the only one, and no secret."""
    return table.waiting() == (seat,) and not table.is_private()


def asked_of(live: Started, seat: Seat) -> Asked:
    """Return what a seat is asked now, for an answer that holds it."""
    return Asked(live.row.id, seat, question(live.table, seat))


def noted(live: Started, move: Move | None) -> str:
    """Return what a seat is told of a move that nobody hears of yet."""
    if move is None:
        return live.words("answer-noted")
    return live.words("answer-repeated", move=live.words.move(move, live.names))


def may_change(live: Started, seat: Seat) -> bool:
    """Say whether a seat has chosen and may still choose otherwise."""
    step = live.table.state.agenda[-1] if live.table.state.agenda else None
    return isinstance(step, Together) and seat in step.seats and bool(live.table.menu(seat))


def menu_of(live: Started, seat: Seat) -> Answer:
    """Return what a seat may do, for the user who acts for it; raises `PlayerError` if that is nothing."""
    if not live.table.menu(seat):
        raise PlayerError("not-asked", asked=waiting_words(live))
    return with_menu(live, seat)


def with_menu(live: Started, seat: Seat, text: str = "") -> Answer:
    """Return a text with what a seat is asked below it, and its controls."""
    controls = menu_controls(live.row.id, live.table, seat, live.words, live.names)
    asked = live.words("answer-next", asked=step_words(live.table, live.words, seat))
    told = "\n".join(filter(None, (text, ended_words(live, seat), f"**{asked}**")))
    return Answer(told, guided(live, seat, controls), asked=asked_of(live, seat))
