"""Formats of the program's log: lines for people, or JSON for machines, with the same content."""

import json
import logging
from datetime import UTC, datetime
from typing import Literal

Format = Literal["text", "json"]

LINES = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class JsonLines(logging.Formatter):
    """One JSON object per record: at (UTC), level, logger, message, and trace if there is an exception."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        told = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def set_up(level: str, kind: Format) -> None:
    """Log everything from this level on to the standard error."""
    handler = logging.StreamHandler()
    wanted = logging.getLevelNamesMapping()[level.upper()]
    handler.setFormatter(JsonLines() if kind == "json" else logging.Formatter(LINES))
    logging.basicConfig(level=wanted, handlers=[handler])
    # discord.py's logins and reconnections matter only when debugging.
    logging.getLogger("discord").setLevel(logging.WARNING if level == "info" else max(wanted, logging.INFO))
    # Their debug lines repeat what is stored and sent: hands, bids, keys, tokens.
    logging.getLogger("aiosqlite").setLevel(max(wanted, logging.INFO))
