"""What a player can do wrong: one class, whose sentence is shown privately. What others were first with; anything else is a bug."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

T = TypeVar("T")


class PlayerError(Exception):
    """A player's mistake; `words` is the id of the sentence that says what is possible instead.

    An argument `text` is what somebody typed, as it is: it is made harmless and short when it is shown.
    """

    def __init__(self, words: str, **arguments: Any) -> None:
        super().__init__(f"{words} {arguments}")
        self.words = words
        self.arguments = arguments


class MovedOn(Exception):
    """Another client or process has changed the table or league meanwhile: nothing was written, and the whole act may be done again."""


async def once_more(act: Callable[[], Awaitable[T]]) -> T:
    """Do an act, and again if others were first; raises `PlayerError` if they were first again."""
    try:
        return await act()
    except MovedOn:
        try:
            return await act()
        except MovedOn:
            raise PlayerError("table-moved-on") from None


class OperatorError(Exception):
    """Something that the operator must mend: one line with the file, the setting and the remedy."""
