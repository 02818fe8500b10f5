"""The things of a local world: what a snapshot holds. Plain data; ids are snowflakes as integers."""

from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any, ClassVar, Self


class ChannelType:
    """Discord's numbers for the kinds of channels that the local Discord has."""

    TEXT = 0
    DIRECT = 1
    CATEGORY = 4
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    THREADS = (PUBLIC_THREAD, PRIVATE_THREAD)


class Flag:
    """Message flags that mean something here."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


@cache
def field_names(kind: "type[Thing]") -> tuple[str, ...]:
    """Name the fields of a kind of things."""
    return tuple(each.name for each in fields(kind))


@dataclass(slots=True)
class Thing:
    """Anything kept in the world; `kind` and `key` say where."""

    kind: ClassVar[str] = ""
    id: int

    @property
    def key(self) -> str:
        """The name under which the world's file holds it."""
        return str(self.id)

    def to_json(self) -> dict[str, Any]:
        """Everything about it, as JSON can hold it; nothing is copied."""
        return {name: getattr(self, name) for name in field_names(type(self))}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """Build what `to_json` gave."""
        return cls(**data)


@dataclass(slots=True)
class User(Thing):
    """An account: a person or the bot."""

    kind: ClassVar[str] = "user"
    name: str
    bot: bool = False
    direct_messages_open: bool = True
    # the language of the client, as Discord names it
    locale: str = "en-US"
    # channel id → id of the last message read there, for the page's unread marks
    read: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class Guild(Thing):
    """A guild; its everyone role has the same id."""

    kind: ClassVar[str] = "guild"
    name: str
    owner_id: int
    # the world's secret, from which the bot's token and the keys of join links are derived
    seal: str


@dataclass(slots=True)
class Role(Thing):
    """A role of a guild."""

    kind: ClassVar[str] = "role"
    guild_id: int
    name: str
    permissions: int
    position: int = 1
    mentionable: bool = False
    managed: bool = False


@dataclass(slots=True)
class Member(Thing):
    """A user's membership in a guild; `id` is the user's."""

    kind: ClassVar[str] = "member"
    guild_id: int
    joined: float
    roles: list[int] = field(default_factory=list)
    nick: str | None = None

    @property
    def key(self) -> str:
        """The name under which the world's file holds it."""
        return f"{self.guild_id}/{self.id}"


@dataclass(slots=True)
class Channel(Thing):
    """A text channel, category, thread or direct conversation."""

    kind: ClassVar[str] = "channel"
    type: int
    name: str
    created: float
    guild_id: int | None = None
    parent_id: int | None = None
    position: int = 0
    topic: str | None = None
    # role or user id → [0 for a role or 1 for a member, allow, deny]
    overwrites: dict[str, list[int]] = field(default_factory=dict)
    # direct conversation: both users; thread: who is in it
    people: list[int] = field(default_factory=list)
    owner_id: int = 0
    archived: bool = False
    archived_at: float = 0.0
    locked: bool = False
    invitable: bool = True
    auto_archive_duration: int = 1440
    # seconds that a person waits between two messages
    slow_mode: int = 0
    last_message_id: int | None = None
    message_count: int = 0

    @property
    def is_thread(self) -> bool:
        """Whether it is a thread."""
        return self.type in ChannelType.THREADS

    @property
    def is_direct(self) -> bool:
        """Whether it is a direct conversation."""
        return self.type == ChannelType.DIRECT


@dataclass(slots=True)
class Command(Thing):
    """A registered application command; `data` is what the bot sent, with Discord's defaults."""

    kind: ClassVar[str] = "command"
    guild_id: int | None
    version: int
    data: dict[str, Any]

    @property
    def name(self) -> str:
        """The command's name."""
        return self.data["name"]

    @property
    def type(self) -> int:
        """1 slash, 2 on a user, 3 on a message."""
        return self.data.get("type") or 1


@dataclass(slots=True)
class Emoji(Thing):
    """An emoji of the application; its picture lies beside it."""

    kind: ClassVar[str] = "emoji"
    name: str
    content_type: str


@dataclass(slots=True)
class File(Thing):
    """An uploaded file; its bytes lie beside it."""

    kind: ClassVar[str] = "file"
    channel_id: int
    filename: str
    size: int
    content_type: str
    seal: str
    description: str | None = None
    width: int | None = None
    height: int | None = None
    spoiler: bool = False


@dataclass(slots=True)
class Interaction(Thing):
    """One thing a user did to the application, and how far it was answered (see interactions.py)."""

    kind: ClassVar[str] = "interaction"
    type: int
    token: str
    user_id: int
    channel_id: int
    guild_id: int | None
    created: float
    data: dict[str, Any]
    message_id: int | None = None
    # the interaction that opened the modal which was submitted
    opened_by: int | None = None
    # callback type of the first answer
    answer: int | None = None
    ephemeral: bool = False
    loading: bool = False
    original_id: int | None = None
    followups: list[int] = field(default_factory=list)
    modal: dict[str, Any] | None = None
    modal_open: bool = False
    choices: list[dict[str, Any]] | None = None
    # the id of the Activity's instance that the answer opened
    instance: str | None = None


@dataclass(slots=True)
class Instance(Thing):
    """An Activity that is open in a channel; `name` is what Discord calls its instance id, `id` its launch id."""

    kind: ClassVar[str] = "instance"
    name: str
    channel_id: int
    guild_id: int | None
    # once for each page that a user has open
    users: list[int] = field(default_factory=list)
