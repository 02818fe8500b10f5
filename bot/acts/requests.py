"""A click, a choice from a list or a sent form, in the same form for every front.

Its `rights` say what Discord allows in the channel. A click from elsewhere has none; an act that needs them raises `PlayerError`.
"""

import re
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import field

from bot.errors import PlayerError
from bot.menus.control_ids import require_control
from games.core import record

_NUMBER = re.compile("[0-9]{1,6}")


@record
class Guest:
    """A user chosen from a list of people, with their name there."""

    user: int
    name: str
    is_bot: bool = False


@record
class Rights:
    """Rights in the channel of a click.

    lacking: The permissions that the app lacks to post there, as Discord names them.
    may_manage: The user manages the server.
    may_write: The user may write there, and the app was added to the server.
    parent: The channel below which a private thread can be begun; None if that is not possible.
    """

    lacking: tuple[str, ...] = ()
    may_manage: bool = False
    may_write: bool = False
    parent: int | None = None


@record
class Request:
    """A click on the control with this id, a choice from its list, or its sent form.

    name: What the user is called there.
    language: The language of the user's client.
    channel, guild: None outside of channels and servers.
    values: What was chosen from a list; None if there is no list.
    people: The people chosen from a list of people, by value.
    fields: The values of each field of a form, by its `custom_id`.
    """

    control: str
    user: int
    name: str
    channel: int | None = None
    guild: int | None = None
    language: str | None = None
    values: tuple[str, ...] | None = None
    fields: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])
    people: Mapping[str, Guest] = field(default_factory=dict[str, Guest])
    rights: Rights | None = None
    visible: Callable[[Collection[int]], Awaitable[set[int]]] | None = field(default=None, compare=False)
    """(channel ids of the server) → those that the user may see. None if the front does not know."""

    def required_guild(self) -> int:
        """Return the id of the user's server. Raise `PlayerError` in direct messages."""
        if self.guild is None:
            raise PlayerError("only-in-channel")
        return self.guild

    async def sees(self, channels: Collection[int]) -> set[int]:
        """Return the channels among these that the user may see; none if that is not known."""
        return set() if self.visible is None else await self.visible(channels)

    def chosen(self) -> str:
        """Return the one value chosen from a list. Raise `PlayerError` if there is none."""
        if self.values is None or len(self.values) != 1:
            raise PlayerError("old-control")
        return self.values[0]

    def chosen_among(self, offered: Collection[str]) -> str:
        """Return the one value of a list, which must be one of those that it offers."""
        require_control(self.chosen() in offered)
        return self.chosen()

    def chosen_number(self) -> int:
        """Return the one value of a list, which must be a number."""
        require_control(_NUMBER.fullmatch(self.chosen()) is not None)
        return int(self.chosen())

    def chosen_person(self) -> Guest:
        """Return the one person chosen from a list of people."""
        guest = self.people.get(self.chosen())
        if guest is None:
            raise PlayerError("old-control")
        return guest

    def typed(self) -> str:
        """Return the one line of a form."""
        return "".join(self.fields.get("text", []))

    # Rights

    def require_rights(self) -> Rights:
        """Return the rights there. Raise `PlayerError` if the click came from outside a channel."""
        if self.rights is None:
            raise PlayerError("only-in-channel")
        return self.rights

    def require_room(self) -> None:
        """Raise `PlayerError` if the app may not post there."""
        if lacking := self.require_rights().lacking:
            raise PlayerError("permissions-missing", names=", ".join(lacking))

    def may_manage(self) -> bool:
        """Whether the user may manage the server where they asked."""
        return self.guild is not None and self.rights is not None and self.rights.may_manage

    def managed_server(self) -> int:
        """Return the server that the user manages and asks from. Raise `PlayerError` if there is none."""
        if self.guild is None or not self.may_manage():
            raise PlayerError("manager-only")
        return self.guild

    def managed(self) -> int | None:
        """Return the server that the user manages and asks from; None if there is none."""
        return self.guild if self.may_manage() else None

    def may_go_on(self) -> bool:
        """Whether a table could go on here: both the user and the app may write."""
        rights = self.rights
        return self.guild is not None and rights is not None and rights.may_write and not rights.lacking

    def place_to_go_on(self) -> tuple[int, int]:
        """Return the channel and the server if a table could go on here; raise `PlayerError` otherwise."""
        self.require_rights()
        if self.channel is None or self.guild is None or not self.may_go_on():
            raise PlayerError("may-not-write-there")
        return self.channel, self.guild
