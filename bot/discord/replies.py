"""Answers to a click or a command: always private, in time, in one piece."""

import asyncio
from types import TracebackType
from typing import Any, Self

import discord

from bot.acts.answers import AnyAnswer, FormAnswer
from bot.discord.widgets import file_of, modal_of, view_of
from bot.errors import PlayerError
from bot.menus.controls import Controls, Form
from bot.posts.drawing import Attachment

PATIENCE = 1.0
"""Seconds until an answer is announced; Discord waits for three."""
CONTENT = 2000


class Reply:
    """The private answer to one interaction. As a context it announces the answer when the work takes long.

    A click in a private message replaces that message, so that a chain of choices stays in one place.
    """

    def __init__(self, interaction: discord.Interaction) -> None:
        self.interaction = interaction
        self._timer: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()

    async def __aenter__(self) -> Self:
        self._timer = asyncio.create_task(self._announce())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._timer is not None:
            self._timer.cancel()
            # Whether the announcement failed or was cancelled does not matter any more.
            await asyncio.gather(self._timer, return_exceptions=True)

    @property
    def replaces(self) -> bool:
        """Say whether the answer takes the place of the private message that was clicked in."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def _announce(self) -> None:
        await asyncio.sleep(PATIENCE)
        async with self._lock:
            if not self.interaction.response.is_done():
                if self.replaces:
                    await self.interaction.response.defer()
                else:
                    await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def send(
        self, text: str, controls: Controls = (), attachments: tuple[Attachment, ...] = ()
    ) -> None:
        """Answer, once."""
        content = text if len(text) <= CONTENT else text[: CONTENT - 1] + "…"
        mentions = discord.AllowedMentions.none()
        view = view_of(controls) if controls else None
        files = [file_of(attachment) for attachment in attachments]
        response = self.interaction.response
        async with self._lock:
            if not response.is_done():
                await self._answer(content, view, files, mentions)
            elif self.replaces or not files:
                await self.interaction.edit_original_response(
                    content=content, view=view, attachments=files, allowed_mentions=mentions
                )
            else:
                await self.interaction.followup.send(
                    content,
                    view=view or discord.utils.MISSING,
                    files=files,
                    ephemeral=True,
                    allowed_mentions=mentions,
                )

    async def give(self, answer: AnyAnswer) -> None:
        """Answer, once, with whatever an act has returned."""
        if isinstance(answer, str):
            await self.send(answer)
        elif isinstance(answer, FormAnswer):
            await self.open(answer.form, answer.late, answer.again)
        elif not (answer.is_seen and await self._needs_no_words()):
            await self.send(answer.text, answer.controls, answer.files)

    async def _needs_no_words(self) -> bool:
        """Say whether a click in a public message was answered by what that shows now; a command is not."""
        async with self._lock:
            if self.interaction.message is None or self.interaction.response.is_done():
                return False
            await self.interaction.response.defer()
            return True

    async def _answer(
        self,
        content: str,
        view: discord.ui.View | None,
        files: list[discord.File],
        mentions: discord.AllowedMentions,
    ) -> None:
        response = self.interaction.response
        if self.replaces:
            await response.edit_message(
                content=content, view=view, attachments=files, allowed_mentions=mentions
            )
            return
        arguments: dict[str, Any] = {"view": view} if view is not None else {}
        await response.send_message(
            content, files=files, ephemeral=True, allowed_mentions=mentions, **arguments
        )

    async def open(self, form: Form, otherwise: str, again: Controls) -> None:
        """Open a form. It cannot follow an announcement: then say `otherwise`, with the button to click `again`."""
        if self.interaction.type is discord.InteractionType.modal_submit:
            # Discord opens no form upon a form, and no control of ours asks for it.
            raise PlayerError("old-control")
        async with self._lock:
            if not self.interaction.response.is_done():
                await self.interaction.response.send_modal(modal_of(form))
                return
        await self.send(otherwise, again)
