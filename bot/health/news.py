"""What the operators are to hear: what the log calls an error, gathered, so that 3,000 lost posts are one sentence."""

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from threading import Lock
from typing import Any

FOR_OPERATORS: Mapping[str, Any] = {"for_operators": True}
"""The `extra` of a record that the operators hear of though it is no error."""

EXAMPLES = 3
"""How many records of a kind are told in full; the others are counted."""
MOST_KINDS = 10
"""How many kinds are told apart; all others together are told as one more kind."""
OTHERS = "others"


@dataclass(slots=True)
class NewsKind:
    """Records that differ in their arguments only."""

    count: int = 0
    examples: list[str] = field(default_factory=list[str])

    def add(self, count: int, *examples: str) -> None:
        """Count more of them."""
        self.count += count
        self.examples += examples[: EXAMPLES - len(self.examples)]


class News(logging.Handler):
    """Gathers records until they are taken, of whatever thread; a traceback stays in the log."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._gathered: dict[str, NewsKind] = {}
        self._guard = Lock()

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a record if it is for operators."""
        if record.levelno >= logging.ERROR or getattr(record, "for_operators", False):
            self._add(str(record.msg), 1, record.getMessage())

    def take(self) -> dict[str, NewsKind]:
        """Return what was gathered, by kind, and begin anew."""
        with self._guard:
            gathered, self._gathered = self._gathered, {}
        return gathered

    def give_back(self, taken: Mapping[str, NewsKind]) -> None:
        """Gather again what could not be told."""
        for name, kind in taken.items():
            self._add(name, kind.count, *kind.examples)

    def _add(self, name: str, count: int, *examples: str) -> None:
        with self._guard:
            known = name in self._gathered or len(self._gathered) < MOST_KINDS
            self._gathered.setdefault(name if known else OTHERS, NewsKind()).add(count, *examples)
