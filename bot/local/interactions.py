"""The life of an interaction: new, answered once within three seconds, then fifteen minutes of follow-ups."""

import secrets
from typing import Any

from bot.local import payloads
from bot.local.activities import Activities
from bot.local.compose import Uploads, require_emojis
from bot.local.errors import refuse, unknown
from bot.local.gateway import Gateway
from bot.local.ground import Ground
from bot.local.messages import Message
from bot.local.posting import Posting, draft_of
from bot.local.rules.commands import STRING, read_choices
from bot.local.rules.components import modal as read_modal
from bot.local.rules.forms import JsonObject
from bot.local.rules.messages import Draft
from bot.local.things import Channel, Flag, Interaction, User
from bot.local.threads import require_answerable, require_open

FIRST_ANSWER, TOKEN_LIFE = 3.0, 900.0
TIDY_EVERY = 100
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, OPEN_MODAL, LAUNCH = 4, 5, 6, 7, 8, 9, 12
ANSWERS = {
    COMMAND: (MESSAGE, DEFER, OPEN_MODAL, LAUNCH),
    COMPONENT: (MESSAGE, DEFER, DEFER_UPDATE, UPDATE, OPEN_MODAL, LAUNCH),
    AUTOCOMPLETE: (CHOICES,),
    MODAL: (MESSAGE, DEFER, DEFER_UPDATE, UPDATE, LAUNCH),
}


class Interactions:
    """Opens interactions for users and takes the bot's answers."""

    def __init__(self, server: Ground, gateway: Gateway, posting: Posting, activities: Activities) -> None:
        self._server = server
        self._activities = activities
        self._gateway = gateway
        self._posting = posting

    def open(
        self,
        user: User,
        channel: Channel,
        kind: int,
        data: dict[str, Any],
        *,
        message: Message | None = None,
        opened_by: int | None = None,
    ) -> Interaction:
        """Tell the bot what a user did."""
        world = self._server.world
        if len(world.interactions) % TIDY_EVERY == 0:
            world.forget_old_interactions()
        own_id = world.new_id()
        interaction = world.add(
            Interaction(
                own_id,
                kind,
                f"{own_id}-{secrets.token_urlsafe(48)}",
                user.id,
                channel.id,
                channel.guild_id,
                world.clock.now(),
                data,
                message.id if message else None,
                opened_by,
            )
        )
        event = payloads.interaction(world, interaction, self._server.url)
        self._server.settle()
        self._gateway.dispatch("INTERACTION_CREATE", event)
        return interaction

    # The first answer

    def answer(self, own_id: int, token: str, body: Any, uploads: Uploads) -> Interaction:
        """Take the first answer."""
        world = self._server.world
        interaction = world.interactions.get(own_id)
        if interaction is None or not secrets.compare_digest(interaction.token.encode(), token.encode()):
            raise unknown(10062)
        if interaction.answer is not None:
            raise refuse(400, 40060)
        if world.clock.now() - interaction.created > FIRST_ANSWER:
            self._server.problem(f"{self.describe(interaction)} was answered after {FIRST_ANSWER:g} s")
            raise unknown(10062)
        form = JsonObject(body)
        kind = form.choice("type", self._allowed(interaction), required=True)
        form.finish()
        self._take(interaction, kind, form.data.get("data"), uploads)
        interaction.answer = kind
        world.changed(interaction)
        return interaction

    def _allowed(self, interaction: Interaction) -> tuple[int, ...]:
        if interaction.type == MODAL and interaction.message_id is None:
            # There is no message to update: a command opened the modal.
            return (MESSAGE, DEFER, LAUNCH)
        return ANSWERS[interaction.type]

    def _take(self, interaction: Interaction, kind: int, data: Any, uploads: Uploads) -> None:
        match kind:
            case 4:
                draft = draft_of(data, uploads, path=("data",))
                interaction.ephemeral = bool(draft.flags & Flag.EPHEMERAL)
                interaction.original_id = self._post(interaction, draft, uploads).id
            case 5:
                form = JsonObject(data or {}, ("data",))
                interaction.ephemeral = bool(form.integer("flags") & Flag.EPHEMERAL)
                form.finish()
                interaction.loading = True
                interaction.original_id = self._post(interaction, Draft(), {}, loading=True).id
            case 6:
                interaction.original_id = interaction.message_id
            case 7:
                self._update(interaction, data, uploads)
            case 8:
                form = JsonObject({} if data is None else data, ("data",))
                interaction.choices = read_choices(form, self._focused_type(interaction))
                form.finish()
            case 9:
                form = JsonObject({} if data is None else data, ("data",))
                interaction.modal = read_modal(form)
                form.finish()
                require_emojis(self._server.world, interaction.modal["components"])
                interaction.modal_open = True
            case 12:
                place = self._server.world.channels[interaction.channel_id]
                interaction.instance = self._activities.launch(place, interaction.user_id).name

    def _focused_type(self, interaction: Interaction) -> int:
        options = interaction.data.get("options", [])
        while options:
            focused = next((option for option in options if option.get("focused")), None)
            if focused:
                return focused["type"]
            options = options[0].get("options", [])
        return STRING

    def _update(self, interaction: Interaction, data: Any, uploads: Uploads) -> None:
        message = self._server.world.message(interaction.channel_id, interaction.message_id or 0)
        if message is None:
            raise unknown(10008)
        draft = draft_of(data, uploads, message, ("data",))
        self._require_open(interaction, message)
        interaction.original_id = message.id
        self._posting.edit(message, draft, uploads)

    def _post(
        self,
        interaction: Interaction,
        draft: Draft,
        uploads: Uploads,
        *,
        loading: bool = False,
        ephemeral: bool | None = None,
    ) -> Message:
        world = self._server.world
        require_answerable(world, world.channels[interaction.channel_id])
        return self._posting.create(
            world.channels[interaction.channel_id],
            world.bot,
            draft,
            uploads,
            interaction=interaction,
            ephemeral=interaction.ephemeral if ephemeral is None else ephemeral,
            loading=loading,
        )

    # What follows

    def by_token(self, token: str) -> Interaction:
        """Find the interaction of a webhook's token."""
        world = self._server.world
        own_id = token.split("-", maxsplit=1)[0]
        found = world.interactions.get(int(own_id)) if own_id.isascii() and own_id.isdecimal() else None
        known = found is not None and secrets.compare_digest(found.token.encode(), token.encode())
        if found is None or not known or found.answer in (None, CHOICES):
            raise unknown(10015)
        if world.clock.now() - found.created > TOKEN_LIFE:
            raise refuse(401, 50027)
        return found

    def follow_up(self, interaction: Interaction, body: Any, uploads: Uploads) -> Message:
        """Post a follow-up; the first one after a deferral fills the deferred answer."""
        world = self._server.world
        original = world.message(interaction.channel_id, interaction.original_id or 0)
        if interaction.loading and original is not None and original.loading:
            return self.edit(interaction, original, body, uploads)
        draft = draft_of(body, uploads)
        ephemeral = bool(draft.flags & Flag.EPHEMERAL)
        message = self._post(interaction, draft, uploads, ephemeral=ephemeral)
        interaction.followups.append(message.id)
        world.changed(interaction)
        return message

    def message(self, interaction: Interaction, own_id: int | None) -> Message:
        """Find one of an interaction's messages; None means its first answer."""
        wanted = interaction.original_id if own_id is None else own_id
        known = (interaction.original_id, *interaction.followups)
        message = self._server.world.message(interaction.channel_id, wanted or 0)
        if message is None or message.id not in known:
            raise unknown(10008)
        return message

    def edit(self, interaction: Interaction, message: Message, body: Any, uploads: Uploads) -> Message:
        """Edit one of an interaction's messages."""
        draft = draft_of(body, uploads, message)
        self._require_open(interaction, message)
        edited = self._posting.edit(message, draft, uploads)
        interaction.loading = False
        self._server.world.changed(interaction)
        return edited

    def _require_open(self, interaction: Interaction, message: Message) -> None:
        """Refuse to change what everybody sees in an archived thread."""
        if not message.ephemeral:
            require_open(self._server.world, self._server.world.channels[interaction.channel_id])

    def delete(self, interaction: Interaction, message: Message) -> None:
        """Delete one of an interaction's messages; a bot that thinks no longer has answered."""
        if message.id == interaction.original_id:
            interaction.loading = False
        self._posting.delete(message)
        self._server.world.changed(interaction)

    def describe(self, interaction: Interaction) -> str:
        """Say what a user did, for problems."""
        name = interaction.data.get("name") or interaction.data.get("custom_id") or ""
        kinds = {
            COMMAND: "the command",
            COMPONENT: "the control",
            AUTOCOMPLETE: "autocomplete of",
            MODAL: "the modal",
        }
        return f"{kinds[interaction.type]} {name!r} of {self._server.world.users[interaction.user_id].name}"


def resource(server: Ground, interaction: Interaction) -> dict[str, Any]:
    """Describe the answer that was taken, for clients that ask for it."""
    world = server.world
    message = world.message(interaction.channel_id, interaction.original_id or 0)
    state: dict[str, Any] = {
        "id": str(interaction.id),
        "type": interaction.type,
        "channel_id": str(interaction.channel_id),
    }
    if interaction.guild_id:
        state["guild_id"] = str(interaction.guild_id)
    if interaction.original_id:
        state |= {
            "response_message_id": str(interaction.original_id),
            "response_message_loading": interaction.loading,
            "response_message_ephemeral": interaction.ephemeral,
        }
    data: dict[str, Any] = {"interaction": state}
    if interaction.instance is not None:
        state["activity_instance_id"] = interaction.instance
        data["resource"] = {"type": LAUNCH, "activity_instance": {"id": interaction.instance}}
    if interaction.answer in (MESSAGE, UPDATE) and message is not None:
        data["resource"] = {
            "type": interaction.answer,
            "message": payloads.message(world, message, server.url),
        }
    return data
