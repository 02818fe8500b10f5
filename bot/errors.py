"""What a player can do wrong: one class, whose sentence is shown privately; anything else is a bug."""

from typing import Any


class PlayerError(Exception):
    """A player's mistake; `words` is the id of the sentence that says what is possible instead.

    An argument `text` is what somebody typed, as it is: it is made harmless and short when it is shown.
    """

    def __init__(self, words: str, **arguments: Any) -> None:
        super().__init__(f"{words} {arguments}")
        self.words = words
        self.arguments = arguments


class OperatorError(Exception):
    """Something that the operator must mend: one line with the file, the setting and the remedy."""
