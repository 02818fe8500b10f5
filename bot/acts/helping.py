"""`/help`: a page of buttons that lead to everything else."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace

from bot.acts.answers import Answer, AnyAnswer
from bot.acts.hinting import Hinting
from bot.acts.quick import Quick
from bot.acts.requests import Request
from bot.acts.reviewing import Reviewing
from bot.acts.trying import Trying
from bot.acts.way_back import ended_with
from bot.menus.newcomers import OpenHelp, ShowLessons
from bot.menus.parts import Button
from bot.menus.settings_buttons import TurnPage
from bot.table.tables import Tables


class Helping:
    """The page and the pages behind its buttons. Every method may raise `PlayerError`."""

    def __init__(
        self, tables: Tables, quick: Quick, hinting: Hinting, trying: Trying, reviewing: Reviewing
    ) -> None:
        self._tables = tables
        self._opens: Mapping[str, Callable[[int, int], Awaitable[AnyAnswer]]] = {
            "hint": hinting.hint,
            "try": trying.open,
            "review": reviewing.review,
        }
        self._quick = quick

    async def page(self, user: int) -> Answer:
        """Return the page, in the user's language."""
        words = await self._tables.words_for(user)
        rows = (
            (
                Button(str(ShowLessons(0)), words("button-help-learn"), "success"),
                Button(str(OpenHelp(0, "play")), words("button-help-play")),
                Button(str(OpenHelp(0, "hint")), words("button-help-hint"), "secondary"),
            ),
            (
                Button(str(OpenHelp(0, "try")), words("button-help-try"), "secondary"),
                Button(str(OpenHelp(0, "review")), words("button-help-review"), "secondary"),
                Button(str(TurnPage(0, "me")), words("button-help-settings"), "secondary"),
            ),
        )
        return Answer(words("help"), rows)

    async def open(self, request: Request, _: int, what: str | None) -> AnyAnswer:
        """Return the page behind the button `what`, with a way back; the help page if `what` is None."""
        if what is None:
            return await self.page(request.user)
        if what == "play":
            answer: AnyAnswer = await self._quick.here(request.channel, request.user)
        else:
            table = await self._tables.find(request.channel)
            answer = await self._opens[what](table, request.user)
        if isinstance(answer, str):
            answer = Answer(answer)
        if not isinstance(answer, Answer) or answer.asked is not None:
            return answer
        words = await self._tables.words_for(request.user)
        back = Button(str(OpenHelp(0)), words("button-back-to-help"), "secondary")
        return replace(answer, controls=ended_with(answer.controls, back))
