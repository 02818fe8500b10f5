"""Changes to messages and threads, and their events."""

from typing import Any

from bot.local import access, payloads, permissions
from bot.local.compose import Uploads, mention, note_old_edit, pinged, upload_names, write
from bot.local.errors import Violation, invalid_form, refuse
from bot.local.gateway import Gateway, Intent
from bot.local.ground import Ground
from bot.local.messages import Message
from bot.local.rules.forms import JsonObject
from bot.local.rules.messages import Draft, read_draft
from bot.local.things import Channel, ChannelType, Flag, Interaction, User
from bot.local.threads import is_idle, moderates
from bot.local.world import World

REPLY, THREAD_STARTER = 19, 21
COMMAND_ANSWER = 20


def draft_of(
    body: Any,
    uploads: Uploads,
    old: Message | None = None,
    path: tuple[str | int, ...] = (),
) -> Draft:
    """Read a message from a request; the errors' places start at `path`."""
    form = JsonObject({} if body is None else body, path)
    kept = {file.id: file.filename for file in old.files} if old else {}
    was_v2 = bool(old and old.flags & Flag.COMPONENTS_V2)
    content = old.content if old else ""
    draft = read_draft(form, upload_names(form.data, uploads), kept, was_v2=was_v2, content=content)
    form.finish()
    return draft


class Posting:
    """Creates, edits and deletes messages and threads, and tells the gateway."""

    def __init__(self, server: Ground, gateway: Gateway) -> None:
        self._server = server
        self._gateway = gateway

    def _announce(self, event: str, message: Message, data: dict[str, Any] | None = None) -> None:
        """Send the bot a message's event, if it may know of the message."""
        server = self._server
        channel = server.world.channels[message.channel_id]
        # Discord sends a bot its own ephemeral answers as if they were direct messages.
        private = channel.is_direct or message.ephemeral
        intent = Intent.DIRECT_MESSAGES if private else Intent.GUILD_MESSAGES
        if message.ephemeral or _bot_sees(server.world, channel):
            event_data = data or payloads.message_event(server.world, message, server.url)
            self._gateway.dispatch(event, event_data, intent)

    def create(
        self,
        channel: Channel,
        author: User,
        draft: Draft,
        uploads: Uploads,
        *,
        interaction: Interaction | None = None,
        ephemeral: bool = False,
        loading: bool = False,
    ) -> Message:
        """Post a message."""
        world = self._server.world
        message = Message(world.new_id(), channel.id, author.id, world.clock.now())
        message.nonce = draft.nonce
        if draft.reply_to is not None:
            self._reply(message, draft)
        if interaction is not None:
            message.type = COMMAND_ANSWER if interaction.type == 2 else 0
            message.interaction_id, message.metadata = interaction.id, metadata(world, interaction)
            message.ephemeral_to = interaction.user_id if ephemeral else None
        message.flags = (Flag.EPHEMERAL if ephemeral else 0) | (Flag.LOADING if loading else 0)
        write(world, message, draft, uploads)
        mention(world, message, channel, author, draft.allowed_mentions)
        message.pinged = [] if ephemeral else pinged(world, message, channel)
        self._enter(channel, message)
        self._announce("MESSAGE_CREATE", world.add(message))
        return message

    def _reply(self, message: Message, draft: Draft) -> None:
        answered = self._server.world.message(message.channel_id, draft.reply_to or 0)
        if answered and not answered.ephemeral:
            message.type, message.reply_to = REPLY, draft.reply_to
        elif draft.reply_required:
            sentence = "Unknown message"
            place = ("message_reference",)
            raise invalid_form([Violation(place, "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", sentence)])

    def _enter(self, channel: Channel, message: Message) -> None:
        """Note in the channel that a message was posted there."""
        if message.ephemeral:
            return
        channel.last_message_id = message.id
        if channel.is_thread:
            channel.message_count += 1
            self._wake_thread(channel, message)
        self._server.world.changed(channel)

    def _wake_thread(self, thread: Channel, message: Message) -> None:
        """Add the author of a post, and the users whom it pings, to the thread. Reopen the thread if it is archived."""
        self.reopen(thread)
        world = self._server.world
        joining = [message.author_id]
        author = message.author_id
        if thread.type == ChannelType.PUBLIC_THREAD or thread.invitable or moderates(world, author, thread):
            joining += message.mentions
        parent = world.channels[thread.parent_id or 0]
        for user in joining:
            sees = access.in_channel(world, user, parent) & permissions.VIEW_CHANNEL
            if sees and user not in thread.people:
                thread.people.append(user)

    def reopen(self, thread: Channel) -> None:
        """Take a thread out of the archive."""
        if thread.archived:
            thread.archived, thread.archived_at = False, self._server.world.clock.now()
            self.announce_thread("THREAD_UPDATE", thread)

    def archive_if_idle(self, thread: Channel) -> None:
        """Archive a thread in which nothing has happened for long."""
        if thread.is_thread and not thread.archived and is_idle(thread, self._server.world.clock.now()):
            thread.archived, thread.archived_at = True, self._server.world.clock.now()
            self.announce_thread("THREAD_UPDATE", thread)

    def edit(self, message: Message, draft: Draft, uploads: Uploads) -> Message:
        """Edit a message; parts that were not sent stay."""
        world = self._server.world
        note_old_edit(world, message)
        was_loading = message.loading
        message.flags &= ~Flag.LOADING
        try:
            write(world, message, draft, uploads)
        except Exception:
            message.flags |= Flag.LOADING if was_loading else 0
            raise
        channel = world.channels[message.channel_id]
        mention(world, message, channel, world.users[message.author_id], draft.allowed_mentions)
        if not was_loading:
            message.edited = world.clock.now()
        self._announce("MESSAGE_UPDATE", world.changed(message))
        return message

    def delete(self, message: Message) -> None:
        """Delete a message."""
        world = self._server.world
        channel = world.channels[message.channel_id]
        world.remove(message)
        data = {"id": str(message.id), "channel_id": str(channel.id)}
        if channel.guild_id and not message.ephemeral:
            data["guild_id"] = str(channel.guild_id)
        self._announce("MESSAGE_DELETE", message, data)

    # Threads

    def announce_thread(self, event: str, thread: Channel, **more: object) -> None:
        """Tell the bot of a thread or channel."""
        server = self._server
        server.world.changed(thread)
        if _bot_sees(server.world, thread):
            data = payloads.channel(server.world, thread) | more
            self._gateway.dispatch(event, data, Intent.GUILDS)

    def start_thread(
        self, parent: Channel, name: str, kind: int, owner: User, message: Message | None
    ) -> Channel:
        """Start a thread, from a message or by itself."""
        world = self._server.world
        if message is not None and message.id in world.channels:
            raise refuse(400, 160004)
        now = world.clock.now()
        own_id = message.id if message else world.new_id()
        thread = Channel(
            own_id, kind, name, now, parent.guild_id, parent.id, owner_id=owner.id, people=[owner.id]
        )
        world.add(thread)
        self.announce_thread("THREAD_CREATE", thread, newly_created=True)
        if message is not None:
            message.flags |= Flag.HAS_THREAD
            self._announce("MESSAGE_UPDATE", world.changed(message))
        return thread

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel or thread, with a channel's threads."""
        world = self._server.world
        for thread in list(world.threads_of(channel.id)):
            self.remove_channel(thread)
        self.announce_thread("THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", channel)
        for message in world.messages_in(channel.id):
            world.remove(message)
        world.remove(channel)

    def change_people(self, thread: Channel, added: list[int], removed: list[int]) -> None:
        """Let people join or leave a thread."""
        world = self._server.world
        thread.people = [each for each in thread.people if each not in removed]
        thread.people += [each for each in added if each not in thread.people]
        world.changed(thread)
        data: dict[str, Any] = {
            "id": str(thread.id),
            "guild_id": str(thread.guild_id),
            "member_count": len(thread.people),
        }
        if added:
            data["added_members"] = [
                payloads.thread_member(thread, each)
                | {
                    "member": payloads.member(world, world.members[thread.guild_id or 0, each]),
                    "presence": None,
                }
                for each in added
            ]
        if removed:
            data["removed_member_ids"] = [str(each) for each in removed]
        # Without the members intent a bot gets only its own membership.
        if world.bot.id in (*added, *removed):
            self._gateway.dispatch("THREAD_MEMBERS_UPDATE", data, Intent.GUILDS)
        else:
            self._gateway.dispatch("THREAD_MEMBERS_UPDATE", data, Intent.MEMBERS)


def _bot_sees(world: World, channel: Channel) -> bool:
    return bool(access.in_channel(world, world.bot.id, channel) & permissions.VIEW_CHANNEL)


def metadata(world: World, interaction: Interaction) -> dict[str, Any]:
    """Describe the interaction that a message answers."""
    data: dict[str, Any] = {
        "id": str(interaction.id),
        "type": interaction.type,
        "user": payloads.user(world.users[interaction.user_id]),
        "authorizing_integration_owners": {"0": str(interaction.guild_id or 0)},
    }
    if interaction.type == 3:
        data["interacted_message_id"] = str(interaction.message_id)
    opener = world.interactions.get(interaction.opened_by or 0)
    if interaction.type == 5 and opener is not None:
        data["triggering_interaction_metadata"] = metadata(world, opener)
    if interaction.original_id and interaction.followups:
        data["original_response_message_id"] = str(interaction.original_id)
    return data
