"""Answers to clicks and commands: in time, and in the clicked message if possible."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from types import TracebackType
from typing import Any, Self

import discord
from discord import ui

from bot.acts.answers import Answer, AnyAnswer, FormAnswer
from bot.discord.hands import Hands
from bot.discord.known import NONE, Known
from bot.discord.private_answers import PrivateMessage
from bot.discord.public_answers import AwaitedPost, PublicAnswers
from bot.discord.signs import note_lack, with_signs
from bot.discord.widgets import file_of, modal_of, view_of
from bot.discord.writes import Writes
from bot.errors import PlayerError
from bot.menus.parts import Controls, Form
from bot.posts.drawing import Attachment
from bot.posts.kinds import read_update
from bot.storage import NewPost
from bot.table.clicked import RESERVED, Clicked

log = logging.getLogger(__name__)

PATIENCE = 1.0
"""Seconds until an answer is deferred; Discord waits for three."""
WITHIN = RESERVED.total_seconds()
"""Maximum seconds for the edit of a clicked public message; after that the sender makes it."""
CONTENT = 2000
GONE = 10008
"""Discord's error code for a deleted message."""


class Reply:
    """The answer to one interaction. While it is open as a context, it defers an answer that takes long.

    A click in a public message is answered by an edit of that message, and privately only with the rest. A click in a private
    message replaces that message, so that a chain of choices stays in one place.

    given: The private message that contains the answer, if there is one.
    said: The answer in that message.
    is_shown: The public message was edited.
    """

    def __init__(
        self,
        interaction: discord.Interaction,
        clicked: Clicked,
        writes: Writes,
        hands: Hands,
        public: PublicAnswers,
    ) -> None:
        self.interaction = interaction
        self.clicked = clicked
        self.given: PrivateMessage | None = None
        self.said = Answer("")
        self.drawing: asyncio.Task[Answer] | None = None
        """The task that returns the answer with its hand, if drawing took too long."""
        self.is_shown = False
        self._writes = writes
        self._hands = hands
        self._public = public
        self._awaited: AwaitedPost | None = None
        self._timer: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()

    async def __aenter__(self) -> Self:
        self._timer = asyncio.create_task(self._announce())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._withdraw()
        if self._timer is not None:
            self._timer.cancel()
            # A failure of the deferral no longer matters.
            await asyncio.gather(self._timer, return_exceptions=True)

    @property
    def in_public(self) -> bool:
        """Whether the clicked message is public."""
        message = self.interaction.message
        return message is not None and not message.flags.ephemeral

    @property
    def replaces(self) -> bool:
        """Whether the answer replaces the clicked message, which is private."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def _announce(self) -> None:
        await asyncio.sleep(PATIENCE)
        async with self._lock:
            if not self.interaction.response.is_done():
                if self.interaction.message is not None:
                    await self.interaction.response.defer()
                else:
                    await self.interaction.response.defer(ephemeral=True, thinking=True)

    # Any answer

    async def give(self, answer: AnyAnswer) -> None:
        """Send the answer that an act has returned. Call this once."""
        if isinstance(answer, FormAnswer):
            await self.open(answer.form, answer.late, answer.again)
            return
        if isinstance(answer, str):
            answer = Answer(answer, is_seen=self.clicked.is_told)
        if self.in_public:
            await self._show(answer)
            if answer.is_seen:
                return
            answer = answer.besides or answer
        elif self._awaited is not None and await self._awaited.has_come():
            if answer.is_seen:
                return
            answer = answer.besides or answer
        await self.say(answer)

    def wait_for(self, row: NewPost) -> None:
        """Let the post of a row be the answer, if it is sent soon. A second call replaces the row."""
        self._withdraw()
        self._awaited = AwaitedPost(self.interaction, row, self._public, self._lock)

    def _withdraw(self) -> None:
        if self._awaited is not None:
            self._awaited.withdraw()

    # In the clicked public message

    async def _show(self, answer: Answer) -> None:
        """Show the effect of the click in the clicked public message."""
        if self.clicked.row is not None:
            row = self.clicked.row
            _, controls = read_update(row)
            self.is_shown = await self._change(lambda known: update_of(row, known), controls)
        elif answer.closes:
            await self._change(lambda _: {"view": None}, ())
        if answer.is_seen:
            async with self._lock:
                if not self.interaction.response.is_done():
                    await self.interaction.response.defer()

    async def _change(self, update: Callable[[Known], dict[str, Any]], controls: Controls) -> bool:
        """Edit the clicked public message. Return whether that was possible.

        Another write may be under way, or the sender may just have made the message a board post.
        """
        message = self.interaction.message
        assert message is not None
        try:
            async with asyncio.timeout(WITHIN), self._writes.of(message.id), self._lock:
                if self._writes.is_board(message.id):
                    return False
                await self._edit(update)
                self._public.note(message.id, self.interaction)
                self._note_lack(message.id, controls)
        except TimeoutError:
            return False
        return True

    async def _edit(self, words: Callable[[Known], dict[str, Any]]) -> None:
        """Edit the clicked message by the interaction's own response."""

        async def edit(known: Known) -> None:
            if self.interaction.response.is_done():
                await self.interaction.edit_original_response(**words(known))
            else:
                await self.interaction.response.edit_message(**words(known))

        await with_signs(self.interaction.client, edit)

    def _note_lack(
        self, message: int, controls: Controls, edit: Callable[[ui.View], Awaitable[object]] | None = None
    ) -> None:
        edit = edit or (lambda view: self.interaction.edit_original_response(view=view))
        note_lack(self.interaction.client, controls, self._writes.of(message), edit)

    # Privately

    async def refuse(self, sentence: str) -> None:
        """Send an error message. If it replaces a private message, that one's controls stay below it."""
        await self.say(Answer(sentence, files=None), keeps_controls=self.replaces)

    async def say(self, answer: Answer, *, keeps_controls: bool = False) -> None:
        """Answer privately."""
        whole = answer
        answer, self.drawing = await self._hands.shown_soon(answer)
        if len(answer.text) > CONTENT:
            # Only a text that should have pages is ever cut here.
            log.error("an answer of %d characters was cut", len(answer.text))
        words: dict[str, Any] = {
            "content": answer.text if len(answer.text) <= CONTENT else answer.text[: CONTENT - 1] + "…",
            "allowed_mentions": discord.AllowedMentions.none(),
        }
        async with self._lock:
            if self.replaces:
                controls = None if keeps_controls else answer.controls
                self.given = await self._replace(words, controls, answer.files)
            else:
                self.given = given = await self._send(words, answer.controls, answer.files or ())
                if given is not None and given.id is not None:
                    self._note_lack(given.id, answer.controls, lambda view: given.edit(view=view))
        self.said = answer if self.drawing is None else whole

    async def _replace(
        self, words: dict[str, Any], controls: Controls | None, files: Sequence[Attachment] | None
    ) -> PrivateMessage | None:
        """Replace the content of the clicked private message. With None, its controls or its pictures stay."""
        message = self.interaction.message
        assert message is not None

        def shown(known: Known) -> dict[str, Any]:
            view = {} if controls is None else {"view": view_of(controls, known)}
            pictures = {} if files is None else {"attachments": [file_of(one) for one in files]}
            return {**words, **view, **pictures}

        try:
            async with self._writes.of(message.id):
                await self._edit(shown)
                self._note_lack(message.id, controls or ())
        except discord.NotFound as error:
            if error.code != GONE:
                raise
            # The user has dismissed the message, or it was deleted just before the click arrived.
            return await self._send(words, controls or (), files or ())
        return PrivateMessage(message.id, self.interaction)

    async def _send(
        self, words: dict[str, Any], controls: Controls, files: Sequence[Attachment]
    ) -> PrivateMessage | None:
        """Send a private message, or fill in the deferred one."""
        response = self.interaction.response

        async def send(known: Known) -> PrivateMessage:
            shown = {**words, "view": view_of(controls, known)} if controls else words
            attached = [file_of(one) for one in files]
            if not response.is_done():
                sent = await response.send_message(ephemeral=True, files=attached, **shown)
                return PrivateMessage(sent.message_id, self.interaction)
            if response.type is discord.InteractionResponseType.deferred_channel_message and not files:
                filled = await self.interaction.edit_original_response(**shown)
                return PrivateMessage(filled.id, self.interaction)
            message = await self.interaction.followup.send(ephemeral=True, files=attached, wait=True, **shown)
            return PrivateMessage(message.id, self.interaction, message)

        return await with_signs(self.interaction.client, send)

    async def open(self, form: Form, otherwise: str, again: Controls) -> None:
        """Open a form. If the answer was deferred already, Discord allows none: send `otherwise`, with the button to click `again`."""
        if self.interaction.type is discord.InteractionType.modal_submit:
            # Discord opens no form from a form, and none of our controls needs that.
            raise PlayerError("old-control")
        async with self._lock:
            if not self.interaction.response.is_done():
                response = self.interaction.response
                await with_signs(
                    self.interaction.client, lambda known: response.send_modal(modal_of(form, known))
                )
                return
        await self.say(Answer(otherwise, again, files=None))


def update_of(row: NewPost, known: Known = NONE) -> dict[str, Any]:
    """Return the edit in a reserved row as discord.py's arguments."""
    content, controls = read_update(row)
    words = {} if content is None else {"content": content}
    return {**words, "view": view_of(controls, known), "allowed_mentions": discord.AllowedMentions.none()}
