"""News for the operators: the log's errors, grouped, so that 3,000 lost posts are one sentence."""

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from threading import Lock
from typing import Any

FOR_OPERATORS: Mapping[str, Any] = {"for_operators": True}
"""The `extra` of a log record that is sent to the operators although it is no error."""

EXAMPLES = 3
"""Maximum number of records of a kind that are quoted; the others are counted."""
MOST_KINDS = 10
"""Maximum number of kinds; all others are counted together as one more kind."""
OTHERS = "others"


@dataclass(slots=True)
class NewsKind:
    """Records that differ only in their arguments."""

    count: int = 0
    examples: list[str] = field(default_factory=list[str])

    def add(self, count: int, *examples: str) -> None:
        """Count more records."""
        self.count += count
        self.examples += examples[: EXAMPLES - len(self.examples)]


class News(logging.Handler):
    """Gathers records from any thread until they are taken. Tracebacks stay in the log."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._gathered: dict[str, NewsKind] = {}
        self._guard = Lock()

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a record if it is for operators."""
        if record.levelno >= logging.ERROR or getattr(record, "for_operators", False):
            self._add(str(record.msg), 1, record.getMessage())

    def take(self) -> dict[str, NewsKind]:
        """Return what was gathered, by kind, and start over."""
        with self._guard:
            gathered, self._gathered = self._gathered, {}
        return gathered

    def give_back(self, taken: Mapping[str, NewsKind]) -> None:
        """Put back what could not be sent."""
        for name, kind in taken.items():
            self._add(name, kind.count, *kind.examples)

    def _add(self, name: str, count: int, *examples: str) -> None:
        with self._guard:
            known = name in self._gathered or len(self._gathered) < MOST_KINDS
            self._gathered.setdefault(name if known else OTHERS, NewsKind()).add(count, *examples)
