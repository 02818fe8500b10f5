"""`/hint`: what the strong robot thinks of one's question, thought of in a worker from what the asker sees."""

from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from bot.acts.advising import seed_for
from bot.errors import PlayerError
from bot.menus.control_ids import question
from bot.menus.sight import Sight
from bot.posts.reasons import reason_words
from bot.table.live import Started
from bot.table.seats import own_seat
from bot.table.tables import Tables
from bot.table.waits import waiting_words
from games.ai.planner import Rated
from games.core.menus import Menu
from games.core.moves import Move, Seat, values_of
from games.words.sentences import step_words

ROBOT = "strong"
"""Who is asked: whoever wants advice wants the best."""

PLACES = ("hint-best", "hint-next")
"""What is said of a move's rating, by its place: so many moves are named."""

Rate = Callable[[str, int, Any, Seat, Menu, Sequence[Move]], Awaitable[list[Rated]]]
"""(robot, seed, view, seat, menu, moves that are thought of too) → moves rated elsewhere, the best first."""


class Hinting:
    """Names good moves to people who ask. It never knows more than they see, nor the secret that the table is dealt with."""

    def __init__(self, tables: Tables, rate: Rate) -> None:
        self._tables = tables
        self._rate = rate

    async def hint(self, table: int, user: int) -> str:
        """Return the best two moves for the user's question.

        Raises `PlayerError` where ratings count, where nothing is asked, and while no robot can think.
        """
        async with self._tables.hold(table, user) as held:
            live = held.own_started
            seat = own_seat(live, user, None)
            menu = live.table.open_menu(seat)
            if not menu:
                raise PlayerError("not-asked", asked=waiting_words(live))
            if live.notes.rated:
                raise PlayerError("rated-no-hint")
            self._tables.allowance.spend("hint", user)
            view = live.table.view(seat)
            seed = seed_for(live, "hint", seat, question(live.table, seat))
        # The table is not locked meanwhile: what is said is about what was asked then.
        try:
            rated = await self._rate(ROBOT, seed, view, seat, menu, ())
        except BrokenProcessPool:
            raise PlayerError("no-hint-now") from None
        return hint_text(live, view, seat, rated[: len(PLACES)])


def hint_text(live: Started, view: Any, seat: Seat, rated: Sequence[Rated]) -> str:
    """Return what is asked with the best moves, each with what speaks for it, else what it brings, else how it was rated.

    Where nobody waits for the seat, doing nothing is no move and is not rated: it is said that one need not move.
    """
    words, sight = live.words, Sight(live.game, view, seat, live.words, live.names)
    lines = [words("hint-head", asked=step_words(live.table, words, seat))]
    gap = max(0, round(rated[-1].behind))
    for number, one in enumerate(rated, 1):
        move = one.move
        why = reason_words(live, view, seat, move) or sight.brings(type(move), values_of(move))
        why = why or (words("hint-only") if len(rated) == 1 else words(PLACES[number - 1], points=gap))
        lines.append(f"{number}. {words('hint-why', move=words.move(move, live.names), why=why)}")
    if seat not in live.table.waiting():
        lines.append(words("hint-optional"))
    return "\n".join(lines)
