"""A message of the local world, with accessors for tests and the page."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, ClassVar

from bot.local.things import File, Flag, Thing

BUTTON, TEXT_DISPLAY = 2, 10
SELECTS = (3, 5, 6, 7, 8)


def walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every component of a tree, parents first."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for child in ("accessory", "component"):
            if component.get(child):
                yield from walk([component[child]])


@dataclass(slots=True)
class Message(Thing):
    """A message as the world keeps it. Tests read it live: an edit shows in the same object."""

    kind: ClassVar[str] = "message"
    channel_id: int
    author_id: int
    created: float
    type: int = 0
    content: str = ""
    edited: float | None = None
    flags: int = 0
    embeds: list[dict[str, Any]] = field(default_factory=list)
    components: list[dict[str, Any]] = field(default_factory=list)
    files: list[File] = field(default_factory=list)
    mentions: list[int] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    # whom it pinged when it was posted; an edit pings nobody
    pinged: list[int] = field(default_factory=list)
    nonce: str | int | None = None
    reply_to: int | None = None
    reactions: dict[str, list[int]] = field(default_factory=dict)
    pinned: bool = False
    ephemeral_to: int | None = None
    dismissed: bool = False
    interaction_id: int | None = None
    metadata: dict[str, Any] | None = None
    old_edits: list[float] = field(default_factory=list)

    def to_json(self) -> dict[str, Any]:
        """Return the message as JSON data."""
        # Not super(): a dataclass with slots is made twice, and super() would mean the first one.
        return Thing.to_json(self) | {"files": [file.to_json() for file in self.files]}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Message":
        """Build a message from the data of `to_json`."""
        files = [File(**file) for file in data.pop("files")]
        return cls(**data, files=files)

    @property
    def ephemeral(self) -> bool:
        """Whether only one user sees it."""
        return self.ephemeral_to is not None

    @property
    def loading(self) -> bool:
        """Whether it still shows that the application is thinking."""
        return bool(self.flags & Flag.LOADING)

    @property
    def text(self) -> str:
        """All its text, for tests: content, embeds, text displays; no labels of controls."""
        parts = [self.content]
        for embed in self.embeds:
            parts += [embed.get("title") or "", embed.get("description") or ""]
            parts += [f"{entry['name']}: {entry['value']}" for entry in embed.get("fields") or []]
            parts.append((embed.get("footer") or {}).get("text") or "")
        parts += [part["content"] for part in walk(self.components) if part["type"] == TEXT_DISPLAY]
        return "\n".join(part for part in parts if part)

    @property
    def buttons(self) -> list[dict[str, Any]]:
        """Its buttons, in reading order."""
        return [part for part in walk(self.components) if part["type"] == BUTTON]

    @property
    def selects(self) -> list[dict[str, Any]]:
        """Its select menus, in reading order."""
        return [part for part in walk(self.components) if part["type"] in SELECTS]

    @property
    def labels(self) -> list[str]:
        """The labels of its buttons."""
        return [button.get("label") or "" for button in self.buttons]

    @property
    def shown_files(self) -> list[File]:
        """Its attachments without those that an embed shows (Discord drops them from the list)."""
        used = {name for embed in self.embeds for name in attachment_names(embed)}
        return [file for file in self.files if file.filename not in used]


def attachment_names(part: Any) -> Iterator[str]:
    """Names of the files that an embed or a component refers to by attachment://."""
    if isinstance(part, dict):
        for value in part.values():
            yield from attachment_names(value)
    elif isinstance(part, list):
        for value in part:
            yield from attachment_names(value)
    elif isinstance(part, str):
        found = re.fullmatch(r"attachment://(.+)", part)
        if found:
            yield found[1]
