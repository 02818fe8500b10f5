"""Bodies of requests. A body that cannot be read is the sender's fault: it is answered with 400, and is no error in our log."""

import logging

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError

requests_log = logging.getLogger("bot.web.requests")
"""The log of the page's server."""


def is_ours(record: logging.LogRecord) -> bool:
    """Whether a record of aiohttp is about a fault here, not about a request that cannot be read. Anybody can send such requests."""
    error = record.exc_info[1] if record.exc_info else None
    return not isinstance(error, HttpProcessingError | web.RequestPayloadError)


requests_log.addFilter(is_ours)


async def read_text(request: web.Request, most: int) -> str | None:
    """Return the body of a request; None if it is longer than `most` bytes, is not UTF-8, or does not fit its headers."""
    body = b""
    try:
        while len(body) <= most and (more := await request.content.read(most + 1)):
            body += more
        return body.decode() if len(body) <= most else None
    except (web.RequestPayloadError, UnicodeDecodeError):
        return None
