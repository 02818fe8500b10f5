"""*Suggestion* and `/hint`: the adviser's move for the asker, its reason, and the controls that play it."""

from collections.abc import Sequence
from typing import Any

from bot.acts.advising import Adviser
from bot.acts.answers import Answer
from bot.acts.wording import asked_of
from bot.errors import PlayerError
from bot.menus.advice import advice_buttons
from bot.menus.buttons import OpenMenu
from bot.menus.control_ids import ControlId, question
from bot.menus.parts import Button
from bot.menus.sight import Sight
from bot.posts.hand_off import move_controls
from bot.posts.reasons import reason_words
from bot.table.live import Started
from bot.table.seats import own_seat
from bot.table.tables import Tables
from bot.table.waits import waiting_words
from games.ai.planner import Rated
from games.core.moves import Seat, values_of
from games.words.sentences import step_words

PLACES = ("hint-best", "hint-next", "hint-next")
"""Sentences about a move's rating, by its position. `/hint` names one move for each."""


class Hinting:
    """Advises users on request. It knows only what they see, and nothing of the table's secret."""

    def __init__(self, tables: Tables, adviser: Adviser) -> None:
        self._tables = tables
        self._adviser = adviser

    async def suggest(self, table: int, user: int) -> Answer:
        """Return the adviser's move for the user's question, its reason, and the buttons that play or change it.

        Raise `PlayerError` if ratings count, nothing is asked, or no robot can think.
        """
        return await self._advise(table, user, 1)

    async def hint(self, table: int, user: int) -> Answer:
        """Return the same with the next-best moves. Raise `PlayerError` as `suggest` does."""
        return await self._advise(table, user, len(PLACES))

    async def _advise(self, table: int, user: int, most: int) -> Answer:
        async with self._tables.hold(table, user) as held:
            live = held.own_started
            seat = own_seat(live, user, None)
            if not live.table.menu(seat):
                raise PlayerError("not-asked", asked=waiting_words(live))
            if live.notes.rated:
                raise PlayerError("rated-no-hint")
            self._tables.allowance.spend("hint", user)
        # The table is not locked while a robot thinks: the advice answers the question of that moment.
        rated = await self._adviser.rated(live, seat)
        text = hint_text(live, live.table.view(seat), seat, rated, most)
        root = ControlId("choose", live.row.id, seat, question(live.table, seat))
        maker = move_controls(root, live.table, live.words, live.names)
        back = Button(str(OpenMenu(table)), live.words("button-back"), "secondary")
        row = (*advice_buttons(maker, rated[0].move), back)
        return Answer(text, (row,), files=None, asked=asked_of(live, seat))


def hint_text(live: Started, view: Any, seat: Seat, rated: Sequence[Rated], most: int = len(PLACES)) -> str:
    """Return the question and the best moves, each with its reason, else its yield, else its rating.

    rated: All rated moves, the best first; at least one.
    most: Maximum number of moves named.
    """
    words, sight = live.words, Sight(live.game, view, seat, live.words, live.names)
    lines = [words("hint-head", asked=step_words(live.table, words, seat))]
    lead = max(0, round(rated[1].behind)) if len(rated) > 1 else 0
    for number, one in enumerate(rated[:most], 1):
        move = one.move
        why = reason_words(live, view, seat, move) or sight.brings(type(move), values_of(move))
        points = lead if number == 1 else max(0, round(one.behind))
        why = why or (words("hint-only") if len(rated) == 1 else words(PLACES[number - 1], points=points))
        line = words("hint-why", move=words.move(move, live.names), why=why)
        lines.append(f"{number}. {line}" if most > 1 else line)
    if seat not in live.table.waiting():
        # Doing nothing is not a move, so it has no rating.
        lines.append(words("hint-optional"))
    return "\n".join(lines)
