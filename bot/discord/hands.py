"""A seat's hand as Discord shows it below a question: its pictures, and the text below them."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import ParamSpec

from bot.acts.answers import Answer
from bot.posts.drawing import Illustrator
from bot.posts.pictures import hand_pictures
from bot.table.tables import Tables

P = ParamSpec("P")
log = logging.getLogger(__name__)


class Hands:
    """Draws the hands that belong to answers, when these are said: what is said elsewhere is never drawn."""

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
        text = answer.text
        if hand.below:
            text = f"{text}\n{hand.below}"
        files = answer.files
        try:
            mode = await self._tables.mode_of(hand.user)
            files = tuple(await hand_pictures(self._illustrator, hand.live, hand.seat, mode))
        except Exception:
            log.exception("the hand of a seat of table %d cannot be drawn", hand.live.row.id)
        return replace(answer, text=text, files=files, hand=None)
