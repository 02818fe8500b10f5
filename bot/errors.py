"""Errors that are not bugs: a player's mistake, shown as a sentence; a conflict with another client; an operator's mistake."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

T = TypeVar("T")


class PlayerError(Exception):
    """A player's mistake; `words` is the id of the message that says what is possible instead.

    The argument `text` is what the user typed, unchanged. It is escaped and shortened when it is shown.
    """

    def __init__(self, words: str, **arguments: Any) -> None:
        super().__init__(f"{words} {arguments}")
        self.words = words
        self.arguments = arguments


class MovedOn(Exception):
    """Another client or process has changed the table or league meanwhile. Nothing was written; the whole act may be repeated."""


async def once_more(act: Callable[[], Awaitable[T]]) -> T:
    """Run `act`, and once more if another client changed the data meanwhile. Raise `PlayerError` on a second conflict."""
    try:
        return await act()
    except MovedOn:
        try:
            return await act()
        except MovedOn:
            raise PlayerError("table-moved-on") from None


class OperatorError(Exception):
    """A mistake that the operator must fix: one line with the file, the setting and the remedy."""
