"""Answers to a click or a command. Every act returns one of these, or just a sentence."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from bot.menus.parts import Controls, Form
from bot.posts.drawing import Attachment
from bot.table.live import Started
from games.core import record
from games.core.moves import Seat


@record
class Asked:
    """The question that a private answer shows: the seat and the question's digest, or that the seat has none."""

    table: int
    seat: Seat
    question: str


@record
class Hand:
    """A seat's hand, for its user: a front shows it below the answer, followed by the text `below`."""

    live: Started
    seat: Seat
    user: int
    below: str = ""


BelowHand = Callable[[Started, int], Awaitable[str]]
"""(table, user) → the text below the user's hand, in their language; empty if there is none."""


async def below_hand(sources: Sequence[BelowHand], live: Started, user: int) -> str:
    """Return the texts of all `sources` below the hand of a user, one per line."""
    return "\n".join([text for source in sources if (text := await source(live, user))])


@record
class Answer:
    """An answer: its text, the controls below it, the files attached to it; with None the files that are there stay.

    is_seen: The table already shows all of it. A public click gets no private reply, and a private one disappears again.
    besides: The private reply to a public click, if the table does not show all of it.
    asked: The question that it answers. The answer is updated when the question changes.
    closes: Remove the controls of the clicked message; its question is outdated.
    refuses: The answer says why something is not possible, and nothing was done.
    hand: Shown with the answer, in place of `files`.
    """

    text: str
    controls: Controls = ()
    files: tuple[Attachment, ...] | None = ()
    is_seen: bool = False
    besides: "Answer | None" = None
    asked: Asked | None = None
    closes: bool = False
    refuses: bool = False
    hand: Hand | None = None

    @property
    def goes(self) -> bool:
        """Whether the answer is deleted after a while if it is private."""
        has_more = self.controls or self.files or self.hand is not None or self.asked is not None
        return self.is_seen and not has_more


@record
class FormAnswer:
    """A form to fill in. If Discord no longer lets it open, `late` is said instead, with what to click `again`."""

    form: Form
    late: str
    again: Controls = ()


AnyAnswer = str | Answer | FormAnswer
"""The result of an act. A plain sentence says what was done; it is deleted again if the channel shows that."""


def with_note(answer: Answer, note: str) -> Answer:
    """Return an answer with a note for its reader alone, or the answer unchanged if the note is empty."""
    if not note:
        return answer
    besides = answer.besides or Answer("")
    return replace(
        answer,
        text=f"{answer.text}\n{note}".strip(),
        is_seen=False,
        besides=replace(besides, text=f"{besides.text}\n{note}".strip(), is_seen=False),
    )
