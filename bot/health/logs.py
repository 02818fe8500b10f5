"""How the program's log is written: lines for people, or JSON for machines. Neither holds more than the other."""

import json
import logging
from datetime import UTC, datetime
from typing import Literal

Format = Literal["text", "json"]

LINES = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class JsonLines(logging.Formatter):
    """One JSON object per record: at (UTC), level, logger, message, and trace where something failed."""

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
    """Let everything be logged from this level on, to the standard error."""
    handler = logging.StreamHandler()
    wanted = logging.getLevelNamesMapping()[level.upper()]
    handler.setFormatter(JsonLines() if kind == "json" else logging.Formatter(LINES))
    logging.basicConfig(level=wanted, handlers=[handler])
    # That discord.py logs in and reconnects is of interest only when looking for a fault.
    logging.getLogger("discord").setLevel(logging.WARNING if level == "info" else max(wanted, logging.INFO))
    # Their finest lines repeat what is stored and sent: hands, bids, keys, tokens.
    logging.getLogger("aiosqlite").setLevel(max(wanted, logging.INFO))
