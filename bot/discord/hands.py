"""A seat's hand as Discord shows it below a question: its pictures, and the text below them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import ParamSpec

from bot.acts.answers import Answer
from bot.posts.drawing import Illustrator
from bot.posts.pictures import hand_pictures
from bot.table.tables import Tables

P = ParamSpec("P")
PATIENCE = 0.5
"""Seconds an answer waits for its hand. After that the words are sent, and the hand is added later."""

log = logging.getLogger(__name__)


class Hands:
    """Draws the hands of answers when these are sent, so that hands of other fronts' answers are not drawn."""

    def __init__(self, tables: Tables, illustrator: Illustrator) -> None:
        self._tables = tables
        self._illustrator = illustrator

    def drawn(self, work: Callable[P, Awaitable[Answer]]) -> Callable[P, Awaitable[Answer]]:
        """Return `work` with the hands of its answers drawn."""

        async def draws(*args: P.args, **kwargs: P.kwargs) -> Answer:
            return await self.shown(await work(*args, **kwargs))

        return draws

    async def shown(self, answer: Answer) -> Answer:
        """Return an answer with its hand drawn as its user likes it; without pictures if that fails."""
        hand = answer.hand
        if hand is None:
            return answer
        files = answer.files
        try:
            mode = await self._tables.mode_of(hand.user)
            files = tuple(await hand_pictures(self._illustrator, hand.live, hand.seat, mode))
        except Exception:
            log.exception("the hand of a seat of table %d cannot be drawn", hand.live.row.id)
        return replace(_in_words(answer), files=files)

    async def shown_soon(self, answer: Answer) -> tuple[Answer, asyncio.Task[Answer] | None]:
        """Return an answer with its hand drawn. If drawing takes too long, return the words and the task that returns both."""
        if answer.hand is None:
            return answer, None
        drawing = asyncio.create_task(self.shown(answer), name="draw a hand")
        words = _in_words(answer)
        # Discord refuses empty messages.
        patience = PATIENCE if words.text or words.controls else None
        if (await asyncio.wait({drawing}, timeout=patience))[0]:
            return drawing.result(), None
        return words, drawing


def _in_words(answer: Answer) -> Answer:
    """Return an answer with the text below its hand, and without the hand."""
    below = "" if answer.hand is None else answer.hand.below
    return replace(answer, text=f"{answer.text}\n{below}" if below else answer.text, hand=None)
