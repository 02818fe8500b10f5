"""Acting as a user, for tests and the page. It allows nothing that a real client would not."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.local import access, payloads, permissions
from bot.local.compose import Upload
from bot.local.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, FIRST_ANSWER, MODAL, OPEN_MODAL
from bot.local.messages import Message
from bot.local.options import (
    NotPossible,
    command_data,
    find_command,
    modal_data,
    select_values,
    uploaded,
)
from bot.local.outcomes import Modal, NoAnswer, Outcome
from bot.local.posting import draft_of
from bot.local.rules.commands import DISCORD_HANDLER, LOCALES
from bot.local.rules.components import BUTTON, LINK_STYLE, STRING_SELECT
from bot.local.rules.forms import Json
from bot.local.service import Service
from bot.local.things import Channel, ChannelType, Instance, Interaction, User
from bot.local.threads import moderates


class Person:
    """A user who acts: types commands, clicks, fills in forms, looks.

    is_patient: An action returns once the answer has its content; otherwise already while the bot is thinking.
    """

    def __init__(self, server: Service, own_id: int, *, is_patient: bool = True) -> None:
        self.server = server
        self.id = own_id
        self.is_patient = is_patient

    def at_page(self) -> "Person":
        """Return the same user at a page, where they need not wait while the bot is thinking, as in Discord's client."""
        return Person(self.server, self.id, is_patient=False)

    @property
    def user(self) -> User:
        """The account."""
        return self.server.world.users[self.id]

    @property
    def name(self) -> str:
        """The account's name."""
        return self.user.name

    @property
    def mention(self) -> str:
        """The markup that mentions this person."""
        return f"<@{self.id}>"

    def speak(self, locale: str) -> None:
        """Set the language of this person's client, like `it` or `es-ES`. Raise NotPossible if Discord lacks it."""
        if locale not in LOCALES:
            raise NotPossible(f"a language is one of {', '.join(sorted(LOCALES))}")
        self.user.locale = locale
        self.server.world.changed(self.user)
        self.server.world.save()

    # Looking

    def can(self, channel: Channel, permission: int) -> bool:
        """Whether this person has a permission in a channel."""
        return bool(access.in_channel(self.server.world, self.id, channel) & permission)

    def can_see(self, message: Message) -> bool:
        """Whether this person sees that message."""
        channel = self.server.world.channels.get(message.channel_id)
        there = self.server.world.message(message.channel_id, message.id)
        if channel is None or there is None or there.dismissed:
            return False
        if there.ephemeral_to not in (None, self.id):
            return False
        return self.can(channel, permissions.VIEW_CHANNEL)

    def sees(self, channel: Channel) -> list[Message]:
        """Return all messages that this person sees in a channel, oldest first."""
        return [each for each in self.server.world.messages_in(channel.id) if self.can_see(each)]

    def channels(self) -> list[Channel]:
        """Channels, threads and direct conversations that this person sees."""
        return [
            each for each in self.server.world.channels.values() if self.can(each, permissions.VIEW_CHANNEL)
        ]

    def direct_messages(self) -> list[Message]:
        """The conversation with the bot."""
        channel = self.server.world.direct_channel(self.id, self.server.world.bot.id)
        return self.sees(channel) if channel else []

    def pings(self) -> list[Message]:
        """Messages that notified this person."""
        world = self.server.world
        found = [each for channel in self.channels() for each in world.messages_in(channel.id)]
        return sorted((each for each in found if self.id in each.pinged), key=lambda each: each.id)

    # Commands

    async def slash(
        self, channel: Channel, command: str, options: Mapping[str, Any] | None = None
    ) -> Outcome:
        """Send a slash-command; `command` names it with its subcommands, for example "table new".

        An option that takes a file is given an `Upload`.
        """
        self._may_command(channel)
        world = self.server.world
        path = find_command(world, command, channel.guild_id)
        self._may_use(path.command.data, channel)
        filled, attachments = uploaded(self.server, channel.id, options or {})
        data = command_data(world, path, filled, attachments=attachments)
        self._note_rights(data.get("resolved", {}))
        return await self._await_answer(self._open(channel, COMMAND, data))

    async def autocomplete(
        self, channel: Channel, command: str, options: Mapping[str, Any], focused: str
    ) -> list[Json]:
        """Ask for the choices of an option while typing it. Return [{"name", "value"}, …]."""
        self._may_command(channel)
        world = self.server.world
        path = find_command(world, command, channel.guild_id)
        option = next((each for each in path.options if each["name"] == focused), None)
        if option is None or not option.get("autocomplete"):
            raise NotPossible(f"{focused} has no autocomplete")
        data = command_data(world, path, {focused: "", **options}, focused)
        interaction = await self._answered(self._open(channel, AUTOCOMPLETE, data))
        return interaction.choices or []

    async def context_menu(self, channel: Channel, command: str, target: "Message | Person") -> Outcome:
        """Use a command on a message or on a user."""
        self._may_command(channel)
        world = self.server.world
        kind = 3 if isinstance(target, Message) else 2
        found = world.command_named(command, channel.guild_id, kind)
        if found is None:
            raise NotPossible(f"there is no such command {command}")
        resolved: Json = {}
        if isinstance(target, Message):
            self._must_see(target)
            described = payloads.message(world, target, self.server.url)
            resolved["messages"] = {str(target.id): described}
        else:
            resolved["users"] = {str(target.id): payloads.user(target.user)}
        data = {
            "id": str(found.id),
            "name": found.name,
            "type": kind,
            "target_id": str(target.id),
            "resolved": resolved,
        }
        return await self._await_answer(self._open(channel, COMMAND, data))

    async def launch(self, channel: Channel) -> Instance | None:
        """Use the entry point. Return the instance in which the page opens, None if the application answers otherwise."""
        self._may_command(channel)
        command = self.server.activities.entry_point
        if command is None or not self.server.activities.enabled:
            raise NotPossible("the application has no Activity")
        if channel.is_thread and self.server.faults.no_activities_in_threads:
            raise NotPossible("Activities do not start in threads")
        self._may_use(command.data, channel)
        if command.data["handler"] == DISCORD_HANDLER:
            return self.server.activities.launch(channel, self.id)
        data = {"id": str(command.id), "name": command.name, "type": command.type}
        return (await self._await_answer(self._open(channel, COMMAND, data))).instance

    def _may_command(self, channel: Channel) -> None:
        self._must_be_in(channel)
        if not channel.is_direct and not self.can(channel, permissions.USE_APPLICATION_COMMANDS):
            raise NotPossible(f"{self.name} may not use commands in #{channel.name}")

    def _may_use(self, command: Json, channel: Channel) -> None:
        needed = command.get("default_member_permissions")
        if channel.is_direct:
            contexts = command.get("contexts")
            if (contexts is not None and 1 not in contexts) or (
                contexts is None and not command["dm_permission"]
            ):
                raise NotPossible(f"/{command['name']} is not offered in direct messages")
        elif needed is not None:
            granted = access.in_guild(self.server.world, self.id, channel.guild_id or 0)
            if granted & int(needed) != int(needed) or (int(needed) == 0 and granted != permissions.ALL):
                raise NotPossible(f"/{command['name']} is not offered to {self.name}")

    def _note_rights(self, resolved: Json) -> None:
        """Add this person's permissions to each channel that they chose."""
        for key, described in resolved.get("channels", {}).items():
            place = self.server.world.channels[int(key)]
            described["permissions"] = str(access.in_channel(self.server.world, self.id, place))

    # Controls

    async def click(self, message: Message, button: str) -> Outcome:
        """Click a button, named by its custom_id or its label."""
        return await self._await_answer(self._press(message, button))

    async def select(self, message: Message, select: str, values: Sequence[Any]) -> Outcome:
        """Choose in a select, named by its custom_id or placeholder; values or labels, people, channels, roles."""
        current = self._must_see(message)
        found = next(
            (each for each in current.selects if select in (each["custom_id"], each.get("placeholder"))), None
        )
        if found is None:
            raise NotPossible(f"there is no select {select!r} in that message")
        if found.get("disabled"):
            raise NotPossible(f"the select {select!r} is disabled")
        resolved: Json = {}
        chosen = select_values(self.server.world, found, list(values), resolved)
        self._note_rights(resolved)
        data = _component_data(found) | {"values": chosen} | ({"resolved": resolved} if resolved else {})
        return await self._await_answer(self._open_on(current, data))

    async def late_click(self, message: Message, custom_id: str) -> Outcome:
        """Click a button that the message no longer has, as if the click had been on its way."""
        data = {"component_type": BUTTON, "custom_id": custom_id, "id": 1}
        return await self._await_answer(self._open_on(message, data))

    async def late_select(self, message: Message, custom_id: str, values: Sequence[str]) -> Outcome:
        """Choose in a select that the message no longer has, by the values that it offered."""
        data = {"component_type": STRING_SELECT, "custom_id": custom_id, "id": 1, "values": list(values)}
        return await self._await_answer(self._open_on(message, data))

    def _press(self, message: Message, button: str) -> Interaction:
        current = self._must_see(message)
        by_id = [each for each in current.buttons if each.get("custom_id") == button]
        by_label = [each for each in current.buttons if _label(each) == button]
        found = by_id or by_label
        if not found:
            raise NotPossible(f"there is no button {button!r} among {current.labels}")
        if len(found) > 1:
            raise NotPossible(f"{button!r} names several buttons")
        if found[0].get("disabled"):
            raise NotPossible(f"the button {button!r} is disabled")
        if found[0]["style"] == LINK_STYLE:
            raise NotPossible(f"the button {button!r} is a link")
        return self._open_on(current, _component_data(found[0]))

    def _open_on(self, message: Message, data: Json) -> Interaction:
        channel = self.server.world.channels[message.channel_id]
        return self._open(channel, COMPONENT, data, message=message)

    # Forms

    async def submit(self, modal: "Modal | Outcome", values: Mapping[str, Any] | None = None) -> Outcome:
        """Send a form. Fields are named by custom_id; fields left out keep their values."""
        form = modal.modal if isinstance(modal, Outcome) else modal
        world = self.server.world
        opener = world.interactions.get(form.interaction_id) if form else None
        if form is None or opener is None or opener.user_id != self.id or not opener.modal_open:
            raise NotPossible("there is no such form open")
        channel = world.channels.get(opener.channel_id)
        if channel is None:
            raise NotPossible("the channel is gone")
        data = modal_data(world, form.data, values or {})
        source = world.message(channel.id, opener.message_id or 0)
        interaction = self._open(channel, MODAL, data, message=source, opened_by=opener.id)
        reply = await self._await_answer(interaction)
        opener.modal_open = False
        world.changed(opener)
        return reply

    # Messages

    async def say(
        self, channel: Channel, text: str, files: Sequence[Upload] = (), answer_to: int | None = None
    ) -> Message:
        """Post an ordinary message."""
        self._must_be_in(channel)
        sending = permissions.SEND_MESSAGES | (permissions.ATTACH_FILES if files else 0)
        if access.in_channel(self.server.world, self.id, channel) & sending != sending:
            raise NotPossible(f"{self.name} may not write in #{channel.name}")
        self._must_wait(channel)
        body: Json = {"content": text}
        if answer_to is not None:
            body["message_reference"] = {"message_id": str(answer_to)}
        uploads = dict(enumerate(files))
        message = self.server.posting.create(channel, self.user, draft_of(body, uploads), uploads)
        self.server.settle()
        return message

    def _must_wait(self, channel: Channel) -> None:
        """Enforce the channel's slow mode, which affects neither bots nor users with the permission to bypass it."""
        said = (
            each for each in reversed(self.server.world.messages_in(channel.id)) if each.author_id == self.id
        )
        last = next(said, None)
        waited = self.server.world.clock.now() - last.created if last else channel.slow_mode
        if waited < channel.slow_mode and not self.can(channel, permissions.BYPASS_SLOWMODE):
            raise NotPossible(f"#{channel.name} is in slow mode: {self.name} has to wait")

    def dismiss(self, message: Message) -> None:
        """Dismiss an ephemeral message."""
        current = self._must_see(message)
        if not current.ephemeral:
            raise NotPossible("only private messages can be dismissed")
        current.dismissed = True
        self.server.world.changed(current)
        self.server.settle()

    def open_direct(self) -> Channel:
        """Open the conversation with the bot."""
        channel = self.server.world.open_direct(self.id, self.server.world.bot.id)
        self.server.settle()
        return channel

    def close_direct_messages(self, *, closed: bool = True) -> None:
        """Refuse direct messages from the guild's bots, or accept them again."""
        self.user.direct_messages_open = not closed
        self.server.world.changed(self.user)
        self.server.settle()

    def start_thread(
        self, channel: Channel, name: str, message: Message | None = None, *, private: bool = False
    ) -> Channel:
        """Start a thread."""
        needed = permissions.CREATE_PRIVATE_THREADS if private else permissions.CREATE_PUBLIC_THREADS
        if channel.type != ChannelType.TEXT or not self.can(channel, needed):
            raise NotPossible(f"{self.name} may not start a thread there")
        kind = ChannelType.PRIVATE_THREAD if private else ChannelType.PUBLIC_THREAD
        thread = self.server.posting.start_thread(channel, name, kind, self.user, message)
        self.server.settle()
        return thread

    # Helpers

    def _must_be_in(self, channel: Channel) -> None:
        if channel.id not in self.server.world.channels or not self.can(channel, permissions.VIEW_CHANNEL):
            raise NotPossible(f"{self.name} does not see that channel")
        if channel.locked and not moderates(self.server.world, self.id, channel):
            raise NotPossible("the thread is locked")

    def _must_see(self, message: Message) -> Message:
        if not self.can_see(message):
            raise NotPossible(f"{self.name} does not see that message")
        current = self.server.world.message(message.channel_id, message.id)
        assert current is not None
        return current

    def _open(
        self,
        channel: Channel,
        kind: int,
        data: Json,
        *,
        message: Message | None = None,
        opened_by: int | None = None,
    ) -> Interaction:
        self.server.posting.archive_if_idle(channel)
        if channel.archived and self.id in channel.people and not channel.locked:
            # Clients open the thread before they send the interaction, and send it in any case (discord-api-docs 8474).
            self.server.posting.reopen(channel)
        self._note_members(data.get("resolved", {}), channel)
        desk = self.server.interactions
        return desk.open(self.user, channel, kind, data, message=message, opened_by=opened_by)

    def _note_members(self, resolved: Json, channel: Channel) -> None:
        """Add the membership here to each chosen user."""
        world = self.server.world
        for key in resolved.get("users", {}):
            member = world.members.get((channel.guild_id or 0, int(key)))
            if member:
                described = payloads.member(world, member, with_user=False) | {"permissions": "0"}
                resolved.setdefault("members", {})[key] = described

    async def _answered(self, interaction: Interaction) -> Interaction:
        """Wait for the first answer, up to three seconds of the world's clock."""
        try:
            await self.server.wait_for(lambda: interaction.answer is not None, within=FIRST_ANSWER)
        except TimeoutError:
            what = self.server.interactions.describe(interaction)
            self.server.problem(f"{what} was not answered within {FIRST_ANSWER:g} s")
            raise NoAnswer(f"The application did not respond: {what}") from None
        return interaction

    async def _await_answer(self, interaction: Interaction) -> Outcome:
        """Wait for the answer and, if this person is patient, for its content if the bot is thinking first."""
        await self._answered(interaction)
        if self.is_patient and interaction.answer != OPEN_MODAL:
            await self.server.wait_for(lambda: not interaction.loading)
        return Outcome(self.server, interaction)


def _component_data(component: Json) -> Json:
    return {"component_type": component["type"], "custom_id": component["custom_id"], "id": component["id"]}


def _label(button: Json) -> str:
    return button.get("label") or (button.get("emoji") or {}).get("name") or ""
