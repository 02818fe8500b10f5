"""Errors in Discord's shape."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

SENTENCES = {
    0: "404: Not Found",
    10003: "Unknown Channel",
    10004: "Unknown Guild",
    10007: "Unknown Member",
    10008: "Unknown Message",
    10011: "Unknown Role",
    10013: "Unknown User",
    10014: "Unknown Emoji",
    10015: "Unknown Webhook",
    10062: "Unknown interaction",
    10063: "Unknown application command",
    20001: "Bots cannot use this endpoint",
    30008: "Maximum number of emojis reached (2000)",
    30034: "Maximum number of daily application command creates has been reached (200)",
    30032: "Maximum number of application commands reached (100)",
    30046: "Maximum number of edits to messages older than 1 hour reached. Try again later.",
    40005: "Request entity too large",
    40060: "Interaction has already been acknowledged.",
    50001: "Missing Access",
    50005: "Cannot edit a message authored by another user",
    50006: "Cannot send an empty message",
    50007: "Cannot send messages to this user",
    50013: "Missing Permissions",
    50024: "Cannot execute action on this channel type",
    50027: "Invalid Webhook Token",
    50083: "Thread is archived",
    50240: "You cannot remove this app's Entry Point command in a bulk update operation. Please include the Entry Point command in your update request or delete it separately.",
    50109: "The request body contains invalid JSON.",
    160004: "A thread has already been created for this message",
    160005: "Thread is locked",
}


@dataclass(frozen=True)
class Violation:
    """One broken limit: where in the request, Discord's code for it, and a sentence."""

    path: tuple[str | int, ...]
    code: str
    sentence: str


@dataclass
class DiscordError(Exception):
    """A refusal, as the client receives it."""

    status: int
    code: int
    message: str
    errors: dict[str, Any] = field(default_factory=dict)
    retry_after: float | None = None
    is_global: bool = False
    headers: dict[str, str] = field(default_factory=dict)

    def body(self) -> dict[str, Any]:
        """Give the JSON that Discord would send."""
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        if self.retry_after is not None:
            body |= {"retry_after": self.retry_after, "global": self.is_global}
        return body


def refuse(status: int, code: int, retry_after: float | None = None) -> DiscordError:
    """Build a refusal with Discord's own sentence for the code."""
    return DiscordError(status, code, SENTENCES[code], retry_after=retry_after)


def unknown(code: int) -> DiscordError:
    """Build the 404 for a thing that is not there, or that the bot may not know of."""
    return refuse(404, code)


def invalid_form(violations: Iterable[Violation]) -> DiscordError:
    """Build error 50035 with its tree: errors lie under the keys and indexes of the request."""
    tree: dict[str, Any] = {}
    for violation in violations:
        node = tree
        for step in violation.path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": violation.code, "message": violation.sentence})
    return DiscordError(400, 50035, "Invalid Fields Body", tree)
