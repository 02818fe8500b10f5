"""The outcome of a user's action: messages, a form, or no answer at all."""

from dataclasses import dataclass

from bot.local.ground import Ground
from bot.local.interactions import UPDATE
from bot.local.messages import Message
from bot.local.options import modal_fields
from bot.local.rules.forms import Json
from bot.local.things import Instance, Interaction


class NoAnswer(Exception):
    """The bot did not answer within three seconds."""


@dataclass(frozen=True)
class Modal:
    """A form that has opened for a user. It stays valid when the bot or the server restarts."""

    interaction_id: int
    data: Json

    @property
    def title(self) -> str:
        """The form's title."""
        return self.data["title"]

    @property
    def fields(self) -> dict[str, Json]:
        """Its fields by custom_id."""
        return modal_fields(self.data)


@dataclass(frozen=True)
class Outcome:
    """The outcome of a user's action. Read it live: follow-ups and edits appear in it."""

    server: Ground
    interaction: Interaction

    @property
    def messages(self) -> list[Message]:
        """The first answer and the follow-ups, as far as the person still has them."""
        # A control's update answers with the message that was there before.
        first = [] if self.updated else [self.interaction.original_id]
        channel = self.interaction.channel_id
        found = [self.server.world.message(channel, each or 0) for each in first + self.interaction.followups]
        return [each for each in found if each is not None and not each.dismissed]

    @property
    def message(self) -> Message:
        """The first answer; the updated message when a control updated its own."""
        if self.updated:
            message = self.server.world.message(
                self.interaction.channel_id, self.interaction.original_id or 0
            )
            assert message is not None, "the updated message is gone"
            return message
        assert self.messages, "there was no message in answer"
        return self.messages[0]

    @property
    def content(self) -> str:
        """The first answer's content."""
        return self.message.content

    @property
    def text(self) -> str:
        """All text of the answers."""
        return "\n".join(message.text for message in self.messages or [self.message])

    @property
    def ephemeral(self) -> bool:
        """Whether only the person sees the first answer."""
        return self.message.ephemeral

    @property
    def modal(self) -> Modal | None:
        """The form that opened."""
        return Modal(self.interaction.id, self.interaction.modal) if self.interaction.modal else None

    @property
    def instance(self) -> Instance | None:
        """The instance of the Activity that opened."""
        found = self.server.world.instances.values()
        return next((each for each in found if each.name == self.interaction.instance), None)

    @property
    def deferred(self) -> bool:
        """Whether the bot asked for more time first."""
        return self.interaction.answer in (5, 6)

    @property
    def updated(self) -> bool:
        """Whether the control's own message was, or will be, updated."""
        return self.interaction.answer in (6, UPDATE)
